"""What stands in the lower corners of the table: the score as high as it needs, or tabs that open it as a sheet."""

from collections.abc import Iterable, Sequence

import pygame

from game.core.cards import Seat
from game.core.record import field, record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL, NUMBER, Style
from game.ui.kit.block import (
    Block,
    Canvas,
    Filling,
    LayoutPass,
    Placement,
    Pressable,
)
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.areas import tab_height
from game.ui.table.lettering import NOTE, sizes_of, write
from game.ui.table.panel import Head, PanelPlate, ScoreLine, TableSheet, draw_plate
from game.ui.table.plates import seat_sign
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten


@record
class ScoreMore(Pressable, Filling):
    """The way to all that the corner has no room for."""

    label: str
    press: Command = field(compare=False)  # nobody sees it
    key: str = "score:all"
    brief: str = ""  # said where that has no room
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return self._wide(look, self.brief or self.label)

    @staticmethod
    def _wide(look: ResolvedTheme, label: str) -> int:
        return look.measure(label, NOTE) + look.font_px(NOTE) + 3 * look.px(10)

    def _shown(self, look: ResolvedTheme, width: int) -> str:
        return self.label if self._wide(look, self.label) <= width else self.brief or self.label

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(look.target(26), look.leading(NOTE) + look.px(6))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        lighten(canvas, 8, 22)
        side, at = look.font_px(NOTE), (rect.x + look.px(10), rect.centery)
        end = write(canvas, self._shown(look, rect.width), NOTE, look.palette.cream, at, "midleft").right
        arrow = look.paint.icon("chevron_right", side, look.palette.cream)
        canvas.put(arrow, (end + look.px(5), rect.centery - side // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        shown = self._shown(at.look, at.rect.width)
        needed = (self._wide(at.look, shown), at.look.leading(NOTE))
        yield Node(
            Role.BUTTON, shown, rect_of(at.rect), self.tip, states(at.visual, True), needed, key=self.key
        )


INSET = 9
"""Design units between the panel's edge and what stands on it."""


@record
class CornerPanel:
    """The score at the foot of its corner: what matters most, as much as has room, whole; the way to the rest below.

    Of each part the first way to show it that has room is taken.
    """

    head: Head
    parts: Sequence[Sequence[Block]]
    more: ScoreMore

    def width(self, look: ResolvedTheme) -> int:
        return self.more.width(look) + 2 * look.px(INSET)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return sum(tall for _, tall in self._shown(look, (width, look.height))) + 2 * look.px(INSET)

    def _shown(self, look: ResolvedTheme, size: tuple[int, int]) -> list[tuple[Block, int]]:
        """Choose what has room, with its height and the gap below it.

        The first things are shown in their smaller form where more of the others has room then.
        """
        wide, gap = size[0] - 2 * look.px(INSET), look.px(4)
        head, more = self.head.height(look, wide) + gap, self.more.height(look, wide)
        room = size[1] - 2 * look.px(INSET) - head - more
        parts = [[(way, way.height(look, wide) + gap) for way in ways] for ways in self.parts]
        deep = max(map(len, parts), default=1)
        chosen = max((_fitting(parts, room, skipped) for skipped in range(deep)), key=len)
        return [(self.head, head), *chosen, (self.more, more)]

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        shown, inset = self._shown(look, rect.size), look.px(INSET)
        tall = min(rect.height, sum(tall for _, tall in shown) + 2 * inset)
        plate = pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall)
        layout.put(PanelPlate(self), plate)
        y, gap = plate.y + inset, look.px(4)
        for part, high in shown:
            rest = high if part is self.more else high - gap
            part.place(look, pygame.Rect(plate.x + inset, y, plate.width - 2 * inset, rest), layout)
            y += high


def _fitting(
    parts: Sequence[Sequence[tuple[Block, int]]], room: int, skipped: int
) -> list[tuple[Block, int]]:
    """Choose of each part the first way that has room, without so many of the first ones; each with its height."""
    found = list[tuple[Block, int]]()
    for ways in parts:
        some = ways[min(skipped, len(ways) - 1) :] if ways else ()
        way = next((each for each in some if each[1] <= room), None)
        if way is not None:
            found.append(way)
            room -= way[1]
    return found


@record
class ScoreTab(Filling):
    """The score in as few figures as can be: what everybody has of what wins, with their signs."""

    held: tuple[tuple[tuple[Seat, ...], str, bool], ...]  # seats, figure, whether it is mine
    goal: str
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        return look.px(120)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return tab_height(look)

    def _way(self, look: ResolvedTheme, width: int) -> tuple[Style, int]:
        """Choose type and number of figures in a row: of many there are two rows."""
        fits = (style for style in FIGURES if self._wide(look, style, len(self.held)) <= width)
        style = next(fits, None)
        half = -(-len(self.held) // 2)
        return (style, len(self.held)) if style else (FIGURES[-1], half)

    def _wide(self, look: ResolvedTheme, style: Style, row: int) -> int:
        """Give the width of the widest row."""
        ones = [self._one(look, style, figure) for _, figure, _ in self.held]
        rows = [sum(ones[start : start + row]) for start in range(0, len(ones), row)]
        return max(rows) + look.px(12)

    def _one(self, look: ResolvedTheme, style: Style, figure: str) -> int:
        return self._side(look, style) + look.px(7) + look.measure_figures(figure, style) + look.px(16)

    @staticmethod
    def _side(look: ResolvedTheme, style: Style) -> int:
        return round(look.font_px(style) * 0.62)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        draw_plate(canvas, 232)
        style, row = self._way(look, rect.width)
        left, side, tall = rect.x + look.px(14), self._side(look, style), look.leading(style)
        middle = rect.centery - tall // 2 * (row < len(self.held))
        for place, (seats, told, mine) in enumerate(self.held):
            if place == row:
                left, middle = rect.x + look.px(14), middle + tall
            canvas.put(seat_sign(look, seats[0], side), (left, middle - side // 2))
            left += side + look.px(7)
            drawn = look.figures(told, style, look.palette.gold if mine else look.palette.cream)
            canvas.put(drawn, (left, middle - drawn.get_height() // 2))
            left += drawn.get_width() + look.px(16)
        if row == len(self.held) and left + look.measure(self.goal, NOTE) + look.px(12) <= rect.right:
            at = (rect.right - look.px(14), rect.centery)
            write(canvas, self.goal, NOTE, look.palette.muted, at, "midright")

    def nodes(self, at: Placement) -> Iterable[Node]:
        style, row = self._way(at.look, at.rect.width)
        rows = 1 if row == len(self.held) else 2
        needed = (self._wide(at.look, style, row), rows * at.look.font_px(style))
        yield Node(Role.TEXT, self.spoken, rect_of(at.rect), needed=needed)


FIGURES = sizes_of(NUMBER, 1.1, 0.9, 0.75, 0.62)


@record
class CornerTab(Pressable, Filling):
    """What a corner is folded to: it opens what is meant for it."""

    key: str
    icon: str
    labels: tuple[str, ...]  # the first that has room is written, a shorter one rather than small type
    press: Command = field(compare=False)  # nobody sees it
    lit: bool = False  # there is something new
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return look.px(120)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return tab_height(look)

    def _shown(self, look: ResolvedTheme, width: int) -> tuple[str, Style]:
        room = width - look.leading(LABEL) - 3 * look.px(12)
        ways = [(label, style) for style in sizes_of(LABEL, 1, 0.8, 0.65) for label in self.labels]
        return next((way for way in ways if look.measure(*way) <= room), ways[-1])

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        draw_plate(canvas, 232)
        lighten(canvas, 15, 22)
        if self.lit:
            rim = look.paint.ring(rect.size, look.px(15), palette.gold, max(1.6, 2 * look.unit))
            canvas.put(rim, rect.topleft)
        label, style = self._shown(look, rect.width)
        side, left = round(look.font_px(style) * 0.95), rect.x + look.px(14)
        icon = look.paint.icon(self.icon, side, palette.gold if self.lit else palette.cream)
        canvas.put(icon, (left, rect.centery - side // 2))
        write(canvas, label, style, palette.cream, (left + side + look.px(9), rect.centery), "midleft")

    def nodes(self, at: Placement) -> Iterable[Node]:
        label, style = self._shown(at.look, at.rect.width)
        needed = (at.look.measure(label, style), at.look.font_px(style))
        state = states(at.visual, self.live, *(("advised",) if self.lit else ()))
        yield Node(Role.BUTTON, self.labels[0], rect_of(at.rect), self.tip, state, needed, key=self.key)


def score_sheet(
    head: Head,
    beside: Sequence[Block],
    calls: Sequence[Block],
    standings: Sequence[ScoreLine],
    paid: Sequence[Block],
) -> TableSheet:
    """Put all of the score together: what is being bid stands above what everybody holds."""
    return TableSheet(head, beside, Scroll("panel", Column((*calls, Gap(4), *standings, *paid), gap=5)))
