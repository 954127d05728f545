"""How a card is judged in a Beggar's game: points and high cards are got rid of, and tricks are left to others."""

from game.bots.illustrated_tarock.spot import SUITED, Judged, Spot, chances
from game.core.cards import Card, members
from game.rules.illustrated_tarock.cards import ORDER, POINTS, TRUMPS

_COMING = 2.0
_HIGH = 0.35
_TRUMP = 1.2
_POINTS_KEPT = 0.6


def rate(spot: Spot) -> list[Judged]:
    """Judge every card."""
    rated = []
    for card, chance in chances(spot, members(spot.legal)):
        cost = chance * (spot.pot + POINTS[card] + _COMING * len(spot.later)) - danger(spot, card)
        rated.append(Judged(card, chance, -cost))
    return rated


def danger(spot: Spot, card: Card) -> float:
    """Guess what a card would cost later, for which it is good to be rid of it now."""
    lower = SUITED[card] & ~ORDER.beats[card] & spot.others
    out = (SUITED[card] & spot.others).bit_count()
    reach = lower.bit_count() / out if out else 1.0
    trump = _TRUMP if TRUMPS >> card & 1 else 0.0
    return reach * (_POINTS_KEPT * POINTS[card] + 4 * _HIGH + trump)
