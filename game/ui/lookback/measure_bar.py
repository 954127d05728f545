"""A thin bar from nothing to a figure on a scale that several of them share, so that figures compare at a glance."""

from collections.abc import Iterable, Sequence

from game.core.record import record
from game.ui.draw.paint import box, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import hexa
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.shell.node import Node

TALL = 9


@record
class MeasureBar(Filling):
    """The figure itself stands beside it in words, so that nothing of this is said aloud."""

    value: float
    ends: tuple[float, float]  # of the scale; nothing lies between them
    bright: bool = False

    def width(self, look: ResolvedTheme) -> int:
        return look.px(60)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(6, look.px(TALL))

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        p, (wide, tall), (low, high) = canvas.look.palette, rect.size, self.ends
        each = (wide - 2) / (high - low)
        zero, end = 1 - low * each, 1 + (self.value - low) * each
        line = box((1, tall / 2 - 0.5, wide - 2, 1), 0, hexa(p.panel_line))
        ink = p.gold if self.bright else p.muted
        bar = box((min(zero, end), 1, max(2.0, abs(end - zero)), tall - 2), (tall - 2) / 2, hexa(ink))
        notch = box((zero - 1, 0, 2, tall), 0, hexa(p.paper_top))
        canvas.put(canvas.look.paint.vector(svg(line + bar + notch, wide, tall), rect.size), rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def scale(values: Sequence[float]) -> tuple[float, float]:
    """Give the ends of a scale that holds nothing and all of these."""
    low, high = min(0.0, *values), max(0.0, *values)
    return low, high if high > low else low + 1.0
