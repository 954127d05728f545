"""What a score is worth: the chance to win the match from it."""

from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from game.core.cards import Seat
from game.core.score import Award, Holdings
from game.rules.imperiale import Options
from game.rules.imperiale.scoring import RED, WHITE, credit

Gain: TypeAlias = tuple[Seat, str, int]
"""To whom (0 the dealer, 1 the elder hand), in which counters, how many."""

_DEALER, _ELDER = 0, 1
# How often each step of a deal pays what: the turn-up by the pack, the rest counted over 4,000 deals of Club players.
_TURN_UP: tuple[tuple[float, tuple[Gain, ...]], ...] = ((12 / 32, ()), (20 / 32, ((_DEALER, WHITE, 1),)))
_HELD_BY_ELDER: tuple[tuple[float, tuple[Gain, ...]], ...] = ((0.89, ()), (0.11, ((_ELDER, RED, 1),)))
_HELD_BY_DEALER: tuple[tuple[float, tuple[Gain, ...]], ...] = ((0.88, ()), (0.12, ((_DEALER, RED, 1),)))
_POINT: tuple[tuple[float, tuple[Gain, ...]], ...] = (
    (0.46, ((_DEALER, WHITE, 1),)),
    (0.54, ((_ELDER, WHITE, 1),)),
)
_PLAY = ((0.19, 0, 4), (0.20, 0, 7), (0.15, 1, 2), (0.20, 1, 4), (0.10, 1, 6), (0.10, 2, 2), (0.06, 2, 4))
"""How often honours and tricks bring the two sides so many whites, either side the fewer, and those first."""
_TRICKS: tuple[tuple[float, tuple[Gain, ...]], ...] = tuple(
    (share / 2, tuple(gain for gain in ((1 - side, WHITE, few), (side, WHITE, many)) if gain[2]))
    for share, few, many in _PLAY
    for side in (_DEALER, _ELDER)
)
_STEPS = (_TURN_UP, _HELD_BY_ELDER, _HELD_BY_DEALER, _POINT, _TRICKS)
_SWEEPS = 6


class Prospects:
    """The chances of one set of house rules, worked out once from the last counter backwards."""

    def __init__(self, options: Options) -> None:
        """Work out the chance of every score."""
        self._options = options
        self._target = options.target_reds
        reds = range(self._target)
        held = [(red, white) for red in reds for white in range(6)]
        scores: list[Holdings] = [(mine, other) for mine in held for other in held]
        scores.sort(key=lambda score: -score[0][0] - score[1][0])
        self._numbers = {score: number for number, score in enumerate(scores)}
        self._won, self._lost = len(scores), len(scores) + 1
        self._crossed = [self._numbers[other, mine] for mine, other in scores]
        self._dealer = [0.5] * len(scores) + [1.0, 0.0]
        self._settle(scores)

    def chance(self, holdings: Holdings, seat: Seat, deals_next: Seat) -> float:
        """Give the chance of a seat to win the match when it stands like this before the next deal."""
        decided = self._decided(holdings)
        if decided is not None:
            return decided if seat == 0 else 1 - decided
        dealer = self._dealer[self._numbers[holdings if deals_next == 0 else (holdings[1], holdings[0])]]
        return dealer if seat == deals_next else 1 - dealer

    def _decided(self, holdings: Holdings) -> float | None:
        if holdings[0][0] >= self._target:
            return 1.0
        return 0.0 if holdings[1][0] >= self._target else None

    def _settle(self, scores: list[Holdings]) -> None:
        """Work out all scores, those with the most reds first; whites and the deal alone may go round in circles."""
        steps = [[(share, self._table(scores, gains)) for share, gains in step] for step in _STEPS]
        ways = [tuple(_after(number, steps).items()) for number in range(len(scores))]
        layers = groupby(range(len(scores)), key=lambda number: scores[number][0][0] + scores[number][1][0])
        for layer in (list(numbers) for _, numbers in layers):
            for _ in range(_SWEEPS):
                for number in layer:
                    self._dealer[number] = sum(odds * self._dealt(end) for end, odds in ways[number])

    def _dealt(self, end: int) -> float:
        """Give the chance of who has just dealt; the other deals next."""
        return self._dealer[end] if end >= self._won else 1 - self._dealer[self._crossed[end]]

    def _table(self, scores: list[Holdings], gains: tuple[Gain, ...]) -> list[int]:
        """Tell for every score, by number, which one these gains make of it."""
        return [self._paid(score, gains) for score in scores] + [self._won, self._lost]

    def _paid(self, holdings: Holdings, gains: tuple[Gain, ...]) -> int:
        for seat, unit, amount in gains:
            holdings = credit(holdings, Award(0, "", "", seat, amount, unit), self._options)
            decided = self._decided(holdings)
            if decided is not None:
                return self._won if decided else self._lost
        return self._numbers[holdings]


def _after(number: int, steps: list[list[tuple[float, list[int]]]]) -> dict[int, float]:
    """Tell which scores a deal may lead to and how often."""
    ends = {number: 1.0}
    for step in steps:
        after: dict[int, float] = {}
        for held, odds in ends.items():
            for share, table in step:
                end = table[held]
                after[end] = after.get(end, 0.0) + odds * share
        ends = after
    return ends


@lru_cache(maxsize=16)
def prospects(options: Options) -> Prospects:
    """Give the chances under these house rules; worked out at the first asking."""
    return Prospects(options)
