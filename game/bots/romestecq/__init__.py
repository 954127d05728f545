"""Players of Romestecq at three levels."""

from collections.abc import Callable, Mapping

from game.bots.romestecq.club import Club
from game.bots.romestecq.expert import Expert
from game.bots.romestecq.novice import Novice
from game.core.bot import Bot
from game.rules.romestecq import Public, Romestecq
from game.search.worlds import imagined as likely_states

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[Romestecq], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}
