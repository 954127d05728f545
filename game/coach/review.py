"""The review of one deal: every decision judged, and the result taken apart into expectation, skill and luck.

Result = expectation + skill + luck: what a club player may expect before the cards are dealt, less what the decisions
gave away, and all the rest.
"""

from statistics import fmean, stdev

from game.coach.judging import FINE, Verdict, kind
from game.core.cards import Seat
from game.core.record import record, replace
from game.questions import Spread


@record
class Review:
    """What is known of one deal so far, as one seat played it."""

    seat: Seat
    result: float  # points above the average seat
    wanted: tuple[int, ...]  # how long the log was before each decision that left a choice
    outset: Spread | None = None  # what the seat could expect before the shuffle
    verdicts: tuple[Verdict, ...] = ()  # in the order of the decisions
    pars: tuple[float, ...] = ()  # what a master made of the deal in that seat, run by run
    runs: int = 0  # how many such runs are wanted

    @property
    def judged(self) -> bool:
        """Whether every decision is judged, so that what they cost and what luck brought can be told."""
        return self.outset is not None and len(self.verdicts) == len(self.wanted)

    @property
    def done(self) -> float:
        """The part of the work that is done, 0 to 1."""
        steps = 1 + len(self.wanted) + self.runs
        return ((self.outset is not None) + len(self.verdicts) + len(self.pars)) / steps

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.done >= 1

    def kind(self, verdict: Verdict) -> str:
        """Name the class of a decision; fine while it is not known how such deals come out."""
        return kind(verdict, self.outset.typical) if self.outset else FINE

    @property
    def skill(self) -> float:
        """What the decisions judged so far gave away, 0 or less: only losses that are believed and worth a name."""
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

    def with_verdict(self, verdict: Verdict) -> "Review":
        """Note what is said of the next decision."""
        return replace(self, verdicts=(*self.verdicts, verdict))

    def with_par(self, gain: float) -> "Review":
        """Note what a master made of the deal once more."""
        return replace(self, pars=(*self.pars, gain))
