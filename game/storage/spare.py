"""Descriptors held back, so that a match can be saved and trouble written down when no more files may be open."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import TypeVar

T = TypeVar("T")

EXHAUSTED = (errno.EMFILE, errno.ENFILE)
MANY = 3
"""A file that is written, the one it takes the place of, and the folder of both."""


class SpareFiles:
    """Holds a few descriptors, and lets go of them for a moment where nothing else is left."""

    def __init__(self, many: int = MANY) -> None:
        self._many = many
        self._held: list[int] = []
        self._alone = Lock()
        self._reserve()

    def _reserve(self) -> None:
        with suppress(OSError):
            while len(self._held) < self._many:
                self._held.append(os.open(os.devnull, os.O_RDONLY))

    def close(self) -> None:
        while self._held:
            os.close(self._held.pop())

    def lent_to(self, work: Callable[[], T]) -> T:
        """Do something that opens files; if there is no room for them, once more with what was held back."""
        try:
            return work()
        except OSError as error:
            if error.errno not in EXHAUSTED:
                raise
        with self._alone:
            self.close()
            try:
                return work()
            finally:
                self._reserve()


NO_SPARE = SpareFiles(0)
"""Holds nothing back."""
