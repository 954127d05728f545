"""What the player has copied elsewhere, and what may be copied from here."""

import ctypes
import sys
from functools import cache
from pathlib import Path

import pygame


def copied() -> str:
    """Give the text on the clipboard in one line; empty when there is none or the system does not say."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""


def marked() -> str:
    """Give the text that was marked last in any window, where the desktop hands it on; in one line.

    SDL asks the desktop, and pygame does not hand on the question, so it is put to the library that pygame has loaded.
    """
    library = _sdl()
    if library is None:
        return ""
    library.SDL_GetPrimarySelectionText.restype = ctypes.c_void_p
    found = library.SDL_GetPrimarySelectionText()
    if not found:
        return ""
    text = ctypes.string_at(found).decode("utf-8", "replace")
    library.SDL_free(ctypes.c_void_p(found))
    return " ".join(text.split())


@cache
def _sdl() -> ctypes.CDLL | None:
    """Find the library on systems whose desktops know what is marked."""
    try:
        loaded = Path("/proc/self/maps").read_text("utf-8", "replace") if sys.platform == "linux" else ""
        file = next(line.split(maxsplit=5)[5] for line in loaded.splitlines() if "libSDL2-2" in line)
        library = ctypes.CDLL(file)
    except (OSError, StopIteration):
        return None
    return library if hasattr(library, "SDL_GetPrimarySelectionText") else None


def copy(text: str) -> bool:
    """Put a text on the clipboard; False when the system does not let us."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # it holds half a sign, or a zero
        return False
    return True
