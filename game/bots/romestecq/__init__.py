"""Players of Romestecq at three levels."""

from collections.abc import Callable, Mapping

from game.bots.romestecq.club import Club
from game.bots.romestecq.expert import MASTER, Expert
from game.bots.romestecq.novice import Novice
from game.core.bot import Bot
from game.core.view import View
from game.rules.romestecq import Public, Romestecq, State
from game.search.opponents import GameBots
from game.search.worlds import Likely, imagined

__all__ = ["BOTS", "LEVELS"]


def _master_base(rules: Romestecq, _likely: Likely[Public, State]) -> Expert:
    """Give the player who has a master's time; what was played tells too little here to choose layouts by it."""
    return Expert(rules, MASTER)


def _is_exact(_view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out; so he does whatever there is to decide."""
    return True


LEVELS: Mapping[str, Callable[[Romestecq], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}

BOTS: GameBots[Romestecq, State, Public] = GameBots(LEVELS, imagined, _master_base, _is_exact)
