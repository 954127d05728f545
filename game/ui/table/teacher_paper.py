"""The teacher's paper in her corner of the table: what is said, in type that has room, answers, and the ways on."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import pygame

from game.core.record import field, record, replace
from game.stage.pose import Zone
from game.stage.slots import Slots
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG, Style, mix
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Placement, Pressable
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grid, Grow, Row, Wrap
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import CAPTION, shortened, sizes_of, write
from game.ui.table.offers import INSET, LARGE, PAPER, Medal, PaperGround
from game.ui.table.view_model import LeafBlock
from game.ui.widgets.button import Button, states
from game.ui.widgets.chrome import Tone, plate, warmth

ENDS, LARGE_ENDS = 12, 8
"""Design units between the upper and lower edge of the paper and what stands on it, usually and in large type."""
APART, LARGE_APART = 7, 5
"""Design units between what stands on it, likewise."""
BACK = "chevron_left"
"""The sign of the way back where its word has no room."""
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
        apart = LARGE_APART if look.text_scale >= LARGE else APART
        return Column((*head, self.words(styles), Gap(apart), self._foot(look, width)))

    def _foot(self, look: ResolvedTheme, width: int) -> Block:
        """Set the ways back and on in a row, and the teacher before them if she is on the paper.

        Ways that lead nowhere now make room for her, then the word of the way back does, and at last she herself.
        """
        buttons = (*self.back, *self.on)
        side = max(each.height(look, width) for each in buttons)
        grown = 1.0 if look.text_scale >= LARGE else 1.15
        face = (TeacherFace(self.face, round(side * grown)),) if self.face else ()
        live = tuple(each for each in self.back if each.live)
        brief = tuple(
            replace(each, label="", name=each.label, tip=each.label, icon=BACK)
            if each is self.back[0]
            else each
            for each in live
        )
        for sign, back in ((face, self.back), (face, live), (face, brief), ((), brief)):
            row = Row((*sign, *back, Grow(Gap(0)), *self.on), gap=4)
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
        ends = 2 * _ends(look)
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
    return rect.inflate(-2 * look.px(INSET), -2 * _ends(look))


def _ends(look: ResolvedTheme) -> int:
    return look.px(LARGE_ENDS if look.text_scale >= LARGE else ENDS)


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


(ASKED,) = sizes_of(PAPER, 0.8)
"""The type of what was asked while a wrong answer is explained."""


@record
class AnswerButton(Pressable, Filling):
    """An answer to choose; one that was wrong is crossed, and stays."""

    key: str
    label: str
    press: Command = field(compare=False)  # nobody sees it
    wrong: str = ""  # what is said aloud of one that was chosen and is wrong
    style: Style = STRONG
    tip: str = ""
    paper: bool = True

    @property
    def live(self) -> bool:
        """What was wrong once is not chosen again."""
        return not self.wrong

    def width(self, look: ResolvedTheme) -> int:
        """Give the width on one line, with room for the cross."""
        return look.measure(self.label, self.style) + 2 * self._pad(look)

    def _pad(self, look: ResolvedTheme) -> int:
        return look.px(14) + self._side(look) // 2

    def _side(self, look: ResolvedTheme) -> int:
        """Give the side of the cross."""
        return round(look.font_px(self.style) * 0.8)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return look.wrap(self.label, self.style, width - 2 * self._pad(look))

    def height(self, look: ResolvedTheme, width: int) -> int:
        written = look.leading(self.style) * len(self._lines(look, width))
        return written + look.px(6) if self.wrong else max(look.touch(40), written + look.px(14))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette, lines = look.palette, self._lines(look, rect.width)
        if self.wrong:
            ground, radius = mix(palette.paper_top, palette.danger_top, 0.18), look.px(13)
            canvas.put(look.paint.plate(rect.size, radius, ground, ground, palette.danger_top), rect.topleft)
            side = self._side(look)
            cross = look.paint.icon("close", side, palette.danger_top)
            canvas.put(cross, (rect.right - side - look.px(8), rect.centery - side // 2))
        ink = palette.ink if self.wrong else plate(canvas, rect, Tone.PLAIN, live=True)
        middle = rect.centery - (len(lines) - 1) * look.leading(self.style) // 2
        for line in lines:
            write(canvas, line, self.style, ink, (rect.centerx, middle), "center")
            middle += look.leading(self.style)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, state = at.look, states(at.visual, self.live)
        lines = self._lines(look, at.rect.width)
        needed = (
            max(look.measure(each, self.style) for each in lines),
            look.font_px(self.style) * len(lines),
        )
        yield Node(Role.BUTTON, self.label, rect_of(at.rect), self.wrong, state, needed, key=self.key)


@record
class LessonWords:
    """What a lesson says: what is asked, the answers below it, and what was wrong about what was done.

    Where there is least room, answers that were wrong make way for that.
    """

    told: tuple[LessonText, ...]
    answers: tuple[AnswerButton, ...]

    def __call__(self, styles: Styles) -> Block:
        style, answering, everything = styles
        texts = [replace(each, style=style) for each in self.told]
        if len(texts) > 1:  # what was wrong matters more now than what was asked
            texts[0] = replace(texts[0], style=ASKED if ASKED.size < style.size else style, soft=True)
        left = [each for each in self.answers if each.live or everything]
        given = [replace(each, style=answering) for each in left]
        answers = (Grid(given, 40, 6, 4),) if given else ()
        return Column((texts[0], *answers, *texts[1:]), gap=APART)


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
class CardTick:
    """A tick or a cross at the head of a card that was pointed at or chosen."""

    right: bool

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette, side = look.palette, rect.width
        ground = palette.button_top if self.right else palette.danger_top
        canvas.put(look.paint.plate((side, side), side // 2, ground, ground, palette.paper_top), rect.topleft)
        inner = round(side * 0.62)
        icon = look.paint.icon("check" if self.right else "close", inner, palette.cream)
        canvas.put(icon, (rect.x + (side - inner) // 2, rect.y + (side - inner) // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Say nothing: what was wrong is told."""
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
class LessonMarks:
    """What is marked on the table, in pixels."""

    pointed: Sequence[pygame.Rect]  # ringed
    asked: Sequence[pygame.Rect]  # cards to be pointed at
    judged: Sequence[tuple[pygame.Rect, bool]]  # cards that were right or wrong


