"""What a hand is worth before the stock is seen, in card points it should bring a declarer."""

from collections.abc import Mapping

from game.core.cards import Cards
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, ORDER, TRUMPS, count

DRAWN: Mapping[str, float] = {"three": 9.0, "take": 9.0, "two": 6.0, "one": 3.5, "solo": 0.0}
"""By bid: what the stock adds."""
_BASE, _TRUMP, _HIGH, _HONOUR, _KING, _VOID, _POINT = 5.0, 3.2, 1.6, 2.5, 2.5, 2.0, 0.35
_HIGHS = sum(1 << card for card in range(32, 54) if ORDER.rank[card] >= 14)


def strength(hand: Cards) -> float:
    """Estimate the points a declarer takes with this hand of sixteen, without the stock."""
    worth = _BASE + _TRUMP * (hand & TRUMPS).bit_count() + _HIGH * (hand & _HIGHS).bit_count()
    worth += _HONOUR * (hand & HONOURS).bit_count() + _KING * (hand & KINGS).bit_count()
    worth += _POINT * count(hand)
    for suit in ORDER.follows[1:]:
        worth += _VOID * max(0, 2 - (hand & suit).bit_count())
    return worth
