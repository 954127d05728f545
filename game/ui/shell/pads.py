"""The controllers that are plugged in: found and lost while the program runs, their buttons and sticks made presses."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.core.record import record
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.input import Plugged, Press
from game.ui.shell.pad import BUTTONS, STAYS, PadButton, PadKind, PadUse, direction, kind_of

REPEAT = (0.42, 0.09)
"""Seconds until a direction that is held repeats, and between repeats."""
GOING_ON = frozenset((*ARROWS, Action.PAGE_UP, Action.PAGE_DOWN, Action.NEXT, Action.PREVIOUS))
FULL = 32767
TRIGGER = 0.5
"""How far a trigger must be pulled to count as pressed."""
NAMES: Mapping[int, str] = {getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}"): name for name in BUTTONS}
STICKS: Mapping[int, tuple[str, int]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("leftstick", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("leftstick", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("rightstick", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("rightstick", 1),
}
TRIGGERS: Mapping[int, str] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}
COMING = (pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMAPPED)
"""Any of these may be the first that tells of a controller."""
EVENTS = (
    *COMING,
    pygame.CONTROLLERDEVICEREMOVED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
"""What `Pads.events` wants to hear of."""
LEFT_STICK: Mapping[str, Action] = {f"leftstick_{arrow}": arrow for arrow in ARROWS}


@record
class Jolt:
    """A short shaking of the controller."""

    low: float  # strength of the heavy motor, 0 … 1
    high: float  # of the light one
    span: int  # milliseconds


JOLTS: Mapping[str, Jolt] = {
    "your_turn": Jolt(0.15, 0.25, 90),
    "refuse": Jolt(0.0, 0.6, 120),
    "deal_won": Jolt(0.5, 0.3, 240),
    "match_won": Jolt(0.7, 0.5, 400),
}
"""What is felt, by the cue that is heard with it."""


class _Pad:
    """One controller, and how its sticks and triggers stand."""

    def __init__(self, device: Any, name: str, kind: PadKind) -> None:
        self.device = device
        self.name = name
        self.kind = kind
        self.sticks = {"leftstick": [0.0, 0.0], "rightstick": [0.0, 0.0]}
        self.pointing = {"leftstick": "", "rightstick": ""}
        self.pulled: set[str] = set()


@record
class _Held:
    """A button that means a direction and is still down."""

    pad: int
    press: Press
    left: float  # seconds until it repeats


class Pads:
    """All controllers there are, found by the numbers SDL gives them."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._held: _Held | None = None
        self._last = -1  # the one that was used last
        list(self.find())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(pad.name for pad in self._pads.values() if pad.device is not None)

    def find(self) -> Iterator[Plugged]:
        """Open every controller that is not open yet, without which it sends nothing; tell of each."""
        for device in _devices():
            joystick, name = device.as_joystick(), device.name or "?"
            number = joystick.get_instance_id()  # the controller's own `id` is only its place in a list
            if number in self._pads and self._pads[number].device is not None:
                continue
            self._pads[number] = _Pad(device, name, kind_of(joystick.get_guid(), name))
            yield Plugged(name, there=True)

    def lose(self, number: int) -> Iterator[Plugged]:
        """Forget a controller, and whatever was held on it."""
        gone = self._pads.pop(number, None)
        if self._held is not None and self._held.pad == number:
            self._held = None
        if gone is not None:
            yield Plugged(gone.name, there=False, last=not self._pads)

    def close(self) -> None:
        """Let all of them go, before SDL ends."""
        for pad in self._pads.values():
            if pad.device is not None:
                pad.device.quit()
        self._pads.clear()
        _close()

    def release_all(self) -> None:
        """Hold nothing any more, as when the window has lost the focus."""
        self._held = None

    # ------------------------------------------------------------------ presses

    def events(self, event: pygame.Event, use: PadUse) -> Iterator[Press | Plugged]:
        match event.type:
            case _ if event.type in COMING:
                yield from self.find()
            case pygame.CONTROLLERDEVICEREMOVED:
                yield from self.lose(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN if event.button in NAMES:
                yield self._down(event.instance_id, NAMES[event.button], use)
            case pygame.CONTROLLERBUTTONUP if event.button in NAMES:
                self._up(event.instance_id, NAMES[event.button])
            case pygame.CONTROLLERAXISMOTION:
                yield from self._moved(event.instance_id, event.axis, event.value / FULL, use)

    def pass_time(self, dt: float) -> Iterable[Press]:
        """Let seconds pass: a direction that is held repeats."""
        held = self._held
        if held is None:
            return ()
        left = held.left - dt
        if left > 0:
            self._held = _Held(held.pad, held.press, left)
            return ()
        self._held = _Held(held.pad, held.press, REPEAT[1])
        return (Press("", held.press.action, True, held.press.button),)

    @property
    def holding(self) -> bool:
        return self._held is not None

    def _pad(self, number: int) -> _Pad:
        """Give a controller by its number; one that nobody could open has the usual signs."""
        return self._pads.setdefault(number, _Pad(None, "", PadKind.XBOX))

    def _down(self, number: int, name: str, use: PadUse) -> Press:
        self._last = number
        action = LEFT_STICK.get(name) or use.bindings.meaning(name)
        press = Press("", action, False, PadButton(name, self._pad(number).kind))
        if action in GOING_ON:
            self._held = _Held(number, press, REPEAT[0])
        return press

    def _up(self, number: int, name: str) -> None:
        held = self._held
        if held is not None and held.pad == number and held.press.button and held.press.button.name == name:
            self._held = None

    def _moved(self, number: int, axis: int, value: float, use: PadUse) -> Iterator[Press]:
        if axis in STICKS:
            yield from self._stick(number, *STICKS[axis], value, use)
        elif axis in TRIGGERS:
            name, pulled = TRIGGERS[axis], self._pad(number).pulled
            if value >= TRIGGER and name not in pulled:
                pulled.add(name)
                yield self._down(number, name, use)
            elif value < STAYS * TRIGGER:
                pulled.discard(name)

    def _stick(self, number: int, stick: str, axis: int, value: float, use: PadUse) -> Iterator[Press]:
        """Make a stick a press each time it comes to point somewhere else."""
        pad = self._pad(number)
        pad.sticks[stick][axis] = value
        was = pad.pointing[stick]
        across, along = pad.sticks[stick]
        now = pad.pointing[stick] = direction(across, along, use.dead_zone, was)
        if now == was:
            return
        if was:
            self._up(number, f"{stick}_{was}")
        if now:
            yield self._down(number, f"{stick}_{now}", use)

    # ------------------------------------------------------------------ shaking

    def shake(self, jolt: Jolt) -> bool:
        """Shake the controller that was used last; False where none can be shaken."""
        pad = self._pads.get(self._last)
        if pad is None or pad.device is None:
            return False
        try:
            return bool(pad.device.rumble(jolt.low, jolt.high, jolt.span))
        except pygame.error:
            return False


def _close() -> None:
    """Let SDL go of all controllers."""
    try:
        from pygame._sdl2 import controller  # noqa: PLC0415 - not built on every system

        controller.quit()
        pygame.joystick.quit()  # or SDL would tell everything twice when controllers are looked for again
    except (ImportError, pygame.error):
        return


def _devices() -> Sequence[Any]:
    """Open what is plugged in; nothing where this system's SDL knows no controllers."""
    found: list[Any] = []
    try:
        from pygame._sdl2 import controller  # noqa: PLC0415 - not built on every system

        pygame.joystick.init()
        controller.init()
        places = [place for place in range(controller.get_count()) if controller.is_controller(place)]
        found.extend(controller.Controller(place) for place in places)
    except (ImportError, pygame.error):
        return found
    return found
