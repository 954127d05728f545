"""Parts in columns that give way when there is no room for them."""

from collections.abc import Sequence

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout.around import gap_px, text_px


@record
class Grid:
    """Parts in equal columns, no more of them than it takes; a row is as high as its highest part."""

    parts: Sequence[Block]
    least: float  # narrowest column
    gap: float = 0
    most: int = 12  # columns
    even: bool = False  # every row is as high as the highest

    def width(self, look: ResolvedTheme) -> int:
        return max((part.width(look) for part in self.parts), default=0)

    def height(self, look: ResolvedTheme, width: int) -> int:
        rows = self._rows(look, width)
        return sum(rows) + gap_px(look, self.gap) * max(0, len(rows) - 1)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        columns, wide = self._columns(look, rect.width)
        y = rect.y
        for row, tall in enumerate(self._rows(look, rect.width)):
            for column, part in enumerate(self.parts[row * columns : (row + 1) * columns]):
                x = rect.x + column * (wide + gap_px(look, self.gap))
                part.place(look, pygame.Rect(x, y, wide, tall), layout)
            y += tall + gap_px(look, self.gap)

    def _columns(self, look: ResolvedTheme, width: int) -> tuple[int, int]:
        least = max(self.width(look), text_px(look, self.least))
        fitting = (width + gap_px(look, self.gap)) // max(1, least + gap_px(look, self.gap))
        columns = max(1, min(fitting, self.most, max(1, len(self.parts))))
        columns = -(-len(self.parts) // -(-len(self.parts) // columns)) if self.parts else 1  # rows alike
        return columns, (width - gap_px(look, self.gap) * (columns - 1)) // columns

    def _rows(self, look: ResolvedTheme, width: int) -> list[int]:
        columns, wide = self._columns(look, width)
        starts = range(0, len(self.parts), columns)
        rows = [
            max(part.height(look, wide) for part in self.parts[start : start + columns]) for start in starts
        ]
        return [max(rows)] * len(rows) if self.even and rows else rows


@record
class Beside:
    """Two parts side by side where there is room, otherwise one below the other."""

    left: Block
    right: Block
    share: float  # of the width, for the left part
    least: float  # from this width on they stand side by side
    gap: float = 32
    below: float | None = None  # the gap where one stands below the other, if that is another

    def width(self, look: ResolvedTheme) -> int:
        return max(self.left.width(look), self.right.width(look))

    def height(self, look: ResolvedTheme, width: int) -> int:
        if self._stacked(look, width):
            return self.left.height(look, width) + self._below(look) + self.right.height(look, width)
        left, right = self._widths(look, width)
        return max(self.left.height(look, left), self.right.height(look, right))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        if self._stacked(look, rect.width):
            gap, tall = self._below(look), self.left.height(look, rect.width)
            self.left.place(look, pygame.Rect(rect.x, rect.y, rect.width, tall), layout)
            rest = pygame.Rect(rect.x, rect.y + tall + gap, rect.width, max(0, rect.height - tall - gap))
            self.right.place(look, rest, layout)
            return
        left, right = self._widths(look, rect.width)
        self.left.place(look, pygame.Rect(rect.x, rect.y, left, rect.height), layout)
        self.right.place(look, pygame.Rect(rect.right - right, rect.y, right, rect.height), layout)

    def _below(self, look: ResolvedTheme) -> int:
        return look.px(self.gap if self.below is None else self.below)

    def _widths(self, look: ResolvedTheme, width: int) -> tuple[int, int]:
        free = width - look.px(self.gap)
        left = round(free * self.share)
        return left, free - left

    def fits(self, look: ResolvedTheme, width: int) -> bool:
        """Tell whether the parts stand side by side at this width."""
        return not self._stacked(look, width)

    def _stacked(self, look: ResolvedTheme, width: int) -> bool:
        left, right = self._widths(look, width)
        tight = left < self.left.width(look) or right < self.right.width(look)
        return width < text_px(look, self.least) or tight
