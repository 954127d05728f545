"""Containers: values that divide a rectangle among their parts, by what the parts need at the present type size.

    Column((title, Grow(list), hints), gap=20)     one below another; Grow takes what is left
    Row((icon, Grow(text), button), gap=16)        side by side, centred on each other
    Wrap(buttons, gap=16)                          as many in a line as fit
    Grid(cards, least=420, gap=24)                 equal columns, each at least so wide
    Beside(left, right, share=0.6, least=900)      two columns, or one below the other where it is narrow
    Pad(part, 40, 24) · Centre(part, 720) · Fixed(part, height=200) · Region("menu", part) · Gap(24)

Lengths are design units; those named `least` and `most` also grow with the text scale.
"""

from collections.abc import Sequence

import pygame

from game.core.record import record
from game.ui.block import Block, Sheet
from game.ui.look import Look


@record
class Gap:
    """Empty space."""

    tall: float
    wide: float = 0

    def width(self, look: Look) -> int:
        return look.px(self.wide) if self.wide else 0

    def height(self, look: Look, width: int) -> int:
        return look.px(self.tall) if self.tall else 0

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        """Place nothing."""


@record
class Grow:
    """Takes what its neighbours leave over, in proportion to its weight."""

    part: Block
    weight: float = 1

    def width(self, look: Look) -> int:
        return self.part.width(look)

    def height(self, look: Look, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        self.part.place(look, rect, sheet)


@record
class Column:
    """Parts one below another."""

    parts: Sequence[Block]
    gap: float = 0

    def width(self, look: Look) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: Look, width: int) -> int:
        return sum(part.height(look, width) for part in self.parts) + self._gaps(look)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        heights = [part.height(look, rect.width) for part in self.parts]
        spare = rect.height - self._gaps(look) - sum(heights)
        heights = _shared(self.parts, heights, spare)
        y = rect.y
        for part, tall in zip(self.parts, heights, strict=True):
            part.place(look, pygame.Rect(rect.x, y, rect.width, tall), sheet)
            y += tall + self._gap(look)

    def _gap(self, look: Look) -> int:
        return look.px(self.gap) if self.gap else 0

    def _gaps(self, look: Look) -> int:
        return self._gap(look) * max(0, len(self.parts) - 1)


@record
class Row:
    """Parts side by side, each as wide as it needs and centred on the height of the row."""

    parts: Sequence[Block]
    gap: float = 0
    top: bool = False  # aligned at the top instead

    def width(self, look: Look) -> int:
        return sum(part.width(look) for part in self.parts) + self._gaps(look)

    def height(self, look: Look, width: int) -> int:
        widths = self._widths(look, width)
        return max(
            (part.height(look, wide) for part, wide in zip(self.parts, widths, strict=True)), default=0
        )

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        x = rect.x
        for part, wide in zip(self.parts, self._widths(look, rect.width), strict=True):
            tall = rect.height if isinstance(part, Grow) else min(rect.height, part.height(look, wide))
            y = rect.y if self.top else rect.y + (rect.height - tall) // 2
            part.place(look, pygame.Rect(x, y, wide, tall), sheet)
            x += wide + (look.px(self.gap) if self.gap else 0)

    def _widths(self, look: Look, width: int) -> list[int]:
        widths = [part.width(look) for part in self.parts]
        return _shared(self.parts, widths, width - self._gaps(look) - sum(widths))

    def _gaps(self, look: Look) -> int:
        return (look.px(self.gap) if self.gap else 0) * max(0, len(self.parts) - 1)


@record
class Wrap:
    """Parts in lines, as many in each as fit."""

    parts: Sequence[Block]
    gap: float = 0
    right: bool = False  # lines end at the right edge

    def width(self, look: Look) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: Look, width: int) -> int:
        lines = self._lines(look, width)
        return sum(_tallest(look, line) for line in lines) + self._gap(look) * max(0, len(lines) - 1)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        y = rect.y
        for line in self._lines(look, rect.width):
            tall = _tallest(look, line)
            long = sum(part.width(look) for part in line) + self._gap(look) * (len(line) - 1)
            x = rect.right - long if self.right else rect.x
            for part in line:
                wide = min(part.width(look), rect.width)
                part.place(look, pygame.Rect(x, y, wide, tall), sheet)
                x += wide + self._gap(look)
            y += tall + self._gap(look)

    def _gap(self, look: Look) -> int:
        return look.px(self.gap) if self.gap else 0

    def _lines(self, look: Look, width: int) -> list[list[Block]]:
        lines: list[list[Block]] = []
        used = 0
        for part in self.parts:
            wide = part.width(look)
            if lines and used + self._gap(look) + wide <= width:
                lines[-1].append(part)
                used += self._gap(look) + wide
            else:
                lines.append([part])
                used = wide
        return lines


