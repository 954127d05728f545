"""The table of a kept match in small: the room it stands in, the player's own hand, and what lies open."""

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.core.record import record
from game.play.glimpses import Glimpse
from game.storage.settings import FeltColour
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.rooms import in_small, own_cloth
from game.ui.draw.sprites import Sprites
from game.ui.kit.block import Canvas, LayoutPass, Placement
from game.ui.scenes.swatches import rounded
from game.ui.shell.node import Node, Role, rect_of

WIDE = 196
"""Width of the picture in design units."""
TALL = 0.6
"""Height of the picture by its width."""
HAND, OPEN = 0.52, 0.34
"""Height of the cards in the hand and of those that lie open, by that of the picture."""
BETWEEN = 0.8
"""The distance of two cards of a hand by their width, where there is room."""
MOST_OPEN = 3
ONE_ROW = 8
HAND_OF_TWO_ROWS, OPEN_ABOVE_TWO = 0.4, 0.26


@record
class Thumbnail:
    """A small table; without a glimpse nothing lies on it yet."""

    name: str  # said aloud
    room: str
    felt: FeltColour
    dark: bool
    glimpse: Glimpse | None

    def width(self, look: ResolvedTheme) -> int:
        return look.px(WIDE)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return round(min(width, look.px(WIDE)) * TALL)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = min(rect.width, look.px(WIDE))
        inner = pygame.Rect(0, 0, wide, round(wide * TALL))
        inner.center = rect.center
        layout.put(self, inner)

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        canvas.put(self._table(canvas.look, rect.size), rect.topleft)
        if self.glimpse is None:
            return
        tall, above = heights(rect.height, self.glimpse)
        open_at = (rect.centerx, rect.y + round(rect.height * 0.08))
        _row(canvas, self.glimpse.shown[:MOST_OPEN], above, open_at, rect.width // 2)
        lines = _lines(self.glimpse.hand)
        for place, cards in enumerate(lines):
            top = rect.bottom - tall - 3 - round((len(lines) - 1 - place) * tall * 0.56)
            _row(canvas, cards, tall, (rect.centerx, top), round(rect.width * 0.84))

    def _table(self, look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        def made() -> pygame.Surface:
            return rounded(look, in_small(self.room, size, own_cloth(self.felt), plain=self.dark), 10)

        return look.paint.kept(("thumbnail", self.room, self.felt, self.dark, size), made)

    def nodes(self, at: Placement) -> Iterable[Node]:
        cards = (*self.glimpse.hand, *self.glimpse.shown) if self.glimpse else ()
        yield Node(Role.IMAGE, self.name, rect_of(at.rect), " ".join(cards))


def heights(tall: int, glimpse: Glimpse) -> tuple[int, int]:
    """Give the heights of the cards on a picture so many pixels high: in the hand, and lying open."""
    many = len(_lines(glimpse.hand)) > 1
    hand, above = (HAND_OF_TWO_ROWS, OPEN_ABOVE_TWO) if many else (HAND, OPEN)
    return max(24, round(tall * hand)), max(18, round(tall * above))


def _lines(hand: Sequence[str]) -> list[Sequence[str]]:
    """Share a hand out into one row, or into two alike."""
    half = -(-len(hand) // 2)
    return [hand] if len(hand) <= ONE_ROW else [hand[:half], hand[half:]]


def unready(sprites: Sprites, glimpses: Iterable[Glimpse], tall: int) -> Iterator[None]:
    """Draw the pictures of cards that glimpses need, one at each step, so that no frame draws many."""
    for glimpse in glimpses:
        hand, above = heights(tall, glimpse)
        for codes, height in ((glimpse.hand, hand), (glimpse.shown[:MOST_OPEN], above)):
            for code in codes:
                sprites.card(code, height)
                yield


def _row(
    canvas: Canvas,
    cards: Sequence[str],
    tall: int,
    top: tuple[int, int],
    most: int,
) -> None:
    """Lay cards side by side around the middle, closer together where there is little room."""
    if not cards:
        return
    wide = round(tall * SHAPE)
    step = min(wide * BETWEEN, (most - wide) / max(1, len(cards) - 1))
    left = top[0] - (wide + step * (len(cards) - 1)) / 2
    for place, code in enumerate(cards):
        canvas.put(canvas.look.card(code, tall), (left + place * step, top[1]))
