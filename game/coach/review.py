"""The review of one deal: every decision judged, and the result taken apart into expectation, skill and luck.

Result = expectation + skill + luck: what a club player may expect before the cards are dealt, less what the decisions
gave away, and all the rest.
"""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import TypeVar

from game.coach.judging import FINE, Verdict, kind
from game.coach.looking import Look
from game.core.cards import Seat
from game.core.record import record, replace
from game.questions import Spread

_Judged = TypeVar("_Judged", Look, Verdict)


@record
class Review:
    """What is known of one deal so far, as one seat played it."""

    seat: Seat
    result: float  # points above the average seat
    wanted: tuple[int, ...]  # how long the log was before each decision that left a choice
    outset: Spread | None = None  # what the seat could expect before the shuffle
    verdicts: tuple[Verdict, ...] = ()  # on the decisions that are settled, in their order
    pars: tuple[float, ...] = ()  # what a master made of the deal in that seat, run by run
    runs: int = 0  # how many such runs are wanted
    looks: tuple[Look, ...] = ()  # at decisions that are not settled, in their order

    @property
    def judged(self) -> bool:
        """Whether every decision is settled, so that what they cost and what luck brought can be told."""
        return self.outset is not None and len(self.verdicts) == len(self.wanted)

    @property
    def looked(self) -> int:
        """How many decisions have had a first look at least."""
        return len(self.verdicts) + sum(each.first for each in self.looks)

    @property
    def done(self) -> float:
        """The part of the work that is done, 0 to 1."""
        steps = 1 + 2 * len(self.wanted) + self.runs
        return ((self.outset is not None) + self.looked + len(self.verdicts) + len(self.pars)) / steps

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.done >= 1

    def kind(self, verdict: Verdict) -> str:
        """Name the class of a decision; fine while it is not known how such deals come out."""
        return kind(verdict, self.outset.typical) if self.outset else FINE

    def verdict(self, at: int) -> Verdict | None:
        """Give what is said of the decision before which the log was so long, settled or not."""
        settled = next((each for each in self.verdicts if each.at == at), None)
        look = self.look(at)
        return look.verdict() if look is not None and look.first else settled

    def look(self, at: int) -> Look | None:
        """Give how far a decision has been looked at; None where that is not begun, or it is settled."""
        return next((each for each in self.looks if each.at == at), None)

    @property
    def skill(self) -> float:
        """What the decisions settled so far gave away, 0 or less: only losses that are believed and worth a name."""
        return -sum(each.loss for each in self.verdicts if self.kind(each) != FINE)

    @property
    def luck(self) -> float | None:
        """What neither expectation nor skill explains; None before every decision is judged."""
        return self.result - self.outset.mean - self.skill if self.outset and self.judged else None

    @property
    def par(self) -> tuple[float, float] | None:
        """What a master made of the deal on average, and its standard error; None before two runs."""
        if len(self.pars) < 2:
            return None
        return fmean(self.pars), stdev(self.pars) / len(self.pars) ** 0.5

    def with_outset(self, outset: Spread) -> "Review":
        """Note what could be expected."""
        return replace(self, outset=outset)

    def with_look(self, look: Look) -> "Review":
        """Note how far a decision has been looked at."""
        return replace(self, looks=_by_place((*self._other_looks(look.at), look)))

    def with_verdict(self, verdict: Verdict) -> "Review":
        """Note what is said of a decision that is settled."""
        verdicts = _by_place((*self.verdicts, verdict))
        return replace(self, verdicts=verdicts, looks=self._other_looks(verdict.at))

    def _other_looks(self, at: int) -> tuple[Look, ...]:
        return tuple(each for each in self.looks if each.at != at)

    def with_par(self, gain: float) -> "Review":
        """Note what a master made of the deal once more."""
        return replace(self, pars=(*self.pars, gain))


def _by_place(found: Sequence[_Judged]) -> tuple[_Judged, ...]:
    """Put what is said of decisions in their order."""
    return tuple(sorted(found, key=lambda each: each.at))
