"""What a player can mean, whatever was pressed: one list of actions, and the keys bound to each.

Keys are named as SDL names them in small letters, with `ctrl+`, `alt+` or `shift+` before them. Every action has at
most two keys; `pad.py` tells of the buttons of controllers. `Bindings` is a value; settings keep only what differs
from the defaults.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import cast

import pygame

from game.core.record import record


class Action(StrEnum):
    """What a player can mean."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"  # to the next region of the screen
    PREVIOUS = "previous"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    MENU = "menu"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    LAST_TRICK = "last_trick"
    CLAIM = "claim"
    DECLARED = "declared"
    ENLARGE = "enlarge"
    RULES = "rules"
    TELL_HAND = "tell_hand"
    TELL_TRICK = "tell_trick"
    TELL_TURN = "tell_turn"
    TELL_SCORE = "tell_score"
    TELL_DEAL = "tell_deal"
    TELL_GONE = "tell_gone"
    TELL_AGAIN = "tell_again"
    PICK_1 = "pick_1"
    PICK_2 = "pick_2"
    PICK_3 = "pick_3"
    PICK_4 = "pick_4"
    PICK_5 = "pick_5"
    PICK_6 = "pick_6"
    PICK_7 = "pick_7"
    PICK_8 = "pick_8"
    PICK_9 = "pick_9"
    PICK_10 = "pick_10"
    PICK_11 = "pick_11"
    PICK_12 = "pick_12"
    PICK_13 = "pick_13"
    PICK_14 = "pick_14"
    PICK_15 = "pick_15"
    PICK_16 = "pick_16"
    PICK_17 = "pick_17"
    PICK_18 = "pick_18"
    PICK_19 = "pick_19"
    PICK_20 = "pick_20"
    REPEAT = "repeat"
    SPELL = "spell"
    KEYS = "keys"
    VOICE = "voice"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"
    QUIT = "quit"


PICKS = tuple(Action(f"pick_{number}") for number in range(1, 21))
DIGITS = PICKS[:10]
"""Those that a digit alone means, from 1 to 0."""
ARROWS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
NEEDED = (*ARROWS, Action.CONFIRM, Action.BACK, Action.NEXT)
"""Actions without which nobody could go on by keys alone, or by controller alone."""

TELLING = tuple(action for action in Action if action.startswith("tell_"))
"""What somebody asks of a table who listens instead of looking."""
ASKING = (Action.REPEAT, Action.SPELL, Action.KEYS)
"""What they ask anywhere."""

GROUPS: tuple[tuple[str, tuple[Action, ...]], ...] = (
    (
        "moving",
        (
            Action.UP,
            Action.DOWN,
            Action.LEFT,
            Action.RIGHT,
            Action.CONFIRM,
            Action.BACK,
            Action.NEXT,
            Action.PREVIOUS,
            Action.PAGE_UP,
            Action.PAGE_DOWN,
            Action.FIRST,
            Action.LAST,
        ),
    ),
    (
        "playing",
        (
            Action.HINT,
            Action.UNDO,
            Action.REDO,
            Action.LAST_TRICK,
            Action.CLAIM,
            Action.DECLARED,
            Action.ENLARGE,
            Action.MENU,
            Action.RULES,
            Action.MUTE,
            Action.FULL_SCREEN,
            Action.QUIT,
        ),
    ),
    ("picking", PICKS),
    ("telling", (*TELLING, *ASKING, Action.VOICE)),
)
"""Every action, by what it is for."""

