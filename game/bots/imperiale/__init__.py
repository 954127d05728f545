"""Players of Impériale at three levels."""

from collections.abc import Callable, Mapping

from game.bots.imperiale.club import Club
from game.bots.imperiale.expert import Expert
from game.bots.imperiale.novice import Novice
from game.bots.imperiale.principles import PRINCIPLES
from game.bots.imperiale.reasons import REASONS
from game.bots.imperiale.tips import TIPS
from game.core.bot import Bot
from game.core.view import View
from game.rules.imperiale import Imperiale, Public, State
from game.search.opponents import GameBots
from game.search.worlds import Likely, imagined

__all__ = ["BOTS", "LEVELS"]

_EFFORT = 3
"""A master looks at so many times as much as he is asked to: more layouts tell him more here."""


def _master_base(rules: Imperiale, likely: Likely[Public, State]) -> Expert:
    """Give the player who has a master's time and knowledge."""
    return Expert(rules, likely, _EFFORT)


def _is_exact(_view: View[Public]) -> bool:
    """Tell whether the strong player has worked it out; so he does whatever there is to decide."""
    return True


LEVELS: Mapping[str, Callable[[Imperiale], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}

BOTS: GameBots[Imperiale, State, Public] = GameBots(
    LEVELS, imagined, _master_base, _is_exact, reasons=REASONS, tips=TIPS, principles=PRINCIPLES
)
