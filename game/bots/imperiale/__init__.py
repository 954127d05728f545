"""Players of Impériale at four levels."""

from game.bots.imperiale.levels import LEVELS
from game.bots.imperiale.principles import PRINCIPLES
from game.bots.imperiale.reasons import REASONS
from game.bots.imperiale.tips import TIPS
from game.rules.imperiale import Imperiale, Public, State
from game.search.opponents import GameBots
from game.search.worlds import imagined

__all__ = ["BOTS"]

BOTS: GameBots[Imperiale, State, Public] = GameBots(
    LEVELS, imagined, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
