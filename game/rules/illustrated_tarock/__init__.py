"""Illustrated Tarock: one against two with fifty-four cards, sixteen tricks, bids, bonuses and birds."""

from game.rules.illustrated_tarock.options import PRESETS, Options
from game.rules.illustrated_tarock.phases import (
    Discarding,
    Playing,
    Public,
    Settled,
    State,
    Taking,
    Talking,
)
from game.rules.illustrated_tarock.rules import IllustratedTarock

__all__ = [
    "PRESETS",
    "Discarding",
    "IllustratedTarock",
    "Options",
    "Playing",
    "Public",
    "Settled",
    "State",
    "Taking",
    "Talking",
]
