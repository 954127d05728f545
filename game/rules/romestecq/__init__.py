"""Romestecq: five cards, five tricks, no trumps; pairs and triplets to bring home, and the others' to catch."""

from game.rules.romestecq.combinations import KINDS, Combination
from game.rules.romestecq.options import PRESETS, Options
from game.rules.romestecq.phases import Announcement, Playing, Public, Settled, State
from game.rules.romestecq.rules import Romestecq
from game.rules.romestecq.scoring import STEPS

__all__ = [
    "KINDS",
    "PRESETS",
    "STEPS",
    "Announcement",
    "Combination",
    "Options",
    "Playing",
    "Public",
    "Romestecq",
    "Settled",
    "State",
]
