"""The score panel: what everybody holds, what this deal has paid and why, and the last trick in small."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import PASS, TAKEN, Block, Glance, Memo, Reply, Sheet
from game.ui.input import Phase, Pointer
from game.ui.layout import Column, Gap, Pad, Region
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.scene import Switch
from game.ui.scroll import Scroll
from game.ui.table.chips import stack
from game.ui.table.plates import AVATARS
from game.ui.table.type import NAME, NOTE, shortened, write
from game.ui.theme import EYEBROW, HEADING, NUMBER, SMALL, Colour
from game.ui.widgets.button import rect_of, states
from game.ui.widgets.text import Text, Tint


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
        return look.leading(NAME) + look.px(26) + (look.leading(NUMBER) if self._stacked(look, width) else 0)

    def _stacked(self, look: Look, width: int) -> bool:
        """Tell whether numbers need a line of their own."""
        wide = look.measure(self.widest, NAME) + self._wide(look) + look.px(40) + 3 * max(5, look.px(7))
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
            below = pygame.Rect(inner.x, inner.bottom, inner.width, look.leading(NUMBER))
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


@record
class Paid:
    """One award of the deal; pressing it shows how it was computed."""

    key: str
    seat: int
    caption: str
    amount: str
    open: bool
    toggle: Callable[[], Switch]

    @property
    def live(self) -> bool:
        """It can always be opened."""
        return True

    @property
    def tip(self) -> str:
        """It explains itself when opened."""
        return ""

    def width(self, look: Look) -> int:
        return look.px(110)

    def _lines(self, look: Look, width: int) -> tuple[str, ...]:
        return look.wrap(self.caption, SMALL, max(40, width - self._left(look) - self._right(look)))

    def _left(self, look: Look) -> int:
        return look.px(10) + max(16, look.px(22))

    def _right(self, look: Look) -> int:
        return look.px(14) + look.measure(self.amount, SMALL)

    def height(self, look: Look, width: int) -> int:
        return max(28, look.leading(SMALL) * len(self._lines(look, width)) + look.px(12))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del look
        sheet.put(self, rect)

    def act(self, action: Action, memo: Memo) -> Reply:
        del memo
        opens = (
            action is Action.CONFIRM
            or (action is Action.RIGHT) != self.open
            and action in (Action.LEFT, Action.RIGHT)
        )
        return Reply(taken=True, switch=self.toggle(), changed=True) if opens else PASS

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        del look, memo
        if pointer.phase is Phase.UP and rect.collidepoint(pointer.at):
            return Reply(taken=True, switch=self.toggle(), changed=True)
        return TAKEN

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw the caption between a coloured dot and the amount."""
        palette = look.palette
        if glance.hover:
            put(
                canvas,
                look.paint.shade(rect.size, look.px(8), palette.cream, round(2 * glance.hover) * 11),
                rect.topleft,
            )
        dot = max(3, look.px(5))
        colour = AVATARS[self.seat % len(AVATARS)]
        place = (rect.x + look.px(10), rect.y + look.px(6) + look.leading(SMALL) // 2 - dot)
        put(canvas, look.paint.plate((2 * dot, 2 * dot), dot, colour, colour, palette.gold_line), place)
        top = rect.y + (rect.height - look.leading(SMALL) * len(self._lines(look, rect.width))) // 2
        first = top + look.leading(SMALL) // 2
        for number, line in enumerate(self._lines(look, rect.width)):
            middle = first + number * look.leading(SMALL)
            write(canvas, look, line, SMALL, palette.cream, (rect.x + self._left(look), middle), "midleft")
        write(canvas, look, self.amount, SMALL, palette.good, (rect.right - look.px(10), first), "midright")

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell what was paid for what."""
        needed = (look.px(110), look.leading(SMALL) * len(self._lines(look, rect.width)))
        state = states(glance, True, *(("open",) if self.open else ()))
        yield Node(Role.ROW, self.caption, rect_of(rect), self.amount, state, needed, key=self.key)


@record
class Thumbs:
    """The last trick in small; pressing it lays it on the table again."""

    cards: tuple[str, ...]
    names: tuple[str, ...]  # who played each
    winner: int  # place of the card that took the trick
    spoken: str
    draw_card: Callable[[str, int], pygame.Surface]
    press: Callable[[], Switch]
    key: str = "thumbs"

    @property
    def live(self) -> bool:
        """It can be pressed whenever there is a trick."""
        return True

    @property
    def tip(self) -> str:
        """Say what it is."""
        return self.spoken

    def _tall(self, look: Look) -> int:
        return max(58, look.px(88))

    def width(self, look: Look) -> int:
        return look.px(120)

    def height(self, look: Look, width: int) -> int:
        del width
        return self._tall(look) + look.px(8)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        wide = len(self.cards) * (round(self._tall(look) * 250 / 350) + look.px(7)) + look.px(6)
        sheet.put(self, pygame.Rect(rect.x, rect.y, min(rect.width, wide), rect.height))

    def act(self, action: Action, memo: Memo) -> Reply:
        del memo
        return Reply(taken=True, switch=self.press(), changed=True) if action is Action.CONFIRM else PASS

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        del look, memo
        if pointer.phase is Phase.UP and rect.collidepoint(pointer.at):
            return Reply(taken=True, switch=self.press(), changed=True)
        return TAKEN

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw the cards in the order they were played, the winning one ringed."""
        tall = self._tall(look)
        wide = round(tall * 250 / 350)
        step = min(wide + look.px(7), (rect.width - wide - look.px(6)) // max(1, len(self.cards) - 1))
        for place, code in enumerate(self.cards):
            spot = (rect.x + look.px(3) + place * step, rect.y + look.px(4))
            look.paint.shadow(canvas, pygame.Rect(spot, (wide, tall)), look.px(4), 6, 90, 2)
            put(canvas, self.draw_card(code, tall), spot)
            if place == self.winner:
                ring = look.paint.ring((wide + 4, tall + 4), max(4, look.px(6)), look.palette.focus, 2.4)
                put(canvas, ring, (spot[0] - 2, spot[1] - 2))
        if glance.hover:
            put(
                canvas,
                look.paint.shade(rect.size, look.px(8), look.palette.cream, round(2 * glance.hover) * 10),
                rect.topleft,
            )

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell which cards they were."""
        del look
        yield Node(Role.BUTTON, self.spoken, rect_of(rect), state=states(glance, True), key=self.key)


@record
class Ground:
    """The dark plate of the panel, with something on it."""

    part: Block

    def width(self, look: Look) -> int:
        return self.part.width(look)

    def height(self, look: Look, width: int) -> int:
        return self.part.height(look, width - 2 * look.px(12)) + 2 * look.px(12)

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        sheet.put(self, rect)
        self.part.place(look, rect.inflate(-2 * look.px(12), -2 * look.px(12)), sheet)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw the plate."""
        del glance
        radius = look.px(20)
        look.paint.shadow(canvas, rect, radius, look.px(18), 100, look.px(6))
        put(canvas, look.paint.shade(rect.size, radius, deep(look), 214), rect.topleft)
        put(
            canvas,
            look.paint.ring(rect.size, radius, look.palette.panel_line, max(1.0, 1.3 * look.unit)),
            rect.topleft,
        )

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """The plate itself says nothing."""
        del look, rect, glance
        return ()


def deep(look: Look) -> Colour:
    """Give the ground of the panel: deeper than anything in the palette that carries text."""
    red, green, blue = look.palette.well
    return red * 3 // 4, green * 3 // 4, blue * 3 // 4


@record
class Head:
    """The panel's heading with a remark at its right end, which goes below it where both have no room."""

    title: str
    remark: str

    def width(self, look: Look) -> int:
        return look.measure(self.title, HEADING)

    def height(self, look: Look, width: int) -> int:
        return look.leading(HEADING) + (look.leading(NOTE) if self._below(look, width) else 0)

    def _below(self, look: Look, width: int) -> bool:
        wide = look.measure(self.title, HEADING) + look.measure(self.remark, NOTE) + look.px(30)
        return bool(self.remark) and wide > width

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del look
        sheet.put(self, rect)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw both."""
        del glance
        line = self._line(look, rect)
        write(canvas, look, self.title, HEADING, look.palette.cream, (line.x, line.centery), "midleft")
        below = self._below(look, rect.width)
        remark = shortened(look, self.remark, NOTE, rect.width - look.px(20))
        at = (line.x, line.bottom + look.leading(NOTE) // 2) if below else (line.right, line.centery)
        write(canvas, look, remark, NOTE, look.palette.muted, at, "midleft" if below else "midright")

    def _line(self, look: Look, rect: pygame.Rect) -> pygame.Rect:
        pad = look.px(10)
        return pygame.Rect(rect.x + pad, rect.y, rect.width - 2 * pad, look.leading(HEADING))

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell the heading."""
        del glance
        needed = (look.measure(self.title, HEADING), look.leading(HEADING))
        yield Node(Role.HEADING, self.title, rect_of(rect), self.remark, needed=needed)


def section(title: str, parts: Sequence[Block]) -> Block:
    """Head a part of the panel with a small gold line."""
    return Column((Gap(8), Pad(Text(title, EYEBROW, Tint.GOLD), 10, 2), *parts), gap=2)


def panel(head: Head, standings: Sequence[Standing], sections: Sequence[Block]) -> Block:
    """Put the panel together."""
    inside = Column((head, Gap(4), *standings, *sections), gap=5)
    return Ground(Region("score", Scroll("panel", inside)))