@record
class LessonOverlay:
    """The table's chrome with the teacher in her corner."""

    base: Block
    paper: TeacherPaper
    face: str
    areas: TableAreas
    bring: Callable[[LayoutPass], bool]  # has what is pointed at scrolled into sight; whether it moved
    find: Callable[[LayoutPass], LessonMarks]
    answers: Sequence[CardAnswer]
    ceiling: Callable[[LayoutPass], int]  # how far up the paper may reach at most

    def width(self, look: ResolvedTheme) -> int:
        return look.width

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Lay out the table, then the teacher."""
        first, areas = len(layout.widgets), self.areas
        self.base.place(look, rect, layout)
        if self.bring(layout):
            del layout.widgets[first:]
            self.base.place(look, rect, layout)
        marks, region = self.find(layout), layout.region("lesson")
        for target in marks.pointed:
            layout.put(Ring(), target.inflate(2 * look.px(7), 2 * look.px(7)))
        for answer, card in zip(self.answers, marks.asked, strict=True):
            region.put(answer, card)
        side = look.px(34)
        for card, right in marks.judged:
            layout.put(
                CardTick(right), pygame.Rect(card.centerx - side // 2, card.top - side // 2, side, side)
            )
        if areas.medal is not None:
            LeafBlock(Medal(self.face)).place(look, areas.medal, layout)
        remarked = any(isinstance(each.leaf, PaperGround) for each in layout.widgets[first:])
        if areas.teacher is not None and not remarked:  # what was asked for is said first, as by her
            tail = areas.medal.width // 2 if areas.medal else -1
            self.paper.say(look, areas.teacher, region, self.ceiling(region), tail)
