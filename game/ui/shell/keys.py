"""What SDL tells of keys: how bindings name what was pressed, and which sign each key writes."""

from collections.abc import Iterable, Sequence
from typing import cast

import pygame

from game.core.record import record
from game.ui.shell.action import SAME_KEY, Bindings

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
