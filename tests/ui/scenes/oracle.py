"""A thinker that answers the questions of a review at once, as it is told to: every class of decision comes about."""

from itertools import cycle
from typing import Any

from game.core.bot import Decision
from game.core.move import Move
from game.core.rules import Reason
from game.core.transcript import Entry
from game.core.view import View
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Gains,
    HindsightRequest,
    ParRequest,
    PlayoutRequest,
    Spread,
)
from game.search.master import Advice
from game.session.worker import Found, Pending, Question, ThinkingFailed
from tests.session.thinkers import Fetched

TYPICAL = 10.0
BLUNDER, SAME, DOUBTFUL, BAD, UNSURE, SLIGHT = 9.0, 0.0, 1.0, 3.0, -1.0, 0.5
LOSSES = (BLUNDER, SAME, DOUBTFUL, BAD, UNSURE, SLIGHT)
"""What decisions give away, one after another: UNSURE is two points that nobody can be sure of."""
WORLDS = 20


class Oracle:
    """Answers when it is asked to; a bot that is ill breaks down instead."""

    def __init__(self, losses: tuple[float, ...] = LOSSES) -> None:
        self.asked: list[Question[object]] = []
        self.dropped = 0
        self.ill = False
        self.entries: tuple[Entry, ...] = ()  # of the match, as far as they are known
        self._losses = cycle(losses)
        self._lost: dict[int, float] = {}  # by decision
        self._bests: dict[View[Any], tuple[Move, Move, float]] = {}  # the best move, the one made, the loss

    def learn(self, other: "Oracle") -> None:
        """Know what another one knows, to go on with its review."""
        self._lost |= other._lost  # noqa: SLF001 - its like
        self._bests |= other._bests  # noqa: SLF001 - its like

    def ask(self, question: Question[Found]) -> Pending[Found]:
        self.asked.append(question)
        return Fetched(lambda: self._find(question))

    def drop(self) -> None:
        self.dropped += 1

    def knows(self, question: Any) -> bool:
        """Tell whether this is asked in a review of which something has been asked before."""
        if isinstance(question, PlayoutRequest):
            return question.view in self._bests
        return isinstance(question, AdviceRequest) and question.seed in self._lost

    def _find(self, question: Any) -> Any:
        if self.ill:
            message = "ZeroDivisionError: division by zero"
            raise ThinkingFailed(message)
        match question:
            case ExpectationRequest(_, _, _, deals):
                return Spread(-1.0, TYPICAL, deals)
            case HindsightRequest(log):
                self.entries = max(self.entries, log.entries, key=len)
                self._lost.setdefault(len(log.entries), next(self._losses))
                rules = log.config.rules()
                moves = rules.moves(log.position(rules))
                return Gains(moves, tuple(float(place) for place in range(len(moves))))
            case AdviceRequest():
                return self._counsel(question)
            case PlayoutRequest():
                return tuple(self._gain(question.view, world, move) for world, move in question.tries)
            case ParRequest():
                return 2.0 + question.seed % 2
        message = f"nobody asks {question} in a review"
        raise AssertionError(message)

    def _counsel(self, question: AdviceRequest) -> Advice:
        at, moves = question.seed, question.view.moves
        made = self.entries[at].move if at < len(self.entries) else moves[0]
        loss = self._lost[at]
        best = made if loss == SAME else next(move for move in moves if move != made)
        self._bests[question.view] = best, made, loss
        return Advice(Decision(best, Reason("searched", number=WORLDS)), ())

    def _gain(self, view: View[Any], world: int, move: Move) -> float:
        best, made, loss = self._bests[view]
        if move == best:
            return 5.0
        if move != made:
            return -20.0
        return 5.0 - loss if loss != UNSURE else 3.0 + 30.0 * (-1) ** world
