"""The worlds a seat must reckon with: all of them when they are few, a fair sample when they are many."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import TypeAlias, TypeVar

from game.core.cards import Cards, bit, members
from game.core.rules import Dice, Rules
from game.core.view import Place, View

S = TypeVar("S")
P = TypeVar("P")

DRAWN = 3
"""Positions that are made up for each that is kept."""


Likely: TypeAlias = Callable[[View[P], Dice, int], Sequence[S]]
"""Makes up so many positions a seat can't tell from the true one, those more often that explain what others did."""


def likely(
    make_up: Callable[[], S], odds: Callable[[S], float], dice: Dice, wanted: int, each: int = DRAWN
) -> list[S]:
    """Make up more positions than are wanted, so many for each, and keep each as readily as it is likely.

    The odds need not add up to anything, but must be above 0.
    """
    drawn: list[tuple[float, int, S]] = []
    for number in range(each * wanted):
        state = make_up()
        drawn.append((dice.random() ** (1 / odds(state)), number, state))
    drawn.sort(key=lambda one: (-one[0], one[1]))
    return [state for _, _, state in drawn[:wanted]]


def imagined(rules: Rules[S, P], view: View[P], dice: Dice, wanted: int) -> list[S]:
    """Make up positions without asking what the others' doings say of their cards."""
    return [rules.imagine(view, dice) for _ in range(wanted)]


def other_hand(view: View[P]) -> Place:
    """Give the one hidden hand of a game for two."""
    return next(place for place in view.hidden if place.name == "hand")


def holdings(view: View[P]) -> list[Cards]:
    """List every hand the opponent in a game for two may hold."""
    place = other_hand(view)
    free = [bit(card) for card in members(place.may & ~place.sure)]
    lacking = place.size - place.sure.bit_count()
    return [place.sure | sum(share) for share in combinations(free, lacking)]


def sample(view: View[P], dice: Dice, count: int) -> list[Cards]:
    """Draw hands the opponent in a game for two may hold, each equally likely."""
    place = other_hand(view)
    free = list(members(place.may & ~place.sure))
    lacking = place.size - place.sure.bit_count()
    hands = []
    for _ in range(count):
        dice.shuffle(free)
        hand = place.sure
        for card in free[:lacking]:
            hand |= 1 << card
        hands.append(hand)
    return hands


@lru_cache(maxsize=1 << 15)
def odds(free: int, wanted: int, size: int) -> float:
    """Tell how probable it is that one of the wanted cards is among so many drawn from those that are free.

    >>> odds(4, 1, 2), odds(4, 0, 2), odds(4, 3, 2)
    (0.5, 0.0, 1.0)
    """
    if not wanted or not size:
        return 0.0
    return 1 - comb(free - wanted, size) / comb(free, size) if free >= size else 1.0
