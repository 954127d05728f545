"""The command line: the same rules, bots and saves as in the window, for shells and scripts."""

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress

from game.cli.arguments import read_arguments
from game.cli.report import Refused, Report, warn
from game.core.record import record
from game.storage.files import DISK_FULL, NoHome

_CLOSED = (errno.EPIPE, errno.EINVAL)  # the second is how Windows puts it


@record
class ScreenParts:
    """The parts of the program that need a screen; called only when asked for."""

    play: Callable[[Namespace], int]  # opens the window; gives the exit status
    draw: Callable[[], Sequence[str]]  # draws every screen unseen; gives what went wrong


def main(words: Sequence[str], window: ScreenParts) -> int:
    """Obey one command line; give the exit status: 0 well, 1 not well, 2 not understood, 3 no display."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # streams may be missing, or be something else
            if (
                not stream.isatty()
            ):  # what reads a file or a pipe can't ask which code page Windows has for consoles
                stream.reconfigure(encoding="utf-8")
            stream.reconfigure(errors="replace")  # rather a question mark than a crash on an old console
    try:
        status = _obey(words, window)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if error.errno not in (*_CLOSED, *DISK_FULL):
            raise
        _discard_output()
        if error.errno in DISK_FULL:
            _complain(f"Not all of the answer could be written: {error.strerror}. Make room, and ask again.")
        return 1
    return status


def _obey(words: Sequence[str], window: ScreenParts) -> int:
    try:
        arguments = read_arguments(words)
        if arguments is None:
            return 0
        if arguments.command == "play":
            return window.play(arguments)
        from game.cli.commands import run  # noqa: PLC0415 - a window opens without what the commands need

        return run(arguments, Report(json=arguments.json), window.draw)
    except Refused as refusal:
        _complain(refusal)
        return 2
    except NoHome as trouble:
        _complain(trouble)
        return 1


def _complain(sentence: object) -> None:
    """Say why it could not be done."""
    with suppress(OSError):  # where nobody can be told, the exit status has to do
        warn(sentence)


def _discard_output() -> None:
    """Stop writing to a reader who has left, or a disk that is full, also when Python flushes at its end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
