"""Gleek: three players, a stock for sale, a wager on the best flush, and twelve tricks for pence."""

from game.rules.gleek.options import PRESETS, Options
from game.rules.gleek.phases import Public, State

__all__ = ["PRESETS", "Options", "Public", "State"]
