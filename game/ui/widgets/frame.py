"""The frame most screens share: a title with the way back, a body, and the key hints at the foot."""

from collections.abc import Sequence

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL, SMALL
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout import Centre, Column, Grow, Pad, Region, Row, text_px
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command
from game.ui.widgets.button import Button
from game.ui.widgets.caps import KeyHints, hints
from game.ui.widgets.chrome import Tone
from game.ui.widgets.text import Text, Tint, title

TALL = 44


def unsaved_sign(context: UiContext) -> Sequence[Button]:
    """Make the sign, if it is true."""
    if context.all_saved:
        return ()
    say = context.words.get
    label, tip = say("storage.unsaved.sign"), say("storage.unsaved.sign_tip")
    return (
        Button(
            "unsaved",
            label,
            lambda: context.routes.unsaved(context),
            Tone.DANGER,
            tip=tip,
            icon="warning",
            tall=TALL,
        ),
    )


SIDES = 64
ENDS = 34
BROADEST = 1660
"""Design units of the widest page: in windows of 16:9 and narrower only the margins count."""


def inside(look: ResolvedTheme) -> int:
    """Give the width a framed body gets."""
    return min(look.width - 2 * look.px(SIDES), text_px(look, BROADEST))


def framed(
    context: UiContext,
    name: str,
    body: Block,
    back: Command,
    foot: KeyHints | None = None,
    beside: Sequence[Block] = (),
) -> Block:
    """Frame a body. `beside` stands at the right of the title; without a `foot` the usual hints are shown."""
    head = Row((Grow(title(name)), *beside, way_back(context, back)), gap=16)
    parts = (Region("head", head), Grow(body), foot or usual_hints(context))
    return Pad(Centre(Column(parts, gap=22), BROADEST, tall=False), SIDES, ENDS)


def way_back(context: UiContext, back: Command) -> Block:
    """Offer with the mouse what Esc does, beside the sign that something is not saved."""
    leave = Button("leave", context.words.get("common.back"), back, Tone.QUIET, icon="previous")
    return Region("leave", Row((*unsaved_sign(context), leave), gap=12))


def usual_hints(context: UiContext) -> KeyHints:
    say = context.words.get
    return hints(
        context,
        ((Action.UP, Action.DOWN), say("common.hint.move")),
        ((Action.LEFT, Action.RIGHT), say("common.hint.change")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.BACK, say("common.hint.back")),
        (Action.NEXT, say("common.hint.region")),
    )


def region_hints(context: UiContext) -> KeyHints:
    """Name the keys of a screen of several regions, in which arrows go every way."""
    say = context.words.get
    return hints(
        context,
        (ARROWS, say("common.hint.move")),
        (Action.CONFIRM, say("common.hint.select")),
        (Action.NEXT, say("common.hint.region")),
        (Action.BACK, say("common.hint.back")),
    )


# ------------------------------------------------------------------ a caption with its control

CONTROL = 0.54
"""Share of the width that belongs to the control."""
GAP = 24


@record
class Field:
    """One line of a form; `note` explains it in smaller type below the caption."""

    caption: str
    control: Block
    note: str | Block = ""

    def width(self, look: ResolvedTheme) -> int:
        return max(self._words().width(look), self.control.width(look))

    def _words(self) -> Text:
        return Text(self.caption, LABEL)

    def _note(self) -> Block:
        return Text(self.note, SMALL, Tint.MUTED) if isinstance(self.note, str) else self.note

    def _texts(self, look: ResolvedTheme, width: int) -> int:
        below = self._note().height(look, width) + look.px(2) if self.note else 0
        return self._words().height(look, width) + below

    def _split(self, look: ResolvedTheme, width: int) -> tuple[int, int]:
        """Give the widths of caption and control; the second is the whole width when they do not fit side by side."""
        right = max(round(width * CONTROL), self.control.width(look))
        left = width - right - look.px(GAP)
        needed = max(self._words().width(look), min(look.measure(self.caption, LABEL), round(width * 0.3)))
        return (left, right) if left >= needed else (width, width)

    def height(self, look: ResolvedTheme, width: int) -> int:
        left, right = self._split(look, width)
        control = self.control.height(look, right)
        if right == width:
            return self._texts(look, width) + look.px(6) + control
        return max(self._texts(look, left), control)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        left, right = self._split(look, rect.width)
        control = self.control.height(look, right)
        texts = self._texts(look, left)
        y = rect.y if right == rect.width else rect.y + max(0, (rect.height - texts) // 2)
        caption = self._words().height(look, left)
        self._words().place(look, pygame.Rect(rect.x, y, left, caption), layout)
        if self.note:
            tall = self._note().height(look, left)
            self._note().place(look, pygame.Rect(rect.x, y + caption + look.px(2), left, tall), layout)
        top = rect.y + texts + look.px(6) if right == rect.width else rect.y + (rect.height - control) // 2
        self.control.place(look, pygame.Rect(rect.right - right, top, right, control), layout)
