"""A caption with its control: side by side where there is room, one below the other where there is not."""

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL, SMALL
from game.ui.kit.block import Block, LayoutPass
from game.ui.widgets.text import Text, Tint

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
