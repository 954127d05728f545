"""Expert: reckons with hands the other seat may hold, and with what the tricks are worth at this score."""

from functools import lru_cache, partial

from game.bots.imperium.belief import Belief, beliefs
from game.bots.imperium.club import declare, pick
from game.bots.imperium.foresight import Foresight, Payoff, World
from game.bots.imperium.prospects import prospects
from game.bots.imperium.reasons import because, in_words
from game.bots.imperium.situation import Situation, situation
from game.bots.imperium.solver import Solver
from game.core.bot import Decision
from game.core.cards import Card, Cards, mask, members
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.score import Award, Holdings
from game.core.view import View
from game.rules.imperium import Imperium, Options, Phase, Public
from game.rules.imperium.combinations import PAYS, declared, pool, steps

_SAME = 1e-9
_TRICK_GAINS = (("blue", 1), ("white", 2), ("white", 1))
_SOLVED = 8  # worlds that are solved for each of the budget: at a table, every one there is
_MAJORITY = 3


@record
class Effort:
    """How a player weighs what he finds, and how much of it he looks for."""

    opened: float  # how much the open-handed solution counts beside the play against a Club player
    played_out: int  # worlds played out at most


EXPERT = Effort(0.5, 40)
MASTER = Effort(0.75, 200)
"""He plays out more worlds, and trusts them less than what all hands open say: few opponents play like Club players."""


@record
class Judgement:
    """What a card promises."""

    chance: float  # to win the match
    majority: float  # to take three tricks or more, both hands open


class Expert:
    """A player who counts everything."""

    def __init__(self, rules: Imperium, effort: Effort = EXPERT) -> None:
        """Play under these house rules, with so much effort."""
        self._rules = rules
        self._options = rules.options
        self._effort = effort

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the card with the best chance to win the match."""
        if view.public.phase == Phase.DECLARING:
            return declare(view, self._options)
        seen = situation(view)
        if not seen.legal & (seen.legal - 1):
            card = pick(seen)
            return Decision(PLAYS[card], partial(because, self._rules, view, card))
        every = self._worlds(view)
        worlds = _some(every, dice, budget * _SOLVED)
        foreseen = _some(worlds, dice, min(budget, self._effort.played_out))
        judged = _judge(view, seen, worlds, foreseen, self._effort.opened)
        reckoned = _decide(seen, judged, exact=len(worlds) == len(every))
        card = reckoned.cards.bit_length() - 1
        return Decision(PLAYS[card], partial(in_words, self._rules, view, reckoned))

    def _worlds(self, view: View[Public]) -> list[World]:
        """Give every hand the other seat may hold, with its weight and what the tricks are then worth."""
        every = beliefs(view, self._options)
        total = sum(belief.weight for belief in every)
        return [(each.theirs, each.weight / total, self._payoff(view, each)) for each in every]

    def _payoff(self, view: View[Public], belief: Belief) -> Payoff:
        pending: tuple[tuple[str, int], ...] = ()
        if view.me != view.dealer and not view.tricks and self._options.declare_imperiums == "auto":
            turn_up = view.public.turn_up
            cards = pool(belief.theirs, turn_up, True, self._options)
            found = declared(cards, turn_up, self._options)
            pending = tuple((PAYS[step][0], 1) for each in found for step in steps(each, self._options))
        return payoff(view.ledger.holdings, view.me, view.dealer, pending, self._options)


def _judge(
    view: View[Public], seen: Situation, worlds: list[World], some: list[World], share: float
) -> dict[Card, Judgement]:
    """Judge each card: open-handed over all worlds, with this share, and as it will really be played over some."""
    solver = Solver(seen.order)
    ahead = Foresight(seen.order, view.shown)
    gone = mask(card for trick in (*view.tricks, view.trick) for card in trick.cards)
    total, part = (sum(weight for _, weight, _ in each) for each in (worlds, some))
    judgements = {}
    for card in members(seen.legal):
        if seen.led:
            played = ahead.answer(seen.led[0], card, seen.mine, some, gone, seen.taken[0])
        else:
            played = ahead.lead(card, seen.mine, some, gone, seen.taken[0])
        counts = [(_tricks(solver, seen, card, theirs), weight, pays) for theirs, weight, pays in worlds]
        opened = sum(weight * pays[count] for count, weight, pays in counts) / total
        majority = sum(weight for count, weight, _ in counts if count >= _MAJORITY) / total
        judgements[card] = Judgement(share * opened + (1 - share) * played / part, majority)
    return judgements


def _tricks(solver: Solver, seen: Situation, card: Card, theirs: Cards) -> int:
    """Count my tricks in the deal with both hands open."""
    if seen.led:
        return seen.taken[0] + solver.answered(seen.led[0], card, theirs, seen.mine)
    return seen.taken[0] + solver.led(card, seen.mine, theirs)


def _some(worlds: list[World], dice: Dice, budget: int) -> list[World]:
    """Draw as many worlds as the budget allows."""
    if len(worlds) <= budget:
        return worlds
    numbers = list(range(len(worlds)))
    dice.shuffle(numbers)
    return [worlds[number] for number in sorted(numbers[:budget])]


@lru_cache(maxsize=1 << 12)
def payoff(
    holdings: Holdings, me: int, dealer: int, pending: tuple[tuple[str, int], ...], options: Options
) -> Payoff:
    """Give my chance of the match by tricks taken in this deal, after what the dealer is still to be paid."""
    rules, chances = Imperium(options), prospects(options)

    def paid(held: Holdings, to: int, unit: str, amount: int) -> Holdings:
        if max(held[0][0], held[1][0]) >= options.target_blues:
            return held
        return rules.credit(held, Award(0, "", "", to, amount, unit))

    for unit, amount in pending:
        holdings = paid(holdings, dealer, unit, amount)
    ends = [paid(holdings, 1 - me, *gain) for gain in _TRICK_GAINS]
    ends += [paid(holdings, me, *gain) for gain in reversed(_TRICK_GAINS)]
    return tuple(chances.chance(end, me, 1 - dealer) for end in ends)


def _decide(seen: Situation, judged: dict[Card, Judgement], *, exact: bool) -> Reason:
    """Take the best card; between equals, what a Club player would play."""
    best = max(judgement.chance for judgement in judged.values())
    usual = pick(seen)
    equal = [card for card, judgement in judged.items() if judgement.chance >= best - _SAME]
    card = usual if usual in equal else equal[0]
    majority = judged[card].majority
    key = "counted"
    if exact:
        key = "counted_sure" if majority > 1 - _SAME else "counted_lost" if majority < _SAME else key
    share = round(100 * majority)
    number = min(99, max(1, share)) if key == "counted" else share
    return Reason(key, cards=1 << card, number=number)
