"""Sheepshead: fourteen trumps, a blind to pick up, and a partner only he himself knows."""

from game.rules.sheepshead.options import PRESETS, Options
from game.rules.sheepshead.phases import Laying, Playing, Public, Settled, State, Talking
from game.rules.sheepshead.rules import Sheepshead

__all__ = [
    "PRESETS",
    "Laying",
    "Options",
    "Playing",
    "Public",
    "Settled",
    "Sheepshead",
    "State",
    "Talking",
]
