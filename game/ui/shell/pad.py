"""The buttons of a controller: what they are called, what they look like on which make, and which action each means.

Buttons are named as SDL names them. A trigger counts as a button, and so does each direction of the right stick; the
left stick always means the arrows. `PadBindings` is a value; settings keep only what differs from the defaults.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from game.core.record import record
from game.storage.settings import PadSigns
from game.ui.shell.action import NEEDED, Action

FACES = ("a", "b", "x", "y")
BUTTONS = (
    *FACES,
    "back",
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
"""What every controller sends as a button."""
TILTS = (
    "lefttrigger",
    "righttrigger",
    "rightstick_up",
    "rightstick_down",
    "rightstick_left",
    "rightstick_right",
)
"""What is a button only because it has been pushed far enough."""

DEFAULT_BUTTONS: Mapping[Action, str] = {
    Action.UP: "dpad_up",
    Action.DOWN: "dpad_down",
    Action.LEFT: "dpad_left",
    Action.RIGHT: "dpad_right",
    Action.CONFIRM: "a",
    Action.BACK: "b",
    Action.NEXT: "rightshoulder",
    Action.PREVIOUS: "leftshoulder",
    Action.PAGE_UP: "rightstick_up",
    Action.PAGE_DOWN: "rightstick_down",
    Action.MENU: "start",
    Action.HINT: "x",
    Action.UNDO: "back",
    Action.LAST_TRICK: "y",
    Action.ENLARGE: "leftstick",
    Action.RULES: "rightstick",
    Action.TELL_HAND: "rightstick_left",
    Action.TELL_TRICK: "rightstick_right",
    Action.TELL_TURN: "lefttrigger",
    Action.TELL_SCORE: "righttrigger",
}
"""What the buttons do. Actions that are not named here have none, until the player gives them one."""


class PadKind(StrEnum):
    """Which signs stand on the buttons."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


SONY, NINTENDO = "4c05", "7e05"
"""Makers, as the identifier of a device spells them."""
WORDS: Mapping[PadKind, tuple[str, ...]] = {
    PadKind.PLAYSTATION: ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    PadKind.NINTENDO: ("nintendo", "switch", "joy-con", "joycon"),
}


def kind_of(identifier: str, name: str) -> PadKind:
    """Tell by its identifier, else by its name, which signs a controller has.

    >>> kind_of("ff00a8a14c050000e60c000000007601", "Wireless Controller")
    <PadKind.PLAYSTATION: 'playstation'>
    >>> kind_of("", "Nintendo Switch Pro Controller")
    <PadKind.NINTENDO: 'nintendo'>
    """
    maker = {SONY: PadKind.PLAYSTATION, NINTENDO: PadKind.NINTENDO}.get(identifier[8:12].lower())
    named = (kind for kind, words in WORDS.items() if any(word in name.lower() for word in words))
    return maker or next(named, PadKind.XBOX)


@record
class PadButton:
    """A button that went down."""

    name: str  # one of BUTTONS or TILTS; "leftstick_up" and the like for the left stick
    kind: PadKind


@record
class PadBindings:
    """Which button means which action; no button means two."""

    buttons: tuple[tuple[Action, str], ...]

    def of(self, action: Action) -> str:
        """Name the button of an action, "" for none."""
        return dict(self.buttons).get(action, "")

    def meaning(self, button: str) -> Action | None:
        return next((action for action, name in self.buttons if name == button), None)

    def loser(self, action: Action, button: str) -> Action | None:
        """Give the action that would have no button any more, though it needs one, if this action got that button."""
        other = self.meaning(button)
        return other if other in NEEDED and other is not action and not self.of(action) else None

    def bound(self, action: Action, button: str) -> "PadBindings":
        """Give an action a button; whoever had that gets the one this action had."""
        old, other = self.of(action), self.meaning(button)
        table = {**dict(self.buttons), action: button}
        if other is not None and other is not action:
            table[other] = old
        return _of(table)

    def unbound(self, action: Action) -> "PadBindings":
        return self if action in NEEDED else _of({**dict(self.buttons), action: ""})

    @property
    def changes(self) -> tuple[tuple[str, str], ...]:
        """What settings should keep: the actions whose button is not the default."""
        return tuple(
            (str(action), name) for action, name in self.buttons if name != DEFAULT_BUTTONS.get(action, "")
        )


def _of(table: Mapping[Action, str]) -> PadBindings:
    return PadBindings(tuple((action, table.get(action, "")) for action in Action))


PAD_BINDINGS = _of(DEFAULT_BUTTONS)


def pad_bindings(changes: Iterable[tuple[str, str]]) -> PadBindings:
    """Build bindings from what settings kept; where that can't be played with, the defaults hold."""
    known = {str(action) for action in Action}
    there = ("", *BUTTONS, *TILTS)
    table = dict(DEFAULT_BUTTONS)
    table.update({Action(name): button for name, button in changes if name in known and button in there})
    used = [button for button in table.values() if button]
    sound = len(used) == len(set(used)) and all(table[action] for action in NEEDED)
    return _of(table) if sound else PAD_BINDINGS


@record
class PadUse:
    """How the player wants controllers to be taken."""

    bindings: PadBindings = PAD_BINDINGS
    dead_zone: float = 0.5
    """How far a stick must be pushed before it counts, as a share of its way."""


def signs_of(chosen: PadSigns, kind: PadKind) -> PadKind:
    """Give the signs to show: those the player has chosen, else those of the controller."""
    return kind if chosen is PadSigns.AUTO else PadKind(chosen.value)


STAYS = 0.75
"""How much weaker a stick may point in a direction, once it points there, than it must to begin with."""


def direction(x: float, y: float, dead_zone: float, now: str = "") -> str:
    """Give where a stick points that pointed to `now`, "" within its dead zone; down and right are positive.

    >>> direction(0.3, -0.9, 0.5), direction(0.3, 0.3, 0.5), direction(0.7, 0.6, 0.5, "down")
    ('up', '', 'down')
    >>> direction(1.0, 0.6, 0.5, "down")
    'right'
    """
    pushed = {"up": -y, "down": y, "left": -x, "right": x}
    best = max(pushed, key=lambda each: pushed[each])
    stays = bool(now) and pushed[now] >= STAYS * max(dead_zone, pushed[best])
    return now if stays else best if pushed[best] >= dead_zone else ""
