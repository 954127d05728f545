"""A finished deal, as one of its players looks back at it: the table after every move, all hands open."""

from functools import cache
from typing import Any

from game.coach.judging import FINE, Verdict
from game.coach.review import Review
from game.core.cards import Seat
from game.core.event import Drew
from game.core.move import Play
from game.core.record import record, replace
from game.core.view import View
from game.session.match import AnyBeat, AnyMatch
from game.stage.acts import fallen


class FinishedDeal:
    """One deal of a match, as one of its players looks back at it."""

    def __init__(self, match: AnyMatch, me: Seat, deal: int) -> None:
        """Open a deal, 1 for the first."""
        self._match = match
        self._me = me
        self.deal = deal
        self.span = match.span(deal)
        """How long the log was while it lasted."""
        self.view = cache(self._view)
        self.beat = cache(match.retold)

    def _view(self, at: int) -> View[Any]:
        """Give the table after so many entries; a trick just finished still lies."""
        view = self._match.laid_open(at, self._me)
        if at > self.span.start and view.tricks and not view.trick.cards:
            before = self._match.laid_open(at - 1, self._me)
            if len(before.tricks) < len(view.tricks):
                lies = replace(view, trick=view.tricks[-1], tricks=view.tricks[:-1])
                return self._undrawn(lies, before, at)
        return view

    def _undrawn(self, view: View[Any], before: View[Any], at: int) -> View[Any]:
        """Leave on the table what is drawn once the trick is gone."""
        beat = self.beat(at)
        if not isinstance(beat.done, Play) or not any(isinstance(event, Drew) for event in beat.events):
            return view
        lies = fallen(before, view, beat.seat, beat.done.card)
        return replace(view, hand=lies.hand, hidden=lies.hidden, shown=lies.shown)

    def beats(self, at: int) -> list[tuple[int, AnyBeat]]:
        """Tell what has happened until then: how long the log was after each beat, and the beat."""
        return [(length, self.beat(length)) for length in range(self.span.start, at + 1)]

    @property
    def tricks(self) -> tuple[int, ...]:
        """List how long the log was at the end of each trick."""
        taken = [len(self._match.laid_open(at, self._me).tricks) for at in self.span]
        return tuple(
            at for at, before, now in zip(self.span[1:], taken, taken[1:], strict=False) if now > before
        )


@record
class LookedBack:
    """How far one has come in looking back at a deal, and what is known of it."""

    deal: int  # 1 for the first
    deals: int  # that are finished
    at: int  # how long the log was after the move that is shown
    span: range  # how long it was while the deal lasted
    tricks: tuple[int, ...]  # how long it was at the end of each trick
    review: Review
    running: bool  # the review goes on
    judging: tuple[int, ...] = ()  # how long the log was after each decision that is being judged

    @property
    def last(self) -> int:
        """How long the log was at the end."""
        return self.span.stop - 1

    def trick(self, way: int) -> int:
        """Find the end of the next trick, or of the one before; the deal's own end where there is none."""
        if way > 0:
            return next((each for each in self.tricks if each > self.at), self.last)
        return next((each for each in reversed(self.tricks) if each < self.at), self.span.start)

    def decided(self, at: int) -> bool:
        """Tell whether the move that made the log so long was a decision of the player's."""
        return at - 1 in self.review.wanted

    @property
    def decisions(self) -> tuple[int, ...]:
        """List how long the log was after each decision."""
        return tuple(at + 1 for at in self.review.wanted)

    def decision(self, way: int) -> int | None:
        """Find the decision after the move that is shown, or the one before; None past the ends."""
        if way > 0:
            return next((each for each in self.decisions if each > self.at), None)
        return next((each for each in reversed(self.decisions) if each < self.at), None)

    def verdict(self, at: int) -> Verdict | None:
        """Give what is said of the move that made the log so long, settled or not."""
        return self.review.verdict(at - 1)

    @property
    def mistakes(self) -> tuple[int, ...]:
        """List how long the log was after each decision that is settled and was not fine."""
        review = self.review
        return tuple(each.at + 1 for each in review.verdicts if review.kind(each) != FINE)

    @property
    def doubts(self) -> tuple[int, ...]:
        """List the same of mistakes, and of what may be one as far as it has been looked at."""
        review = self.review
        found = [(at, review.verdict(at)) for at in review.wanted]
        return tuple(at + 1 for at, verdict in found if verdict and review.kind(verdict) != FINE)

    def doubt(self, way: int) -> int | None:
        """Find the next doubt after the move that is shown, or the one before it; past the last comes the first."""
        doubts = self.doubts
        ahead = [each for each in doubts if (each - self.at) * way > 0] or list(doubts)
        return min(ahead, key=lambda each: each * way, default=None)
