"""One line of the score, a player's or a side's: names, holdings, the way to the goal, what has just been added."""

from collections.abc import Callable, Iterable

import pygame

from game.core.cards import Seat
from game.core.record import field, record
from game.play.table.state import Toast
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import NUMBER, SMALL, Style
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.chips import stack
from game.ui.table.lettering import NAME, shortened, write
from game.ui.table.plates import NAMES, seat_sign
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
    gain: Callable[[], Gain] = field(compare=False)  # what has just been added, asked for at every drawing
    mine: bool
    widest: str  # the longest of the players' names, so that all lines look alike
    gained: str = ""  # what `gain` said when this line was set

    @property
    def animated(self) -> bool:
        """Whether a change of the score is on the move."""
        return self.gain().fresh > 0

    def width(self, look: ResolvedTheme) -> int:
        return look.px(120)

    def height(self, look: ResolvedTheme, width: int) -> int:
        names = pygame.Rect(0, 0, self._room(look, width), 0)
        return (
            sum(room.height for _, _, room in self._lines(look, names, self._style(look, width)))
            + look.px(26)
            + (look.leading(NUMBER) + look.px(4) if self._stacked(look, width) else 0)
        )

    def _room(self, look: ResolvedTheme, width: int) -> int:
        """Give the width the names have."""
        inner = width - 2 * look.px(10)
        return inner if self._stacked(look, width) else max(1, inner - self._wide(look) - look.px(10))

    def _stacked(self, look: ResolvedTheme, width: int) -> bool:
        """Tell whether numbers need a line of their own."""
        return self._taken(look, NAMES[-1]) > width

    def _taken(self, look: ResolvedTheme, style: Style) -> int:
        """Give the width of the longest name with its numbers on one line."""
        return look.measure(self.widest, style) + self._wide(look) + look.px(36) + self._left(look)

    def _style(self, look: ResolvedTheme, width: int) -> Style:
        """Choose the largest type that leaves room for the numbers beside the names."""
        fits = (each for each in NAMES if self._taken(look, each) <= width)
        return NAME if self._stacked(look, width) else next(fits, NAMES[-1])

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
        written = max(room.left + look.measure(line, style) for _, lines, room in named for line in lines)
        self._numbers(canvas, numbers, 0 if self._stacked(look, rect.width) else written)
        self._bar(canvas)

    @staticmethod
    def _half(look: ResolvedTheme) -> int:
        """Give half the side of a sign."""
        return round(look.font_px(NAME) * 0.3)

    def _left(self, look: ResolvedTheme) -> int:
        """Give how far a name stands behind the left edge of its sign."""
        return 3 * self._half(look)

    def _lines(
        self, look: ResolvedTheme, names: pygame.Rect, style: Style
    ) -> list[tuple[Seat, tuple[str, ...], pygame.Rect]]:
        """Share the room of the names out among them, without their signs; a long one is broken into lines."""
        tall, left, top = look.leading(NAME), self._left(look), names.y
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
        half, tall = self._half(look), look.leading(NAME)
        canvas.put(seat_sign(look, seat, 2 * half), (room.x - self._left(look), room.y + tall // 2 - half))
        for place, line in enumerate(said):
            shown, middle = shortened(look, line, style, room.width), room.y + tall // 2 + place * tall
            write(canvas, shown, style, look.palette.cream, (room.x, middle), "midleft")

    def _rooms(self, look: ResolvedTheme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Give the room of the names and of the numbers."""
        left, top = rect.x + look.px(10), rect.y + look.px(6)
        names = pygame.Rect(left, top, self._room(look, rect.width), 0)
        names.height = sum(
            room.height for _, _, room in self._lines(look, names, self._style(look, rect.width))
        )
        if self._stacked(look, rect.width):
            return names, pygame.Rect(left, names.bottom + look.px(4), names.width, look.leading(NUMBER))
        wide = self._wide(look)
        return names, pygame.Rect(rect.right - look.px(10) - wide, top, wide, names.height)

    def _chip(self, look: ResolvedTheme) -> int:
        return round(look.font_px(NUMBER) * 1.05)

    def _wide(self, look: ResolvedTheme) -> int:
        wide = 0
        for each in self.holds:
            wide += look.measure_figures(figure(each.number), NUMBER) + (
                self._chip(look) + look.px(16) if each.chip else 0
            )
        return wide

    def _numbers(self, canvas: Canvas, room: pygame.Rect, after: int) -> None:
        """Draw what is held, and what has just been added: beside it where names leave room for that, else below."""
        look = canvas.look
        palette = look.palette
        right = room.right
        for each in reversed(self.holds):
            drawn = look.figures(figure(each.number), NUMBER, palette.cream)
            canvas.put(drawn, (right - drawn.get_width(), room.centery - drawn.get_height() // 2))
            right -= drawn.get_width()
            if each.chip:
                chip = stack(each.chip, 1, self._chip(look))
                right -= chip.get_width() + look.px(4)
                canvas.put(chip, (right, room.centery - chip.get_height() // 2))
                right -= look.px(12)
        gain = self.gain()
        if gain.text:
            colour = palette.good if not gain.text.startswith("−") else palette.bad
            rise = round(look.px(9) * gain.fresh)
            beside = right - look.px(6) - look.measure(gain.text, SMALL) > after
            at = (right - look.px(6), room.centery) if beside else (room.right, room.bottom + look.px(4))
            write(canvas, gain.text, SMALL, colour, (at[0], at[1] + rise), "midright")

    def _bar(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        if self.share < 0:
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
            needed=(self._wide(look), min(numbers.height, look.font_px(NUMBER))),
        )
