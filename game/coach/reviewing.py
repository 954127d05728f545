"""The work of a review: one question after another to a bot process, so that it can stop and go on at any time."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from game.coach.judging import judge
from game.coach.review import Review
from game.core.bot import BUDGET
from game.core.cards import Seat
from game.core.transcript import Transcript
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Finding,
    Gains,
    GameConfig,
    HindsightRequest,
    Log,
    ParRequest,
    Question,
    Spread,
)
from game.search.master import Advice
from game.session.match import Match

AnyMatch: TypeAlias = Match[Any, Any]

DEALS = 120
"""Deals played out to see what may be expected of one."""
RUNS = 6
"""Times a master plays the deal."""
PAR_BUDGET = 20
"""Worlds a master imagines for a decision in these runs."""


class ReviewThinker(Protocol):
    """Somebody who answers later, one question at a time."""

    def ask(self, question: Question) -> None:
        """Put a question; an older one is forgotten."""
        ...

    def drop(self) -> None:
        """Forget the question."""
        ...

    def poll(self) -> object:
        """Give the answer when it is there, once."""
        ...


def begun(match: AnyMatch, deal: int, seat: Seat) -> Review:
    """Lay out the review of a finished deal, nothing judged yet; raise IllegalMove for a deal still running."""
    rules, span = match.rules, match.span(deal)
    entries = match.transcript().entries
    wanted = tuple(
        at for at in span[:-1] if entries[at].seat == seat and len(match.review(at, seat).moves) > 1
    )
    before = rules.worth(match.review(span.start - 1, seat).ledger.holdings)
    after = rules.worth(match.review(span.stop - 1, seat).ledger.holdings)
    gains = [now - then for now, then in zip(after, before, strict=True)]
    return Review(seat, gains[seat] - sum(gains) / len(gains), wanted, runs=RUNS)


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
        self._asked = False

    def go_on(self) -> bool:
        """Take in an answer and put the next question, without waiting; tell whether anything has changed.

        Raises ThinkingFailed when a bot breaks down.
        """
        if self.review.complete:
            return False
        if not self._asked:
            self._thinker.ask(self._question())
            self._asked = True
            return False
        found = self._thinker.poll()
        if found is None:
            return False
        self._asked = False
        before = self.review
        self._take(found)
        if self.review is not before:
            self._keep(self.review)
        return True

    def stop(self) -> None:
        """Put the work down; what is known stays."""
        if self._asked:
            self._thinker.drop()
        self._asked, self._advice = False, None

    def _take(self, found: Finding | object) -> None:
        match found:
            case Spread():
                self.review = self.review.with_outset(found)
            case Advice():
                self._advice = found
            case Gains() if self._advice is not None:
                at = self._at
                made = self._transcript.entries[at].move
                self.review = self.review.with_verdict(judge(at, made, self._advice, found))
                self._advice = None
            case float() | int():
                self.review = self.review.with_par(float(found))

    @property
    def _at(self) -> int:
        return self.review.wanted[len(self.review.verdicts)]

    def _question(self) -> Question:
        review, seat = self.review, self.review.seat
        if review.outset is None:
            return ExpectationRequest(self._log(self._span.start - 1), seat, self._span.start, DEALS)
        if len(review.verdicts) == len(review.wanted):
            run = len(review.pars)
            return ParRequest(self._log(self._span.start), seat, self._levels, run, PAR_BUDGET)
        if self._advice is not None:
            return HindsightRequest(self._log(self._at), self._at)
        view, made = self._match.review(self._at, seat), self._transcript.entries[self._at].move
        return AdviceRequest(self._terms, view, self._at, BUDGET, made)

    @property
    def _terms(self) -> GameConfig:
        header = self._transcript.header
        return GameConfig(header.game, header.options)

    def _log(self, length: int) -> Log:
        return Log(self._terms, self._transcript.header.dealer, self._transcript.entries[:length])
