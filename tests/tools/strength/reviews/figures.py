"""How far reviews agree with the judge: correlation of losses, false alarms, and mistakes passed over in silence."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import StatisticsError, correlation, fmean

from game.core.record import record
from tests.tools.strength.reviews.judge import Lead

SURE = 2.0
"""Standard errors within which two losses agree."""
_DRAWS = 2000


@record
class Compared:
    """One decision: what the review told of it, and what the judge found."""

    name: str
    told: float  # points the review said it cost, 0 where it said nothing
    error: float
    named: bool  # called a mistake
    reckoned: float  # points the review reckoned it cost, told or not
    judge: Lead  # how far the judge's best move was ahead of it
    halves: tuple[float, float]  # the same, from every other of the judge's worlds and from the rest
    slight: float  # what a loss must come to for being called a mistake
    seconds: float

    @property
    def false_alarm(self) -> bool:
        """Whether the review told of more than the judge found, by more than two standard errors of the difference."""
        together = (self.error**2 + self.judge.error**2) ** 0.5
        return self.told > 0 and self.told - self.judge.mean > SURE * together

    @property
    def unconfirmed(self) -> bool:
        """Whether the review told of a loss of which the judge is not sure."""
        return self.told > 0 and self.judge.mean <= SURE * self.judge.error

    @property
    def silent(self) -> bool:
        """Whether the judge is sure of a loss worth a name, of which the review told nothing."""
        return self.told == 0 and self.judge.mean > max(SURE * self.judge.error, self.slight)


@record
class Agreement:
    """What comes of many decisions."""

    decisions: int
    judge: (
        float | None
    )  # the highest correlation with the judge that knowing the true losses is expected to bring
    told: tuple[float, tuple[float, float]] | None  # correlation of losses told, and its 95 % interval
    reckoned: tuple[float, tuple[float, float]] | None
    ranked: float | None  # correlation of the ranks of losses told, which no single large loss decides
    alarms: int  # losses told
    false: int
    unconfirmed: int
    silent: int
    seconds: float  # of processor time for a review of one decision


def agreement(found: Sequence[Compared]) -> Agreement:
    """Count and correlate."""
    return Agreement(
        len(found),
        _highest(found),
        _correlated(found, lambda each: each.told),
        _correlated(found, lambda each: each.reckoned),
        _ranked(found),
        sum(each.told > 0 for each in found),
        sum(each.false_alarm for each in found),
        sum(each.unconfirmed for each in found),
        sum(each.silent for each in found),
        fmean(each.seconds for each in found) if found else 0.0,
    )


def _highest(found: Sequence[Compared]) -> float | None:
    """Tell how well the judge agrees with the truth, by how its halves agree (Spearman and Brown)."""
    try:
        halves = correlation(*zip(*(each.halves for each in found), strict=True))
    except (StatisticsError, TypeError):
        return None
    return sqrt(2 * halves / (1 + halves)) if halves > 0 else 0.0


def _correlated(
    found: Sequence[Compared], of: Callable[[Compared], float]
) -> tuple[float, tuple[float, float]] | None:
    """Correlate with the judge; the interval is that of decisions drawn anew; None where all are alike."""
    here = _once(found, of)
    dice, drawn = Random(1), list[float]()
    for _ in range(_DRAWS if here is not None else 0):
        one = _once(dice.choices(found, k=len(found)), of)
        drawn += [] if one is None else [one]
    if here is None or not drawn:
        return None
    drawn.sort()
    return here, (drawn[len(drawn) // 40], drawn[-1 - len(drawn) // 40])


def _ranked(found: Sequence[Compared]) -> float | None:
    try:
        return correlation(_ranks([each.told for each in found]), _ranks([each.judge.mean for each in found]))
    except StatisticsError:
        return None


def _ranks(values: Sequence[float]) -> list[float]:
    """Give the place of each in their order; those that are alike share the middle of theirs."""
    order = sorted(values)
    return [order.index(each) + (order.count(each) - 1) / 2 for each in values]


def _once(found: Sequence[Compared], of: Callable[[Compared], float]) -> float | None:
    try:
        return correlation([of(each) for each in found], [each.judge.mean for each in found])
    except StatisticsError:
        return None
