"""How often a picker wins with a hand, before the blind is seen: fitted to some thousand deals of club players."""

from math import exp, log

from game.core.cards import Cards, mask
from game.core.record import record
from game.rules.sheepshead.cards import EVERY_ACE, TENS, TRUMPS

_KINDS = (
    mask(TRUMPS[:2]),  # the black queens
    mask(TRUMPS[2:4]),  # the red queens
    mask(TRUMPS[4:8]),  # jacks
    mask(TRUMPS[8:10]),  # ace and ten of trumps
    mask(TRUMPS[10:]),
    EVERY_ACE,
    mask(TENS.values()),
)


@record
class Fit:
    """Log odds of winning."""

    hand: float  # of no such card at all
    cards: tuple[float, ...]  # what each card of a kind brings
    passed: float  # what each player brings who has passed: strength that is elsewhere


_FITS = {
    3: Fit(-7.02, (1.65, 1.2, 0.86, 1.58, 0.77, 0.98, 0.33), 0.11),
    4: Fit(-4.04, (1.57, 1.13, 0.84, 1.11, 0.66, 0.37, 0.42), 0.31),
    5: Fit(-2.43, (1.21, 1.02, 0.62, 0.72, 0.43, 0.11, 0.15), 0.12),
}
PICKS_FROM = {3: 0.6, 4: 0.61, 5: 0.63}
"""By players: how sure of winning one wants to be before one picks; losing costs twice what winning brings."""


def strength(hand: Cards, players: int, passed: int = 0) -> float:
    """Weigh a hand as the log odds of winning with it as the picker, so many having passed before."""
    fit = _FITS[players]
    worth = fit.hand + fit.passed * passed
    for kind, each in zip(_KINDS, fit.cards, strict=True):
        worth += each * (hand & kind).bit_count()
    return worth


def confidence(hand: Cards, players: int, passed: int = 0) -> float:
    """Tell how often a picker wins with this hand, so many having passed before."""
    return 1 / (1 + exp(-strength(hand, players, passed)))


def enough(players: int) -> float:
    """Tell from what strength on hands are picked with."""
    return log(PICKS_FROM[players] / (1 - PICKS_FROM[players]))
