"""Where the panel of a lesson stands: near what it speaks of, and over as little as possible of what is needed."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import record
from game.stage.arrange import Item, Obstacle, Wish, arrange
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
from game.ui.layout import text_px
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import SPEECH
from game.ui.table.panel import PanelPlate
from game.ui.widgets.button import states
from game.ui.widgets.chrome import warmth
from game.ui.widgets.panel import PanelSurface


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


WIDE = 400
"""Design units of the panel, before the text scale."""
WIDER = 1.1
"""How much wider than the score a panel may be that stands upon it."""
HIDDEN = 0.03
"""The share of a caption that may lie under the panel."""
BORNE = 1.0
"""How bad what lies below the panel may be for it to stay where it stands."""
POINTED = 1000.0
"""How bad it is to cover what is pointed at: worse than covering anything else."""

GROUNDS = (PanelSurface, PanelPlate, Ring)
"""What is drawn though the panel lies on some of it."""


@record
class Found:
    """Where the things lie that the panel must mind."""

    bounds: pygame.Rect
    felt: pygame.Rect
    score: pygame.Rect  # the column of the score
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
    panels: tuple[Block, Block]  # the usual one, and one as narrow as the score
    bring: Callable[[LayoutPass], bool]  # has what is pointed at scrolled into sight; whether it moved
    find: Callable[[LayoutPass], Found]
    stood: Callable[[pygame.Rect], None]  # is told where the panel stands
    answers: Sequence[CardAnswer]

    def width(self, look: ResolvedTheme) -> int:
        return look.width

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Lay out the table, then the lesson where it hides least."""
        first = len(layout.widgets)
        self.base.place(look, rect, layout)
        if self.bring(layout):
            del layout.widgets[first:]
            self.base.place(look, rect, layout)
        found, region = self.find(layout), layout.region("lesson")
        for target in found.targets if found.ringed else ():
            layout.put(Ring(), target.inflate(2 * look.px(7), 2 * look.px(7)))
        for answer, card in zip(self.answers, found.answers, strict=True):
            region.put(answer, card)
        usual, narrow = self.panels
        sizes = [_size(look, usual, wide) for wide in _widths(look, found)]
        slim = _size(look, narrow, found.score.width)
        place, slender = best_place(sizes, slim, found)
        self.stood(place)
        layout.widgets[:] = [each for each in layout.widgets if not hides(place, each)]
        (narrow if slender else usual).place(look, place, layout)


def _widths(look: ResolvedTheme, found: Found) -> list[int]:
    """List the widths tried: as wide as is good to read, as wide as the felt, and between."""
    usual = min(text_px(look, WIDE), round(found.bounds.width * 0.6))
    felt = min(found.felt.right - found.bounds.left, round(found.bounds.width * 0.8))
    shares = (
        usual,
        (usual + felt) // 2,
        felt,
        round(found.bounds.width * 0.72),
        round(found.bounds.width * 0.8),
    )
    return sorted({max(usual, each) for each in shares})


def _size(look: ResolvedTheme, panel: Block, wide: int) -> pygame.Rect:
    wide = max(wide, panel.width(look))
    return pygame.Rect(0, 0, wide, panel.height(look, wide))


def hides(panel: pygame.Rect, widget: PlacedWidget) -> bool:
    """Tell whether a caption is better not drawn at all than half under the panel, where there is no room for both."""
    covered, whole = widget.visible.clip(panel), widget.visible
    ground = whole.width * whole.height > panel.width * panel.height
    if widget.region in ("hand", "words", "lesson") or isinstance(widget.leaf, GROUNDS) or ground:
        return False
    if widget.control is not None and widget.region == "score":
        return bool(covered)
    return covered.width * covered.height > HIDDEN * whole.width * whole.height


def best_place(sizes: Sequence[pygame.Rect], narrow: pygame.Rect, found: Found) -> tuple[pygame.Rect, bool]:
    """Choose the place near what is spoken of that hides least of what matters, and tell whether it is the narrow one.

    The first size is the usual one. No place cuts the text off; where nothing has room, it is given all there is.
    """
    bounds, near = (
        found.bounds,
        found.targets[0].unionall(found.targets[1:]) if found.targets else found.bounds,
    )
    wishes = [_wish(size, near, bounds) for size in sizes if size.height <= bounds.height]
    usual = len(wishes)
    if narrow.width <= WIDER * found.score.width and narrow.height <= bounds.height:
        left = min(found.score.x, bounds.right - narrow.width)
        column = pygame.Rect(left, bounds.y, narrow.width, bounds.height)
        wishes += [_wish(narrow, near, column), _wish(narrow, near, bounds)]
    pointed = [each for each in (*found.targets, *found.answers) if each.width and each.height]
    around = [each.inflate(2 * found.gap, 2 * found.gap) for each in pointed]
    kept = [*found.obstacles, *(Obstacle(zone_of(each), POINTED) for each in around)]
    before = zone_of(found.before) if found.before else None
    (place,) = arrange([Item(wishes, before=before, bears=BORNE)], kept)
    if place is None:
        widest = max(sizes, key=lambda size: size.width)
        return pygame.Rect(bounds.topleft, (widest.width, bounds.height)), False
    return pixels(place.zone), place.wish >= usual


def _wish(size: pygame.Rect, near: pygame.Rect, bounds: pygame.Rect) -> Wish:
    """Wish for a panel of a size to lie as near as can be."""
    wished = size.copy()
    wished.center = near.center
    return Wish(zone_of(wished.clamp(bounds)), zone_of(bounds))
