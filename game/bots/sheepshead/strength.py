"""What a hand is worth before the blind is seen, and how often a picker with it wins: fitted to deals played out."""

from math import exp, log

from game.core.cards import Cards, mask
from game.rules.sheepshead.cards import ACES, FAILS, TRUMPS

_QUEENS, _JACKS, _HIGH = mask(TRUMPS[:4]), mask(TRUMPS[4:8]), mask(TRUMPS[8:10])
_FIT = {3: (-5.58, 0.682), 4: (-2.94, 0.523), 5: (-2.63, 0.5)}
"""By players: what a worthless hand has against it, and what a point of strength brings, in log odds."""
PICKS_FROM = {3: 0.62, 4: 0.6, 5: 0.64}
"""By players: how sure of winning one wants to be before one picks."""


def strength(hand: Cards) -> float:
    """Weigh a hand: queens, jacks, other trumps, aces, and suits it can trump at once."""
    trumps = mask(TRUMPS) & hand
    worth = 2.0 * (hand & _QUEENS).bit_count() + 1.4 * (hand & _JACKS).bit_count()
    worth += 1.1 * (hand & _HIGH).bit_count()
    worth += 0.8 * (trumps & ~(_QUEENS | _JACKS | _HIGH)).bit_count()
    worth += 0.3 * bool(hand >> TRUMPS[0] & 1)
    for suit, ace in ACES.items():
        cards = hand & mask(FAILS[suit])
        worth += 0.9 if cards >> ace & 1 else 0.0
        worth += 0.3 if not cards else 0.0
    return worth


def confidence(hand: Cards, players: int) -> float:
    """Tell how often a picker wins with this hand."""
    base, slope = _FIT[players]
    return 1 / (1 + exp(-(base + slope * strength(hand))))


def enough(players: int) -> float:
    """Tell from what strength on hands are picked with, about."""
    base, slope = _FIT[players]
    return (log(PICKS_FROM[players] / (1 - PICKS_FROM[players])) - base) / slope
