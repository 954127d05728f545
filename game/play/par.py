"""How far ahead somebody came out of a deal, and par: what a master makes of the same cards."""

from typing import Protocol

from game.coach.reviewing import above_average
from game.core.cards import Seat
from game.play.coaching import levels_of
from game.questions import GameConfig, Log, ParRequest
from game.session.match import AnyMatch
from game.session.worker import Pending, ThinkingFailed

RUNS, BUDGET = 3, 20
"""Times a master plays the deal, and the worlds they imagine for a decision: the same on every machine."""


def ahead(match: AnyMatch, me: Seat, deal: int = 1) -> float:
    """Tell how far ahead of the others' average a seat came out of a deal."""
    return beside_others(above_average(match, deal, me), match.rules.spec.seats)


def beside_others(above_average: float, seats: int) -> float:
    """Turn points above the average seat into points above the average of the others.

    >>> beside_others(1.5, 2), beside_others(2.0, 3)
    (3.0, 3.0)
    """
    return above_average * seats / (seats - 1)


class ParJudge(Protocol):
    """Who finds out what a master makes of a deal, and answers later."""

    def ask(self, question: ParRequest) -> Pending[float]: ...


class Par:
    """Par of a deal from an even score, found by another process bit by bit."""

    def __init__(self, match: AnyMatch, me: Seat, judge: ParJudge, deal: int = 1) -> None:
        """Put a deal of a match before a judge."""
        header, start = match.transcript().header, match.span(deal).start
        self._log = Log(
            GameConfig(header.game, header.options),
            match.review(start, me).dealer,
            match.transcript().entries[start - 1 : start],
        )
        self._me = me
        self._levels = levels_of(match)
        self._judge = judge
        self._found: list[float] = []
        self._pending: Pending[float] | None = None
        self.failed = False

    @property
    def runs(self) -> int:
        """How often the deal has been played."""
        return len(self._found)

    @property
    def value(self) -> float | None:
        """Par, once it is known, beside the others' average."""
        if self.runs < RUNS:
            return None
        return round(beside_others(sum(self._found) / RUNS, len(self._levels)), 2)

    def go_on(self) -> bool:
        """Take in an answer and put the next question, without waiting; tell whether anything has changed."""
        if self.failed or self.runs == RUNS:
            return False
        if self._pending is None or self._pending.dropped:  # a review asks the same process
            run = self.runs
            self._pending = self._judge.ask(ParRequest(self._log, self._me, self._levels, run, BUDGET))
            return False
        try:
            answer = self._pending.poll()
        except ThinkingFailed:
            self.failed = True
            return True
        if answer is None:
            return False
        self._found.append(answer)
        self._pending = None
        return True
