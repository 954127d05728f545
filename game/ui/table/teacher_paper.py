"""The teacher's paper in her corner of the table: what is said, in type that has room, with the ways on below it."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import pygame

from game.core.record import record
from game.stage.pose import Zone
from game.stage.slots import Slots
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG, Style
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Placement
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grow, Row, Wrap
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import CAPTION, shortened, sizes_of, write
from game.ui.table.offers import INSET, LARGE, PAPER, Medal, PaperGround
from game.ui.widgets.button import Button

ENDS = 12
"""Design units between the upper and lower edge of the paper and what stands on it."""
APART = 7
"""Design units between what stands on it."""
Styles: TypeAlias = tuple[Style, Style, bool]
"""The type of what is said, that of what is pressed, and whether what can’t be pressed any more stays there."""
TYPES = tuple(
    zip(sizes_of(PAPER, 1, 0.9, 0.8, 0.7, 0.62), sizes_of(STRONG, 1, 0.92, 0.86, 0.8, 0.72), strict=True)
)
"""The two types: the last ones only where text is much enlarged."""
USUAL = 3
"""So many of them in any text."""
WAYS: tuple[tuple[bool, Styles], ...] = (
    *((True, (*types, True)) for types in TYPES[:USUAL]),
    *((False, (*types, True)) for types in TYPES[:USUAL]),
    *((False, (*types, False)) for types in TYPES),
)
"""All that is tried, one after the other, for everything to have room: first with the heading, then without."""


@record
class PaperHead(Filling):
    """Who speaks, and how far one has come: the fullest wording that has room."""

    wordings: tuple[str, ...]

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(CAPTION)

    def _said(self, look: ResolvedTheme, width: int) -> str:
        fits = (each for each in self.wordings if look.measure(each, CAPTION) <= width)
        return next(fits, "") or shortened(look, self.wordings[-1], CAPTION, width)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        said = self._said(look, rect.width)
        write(canvas, said, CAPTION, look.palette.ink_link, rect.topleft, "topleft")

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (at.look.measure(self._said(at.look, at.rect.width), CAPTION), at.look.leading(CAPTION))
        yield Node(Role.HEADING, self.wordings[0], rect_of(at.rect), needed=needed)


@record
class LessonText(Filling):
    """A text with signs of cards and suits, in as many lines as it takes."""

    text: str
    spoken: str
    key: str = ""
    style: Style = PAPER
    soft: bool = False  # in lesser ink

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the longest word."""
        return max(sign_text.measure(look, word, self.style) for word in (self.text or " ").split(" "))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(self.style) * len(sign_text.wrap(look, self.text, self.style, width))

    def draw(self, canvas: Canvas) -> None:
        look, rect, style = canvas.look, canvas.rect, self.style
        ink = look.palette.ink_soft if self.soft else look.palette.ink
        middle = rect.top + look.leading(style) // 2
        for line in sign_text.wrap(look, self.text, style, rect.width):
            sign_text.write_line(canvas.surface, look, line, style, ink, rect.left, middle)
            middle += look.leading(style)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, style = at.look, self.style
        lines = sign_text.wrap(look, self.text, style, at.rect.width)
        needed = (
            max(sign_text.measure(look, line, style) for line in lines),
            look.leading(style) * len(lines),
        )
        role = Role.NOTICE if self.key else Role.TEXT
        yield Node(role, self.spoken, rect_of(at.rect), needed=needed, key=self.key)


