"""What a score is worth between two: the chance to win the match from it, by how often deals pay what.

A score is what each seat holds of two units, of which so many of the smaller make one of the greater; who first holds
as many of the greater as are wanted has won.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeAlias

from game.core.cards import Seat
from game.core.score import Award, Holdings

UnitGain: TypeAlias = tuple[Seat, str, int]
"""To whom (0 the dealer, 1 the other), in which unit, how many."""
DealPart: TypeAlias = Sequence[tuple[float, tuple[UnitGain, ...]]]
"""How often a part of a deal pays what."""
DealKind: TypeAlias = tuple[float, Sequence[DealPart]]
"""How often a deal is of this kind, and its parts in turn."""


class MatchChances:
    """The chances of one set of house rules, worked out once from the last unit backwards."""

    def __init__(
        self,
        target: int,
        smaller: int,
        deals: Sequence[DealKind],
        credit: Callable[[Holdings, Award], Holdings],
        sweeps: int,
    ) -> None:
        """Work out the chance of every score, going over those that differ by less than a greater unit so often.

        Credit adds to a score what is paid.
        """
        self._target = target
        self._credit = credit
        held = [(great, small) for great in range(target) for small in range(smaller)]
        scores: list[Holdings] = [(mine, other) for mine in held for other in held]
        scores.sort(key=lambda score: -score[0][0] - score[1][0])
        self._numbers = {score: number for number, score in enumerate(scores)}
        self._won, self._lost = len(scores), len(scores) + 1
        self._crossed = [self._numbers[other, mine] for mine, other in scores]
        self._dealer = [0.5] * len(scores) + [1.0, 0.0]
        self._settle(scores, deals, sweeps)

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

    def _settle(self, scores: list[Holdings], deals: Sequence[DealKind], sweeps: int) -> None:
        """Begin with the most greater units; the smaller ones and the deal alone may go round in circles."""
        kinds = [
            (often, [[(share, self._table(scores, gains)) for share, gains in step] for step in steps])
            for often, steps in deals
        ]
        ways = [tuple(_ends(number, kinds).items()) for number in range(len(scores))]
        layers = groupby(range(len(scores)), key=lambda number: scores[number][0][0] + scores[number][1][0])
        for layer in (list(numbers) for _, numbers in layers):
            for _ in range(sweeps):
                for number in layer:
                    self._dealer[number] = sum((odds * self._dealt(end) for end, odds in ways[number]), 0.0)

    def _dealt(self, end: int) -> float:
        """Give the chance of who has just dealt; the other deals next."""
        return self._dealer[end] if end >= self._won else 1 - self._dealer[self._crossed[end]]

    def _table(self, scores: list[Holdings], gains: tuple[UnitGain, ...]) -> list[int]:
        """Tell for every score, by number, which one these gains make of it."""
        return [self._paid(score, gains) for score in scores] + [self._won, self._lost]

    def _paid(self, holdings: Holdings, gains: tuple[UnitGain, ...]) -> int:
        for seat, unit, amount in gains:
            holdings = self._credit(holdings, Award(0, "", "", seat, amount, unit))
            decided = self._decided(holdings)
            if decided is not None:
                return self._won if decided else self._lost
        return self._numbers[holdings]


def _ends(number: int, kinds: list[tuple[float, list[list[tuple[float, list[int]]]]]]) -> dict[int, float]:
    found: dict[int, float] = {}
    for often, steps in kinds:
        ends = {number: often}
        for step in steps:
            after: dict[int, float] = {}
            for held, odds in ends.items():
                for share, table in step:
                    end = table[held]
                    after[end] = after.get(end, 0.0) + odds * share
            ends = after
        for end, odds in ends.items():
            found[end] = found.get(end, 0.0) + odds
    return found
