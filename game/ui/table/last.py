"""The last trick laid on the table once more, each card before the seat that played it, with its number in the order."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.stage.pose import Pose, card
from game.stage.slots import Slots
from game.ui.indices import PREMULTIPLIED
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.table.captions import Captions
from game.ui.table.ground import Ground
from game.ui.table.painter import Mark, SpritePainter
from game.ui.table.sitting import AnyView
from game.ui.table.type import CAPTION, PLATE, write


class LastTrick:
    """Whether the last trick is being looked at, and how."""

    def __init__(self) -> None:
        """Not yet."""
        self.shown = False

    def _cards(self, view: AnyView, slots: Slots) -> list[tuple[int, int, Pose]]:
        """List card, seat and pose in the order of play."""
        if not view.tricks:
            return []
        trick, seats = view.tricks[-1], len(view.sides)
        played = [(each, (trick.leader + place) % seats) for place, each in enumerate(trick.cards)]
        return [
            (each, seat, replace(slots.trick[seat], depth=float(place)))
            for place, (each, seat) in enumerate(played)
        ]

    def draw(
        self,
        canvas: pygame.Surface,
        look: Look,
        ground: Ground,
        painter: SpritePainter,
        captions: Captions,
        view: AnyView,
        slots: Slots,
    ) -> None:
        """Draw it over the darkened table."""
        area = pygame.Rect(0, ground.top.bottom, ground.panel.left - 4, ground.bottom.top - ground.top.bottom)
        canvas.blit(look.paint.shade(area.size, 0, PLATE, 150), area, special_flags=PREMULTIPLIED)
        for place, (number, seat, pose) in enumerate(self._cards(view, slots), start=1):
            won = look.palette.focus if view.tricks[-1].taker == seat else None
            painter.draw(canvas, card(number), pose, Mark(glow=won))
            x, y = ground.point(pose.x, pose.y)
            high = painter.height(pose.size)
            text = captions.table("in_order", number=place, seat=captions.name(seat))
            wide = look.measure(text, CAPTION) + look.px(22)
            tall = look.leading(CAPTION) + look.px(8)
            plate = pygame.Rect(0, 0, wide, tall)
            plate.center = (x, y + high // 2 - tall)
            canvas.blit(
                look.paint.shade(plate.size, tall // 2, PLATE, 235), plate, special_flags=PREMULTIPLIED
            )
            write(canvas, look, text, CAPTION, look.palette.cream, plate.center, "center")

    def nodes(self, ground: Ground, captions: Captions, view: AnyView, slots: Slots) -> Sequence[Node]:
        """Tell who played which card."""
        found = []
        for place, (number, seat, pose) in enumerate(self._cards(view, slots), start=1):
            x, y = ground.point(pose.x, pose.y)
            name = captions.table("in_order", number=place, seat=captions.name(seat))
            found.append(
                Node(Role.IMAGE, f"{name}: {captions.spoken_card(number)}", (x - 20, y - 20, 40, 40))
            )
        return found
