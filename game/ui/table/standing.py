"""One player's line of the score: name, holdings, the way to the goal, and what has just been added."""

from collections.abc import Callable, Iterable

import pygame

from game.core.record import record
from game.ui.block import Glance, Sheet
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.table.chips import stack
from game.ui.table.plates import AVATARS
from game.ui.table.type import NAME, shortened, write
from game.ui.theme import NUMBER, SMALL
from game.ui.widgets.button import rect_of


@record
class Amount:
    """So many of one unit; the look of the chip that stands for it, empty where the number alone will do."""

    number: int
    chip: str
    spoken: str


@record
class Gain:
    """A change of the score that has just happened."""

    text: str
    fresh: float  # 1 … 0


@record
class Standing:
    """One player's line of the score."""

    seat: int
    name: str
    holds: tuple[Amount, ...]
    share: float  # of what wins the match, 0 … 1; negative when nothing is known
    gain: Callable[[], Gain]  # what has just been added, asked for at every drawing
    mine: bool
    widest: str  # the longest of the players' names, so that all lines look alike

    def width(self, look: Look) -> int:
        return look.px(120)

    def height(self, look: Look, width: int) -> int:
        return (
            look.leading(NAME)
            + look.px(26)
            + (look.leading(NUMBER) + look.px(4) if self._stacked(look, width) else 0)
        )

    def _stacked(self, look: Look, width: int) -> bool:
        """Tell whether numbers need a line of their own."""
        gain = look.measure("+10", SMALL) + look.px(6)  # a change of the score stands between them
        wide = (
            look.measure(self.widest, NAME) + gain + self._wide(look) + look.px(24) + 3 * max(5, look.px(7))
        )
        return wide > width

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del look
        sheet.put(self, rect)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw name, holdings and the bar towards the goal."""
        del glance
        palette = look.palette
        if self.mine:
            put(canvas, look.paint.shade(rect.size, look.px(11), palette.cream, 24), rect.topleft)
        name, numbers = self._rooms(look, rect)
        dot = max(5, look.px(7))
        colour = AVATARS[self.seat % len(AVATARS)]
        put(
            canvas,
            look.paint.plate((2 * dot, 2 * dot), dot, colour, colour, palette.gold_line),
            (name.x, name.centery - dot),
        )
        words = name.move(3 * dot, 0)
        shown = shortened(look, self.name, NAME, name.width - 3 * dot)
        write(canvas, look, shown, NAME, palette.cream, words.midleft, "midleft")
        self._numbers(canvas, look, numbers)
        self._bar(canvas, look, rect)

    def _rooms(self, look: Look, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        pad = look.px(10)
        inner = pygame.Rect(rect.x + pad, rect.y + look.px(6), rect.width - 2 * pad, look.leading(NAME))
        if self._stacked(look, rect.width):
            below = pygame.Rect(inner.x, inner.bottom + look.px(4), inner.width, look.leading(NUMBER))
            return inner, below
        wide = self._wide(look)
        return (
            pygame.Rect(inner.x, inner.y, max(1, inner.width - wide - pad), inner.height),
            pygame.Rect(inner.right - wide, inner.y, wide, inner.height),
        )

    def _chip(self, look: Look) -> int:
        return round(look.font_px(NUMBER) * 1.05)

    def _wide(self, look: Look) -> int:
        wide = 0
        for each in self.holds:
            wide += look.measure_figures(str(each.number), NUMBER) + (
                self._chip(look) + look.px(16) if each.chip else 0
            )
        return wide

    def _numbers(self, canvas: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        palette = look.palette
        right = room.right
        for each in reversed(self.holds):
            drawn = look.figures(str(each.number), NUMBER, palette.cream)
            put(canvas, drawn, (right - drawn.get_width(), room.centery - drawn.get_height() // 2))
            right -= drawn.get_width()
            if each.chip:
                chip = stack(each.chip, 1, self._chip(look))
                right -= chip.get_width() + look.px(4)
                put(canvas, chip, (right, room.centery - chip.get_height() // 2))
                right -= look.px(12)
        gain = self.gain()
        if gain.text:
            colour = palette.good if not gain.text.startswith("−") else palette.bad
            rise = round(look.px(9) * gain.fresh)
            write(
                canvas, look, gain.text, SMALL, colour, (right - look.px(6), room.centery + rise), "midright"
            )

    def _bar(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        if self.share < 0:
            return
        pad, thick = look.px(10), max(3, look.px(5))
        wide = rect.width - 2 * pad
        top = rect.bottom - look.px(9) - thick
        put(canvas, look.paint.shade((wide, thick), thick // 2, (0, 0, 0), 96), (rect.x + pad, top))
        done = round(wide * min(1.0, self.share))
        if done >= thick:
            put(
                canvas,
                look.paint.shade((done, thick), thick // 2, look.palette.gold, 255),
                (rect.x + pad, top),
            )

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell who holds what."""
        del glance
        name, numbers = self._rooms(look, rect)
        shown = shortened(look, self.name, NAME, max(1, name.width - 3 * max(5, look.px(7))))
        needed = (look.measure(shown, NAME), look.font_px(NAME))
        yield Node(
            Role.TEXT, self.name, rect_of(name), ", ".join(each.spoken for each in self.holds), needed=needed
        )
        told = " ".join(each.spoken for each in self.holds)
        yield Node(
            Role.TEXT,
            told,
            rect_of(numbers),
            needed=(self._wide(look), min(numbers.height, look.font_px(NUMBER))),
        )