@record
class Grid:
    """Parts in equal columns; a row is as high as its highest part."""

    parts: Sequence[Block]
    least: float  # narrowest column
    gap: float = 0
    most: int = 12  # columns

    def width(self, look: Look) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: Look, width: int) -> int:
        rows = self._rows(look, width)
        return sum(rows) + self._gap(look) * max(0, len(rows) - 1)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        columns, wide = self._columns(look, rect.width)
        y = rect.y
        for row, tall in enumerate(self._rows(look, rect.width)):
            for column, part in enumerate(self.parts[row * columns : (row + 1) * columns]):
                x = rect.x + column * (wide + self._gap(look))
                part.place(look, pygame.Rect(x, y, wide, tall), sheet)
            y += tall + self._gap(look)

    def _gap(self, look: Look) -> int:
        return look.px(self.gap) if self.gap else 0

    def _columns(self, look: Look, width: int) -> tuple[int, int]:
        least = max(self.width(look), grown(look, self.least))
        fitting = (width + self._gap(look)) // max(1, least + self._gap(look))
        columns = max(1, min(fitting, self.most, max(1, len(self.parts))))
        return columns, (width - self._gap(look) * (columns - 1)) // columns

    def _rows(self, look: Look, width: int) -> list[int]:
        columns, wide = self._columns(look, width)
        starts = range(0, len(self.parts), columns)
        return [
            max(part.height(look, wide) for part in self.parts[start : start + columns]) for start in starts
        ]


@record
class Beside:
    """Two parts side by side where there is room, otherwise one below the other."""

    left: Block
    right: Block
    share: float  # of the width, for the left part
    least: float  # from this width on they stand side by side
    gap: float = 32

    def width(self, look: Look) -> int:
        return max(self.left.width(look), self.right.width(look))

    def height(self, look: Look, width: int) -> int:
        if self._stacked(look, width):
            return self.left.height(look, width) + look.px(self.gap) + self.right.height(look, width)
        left, right = self._widths(look, width)
        return max(self.left.height(look, left), self.right.height(look, right))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        gap = look.px(self.gap)
        if self._stacked(look, rect.width):
            tall = self.left.height(look, rect.width)
            self.left.place(look, pygame.Rect(rect.x, rect.y, rect.width, tall), sheet)
            rest = pygame.Rect(rect.x, rect.y + tall + gap, rect.width, max(0, rect.height - tall - gap))
            self.right.place(look, rest, sheet)
            return
        left, right = self._widths(look, rect.width)
        self.left.place(look, pygame.Rect(rect.x, rect.y, left, rect.height), sheet)
        self.right.place(look, pygame.Rect(rect.right - right, rect.y, right, rect.height), sheet)

    def _widths(self, look: Look, width: int) -> tuple[int, int]:
        free = width - look.px(self.gap)
        left = round(free * self.share)
        return left, free - left

    def fits(self, look: Look, width: int) -> bool:
        """Tell whether the parts stand side by side at this width."""
        return not self._stacked(look, width)

    def _stacked(self, look: Look, width: int) -> bool:
        left, right = self._widths(look, width)
        tight = left < self.left.width(look) or right < self.right.width(look)
        return width < grown(look, self.least) or tight


@record
class Pad:
    """Space around a part."""

    part: Block
    sides: float
    ends: float

    def width(self, look: Look) -> int:
        return self.part.width(look) + 2 * look.px(self.sides)

    def height(self, look: Look, width: int) -> int:
        return self.part.height(look, width - 2 * look.px(self.sides)) + 2 * look.px(self.ends)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        self.part.place(look, rect.inflate(-2 * look.px(self.sides), -2 * look.px(self.ends)), sheet)


@record
class Centre:
    """A part no wider than `most`, in the middle; `tall` also centres it in the height."""

    part: Block
    most: float
    tall: bool = True

    def width(self, look: Look) -> int:
        return self.part.width(look)

    def height(self, look: Look, width: int) -> int:
        return self.part.height(look, self._wide(look, width))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        wide = self._wide(look, rect.width)
        tall = min(rect.height, self.part.height(look, wide)) if self.tall else rect.height
        inner = pygame.Rect(0, 0, wide, tall)
        inner.center = rect.center
        self.part.place(look, inner, sheet)

    def _wide(self, look: Look, width: int) -> int:
        return min(width, max(grown(look, self.most), self.part.width(look)))


@record
class Fixed:
    """A part of a stated size; 0 leaves that side to the part."""

    part: Block
    wide: float = 0
    tall: float = 0

    def width(self, look: Look) -> int:
        return max(look.px(self.wide), self.part.width(look)) if self.wide else self.part.width(look)

    def height(self, look: Look, width: int) -> int:
        return look.px(self.tall) if self.tall else self.part.height(look, width)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        self.part.place(look, rect, sheet)


@record
class Region:
    """Parts between which arrows move, and which Tab enters and leaves as one."""

    name: str
    part: Block

    def width(self, look: Look) -> int:
        return self.part.width(look)

    def height(self, look: Look, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        self.part.place(look, rect, sheet.region(self.name))


def grown(look: Look, units: float) -> int:
    """Turn a length that text must fit into pixels, with the floor of the type and the text scale."""
    return round(max(look.px(units), units * 0.62) * look.text_scale)


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


def _tallest(look: Look, line: Sequence[Block]) -> int:
    return max(part.height(look, part.width(look)) for part in line)
