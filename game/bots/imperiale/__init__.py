"""Players of Impériale at three levels."""

from collections.abc import Callable, Mapping

from game.bots.imperiale.club import Club
from game.bots.imperiale.expert import Expert
from game.bots.imperiale.novice import Novice
from game.core.bot import Bot
from game.rules.imperiale import Imperiale, Public
from game.search.worlds import imagined as likely_states

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[Imperiale], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}
