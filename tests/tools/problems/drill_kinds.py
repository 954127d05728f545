"""What each game is drilled in: the choices it turns on before cards fall, or the first lead where it has no words."""

from typing import Any

from game.core.move import Play, Say, Take
from game.core.view import View
from tests.games.expected import EXPECTED

LEAD = "lead"


def theme_of(game: str, view: View[Any]) -> str:
    """Name what a decision is about; empty where the game is not drilled in it, or there is nothing to decide."""
    drilled, phase = EXPECTED[game].drilled, str(view.public.phase)
    if len(view.moves) < 2:
        return ""
    if all(isinstance(move, Say | Take) for move in view.moves):
        return phase if phase in drilled else ""
    first = not view.tricks and not view.trick.cards
    return LEAD if not drilled and first and all(isinstance(move, Play) for move in view.moves) else ""
