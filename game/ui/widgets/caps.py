"""Keys and the buttons of controllers as they are drawn: keys have corners, buttons are round, all are told by sign."""

from collections.abc import Mapping

import pygame

from game.core.record import record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL_STRONG, mix
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext, key_name
from game.ui.shell.pad import FACES, PadKind
from game.wording import Words

ICON = 0.7
"""Share of a button's height that its sign takes."""
ARROW_SIGNS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}

_EVERYWHERE: Mapping[str, tuple[str, str]] = {
    **{f"dpad_{arrow}": (f"pad_{arrow}", "") for arrow in ARROWS},
    **{f"rightstick_{arrow}": ("", f"R{sign}") for arrow, sign in ARROW_SIGNS.items()},
}
_LETTERS = {face: ("", face.upper()) for face in FACES}
SIGNS: Mapping[PadKind, Mapping[str, tuple[str, str]]] = {
    PadKind.XBOX: {
        **_EVERYWHERE,
        **_LETTERS,
        "back": ("pad_view", ""),
        "start": ("pad_options", ""),
        "leftshoulder": ("", "LB"),
        "rightshoulder": ("", "RB"),
        "lefttrigger": ("", "LT"),
        "righttrigger": ("", "RT"),
        "leftstick": ("", "LS"),
        "rightstick": ("", "RS"),
    },
    PadKind.PLAYSTATION: {
        **_EVERYWHERE,
        "a": ("pad_cross", ""),
        "b": ("pad_circle", ""),
        "x": ("pad_square", ""),
        "y": ("pad_triangle", ""),
        "back": ("pad_share", ""),
        "start": ("pad_options", ""),
        "leftshoulder": ("", "L1"),
        "rightshoulder": ("", "R1"),
        "lefttrigger": ("", "L2"),
        "righttrigger": ("", "R2"),
        "leftstick": ("", "L3"),
        "rightstick": ("", "R3"),
    },
    PadKind.NINTENDO: {
        **_EVERYWHERE,
        **_LETTERS,
        "back": ("minus", ""),
        "start": ("plus", ""),
        "leftshoulder": ("", "L"),
        "rightshoulder": ("", "R"),
        "lefttrigger": ("", "ZL"),
        "righttrigger": ("", "ZR"),
        "leftstick": ("", "LS"),
        "rightstick": ("", "RS"),
    },
}
"""The sign of each button, as one of the icons or as letters."""


@record
class Cap:
    """One key, or one button of a controller."""

    name: str  # as the player reads and hears it
    text: str  # what stands on it
    icon: str = ""  # drawn in place of the text
    round: bool = False
    bare: bool = False  # the icon has a shape of its own and needs no ground


def key_cap(context: UiContext, key: str) -> Cap:
    """Make the cap of a key."""
    words, keyboard = context.words, context.keyboard
    return Cap(key_name(words, keyboard, key, aloud=True), key_name(words, keyboard, key))


def pad_cap(words: Words, kind: PadKind, button: str) -> Cap:
    """Make the cap of a button."""
    icon, text = SIGNS[kind][button]
    bare = button.startswith("dpad_")
    return Cap(button_name(words, kind, button), text, icon, round=True, bare=bare)


def button_name(words: Words, kind: PadKind, button: str) -> str:
    """Name a button for the player: as its make calls it, else as all do."""
    own = f"common.pad.{kind}.{button}"
    return words.get(own if own in words else f"common.pad.button.{button}")


def cap_of(context: UiContext, action: Action) -> Cap | None:
    """Give what the player presses for an action, a key or a button, whatever was used last; None for nothing."""
    if context.pad is not None:
        button = context.buttons.bindings.of(action)
        return pad_cap(context.words, context.pad, button) if button else None
    keys = context.bindings.of(action)
    return key_cap(context, keys[0]) if keys else None


def name_of(context: UiContext, action: Action) -> str:
    """Name what the player presses for an action, within a sentence; empty for nothing."""
    cap = cap_of(context, action)
    return cap.name if cap else ""


def draw_cap(canvas: pygame.Surface, look: ResolvedTheme, cap: Cap, at: tuple[int, int]) -> int:
    """Draw a cap; give its width."""
    p, wide, tall = look.palette, cap_width(look, cap), cap_height(look)
    radius = tall // 2 if cap.round else look.px(8)
    if cap.bare:
        put(canvas, look.paint.icon(cap.icon, tall, p.cream), at)
        return wide
    put(
        canvas,
        look.paint.shade((wide, tall), radius, mix(p.well, (0, 0, 0), 0.4), 255),
        (at[0], at[1] + look.px(2)),
    )
    line = mix(p.key_cap, p.cream if cap.round else p.muted, 0.7)
    put(
        canvas,
        look.paint.plate((wide, tall), radius, mix(p.key_cap, p.cream, 0.06), p.key_cap, line, 1.2),
        at,
    )
    side = round(tall * ICON)
    sign = (
        look.paint.icon(cap.icon, side, p.cream) if cap.icon else look.line(cap.text, SMALL_STRONG, p.cream)
    )
    put(canvas, sign, (at[0] + (wide - sign.get_width()) // 2, at[1] + (tall - sign.get_height()) // 2))
    return wide


def cap_width(look: ResolvedTheme, cap: Cap) -> int:
    """Give the width of a cap."""
    sides = 2 * look.px(6 if cap.round and len(cap.text) == 1 else 10)
    return max(cap_height(look), look.measure(cap.text, SMALL_STRONG) + sides if cap.text else 0)


def cap_height(look: ResolvedTheme) -> int:
    """Give the height of every cap."""
    return look.leading(SMALL_STRONG) + look.px(8)
