"""Players of Écarté at three levels."""

from collections.abc import Callable, Mapping

from game.bots.ecarte.club import Club
from game.bots.ecarte.expert import Expert
from game.bots.ecarte.novice import Novice
from game.bots.ecarte.suspicion import likely_states
from game.core.bot import Bot
from game.rules.ecarte import Ecarte, Public

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[Ecarte], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}
