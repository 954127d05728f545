"""Écarté: two hands of five, an exchange by consent, and five tricks under a turned-up trump."""

from game.rules.ecarte.options import PRESETS, Options
from game.rules.ecarte.phases import (
    ACCEPT,
    CONCEDE,
    DONE,
    MARK_KING,
    PACKETS,
    PROPOSE,
    REFUSE,
    STAND,
    Public,
    State,
    Word,
    king_of,
)
from game.rules.ecarte.rules import Ecarte

__all__ = [
    "ACCEPT",
    "CONCEDE",
    "DONE",
    "MARK_KING",
    "PACKETS",
    "PRESETS",
    "PROPOSE",
    "REFUSE",
    "STAND",
    "Ecarte",
    "Options",
    "Public",
    "State",
    "Word",
    "king_of",
]
