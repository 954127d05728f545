"""A bar that grows on a terminal while something takes long."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

WIDTH = 30
"""Signs of a full bar."""


def watched(things: Iterable[T], count: int, done: int = 0) -> Iterator[T]:
    """Pass things through, showing on the terminal, if errors go to one, how many there are with those done before."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from things
        return
    shown = 0.0
    try:
        if done:
            _show(done, count)
        for number, thing in enumerate(things, done + 1):
            if time.monotonic() - shown > 0.1 or number == count:
                shown = time.monotonic()
                _show(number, count)
            yield thing
    finally:
        sys.stderr.write("\n")


def _show(number: int, count: int) -> None:
    full = WIDTH * number // count
    sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {number}/{count}")
    sys.stderr.flush()
