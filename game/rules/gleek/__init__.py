"""Gleek: three players, a stock for sale, a wager on the best flush, and twelve tricks for pence."""

from game.rules.gleek.options import PRESETS, Options
from game.rules.gleek.phases import Auction, Exchange, Playing, Public, Ruff, Settled, State
from game.rules.gleek.rules import Gleek

__all__ = [
    "PRESETS",
    "Auction",
    "Exchange",
    "Gleek",
    "Options",
    "Playing",
    "Public",
    "Ruff",
    "Settled",
    "State",
]
