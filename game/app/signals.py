"""Signals by which the system asks a program to end: heeded between two frames, when nothing is half done."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

ENDING = ("SIGTERM", "SIGHUP")
"""Not every system has all of them."""


@contextmanager
def signals_heeded() -> Iterator[Sequence[int]]:
    """Note what is sent meanwhile, instead of ending at once, or asking as if the window had been closed."""
    told: list[int] = []
    numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    before = {number: signal.signal(number, lambda sent, _: told.append(sent)) for number in numbers}
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)
