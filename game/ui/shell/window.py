"""The window: the module that talks to SDL about display, input and time, with `pads.py`.

Drawing happens in software on the window's own surface. On X11 the accelerated copy to the screen is switched off,
because without a graphics card it costs twenty times as much as the whole frame.
"""

import ctypes
import os
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

import pygame

from game.storage.settings import SMALLEST_WINDOW, WindowGeometry
from game.ui import APP_ID
from game.ui.draw.theme import GREEN
from game.ui.shell import pads
from game.ui.shell.action import Action, Bindings, current_layout, held_key, name_of_key
from game.ui.shell.editing import marked
from game.ui.shell.input import Composed, Dropped, Input, Inserted, Pointer, PointerPhase, Press, Typed, Wheel
from game.ui.shell.pad import PadUse
from game.ui.shell.pads import GOING_ON, Pads

# ------------------------------------------------------------------ what only the desktop knows

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


# ------------------------------------------------------------------ the window

SHARE = 0.8
"""A first window takes this share of what panels leave of the desktop …"""
USUAL = (960, 600)
"""… and no less than this, where there is so much."""
EDGES, TITLE_BAR = 8, 48
"""Width and height left for what the desktop sets about a window."""
GROUND = GREEN.wood_dim
"""What is seen before anything is drawn."""
LIVELY, QUIET = 60, 20
"""Looks at what has happened a second: while something moves or has just been touched, and otherwise."""
DOZE = 4
"""Quiet looks between two frames, as long as nothing is seen."""
AWAKE = 1.0
"""Seconds of liveliness after the last input or motion."""
LONGEST_STEP = 0.1
"""Seconds; after a pause, time goes on from here instead of leaping."""
DOUBLE = 0.35
REPEAT = (420, 45)
"""Milliseconds until a key held down repeats, and between repeats."""
ERASING = frozenset(("backspace", "delete", "left", "right"))
FINGER = 40
"""Pixels two taps of one finger may lie apart to be a double tap."""
TOUCHED = sys.platform != "darwin"
"""A Mac has no screen to touch, and tells of what happens on its touch pad as if it had one."""
HIDDEN = sys.platform in ("win32", "darwin")
"""Screen readers of these systems must have been told of a window before it is shown."""
USUAL_PAD = PadUse()


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; the message is a sentence for the player."""


def prepare() -> None:
    """Tell SDL, before it starts, what it can be told only then. What the user has set stays as it is."""
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", APP_ID)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # else Windows shows no signs to choose from
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if "XDG_RUNTIME_DIR" not in os.environ:  # Wayland needs it, and would complain
            os.environ.setdefault("SDL_VIDEODRIVER", "x11,kmsdrm")


class Window:
    """A resizable window with its clock."""

    def __init__(
        self, title: str, geometry: WindowGeometry | None, size: tuple[int, int] | None = None
    ) -> None:
        """Open it where it last stood, or in the middle of the screen; `size` overrides both. Raises NoDisplay."""
        prepare()
        _start_video()
        free = room()
        first = _first_place(free)
        place = geometry if geometry and _on_screen(geometry, free) else first
        wanted = size or (place.width, place.height)
        self._hidden = HIDDEN
        self._window = pygame.Window(title, wanted, resizable=True, allow_high_dpi=True, hidden=self._hidden)
        self._window.minimum_size = tuple(map(min, SMALLEST_WINDOW, (first.width, first.height)))
        if size is None:
            self._window.position = (place.x, place.y)
        pygame.key.set_repeat(*REPEAT)
        self._full = False
        self._usual = (*self._window.position, *self._window.size)
        self._clock = pygame.time.Clock()
        self._awake = AWAKE
        self.pads = Pads()
        self.keyboard = current_layout()
        self._down: set[tuple[int, int]] = set()  # keys
        self._last_down = self._last_double = (-10.0, (0, 0))
        self._fingers: list[int] = []  # that are down
        self._time = 0.0
        self.canvas = self._window.get_surface()
        self.lost = True  # what was on the canvas may be gone
        self.focused = True
        self.closing = False
        self._fills = place.full_screen and size is None  # once it is shown
        if not self._hidden:
            self._settle()

    def reveal(self) -> None:
        """Show the window, if that has waited for whoever had to be told of it before."""
        if self._hidden:
            self._hidden = False
            self._window.show()
            self._settle()

    def _settle(self) -> None:
        """Be dark until something is drawn, and fill the screen, if the window did so last."""
        keep_dark(self.handle, GROUND)
        self.canvas.fill(GROUND)
        self.show()
        if self._fills:
            self.toggle_full_screen()

    @property
    def handle(self) -> int:
        return self._window.handle

    @property
    def size(self) -> tuple[int, int]:
        """The canvas in pixels, which may be more than the window counts."""
        return self.canvas.get_size()

    @property
    def geometry(self) -> WindowGeometry:
        """Where the window stands, to be opened there again."""
        x, y, width, height = self._usual
        return WindowGeometry(x, y, width, height, self._full)

    def set_icon(self, icon: pygame.Surface) -> None:
        self._window.set_icon(icon)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        self._full = not self._full
        if self._full:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.canvas = self._window.get_surface()
        self.lost = True

    def close(self) -> None:
        """Take the window away and let SDL go."""
        self.pads.close()
        self._window.destroy()
        pygame.quit()

    # ------------------------------------------------------------------ time

    def tick(self, moving: bool) -> float:
        """Wait for the next frame and give the seconds since the last; slow when nothing happens."""
        self._awake = AWAKE if moving else max(0.0, self._awake)
        if self._awake > 0:
            dt = self._clock.tick(LIVELY) / 1000
            step = min(dt, LONGEST_STEP)
        else:
            dt, step = self._doze()
        self.elapse(dt)
        return step

    def elapse(self, dt: float) -> None:
        """Let seconds pass, by which double clicks are told from single ones and the window falls into a doze."""
        self._time += dt
        self._awake -= dt

    def _doze(self) -> tuple[float, float]:
        """Wait until something has happened, or long enough; give the seconds, and how far time is to go on.

        What is seen begins with the next frame, and doesn't leap over the time that was waited.
        """
        waited = 0.0
        for _ in range(DOZE):
            waited += self._clock.tick(QUIET) / 1000
            if pygame.event.peek():
                return waited, 1 / LIVELY
        return waited, min(waited, DOZE / QUIET)

    def show(self) -> None:
        """Bring the canvas to the screen."""
        self._window.flip()

    # ------------------------------------------------------------------ input

    def inputs(self, keys: Bindings, buttons: PadUse = USUAL_PAD, dt: float = 0.0) -> Iterable[Input]:
        """Give what has happened since the last call, so many seconds ago, bound to actions."""
        for event in pygame.event.get():
            yield from self._translated(event, keys, buttons)
        yield from self.pads.pass_time(dt)
        if self.pads.holding:
            self._awake = AWAKE

    def _translated(self, event: pygame.Event, keys: Bindings, buttons: PadUse) -> Iterable[Input]:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.closing = True
            case pygame.WINDOWRESIZED | pygame.WINDOWSIZECHANGED | pygame.WINDOWMOVED | pygame.WINDOWEXPOSED:
                self._moved()
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self.focused = event.type == pygame.WINDOWFOCUSGAINED
                yield from self._release_held()
            case pygame.KEYUP:
                self._down.discard(held_key(event))
            case pygame.WINDOWLEAVE:
                yield Pointer(PointerPhase.LEAVE, (-1, -1))
            case pygame.DROPFILE:
                yield Dropped(event.file)
            case _ if event.type in pads.EVENTS:
                for press in self.pads.events(event, buttons):
                    self._awake = AWAKE
                    yield press
            case _:
                made = self._made(event, keys)
                if made is not None:
                    self._awake = AWAKE
                    yield made

    def _release_held(self) -> Iterable[Input]:
        """Hold nothing any more: what is let go of in another window is not told here."""
        self._down.clear()
        self.pads.release_all()
        if self._fingers:
            self._fingers.clear()
            yield Pointer(PointerPhase.CANCEL, (-1, -1), finger=True)

    def _moved(self) -> None:
        self._awake = AWAKE
        self.canvas = self._window.get_surface()
        self.lost = True
        if not self._full:
            self._usual = (*self._window.position, *self._window.size)

    def _made(self, event: pygame.Event, keys: Bindings) -> Input | None:
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event, keys)
            case pygame.KEYMAPCHANGED:
                self.keyboard = current_layout()
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return (Typed if event.type == pygame.TEXTINPUT else Composed)(event.text)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if _of_finger(event):
                return None  # told as what the finger did
            case pygame.MOUSEMOTION:
                return Pointer(PointerPhase.MOVE, self._canvas_point(event.pos))
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._button(event)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP if TOUCHED:
                return self._touch(event)
            case pygame.MOUSEWHEEL:
                return Wheel(self._canvas_point(pygame.mouse.get_pos()), event.precise_y)
        return None

    def _key(self, event: pygame.Event, keys: Bindings) -> Input | None:
        """Turn a key into a press. A key held down repeats only what one would want to go on: moving and erasing."""
        name, held = name_of_key(event, self.keyboard, keys), held_key(event)
        again = held in self._down
        self._down.add(held)
        action = keys.meaning(name)
        if not name or (again and action not in GOING_ON and name.rpartition("+")[2] not in ERASING):
            return None
        return Press(name, action, again, shift=bool(event.mod & pygame.KMOD_SHIFT))

    def _canvas_point(self, at: tuple[float, float]) -> tuple[int, int]:
        """Turn the desktop's units into canvas pixels."""
        wide, tall = self._window.size
        return round(at[0] * self.size[0] / max(1, wide)), round(at[1] * self.size[1] / max(1, tall))

    def _clicks(self, at: tuple[int, int], near: int) -> int:
        """Tell whether this press is the second of a double click, whose first was no further away."""
        when, where = self._last_down
        close = abs(at[0] - where[0]) + abs(at[1] - where[1]) < near
        clicks = 2 if close and self._time - when < DOUBLE else 1
        self._last_down = (self._time if clicks == 1 else -10.0, at)
        self._last_double = (self._time if clicks == 2 else -10.0, at)
        return clicks

    def _is_third(self, at: tuple[int, int]) -> bool:
        """Tell whether this press follows a double click as closely as that one's second its first."""
        when, where = self._last_double
        return abs(at[0] - where[0]) + abs(at[1] - where[1]) < 12 and self._time - when < DOUBLE

    def _touch(self, event: pygame.Event) -> Input | None:
        """Follow one finger. A second one takes back what the first was about to do."""
        at = round(event.x * self.size[0]), round(event.y * self.size[1])
        match event.type:
            case pygame.FINGERDOWN:
                self._fingers.append(event.finger_id)
                if len(self._fingers) > 1:
                    return Pointer(PointerPhase.CANCEL, at, finger=True)
                return Pointer(PointerPhase.DOWN, at, self._clicks(at, FINGER), finger=True)
            case pygame.FINGERMOTION if self._fingers == [event.finger_id]:
                return Pointer(PointerPhase.MOVE, at, finger=True)
            case pygame.FINGERUP if event.finger_id in self._fingers:
                alone = self._fingers == [event.finger_id]
                self._fingers.remove(event.finger_id)
                return Pointer(PointerPhase.UP if alone else PointerPhase.CANCEL, at, finger=True)
        return None

    def _button(self, event: pygame.Event) -> Input | None:
        at = self._canvas_point(event.pos)
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == pygame.BUTTON_LEFT:
            if not down:
                return Pointer(PointerPhase.UP, at)
            third = self._is_third(at)
            shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            return Pointer(PointerPhase.DOWN, at, self._clicks(at, 12), third=third, shift=shift)
        if down and event.button == pygame.BUTTON_RIGHT:
            return Pointer(PointerPhase.SECOND_DOWN, at)
        if down and event.button == pygame.BUTTON_MIDDLE:
            return Inserted(at, marked())
        return Press("", Action.BACK) if down and event.button == pygame.BUTTON_X1 else None


