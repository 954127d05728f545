"""Packets that lie open on the table: each is a control that covers its cards, with a plate below them to press."""

from collections.abc import Iterable

import pygame

from game.core.cards import Cards
from game.core.record import field, record
from game.core.rules import Reason
from game.stage.pose import Zone
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG
from game.ui.kit.block import Pressable, VisualState
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.widgets.button import states
from game.ui.widgets.chrome import Tone, draw_advised, plate, warmth
from game.ui.widgets.text import Align, draw_line

BELOW = 6
"""Design units between the cards and the plate."""


@record
class OpenPacket:
    """A packet as it lies there."""

    cards: Cards
    zone: Zone
    refused: Reason | None  # why it may not be taken


def tall(look: ResolvedTheme) -> int:
    """Give the height of the plate."""
    return max(look.touch(46), look.leading(STRONG) + look.px(14))


def around(look: ResolvedTheme, cards: pygame.Rect) -> pygame.Rect:
    """Give the room of a packet whose cards lie there."""
    room = cards.inflate(2 * look.px(4), 2 * look.px(4))
    room.height += look.px(BELOW) + tall(look)
    return room


@record
class PacketButton(Pressable):
    """A packet to be taken."""

    key: str
    name: str  # its cards
    label: str
    press: Command = field(compare=False)  # nobody sees it
    free: bool  # it may be taken; pressing another one tells why not
    tip: str
    live: bool = True
    advised: bool = False  # a hint is for it

    def _plate(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        wide = min(rect.width, look.measure(self.label, STRONG) + 2 * look.px(26))
        return pygame.Rect(rect.centerx - wide // 2, rect.bottom - tall(look), wide, tall(look))

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Frame the cards, which the stage has drawn, and set the plate below them."""
        gold, radius = look.palette.gold, look.px(10)
        cards = pygame.Rect(rect.topleft, (rect.width, rect.height - tall(look) - look.px(BELOW)))
        if self.free:
            warm = warmth(visual)
            put(canvas, look.paint.shade(cards.size, radius, gold, round(46 * warm)), cards.topleft)
            thick = max(1.4, (1.6 + 1.4 * warm) * look.unit)
            put(canvas, look.paint.ring(cards.size, radius, gold, thick), cards.topleft)
        room = self._plate(look, rect)
        colour = plate(canvas, look, room, Tone.PLAIN, visual, self.free)
        draw_line(canvas, look.line(self.label, STRONG, colour), room, Align.CENTRE)
        if self.advised:
            draw_advised(canvas, look, room)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Tell what may be taken."""
        needed = (look.measure(self.label, STRONG), tall(look))
        state = states(visual, self.free, *(("advised",) if self.advised else ()))
        yield Node(Role.BUTTON, self.name, rect_of(rect), self.tip, state, needed, key=self.key)
