"""Players of Imperium at three levels."""

from collections.abc import Callable, Mapping

from game.bots.imperium.club import Club
from game.bots.imperium.expert import Expert, Master
from game.bots.imperium.novice import Novice
from game.bots.imperium.reasons import REASONS
from game.bots.imperium.tips import TIPS
from game.core.bot import Bot
from game.core.view import View
from game.rules.imperium import Imperium, Public, State
from game.search.opponents import GameBots
from game.search.worlds import Likely, imagined

__all__ = ["BOTS", "LEVELS"]


def _master_base(rules: Imperium, _likely: Likely[Public, State]) -> Expert:
    """Give the player who looks at more, and weighs it otherwise."""
    return Master(rules)


def _is_exact(_view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out; so he does whatever there is to decide."""
    return True


LEVELS: Mapping[str, Callable[[Imperium], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}

BOTS: GameBots[Imperium, State, Public] = GameBots(
    LEVELS, imagined, _master_base, _is_exact, reasons=REASONS, tips=TIPS
)
