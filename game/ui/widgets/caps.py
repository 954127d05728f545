"""Keys and the buttons of controllers as they are drawn: keys have corners, buttons are round, all are told by sign."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.core.record import field, record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, SMALL_STRONG, STRONG, mix
from game.ui.kit.block import PASS, Canvas, Filling, Placement, Pressable, Reply, WidgetState
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext, key_name
from game.ui.shell.input import Press
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.pad import FACES, PadKind
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.button import states
from game.ui.widgets.chrome import Tone, plate, pressed, well
from game.ui.widgets.text import Align, draw_line
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
    words, keyboard = context.words, context.keyboard
    return Cap(key_name(words, keyboard, key, aloud=True), key_name(words, keyboard, key))


def pad_cap(words: Words, kind: PadKind, button: str) -> Cap:
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


def draw_cap(canvas: Canvas, cap: Cap, at: tuple[int, int]) -> int:
    """Draw a cap; give its width."""
    look = canvas.look
    p, wide, tall = look.palette, cap_width(look, cap), cap_height(look)
    radius = tall // 2 if cap.round else look.px(8)
    if cap.bare:
        canvas.put(look.paint.icon(cap.icon, tall, p.cream), at)
        return wide
    canvas.put(
        look.paint.shade((wide, tall), radius, mix(p.well, (0, 0, 0), 0.4), 255), (at[0], at[1] + look.px(2))
    )
    line = mix(p.key_cap, p.cream if cap.round else p.muted, 0.7)
    canvas.put(
        look.paint.plate((wide, tall), radius, mix(p.key_cap, p.cream, 0.06), p.key_cap, line, 1.2), at
    )
    side = round(tall * ICON)
    sign = (
        look.paint.icon(cap.icon, side, p.cream) if cap.icon else look.line(cap.text, SMALL_STRONG, p.cream)
    )
    canvas.put(sign, (at[0] + (wide - sign.get_width()) // 2, at[1] + (tall - sign.get_height()) // 2))
    return wide


def cap_width(look: ResolvedTheme, cap: Cap) -> int:
    sides = 2 * look.px(6 if cap.round and len(cap.text) == 1 else 10)
    return max(cap_height(look), look.measure(cap.text, SMALL_STRONG) + sides if cap.text else 0)


def cap_height(look: ResolvedTheme) -> int:
    return look.leading(SMALL_STRONG) + look.px(8)


TALL = 62
PAD = 12


@record
class KeyCap(Pressable, Filling):
    """Does `press`; shows its label, or an icon in its place. A key that is `on` stays down, as for capitals."""

    key: str
    label: str
    press: Command = field(compare=False)  # nobody sees it
    name: str = ""  # said aloud, where the label is a sign
    icon: str = ""
    tone: Tone = Tone.PLAIN
    on: bool = False
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return max(look.touch(44), self._wanted(look) + 2 * look.px(PAD))

    def _wanted(self, look: ResolvedTheme) -> int:
        return look.leading(STRONG) if self.icon else look.measure(self.label, STRONG)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.touch(TALL), look.leading(STRONG) + look.px(12))

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        tone = Tone.PRIMARY if self.on else self.tone
        shrunk = pressed(canvas.rect, canvas.visual)
        colour = plate(canvas, shrunk, tone, self.live)
        if self.icon:
            side = look.leading(STRONG)
            image = look.paint.icon(self.icon, side, colour)
            canvas.put(image, (shrunk.centerx - side // 2, shrunk.centery - side // 2))
        else:
            draw_line(canvas, look.line(self.label, STRONG, colour), shrunk, Align.CENTRE)

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (self._wanted(at.look), at.look.leading(STRONG))
        shown = states(at.visual, self.live, *(("selected",) if self.on else ()))
        yield Node(Role.BUTTON, self.name or self.label, rect_of(at.rect), "", shown, needed, key=self.key)


@record
class KeySlot(Pressable, Filling):
    """One key or button of an action.

    While it waits, `bind` gets the next one pressed, "" to leave it empty, None to give up.
    """

    key: str
    name: str  # the action it belongs to with what is bound to it, said aloud
    cap: Cap | None  # what is bound to it
    ask: str  # shown while it waits
    waiting: bool
    clash: bool
    press: Command
    bind: Callable[[str | None], Switch]
    live: bool = True
    tip: str = ""
    pad: bool = False  # it waits for a button

    def width(self, look: ResolvedTheme) -> int:
        return self._needed(look) + look.px(28)

    def _needed(self, look: ResolvedTheme) -> int:
        return max(cap_width(look, self.cap) if self.cap else 0, look.measure(self.ask, SMALL_STRONG))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.touch(48), look.leading(SMALL_STRONG) + look.px(20))

    def write(self, text: str, state: WidgetState) -> Reply:
        return PASS

    def grab(self, press: Press, state: WidgetState) -> Reply | None:
        if not self.waiting:
            return None
        pressed = (press.button.name if press.button else "") if self.pad else press.key
        cleared = press.key in ("backspace", "delete")
        bound = "" if cleared else None if press.key == "escape" or not pressed else pressed
        return Reply(taken=True, switch=self.bind(bound), changed=True)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        well(canvas)
        p = look.palette
        if self.waiting:
            draw_line(canvas, look.line(self.ask, SMALL_STRONG, p.gold), rect, Align.CENTRE)
        elif self.cap:
            wide, tall = cap_width(look, self.cap), cap_height(look)
            draw_cap(canvas, self.cap, (rect.centerx - wide // 2, rect.centery - tall // 2))
        else:
            draw_line(canvas, look.line("–", SMALL_STRONG, p.muted), rect, Align.CENTRE)
        if self.clash:
            ring = look.paint.ring(rect.size, look.px(13), p.bad, max(2, 2.4 * look.unit))
            canvas.put(ring, rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        more = (("capturing",) if self.waiting else ()) + (("clash",) if self.clash else ())
        needed = (self._needed(at.look), at.look.leading(SMALL_STRONG))
        yield Node(
            Role.BUTTON,
            self.name,  # screen readers say of a button that its name has changed, and nothing else
            rect_of(at.rect),
            state=states(at.visual, self.live, *more),
            needed=needed,
            key=self.key,
        )


# ------------------------------------------------------------------ the bar of hints
#
# What does not fit is left out, the last but one first: the last, as a rule the way back, stays longest.

BETWEEN = 30
FOLDS = 1.5
"""The text scale from which on hints that are not seen leave their room to the page."""


@record
class Hint:
    """Keys or buttons and what they do."""

    caps: tuple[Cap, ...]
    does: str


@record
class KeyHints(Filling):
    """Several hints in one line."""

    hints: Sequence[Hint]
    right: bool = False
    seen: bool = (
        True  # else they only take their room, and are told to who listens; in large type not even that
    )

    def _folded(self, look: ResolvedTheme) -> bool:
        return not self.seen and look.text_scale >= FOLDS

    def width(self, look: ResolvedTheme) -> int:
        return _wide(look, self.hints[0]) if self.hints else 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return 0 if self._folded(look) else cap_height(look) + look.px(2)

    def _fitting(self, look: ResolvedTheme, width: int) -> list[tuple[int, Hint]]:
        shown, gap = [*self.hints], look.px(BETWEEN)
        while shown and sum(_wide(look, hint) + gap for hint in shown) - gap > width:
            del shown[max(0, len(shown) - 2)]
        x, placed = 0, list[tuple[int, Hint]]()
        for hint in shown:
            placed.append((x, hint))
            x += _wide(look, hint) + gap
        if self.right and placed:
            shift = width - (placed[-1][0] + _wide(look, placed[-1][1]))
            placed = [(x + shift, hint) for x, hint in placed]
        return placed

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        for start, hint in self._fitting(look, rect.width) if self.seen else ():
            x = rect.x + start
            for cap in hint.caps:
                x += draw_cap(canvas, cap, (x, rect.y)) + look.px(5)
            x += look.px(5)
            image = look.line(hint.does, SMALL, look.palette.muted)
            canvas.put(image, (x, rect.y + (cap_height(look) - image.get_height()) // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        for start, hint in () if self._folded(look) else self._fitting(look, rect.width):
            place = pygame.Rect(rect.x + start, rect.y, _wide(look, hint), rect.height)
            needed = (_wide(look, hint), cap_height(look))
            named = " ".join(cap.name for cap in hint.caps)
            yield Node(Role.HINT, f"{named} {hint.does}", rect_of(place), needed=needed)


def hints(context: UiContext, *wanted: tuple[Action | tuple[Action, ...], str]) -> KeyHints:
    """Make the bar from actions and captions, with the keys or buttons as they are bound now.

    It is seen while the player uses keys or buttons.
    """
    made = []
    for actions, does in wanted:
        several = (actions,) if isinstance(actions, Action) else actions
        caps = tuple(cap for cap in (cap_of(context, action) for action in several) if cap is not None)
        if caps:
            made.append(Hint(caps, does))
    return KeyHints(tuple(made), seen=context.keyed)


def _wide(look: ResolvedTheme, hint: Hint) -> int:
    caps = sum(cap_width(look, cap) + look.px(5) for cap in hint.caps)
    return caps + look.px(5) + look.measure(hint.does, SMALL)
