"""Cards in a line: a hand, or the cards that show an award. They move closer together where there is little room."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas, LayoutPass, Placement
from game.ui.shell.node import Node, Role, rect_of

EXPOSED = 0.36
"""Enough to read the index."""
GAP = 7
"""Design units between cards that have all the room they want."""
LIFT = 0.14
"""How far a marked card stands out, by its height."""


def spread(cards: int, tall: float) -> float:
    """Give how wide so many cards are side by side, in the unit of their height."""
    return cards * (tall * SHAPE + GAP) - GAP


@record
class CardRow:
    """Cards side by side, or overlapping. Marked ones stand out above the line."""

    name: str  # said aloud before the cards
    cards: tuple[str, ...]  # in notation, from left to right
    marked: frozenset[str] = frozenset()
    tall: float = 112  # design units
    spoken: str = ""  # the cards as said aloud; their notation if there is nothing better
    exposed: float = EXPOSED  # least share of a card's width that stays in sight

    def _tall(self, look: ResolvedTheme) -> int:
        return max(56, look.px(self.tall))

    def _wide(self, look: ResolvedTheme) -> int:
        return round(self._tall(look) * SHAPE)

    def _lift(self, look: ResolvedTheme) -> int:
        return round(self._tall(look) * LIFT) if self.marked else 0

    def width(self, look: ResolvedTheme) -> int:
        return round(self._wide(look) * (1 + self.exposed * max(0, len(self.cards) - 1)))

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self._tall(look) + self._lift(look)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        apart = (self._wide(look) + look.px(GAP)) * len(self.cards) - look.px(GAP)
        wide = min(rect.width, max(apart, self.width(look)))
        inner = pygame.Rect(rect.x, rect.y, wide, self.height(look, rect.width))
        layout.put(self, inner)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        tall, wide = self._tall(look), self._wide(look)
        step = (rect.width - wide) / max(1, len(self.cards) - 1)
        for place, card in enumerate(self.cards):
            y = rect.y if card in self.marked else rect.y + self._lift(look)
            spot = pygame.Rect(rect.x + round(place * step), y, wide, tall)
            look.paint.shadow(
                canvas.surface, spot, max(3, look.px(6)), max(4, look.px(6)), 90, max(1, look.px(2))
            )
            canvas.put(look.card(card, tall), spot.topleft)
            if card in self.marked:
                grown = spot.inflate(4, 4)
                ring = look.paint.ring(
                    grown.size, max(4, look.px(8)), look.palette.focus, max(2.0, 2.4 * look.unit)
                )
                canvas.put(ring, grown.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (self.width(at.look), self._tall(at.look))
        role = Role.LINE if self.spoken else Role.IMAGE
        yield Node(role, self.name, rect_of(at.rect), self.spoken or " ".join(self.cards), needed=needed)
