"""How a card is judged in a Beggar's game: points and high cards are got rid of, and tricks are left to others."""

from game.bots.illustrated_tarock.situation import SUITED, Candidate, Situation, chances
from game.core.cards import Card, members
from game.rules.illustrated_tarock.cards import ORDER, POINTS, TRUMPS

_COMING = 2.0
_HIGH = 0.35
_TRUMP = 1.2
_POINTS_KEPT = 0.6


def rate(seen: Situation) -> list[Candidate]:
    """Judge every card."""
    rated = []
    for card, chance in chances(seen, members(seen.legal)):
        cost = chance * (seen.pot + POINTS[card] + _COMING * len(seen.later)) - danger(seen, card)
        rated.append(Candidate(card, chance, -cost))
    return rated


def danger(seen: Situation, card: Card) -> float:
    """Guess what a card would cost later, for which it is good to be rid of it now."""
    lower = SUITED[card] & ~ORDER.beats[card] & seen.others
    out = (SUITED[card] & seen.others).bit_count()
    reach = lower.bit_count() / out if out else 1.0
    trump = _TRUMP if TRUMPS >> card & 1 else 0.0
    return reach * (_POINTS_KEPT * POINTS[card] + 4 * _HIGH + trump)
