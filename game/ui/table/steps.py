"""The course of a finished deal as a list to walk along: a line for every move, the one that is shown marked."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import Block, Glance, Memo, Reply, Sheet, clicked, confirmed
from game.ui.input import Pointer
from game.ui.layout import Column, Grow, Region
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.scene import Switch
from game.ui.scroll import Scroll
from game.ui.table import signs
from game.ui.table.panel import Ground, Head
from game.ui.theme import SMALL
from game.ui.widgets.button import rect_of, states


@record
class Step:
    """One move of the list; pressing it goes there."""

    key: str
    text: str  # with signs
    spoken: str
    here: bool
    press: Callable[[], Switch] = field(compare=False)  # nobody sees it
    live: bool = True
    tip: str = ""

    def width(self, look: Look) -> int:
        return look.px(100)

    def height(self, look: Look, width: int) -> int:
        return max(look.leading(SMALL) * len(self._lines(look, width)) + look.px(8), look.touch(24))

    def _lines(self, look: Look, width: int) -> tuple[str, ...]:
        return signs.wrap(look, self.text, SMALL, width - 2 * look.px(12))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del look
        sheet.put(self, rect)

    def act(self, action: Action, memo: Memo) -> Reply:
        del memo
        return confirmed(action, self.press)

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        del look, memo
        return clicked(rect, pointer, self.press)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw the line; where the table stands now, on a lighter strip with a golden edge."""
        palette = look.palette
        if self.here or glance.hover:
            light = 38 if self.here else round(20 * glance.hover)
            put(canvas, look.paint.shade(rect.size, look.px(6), palette.cream, light), rect.topleft)
        if self.here:
            canvas.fill(palette.gold, (rect.x, rect.y + look.px(3), look.px(4), rect.height - 2 * look.px(3)))
        middle = rect.y + look.px(4) + look.leading(SMALL) // 2
        for line in self._lines(look, rect.width):
            signs.write_line(canvas, look, line, SMALL, palette.cream, rect.x + look.px(12), middle)
            middle += look.leading(SMALL)

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell the line, and whether it is shown."""
        lines = self._lines(look, rect.width)
        needed = (max(signs.measure(look, line, SMALL) for line in lines), look.leading(SMALL) * len(lines))
        state = states(glance, True, *(("selected",) if self.here else ()))
        yield Node(Role.BUTTON, self.spoken, rect_of(rect), state=state, needed=needed, key=self.key)


def steps_block(title: str, remark: str, steps: Sequence[Step]) -> Block:
    """Put the list on a plate, where the score is otherwise."""
    inside = Column(tuple(steps), gap=1)
    listed = Region("steps", Scroll("steps", inside, name=title))
    return Ground(Column((Head(title, remark), Grow(listed)), gap=6))
