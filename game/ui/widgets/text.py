"""Words on the screen that do nothing: lines, paragraphs, headings, numbers; and the line that parts them."""

from collections.abc import Iterable
from enum import StrEnum

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, HEADING, LABEL, NUMBER, SUBHEADING, TITLE, Colour, Style
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Placement, Wrapping
from game.ui.shell.node import Node, Role, rect_of


class Tint(StrEnum):
    """The colours text may have, by their names in the palette."""

    CREAM = "cream"
    MUTED = "muted"
    GOLD = "gold"
    INK = "ink"
    GOOD = "good"
    BAD = "bad"


class Align(StrEnum):
    """Where a line stands in its place."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


def tinted(look: ResolvedTheme, tint: Tint) -> Colour:
    colour: Colour = getattr(look.palette, tint)
    return colour


@record
class Text(Filling):
    """Plain text. Broken into lines where it is too long, unless `one_line`, which makes its width its least width."""

    text: str
    style: Style = LABEL
    tint: Tint = Tint.CREAM
    side: Align = Align.LEFT
    one_line: bool = False
    role: Role = Role.TEXT

    def width(self, look: ResolvedTheme) -> int:
        if self.one_line:
            return look.measure(self.text, self.style)
        return look.widest(self.text, self.style)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(self.style) * len(self.lines(look, width))

    def lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return (self.text,) if self.one_line else look.wrap(self.text, self.style, max(1, width))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        lines = self.lines(look, rect.width)
        colour = tinted(look, self.tint)
        tall = look.leading(self.style)
        y = rect.y + max(0, rect.height - tall * len(lines)) // 2
        for line in lines:
            draw_line(
                canvas,
                look.line(line, self.style, colour),
                pygame.Rect(rect.x, y, rect.width, tall),
                self.side,
            )
            y += tall

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        lines = self.lines(look, at.rect.width)
        wide = max(look.measure(line, self.style) for line in lines)
        needed = (wide, look.leading(self.style) * len(lines))
        yield Node(self.role, self.text, rect_of(at.rect), needed=needed)


@record
class Number(Filling):
    """A number whose digits do not dance."""

    text: str
    style: Style = NUMBER
    tint: Tint = Tint.CREAM
    side: Align = Align.RIGHT

    def width(self, look: ResolvedTheme) -> int:
        return look.measure_figures(self.text, self.style)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(self.style)

    def draw(self, canvas: Canvas) -> None:
        draw_line(
            canvas,
            canvas.look.figures(self.text, self.style, tinted(canvas.look, self.tint)),
            canvas.rect,
            self.side,
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (self.width(at.look), at.look.leading(self.style))
        yield Node(Role.TEXT, self.text, rect_of(at.rect), needed=needed)


def heading(text: str) -> Text:
    return Text(text, HEADING, role=Role.HEADING)


def subheading(text: str) -> Text:
    """Head a part of a panel."""
    return Text(text, SUBHEADING, role=Role.HEADING)


def title(text: str) -> Text:
    return Text(text, TITLE, role=Role.HEADING)


def eyebrow(text: str) -> Text:
    """Name a part above it, small and in gold."""
    return Text(text, EYEBROW, Tint.GOLD)


def draw_line(canvas: Canvas, image: pygame.Surface, place: pygame.Rect, side: Align) -> None:
    """Draw one line of type, centred on the height of its place."""
    y = place.y + (place.height - image.get_height()) // 2
    if side is Align.CENTRE:
        x = place.x + (place.width - image.get_width()) // 2
    elif side is Align.RIGHT:
        x = place.right - image.get_width()
    else:
        x = place.x
    canvas.put(image, (x, y))


@record
class ToldLine(Wrapping):
    """A part, and the sentence that tells it instead of its texts."""

    part: Block
    said: str

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(_Sentence(self.said), rect)
        self.part.place(look, rect, layout)


@record
class _Sentence:
    """It is heard and not seen."""

    said: str

    def draw(self, canvas: Canvas) -> None: ...

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.LINE, self.said, rect_of(at.rect))
