"""Players of Illustrated Tarock at three levels."""

from collections.abc import Callable, Mapping

from game.bots.illustrated_tarock.club import Club
from game.bots.illustrated_tarock.expert import Expert
from game.bots.illustrated_tarock.novice import Novice
from game.bots.illustrated_tarock.worlds import likely_states
from game.core.bot import Bot
from game.rules.illustrated_tarock import IllustratedTarock, Public

__all__ = ["LEVELS", "likely_states"]

LEVELS: Mapping[str, Callable[[IllustratedTarock], Bot[Public]]] = {
    "novice": Novice,
    "club": Club,
    "expert": Expert,
}
