"""A line of words and figures that is told as one sentence: who can't see the line hears no loose numbers."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass, VisualState
from game.ui.shell.node import Node, Role, rect_of


@record
class ToldLine:
    """A part, and the sentence that tells it instead of its texts."""

    part: Block
    said: str

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(_Sentence(self.said), rect)
        self.part.place(look, rect, layout)


@record
class _Sentence:
    """It is heard and not seen."""

    said: str

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None: ...

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        yield Node(Role.LINE, self.said, rect_of(rect))
