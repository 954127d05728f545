"""Parts with something about them: space, a size, a place in the middle, a name for Tab."""

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass


@record
class Pad:
    """Space around a part."""

    part: Block
    sides: float
    ends: float

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look) + 2 * look.px(self.sides)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width - 2 * look.px(self.sides)) + 2 * look.px(self.ends)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.part.place(look, rect.inflate(-2 * look.px(self.sides), -2 * look.px(self.ends)), layout)


@record
class Centre:
    """A part no wider than `most`, in the middle; `tall` also centres it in the height."""

    part: Block
    most: float
    tall: bool = True

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, self._wide(look, width))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = self._wide(look, rect.width)
        tall = min(rect.height, self.part.height(look, wide)) if self.tall else rect.height
        inner = pygame.Rect(0, 0, wide, tall)
        inner.center = rect.center
        self.part.place(look, inner, layout)

    def _wide(self, look: ResolvedTheme, width: int) -> int:
        return min(width, max(text_px(look, self.most), self.part.width(look)))


@record
class MinWidth:
    """A part that is given at least so much width."""

    part: Block
    wide: float

    def width(self, look: ResolvedTheme) -> int:
        return max(look.px(self.wide), self.part.width(look))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.part.place(look, rect, layout)


@record
class Region:
    """Parts between which arrows move, and which Tab enters and leaves as one."""

    name: str
    part: Block

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.part.place(look, rect, layout.region(self.name))


def text_px(look: ResolvedTheme, units: float) -> int:
    """Turn a length that text must fit into pixels, with the floor of the type and the text scale."""
    return round(max(look.px(units), units * 0.62) * look.text_scale)


def gap_px(look: ResolvedTheme, units: float) -> int:
    """Turn the length of a gap into pixels: no gap is none, where anything else has at least one."""
    return look.px(units) if units else 0
