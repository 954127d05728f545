"""The yardsticks by name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from game.core.cards import Card
from game.core.rules import Dice, Rules
from game.core.view import View
from tests.tools.strength.yardsticks.flat import Flat
from tests.tools.strength.yardsticks.ismcts import Ismcts
from tests.tools.strength.yardsticks.openspiel import OpenSpielBot
from tests.tools.strength.yardsticks.pimc import Pimc

FROZEN = "frozen expert"
OPENSPIEL = "OpenSpiel ISMCTS"


class CardPlayer(Protocol):
    """Chooses cards from the view of a seat."""

    def card(self, view: View[Any], dice: Dice) -> Card:
        """Choose one of the cards that may be played."""
        ...


YARDSTICKS: Mapping[str, Callable[[Rules[Any, Any]], CardPlayer]] = {
    "PIMC 20 ms": partial(Pimc, milliseconds=20),
    "PIMC 50 ms": partial(Pimc, milliseconds=50),
    "flat 20 ms": partial(Flat, milliseconds=20),
    "flat 100 ms": partial(Flat, milliseconds=100),
    "ISMCTS 100 ms": partial(Ismcts, milliseconds=100),
    OPENSPIEL: OpenSpielBot,
}
"""Those that choose cards, besides the frozen Expert, who plays whole deals."""
