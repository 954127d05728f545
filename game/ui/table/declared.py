"""What a player has declared: the cards that show it lie beside his plate until somebody puts them away."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.cards import Seat
from game.core.record import record
from game.ui.action import Action
from game.ui.block import PASS, TAKEN, Glance, Memo, Reply
from game.ui.input import Phase, Pointer
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.scene import Switch
from game.ui.sprites import SHAPE
from game.ui.table.type import CAPTION, deep, write
from game.ui.widgets.button import rect_of, states

TALL = 104
"""Design units of a card that is shown."""
STEP = 0.42
"""Share of a card's width that the next one leaves in sight: its index."""
MOST = 7
"""Cards in one row; a longer declaration takes several of about the same length."""


@record
class Declared:
    """One declaration."""

    seat: Seat
    caption: str
    cards: tuple[str, ...]
    spoken: str


def _rows(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Part a declaration into rows of about the same length."""
    count = -(-len(cards) // MOST)
    long = -(-len(cards) // count)
    return tuple(cards[start : start + long] for start in range(0, len(cards), long))


def where(
    size: tuple[int, int], wished: tuple[int, int], bounds: pygame.Rect, trick: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Find room where it is wished, else right or left of the trick, wherever the plate hides least of it."""
    middle, gap = trick[0].unionall(list(trick[1:])), 8
    lefts = (wished[0], middle.right + gap, middle.left - gap - size[0])
    found = [pygame.Rect((left, wished[1]), size).clamp(bounds) for left in lefts]
    return min(found, key=lambda rect: sum(_shared(rect, other) for other in trick))


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.width * both.height


@record
class Showing:
    """The declarations of a deal on one plate; pressing it puts them away."""

    key: str
    shown: tuple[Declared, ...]
    draw_card: Callable[[str, int], pygame.Surface]
    press: Callable[[], Switch]
    tip: str
    live: bool = True

    def _card(self, look: Look) -> tuple[int, int]:
        tall = max(56, look.px(TALL))
        return round(tall * SHAPE), tall

    def _high(self, look: Look, each: Declared) -> int:
        rows = len(_rows(each.cards))
        return look.leading(CAPTION) + rows * (self._card(look)[1] + look.px(4)) + look.px(6)

    def size(self, look: Look) -> tuple[int, int]:
        """Give the size the plate wants."""
        wide, _ = self._card(look)
        longest = max(len(row) for each in self.shown for row in _rows(each.cards))
        cards = round(wide * (1 + STEP * (longest - 1)))
        words = max(look.measure(each.caption, CAPTION) for each in self.shown)
        return max(cards, words) + 2 * look.px(14), sum(
            self._high(look, each) for each in self.shown
        ) + look.px(14)

    def act(self, action: Action, memo: Memo) -> Reply:
        del memo
        return Reply(taken=True, switch=self.press(), changed=True) if action is Action.CONFIRM else PASS

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        del look, memo
        if pointer.phase is Phase.UP and rect.collidepoint(pointer.at):
            return Reply(taken=True, switch=self.press(), changed=True)
        return TAKEN

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        """Draw a row for each declaration."""
        palette, radius = look.palette, look.px(14)
        look.paint.shadow(canvas, rect, radius, look.px(16), 120, look.px(5))
        put(canvas, look.paint.shade(rect.size, radius, deep(look), 232), rect.topleft)
        if glance.hover:
            put(
                canvas,
                look.paint.shade(rect.size, radius, palette.cream, round(2 * glance.hover) * 8),
                rect.topleft,
            )
        put(canvas, look.paint.ring(rect.size, radius, palette.gold, max(1.2, 1.6 * look.unit)), rect.topleft)
        wide, tall = self._card(look)
        left, top = rect.x + look.px(14), rect.y + look.px(9)
        for each in self.shown:
            write(canvas, look, each.caption, CAPTION, palette.cream, (left, top), "topleft")
            foot = top + look.leading(CAPTION) + look.px(2)
            for number, row in enumerate(_rows(each.cards)):
                for place, code in enumerate(row):
                    at = (left + round(place * wide * STEP), foot + number * (tall + look.px(4)))
                    look.paint.shadow(canvas, pygame.Rect(at, (wide, tall)), look.px(5), 6, 90, 2)
                    put(canvas, self.draw_card(code, tall), at)
            top += self._high(look, each)

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        """Tell what was declared."""
        told = "; ".join(each.spoken for each in self.shown)
        yield Node(
            Role.BUTTON, told, rect_of(rect), state=states(glance, True), needed=self.size(look), key=self.key
        )