def _of_finger(event: pygame.Event) -> bool:
    """Tell whether the system made a mouse of a finger that is told of by itself."""
    return TOUCHED and bool(getattr(event, "touch", False))


def preferred_languages() -> tuple[str, ...]:
    """List the languages the system is set to, the first before the others."""
    return tuple(str(each["language"]) for each in pygame.system.get_pref_locales())


def _start_video() -> None:
    try:
        pygame.display.init()
    except pygame.error as failure:
        message = f"No display was found ({failure}): the game needs a desktop to open its window on."
        raise NoDisplay(message) from None
    if pygame.display.get_driver() == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
        pygame.display.quit()
        message = "No display was found: the game needs a desktop to open its window on."
        raise NoDisplay(message)
    pygame.font.init()


def _first_place(room: pygame.Rect) -> WindowGeometry:
    """Place a window nobody has moved yet in the middle of what is free, and nowhere beyond it."""
    free = room.inflate(-EDGES, -TITLE_BAR)
    free.bottom = room.bottom - EDGES
    wide, tall = (
        min(each, max(least, round(each * SHARE))) for each, least in zip(free.size, USUAL, strict=True)
    )
    return WindowGeometry(free.centerx - wide // 2, free.centery - tall // 2, wide, tall)


def _on_screen(place: WindowGeometry, room: pygame.Rect) -> bool:
    """Tell whether a remembered place still lies on some desktop; coordinates of others than the first are trusted."""
    sizes = pygame.display.get_desktop_sizes()
    wide, tall = sum(size[0] for size in sizes), max(size[1] for size in sizes)
    if len(sizes) == 1:
        wide, tall = room.size
    return (
        place.width <= wide
        and place.height <= tall
        and -place.width < place.x < wide
        and -40 < place.y < tall
    )
