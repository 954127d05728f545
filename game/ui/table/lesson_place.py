"""Where the panel of a lesson stands: near what it speaks of, and over as little as possible of what is needed."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import record
from game.stage.arrange import NEVER, Item, Obstacle, Wish, arrange
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import (
    Block,
    Canvas,
    Filling,
    LayoutPass,
    PlacedWidget,
    Placement,
    Pressable,
)
from game.ui.kit.rendering import pixels, zone_of
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grow, Row, Wrap, text_px
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import SPEECH
from game.ui.table.panel import PanelPlate
from game.ui.widgets.button import states
from game.ui.widgets.chrome import warmth
from game.ui.widgets.panel import Panel, PanelSurface


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

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        middle = rect.top + look.leading(SPEECH) // 2
        for line in sign_text.wrap(look, self.text, SPEECH, rect.width):
            sign_text.write_line(canvas.surface, look, line, SPEECH, look.palette.cream, rect.left, middle)
            middle += look.leading(SPEECH)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        lines = sign_text.wrap(look, self.text, SPEECH, at.rect.width)
        needed = (
            max(sign_text.measure(look, line, SPEECH) for line in lines),
            look.leading(SPEECH) * len(lines),
        )
        yield Node(Role.NOTICE, self.spoken, rect_of(at.rect), needed=needed, key="lesson")


@record
class Ring:
    """A ring around what is spoken of."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it twice, dark and light, so that it is seen on any ground."""
        look, rect = canvas.look, canvas.rect
        radius, thick = look.px(12), max(2.0, 3.2 * look.unit)
        canvas.put(look.paint.ring(rect.size, radius, look.palette.well, thick + 2 * look.unit), rect.topleft)
        canvas.put(look.paint.ring(rect.size, radius, look.palette.gold, thick), rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
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

    def draw(self, canvas: Canvas) -> None:
        """Light up under the pointer."""
        look = canvas.look
        canvas.put(
            look.paint.shade(
                canvas.rect.size, look.px(10), look.palette.gold, round(60 * warmth(canvas.visual))
            ),
            canvas.rect.topleft,
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.BUTTON, self.name, rect_of(at.rect), state=states(at.visual, True), key=self.key)


@record
class LessonPaper:
    """What the teacher says: where there is little room the heading goes first, then the text scrolls."""

    head: Block
    text: LessonText
    answers: tuple[Block, ...]
    back: tuple[Block, ...]  # buttons at the left
    on: tuple[Block, ...]  # and at the right

    def width(self, look: ResolvedTheme) -> int:
        inner = max(each.width(look) for each in (self.text, *self.answers, *self.back, *self.on))
        return inner + 2 * look.px(SIDES)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._whole(look, width).height(look, width)

    def brief(self, look: ResolvedTheme, width: int) -> int:
        """Give the height without the heading."""
        return self._brief(look, width, self.text).height(look, width)

    def least(self, look: ResolvedTheme, width: int) -> int:
        """Give the height at which a few lines of the text are seen at a time."""
        lines = self.text.height(look, width - 2 * look.px(SIDES)) // look.leading(SPEECH)
        return self.brief(look, width) - max(0, lines - LINES) * look.leading(SPEECH)

    def _whole(self, look: ResolvedTheme, width: int) -> Block:
        parts = (self.head, Gap(6), self.text, Gap(12), *self._below(look, width))
        return Panel(Column(parts), sides=SIDES, ends=16, lit=True)

    def _brief(self, look: ResolvedTheme, width: int, text: Block) -> Block:
        parts = (text, Gap(6), *self._below(look, width))
        return Panel(Column(parts), sides=SIDES, ends=10, lit=True)

    def _below(self, look: ResolvedTheme, width: int) -> tuple[Block, ...]:
        row = Row((*self.back, Grow(Gap(0)), *self.on), gap=6)
        fits = row.width(look) <= width - 2 * look.px(SIDES)
        answers = (*self.answers, Gap(12)) if self.answers else ()
        return *answers, row if fits else Wrap((*self.back, *self.on), gap=6)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        if rect.height >= self.height(look, rect.width):
            block = self._whole(look, rect.width)
        elif rect.height >= self.brief(look, rect.width):
            block = self._brief(look, rect.width, self.text)
        else:
            scroll = Scroll("lesson:text", self.text, reading=True, name=self.text.spoken)
            block = self._brief(look, rect.width, Grow(scroll))
        block.place(look, rect, layout)


SIDES = 22
"""Design units between the edges of the paper and what stands on it."""
LINES = 2
"""So many lines of a text that scrolls are seen at least."""
WIDE = 330
"""Design units of the paper, before the text scale."""
HIDDEN = 0.03
"""The share of a caption that may lie under the panel."""
BORNE = 1.0
"""How bad what lies below the panel may be for it to stay where it stands."""
POINTED = 1000.0
"""How bad it is to cover what is pointed at: worse than covering anything else."""
FIRM = (16.0, 30.0, 120.0)
"""What is so bad to cover is covered only by a paper that has no other place even if its text scrolls: first plates
and people, then buttons, then the hand."""

GROUNDS = (PanelSurface, PanelPlate, Ring)
"""What is drawn though the panel lies on some of it."""


@record
class Found:
    """Where the things lie that the panel must mind."""

    bounds: pygame.Rect
    corner: tuple[int, int]  # the teacher's: where the lower left end of her paper is wished
    targets: tuple[pygame.Rect, ...]
    answers: tuple[pygame.Rect, ...]
    obstacles: tuple[Obstacle, ...]
    before: pygame.Rect | None = None  # where it stands already with the same text
    ringed: bool = True  # the text speaks of the targets now
    gap: int = 0  # pixels kept around the targets


@record
class LessonOverlay:
    """The table's chrome with the lesson over it."""

    base: Block
    paper: LessonPaper
    region: str
    bring: Callable[[LayoutPass], bool]  # has what is pointed at scrolled into sight; whether it moved
    find: Callable[[LayoutPass], Found]
    stood: Callable[[pygame.Rect], None]  # is told where the panel stands
    answers: Sequence[CardAnswer]

    def width(self, look: ResolvedTheme) -> int:
        return look.width

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Lay out the table, then the lesson in the teacher's corner, or near it."""
        first = len(layout.widgets)
        self.base.place(look, rect, layout)
        if self.bring(layout):
            del layout.widgets[first:]
            self.base.place(look, rect, layout)
        found, region = self.find(layout), layout.region(self.region)
        for target in found.targets if found.ringed else ():
            layout.put(Ring(), target.inflate(2 * look.px(7), 2 * look.px(7)))
        for answer, card in zip(self.answers, found.answers, strict=True):
            region.put(answer, card)
        widths = [max(wide, self.paper.width(look)) for wide in _widths(look, found)]
        ways = [
            [pygame.Rect(0, 0, wide, tall(look, wide)) for wide in widths]
            for tall in (self.paper.height, self.paper.brief, self.paper.least)
        ]
        place = best_place(ways, found)
        self.stood(place)
        layout.widgets[:] = [each for each in layout.widgets if not hides(place, each)]
        self.paper.place(look, place, region)


def _widths(look: ResolvedTheme, found: Found) -> list[int]:
    """List the widths tried: as wide as is good to read first, then wider ones, then narrower ones."""
    shares = [round(found.bounds.width * share) for share in SHARES]
    usual = min(text_px(look, WIDE), shares[0])
    wider, narrower = [each for each in shares if each > usual], [round(usual * each) for each in SLIM]
    return [usual, *wider, *narrower]


SHARES = (0.4, 0.5, 0.6, 0.72, 0.8, 1.0)
"""Shares of the window's width that are tried."""
SLIM = (0.86, 0.66)
"""Shares of the usual width that are tried last."""


def hides(panel: pygame.Rect, widget: PlacedWidget) -> bool:
    """Tell whether a caption is better not drawn at all than half under the panel, where there is no room for both."""
    covered, whole = widget.visible.clip(panel), widget.visible
    ground = whole.width * whole.height > panel.width * panel.height
    if widget.region in ("hand", "words", "lesson") or isinstance(widget.leaf, GROUNDS) or ground:
        return False
    if widget.control is not None and widget.region == "score":
        return bool(covered)
    return covered.width * covered.height > HIDDEN * whole.width * whole.height


def best_place(ways: Sequence[Sequence[pygame.Rect]], found: Found) -> pygame.Rect:
    """Choose the place nearest to the teacher's corner where the paper lies over nothing that is needed.

    It had rather be wider than usual, without its heading, and at last scroll, than cover hand, buttons, people or
    their plates.
    """
    pointed = [each for each in (*found.targets, *found.answers) if each.width and each.height]
    around = [each.inflate(2 * found.gap, 2 * found.gap) for each in pointed]
    kept = [*found.obstacles, *(Obstacle(zone_of(each), POINTED) for each in around)]
    before = zone_of(found.before) if found.before else None
    tall = found.bounds.height
    tries = [(way, never) for never in FIRM for way in ways]
    for sizes, never in (*tries, ([size for way in ways for size in way], NEVER)):
        wishes = [_wish(size, found) for size in sizes if size.height <= tall]
        (place,) = arrange([Item(wishes, before=before, bears=BORNE, never=never)], kept)
        if place is not None:
            return pixels(place.zone)
    return pygame.Rect(found.bounds.topleft, (max(size.width for way in ways for size in way), tall))


def _wish(size: pygame.Rect, found: Found) -> Wish:
    wished = size.copy()
    wished.bottomleft = found.corner
    return Wish(zone_of(wished.clamp(found.bounds)), zone_of(found.bounds))
