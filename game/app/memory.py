"""What is done so that memory which is let go of goes back to the system; under Linux it does not by itself.

GNU's C library keeps what was freed for what may be wanted next. From each large picture let go of it learns to keep
larger ones, up to 32 MB, and what lies between smaller ones stays: after some hours that is half of all that is held.
"""

import ctypes
import gc
import sys
from functools import cache

_LARGE = 256 << 10
"""Bytes from which on a piece of memory goes back as soon as it is free: walls and panels, but hardly a card.

What is new from the system costs a card more than to be drawn, for the system clears it page by page.
"""
_SLACK = 4 << 20
"""Bytes at the end of all smaller pieces that are kept for what may be wanted next."""
_MMAP_THRESHOLD, _TRIM_THRESHOLD, _ARENA_MAX = -3, -1, -8
"""What the library calls these."""


@cache
def _library() -> ctypes.CDLL | None:
    """Find the C library, if it is GNU's."""
    if sys.platform != "linux":
        return None
    try:
        found = ctypes.CDLL(None)
        found.malloc_trim.argtypes = [ctypes.c_size_t]
        found.mallopt.argtypes = [ctypes.c_int, ctypes.c_int]
    except (OSError, AttributeError):
        return None
    return found


def keep_little() -> None:
    """Have large pieces handed back when they are free, whatever there was before, and no thread keep its own."""
    library = _library()
    if library:
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_TRIM_THRESHOLD, _SLACK)
        library.mallopt(_ARENA_MAX, 1)


def hand_back() -> None:
    """Let go of scenes that are closed, which hold on to each other, and hand back what lies free between small pieces.

    That takes a moment: some hundredths of a second.
    """
    gc.collect()
    _freeze_what_stays()
    trim()


def trim() -> None:
    """Hand back what lies free between small pieces, and nothing else: in a millisecond or two."""
    library = _library()
    if library:
        library.malloc_trim(0)


@cache
def _freeze_what_stays() -> None:
    """Have the collector pass over what was there once the program had begun: code, words and rules stay."""
    gc.freeze()
