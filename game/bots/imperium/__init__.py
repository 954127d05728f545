"""Players of Imperium at four levels."""

from game.bots.imperium.levels import LEVELS
from game.bots.imperium.reasons import REASONS
from game.bots.imperium.tips import TIPS
from game.rules.imperium import Imperium, Public, State
from game.search.opponents import GameBots
from game.search.worlds import imagined

__all__ = ["BOTS"]

BOTS: GameBots[Imperium, State, Public] = GameBots(LEVELS, imagined, reasons=REASONS, tips=TIPS)
