"""What a score is worth: the chance to win the match from it."""

from functools import lru_cache
from typing import TypeAlias

from game.core.score import Award, Holdings
from game.rules.imperium import Imperium, Options
from game.search.match_chances import DealKind, DealPart, MatchChances

Payoff: TypeAlias = tuple[float, ...]
"""By number of tricks I take in the deal: what it is worth to me."""

_DEALER, _OTHER = 0, 1
_TRICK_GAINS = (("blue", 1), ("white", 2), ("white", 1))
_W1, _W2, _B1 = ("white", 1), ("white", 2), ("blue", 1)
# How often each step of a deal pays what: the turn-up by the pack, the rest counted over 11,000 deals of Club players.
_TURN_UP: DealPart = ((12 / 16, ()), (4 / 16, ((_DEALER, *_W1),)))
_SHOWN_BY_OTHER: DealPart = (
    (0.740, ()),
    (0.239, ((_OTHER, *_W1),)),
    (0.004, ((_OTHER, *_W2),)),
    (0.017, ((_OTHER, *_B1),)),
)
_SHOWN_BY_DEALER: DealPart = (
    (0.522, ()),
    (0.390, ((_DEALER, *_W1),)),
    (0.037, ((_DEALER, *_W2),)),
    (0.045, ((_DEALER, *_B1),)),
    (0.006, ((_DEALER, *_B1), (_DEALER, *_W1))),
)
_TRICKS: DealPart = (
    (0.078, ((_DEALER, *_B1),)),
    (0.179, ((_DEALER, *_W2),)),
    (0.215, ((_DEALER, *_W1),)),
    (0.248, ((_OTHER, *_W1),)),
    (0.194, ((_OTHER, *_W2),)),
    (0.086, ((_OTHER, *_B1),)),
)
_JOKER = 1 / 17
"""How often the Joker is turned up, which pays at once; the cards are thrown in."""
_DEALS: tuple[DealKind, ...] = (
    (1 - _JOKER, (_TURN_UP, _SHOWN_BY_OTHER, _SHOWN_BY_DEALER, _TRICKS)),
    (_JOKER, (((1.0, ((_DEALER, *_B1),)),),)),
)
_SWEEPS = 12


@lru_cache(maxsize=16)
def prospects(options: Options) -> MatchChances:
    """Give the chances under these house rules; worked out at the first asking."""
    return MatchChances(options.target_blues, 3, _DEALS, Imperium(options).credit, _SWEEPS)


@lru_cache(maxsize=1 << 12)
def payoff(
    holdings: Holdings, me: int, dealer: int, pending: tuple[tuple[str, int], ...], options: Options
) -> Payoff:
    """Give my chance of the match by tricks taken in this deal, after what the dealer is still to be paid."""
    rules, chances = Imperium(options), prospects(options)

    def paid(held: Holdings, to: int, unit: str, amount: int) -> Holdings:
        if max(held[0][0], held[1][0]) >= options.target_blues:
            return held
        return rules.credit(held, Award(0, "", "", to, amount, unit))

    for unit, amount in pending:
        holdings = paid(holdings, dealer, unit, amount)
    ends = [paid(holdings, 1 - me, *gain) for gain in _TRICK_GAINS]
    ends += [paid(holdings, me, *gain) for gain in reversed(_TRICK_GAINS)]
    return tuple(chances.chance(end, me, 1 - dealer) for end in ends)
