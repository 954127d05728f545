"""The score panel: what everybody holds, what this deal has paid and why, and the last trick in small."""

from collections.abc import Iterable, Sequence

import pygame

from game.core.record import field, record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, HEADING
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Placement
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Column, Gap, Pad, Region
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.lettering import NOTE, deep, shortened, write
from game.ui.table.score_line import ScoreLine
from game.ui.widgets.text import Text, Tint

TWO_COLUMNS = 640
"""Design units from which on what was paid stands beside what everybody holds."""


@record
class PanelPlate:
    """The dark plate of the panel, with something on it."""

    part: Block = field(compare=False)  # draws itself

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width - 2 * look.px(12)) + 2 * look.px(12)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)
        self.part.place(look, rect.inflate(-2 * look.px(12), -2 * look.px(12)), layout)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        radius = look.px(20)
        look.paint.shadow(canvas.surface, rect, radius, look.px(18), 100, look.px(6))
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 214), rect.topleft)
        canvas.put(
            look.paint.ring(rect.size, radius, look.palette.panel_line, max(1.0, 1.3 * look.unit)),
            rect.topleft,
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Head(Filling):
    """The panel's heading with a remark at its right end, which goes below it where both have no room."""

    title: str
    remark: str

    def width(self, look: ResolvedTheme) -> int:
        return look.measure(self.title, HEADING)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(HEADING) + (look.leading(NOTE) if self._below(look, width) else 0)

    def _below(self, look: ResolvedTheme, width: int) -> bool:
        wide = look.measure(self.title, HEADING) + look.measure(self.remark, NOTE) + look.px(30)
        return bool(self.remark) and wide > width

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        line = self._line(look, rect)
        write(canvas, self.title, HEADING, look.palette.cream, (line.x, line.centery), "midleft")
        below = self._below(look, rect.width)
        remark = shortened(look, self.remark, NOTE, rect.width - look.px(20))
        at = (line.x, line.bottom + look.leading(NOTE) // 2) if below else (line.right, line.centery)
        write(canvas, remark, NOTE, look.palette.muted, at, "midleft" if below else "midright")

    def _line(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        pad = look.px(10)
        return pygame.Rect(rect.x + pad, rect.y, rect.width - 2 * pad, look.leading(HEADING))

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (at.look.measure(self.title, HEADING), at.look.leading(HEADING))
        yield Node(Role.HEADING, self.title, rect_of(at.rect), self.remark, needed=needed)


def section(title: str, parts: Sequence[Block]) -> Block:
    """Head a part of the panel with a small gold line."""
    return Column((Gap(8), Pad(Text(title, EYEBROW, Tint.GOLD), 10, 2), *parts), gap=2)


def panel(head: Head, calls: Sequence[Block], standings: Sequence[ScoreLine], paid: Sequence[Block]) -> Block:
    """Put the panel together: what is being bid stands above what everybody holds."""
    held: Block = Column((head, *calls, Gap(4), *standings), gap=5)
    inside = Beside(held, Column(paid, gap=5), 0.5, TWO_COLUMNS, gap=24, below=5) if paid else held
    return PanelPlate(Region("score", Scroll("panel", inside)))
