"""The score: a panel in the corner or two figures on a tab, and the sheets with all of it and with the log."""

from collections.abc import Iterable, Sequence

import pygame

from game.core.cards import CHANCE, Seat
from game.core.event import Played
from game.core.record import field, record
from game.play.table.driver import TableClock
from game.play.table.state import Toast
from game.session.match import AnyBeat
from game.stage.table import Table
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, NUMBER, SMALL, SMALL_STRONG, SUBHEADING, Style
from game.ui.kit.block import (
    PASS,
    TAKEN,
    Block,
    Canvas,
    Filling,
    LayoutPass,
    Placement,
    Reply,
    WidgetState,
)
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grow, Pad, Region, Row, gap_px
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.lettering import NAME, NOTE, deep, shortened, write
from game.ui.table.painter import stack
from game.ui.table.plates import NAMES, seat_sign
from game.ui.widgets.text import Text, Tint
from game.wording import figure


@record
class Amount:
    """So many of one unit; the look of the chip that stands for it, empty where the number alone will do."""

    number: int
    chip: str
    spoken: str


MOVES = 0.6
"""Seconds a change of the score moves."""


@record
class Gain:
    """A change of the score that has just happened."""

    text: str
    fresh: float  # 1 … 0


NO_GAIN = Gain("", 0.0)


def gain_at(seen: Toast | None, clock: float) -> Gain:
    """Give what is to be seen of a change of the score."""
    return Gain(seen.text, max(0.0, 1 - (clock - seen.since) / MOVES)) if seen else NO_GAIN


