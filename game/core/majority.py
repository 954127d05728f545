"""The race of two players for so many of a deal's tricks."""

from typing import TypeVar

from game.core.rules import Race
from game.core.view import View

P = TypeVar("P")


def majority(need: int, every: int, view: View[P]) -> Race | None:
    """Tell who had to take so many tricks, and did; None where nobody took as many."""
    taken = [trick.taker for trick in view.tricks]
    won = [seat for seat in range(len(view.sides)) if taken.count(seat) >= need]
    return Race(tuple(won), need, every, by_trick=True) if won else None