DEFAULT_KEYS: Mapping[Action, tuple[str, ...]] = {
    Action.UP: ("up",),
    Action.DOWN: ("down",),
    Action.LEFT: ("left",),
    Action.RIGHT: ("right",),
    Action.CONFIRM: ("return", "space"),
    Action.BACK: ("escape",),
    Action.NEXT: ("tab",),
    Action.PREVIOUS: ("shift+tab",),
    Action.PAGE_UP: ("page up",),
    Action.PAGE_DOWN: ("page down",),
    Action.FIRST: ("home",),
    Action.LAST: ("end",),
    Action.MENU: ("f10", "menu"),
    Action.HINT: ("h",),
    Action.UNDO: ("u", "ctrl+z"),
    Action.REDO: ("r", "ctrl+y"),
    Action.LAST_TRICK: ("l",),
    Action.CLAIM: ("c",),
    Action.DECLARED: ("d",),
    Action.ENLARGE: ("e",),
    Action.RULES: ("f1",),
    Action.TELL_HAND: ("f2",),
    Action.TELL_TRICK: ("f3",),
    Action.TELL_TURN: ("f4",),
    Action.TELL_SCORE: ("f5",),
    Action.TELL_DEAL: ("f6",),
    Action.TELL_GONE: ("f7",),
    Action.TELL_AGAIN: ("f8",),
    **{pick: (str(number % 10),) for number, pick in enumerate(DIGITS, start=1)},
    **{pick: (f"alt+{number % 10}",) for number, pick in enumerate(PICKS[len(DIGITS) :], start=1)},
    Action.REPEAT: ("f12",),
    Action.SPELL: ("shift+f12",),
    Action.KEYS: ("shift+f1",),
    Action.VOICE: ("f9",),
    Action.MUTE: ("m",),
    Action.FULL_SCREEN: ("f11", "alt+return"),
    Action.QUIT: ("ctrl+q",),
}

NEXT_KEY = "n"
"""It deals the next hand where that is offered, unless the player has given it a meaning."""

SAME_KEY = {"enter": "return", "keypad enter": "return"}
"""Keys that always mean the same as another."""


@record
class Conflict:
    """One key that two actions claim."""

    key: str
    actions: tuple[Action, ...]


@record
class Bindings:
    """Which keys mean which action."""

    keys: tuple[tuple[Action, tuple[str, ...]], ...]

    def of(self, action: Action) -> tuple[str, ...]:
        """Name the keys of an action, the one to show first."""
        return dict(self.keys)[action]

    def meaning(self, key: str) -> Action | None:
        """Give what a key means.

        >>> BINDINGS.meaning("ctrl+z")
        <Action.UNDO: 'undo'>
        """
        key = SAME_KEY.get(key, key)
        return next((action for action, keys in self.keys if key in keys), None)

    def bound(self, action: Action, place: int, key: str) -> "Bindings":
        """Bind a key as first (0) or second (1) key of an action; other claims on it stay, see `conflicts`."""
        key = SAME_KEY.get(key, key)
        keys = [name for name in self.of(action) if name != key]
        keys[place : place + 1] = [key]
        return self._with(action, tuple(keys[:2]))

    def unbound(self, action: Action, key: str) -> "Bindings":
        return self._with(action, tuple(name for name in self.of(action) if name != key))

    def _with(self, action: Action, keys: tuple[str, ...]) -> "Bindings":
        return Bindings(tuple((each, keys if each is action else old) for each, old in self.keys))

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """List every key claimed by more than one action."""
        claims: dict[str, list[Action]] = {}
        for action, keys in self.keys:
            for key in keys:
                claims.setdefault(key, []).append(action)
        return tuple(Conflict(key, tuple(actions)) for key, actions in claims.items() if len(actions) > 1)

    @property
    def missing(self) -> tuple[Action, ...]:
        """List the actions nobody can do without that no key means."""
        meant = {self.meaning(key) for _, keys in self.keys for key in keys}
        return tuple(action for action in NEEDED if action not in meant)

    @property
    def changes(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What settings should keep: the actions whose keys are not the default."""
        return tuple((str(action), keys) for action, keys in self.keys if keys != DEFAULT_KEYS[action])


BINDINGS = Bindings(tuple(DEFAULT_KEYS.items()))


def bindings(changes: Iterable[tuple[str, tuple[str, ...]]]) -> Bindings:
    """Build bindings from what settings kept; actions nobody knows any more are passed over."""
    known = {str(action) for action in Action}
    table = dict(DEFAULT_KEYS)
    table.update({Action(name): keys[:2] for name, keys in changes if name in known})
    return Bindings(tuple(table.items()))


def picked(action: Action) -> int | None:
    """Give which place in the hand a digit key means, from 0; None when the action is no digit.

    >>> picked(Action.PICK_3), picked(Action.UP)
    (2, None)
    """
    return PICKS.index(action) if action in PICKS else None


# ------------------------------------------------------------------ what SDL tells of keys

PLACES = "abcdefghijklmnopqrstuvwxyz1234567890-=[]\\;'`,./"
"""What a US keyboard has on the keys that write, without Shift: the places of all others."""

_ALIKE = dict(zip("ΑΒΕΖΗΙΚΜΝΟΤΥΧС", "ABEZHIKMNOTYXC", strict=True))  # noqa: RUF001 - Greek, and one Cyrillic
"""Capitals that stand on the key of the Latin one that looks the same: keyboards bear one of the two."""


@record
class KeyboardLayout:
    """What the keys of `PLACES` write, in that order; a blank where a key writes nothing by itself."""

    signs: str

    def has(self, sign: str) -> bool:
        """Tell whether some key writes this sign without Shift."""
        return sign in self.signs

    def legend(self, key: str) -> str:
        """Give what is printed on a key that bindings know by one sign.

        Every keyboard has digits on its number row. Those without Latin letters bear them beside their own.

        >>> KeyboardLayout(PLACES.replace("h", "ж")).legend("h")
        'H Ж'
        """
        place = PLACES.find(key)
        if place < 0 or self.has(key) or key.isdecimal() or self.signs[place] == " ":
            return _capital(key)
        latin, own = _capital(key), _capital(self.signs[place])
        if not key.isalpha():
            return own
        return latin if _ALIKE.get(own) == latin else f"{latin} {own}"


def _capital(sign: str) -> str:
    """Give a letter as keys bear it; those whose capital is another letter's, too, such as ς, stay small."""
    return sign.upper() if sign.upper().lower() == sign else sign


US_LAYOUT = KeyboardLayout(PLACES)


SCANCODES = (
    *range(pygame.KSCAN_A, pygame.KSCAN_0 + 1),
    *range(pygame.KSCAN_MINUS, pygame.KSCAN_BACKSLASH + 1),
    *range(pygame.KSCAN_SEMICOLON, pygame.KSCAN_SLASH + 1),
)
"""Of the keys of `PLACES`, in that order."""
_PLACES = dict(zip(SCANCODES, PLACES, strict=True))
_COUNT = 512
"""So many scancodes SDL has room for."""
_ALPHABETS = range(ord("!"), 0x3200)
"""Where Unicode has the signs that keyboards write."""
_MODIFIERS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_META, "meta"))
_BARE = {f"{side} {name}" for side in ("left", "right") for name in ("ctrl", "shift", "alt", "meta")}


