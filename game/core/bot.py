"""What a bot is: something that is shown a view and answers with a move and its reason."""

from typing import Protocol, TypeVar

from game.core.move import Move
from game.core.record import Lazy, record
from game.core.rules import Dice, Reason
from game.core.view import View

BUDGET = 60
"""Worlds a bot may imagine for one decision, unless somebody asks for more or fewer."""

BOLD, CAREFUL = 1, -1
TEMPERAMENTS = {"bold": BOLD, "careful": CAREFUL}
"""Names of temperaments, as they stand in the header of a match; who is even-tempered has none."""

P_contra = TypeVar("P_contra", contravariant=True)
P = TypeVar("P")


@record
class Decision:
    """A move and the one sentence that explains it."""

    move: Move
    reason: Lazy[Reason]  # looked for when somebody asks for it, which playouts don't


class Bot(Protocol[P]):
    """A way to play one game. It never meets a state: what it searches comes from Rules.imagine."""

    def choose(self, view: View[P], dice: Dice, budget: int) -> Decision:
        """Choose one of view.moves; the budget says how many worlds are worth imagining, more or less."""
        ...
