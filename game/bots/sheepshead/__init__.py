"""Players of Sheepshead at three levels."""

from collections.abc import Callable, Mapping

from game.bots.sheepshead.club import Club
from game.bots.sheepshead.expert import Expert
from game.bots.sheepshead.guessing import likely_states
from game.bots.sheepshead.novice import Novice
from game.core.bot import Bot
from game.rules.sheepshead import Public, Sheepshead

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[Sheepshead], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}
