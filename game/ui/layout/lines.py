"""Parts in a line: one below another, side by side, in as many lines as they need."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout.around import gap_px


@record
class Gap:
    """Empty space."""

    tall: float

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return gap_px(look, self.tall)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Place nothing."""


@record
class Grow:
    """Takes what its neighbours leave over, in proportion to its weight."""

    part: Block
    weight: float = 1

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.part.place(look, rect, layout)


@record
class Column:
    """Parts one below another."""

    parts: Sequence[Block]
    gap: float = 0

    def width(self, look: ResolvedTheme) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return sum(part.height(look, width) for part in self.parts) + self._gaps(look)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        heights = [part.height(look, rect.width) for part in self.parts]
        spare = rect.height - self._gaps(look) - sum(heights)
        heights = _shared(self.parts, heights, spare)
        y = rect.y
        for part, tall in zip(self.parts, heights, strict=True):
            part.place(look, pygame.Rect(rect.x, y, rect.width, tall), layout)
            y += tall + gap_px(look, self.gap)

    def _gaps(self, look: ResolvedTheme) -> int:
        return gap_px(look, self.gap) * max(0, len(self.parts) - 1)


@record
class Row:
    """Parts side by side, each as wide as it needs and centred on the height of the row."""

    parts: Sequence[Block]
    gap: float = 0
    top: bool = False  # aligned at the top instead

    def width(self, look: ResolvedTheme) -> int:
        return sum(part.width(look) for part in self.parts) + self._gaps(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        widths = self._widths(look, width)
        return max(
            (part.height(look, wide) for part, wide in zip(self.parts, widths, strict=True)), default=0
        )

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        x = rect.x
        for part, wide in zip(self.parts, self._widths(look, rect.width), strict=True):
            tall = rect.height if isinstance(part, Grow) else min(rect.height, part.height(look, wide))
            y = rect.y if self.top else rect.y + (rect.height - tall) // 2
            part.place(look, pygame.Rect(x, y, wide, tall), layout)
            x += wide + gap_px(look, self.gap)

    def _widths(self, look: ResolvedTheme, width: int) -> list[int]:
        widths = [part.width(look) for part in self.parts]
        return _shared(self.parts, widths, width - self._gaps(look) - sum(widths))

    def _gaps(self, look: ResolvedTheme) -> int:
        return gap_px(look, self.gap) * max(0, len(self.parts) - 1)


@record
class Wrap:
    """Parts in lines, as many in each as fit."""

    parts: Sequence[Block]
    gap: float = 0
    right: bool = False  # lines end at the right edge

    def width(self, look: ResolvedTheme) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        lines = self._lines(look, width)
        return sum(_tallest(look, line) for line in lines) + gap_px(look, self.gap) * max(0, len(lines) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        y = rect.y
        for line in self._lines(look, rect.width):
            tall = _tallest(look, line)
            long = sum(part.width(look) for part in line) + gap_px(look, self.gap) * (len(line) - 1)
            x = rect.right - long if self.right else rect.x
            for part in line:
                wide = min(part.width(look), rect.width)
                part.place(look, pygame.Rect(x, y, wide, tall), layout)
                x += wide + gap_px(look, self.gap)
            y += tall + gap_px(look, self.gap)

    def _lines(self, look: ResolvedTheme, width: int) -> list[list[Block]]:
        lines: list[list[Block]] = []
        used = 0
        for part in self.parts:
            wide = part.width(look)
            if lines and used + gap_px(look, self.gap) + wide <= width:
                lines[-1].append(part)
                used += gap_px(look, self.gap) + wide
            else:
                lines.append([part])
                used = wide
        return lines


@record
class Balanced:
    """Parts in as few centred lines as hold them, shared out so that no line has much more than another."""

    parts: Sequence[Block]
    gap: float = 0

    def width(self, look: ResolvedTheme) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        lines = self.lines(look, width)
        return sum(_tallest(look, line) for line in lines) + gap_px(look, self.gap) * max(0, len(lines) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        for line, row in zip(self.lines(look, rect.width), self.rows(look, rect), strict=True):
            x = row.x
            for part in line:
                wide = min(part.width(look), rect.width)
                part.place(look, pygame.Rect(x, row.y, wide, row.height), layout)
                x += wide + gap_px(look, self.gap)

    def rows(self, look: ResolvedTheme, rect: pygame.Rect) -> Sequence[pygame.Rect]:
        """Give the rooms of the lines."""
        y, found = rect.y, list[pygame.Rect]()
        for line in self.lines(look, rect.width):
            tall, long = _tallest(look, line), self._long(look, line)
            found.append(pygame.Rect(rect.centerx - long // 2, y, long, tall))
            y += tall + gap_px(look, self.gap)
        return found

    def lines(self, look: ResolvedTheme, width: int) -> Sequence[Sequence[Block]]:
        """Share the parts out evenly, and of equal ways so that the longest line is as short as can be."""
        count, gap = len(self.parts), gap_px(look, self.gap)
        widths = [part.width(look) for part in self.parts]
        for lines in range(1, count):
            ways = [tuple(pairwise((0, *cuts, count))) for cuts in combinations(range(1, count), lines - 1)]
            longest = {
                way: max(sum(widths[start:end]) + gap * (end - start - 1) for start, end in way)
                for way in ways
            }
            fit = [(_uneven(way), long, -way[0][1], way) for way, long in longest.items() if long <= width]
            if fit:
                *_, best = min(fit)
                return [self.parts[start:end] for start, end in best]
        return [[part] for part in self.parts]

    def _long(self, look: ResolvedTheme, line: Sequence[Block]) -> int:
        return sum(part.width(look) for part in line) + gap_px(look, self.gap) * (len(line) - 1)


def _uneven(lines: Sequence[tuple[int, int]]) -> int:
    """Tell how many parts the longest of these lines has more than the shortest."""
    counts = [end - start for start, end in lines]
    return max(counts) - min(counts)


def _shared(parts: Sequence[Block], sizes: list[int], spare: int) -> list[int]:
    """Give growing parts what is spare, or take from them what is missing."""
    weights = [part.weight if isinstance(part, Grow) else 0.0 for part in parts]
    total = sum(weights)
    if not total:
        return sizes
    shared = []
    for size, weight in zip(sizes, weights, strict=True):
        portion = round(spare * weight / total)
        total -= weight
        spare -= portion
        shared.append(max(0, size + portion))
        if total <= 0:
            total = 1.0
    return shared


def _tallest(look: ResolvedTheme, line: Sequence[Block]) -> int:
    return max(part.height(look, part.width(look)) for part in line)
