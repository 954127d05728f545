"""The work of a review: one question after another to a bot process, so that it can stop and go on at any time."""

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, Protocol

from game.coach.judging import THRESHOLDS, judge
from game.coach.review import Review
from game.core.bot import BUDGET
from game.core.cards import Seat
from game.core.record import record
from game.core.transcript import Transcript
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Gains,
    GameConfig,
    HindsightRequest,
    Log,
    ParRequest,
    Spread,
)
from game.search.master import Advice
from game.session.match import AnyMatch
from game.session.worker import Found, Pending, Question

DEALS = 120
"""Deals played out to see what may be expected of one."""
RUNS = 6
"""Times a master plays the deal."""
PAR_BUDGET = 20
"""Worlds a master imagines for a decision in these runs."""


class ReviewThinker(Protocol):
    """Somebody who answers later, one question at a time."""

    def ask(self, question: Question[Found]) -> Pending[Found]:
        """Put a question; an older one is forgotten."""
        ...

    def drop(self) -> None:
        """Forget the question."""
        ...


@record
class _Step(Generic[Found]):
    """A question that has been put, and what is done with its answer."""

    pending: Pending[Found]
    take: Callable[[Found], None]

    def done(self) -> bool:
        """Take in the answer; tell whether it was there."""
        found = self.pending.poll()
        if found is None:
            return False
        self.take(found)
        return True


def fresh_review(match: AnyMatch, deal: int, seat: Seat) -> Review:
    """Lay out the review of a finished deal, nothing judged yet; raise IllegalMove for a deal still running."""
    span, entries = match.span(deal), match.transcript().entries
    wanted = tuple(
        at for at in span[:-1] if entries[at].seat == seat and len(match.review(at, seat).moves) > 1
    )
    return Review(seat, above_average(match, deal, seat), wanted, runs=RUNS)


def above_average(match: AnyMatch, deal: int, seat: Seat) -> float:
    """Tell how much more than the average seat a seat gained in a finished deal."""
    rules, span = match.rules, match.span(deal)
    before = rules.worth(match.review(span.start - 1, seat).ledger.holdings)
    after = rules.worth(match.review(span.stop - 1, seat).ledger.holdings)
    gains = [now - then for now, then in zip(after, before, strict=True)]
    return gains[seat] - sum(gains) / len(gains)


class Reviewing:
    """Goes on with one review, and hands each new state of it to whoever keeps it."""

    def __init__(
        self,
        match: AnyMatch,
        deal: int,
        review: Review,
        thinker: ReviewThinker,
        levels: tuple[str, ...],
        keep: Callable[[Review], None],
    ) -> None:
        """Take up a review where it stands; `levels` are those of the seats."""
        self.review = review
        self._match = match
        self._span = match.span(deal)
        self._transcript: Transcript = match.transcript()
        self._thinker = thinker
        self._levels = levels
        self._keep = keep
        self._advice: Advice | None = None  # on the decision whose hindsight is awaited
        self._step: _Step[Any] | None = None  # under way; its parts agree, whatever it is about

    def go_on(self) -> bool:
        """Take in an answer and put the next question, without waiting; tell whether anything has changed.

        Raises ThinkingFailed when a bot breaks down.
        """
        if self.review.complete:
            return False
        if self._step is None:
            self._step = self._next()
            return False
        before = self.review
        if not self._step.done():
            return False
        self._step = None
        if self.review is not before:
            self._keep(self.review)
        return True

    def stop(self) -> None:
        """Put the work down; what is known stays."""
        if self._step is not None:
            self._thinker.drop()
        self._step, self._advice = None, None

    @property
    def _at(self) -> int:
        return self.review.wanted[len(self.review.verdicts)]

    def _next(self) -> _Step[Any]:
        """Put the next question."""
        review, seat = self.review, self.review.seat
        if review.outset is None:
            start = self._span.start
            outset = ExpectationRequest(self._log(start - 1), seat, start, DEALS)
            return self._put(outset, self._take_outset)
        if len(review.verdicts) == len(review.wanted):
            run = len(review.pars)
            par = ParRequest(self._log(self._span.start), seat, self._levels, run, PAR_BUDGET)
            return self._put(par, self._take_par)
        at = self._at
        if self._advice is not None:
            return self._put(HindsightRequest(self._log(at), at), partial(self._take_gains, self._advice))
        view, made = self._match.review(at, seat), self._transcript.entries[at].move
        slight = THRESHOLDS[-1][0] * review.outset.typical
        return self._put(AdviceRequest(self._config, view, at, BUDGET, made, slight), self._take_advice)

    def _put(self, question: Question[Found], take: Callable[[Found], None]) -> _Step[Found]:
        return _Step(self._thinker.ask(question), take)

    def _take_outset(self, found: Spread) -> None:
        self.review = self.review.with_outset(found)

    def _take_advice(self, found: Advice) -> None:
        self._advice = found

    def _take_gains(self, advice: Advice, found: Gains) -> None:
        made = self._transcript.entries[self._at].move
        self.review = self.review.with_verdict(judge(self._at, made, advice, found))
        self._advice = None

    def _take_par(self, found: float) -> None:
        self.review = self.review.with_par(found)

    @property
    def _config(self) -> GameConfig:
        header = self._transcript.header
        return GameConfig(header.game, header.options)

    def _log(self, length: int) -> Log:
        return Log(self._config, self._transcript.header.dealer, self._transcript.entries[:length])
