"""Players of Écarté at four levels."""

from collections.abc import Mapping

from game.bots.ecarte.hands import KINGS
from game.bots.ecarte.inference import likely_states
from game.bots.ecarte.levels import LEVELS
from game.bots.ecarte.principles import PRINCIPLES
from game.bots.ecarte.reasons import REASONS
from game.bots.ecarte.tips import TIPS
from game.core.bot import BOLD, CAREFUL
from game.core.cards import Cards
from game.core.view import View
from game.rules.ecarte import Ecarte, Public, State
from game.search.opponents import GameBots

__all__ = ["BOTS"]

DARING: Mapping[str, int] = {"stand": BOLD, "refuse": BOLD, "propose": CAREFUL, "accept": CAREFUL}


def _unlike(_rules: Ecarte, view: View[Public]) -> Cards:
    """Name the kings: marking one pays."""
    return view.hand & KINGS


BOTS: GameBots[Ecarte, State, Public] = GameBots(
    LEVELS, likely_states, DARING, _unlike, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
