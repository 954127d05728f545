"""What a score is worth: the chance to win the match from it."""

from functools import lru_cache

from game.rules.imperiale import Options
from game.rules.imperiale.scoring import RED, WHITE, WHITES_IN_A_RED, credit
from game.search.match_chances import DealPart, MatchChances

_DEALER, _ELDER = 0, 1
# How often each step of a deal pays what: the turn-up by the pack, the rest counted over 4,000 deals of Club players.
_TURN_UP: DealPart = ((12 / 32, ()), (20 / 32, ((_DEALER, WHITE, 1),)))
_HELD_BY_ELDER: DealPart = ((0.89, ()), (0.11, ((_ELDER, RED, 1),)))
_HELD_BY_DEALER: DealPart = ((0.88, ()), (0.12, ((_DEALER, RED, 1),)))
_POINT: DealPart = (
    (0.46, ((_DEALER, WHITE, 1),)),
    (0.54, ((_ELDER, WHITE, 1),)),
)
_PLAY = ((0.19, 0, 4), (0.20, 0, 7), (0.15, 1, 2), (0.20, 1, 4), (0.10, 1, 6), (0.10, 2, 2), (0.06, 2, 4))
"""How often honours and tricks bring the two sides so many whites, either side the fewer, and those first."""
_TRICKS: DealPart = tuple(
    (share / 2, tuple(gain for gain in ((1 - side, WHITE, few), (side, WHITE, many)) if gain[2]))
    for share, few, many in _PLAY
    for side in (_DEALER, _ELDER)
)
_STEPS = (_TURN_UP, _HELD_BY_ELDER, _HELD_BY_DEALER, _POINT, _TRICKS)
_SWEEPS = 6


@lru_cache(maxsize=16)
def prospects(options: Options) -> MatchChances:
    """Give the chances under these house rules; worked out at the first asking."""
    return MatchChances(
        options.target_reds,
        WHITES_IN_A_RED,
        ((1.0, _STEPS),),
        lambda holdings, award: credit(holdings, award, options),
        _SWEEPS,
    )
