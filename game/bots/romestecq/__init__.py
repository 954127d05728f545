"""Players of Romestecq at four levels."""

from game.bots.romestecq.levels import LEVELS
from game.bots.romestecq.principles import PRINCIPLES
from game.bots.romestecq.reasons import REASONS
from game.bots.romestecq.tips import TIPS
from game.rules.romestecq import Public, Romestecq, State
from game.search.opponents import GameBots
from game.search.worlds import imagined

__all__ = ["BOTS"]

BOTS: GameBots[Romestecq, State, Public] = GameBots(
    LEVELS, imagined, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