def current_layout() -> KeyboardLayout:
    """Ask SDL for the layout in use.

    pygame looks for the key of a sign in one place only, where it is asked whether a key is pressed. Filled with
    scancodes instead, that tells the scancode.
    """
    every = cast("Iterable[bool]", range(_COUNT))
    scancodes = cast("Sequence[int]", pygame.key.ScancodeWrapper(every))
    signs: dict[int, str] = {}
    for sign in _ALPHABETS:
        signs.setdefault(scancodes[sign], chr(sign).lower())
    return KeyboardLayout("".join(signs.get(each, " ") for each in SCANCODES))


def name_of_key(event: pygame.Event, layout: KeyboardLayout, bindings: Bindings) -> str:
    """Name a pressed key as bindings do; "" for a modifier alone.

    What the layout writes comes first, if that means something; then what a US keyboard has in its place, unless the
    layout has that elsewhere.
    """
    written, place = _written(event.key), _PLACES.get(event.scancode, "")
    named = [_with_modifiers(written, event.mod)] if written else []
    if place and not layout.has(place):
        named.append(_with_modifiers(place, event.mod))
    return next((name for name in named if bindings.meaning(name)), named[-1] if named else "")


def held_key(event: pygame.Event) -> tuple[int, int]:
    """Tell keys that are held down apart, whatever they write when they are let go of."""
    return (event.scancode, 0) if event.scancode else (0, event.key)


def _written(key: int) -> str:
    name = pygame.key.name(key).lower()  # which knows no letters but Latin ones
    if not name and key in _ALPHABETS:
        name = chr(key).lower()
    return "" if name in _BARE else SAME_KEY.get(name, name)


def _with_modifiers(name: str, mod: int) -> str:
    """Write modifiers before a key. Shift counts only on keys that write nothing."""
    parts = [word for mask, word in _MODIFIERS if mod & mask]
    if mod & pygame.KMOD_SHIFT and len(name) > 1 and name != "space":
        parts.append("shift")
    return "+".join([*parts, name])
