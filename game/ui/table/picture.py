"""The whole picture of the table: cloth, cards, chrome and what lies above them, drawn in their order."""

from collections.abc import Sequence

import pygame

from game.core.cards import Card, Seat, mask
from game.core.record import record, replace
from game.play.phases import Moving, Settling
from game.play.table.driver import TableDriver
from game.play.table_session import AnyView, winning_play
from game.stage.pose import Pose, card, extent
from game.stage.slots import Slots
from game.telling.captions import Captions
from game.ui.draw.paint import put, veil
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role
from game.ui.shell.scene import VEIL, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.celebration import Celebration
from game.ui.table.lettering import CAPTION, deep, shortened, write
from game.ui.table.painter import CardMark, SpritePainter
from game.ui.table.places import CardPlaces
from game.ui.table.renderer import NOTHING, Marks, TableRenderer

APPEARS = 0.15
"""Seconds it takes to appear and to vanish."""
BAND = 0.36
"""Share of a card's height, about its middle, that the indices leave free."""


@record
class TrickCard:
    """One card of the last trick."""

    card: Card
    seat: Seat
    pose: Pose
    won: bool
    mine: bool


def lying_trick(view: AnyView, slots: Slots) -> Sequence[TrickCard]:
    """List the cards of the last trick in the order of play."""
    if not view.tricks:
        return ()
    trick, seats = view.tricks[-1], len(view.sides)
    played = [(each, (trick.leader + place) % seats) for place, each in enumerate(trick.cards)]
    return [
        TrickCard(
            each, seat, replace(slots.trick[seat], depth=float(place)), seat == trick.taker, seat == view.me
        )
        for place, (each, seat) in enumerate(played)
    ]


def area_of(areas: TableAreas) -> pygame.Rect:
    """Give where labels may stand."""
    top = areas.cloth.top
    return pygame.Rect(
        0, top, areas.size[0] if areas.upright else areas.panel.left - 4, areas.bottom.top - top
    )


def labels(
    look: ResolvedTheme, areas: TableAreas, captions: Captions, trick: Sequence[TrickCard]
) -> list[tuple[str, pygame.Rect]]:
    """Say at each card who played it and when: beside it where no card and no label lies, else across its middle.

    The indices are in the corners, so that a label across the middle hides none of them.
    """
    cards = [areas.rect(extent(laid.pose)) for laid in trick]
    found: list[tuple[str, pygame.Rect]] = []
    for place, (laid, card_rect) in enumerate(zip(trick, cards, strict=True), start=1):
        text = captions.table("in_order", number=place, seat=captions.players.name(laid.seat))
        taken = [*cards, *(rect for _, rect in found)]
        free = [
            rect for rect in _around(look, text, card_rect, laid) if _is_free(rect, taken, area_of(areas))
        ]
        if not free:
            text = shortened(look, text, CAPTION, card_rect.width - look.px(22)) or str(place)
            across = _plate(look, text, card_rect, "center", "center")
            free = [across.inflate(0, min(0, round(card_rect.height * BAND) - across.height))]
        found.append((text, free[0]))
    return found


def _around(look: ResolvedTheme, text: str, card_rect: pygame.Rect, laid: TrickCard) -> list[pygame.Rect]:
    """List the places beside a card, mine beginning below it."""
    gap = look.px(6)
    near = card_rect.inflate(2 * gap, 2 * gap)
    above, below = ("midbottom", "midtop"), ("midtop", "midbottom")
    sides = [
        ("topright", "topleft"),
        ("topleft", "topright"),
        ("bottomright", "bottomleft"),
        ("bottomleft", "bottomright"),
    ]
    order = [below, above, *sides] if laid.mine else [above, below, *sides]
    return [_plate(look, text, near, own, its) for own, its in order]


def _plate(look: ResolvedTheme, text: str, card_rect: pygame.Rect, own: str, its: str) -> pygame.Rect:
    """Lay a label with one of its own points at a point of the card."""
    plate = pygame.Rect(0, 0, look.measure(text, CAPTION) + look.px(22), look.leading(CAPTION) + look.px(8))
    setattr(plate, own, getattr(card_rect, its))
    return plate


