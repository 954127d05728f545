"""A level that thinks as another does with a fraction of its budget."""

from typing import Generic, TypeVar

from game.core.bot import Bot, Decision
from game.core.rules import Dice
from game.core.view import View

P = TypeVar("P")


class BudgetFraction(Generic[P]):
    """Thinks as another player does, and less long."""

    def __init__(self, player: Bot[P], part: int) -> None:
        """Give the player one of so many worlds, and one at least."""
        self._player = player
        self._part = part

    def choose(self, view: View[P], dice: Dice, budget: int) -> Decision:
        """Choose what the other chooses."""
        return self._player.choose(view, dice, max(1, budget // self._part))
