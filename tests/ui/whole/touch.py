"""A player with nothing but a finger: taps, holds and drags, as the system tells of them."""

import pygame

from tests.ui.whole.player import DOUBLE, NEARBY, Screen, control
from tests.ui.whole.running_app import RunningApp

Point = tuple[int, int]
STEPS = 6


class Touch:
    """A finger on the screen of a running program."""

    def __init__(self, there: RunningApp) -> None:
        self._there = there

    def post(self, kind: int, at: Point, finger: int = 1) -> None:
        """Tell of a finger, as a share of the window's size."""
        x, y = (place / size for place, size in zip(at, self._there.size, strict=True))
        self._there.post(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
        self._there.step()

    def down(self, at: Point, finger: int = 1) -> None:
        self.post(pygame.FINGERDOWN, at, finger)

    def up(self, at: Point, finger: int = 1) -> None:
        self.post(pygame.FINGERUP, at, finger)

    def move(self, start: Point, goal: Point) -> None:
        for part in range(1, STEPS + 1):
            x, y = (start[axis] + (goal[axis] - start[axis]) * part // STEPS for axis in (0, 1))
            self.post(pygame.FINGERMOTION, (x, y))

    def tap(self, at: Point) -> None:
        self.down(at)
        self.up(at)

    def hold(self, at: Point, seconds: float = 0.8) -> None:
        """Rest somewhere, and lift the finger."""
        self.down(at)
        self._there.rest(seconds)
        self.up(at)

    def drag(self, start: Point, goal: Point) -> None:
        self.down(start)
        self.move(start, goal)
        self.up(goal)


class Finger:
    """Taps what can be seen of a control; drags the pane over what is scrolled out of sight."""

    def __init__(self, there: RunningApp) -> None:
        self._touch = Touch(there)
        self._last = (0, 0)

    def use(self, screen: Screen, key: str) -> None:
        """Tap the middle of a control."""
        for _ in range(40):
            node = control(screen.nodes(), key)
            assert node is not None, f"there is no {key}"
            if node.view is None or (node.visible.height * 2 > node.box.height and node.visible.width):
                self._tap(screen, node.visible.center)
                return
            left, top, wide, tall = node.view
            upper, lower = (left + wide // 2, top + tall // 4), (left + wide // 2, top + 3 * tall // 4)
            up = node.box.centery < top + tall // 2
            self._touch.drag(*((upper, lower) if up else (lower, upper)))
        message = f"no finger brings {key} into sight"
        raise AssertionError(message)

    def _tap(self, screen: Screen, at: Point) -> None:
        """Tap, later than the second of a double tap would come if it is where the last one was."""
        if abs(at[0] - self._last[0]) + abs(at[1] - self._last[1]) < NEARBY:
            screen.wait(lambda _: False, DOUBLE)
        self._touch.tap(at)
        self._last = at
