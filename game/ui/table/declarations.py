"""What a player has declared: the cards that show it lie beside the player's plate until somebody puts them away."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.record import record
from game.play.table.state import Declared
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas, Placement, Pressable
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import CAPTION, NOTE, deep, shortened, write
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten

TALL, SMALL = 104, 76
"""Design units of a card that is shown: where there is room, and where there is little."""
STEP = 0.42
"""Share of a card's width that the next one leaves in sight: its index."""
MOST = 7
"""Cards in one row; a longer declaration takes several of about the same length."""


def _rows(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Part a declaration into rows of about the same length."""
    count = -(-len(cards) // MOST)
    long = -(-len(cards) // count)
    return tuple(cards[start : start + long] for start in range(0, len(cards), long))


@record
class Showing(Pressable):
    """The declarations of a deal on one plate; pressing it puts them away."""

    key: str
    shown: tuple[Declared, ...]
    draw_card: Callable[[str, int], pygame.Surface]
    press: Command
    tip: str
    columns: int = 1
    tall: float = TALL  # of a card, in design units
    room: int = 0  # pixels that a column may be wide for the name above it; 0 for as many as the name takes
    live: bool = True

    def _card(self, look: ResolvedTheme) -> tuple[int, int]:
        tall = max(56, look.px(self.tall))
        return round(tall * SHAPE), tall

    def _named(self, look: ResolvedTheme, column: Sequence[Declared], place: int) -> int:
        """Give the height of a player's name, which stands above the first of the player's declarations in a column."""
        first = place == 0 or column[place - 1].seat != column[place].seat
        return look.leading(NOTE) if first else 0

    def _name(self, look: ResolvedTheme, each: Declared) -> str:
        """Give a player's name, cut where it would take more room than there is."""
        return shortened(look, each.name, NOTE, self.room - 2 * look.px(14)) if self.room else each.name

    def _tall(self, look: ResolvedTheme, column: Sequence[Declared]) -> int:
        return sum(
            self._named(look, column, place) + self._high(look, each) for place, each in enumerate(column)
        )

    def _high(self, look: ResolvedTheme, each: Declared) -> int:
        rows = len(_rows(each.cards))
        return look.leading(CAPTION) + rows * (self._card(look)[1] + look.px(4)) + look.px(6)

    def _wide(self, look: ResolvedTheme, each: Declared) -> int:
        wide, _ = self._card(look)
        cards = round(wide * (1 + STEP * (max(map(len, _rows(each.cards))) - 1)))
        return max(cards, look.measure(each.caption, CAPTION), look.measure(self._name(look, each), NOTE))

    def _columns(self) -> list[tuple[Declared, ...]]:
        long = -(-len(self.shown) // self.columns)
        return [self.shown[start : start + long] for start in range(0, len(self.shown), long)]

    def size(self, look: ResolvedTheme) -> tuple[int, int]:
        """Give the size the plate wants."""
        columns, pad = self._columns(), look.px(14)
        wide = sum(max(self._wide(look, each) for each in column) for column in columns)
        high = max(self._tall(look, column) for column in columns)
        return wide + (len(columns) + 1) * pad, high + pad

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each declaration."""
        look, rect = canvas.look, canvas.rect
        palette, radius = look.palette, look.px(14)
        look.paint.shadow(canvas.surface, rect, radius, look.px(16), 120, look.px(5))
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 232), rect.topleft)
        lighten(canvas, 14, 16)
        canvas.put(look.paint.ring(rect.size, radius, palette.gold, max(1.2, 1.6 * look.unit)), rect.topleft)
        left = rect.x + look.px(14)
        for column in self._columns():
            top = rect.y + look.px(9)
            for place, each in enumerate(column):
                if self._named(look, column, place):
                    write(canvas, self._name(look, each), NOTE, palette.gold, (left, top), "topleft")
                    top += look.leading(NOTE)
                self._draw(canvas, each, (left, top))
                top += self._high(look, each)
            left += max(self._wide(look, each) for each in column) + look.px(14)

    def _draw(self, canvas: Canvas, each: Declared, at: tuple[int, int]) -> None:
        """Draw one declaration: what it is called, and its cards in rows."""
        look = canvas.look
        write(canvas, each.caption, CAPTION, look.palette.cream, at, "topleft")
        (wide, tall), foot = self._card(look), at[1] + look.leading(CAPTION) + look.px(2)
        for number, row in enumerate(_rows(each.cards)):
            for place, code in enumerate(row):
                spot = (at[0] + round(place * wide * STEP), foot + number * (tall + look.px(4)))
                look.paint.shadow(canvas.surface, pygame.Rect(spot, (wide, tall)), look.px(5), 6, 90, 2)
                canvas.put(self.draw_card(code, tall), spot)

    def nodes(self, at: Placement) -> Iterable[Node]:
        told = "; ".join(each.spoken for each in self.shown)
        yield Node(
            Role.BUTTON,
            told,
            rect_of(at.rect),
            state=states(at.visual, True),
            needed=self.size(at.look),
            key=self.key,
        )
