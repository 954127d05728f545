"""A thinker that answers the questions of a review at once, as it is told to: every class of decision comes about."""

from itertools import cycle
from typing import Any

from game.core.bot import Decision
from game.core.move import Move
from game.core.rules import Reason
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    Gains,
    HindsightRequest,
    ParRequest,
    Spread,
)
from game.search.master import Advice
from game.search.rollout import Prospect
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
        self._losses = cycle(losses)

    def ask(self, question: Question[Found]) -> Pending[Found]:
        self.asked.append(question)
        return Fetched(lambda: self._find(question))

    def drop(self) -> None:
        self.dropped += 1

    def _find(self, question: Any) -> Any:
        if self.ill:
            message = "ZeroDivisionError: division by zero"
            raise ThinkingFailed(message)
        match question:
            case ExpectationRequest(_, _, _, deals):
                return Spread(-1.0, TYPICAL, deals)
            case AdviceRequest():
                return self._counsel(question)
            case HindsightRequest(log):
                rules = log.config.rules()
                moves = rules.moves(log.position(rules))
                return Gains(moves, tuple(float(place) for place in range(len(moves))))
            case ParRequest():
                return 2.0 + question.seed % 2
        message = f"nobody asks {question} in a review"
        raise AssertionError(message)

    def _counsel(self, question: AdviceRequest) -> Advice:
        loss, made = next(self._losses), question.kept
        assert made is not None
        moves = question.view.moves
        best = made if loss == SAME else next(move for move in moves if move != made)
        spread = (2.0, 2.0) if loss == UNSURE else (loss, loss)
        swing = 30.0 if loss == UNSURE else 0.0
        poor = tuple(5.0 - part for part in (spread[0] + swing, spread[1] - swing)) * (WORLDS // 2)

        def prospect(move: Move) -> Prospect:
            return Prospect(move, (5.0,) * WORLDS if move == best else poor if move == made else (-20.0,) * 6)

        found = sorted(map(prospect, moves), key=lambda each: -each.mean)
        return Advice(Decision(best, Reason("searched", number=WORLDS)), tuple(found))
