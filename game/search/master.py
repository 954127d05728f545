"""What a master would do: it begins with what a strong player would, and looks whether another move does better."""

from typing import TypeVar

from game.core.bot import Bot, Decision
from game.core.record import record
from game.core.rules import Position, Reason, Rules
from game.search.opponents import Choice
from game.search.rollout import Prospect, Rollouts

S = TypeVar("S", bound=Position)
P = TypeVar("P")

_WORLDS = 12
"""Worlds in which a move must have been tried before it may overrule a strong player."""
_CLEAR = 1.5
"""Standard errors by which it must lead."""


@record
class Advice:
    """What a master would do, and what each move brings."""

    decision: Decision
    prospects: tuple[Prospect, ...]  # of every legal move, the best first; none where there is no choice


def searched(usual: Decision, choice: Choice[Rules[S, P], S, P], quick: Bot[P], playouts: int) -> Decision:
    """Try every move in likely worlds, and keep to the usual one unless another clearly does better.

    A quick player plays the worlds to their end. The usual move is tried to the last, for a lead of a few worlds is
    often luck.
    """
    view, dice = choice.view, choice.dice
    prospects = Rollouts(choice.rules, quick).survey(
        lambda count: choice.likely(view, dice, count),
        view.moves,
        dice,
        choice.budget * playouts,
        kept=(usual.move,),
    )
    best = prospects[0]
    stands = next(each for each in prospects if each.move == usual.move)
    lead, error = best.lead(stands)
    if lead <= _CLEAR * error or len(best.gains) < _WORLDS:
        return usual
    return Decision(best.move, Reason("searched", number=len(best.gains)))
