"""The work of a review: one question after another to a bot process, so that it can stop and go on at any time."""

from collections.abc import Callable
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
        self.review = self._kept = review
        self._match = match
        self._span = match.span(deal)
        self._transcript: Transcript = match.transcript()
        self._thinker = thinker
        self._levels = levels
        self._keep = keep
        self._opened: dict[int, Gains] = {}  # what moves would have brought, by decision
        self.shown = -1  # how long the log was before the decision somebody looks at
        self.judging = -1  # how long the log was before the decision that is being looked at
        self._step: _Step[Any] | None = None  # under way; its parts agree, whatever it is about

    def go_on(self) -> bool:
        """Take in an answer and put the next question, without waiting; tell whether anything has changed.

        Raises ThinkingFailed when a bot breaks down.
        """
        if self._step is None:
            self._ask()
            return False
        before = self.review
        if not self._step.done():
            return False
        if self.review.done > before.done:  # what else has been found is kept when the work is put down
            self._write_down()
        self._ask()
        return self.review is not before

    def _ask(self) -> None:
        """Put the next question, if there is one."""
        self._step = None if self.review.complete else self._next()

    def _write_down(self) -> None:
        self._kept = self.review
        self._keep(self.review)

    def stop(self) -> None:
        """Put the work down; what is known stays."""
        if self._step is not None:
            self._thinker.drop()
        self._step = None
        if self.review is not self._kept:
            self._write_down()

    # ------------------------------------------------------------------ what comes next

    def _next(self) -> _Step[Any]:
        """Put the next question: what such deals bring, a first look at every decision, closer ones, and par."""
        review, seat = self.review, self.review.seat
        self.judging = -1
        if review.outset is None:
            start = self._span.start
            outset = ExpectationRequest(self._log(start - 1), seat, start, DEALS)
            return self._put(outset, self._take_outset)
        unsettled = self._unsettled
        if not unsettled:
            run = len(review.pars)
            par = ParRequest(self._log(self._span.start), seat, self._levels, run, PAR_BUDGET)
            return self._put(par, self._take_par)
        unopened = next((at for at in unsettled if self._lay(at) is None), None)
        if unopened is not None:
            return self._put(
                HindsightRequest(self._log(unopened), unopened), partial(self._take_gains, unopened)
            )
        fresh = [at for at in unsettled if (analysis := review.analysis(at)) is None or not analysis.first]
        return self._look_at(min(fresh or unsettled, key=self._rank))

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

    def _look_at(self, at: int) -> _Step[Any]:
        """Ask what the master would do, or for what a decision needs next; it is settled where that is nothing."""
        analysis, view = self.review.analysis(at), self._match.review(at, self.review.seat)
        self.judging = at
        if analysis is None:
            return self._put(AdviceRequest(self._config, view, at, BUDGET), partial(self._take_advice, at))
        limits = self._limits(view)
        due = analysis.due(limits)
        if due is None:  # by other limits than those it was kept with
            self.review = self.review.with_verdict(analysis.settled())
            return self._next()
        return self._put(
            PlayoutRequest(self._config, view, due.tries, due.level),
            partial(self._take_tries, analysis, due, limits),
        )

    def _limits(self, view: View[Any]) -> Limits:
        outset, seats = self.review.outset, self._match.rules.spec.seats
        assert outset is not None, "asked for first"
        return Limits(THRESHOLDS[-1][0] * outset.typical, playouts(view.hand.bit_count(), seats))

    def _made(self, at: int) -> Move:
        return self._transcript.entries[at].move

    def _put(self, question: Question[Found], take: Callable[[Found], None]) -> _Step[Found]:
        return _Step(self._thinker.ask(question), take)

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
