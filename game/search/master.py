"""A master of any game: begins with what a strong player would do, and looks whether another move does better."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.bot import Bot, Decision
from game.core.record import record
from game.core.rules import Dice, Position, Reason, Rules
from game.core.view import View
from game.search.rollout import Prospect, Rollouts
from game.search.worlds import Likely

S = TypeVar("S", bound=Position)
P = TypeVar("P")

DEPTH = 2
"""Worlds the strong player looks at for each of the budget."""
_MOVES = 70
"""Moves made in playouts for each world of the budget."""
_WORLDS = 12
"""Worlds in which a move must have been tried before it may overrule a strong player."""
_CLEAR = 1.5
"""Standard errors by which it must lead."""


@record
class Advice:
    """What a master would do, and what each move brings."""

    decision: Decision
    prospects: tuple[Prospect, ...]  # of every legal move, the best first; none where there is no choice


class Master(Generic[S, P]):
    """Asks a strong player, and tries every move in likely worlds."""

    def __init__(
        self,
        rules: Rules[S, P],
        strong: Bot[P],
        quick: Bot[P],
        likely: Likely[P, S],
        is_exact: Callable[[View[P]], bool],
    ) -> None:
        """Take the usual move from the strong bot, and let the quick one play the worlds to their end.

        Where the strong bot has reckoned by means of its own, it is not overruled.
        """
        self._strong = strong
        self._likely = likely
        self._reckoned = is_exact
        self._rollouts = Rollouts(rules, quick)

    def choose(self, view: View[P], dice: Dice, budget: int) -> Decision:
        """Choose what does best: the strong player's move, unless another is clearly better."""
        usual = self._strong.choose(view, dice, budget * DEPTH)
        if len(view.moves) == 1 or self._reckoned(view):
            return usual
        return self._weighed(usual, view, dice, budget)

    def _weighed(self, usual: Decision, view: View[P], dice: Dice, budget: int) -> Decision:
        """Try every move, and keep to the usual one unless another clearly does better.

        The usual one is tried to the last, for a lead of a few worlds is often luck.
        """
        prospects = self._rollouts.survey(
            lambda count: self._likely(view, dice, count),
            view.moves,
            dice,
            budget * _MOVES,
            kept=(usual.move,),
        )
        best = prospects[0]
        stands = next(each for each in prospects if each.move == usual.move)
        lead, error = best.lead(stands)
        if lead <= _CLEAR * error or len(best.gains) < _WORLDS:
            return usual
        return Decision(best.move, Reason("searched", number=len(best.gains)))
