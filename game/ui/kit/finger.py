"""One finger, or a pen, on a screen: what it came down on, and whether it taps, holds still, scrolls or drags."""

from enum import Enum

from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.shell.input import Point

LONG = 0.55
"""Seconds a finger must rest to be shown what the right mouse button, or pointing, would show."""
SLOP = 14
"""Design units a finger may tremble, and no fewer pixels than TREMBLE."""
TREMBLE = 10


def slop(look: ResolvedTheme) -> int:
    """Give the pixels a finger may tremble."""
    return max(TREMBLE, look.px(SLOP))


class FingerStage(Enum):
    """What has become of a finger that came down."""

    WAITING = "waiting"  # it may still tap
    HELD = "held"  # it has rested: whatever it does now, nothing is pressed
    SCROLLING = "scrolling"
    DRAGGING = "dragging"  # it moves what it came down on
    IDLE = "idle"  # it has moved where nothing can be moved


class Finger:
    """A finger that is down."""

    def __init__(self, at: Point, key: str, pane: str) -> None:
        """Come down on a control, "" for none, that lies in a pane or is one, "" for none."""
        self.origin = at
        self.at = at
        self.key = key
        self.pane = pane
        self.stage = FingerStage.WAITING
        self._rested = 0.0

    def rest(self, dt: float) -> bool:
        """Let seconds pass; tell whether it has just rested long enough."""
        if self.stage is not FingerStage.WAITING:
            return False
        self._rested += dt
        if self._rested >= LONG:
            self.stage = FingerStage.HELD
        return self._rested >= LONG

    def move(self, at: Point, look: ResolvedTheme) -> int:
        """Move; give by how many pixels it has gone down since the last move."""
        by, self.at = at[1] - self.at[1], at
        across, along = abs(at[0] - self.origin[0]), abs(at[1] - self.origin[1])
        if self.stage is FingerStage.WAITING and max(across, along) > slop(look):
            if self.pane and along >= across:
                self.stage = FingerStage.SCROLLING
                by = at[1] - self.origin[1]
            else:
                self.stage = FingerStage.DRAGGING if self.key else FingerStage.IDLE
        return by
