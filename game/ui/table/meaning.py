"""The line above the buttons that says what one of them means, where the buttons themselves have no room for it."""

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.core.record import field, record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Filling, VisualState
from game.ui.shell.node import Node
from game.ui.table.lettering import CAPTION, deep, shortened, text_node, write


@record
class MeaningLine(Filling):
    """Tells what the button means that is pointed at or, where keys are used, has the focus."""

    meanings: Mapping[str, str]  # by the key of the button
    pointed: Callable[[], str] = field(compare=False)

    @property
    def animated(self) -> bool:
        """It changes with the pointer, which has no part in how the table is laid out."""
        return True

    def width(self, look: ResolvedTheme) -> int:
        widest = max((look.measure(text, CAPTION) for text in self.meanings.values()), default=0)
        return widest + 2 * look.px(10)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(CAPTION) + look.px(4)

    def _shown(self, look: ResolvedTheme, rect: pygame.Rect) -> str:
        return shortened(look, self.meanings.get(self.pointed(), ""), CAPTION, rect.width - 2 * look.px(10))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw the words on a plate of their own, so that they can be read on the felt."""
        shown = self._shown(look, rect)
        if not shown:
            return
        plate = pygame.Rect(0, 0, look.measure(shown, CAPTION) + 2 * look.px(10), rect.height)
        plate.center = rect.center
        put(canvas, look.paint.shade(plate.size, plate.height // 2, deep(look), 190), plate.topleft)
        write(canvas, look, shown, CAPTION, look.palette.cream, plate.center, "center")

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        shown = self._shown(look, rect)
        if shown:
            yield text_node(look, self.meanings[self.pointed()], shown, CAPTION, rect)
