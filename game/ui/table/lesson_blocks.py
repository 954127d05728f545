"""What a lesson draws over the table: its text, rings around what it speaks of, and cards to be pointed at."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.ui.draw import sign_text
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Filling, Pressable, VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import SPEECH
from game.ui.widgets.button import states
from game.ui.widgets.chrome import warmth


@record
class LessonText(Filling):
    """A text with signs of cards and suits, in as many lines as it takes."""

    text: str
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the longest word."""
        return max(sign_text.measure(look, word, SPEECH) for word in (self.text or " ").split(" "))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SPEECH) * len(sign_text.wrap(look, self.text, SPEECH, width))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        middle = rect.top + look.leading(SPEECH) // 2
        for line in sign_text.wrap(look, self.text, SPEECH, rect.width):
            sign_text.write_line(canvas, look, line, SPEECH, look.palette.cream, rect.left, middle)
            middle += look.leading(SPEECH)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        lines = sign_text.wrap(look, self.text, SPEECH, rect.width)
        needed = (
            max(sign_text.measure(look, line, SPEECH) for line in lines),
            look.leading(SPEECH) * len(lines),
        )
        yield Node(Role.NOTICE, self.spoken, rect_of(rect), needed=needed, key="lesson")


@record
class Ring:
    """A ring around what is spoken of."""

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw it twice, dark and light, so that it is seen on any ground."""
        radius, thick = look.px(12), max(2.0, 3.2 * look.unit)
        put(
            canvas, look.paint.ring(rect.size, radius, look.palette.well, thick + 2 * look.unit), rect.topleft
        )
        put(canvas, look.paint.ring(rect.size, radius, look.palette.gold, thick), rect.topleft)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Say nothing: the text names what it speaks of."""
        return ()


@record
class CardAnswer(Pressable):
    """A card to be pointed at; the stage has drawn it."""

    key: str
    name: str
    press: Command
    live: bool = True
    tip: str = ""

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Light up under the pointer."""
        put(
            canvas,
            look.paint.shade(rect.size, look.px(10), look.palette.gold, round(60 * warmth(visual))),
            rect.topleft,
        )

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        yield Node(Role.BUTTON, self.name, rect_of(rect), state=states(visual, True), key=self.key)
