"""What a score is worth: the chance to win the match from it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from game.core.cards import Seat
from game.core.score import Award, Holdings
from game.rules.imperium import Imperium, Options

Gain: TypeAlias = tuple[Seat, str, int]
"""To whom (0 the dealer, 1 the other), in which chips, how many."""

_DEALER, _OTHER = 0, 1
_W1, _W2, _B1 = ("white", 1), ("white", 2), ("blue", 1)
# How often each step of a deal pays what: the turn-up by the pack, the rest counted over 11,000 deals of Club players.
_TURN_UP: tuple[tuple[float, tuple[Gain, ...]], ...] = ((12 / 16, ()), (4 / 16, ((_DEALER, *_W1),)))
_SHOWN_BY_OTHER: tuple[tuple[float, tuple[Gain, ...]], ...] = (
    (0.740, ()),
    (0.239, ((_OTHER, *_W1),)),
    (0.004, ((_OTHER, *_W2),)),
    (0.017, ((_OTHER, *_B1),)),
)
_SHOWN_BY_DEALER: tuple[tuple[float, tuple[Gain, ...]], ...] = (
    (0.522, ()),
    (0.390, ((_DEALER, *_W1),)),
    (0.037, ((_DEALER, *_W2),)),
    (0.045, ((_DEALER, *_B1),)),
    (0.006, ((_DEALER, *_B1), (_DEALER, *_W1))),
)
_TRICKS: tuple[tuple[float, tuple[Gain, ...]], ...] = (
    (0.078, ((_DEALER, *_B1),)),
    (0.179, ((_DEALER, *_W2),)),
    (0.215, ((_DEALER, *_W1),)),
    (0.248, ((_OTHER, *_W1),)),
    (0.194, ((_OTHER, *_W2),)),
    (0.086, ((_OTHER, *_B1),)),
)
_STEPS = (_TURN_UP, _SHOWN_BY_OTHER, _SHOWN_BY_DEALER, _TRICKS)
_JOKER = 1 / 17
_SWEEPS = 12


class Prospects:
    """The chances of one set of house rules, worked out once from the last chip backwards."""

    def __init__(self, options: Options) -> None:
        """Work out the chance of every score."""
        self._rules = Imperium(options)
        self._target = options.target_blues
        self._known: dict[Holdings, float] = {}
        for blues in range(2 * self._target - 2, -1, -1):
            self._settle_layer(blues)

    def chance(self, holdings: Holdings, seat: Seat, deals_next: Seat) -> float:
        """Give the chance of a seat to win the match when it stands like this before the next deal."""
        decided = self._decided(holdings)
        if decided is not None:
            return decided if seat == 0 else 1 - decided
        dealer = self._known[holdings if deals_next == 0 else (holdings[1], holdings[0])]
        return dealer if seat == deals_next else 1 - dealer

    def _decided(self, holdings: Holdings) -> float | None:
        if holdings[0][0] >= self._target:
            return 1.0
        return 0.0 if holdings[1][0] >= self._target else None

    def _settle_layer(self, blues: int) -> None:
        """Work out all scores with so many blues together: only whites and the deal change within a layer."""
        low = max(0, blues - self._target + 1)
        layer = [
            ((mine, white), (blues - mine, other))
            for mine in range(low, min(blues, self._target - 1) + 1)
            for white in range(3)
            for other in range(3)
        ]
        ways = {holdings: self._deal(holdings) for holdings in layer}
        self._known.update(dict.fromkeys(layer, 0.5))
        for _ in range(_SWEEPS):
            for holdings, after in ways.items():
                self._known[holdings] = sum(odds * self._dealer_wins(end) for end, odds in after.items())

    def _dealer_wins(self, end: Holdings) -> float:
        """Give the chance of who has just dealt; the other deals next."""
        decided = self._decided(end)
        return 1 - self._known[end[1], end[0]] if decided is None else decided

    def _deal(self, holdings: Holdings) -> Mapping[Holdings, float]:
        """Tell how a deal may change the score and how often."""
        ends = {holdings: 1 - _JOKER}
        for step in _STEPS:
            after: dict[Holdings, float] = {}
            for held, odds in ends.items():
                for share, gains in step:
                    end = self._paid(held, gains)
                    after[end] = after.get(end, 0.0) + odds * share
            ends = after
        end = self._paid(holdings, ((_DEALER, *_B1),))
        ends[end] = ends.get(end, 0.0) + _JOKER
        return ends

    def _paid(self, holdings: Holdings, gains: tuple[Gain, ...]) -> Holdings:
        for seat, unit, amount in gains:
            if self._decided(holdings) is None:
                holdings = self._rules.credit(holdings, Award(0, "", "", seat, amount, unit))
        return holdings


@lru_cache(maxsize=16)
def prospects(options: Options) -> Prospects:
    """Give the chances under these house rules; worked out at the first asking."""
    return Prospects(options)