def _is_free(rect: pygame.Rect, taken: Sequence[pygame.Rect], area: pygame.Rect) -> bool:
    return area.contains(rect) and rect.collidelist(taken) < 0


def draw_trick(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    areas: TableAreas,
    painter: SpritePainter,
    captions: Captions,
    trick: Sequence[TrickCard],
    strength: float = 1.0,
) -> None:
    """Draw it over the whole window, darkened; strength goes from 0 to 1 as it appears."""
    veil(canvas, 1 - (1 - VEIL) * strength)
    for laid in trick:
        halo = look.palette.focus if laid.won and strength >= 1 else None
        painter.draw(canvas, card(laid.card), replace(laid.pose, alpha=strength), CardMark(glow=halo))
    if strength < 1:
        return
    for text, plate in labels(look, areas, captions, trick):
        put(canvas, look.paint.shade(plate.size, plate.height // 2, deep(look), 235), plate.topleft)
        write(Canvas(canvas, look, plate), text, CAPTION, look.palette.cream, plate.center, "center")


def trick_nodes(areas: TableAreas, captions: Captions, trick: Sequence[TrickCard]) -> Sequence[Node]:
    """Tell who played which card."""
    found = []
    for place, laid in enumerate(trick, start=1):
        x, y = areas.point(laid.pose.x, laid.pose.y)
        name = captions.table("in_order", number=place, seat=captions.players.name(laid.seat))
        found.append(
            Node(Role.IMAGE, f"{name}: {captions.cards.spoken(laid.card)}", (x - 20, y - 20, 40, 40))
        )
    return found


class TablePicture:
    """Draws one table."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        places: CardPlaces,
        painter: SpritePainter,
    ) -> None:
        """Draw with these sprites."""
        self._context = context
        self._driver = driver
        self._places = places
        self._painter = painter
        self._renderer = TableRenderer(context, painter)
        self.celebration = Celebration(context, painter, self._lying)
        self._last = 0.0  # how far the last trick has appeared

    def update(self, dt: float, begun: float) -> bool:
        """Let the last trick appear or vanish; tell whether it is about to. The frame began at a time of the clock."""
        self._renderer.begin(begun)
        before, step = self._last, 1.0 if self._context.still else dt / APPEARS
        self._last = (
            min(1.0, before + step) if self._driver.state.lookups.last_trick else max(0.0, before - step)
        )
        ending = self._driver.playback.phase
        if self.celebration.open and not isinstance(ending, Moving | Settling):
            self.celebration.stop()
            return True
        self.celebration.update(dt)
        return self._last != before or self.celebration.open

    @property
    def unfinished(self) -> bool:
        """Whether the next picture will be finer than the last, though nothing changes."""
        return self._renderer.unfinished

    def draw(self, canvas: pygame.Surface, areas: TableAreas, chrome: Screen) -> None:
        """Draw cloth, cards, chrome, the card that is held, and the end of a deal or the last trick above all."""
        state, slots, captions = self._driver.state, self._places.layout.slots, self._driver.facts.captions
        slot = NOTHING
        if state.turn.choices.plays:
            slot = self._renderer.slot(areas, slots.trick[state.view.me], captions.table("you"))
        poses = self.celebration.lifted(self._places.seen(self._driver.shown.animator.poses))
        self._renderer.draw(canvas, areas, slots.middle, poses, self._marks(), chrome, slot)
        self._context.overdraw(*self.celebration.draw(canvas, areas))
        if self._last:
            trick = lying_trick(state.view, slots)
            look = self._context.look
            draw_trick(canvas, look, areas, self._painter, captions, trick, self._last)
            self._renderer.forget()

    def _lying(self, areas: TableAreas) -> Sequence[pygame.Rect]:
        """List what lies on the felt and stands there."""
        layout = self._places.layout
        return [*map(areas.rect, layout.heaps), *map(areas.rect, layout.slots.plates)]

    def _marks(self) -> Marks:
        state, hand = self._driver.state, self._places.hand
        dim = state.view.hand & ~hand.legal if not hand.free else 0
        _, best = winning_play(self._driver.facts.rules, state.view)
        flying = self._driver.shown.animator.flying
        return Marks(dim, best, mask(hand.chosen), state.hinted, hand.focused, flying, hand.fresh)
