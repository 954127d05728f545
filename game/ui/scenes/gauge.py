"""A share of a whole on a line from nothing to everything, with the interval it probably lies in."""

from collections.abc import Iterable

from game.core.record import record
from game.ui.draw.paint import box, disc, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import hexa, mix
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.shell.node import Node, Role, rect_of


@record
class Gauge(Filling):
    """The interval is a band, the share a knob on it, an even chance a notch in the middle."""

    name: str  # said aloud
    share: float  # 0 … 1, like the two below
    low: float
    high: float
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        return look.px(160)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(20, look.px(30))

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        p, (wide, tall) = canvas.look.palette, rect.size
        thick, middle, end = tall * 0.36, tall / 2, tall / 2
        reach = wide - 2 * end

        def x(share: float) -> float:
            return end + share * reach

        track = box((1, middle - thick / 2, wide - 2, thick), thick / 2, hexa(p.well), hexa(p.panel_line), 1)
        band = box(
            (x(self.low), middle - thick / 2, (self.high - self.low) * reach, thick),
            thick / 2,
            hexa(mix(p.well, p.gold, 0.55)),
        )
        notch = box((x(0.5) - 1, 1, 2, tall - 2), 1, hexa(p.muted))
        knob = disc(
            x(self.share),
            middle,
            tall * 0.36,
            hexa(p.paper_top),
            f'stroke="{hexa(p.gold_bottom)}" stroke-width="1.5"',
        )
        canvas.put(
            canvas.look.paint.vector(svg(track + band + notch + knob, wide, tall), rect.size), rect.topleft
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.PROGRESS, self.name, rect_of(at.rect), self.spoken)
