"""Thinking for the tests of the worker: functions a bot process can import by name."""

import os
import sys
import time
from multiprocessing.connection import Connection

from game.core.bot import Decision
from game.core.move import Say
from game.core.rules import Reason
from game.questions import MoveRequest, think
from game.session import worker


def serve_as_elsewhere(connection: Connection, think: worker.Think) -> None:
    """Do what a bot process does on systems that kill nobody when a pipe is closed."""
    worker._killed_when_closed = _spared  # noqa: SLF001  this process is there for nothing else
    worker.serve(connection, think)


def _spared(pipe: int) -> None:
    assert pipe


def spell_out(thought: object) -> Decision:
    """Answer what was asked, and tell which process did, and whether it has loaded pygame."""
    match thought:
        case MoveRequest():
            decision = think(thought)
            return Decision(decision.move, Reason("pygame" if "pygame" in sys.modules else "headless"))
        case "fail":
            message = "no idea"
            raise ValueError(message)
        case ("sleep", float(seconds)):
            time.sleep(seconds)
        case "forever":
            while True:
                pass
        case _:
            pass
    return Decision(
        Say(str(thought), os.getpid()), Reason("pygame" if "pygame" in sys.modules else "headless")
    )