@record
class TeacherPaper:
    """What the teacher says: where there is little room in smaller type, without the heading, and scrolling at last."""

    head: PaperHead
    words: Callable[[Styles], Block]
    spoken: str  # all of it
    back: tuple[Button, ...]  # buttons at the left
    on: tuple[Button, ...]  # and at the right
    face: str = ""  # of the teacher, where she is on the paper
    scroll: str = "lesson:text"  # key of the pane in which it scrolls at worst
    last: bool = False  # what stands last is read first then

    def _inside(self, look: ResolvedTheme, width: int, styles: Styles, *, headed: bool) -> Block:
        head = (self.head, Gap(3)) if headed else ()
        return Column((*head, self.words(styles), Gap(APART), self._foot(look, width)))

    def _foot(self, look: ResolvedTheme, width: int) -> Block:
        """Set the ways back and on in a row, and the teacher before them if she is on the paper.

        Ways that lead nowhere now make room for her.
        """
        buttons = (*self.back, *self.on)
        side = max(each.height(look, width) for each in buttons)
        face = (TeacherFace(self.face, round(side * 1.15)),) if self.face else ()
        for back in (self.back, tuple(each for each in self.back if each.live)):
            row = Row((*face, *back, Grow(Gap(0)), *self.on), gap=4)
            if row.width(look) <= width:
                return row
        return Wrap((*face, *buttons), gap=4)

    def _whole(self, look: ResolvedTheme, size: tuple[int, int]) -> Block | None:
        """Find the way in which all of it has room; None where it must scroll."""
        wide, tall = size
        ways = WAYS if look.text_scale >= LARGE else WAYS[: 2 * USUAL]
        found = (self._inside(look, wide, styles, headed=headed) for headed, styles in ways)
        return next((each for each in found if each.height(look, wide) <= tall), None)

    def fitting(self, look: ResolvedTheme, room: pygame.Rect, ceiling: int) -> pygame.Rect:
        """Give what it takes of its room, at the foot of it; what would scroll there goes on up to a ceiling."""
        ends = 2 * look.px(ENDS)
        for top in (max(room.top, ceiling), ceiling):
            inner = _within(look, pygame.Rect(room.x, top, room.width, room.bottom - top))
            whole = self._whole(look, inner.size)
            if whole is not None:
                tall = whole.height(look, inner.width) + ends
                return pygame.Rect(room.x, room.bottom - tall, room.width, tall)
        return pygame.Rect(room.x, ceiling, room.width, room.bottom - ceiling)

    def say(
        self, look: ResolvedTheme, room: pygame.Rect, layout: LayoutPass, ceiling: int, tail: int = -1
    ) -> None:
        """Lay the paper at the foot of its room; it points down so far from the left, if at anything."""
        rect = self.fitting(look, room, ceiling)
        layout.put(PaperGround(tail), rect)
        self.place(look, rect, layout)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        inner = _within(look, rect)
        whole = self._whole(look, inner.size)
        if whole is None:
            self._scrolled(look, inner, layout)
        else:
            whole.place(look, inner, layout)

    def _scrolled(self, look: ResolvedTheme, inner: pygame.Rect, layout: LayoutPass) -> None:
        foot = self._foot(look, inner.width)
        tall = foot.height(look, inner.width)
        words = self.words((*TYPES[USUAL - 1], True))
        read = Scroll(self.scroll, words, reading=True, paper=True, name=self.spoken, follow=self.last)
        read.place(
            look, pygame.Rect(inner.x, inner.y, inner.width, inner.height - tall - look.px(APART)), layout
        )
        foot.place(look, pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall), layout)


def _within(look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
    """Give the part of a paper on which is written."""
    return rect.inflate(-2 * look.px(INSET), -2 * look.px(ENDS))


@record
class TeacherFace(Filling):
    """The teacher's portrait on the paper."""

    face: str
    side: int  # pixels

    def width(self, look: ResolvedTheme) -> int:
        return self.side

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.side

    def draw(self, canvas: Canvas) -> None:
        Medal(self.face).draw(canvas)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class SaidInCorner:
    """The paper as a block: at the foot of its room, and above that as far as there is nothing."""

    paper: TeacherPaper
    ceiling: int  # pixels from the top

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return 0

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.paper.say(look, rect, layout, self.ceiling)


def ceiling(
    look: ResolvedTheme, areas: TableAreas, slots: Slots, things: Iterable[Zone], trick: Iterable[Zone]
) -> int:
    """Tell how far up the paper covers none of these things, no card of the trick, nor the table's edge."""
    room, gap = areas.teacher or areas.mine, look.px(10)
    rim = max(slots.rim.edge(x / areas.unit) for x in (room.left, room.right))
    beside = room.right + gap
    over = [
        each.bottom
        for each in map(areas.rect, things)
        if each.left < beside and each.bottom <= room.top + gap
    ]
    over += [each.bottom for each in map(areas.rect, trick) if each.left < room.right]
    return max([areas.point(0, rim)[1], *over]) + gap
