"""The race to the score that wins a game: what a point is worth at every state of it."""

from functools import cache

_DEAL = ((1, 0.36), (2, 0.14), (-1, 0.36), (-2, 0.14))
"""What a deal between equals brings, and how often: mine above, the opponent's below zero."""


@cache
def winning(mine: int, theirs: int) -> float:
    """Give the chance to win a game in which I still want so many points and my opponent so many.

    >>> winning(3, 3), winning(0, 2), winning(2, 0)
    (0.5, 1.0, 0.0)
    """
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    if mine == theirs:
        return 0.5
    return sum(
        (
            chance * (winning(mine - gain, theirs) if gain > 0 else winning(mine, theirs + gain))
            for gain, chance in _DEAL
        ),
        0.0,
    )


def value(mine: int, theirs: int, gain: int) -> float:
    """Give what a deal is worth that brings me so many points, or my opponent if it is below zero."""
    if mine <= 0 or theirs <= 0:
        return winning(mine, theirs)
    return winning(mine - gain, theirs) if gain > 0 else winning(mine, theirs + gain)


def in_points(mine: int, theirs: int, chance: float) -> float:
    """Express a chance to win the game as the points that would bring it about, those being equal for both sides.

    >>> in_points(3, 3, winning(3, 3)), round(in_points(3, 3, winning(2, 3)), 2)
    (0.0, 1.0)
    """
    point = (value(mine, theirs, 1) - value(mine, theirs, -1)) / 2
    return (chance - winning(mine, theirs)) / point
