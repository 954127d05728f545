"""What happens to a window: presses, pointers, wheels and typed text, already in canvas pixels and bound to actions.

`window.py` makes these from SDL events. Scenes and widgets never see SDL, so tests can hand them in directly.
"""

from enum import Enum
from typing import TypeAlias

from game.core.record import record
from game.ui.shell.action import Action
from game.ui.shell.pad import PadButton

Point: TypeAlias = tuple[int, int]


@record
class Press:
    """A key or a controller button went down; `action` is what it means, if anything."""

    key: str  # as `game.ui.shell.action` names keys; "" from a controller
    action: Action | None
    repeated: bool = False
    button: PadButton | None = None  # of the controller it came from
    shift: bool = False  # whether Shift was held, which the name of a letter does not say


@record
class Plugged:
    """A controller was plugged in or pulled out. No scene sees this."""

    name: str
    there: bool
    last: bool = False  # none is left


class PointerPhase(Enum):
    """What a pointer did."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"
    SECOND_DOWN = "second_down"  # the secondary button
    LEAVE = "leave"
    CANCEL = "cancel"  # what was pressed is let go of and nothing is to come of it


@record
class Pointer:
    """The mouse or a finger. Pixels of the canvas."""

    phase: PointerPhase
    at: Point
    clicks: int = 1  # 2 on the second press of a double click
    finger: bool = False
    third: bool = False  # the third press of a triple click
    shift: bool = False  # Shift was held


@record
class Wheel:
    """Turns of the wheel; up is positive."""

    at: Point
    turns: float


@record
class Typed:
    """Text from the keyboard, after the system's input methods."""

    text: str


@record
class Inserted:
    """The middle button was pressed: what was marked in any window is to be written where it points."""

    at: Point
    text: str


@record
class Composed:
    """What the system's input method would write as it stands now; empty once it writes, or has given up."""

    text: str


@record
class Dropped:
    """A file was dropped on the window, or the system wants it opened here, as a Mac does. No scene sees this."""

    file: str


@record
class Focused:
    """A program for those who cannot see the screen wants the focus on a control."""

    key: str


Input: TypeAlias = Press | Pointer | Wheel | Typed | Inserted | Composed | Dropped | Focused | Plugged


def is_press(happened: Input) -> bool:
    """Tell whether something was pressed, with a key, a button or a finger, or the wheel was turned."""
    if isinstance(happened, Pointer):
        return happened.phase in (PointerPhase.DOWN, PointerPhase.SECOND_DOWN)
    return isinstance(happened, Press | Wheel | Inserted)
