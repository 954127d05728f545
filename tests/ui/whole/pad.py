"""A player with nothing but a controller in hand: a real one as far as SDL and the program can tell."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from tests.ui.virtual_pad import VirtualPad, plugged
from tests.ui.whole.player import Keyboard, Nodes, Screen
from tests.ui.whole.running_app import RunningApp

BUTTONS = {
    "up": "dpad_up",
    "down": "dpad_down",
    "left": "dpad_left",
    "right": "dpad_right",
    "tab": "rightshoulder",
    "shift+tab": "leftshoulder",
    "return": "a",
    "escape": "b",
}
"""What is pressed on a controller in place of a key."""


class Held:
    """A running program of which nothing but the controller is in somebody's hands."""

    def __init__(self, there: RunningApp, pad: VirtualPad) -> None:
        self._there = there
        self._pad = pad

    @property
    def size(self) -> tuple[int, int]:
        return self._there.size

    def nodes(self) -> Nodes:
        return self._there.nodes()

    def wait(self, until: Callable[[Nodes], bool], seconds: float) -> bool:
        return self._there.wait(until, seconds)

    def click(self, at: tuple[int, int]) -> None:
        raise AssertionError(at)

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        raise AssertionError(at, turns)

    def press(self, key: str) -> None:
        """Press the button that stands for a key."""
        self._pad.hold(BUTTONS[key])
        self._there.step()
        self._pad.hold(BUTTONS[key], down=False)
        self._there.step()


class Pad:
    """Walks with the cross and the shoulders, and confirms with A."""

    def __init__(self, there: RunningApp, pad: VirtualPad) -> None:
        self.pad = pad
        self.held = Held(there, pad)
        self.walker = Keyboard(Random(1))

    def use(self, screen: Screen, key: str) -> None:
        """Take the focus to a control and confirm."""
        del screen
        self.walker.walk(self.held, key)
        self.held.press("return")


@contextmanager
def padded(there: RunningApp) -> Iterator[Pad]:
    """Plug a controller into a running program."""
    with plugged() as pad:
        there.step()
        yield Pad(there, pad)
