"""The last trick laid on the table once more, each card before the seat that played it, numbered in order."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.cards import Card, Seat
from game.core.record import record
from game.stage.pose import Pose, card
from game.stage.slots import Slots
from game.ui.indices import PREMULTIPLIED
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.table.captions import Captions
from game.ui.table.ground import Ground
from game.ui.table.painter import Mark, SpritePainter
from game.ui.table.sitting import AnyView
from game.ui.table.type import CAPTION, deep, write


@record
class Laid:
    """One card of the last trick."""

    card: Card
    seat: Seat
    pose: Pose
    won: bool
    mine: bool


def lying(view: AnyView, slots: Slots) -> Sequence[Laid]:
    """List the cards of the last trick in the order of play."""
    if not view.tricks:
        return ()
    trick, seats = view.tricks[-1], len(view.sides)
    played = [(each, (trick.leader + place) % seats) for place, each in enumerate(trick.cards)]
    return [
        Laid(each, seat, replace(slots.trick[seat], depth=float(place)), seat == trick.taker, seat == view.me)
        for place, (each, seat) in enumerate(played)
    ]


def draw(
    canvas: pygame.Surface,
    look: Look,
    ground: Ground,
    painter: SpritePainter,
    captions: Captions,
    trick: Sequence[Laid],
) -> None:
    """Draw it over the darkened table."""
    area = pygame.Rect(0, ground.top.bottom, ground.panel.left - 4, ground.bottom.top - ground.top.bottom)
    canvas.blit(look.paint.shade(area.size, 0, deep(look), 150), area, special_flags=PREMULTIPLIED)
    for laid in trick:
        painter.draw(canvas, card(laid.card), laid.pose, Mark(glow=look.palette.focus if laid.won else None))
    for place, laid in enumerate(trick, start=1):
        text = captions.table("in_order", number=place, seat=captions.name(laid.seat))
        x, y = ground.point(laid.pose.x, laid.pose.y)
        tall = look.leading(CAPTION) + look.px(8)
        plate = pygame.Rect(0, 0, look.measure(text, CAPTION) + look.px(22), tall)
        plate.center = (x, y + (painter.height(laid.pose.size) // 2 - tall) * (1 if laid.mine else -1))
        canvas.blit(
            look.paint.shade(plate.size, tall // 2, deep(look), 235), plate, special_flags=PREMULTIPLIED
        )
        write(canvas, look, text, CAPTION, look.palette.cream, plate.center, "center")


def nodes(ground: Ground, captions: Captions, trick: Sequence[Laid]) -> Sequence[Node]:
    """Tell who played which card."""
    found = []
    for place, laid in enumerate(trick, start=1):
        x, y = ground.point(laid.pose.x, laid.pose.y)
        name = captions.table("in_order", number=place, seat=captions.name(laid.seat))
        found.append(Node(Role.IMAGE, f"{name}: {captions.spoken_card(laid.card)}", (x - 20, y - 20, 40, 40)))
    return found
