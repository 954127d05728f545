"""The work of a review: one question after another to each bot process, so that it can stop and go on at any time."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol

from game.coach.judging import THRESHOLDS
from game.coach.review import Analysis, Limits, Review, Tries, playouts
from game.core.bot import BUDGET
from game.core.cards import Seat
from game.core.move import Move
from game.core.record import record
from game.core.transcript import Transcript
from game.core.view import View
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Gains,
    GameConfig,
    HindsightRequest,
    Log,
    ParRequest,
    PlayoutRequest,
    Spread,
    weighing,
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

    def drop(self) -> None: ...


@record
class _Task(Generic[Found]):
    """A question that is to be put, and what is done with its answer."""

    question: Question[Found]
    take: Callable[[Found], None]
    at: int = -1  # how long the log was before the decision it is about; -1 for the whole deal

    def put(self, thinker: ReviewThinker) -> "_Step[Found]":
        return _Step(thinker.ask(self.question), self.take, self.at)


@record
class _Step(Generic[Found]):
    """A question that has been put."""

    pending: Pending[Found]
    take: Callable[[Found], None]
    at: int

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
    """Goes on with one review, and hands each new state of it to whoever keeps it.

    Several may think at the same time, about a decision each. However many there are, they come to the same.
    """

    def __init__(
        self,
        match: AnyMatch,
        deal: int,
        review: Review,
        thinkers: Sequence[ReviewThinker],
        levels: tuple[str, ...],
        keep: Callable[[Review], None],
    ) -> None:
        """Take up a review where it stands; `levels` are those of the seats."""
        self.review = self._kept = review
        self._match = match
        self._span = match.span(deal)
        self._transcript: Transcript = match.transcript()
        self._thinkers = thinkers
        self._levels = levels
        self._keep = keep
        self._opened: dict[int, Gains] = {}  # what moves would have brought, by decision
        self.shown = -1  # how long the log was before the decision somebody looks at
        self._steps: list[_Step[Any] | None] = [None] * len(thinkers)  # under way, by thinker

    @property
    def judging(self) -> tuple[int, ...]:
        """How long the log was before the decisions that are being looked at."""
        return tuple(step.at for step in self._steps if step is not None and step.at >= 0)

    def go_on(self) -> bool:
        """Take in answers and put the next questions, without waiting; tell whether anything has changed.

        Raises ThinkingFailed when a bot breaks down.
        """
        before = self.review
        for place, thinker in enumerate(self._thinkers):
            step = self._steps[place]
            if step is None or step.done():
                self._steps[place] = None
                if self.review.done > self._kept.done:  # what else is found is kept when the work is put down
                    self._write_down()
                task = self._next()
                self._steps[place] = task.put(thinker) if task else None
        return self.review is not before

    def _write_down(self) -> None:
        self._kept = self.review
        self._keep(self.review)

    def stop(self) -> None:
        """Put the work down; what is known stays."""
        for thinker, step in zip(self._thinkers, self._steps, strict=True):
            if step is not None:
                thinker.drop()
        self._steps = [None] * len(self._thinkers)
        if self.review is not self._kept:
            self._write_down()

    # ------------------------------------------------------------------ what comes next

    def _next(self) -> _Task[Any] | None:
        """Give the next question: what such deals bring, a first look at every decision, closer ones, and par."""
        review, unsettled = self.review, self._unsettled
        if review.complete:
            return None
        if review.outset is None or not unsettled:
            return None if any(self._steps) else self._of_the_deal()
        free = [at for at in unsettled if at not in self.judging]
        unopened = next((at for at in free if self._lay(at) is None), None)
        if unopened is not None:
            hindsight = HindsightRequest(self._log(unopened), unopened)
            return _Task(hindsight, partial(self._take_gains, unopened), unopened)
        fresh = [at for at in free if (analysis := review.analysis(at)) is None or not analysis.first]
        return self._look_at(min(fresh or free, key=self._rank)) if free else None

    def _of_the_deal(self) -> _Task[Any]:
        """Ask what such deals bring, or for one more run of a master."""
        review, start = self.review, self._span.start
        if review.outset is None:
            return _Task(
                ExpectationRequest(self._log(start - 1), review.seat, start, DEALS), self._take_outset
            )
        run = len(review.pars)
        par = ParRequest(self._log(start), review.seat, self._levels, run, PAR_BUDGET)
        return _Task(par, self._take_par)

    @property
    def _unsettled(self) -> list[int]:
        settled = {each.at for each in self.review.verdicts}
        return [at for at in self.review.wanted if at not in settled]

    def _lay(self, at: int) -> Gains | None:
        """Give what the moves of a decision would have brought as the cards lay, once that is known."""
        analysis = self.review.analysis(at)
        return analysis.opened if analysis else self._opened.get(at)

    def _rank(self, at: int) -> tuple[bool, bool, float, int]:
        """Rank a decision: the one that is looked at, then what club players try, then what may have cost most."""
        analysis, opened = self.review.analysis(at), self._lay(at)
        assert opened is not None, "asked for before"
        if analysis is not None and analysis.first:
            return at != self.shown, analysis.clubbed, -analysis.stake, at
        made = opened.gains[opened.moves.index(self._made(at))]
        return at != self.shown, False, made - max(opened.gains), at

    def _look_at(self, at: int) -> _Task[Any] | None:
        """Ask what the master would do, or for what a decision needs next; it is settled where that is nothing."""
        analysis, view = self.review.analysis(at), self._match.review(at, self.review.seat)
        if analysis is None:
            return _Task(AdviceRequest(self._config, view, at, BUDGET), partial(self._take_advice, at), at)
        limits = self._limits(view)
        due = analysis.due(limits)
        if due is None:  # by other limits than those it was kept with
            self.review = self.review.with_verdict(analysis.settled())
            return self._next()
        tries = PlayoutRequest(self._config, view, due.tries, due.level)
        return _Task(tries, partial(self._take_tries, analysis, due, limits), at)

    def _limits(self, view: View[Any]) -> Limits:
        outset, seats = self.review.outset, self._match.rules.spec.seats
        assert outset is not None, "asked for first"
        return Limits(THRESHOLDS[-1][0] * outset.typical, playouts(view.hand.bit_count(), seats))

    def _made(self, at: int) -> Move:
        return self._transcript.entries[at].move

    # ------------------------------------------------------------------ what is found

    def _take_outset(self, found: Spread) -> None:
        self.review = self.review.with_outset(found)

    def _take_gains(self, at: int, found: Gains) -> None:
        self._opened[at] = found

    def _take_advice(self, at: int, found: Advice) -> None:
        made, decision = self._made(at), found.decision
        view = self._match.review(at, self.review.seat)
        begun = weighing(self._config, view, decision.move, made)
        cards = view.hand.bit_count() * self._match.rules.spec.seats
        self.review = self.review.with_analysis(
            Analysis(at, made, cards, self._opened[at], decision, begun, begun)
        )

    def _take_tries(self, analysis: Analysis, due: Tries, limits: Limits, found: tuple[float, ...]) -> None:
        grown = analysis.with_gains(due, found, limits)
        settled = grown.due(limits) is None
        self.review = (
            self.review.with_verdict(grown.settled()) if settled else self.review.with_analysis(grown)
        )

    def _take_par(self, found: float) -> None:
        self.review = self.review.with_par(found)

    @property
    def _config(self) -> GameConfig:
        header = self._transcript.header
        return GameConfig(header.game, header.options)

    def _log(self, length: int) -> Log:
        return Log(self._config, self._transcript.header.dealer, self._transcript.entries[:length])
