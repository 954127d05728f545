"""A card that was chosen, looked at once more: others are tried beside it, and one takes its place if clearly ahead.

Two players who think with different dice differ in many cards that are worth the same. Who begins with the choice of
the other, and leaves it for a lead only, plays otherwise where it matters.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from game.core.bot import BUDGET
from game.core.cards import Card
from game.core.move import PLAYS
from game.core.record import record
from game.search.rollout import Prospect

Tried: TypeAlias = Callable[[Sequence[Card], int], Iterable[Sequence[float]]]
"""Tries cards in so many more layouts, or fewer if there are no more: by layout, what each of the cards brings."""
Rounds: TypeAlias = Sequence[tuple[int, int]]
"""How many more layouts are tried in turn for a table's budget, and how many other cards at most."""

_BEHIND = 2.0
"""Standard errors behind the chosen card at which another is given up."""
_SURE = 3.0
"""Standard errors by which the only other card must lead for no more layouts to be tried."""
_CLEAR = 1.0
"""Standard errors by which another card must lead to take the place of the chosen one."""


@record
class SecondLook:
    card: Card
    gains: Mapping[Card, Sequence[float]]  # by card and layout; the earlier layouts are common to all cards

    @property
    def layouts(self) -> int:
        return len(self.gains[self.card])


def second_look(
    chosen: Card, judged: Mapping[Card, float], tried: Tried, rounds: Rounds, least: float, budget: int
) -> SecondLook:
    """Try the other cards that were judged beside the chosen one; take one that is clearly ahead, by the least or more.

    What they were judged to be worth by rules of thumb counts against them, for the layouts may all err in one way.
    """
    gains: dict[Card, list[float]] = {card: [] for card in judged}
    handicaps = {card: max(0.0, judged[chosen] - value) for card, value in judged.items()}

    def lead(card: Card) -> tuple[float, float]:
        ahead, error = Prospect(PLAYS[card], tuple(gains[card])).lead(
            Prospect(PLAYS[chosen], tuple(gains[chosen]))
        )
        return ahead - handicaps[card], error

    others = [card for card in judged if card != chosen]
    for layouts, most in rounds:
        del others[most:]
        cards = [chosen, *others]
        for row in tried(cards, max(1, layouts * budget // BUDGET)):
            for card, gain in zip(cards, row, strict=True):
                gains[card].append(gain)
        leads = {card: lead(card) for card in others}
        others = [card for card, (ahead, error) in leads.items() if ahead > -_BEHIND * error]
        others.sort(key=lambda card: -leads[card][0])
        if not others or (len(others) == 1 and leads[others[0]][0] > _SURE * leads[others[0]][1]):
            break
    if others:
        ahead, error = lead(others[0])
        if ahead > max(least, _CLEAR * error):
            return SecondLook(others[0], gains)
    return SecondLook(chosen, gains)
