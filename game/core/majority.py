"""The race of two sides for so many of a deal's tricks."""

from typing import TypeVar

from game.core.rules import Race
from game.core.view import View

P = TypeVar("P")


def majority(need: int, every: int, view: View[P]) -> Race | None:
    """Tell who had to take so many tricks, and did; None where nobody took as many."""
    taken = [view.sides[trick.taker] for trick in view.tricks]
    won = [seat for seat, side in enumerate(view.sides) if taken.count(side) >= need]
    return Race(tuple(won), need, every, by_trick=True) if won else None