@record
class ScoreLine(Filling):
    """The line of a player, or of partners, whose names stand one below another."""

    players: tuple[tuple[Seat, str], ...]  # seats with their names
    holds: tuple[Amount, ...]
    share: float  # of what wins the match, 0 … 1; negative when nothing is known
    gained: Toast | None  # what has just been added, as it is to be seen by the clock
    clock: TableClock = field(compare=False)
    mine: bool
    widest: str  # the longest of the players' names, so that all lines look alike
    dense: int = 0  # 1 without a bar, 2 in small type as well: for one of many, or where others want the room
    every: tuple[tuple[Amount, ...], ...] = ()  # what all the lines hold, if there are others

    @property
    def _name(self) -> Style:
        return SMALL_STRONG if self.dense > 1 else NAME

    @property
    def _names(self) -> Sequence[Style]:
        """The types a name may be written in, the largest first."""
        return (self._name,) if self.dense > 1 else NAMES

    @property
    def _number(self) -> Style:
        return SMALL_STRONG if self.dense > 1 else NUMBER

    @property
    def animated(self) -> bool:
        """Whether a change of the score is on the move."""
        return gain_at(self.gained, self.clock.now).fresh > 0

    def width(self, look: ResolvedTheme) -> int:
        return look.px(120)

    def height(self, look: ResolvedTheme, width: int) -> int:
        names = pygame.Rect(0, 0, self._room(look, width), 0)
        return (
            sum(room.height for _, _, room in self._lines(look, names, self._style(look, width)))
            + look.px((26, 8, 4)[self.dense])
            + (look.leading(self._number) + look.px(4) if self._stacked(look, width) else 0)
        )

    def _room(self, look: ResolvedTheme, width: int) -> int:
        """Give the width the names have."""
        inner = width - 2 * look.px(10)
        return (
            inner
            if self._stacked(look, width)
            else max(1, inner - self._wide(look, self.holds) - look.px(10))
        )

    def _stacked(self, look: ResolvedTheme, width: int) -> bool:
        """Tell whether numbers need a line of their own."""
        return self._taken(look, self._names[-1]) > width

    def _taken(self, look: ResolvedTheme, style: Style) -> int:
        """Give the width of the longest name with its numbers on one line."""
        numbers = max(self._wide(look, each) for each in (self.holds, *self.every))
        return look.measure(self.widest, style) + numbers + look.px(36) + self._left(look)

    def _style(self, look: ResolvedTheme, width: int) -> Style:
        """Choose the largest type that leaves room for the numbers beside the names."""
        fits = (each for each in self._names if self._taken(look, each) <= width)
        return self._name if self._stacked(look, width) else next(fits, self._names[-1])

    def draw(self, canvas: Canvas) -> None:
        """Draw name, holdings and the bar towards the goal."""
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        if self.mine:
            canvas.put(look.paint.shade(rect.size, look.px(11), palette.cream, 24), rect.topleft)
        name, numbers = self._rooms(look, rect)
        style = self._style(look, rect.width)
        named = self._lines(look, name, style)
        for seat, said, room in named:
            self._player(canvas, seat, said, room, style)
        written = [room.left + look.measure(line, style) for _, lines, room in named for line in lines]
        after = numbers.x if self._stacked(look, rect.width) else max(written)
        self._gain(
            canvas,
            self._numbers(canvas, numbers),
            after,
            (written[0], name.y + look.leading(self._name) // 2),
        )
        self._bar(canvas)

    def _half(self, look: ResolvedTheme) -> int:
        """Give half the side of a sign."""
        return round(look.font_px(self._name) * 0.3)

    def _left(self, look: ResolvedTheme) -> int:
        """Give how far a name stands behind the left edge of its sign."""
        return 3 * self._half(look)

    def _lines(
        self, look: ResolvedTheme, names: pygame.Rect, style: Style
    ) -> list[tuple[Seat, tuple[str, ...], pygame.Rect]]:
        """Share the room of the names out among them, without their signs; a long one is broken into lines."""
        tall, left, top = look.leading(self._name), self._left(look), names.y
        found = []
        for seat, said in self.players:
            lines = look.wrap(said, style, max(1, names.width - left))
            room = pygame.Rect(names.x + left, top, max(1, names.width - left), tall * len(lines))
            found.append((seat, lines, room))
            top = room.bottom
        return found

    def _player(
        self,
        canvas: Canvas,
        seat: Seat,
        said: tuple[str, ...],
        room: pygame.Rect,
        style: Style,
    ) -> None:
        look = canvas.look
        half, tall = self._half(look), look.leading(self._name)
        canvas.put(seat_sign(look, seat, 2 * half), (room.x - self._left(look), room.y + tall // 2 - half))
        for place, line in enumerate(said):
            shown, middle = shortened(look, line, style, room.width), room.y + tall // 2 + place * tall
            write(canvas, shown, style, look.palette.cream, (room.x, middle), "midleft")

    def _rooms(self, look: ResolvedTheme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the room of the names and of the numbers."""
        left, top = rect.x + look.px(10), rect.y + look.px((6, 4, 2)[self.dense])
        names = pygame.Rect(left, top, self._room(look, rect.width), 0)
        names.height = sum(
            room.height for _, _, room in self._lines(look, names, self._style(look, rect.width))
        )
        if self._stacked(look, rect.width):
            return names, pygame.Rect(
                left, names.bottom + look.px(4), names.width, look.leading(self._number)
            )
        wide = self._wide(look, self.holds)
        return names, pygame.Rect(rect.right - look.px(10) - wide, top, wide, names.height)

    def _chip(self, look: ResolvedTheme) -> int:
        return round(look.font_px(self._number) * 1.05)

    def _wide(self, look: ResolvedTheme, holds: Sequence[Amount]) -> int:
        wide = 0
        for each in holds:
            wide += look.measure_figures(figure(each.number), self._number) + (
                self._chip(look) + look.px(16) if each.chip else 0
            )
        return wide

    def _numbers(self, canvas: Canvas, room: pygame.Rect) -> tuple[int, int]:
        """Draw what is held, and tell where it begins."""
        look = canvas.look
        right = room.right
        for each in reversed(self.holds):
            drawn = look.figures(figure(each.number), self._number, look.palette.cream)
            canvas.put(drawn, (right - drawn.get_width(), room.centery - drawn.get_height() // 2))
            right -= drawn.get_width()
            if each.chip:
                chip = stack(each.chip, 1, self._chip(look))
                right -= chip.get_width() + look.px(4)
                canvas.put(chip, (right, room.centery - chip.get_height() // 2))
                right -= look.px(12)
        return right, room.centery

    def _gain(self, canvas: Canvas, numbers: tuple[int, int], after: int, named: tuple[int, int]) -> None:
        """Draw what has just been added: before the numbers, or behind the first name, where there is room."""
        gain, look = gain_at(self.gained, self.clock.now), canvas.look
        wide, gap = look.measure(gain.text, SMALL), look.px(6)
        right, middle = numbers
        if right - gap - wide <= after:
            right, middle = canvas.rect.right - look.px(10) + gap, named[1]
            if not self._stacked(look, canvas.rect.width) or right - gap - wide <= named[0] + gap:
                return
        colour = look.palette.bad if gain.text.startswith("−") else look.palette.good
        rise = round(look.px(9) * gain.fresh)
        write(canvas, gain.text, SMALL, colour, (right - gap, middle + rise), "midright")

    def _bar(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        if self.share < 0 or self.dense:
            return
        pad, thick = look.px(10), max(3, look.px(5))
        wide = rect.width - 2 * pad
        top = rect.bottom - look.px(9) - thick
        canvas.put(look.paint.shade((wide, thick), thick // 2, (0, 0, 0), 96), (rect.x + pad, top))
        done = round(wide * min(1.0, self.share))
        if done >= thick:
            canvas.put(
                look.paint.shade((done, thick), thick // 2, look.palette.gold, 255),
                (rect.x + pad, top),
            )

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell who holds what."""
        look = at.look
        name, numbers = self._rooms(look, at.rect)
        held = ", ".join(each.spoken for each in self.holds)
        style = self._style(look, at.rect.width)
        named = self._lines(look, name, style)
        for (_, said), (_, lines, room) in zip(self.players, named, strict=True):
            wide = max(look.measure(line, style) for line in lines)
            yield Node(
                Role.TEXT,
                said,
                rect_of(room),
                held,
                needed=(wide, look.font_px(style) * len(lines)),
            )
        told = " ".join(each.spoken for each in self.holds)
        yield Node(
            Role.TEXT,
            told,
            rect_of(numbers),
            needed=(self._wide(look, self.holds), min(numbers.height, look.font_px(self._number))),
        )


@record
class PanelPlate:
    """The dark plate of the panel, with something on it."""

    part: Block = field(compare=False)  # draws itself

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width - 2 * look.px(12)) + 2 * look.px(12)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)
        self.part.place(look, rect.inflate(-2 * look.px(12), -2 * look.px(12)), layout)

    def draw(self, canvas: Canvas) -> None:
        draw_plate(canvas, 232)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def draw_plate(canvas: Canvas, alpha: int) -> None:
    """Draw a dark plate with a thin rim."""
    look, rect = canvas.look, canvas.rect
    radius = look.px(15)
    look.paint.shadow(canvas.surface, rect, radius, look.px(16), 100, look.px(5))
    canvas.put(look.paint.shade(rect.size, radius, deep(look), alpha), rect.topleft)
    rim = look.paint.ring(rect.size, radius, look.palette.panel_line, max(1.0, 1.3 * look.unit))
    canvas.put(rim, rect.topleft)


@record
class Head(Filling):
    """The panel's heading with a remark at its right end, which goes below it where both have no room."""

    title: str
    remark: str

    def width(self, look: ResolvedTheme) -> int:
        return look.measure(self.title, SUBHEADING)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SUBHEADING) + (look.leading(NOTE) if self._below(look, width) else 0)

    def _below(self, look: ResolvedTheme, width: int) -> bool:
        wide = look.measure(self.title, SUBHEADING) + look.measure(self.remark, NOTE) + look.px(30)
        return bool(self.remark) and wide > width

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        line = self._line(look, rect)
        write(canvas, self.title, SUBHEADING, look.palette.cream, (line.x, line.centery), "midleft")
        below = self._below(look, rect.width)
        remark = shortened(look, self.remark, NOTE, rect.width - look.px(20))
        at = (line.x, line.bottom + look.leading(NOTE) // 2) if below else (line.right, line.centery)
        write(canvas, remark, NOTE, look.palette.muted, at, "midleft" if below else "midright")

    def _line(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        pad = look.px(10)
        return pygame.Rect(rect.x + pad, rect.y, rect.width - 2 * pad, look.leading(SUBHEADING))

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (at.look.measure(self.title, SUBHEADING), at.look.leading(SUBHEADING))
        yield Node(Role.HEADING, self.title, rect_of(at.rect), self.remark, needed=needed)


def section(title: str, parts: Sequence[Block]) -> Block:
    """Head a part of the panel with a small gold line."""
    return Column((Gap(8), Pad(Text(title, EYEBROW, Tint.GOLD), 10, 2), *parts), gap=2)


@record
class TableSheet:
    """A plate that opens over the table; a press on it is meant for nothing below."""

    head: Head
    beside: Sequence[Block]  # at the right of the heading, the way to close it last
    part: Block
    key: str = "sheet"
    live: bool = False
    tip: str = ""
    holds_focus: bool = True

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look) + 2 * look.px(12)

    def height(self, look: ResolvedTheme, width: int) -> int:
        inner = width - 2 * look.px(12)
        return self._parts().height(look, inner) + 2 * look.px(12)

    def _parts(self) -> Block:
        return Column((Row((Grow(self.head), *self.beside), gap=8), Grow(self.part)), gap=6)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)
        self._parts().place(look, rect.inflate(-2 * look.px(12), -2 * look.px(12)), layout)

    def act(self, action: Action, state: WidgetState) -> Reply:
        return PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        return TAKEN

    def draw(self, canvas: Canvas) -> None:
        draw_plate(canvas, 255)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class LogLine(Filling):
    """One line of the log."""

    text: str  # with signs
    spoken: str
    inset: float = 10  # design units from the edge; 0 where it stands among other texts

    def width(self, look: ResolvedTheme) -> int:
        return look.px(100)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(SMALL) * len(self._lines(look, width)) + look.px(6)

    def _inset(self, look: ResolvedTheme) -> int:
        return gap_px(look, self.inset)

    def _lines(self, look: ResolvedTheme, width: int) -> tuple[str, ...]:
        return sign_text.wrap(look, self.text, SMALL, width - 2 * self._inset(look))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        left, middle = rect.x + self._inset(look), rect.y + look.px(3) + look.leading(SMALL) // 2
        for line in self._lines(look, rect.width):
            sign_text.write_line(canvas.surface, look, line, SMALL, look.palette.cream, left, middle)
            middle += look.leading(SMALL)

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        lines = self._lines(look, at.rect.width)
        wide = max(sign_text.measure(look, line, SMALL) for line in lines)
        yield Node(Role.TEXT, self.spoken, rect_of(at.rect), needed=(wide, look.leading(SMALL) * len(lines)))


def log_block(
    beats: Sequence[AnyBeat],
    captions: Captions,
    table: Table,
    beside: Sequence[Block],
) -> Block:
    """Put the log on a sheet; the latest is in sight.

    What the rules call with the deal is told after it.
    """
    told = tuple(_told(beats, captions, table))
    empty = captions.table("log_empty")
    told = told or (LogLine(empty, empty),)
    lines = Scroll("log", Column(told, gap=2), reading=True, name=captions.table("log"), follow=True)
    return TableSheet(Head(captions.table("log"), ""), beside, Region("log", lines))


def log_aloud(
    beats: Sequence[AnyBeat],
    captions: Captions,
    table: Table,
) -> str:
    """Tell the log to those who listen."""
    told = _told(beats, captions, table)
    lines = [each.spoken for each in told if isinstance(each, LogLine)] or [captions.table("log_empty")]
    return " ".join(map(closed, (captions.table("log"), *lines)))


def _told(
    beats: Sequence[AnyBeat],
    captions: Captions,
    table: Table,
) -> Iterable[Block]:
    """Tell the beats line by line; the number of a trick stands before its first card."""
    for beat in beats:
        leads = any(isinstance(event, Played) for event in beat.events) and not beat.before.trick.cards
        if leads:
            number = captions.table("log_trick", number=len(beat.before.tricks) + 1)
            yield Pad(Text(number, EYEBROW, Tint.GOLD), 10, 4)
        called = table.calls(beat.after) if beat.seat == CHANCE else ()
        lines = [
            *tell(beat, captions, table.announced(beat.after)),
            *(
                captions.story(
                    "says", call.seat, words=captions.said(call.word, beat.after.public.phase, call.number)
                )
                for call in called
            ),
        ]
        for line in lines:
            yield LogLine(line, captions.cards.aloud(line))
