"""What a hand of sixteen should bring its declarer, in card points: fitted to deals played out."""

from collections.abc import Mapping
from math import erf, sqrt

from game.core.cards import Cards, members
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, ORDER, TRUMPS, count

DRAWN: Mapping[str, float] = {"three": 21.0, "take": 21.0, "two": 16.2, "one": 10.6, "solo": 0.0}
"""By bid: what the stock adds, taken from and discarded for."""
_SPREAD: Mapping[str, float] = {"three": 10.1, "take": 10.1, "two": 9.8, "one": 9.0, "solo": 8.3}
"""By bid: how far the points stray from what was expected."""
_BASE = -16.9
_TRUMP, _RANK, _HONOUR, _KING, _PLAIN_POINT = 0.64, 0.26, 5.75, 7.3, 0.47
_SHORT = (10.0, 5.2, 1.2)
"""By cards of a suit: what it is worth that the suit can soon be trumped."""


def strength(hand: Cards) -> float:
    """Estimate the points a declarer takes with this hand in a Solo."""
    trumps = hand & TRUMPS
    worth = _BASE + _TRUMP * trumps.bit_count() + _RANK * sum(ORDER.rank[card] for card in members(trumps))
    worth += _HONOUR * (hand & HONOURS).bit_count() + _KING * (hand & KINGS).bit_count()
    worth += _PLAIN_POINT * count(hand & ~(TRUMPS | KINGS))
    for suit in ORDER.follows[1:]:
        length = (hand & suit).bit_count()
        worth += _SHORT[length] if length < len(_SHORT) else 0.0
    return worth


def expected(hand: Cards, bid: str) -> float:
    """Estimate the points a declarer takes with this hand when he plays that bid."""
    return strength(hand) + DRAWN[bid]


def above(points: float, wanted: float, bid: str) -> float:
    """Tell how probable it is that a declarer who expects some points makes so many."""
    return 0.5 * (1 + erf((points - wanted + 0.5) / _SPREAD[bid] / sqrt(2)))
