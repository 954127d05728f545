"""How a club player judges his cards when one plays against two: what each brings now, and what later."""

from game.bots.illustrated_tarock.spot import SUITED, Spot
from game.core.cards import Card, Cards, members
from game.core.record import record
from game.rules.illustrated_tarock.cards import MAGICIAN, ORDER, POINTS, TRUMPS

_COMING = 1.5
"""What a card still to come counts on average."""
_SURE_LATER = 4.0
"""What the other cards of a trick count that a high card will take."""
_TRUMP_LATER = 2.2
_MAGICIAN_LATER = 0.55
_PLAIN_LATER = 0.45
_DRAW = 1.2
_DRAW_MORE = 0.35
_DEFENDER_TRUMP = 3.0
_FORCE = 2.0


@record
class Judged:
    """A card that may be played, and what speaks for it."""

    card: Card
    chance: float  # that my side takes the trick
    value: float


def judge(spot: Spot) -> Judged:
    """Choose the card that is worth most."""
    legal = members(spot.legal)
    if len(legal) == 1:
        return Judged(legal[0], spot.chance(legal[0]), 0.0)
    best = None
    for card in legal:
        judged = _weigh(spot, card)
        if best is None or judged.value > best.value:
            best = judged
    assert best is not None
    return best


def _weigh(spot: Spot, card: Card) -> Judged:
    chance = spot.chance(card)
    value = chance * (spot.pot + POINTS[card] + _COMING * len(spot.later)) - kept(spot, card)
    if not spot.table:
        value += _led(spot, card)
    return Judged(card, chance, value)


def kept(spot: Spot, card: Card) -> float:
    """Value a card for the tricks to come."""
    higher = ORDER.beats[card] & SUITED[card] & spot.others
    late = min(1.0, (spot.hand.bit_count() - 1) / 3)
    if TRUMPS >> card & 1:
        out = (TRUMPS & spot.others).bit_count()
        if card == MAGICIAN:
            return late * _MAGICIAN_LATER * POINTS[card]
        reach = 1 - higher.bit_count() / out if out else 1.0
        return late * (reach * (POINTS[card] + _SURE_LATER) + _TRUMP_LATER * (1 - reach))
    if higher:
        guards = (spot.hand & SUITED[card]).bit_count() - 1
        return late * POINTS[card] * (_PLAIN_LATER if guards >= higher.bit_count() else 0.3)
    return late * _home(spot, card) * (POINTS[card] + _SURE_LATER)


def _home(spot: Spot, card: Card) -> float:
    """Guess how probable it is that the highest card of a suit will take a trick."""
    safe = 1.0
    for seat in range(len(spot.sizes)):
        if not spot.ours(seat):
            trumps = spot.may[seat] & TRUMPS
            safe *= spot.holds(seat, SUITED[card]) if trumps else 1.0
    return safe


def _led(spot: Spot, card: Card) -> float:
    """Value what a lead does beside this trick."""
    if TRUMPS >> card & 1:
        if not spot.attacks:
            return -_DEFENDER_TRUMP
        mine = (spot.hand & TRUMPS).bit_count()
        out = (TRUMPS & spot.others).bit_count()
        return _DRAW + _DRAW_MORE * (mine - out / 2) if out else -_DRAW
    if spot.attacks:
        return 0.0
    return _FORCE * _forced(spot, SUITED[card])


def _forced(spot: Spot, suit: Cards) -> float:
    """Tell how probable it is that the declarer has to trump this suit."""
    declarer = spot.declarer
    return (1 - spot.holds(declarer, suit)) * spot.holds(declarer, TRUMPS, suit)
