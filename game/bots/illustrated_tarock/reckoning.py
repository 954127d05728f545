"""The master's card: many layouts that explain what was said and played, each played out lightly or solved."""

from collections.abc import Iterator, Sequence

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.levels import PLAY, Expert, promising
from game.bots.illustrated_tarock.light import LightPlayout
from game.bots.illustrated_tarock.playing import decent, play, rate
from game.bots.illustrated_tarock.situation import SUITED, Situation, situation
from game.bots.illustrated_tarock.worlds import World, likelihood, world_of
from game.core.bot import Decision
from game.core.cards import Card, Cards, Seat, bit
from game.core.move import PLAYS, Play
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.trick import Contract
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.bidding import MULTIPLIERS, SEATS
from game.rules.illustrated_tarock.cards import ORDER, POINTS, TRUMPS
from game.search.open_hands import Table
from game.search.worlds import Likely

_LAYOUTS = {6: 0.3, 5: 1.0}
"""By cards in hand: how many layouts are solved for each of the budget; with fewer cards, more."""
_MORE, _PLAYED = 2.0, 2.5
"""How many layouts are solved with four cards and fewer, and played out with many."""
_SOLVABLE = 6
_ODD = 0.45
"""How readily somebody does otherwise than a club player would, compared with doing the same."""
_CHOICES = 12
"""So many choices of others are looked back at, the latest."""
_USUAL = 0.4
"""Points by which another card must be better than the one a club player plays, before they are multiplied."""


class Reckoner:
    """Weighs every card that comes into question over many layouts; speaks as an expert does."""

    def __init__(self, rules: IllustratedTarock, likely: Likely[Public, State]) -> None:
        """Play under these house rules; what is said goes by layouts made up as likely."""
        self._rules = rules
        self._expert = Expert(rules, likely)

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase not in PLAY:
            return self._expert.choose(view, dice, budget)
        seen = situation(view, self._rules)
        if seen.begging:
            return self._expert.choose(view, dice, budget)
        usual = play(seen)
        cards = promising(seen)
        if len(cards) == 1 or not isinstance(usual.move, Play):
            return usual
        left = seen.hand.bit_count()
        share = _LAYOUTS.get(left, _MORE if left < _SOLVABLE else _PLAYED)
        found = list(self._layouts(view, seen.contract, dice, max(1, round(budget * share))))
        means = averages(found, cards, 1.0 if seen.attacks else -0.5)
        means[usual.move.card] += _USUAL * MULTIPLIERS[self._rules.options.multipliers].get(
            view.public.auction.bid, 1
        )
        card = max(means, key=lambda each: means[each])
        if card == usual.move.card:
            return usual
        return Decision(PLAYS[card], Reason("counted", cards=bit(card), number=len(found)))

    def _layouts(
        self, view: View[Public], contract: Contract, dice: Dice, wanted: int
    ) -> Iterator[tuple[World, float]]:
        """Make up so many layouts, each with how well it explains what was said and played."""
        choices = choices_of(view)
        for _ in range(wanted):
            state = self._rules.imagine(view, dice)
            if isinstance(state, Playing):
                world = world_of(state, self._rules)
                yield world, likelihood(state, view) * explained(world, choices, contract)


def averages(found: Sequence[tuple[World, float]], cards: Sequence[Card], sign: float) -> dict[Card, float]:
    """Tell what each card brings on average, the declarer's gain taken with this sign."""
    totals, weights = [0.0] * len(cards), 0.0
    for world, weight in found:
        weights += weight
        for place, value in enumerate(values(world, cards)):
            totals[place] += weight * value
    return {card: sign * total / weights for card, total in zip(cards, totals, strict=True)}


def values(world: World, cards: Sequence[Card]) -> list[int]:
    """Tell of each card what it brings the declarer of one layout: solved where few are left, else played out."""
    if max(hand.bit_count() for hand in world.hands) <= _SOLVABLE:
        return Ending(world).judge(cards)
    playout = LightPlayout(world)
    return [playout.value(card) for card in cards]


@record
class Choice:
    """A card another seat chose, as everybody could see it."""

    seat: Seat
    card: Card
    leader: Seat
    table: Table  # before it
    since: tuple[Cards, ...]  # by seat: what it has played from then on
    lacks: tuple[Cards, ...]  # by seat: what it had shown by then that it does not hold


def choices_of(view: View[Public]) -> tuple[Choice, ...]:
    """List the latest choices of the other seats, the latest first."""
    lacks, before = [0] * SEATS, []
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % SEATS
            before.append((seat, card, trick.leader, trick.cards[:place], tuple(lacks)))
            if place and not SUITED[trick.cards[0]] >> card & 1:
                lacks[seat] |= SUITED[trick.cards[0]] | (0 if TRUMPS >> card & 1 else TRUMPS)
    since, found = [0] * SEATS, []
    for seat, card, leader, table, lacking in reversed(before):
        since[seat] |= 1 << card
        if seat != view.me:
            found.append(Choice(seat, card, leader, table, tuple(since), lacking))
    return tuple(found[:_CHOICES])


def explained(world: World, choices: Sequence[Choice], contract: Contract) -> float:
    """Tell how well a layout explains what the others played; 1 where a club player would have done the same."""
    found = 1.0
    for each in choices:
        hands = [held | since for held, since in zip(world.hands, each.since, strict=True)]
        legal = contract.policy(hands[each.seat], each.table, ORDER) if each.table else hands[each.seat]
        if not legal & (legal - 1):
            continue
        seen = _as_seen(each, hands, legal, world)
        expected = max(decent(seen, rate(seen)), key=lambda judged: judged.value).card
        if not _alike(expected, each.card, seen.others, each.table):
            found *= _ODD
    return found


def _as_seen(choice: Choice, hands: Sequence[Cards], legal: Cards, world: World) -> Situation:
    """Show the table as somebody saw it who held this hand and made a choice."""
    me, lacks = choice.seat, choice.lacks
    others = (hands[0] | hands[1] | hands[2]) & ~hands[me]
    return Situation(
        me,
        world.layout.declarer,
        hands[me],
        legal,
        choice.leader,
        choice.table,
        tuple([0 if seat == me else others & ~lacks[seat] for seat in range(SEATS)]),
        (0,) * SEATS,
        tuple([held.bit_count() for held in hands]),
        world.contract,
        world.prizes,
    )


def _alike(one: Card, two: Card, others: Cards, table: Table) -> bool:
    """Tell whether two cards are one to the table: of one suit and worth, nothing that is out standing between them."""
    if ORDER.suit[one] != ORDER.suit[two] or POINTS[one] != POINTS[two]:
        return False
    for card in table:
        others |= 1 << card
    return not (ORDER.beats[one] ^ ORDER.beats[two]) & others
