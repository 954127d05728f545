"""A controller that exists only in SDL: plugged in, pressed and pulled out as a real one, and felt to shake."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

XBOX, PLAYSTATION, NINTENDO = (0x045E, 0x028E), (0x054C, 0x0CE6), (0x057E, 0x2009)
"""Maker and product of three controllers that many have."""
BUTTONS = (
    "a",
    "b",
    "x",
    "y",
    "back",
    "guide",
    "start",
    "leftstick",
    "rightstick",
    "leftshoulder",
    "rightshoulder",
    "dpad_up",
    "dpad_down",
    "dpad_left",
    "dpad_right",
)
AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")
FULL = 32767
_SHAKEN = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Description(ctypes.Structure):
    """What SDL wants to know, as its header SDL_joystick.h lays it out."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "naxes", "nbuttons", "nhats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("userdata", "update", "set_player")),
        ("rumble", _SHAKEN),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "set_led", "send_effect")),
    )


def _library() -> Any:
    """Find the SDL that pygame runs on; skip the test where that can't be told."""
    try:
        lines = Path("/proc/self/maps").read_text("utf-8").splitlines()
        found = next(line.split()[-1] for line in lines if "libSDL2-" in line)
        return ctypes.CDLL(found)
    except (OSError, StopIteration):
        pytest.skip("no SDL is found here that could make a controller of its own")


class VirtualPad:
    """One controller, in nobody's hands."""

    def __init__(self, make: tuple[int, int] = XBOX, name: str = "Test pad") -> None:
        """Plug it in."""
        self._sdl = _library()
        self._sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
        self.shaken: list[tuple[int, int]] = []
        self._kept = _Description(
            version=1,
            type=1,  # a game controller
            naxes=len(AXES),
            nbuttons=len(BUTTONS),
            vendor=make[0],
            product=make[1],
            button_mask=(1 << len(BUTTONS)) - 1,
            axis_mask=(1 << len(AXES)) - 1,
            name=name.encode(),
            rumble=_SHAKEN(self._shaken),
        )
        self._index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self._kept))
        assert self._index >= 0
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._device = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._index))
        self._number = self._sdl.SDL_JoystickInstanceID(self._device)
        for trigger in AXES[4:]:
            self.push(trigger, -1.0)

    def _shaken(self, _: object, low: int, high: int) -> int:
        self.shaken.append((low, high))
        return 0

    def hold(self, button: str, *, down: bool = True) -> None:
        """Push a button down, or let it go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._device, BUTTONS.index(button), int(down))
        self._sdl.SDL_JoystickUpdate()

    def push(self, axis: str, way: float) -> None:
        """Push a stick or a trigger, -1 … 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(
            self._device, AXES.index(axis), ctypes.c_int16(round(way * FULL))
        )
        self._sdl.SDL_JoystickUpdate()

    def pull_out(self) -> None:
        """Pull it out, whatever is held on it."""
        if self._number < 0:
            return
        count = self._sdl.SDL_NumJoysticks()
        numbers = [self._sdl.SDL_JoystickGetDeviceInstanceID(place) for place in range(count)]
        self._sdl.SDL_JoystickDetachVirtual(numbers.index(self._number))
        self._sdl.SDL_JoystickClose(self._device)
        self._number = -1


@contextmanager
def plugged(make: tuple[int, int] = XBOX, name: str = "Test pad") -> Iterator[VirtualPad]:
    """Have a controller while a test lasts."""
    from pygame._sdl2 import controller  # noqa: PLC0415 - not built on every system

    pygame.display.init()
    pygame.joystick.init()
    controller.init()
    pad = VirtualPad(make, name)
    try:
        yield pad
    finally:
        pad.pull_out()
        pygame.event.clear((pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED))
