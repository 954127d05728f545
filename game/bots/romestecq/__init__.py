"""Players of Romestecq at three levels."""

from collections.abc import Callable, Mapping

from game.bots.romestecq.club import Club
from game.bots.romestecq.expert import Expert
from game.bots.romestecq.master import StrongPlayer
from game.bots.romestecq.novice import Novice
from game.bots.romestecq.principles import PRINCIPLES
from game.bots.romestecq.reasons import REASONS
from game.bots.romestecq.tips import TIPS
from game.core.bot import Bot
from game.core.view import View
from game.rules.romestecq import Public, Romestecq, State
from game.search.opponents import GameBots
from game.search.worlds import imagined

__all__ = ["BOTS", "LEVELS"]


def _is_exact(_view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out; so he does whatever there is to decide."""
    return True


LEVELS: Mapping[str, Callable[[Romestecq], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}

BOTS: GameBots[Romestecq, State, Public] = GameBots(
    LEVELS, imagined, StrongPlayer, _is_exact, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
