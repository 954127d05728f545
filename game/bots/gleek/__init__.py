"""Players of Gleek at three levels."""

from collections.abc import Callable, Mapping

from game.bots.gleek.club import Club
from game.bots.gleek.expert import Expert
from game.bots.gleek.novice import Novice
from game.bots.gleek.worlds import likely_states
from game.core.bot import Bot
from game.rules.gleek import Gleek, Public

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[Gleek], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}
