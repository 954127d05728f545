"""The teacher's paper in her corner of the table: what is said, answers to choose from, and what was wrong with one."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import field, record, replace
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG, Style, mix
from game.ui.kit.block import Block, Canvas, Filling, LayoutPass, Placement, Pressable
from game.ui.layout import Column, Grid
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import sizes_of, write
from game.ui.table.offers import PAPER, Medal, PaperGround
from game.ui.table.teacher_paper import APART, LessonText, Styles, TeacherPaper
from game.ui.table.view_model import LeafBlock
from game.ui.widgets.button import states
from game.ui.widgets.chrome import Tone, plate, warmth

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
