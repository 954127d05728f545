"""What a card brings: imagined worlds are solved with open hands, and what wins the match most often is played."""

from collections.abc import Sequence
from functools import partial

from game.bots.imperiale.finish import Finish, Standing
from game.bots.imperiale.playing import pick, weigh
from game.bots.imperiale.prospects import prospects
from game.bots.imperiale.reasons import because, decided
from game.bots.imperiale.situation import Situation, situation
from game.bots.imperiale.solver import (
    ALL_MINE,
    FAR,
    SEQUENCE_FREE,
    SEQUENCE_HIS,
    SEQUENCE_MINE,
    SEQUENCE_SPLIT,
    Marks,
    Solver,
    placed,
    places,
    stakes,
)
from game.core.bot import Decision
from game.core.cards import Card, Cards, Seat, mask, members
from game.core.move import PLAYS
from game.core.order import Order
from game.core.score import Award, Holdings
from game.core.trick import played_by
from game.core.view import View
from game.rules.imperiale import Imperiale, Playing, Public, State
from game.rules.imperiale.cards import HONOURS, SEQUENCES, suit_of
from game.rules.imperiale.phases import TRICKS
from game.rules.imperiale.scoring import WHITE, credit
from game.search.opponents import Choice

_FINISH = 6  # cards in a hand from which on every counter is paid as it falls
_CLOSE = 4  # whites behind the best card from which on it doesn't matter how many
_STEP = 2  # whites either way, to see what one is worth

_POSITIONS = 150  # positions looked at, more or less, for each world of the budget
_LEAST = 2  # worlds looked at in any case
_ROUND = 3  # worlds after which the poorer third of the cards is given up
_THUMB = 4  # worlds that the rules of thumb count for


