"""Imperium: two players, seventeen cards, two bowers and a Joker, and chips that wipe each other out."""

from game.rules.imperium.combinations import Imperium as Combination
from game.rules.imperium.options import PRESETS, Options
from game.rules.imperium.phases import Declaring, Playing, Public, Settled, State
from game.rules.imperium.rules import Imperium

__all__ = [
    "PRESETS",
    "Combination",
    "Declaring",
    "Imperium",
    "Options",
    "Playing",
    "Public",
    "Settled",
    "State",
]
