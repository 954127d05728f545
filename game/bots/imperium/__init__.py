"""Players of Imperium at three levels."""

from collections.abc import Callable, Mapping

from game.bots.imperium.belief import likely_states
from game.bots.imperium.club import Club
from game.bots.imperium.expert import Expert
from game.bots.imperium.novice import Novice
from game.core.bot import Bot
from game.rules.imperium import Imperium, Public

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[Imperium], Bot[Public]]] = {"novice": Novice, "club": Club, "expert": Expert}
