"""Expert: works out every card against every hand the other seat may hold, and knows what the score makes of it."""

from itertools import combinations

from game.bots.imperium.club import declare, pick
from game.bots.imperium.sight import Sight, sight
from game.bots.imperium.solver import Solver
from game.core.bot import Decision
from game.core.cards import TABLE, Card, Cards, mask, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.score import Award
from game.core.view import View
from game.rules.imperium import Imperium, Public
from game.rules.imperium.views import plausible

TRICKS = 5
MATCH = 30.0
"""What winning the match is worth, in white chips."""
CLOSE = 1e-9


class Expert:
    """Plays the card that pays best on average over all hands that fit what was seen."""

    def __init__(self, rules: Imperium) -> None:
        """Sit down at a table with these rules."""
        self._rules = rules

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Choose by counting every case; there are never more than 462, so nothing is left to chance."""
        if view.public.phase == "declaring":
            return declare(view)
        seen = sight(view)
        usual, reason = pick(seen)
        if not seen.legal & (seen.legal - 1):
            return Decision(PLAYS[usual], reason)
        prospects = _prospects(view, seen, self._rules)
        pays = self._pays(view)
        worths = {
            card: sum(pays[count] * share for count, share in prospect)
            for card, prospect in prospects.items()
        }
        best = max(worths.values())
        equal = [card for card, worth in worths.items() if worth > best - CLOSE]
        card = usual if usual in equal else seen.ranked(mask(equal))[0]
        return Decision(PLAYS[card], _reason(card, prospects[card]))

    def _pays(self, view: View[Public]) -> tuple[float, ...]:
        """Value each number of tricks by what the chips come to after it, the winner of the match above all."""
        return tuple(self._worth(view, count) for count in range(TRICKS + 1))

    def _worth(self, view: View[Public], count: int) -> float:
        me = view.me
        winner, taken = (me, count) if count > TRICKS // 2 else (1 - me, TRICKS - count)
        unit, amount = ("blue", 1) if taken == TRICKS else ("white", taken - 2)
        award = Award(view.ledger.finished + 1, "tricks", "8.1", winner, amount, unit, TABLE)
        holdings = self._rules.credit(view.ledger.holdings, award)
        chips = self._rules.worth(holdings)
        won = [blues >= self._rules.options.target_blues for blues, _ in holdings]
        return chips[me] - chips[1 - me] + MATCH * (won[me] - won[1 - me])


def _prospects(view: View[Public], seen: Sight, rules: Imperium) -> dict[Card, list[tuple[int, float]]]:
    """Count, for each legal card, how often it ends with how many tricks."""
    solver, hands = Solver(seen.order), _hands(view, rules)
    counts = {card: [0] * (TRICKS + 1) for card in members(seen.legal)}
    for hand in hands:
        for card, count in counts.items():
            count[seen.taken[0] + _tricks(solver, seen, hand, card)] += 1
    return {
        card: [(tricks, times / len(hands)) for tricks, times in enumerate(count) if times]
        for card, count in counts.items()
    }


def _tricks(solver: Solver, seen: Sight, hand: Cards, card: Card) -> int:
    if seen.led:
        return solver.answered(seen.led[0], card, hand, seen.mine)
    return solver.led(card, seen.mine, hand)


def _hands(view: View[Public], rules: Imperium) -> list[Cards]:
    """List every hand that fits what was played and what was, or was not, declared."""
    place = view.hidden[0]
    free = members(place.may & ~place.sure)
    every = [place.sure | mask(some) for some in combinations(free, place.size - place.sure.bit_count())]
    return [cards for cards in every if plausible(view, cards, rules.options)] or every


def _reason(card: Card, prospect: list[tuple[int, float]]) -> Reason:
    """Say what the counting came to."""
    majority = sum(share for tricks, share in prospect if tricks > TRICKS // 2)
    key = "counted_sure" if majority > 1 - CLOSE else "counted_lost" if majority < CLOSE else "counted"
    return Reason(key, cards=1 << card, number=round(100 * majority))
