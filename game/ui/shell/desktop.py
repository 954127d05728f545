"""What only the desktop knows: how much of it panels leave free, and what it shows where a window has just grown."""

import ctypes
import sys
from functools import cache
from typing import Any

import pygame

BACKGROUND_AND_GRAVITY = 1 << 1 | 1 << 4
"""By what Xlib knows which attributes of a window are meant."""
TOP_LEFT = 1
XLIB = "libX11.so.6"
"""The system's own, which SDL has loaded; were it named at the call, packages would bring another along."""


class _Rect(ctypes.Structure):
    """A rectangle as SDL writes it."""

    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "w", "h")]


class _Attributes(ctypes.Structure):
    """Attributes of a window as Xlib reads them, with room for those that are not named."""

    _fields_ = [
        ("background_pixmap", ctypes.c_ulong),
        ("background_pixel", ctypes.c_ulong),
        ("border_pixmap", ctypes.c_ulong),
        ("border_pixel", ctypes.c_ulong),
        ("bit_gravity", ctypes.c_int),
        ("others", ctypes.c_ulong * 16),
    ]


_overheard = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda _display, _error: 0)
"""Lets an error of the X server pass, which else would end the program."""


@cache
def _sdl() -> Any:
    """Find the library that pygame has loaded; None where it can't be asked."""
    try:
        found = ctypes.CDLL(
            "SDL2.dll" if sys.platform == "win32" else str(getattr(pygame.display, "__file__", ""))
        )
        return found if hasattr(found, "SDL_GetDisplayUsableBounds") else None
    except OSError:
        return None


def room() -> pygame.Rect:
    """Give the part of the first desktop that no panel takes, where SDL tells it, else all of it."""
    bounds, sdl = _Rect(), _sdl()
    if sdl and sdl.SDL_GetDisplayUsableBounds(0, ctypes.byref(bounds)) == 0 and bounds.w and bounds.h:
        return pygame.Rect(bounds.x, bounds.y, bounds.w, bounds.h)
    return pygame.Rect((0, 0), pygame.display.get_desktop_sizes()[0])


def keep_dark(window: int, colour: tuple[int, int, int]) -> None:
    """Have an X server fill with a colour what a window grows by, where its frame would shine through, often white.

    Other systems do so by themselves.
    """
    if pygame.display.get_driver() != "x11":
        return
    try:
        xlib = ctypes.CDLL(XLIB)
    except OSError:
        return
    red, green, blue = colour
    attributes = _Attributes(background_pixel=red << 16 | green << 8 | blue, bit_gravity=TOP_LEFT)
    xlib.XOpenDisplay.restype = xlib.XSetErrorHandler.restype = ctypes.c_void_p
    opened = xlib.XOpenDisplay(None)
    if not opened:
        return
    display = ctypes.c_void_p(opened)
    before = xlib.XSetErrorHandler(_overheard)
    xlib.XChangeWindowAttributes(
        display, ctypes.c_ulong(window), BACKGROUND_AND_GRAVITY, ctypes.byref(attributes)
    )
    xlib.XCloseDisplay(display)  # which waits until that is done
    xlib.XSetErrorHandler(ctypes.c_void_p(before))
