"""A sentence on a plate beside the table: the hint, or why a card was refused."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import TAKEN, Glance, Memo, Reply, clicked, confirmed
from game.ui.input import Pointer
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.scene import Switch
from game.ui.table import signs
from game.ui.table.type import CAPTION, SPEECH, deep, write
from game.ui.widgets.button import rect_of, states


@record
class Remark:
    """A plate with a sentence on the felt: the hint, or why a card was refused. Pressing it leads on or away."""

    key: str
    eyebrow: str
    text: str  # with signs
    spoken: str
    press: Callable[[], Switch]
    live: bool
    tip: str
    lit: bool  # rimmed in gold rather than in the colour of a refusal

    def act(self, action: Action, memo: Memo) -> Reply:
        del memo
        return confirmed(action, self.press)

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        del look, memo
        return clicked(rect, pointer, self.press) if self.live else TAKEN

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw the plate."""
        palette = look.palette
        radius = look.px(14)
        look.paint.shadow(canvas, rect, radius, look.px(16), 120, look.px(5))
        put(canvas, look.paint.shade(rect.size, radius, deep(look), 236), rect.topleft)
        rim = palette.gold if self.lit else palette.bad
        if glance.hover:
            put(
                canvas,
                look.paint.shade(rect.size, radius, palette.cream, round(2 * glance.hover) * 8),
                rect.topleft,
            )
        put(canvas, look.paint.ring(rect.size, radius, rim, max(1.4, 1.8 * look.unit)), rect.topleft)
        left, top = rect.x + look.px(16), rect.y + look.px(10)
        write(canvas, look, self.eyebrow, CAPTION, rim, (left, top), "topleft")
        middle = top + look.leading(CAPTION) + look.leading(SPEECH) // 2
        for line in signs.wrap(look, self.text, SPEECH, rect.width - 2 * look.px(16)):
            signs.write_line(canvas, look, line, SPEECH, palette.cream, left, middle)
            middle += look.leading(SPEECH)

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell the sentence."""
        lines = signs.wrap(look, self.text, SPEECH, rect.width - 2 * look.px(16))
        needed = (
            max(signs.measure(look, line, SPEECH) for line in lines) + 2 * look.px(16),
            look.leading(CAPTION) + look.leading(SPEECH) * len(lines) + look.px(16),
        )
        state = states(glance, self.live)
        yield Node(
            Role.LINK, f"{self.eyebrow}: {self.spoken}", rect_of(rect), "", state, needed, key=self.key
        )


def remark_height(look: Look, text: str, width: int) -> int:
    """Give the height a remark wants at a width."""
    lines = signs.wrap(look, text, SPEECH, width - 2 * look.px(16))
    return look.leading(CAPTION) + look.leading(SPEECH) * len(lines) + 2 * look.px(12)
