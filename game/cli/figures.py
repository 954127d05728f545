"""What can be said of levels with confidence: every set of seatings of the same cards is one measurement."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeAlias

from game.cli.playing import SeatingOutcome
from game.core.record import record

Outcomes: TypeAlias = tuple[SeatingOutcome, ...]
"""One deal, or match, in every seating."""

_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Standard errors in half of a 95 % interval, by the measurements beyond the first."""
Z95 = 1.96
"""Standard errors in half of it when there are many."""


@record
class Figure:
    """What one level achieved."""

    mean: float  # per deal or per match, in the game's smallest unit
    low: float | None  # bounds of the 95 % interval, None when all deals are alike, as one is
    high: float | None
    wins: int
    deals: int

    def plain(self) -> dict[str, object]:
        ends = [None if end is None else round(end, 6) for end in (self.low, self.high)]
        return {"mean": round(self.mean, 6), "ci95": ends, "wins": self.wins, "deals": self.deals}


def share(level: str, played: Sequence[Outcomes]) -> Figure:
    """Sum up what a level gained above the average seat."""
    return _figure(level, played, lambda each: _mean(each, level))


def lead(level: str, other: str, played: Sequence[Outcomes]) -> Figure:
    """Sum up what one seat of a level gained more than one seat of another, where they met."""
    return _figure(level, played, lambda each: _mean(each, level) - _mean(each, other))


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Give the 95 % interval of a mean by Student's distribution; None where all measurements are alike."""
    if len(set(values)) < 2:
        return None
    freedom, mean = len(values) - 1, sum(values) / len(values)
    error = sqrt(sum((each - mean) ** 2 for each in values) / freedom / len(values))
    return mean - _errors(freedom) * error, mean + _errors(freedom) * error


def _errors(freedom: int) -> float:
    """Give the standard errors in half of the interval; beyond the table, the first terms of a series do."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _figure(level: str, played: Sequence[Outcomes], measure: Callable[[SeatingOutcome], float]) -> Figure:
    means = [sum(map(measure, outcomes)) / len(outcomes) for outcomes in played]
    low, high = interval(means) or (None, None)
    each = [outcome for outcomes in played for outcome in outcomes]
    wins = sum(any(outcome.seating[seat] == level for seat in outcome.winners) for outcome in each)
    return Figure(sum(means) / len(means), low, high, wins, sum(outcome.deals for outcome in each))


def _mean(outcome: SeatingOutcome, level: str) -> float:
    mine = [share for share, at in zip(outcome.shares, outcome.seating, strict=True) if at == level]
    return sum(mine) / len(mine)