def weighed_card(choice: Choice[Imperiale, State, Public], effort: int) -> Decision:
    """Play the card with the best chance to win the match, looking at so many times as much as the budget says."""
    rules, view, budget = choice.rules, choice.view, choice.budget * effort
    seen = situation(view, rules)
    usual = pick(seen)
    cards = _different(seen, usual)
    if len(cards) == 1:
        return Decision(PLAYS[usual], partial(because, rules, view, usual))
    solved = WorldChances(rules, view, seen.order)
    favour = _favour(seen, cards, solved)
    chances, worlds = dict.fromkeys(cards, 0.0), 0
    while worlds < budget and (worlds < _LEAST or solved.positions < budget * _POSITIONS):
        (world,) = choice.likely(view, choice.dice, 1)
        assert isinstance(world, Playing), "tricks are being played"
        for card, chance in solved.chances(cards, world.play.hands[1 - view.me]).items():
            chances[card] += chance
        worlds += 1
        cards.sort(key=lambda card: chances[card] + favour[card], reverse=True)
        if worlds % _ROUND == 0:
            cards = cards[: max(2, len(cards) * 2 // 3)]
    best = max(cards, key=lambda card: (chances[card] + favour[card], card == usual))
    return Decision(PLAYS[best], partial(decided, rules, view, best, chances[best] / worlds))


class WorldChances:
    """The worlds of one decision.

    With few cards left each line is played out to the last counter. Before that the gain in whites is found, which is
    what honours and tricks come to on balance, and put on the score in one go.
    """

    def __init__(self, rules: Imperiale, view: View[Public], order: Order) -> None:
        options = rules.options
        self._options, self._view, self._order = options, view, order
        self._deal = view.ledger.finished + 1
        self._trump = suit_of(view.public.turn_up)
        self._places = places(self._trump)
        self._mine = placed(view.hand, self._trump)
        self._leader = 1 - view.me if view.trick.cards else view.me
        self._taken = sum(trick.taker == view.me for trick in view.tricks)
        self._stakes = stakes(options)
        self._solver = Solver(self._stakes)
        self._finish = Finish(options, view.me, view.dealer, self._deal)
        self.late = view.hand.bit_count() <= _FINISH
        self._ends: dict[tuple[bool, int], float] = {}

    @property
    def positions(self) -> int:
        return self._finish.positions if self.late else self._solver.positions

    @property
    def white(self) -> float:
        """What one white more is worth here, as a chance to win the match."""
        return (self._after(_STEP, pays=False) - self._after(-_STEP, pays=False)) / (2 * _STEP)

    def chances(self, cards: Sequence[Card], theirs: Cards) -> dict[Card, float]:
        """Give my chance with each of these cards when the other hand holds theirs; the likeliest card comes first."""
        marks = self._marks(theirs)
        other = placed(theirs, self._trump)
        if self.late:
            return {card: self._exact(card, other, marks) for card in cards}
        best, found = -FAR, dict[Card, float]()
        for card in cards:
            net = self._gain(card, other, marks, best - _CLOSE)
            best = max(best, net)
            found[card] = self._after(net, pays=self._pays(card))
        return found

    def _exact(self, card: Card, theirs: Cards, marks: Marks) -> float:
        view, bit = self._view, self._places[card]
        if not view.trick.cards:
            at = Standing(view.me, view.ledger.holdings, self._taken, marks)
            return self._finish.led(bit, self._mine, theirs, at)
        at = Standing(1 - view.me, view.ledger.holdings, self._taken, marks)
        led = view.trick.cards[0]
        takes = bool(self._order.beats[led] >> card & 1)
        return self._finish.answered(
            (self._places[led], bit), theirs | self._places[led], self._mine, at, takes=takes
        )

    def _gain(self, card: Card, theirs: Cards, marks: Marks, floor: int) -> int:
        """Give what I gain in whites till the end of the deal, exact above the floor."""
        view, bit, trick = self._view, self._places[card], self._stakes.trick
        if self._stakes.capot and all(each.taker == self._leader for each in view.tricks):
            marks |= ALL_MINE
        before = trick * (self._taken - TRICKS // 2)
        if not view.trick.cards:
            return before + self._solver.led(bit, self._mine, theirs, marks, floor - before)
        led = self._places[view.trick.cards[0]]
        return before + self._solver.answered(led, bit, theirs | led, self._mine, marks, floor - before)

    def _pays(self, card: Card) -> bool:
        """Tell whether the card led in this trick brings its leader a white, whatever happens then."""
        led = self._view.trick.cards[0] if self._view.trick.cards else card
        return self._stakes.leader_paid and bool(HONOURS[self._trump] >> led & 1)

    def _after(self, net: int, *, pays: bool) -> float:
        """Give my chance after so many whites on balance, the honour led being paid before the rest."""
        key = (pays, net)
        chance = self._ends.get(key)
        if chance is None:
            chance = self._ends[key] = self._counted(net, pays=pays)
        return chance

    def _counted(self, net: int, *, pays: bool) -> float:
        view = self._view
        holdings = view.ledger.holdings
        if pays:
            holdings = self._paid(holdings, self._leader, 1)
            net += 1 if self._leader != view.me else -1
        holdings = self._paid(holdings, view.me if net > 0 else 1 - view.me, abs(net))
        return prospects(self._options).chance(holdings, view.me, 1 - view.dealer)

    def _paid(self, holdings: Holdings, to: Seat, whites: int) -> Holdings:
        over = max(reds for reds, _ in holdings) >= self._options.target_reds
        if over or not whites:
            return holdings
        return credit(holdings, Award(self._deal, "", "", to, whites, WHITE), self._options)

    def _marks(self, theirs: Cards) -> Marks:
        """Tell whether the sequence of trumps may still fall to somebody (§13.6)."""
        view, sequence = self._view, SEQUENCES[self._trump]
        if not self._options.imperiale_tombee:
            return SEQUENCE_SPLIT
        played = played_by((*view.tricks, view.trick), 2)
        mine, others = view.hand | played[view.me], theirs | played[1 - view.me]
        if sequence & ~(mine | others) or not sequence & ~mine or not sequence & ~others:
            return SEQUENCE_SPLIT
        takers = {trick.taker for trick in view.tricks if mask(trick.cards) & sequence}
        if not takers:
            return SEQUENCE_FREE
        if len(takers) > 1:
            return SEQUENCE_SPLIT
        return SEQUENCE_MINE if self._leader in takers else SEQUENCE_HIS


def _favour(seen: Situation, cards: list[Card], solved: WorldChances) -> dict[Card, float]:
    """Weigh leads by rules of thumb, as if in so many worlds more: early in a deal few can be solved."""
    if seen.led or solved.late:
        return dict.fromkeys(cards, 0.0)
    return {card: _THUMB * solved.white * weigh(seen, card) for card in cards}


def _different(seen: Situation, usual: Card) -> list[Card]:
    """List the legal cards, one of each run that no card out against me parts; the usual one for its own run."""
    order, kept = seen.order, dict[tuple[int, int, bool], Card]()
    for card in (usual, *members(seen.legal)):
        key = (order.suit[card], order.beats[card] & seen.may, seen.is_honour(card))
        kept.setdefault(key, card)
    return list(kept.values())
