"""Runs the review of the deal that is open: one judged decision after another, kept, stopped and resumed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from game.catalogue import LEVELS
from game.coach.judging import FINE, Verdict
from game.coach.review import Review
from game.coach.review_file import log_id, plain_review, review_of
from game.coach.reviewing import Reviewing, ReviewThinker, fresh_review
from game.core.cards import Seat
from game.core.record import record
from game.session.match import AnyMatch
from game.session.players import players_of
from game.session.worker import ThinkingFailed

ReadReview: TypeAlias = Callable[[Mapping[str, Any]], Review]

PERSON = "club"
"""How strong people are taken to be."""


def levels_of(match: AnyMatch) -> tuple[str, ...]:
    """Tell how strong the players of a match are taken to be, by seat."""
    players = players_of(match.transcript().header, match.rules.spec.seats)
    return tuple(each.level if each.level in LEVELS else PERSON for each in players)


@record
class Coach:
    """Who thinks for the review, and where it is kept."""

    thinkers: tuple[Callable[[], ReviewThinker], ...]  # fetched when there is something to ask
    find: Callable[[str, ReadReview], Review | None]  # by name; None when nothing is kept that can be read
    keep: Callable[[str, Mapping[str, object]], bool]
    judged: Callable[[int, bool], None] | None = (
        None  # hears how long the log was, and whether the decision was fine
    )


class Coaching:
    """Goes on with the review of one deal at a time."""

    def __init__(self, match: AnyMatch, me: Seat, coach: Coach) -> None:
        """Sit down beside the player of a seat; nothing is open yet."""
        self._match = match
        self._me = me
        self._coach = coach
        self._pack = match.rules.spec.pack
        self._levels = levels_of(match)
        self.deal = 0  # which is open, 1 for the first
        self._name = ""
        self._kept: Review | None = None
        self._work: Reviewing | None = None  # None until there is something to ask
        self.running = False

    @property
    def review(self) -> Review:
        """What is known of the open deal so far."""
        known = self._work.review if self._work else self._kept
        assert known is not None, "a deal is open"
        return known

    def open(self, deal: int) -> None:
        """Put down what was open, and take up another deal where its review was left."""
        self.stop()
        transcript, end = self._match.transcript(), self._match.span(deal).stop - 1
        fresh = fresh_review(self._match, deal, self._me)
        self.deal, self._work = deal, None
        self._name = log_id(transcript, end, self._pack, self._me)
        self._kept = self._coach.find(self._name, lambda source: self._read(source, fresh)) or fresh
        self.running = not self._kept.complete

    @property
    def judging(self) -> tuple[int, ...]:
        """How long the log was after each decision that is being judged."""
        return tuple(at + 1 for at in self._work.judging) if self._work and self.running else ()

    def _read(self, source: Mapping[str, Any], fresh: Review) -> Review:
        review = review_of(source, self._pack, len(self._levels))
        if (review.seat, review.wanted) != (fresh.seat, fresh.wanted):
            message = "This is the review of another deal."
            raise ValueError(message)
        for each in review.analyses:
            if {*each.opened.moves} != {*self._match.review(each.at, self._me).moves}:
                message = "What was tried are not the moves there were."
                raise ValueError(message)
        return review

    def go_on(self, shown: int = -1) -> bool:
        """Take in what has been found, without waiting; tell whether anything has changed.

        The move that made the log so long is shown, and comes before the others.

        Raises ThinkingFailed when a bot breaks down, and stops.
        """
        if not self.running:
            return False
        if self._work is None:
            levels, thinkers = self._levels, [each() for each in self._coach.thinkers]
            self._work = Reviewing(self._match, self.deal, self.review, thinkers, levels, self._keep)
        self._work.shown = shown - 1
        try:
            before = self.review
            self._work.go_on()
        except ThinkingFailed:
            self.stop()
            raise
        self.running = not self.review.complete
        self._tell([each for each in self.review.verdicts if each not in before.verdicts])
        return self.review is not before

    def _tell(self, verdicts: Sequence[Verdict]) -> None:
        """Tell who wants to hear it of decisions that have just been judged."""
        if self._coach.judged is not None:
            for each in verdicts:
                self._coach.judged(each.at, self.review.kind(each) == FINE)

    def _keep(self, review: Review) -> None:
        self._coach.keep(self._name, plain_review(review, self._pack))

    def stop(self) -> None:
        """Put the work down; what is known stays."""
        if self._work:
            self._work.stop()
        self.running = False

    def toggle(self) -> None:
        """Stop, or go on with what is not finished."""
        if self.running:
            self.stop()
        else:
            self.running = not self.review.complete
