"""Money as chips: how an amount is paid out of what lies before somebody, changed where small chips are lacking."""

from collections.abc import Mapping
from typing import TypeAlias

Coins: TypeAlias = tuple[int, ...]
"""How many chips there are of each look, in the order of LOOKS."""

WORTH: Mapping[str, int] = {"black": 100, "blue": 20, "red": 5, "white": 1}
"""What each look is worth in the smallest unit, the greatest first."""
LOOKS = tuple(WORTH)
NONE: Coins = (0, 0, 0, 0)
LENT: Coins = (0, 2, 2, 10)
"""What the house lends somebody who sits down, and again whenever it runs out; no purse counts it."""
_STACK = 10  # more chips of one look than this are changed for greater ones
_VALUES = tuple(WORTH.values())


def worth(coins: Coins) -> int:
    """Count the money.

    >>> worth(LENT)
    60
    """
    return sum(value * count for value, count in zip(_VALUES, coins, strict=True))


def together(some: Coins, more: Coins) -> Coins:
    """Put chips together."""
    return tuple(one + other for one, other in zip(some, more, strict=True))


def without(some: Coins, fewer: Coins) -> Coins:
    """Take chips away."""
    return tuple(one - other for one, other in zip(some, fewer, strict=True))


def paid(coins: Coins, amount: int) -> tuple[Coins, Coins]:
    """Pay an amount: which chips go and which are left, after borrowing and changing what it takes.

    >>> paid((0, 1, 0, 1), 7), paid((0, 1, 0, 0), 10)
    (((0, 0, 1, 2), (0, 0, 2, 4)), ((0, 0, 2, 0), (0, 0, 1, 5)))
    """
    while worth(coins) < amount:
        coins = together(coins, LENT)
    gone = _picked(coins, amount)
    while worth(gone) < amount:
        coins = _broken(coins, without(coins, gone))
        gone = _picked(coins, amount)
    return gone, without(coins, gone)


def _picked(coins: Coins, amount: int) -> Coins:
    """Pick chips of an amount as far as it can be paid with them, the greatest first."""
    picked = []
    for value, count in zip(_VALUES, coins, strict=True):
        picked.append(min(count, amount // value))
        amount -= value * picked[-1]
    return tuple(picked)


def _broken(coins: Coins, spare: Coins) -> Coins:
    """Change the smallest spare chip that can be changed for smaller ones: some of the next look, the rest singles."""
    place = max(place for place, count in enumerate(spare[:-1]) if count)
    value, smaller = _VALUES[place], _VALUES[place + 1]
    kept = value // smaller - (1 if smaller > 1 else 0)
    changed = list(coins)
    changed[place] -= 1
    changed[place + 1] += kept
    changed[-1] += value - kept * smaller
    return tuple(changed)


def tidied(coins: Coins) -> Coins:
    """Change what grows higher than a stack for greater chips.

    >>> tidied((0, 0, 0, 13))
    (0, 0, 1, 8)
    """
    changed = list(coins)
    for place in range(len(changed) - 1, 0, -1):
        times = _VALUES[place - 1] // _VALUES[place]
        many = max(0, -(-(changed[place] - _STACK) // times))
        changed[place] -= many * times
        changed[place - 1] += many
    return tuple(changed)
