"""Impériale: twelve cards each, combinations as in Piquet, a turned trump, and reds that annul whites."""

from game.rules.imperiale.options import PRESETS, Options
from game.rules.imperiale.phases import Playing, Public, Settled, State
from game.rules.imperiale.rules import Imperiale

__all__ = ["PRESETS", "Imperiale", "Options", "Playing", "Public", "Settled", "State"]
