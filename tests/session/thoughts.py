"""Thinking for the tests of the worker: questions a bot process can answer, and functions it can import by name."""

import os
import sys
import time
from pathlib import Path

from game.core.bot import Decision
from game.core.move import Move, Say
from game.core.record import record
from game.core.rules import Reason
from game.questions import MoveRequest
from game.session.worker import Found, Question


def spared(pipe: int, process: int) -> None:
    """Do what systems do that kill nobody when a pipe is closed."""
    assert pipe
    assert process


def answer_here(question: Question[Found]) -> Found:
    """Answer as the bots' process does."""
    return question.answer()


def _where(move: Move) -> Decision:
    """Tell whether the process that answers has loaded pygame."""
    return Decision(move, Reason("pygame" if "pygame" in sys.modules else "headless"))


@record
class Spell:
    """A word, to be answered with itself and the process that does so, after some time."""

    word: str
    seconds: float = 0.0

    def answer(self) -> Decision:
        time.sleep(self.seconds)
        return _where(Say(self.word, os.getpid()))


@record
class Awaited:
    """A word, to be answered once there is a file."""

    word: str
    file: str

    def answer(self) -> Decision:
        while not Path(self.file).exists():
            time.sleep(0.005)
        return _where(Say(self.word, os.getpid()))


@record
class Unanswered:
    """A word, over which one process sits for ever; any other answers at once."""

    word: str
    process: int

    def answer(self) -> Decision:
        while os.getpid() == self.process:
            time.sleep(1)
        return _where(Say(self.word, os.getpid()))


@record
class Fail:
    """Something over which whoever answers breaks down."""

    def answer(self) -> Decision:
        message = "no idea"
        raise ValueError(message)


@record
class Forever:
    """Something nobody ever comes to the end of."""

    def answer(self) -> Decision:
        while True:
            pass


@record
class Elsewhere:
    """What a bot does, and whether its process has loaded pygame."""

    request: MoveRequest

    def answer(self) -> Decision:
        return _where(self.request.answer().move)
