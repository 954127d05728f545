"""A small chart of one or more curves, as the score of a match deal by deal: they differ by colour, mark and name."""

from collections.abc import Iterable, Sequence

import pygame

from game.core.record import record
from game.ui.draw.paint import stroke, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, Colour, hexa
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.shell.node import Node, Role, rect_of
from game.wording import figure

INKS: tuple[Colour, ...] = (
    (240, 196, 92),
    (120, 194, 240),
    (240, 150, 190),
    (150, 224, 172),
    (236, 232, 220),
    (188, 164, 250),
    (242, 148, 112),
)
"""Told apart by every eye, on all table colours; the marks differ too. No table seats more than seven."""


@record
class Curve:
    """One line of a chart."""

    name: str
    values: tuple[float, ...]


@record
class Chart(Filling):
    """Curves over a common scale, with their names at their ends."""

    name: str  # said aloud
    curves: Sequence[Curve]
    across: str = ""  # what runs along the foot
    tall: float = 240

    def width(self, look: ResolvedTheme) -> int:
        return look.px(260) + self._names(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.px(self.tall), max(6, len(self.curves)) * look.leading(SMALL))

    def _names(self, look: ResolvedTheme) -> int:
        return max((look.measure(curve.name, SMALL) for curve in self.curves), default=0) + look.px(20)

    def _bounds(self) -> tuple[float, float]:
        values = [value for curve in self.curves for value in curve.values] or [0.0]
        low, high = min(0.0, *values), max(0.0, *values)
        return low, high if high > low else low + 1

    def _plot(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        low, high = self._bounds()
        left = max(look.measure_figures(figure(value), SMALL) for value in (low, high)) + look.px(12)
        foot = look.leading(SMALL) + look.px(4) if self.across else look.px(8)
        wide = max(20, rect.width - left - self._names(look))
        top = look.leading(SMALL) // 2
        return pygame.Rect(rect.x + left, rect.y + top, wide, max(20, rect.height - foot - top))

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        plot = self._plot(look, canvas.rect)
        low, high = self._bounds()
        muted = look.palette.muted
        for value in sorted({low, 0.0, high}):
            y = self._height(plot, value, (low, high))
            canvas.surface.fill(look.palette.panel_line, (plot.x, y, plot.width, 1))
            label = look.figures(figure(value), SMALL, muted)
            canvas.put(label, (plot.x - look.px(10) - label.get_width(), y - label.get_height() // 2))
        if self.across:
            label = look.line(self.across, SMALL, muted)
            canvas.put(label, (plot.x, canvas.rect.bottom - look.leading(SMALL)))
        body = "".join(self._curve(look, plot, place) for place in range(len(self.curves)))
        canvas.put(look.paint.vector(svg(body, plot.width, plot.height), plot.size), plot.topleft)
        for y, place in self._ends(look, plot):
            name = look.line(self.curves[place].name, SMALL, INKS[place % len(INKS)])
            canvas.put(name, (plot.right + look.px(12), y))

    def _height(self, plot: pygame.Rect, value: float, bounds: tuple[float, float]) -> int:
        low, high = bounds
        return plot.bottom - round((value - low) / (high - low) * (plot.height - 6)) - 3

    def _points(self, plot: pygame.Rect, place: int) -> list[tuple[float, float]]:
        """Give the corners of a curve, no more than it has pixels to show them on; the last is always among them."""
        values, bounds = self.curves[place].values, self._bounds()
        last = max(1, max(len(curve.values) for curve in self.curves) - 1)
        stride = 1 + last // plot.width
        numbers = sorted({*range(0, len(values), stride), *([len(values) - 1] if values else ())})
        return [
            (4 + number / last * (plot.width - 8), self._height(plot, values[number], bounds) - plot.y)
            for number in numbers
        ]

    def _curve(self, look: ResolvedTheme, plot: pygame.Rect, place: int) -> str:
        ink = INKS[place % len(INKS)]
        points = self._points(plot, place)
        path = " ".join(f"{'L' if number else 'M'}{x:.1f} {y:.1f}" for number, (x, y) in enumerate(points))
        size = max(2.5, 4.5 * look.unit)
        marks = "".join(_mark(place, x, y, size, ink) for x, y in points) if len(points) <= 30 else ""
        return stroke(path, ink, max(1.6, 2.6 * look.unit)) + marks if points else ""

    def _ends(self, look: ResolvedTheme, plot: pygame.Rect) -> list[tuple[int, int]]:
        """Give the heights of the names at the right, pushed apart where curves end together."""
        ends, bounds = [], self._bounds()
        for place, curve in enumerate(self.curves):
            if curve.values:
                ends.append((self._height(plot, curve.values[-1], bounds) - look.leading(SMALL) // 2, place))
        ends.sort()
        apart: list[tuple[int, int]] = []
        for y, place in ends:
            lowest = apart[-1][0] + look.leading(SMALL) if apart else y
            apart.append((max(y, lowest), place))
        over = apart[-1][0] + look.leading(SMALL) - plot.bottom if apart else 0
        return [(y - max(0, over), place) for y, place in apart]

    def nodes(self, at: Placement) -> Iterable[Node]:
        last = "; ".join(f"{curve.name} {figure(curve.values[-1])}" for curve in self.curves if curve.values)
        yield Node(Role.CHART, self.name, rect_of(at.rect), last)


def _mark(place: int, x: float, y: float, size: float, ink: Colour) -> str:
    """Draw the mark of a curve: no two of seven are alike."""
    wide, fill = size * 1.35, f'fill="{hexa(ink)}"'
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {fill}/>',
        f'<rect x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size:.1f}" height="{2 * size:.1f}" {fill}/>',
        _polygon(((x, y - wide), (x + wide, y), (x, y + wide), (x - wide, y)), fill),
        _polygon(((x, y - wide), (x + wide, y + size), (x - wide, y + size)), fill),
        _polygon(((x, y + wide), (x + wide, y - size), (x - wide, y - size)), fill),
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="none" stroke="{hexa(ink)}" stroke-width="{size / 2:.1f}"/>',
        _polygon(
            ((x, y - wide), (x + wide, y), (x, y + wide), (x - wide, y)),
            f'fill="none" stroke="{hexa(ink)}" stroke-width="{size / 2:.1f}"',
        ),
    )[place % len(INKS)]


def _polygon(corners: Iterable[tuple[float, float]], fill: str) -> str:
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in corners)}" {fill}/>'
