"""What each game is drilled in: the choices it turns on before cards fall, or the first lead where it has no words."""

from collections.abc import Mapping
from typing import Any

from game.core.move import Play, Say, Take
from game.core.record import record
from game.core.view import View

LEAD = "lead"


@record
class Drilled:
    """What is asked about in one game."""

    phases: tuple[str, ...]  # in which something is said or taken
    leads: bool = False  # the first lead, too


DRILLED: Mapping[str, Drilled] = {
    "ecarte": Drilled(("propose", "answer")),
    "gleek": Drilled(("auction", "ruff")),
    "illustrated_tarock": Drilled(("bid",)),
    "sheepshead": Drilled(("pick", "call")),
}
"""By game of those in which it is more than the first lead."""


def drilled_in(game: str) -> Drilled:
    return DRILLED.get(game, Drilled((), leads=True))


def theme_of(game: str, view: View[Any]) -> str:
    """Name what a decision is about; empty where the game is not drilled in it, or there is nothing to decide."""
    drilled, phase = drilled_in(game), str(view.public.phase)
    if len(view.moves) < 2:
        return ""
    if all(isinstance(move, Say | Take) for move in view.moves):
        return phase if phase in drilled.phases else ""
    first = not view.tricks and not view.trick.cards
    return LEAD if drilled.leads and first and all(isinstance(move, Play) for move in view.moves) else ""
