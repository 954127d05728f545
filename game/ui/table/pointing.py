"""Mouse, finger and number keys on the hand: hovering, clicking as the player likes it, dragging, picking by place."""

from collections.abc import Callable

from game.core.cards import Card
from game.stage.pose import card
from game.storage.settings import Click
from game.ui.block import PASS, Reply
from game.ui.house import House
from game.ui.input import Phase, Point, Pointer
from game.ui.page import Page
from game.ui.scene import Switch
from game.ui.table.desk import Desk
from game.ui.table.ground import Ground

RAISED = 110.0
"""Units a card must have been drawn up to count as let go over the table, wherever the hand lies."""
BACK = 0.18
"""Seconds in which a card that may not be dropped returns."""


class Pointing:
    """Answers what is done to the hand."""

    def __init__(self, house: House, desk: Desk, page: Page, ground: Callable[[], Ground]) -> None:
        """Work on one desk; what the pointer does elsewhere is the page's business."""
        self._house = house
        self._desk = desk
        self._page = page
        self._ground = ground
        self._clicks = 1
        self._pending: Point | None = None

    def pointer(self, pointer: Pointer) -> Switch:
        """Answer the pointer."""
        desk, hand = self._desk, self._desk.hand
        at = self._ground().units(pointer.at)
        if hand.drag is not None and pointer.phase in (Phase.MOVE, Phase.UP):
            return self._dragged(pointer, at)
        over_control = self._control_at(pointer.at)
        gone = over_control or pointer.phase is Phase.LEAVE
        hand.hovered = None if gone else hand.under(at, desk.course.animator.poses)
        if pointer.phase is not Phase.DOWN or over_control:
            return self._page.handle(pointer)
        if not desk.course.animator.idle:
            desk.course.skip()
            self._pending = pointer.at if hand.hovered is not None else None
        elif hand.hovered is not None:
            self._page.offer(Pointer(Phase.LEAVE, pointer.at))
            lying = desk.course.animator.poses[card(hand.hovered)]
            hand.press(hand.hovered, pointer.at, at, lying)
            self._clicks = pointer.clicks
        elif any(
            zone.left <= at[0] <= zone.right and zone.top <= at[1] <= zone.bottom for zone in desk.taken
        ):
            return desk.last_trick()
        else:
            desk.course.skip()
            return self._page.handle(pointer)
        return None

    def _control_at(self, at: Point) -> bool:
        """Tell whether a button or the like lies there; cards of the hand are no such thing."""
        return any(
            piece.control is not None
            and piece.visible.collidepoint(at)
            and not piece.control.key.startswith("card:")
            for piece in self._page.pieces()
        )

    def _dragged(self, pointer: Pointer, at: tuple[float, float]) -> Switch:
        desk, hand = self._desk, self._desk.hand
        hand.move(pointer.at, at)
        held = hand.drag
        if pointer.phase is not Phase.UP or held is None:
            return None
        key, shown = desk.pose(held.card)
        hand.let_go()
        if not held.moving:
            return self._clicked(held.card)
        lying = desk.course.animator.poses[key]
        dropped = desk.course.ready and (self._in_drop_zone(at) or shown.y < lying.y - RAISED)
        desk.course.jump(key, shown)
        if dropped and desk.choices.plays >> held.card & 1:
            return desk.use(held.card)
        if dropped:
            desk.use(held.card)
        desk.course.settle(BACK)
        return None

    def _in_drop_zone(self, at: tuple[float, float]) -> bool:
        assert self._desk.slots is not None
        zone = self._desk.slots.drop.zone
        return zone.left <= at[0] <= zone.right and zone.top <= at[1] <= zone.bottom

    def _clicked(self, one: Card) -> Switch:
        """Answer a click on a card as the player has chosen to click."""
        desk, mode = self._desk, self._house.settings.click
        chosen = one in desk.hand.chosen
        first = (mode is Click.SELECT and not chosen) or (mode is Click.DOUBLE and self._clicks < 2)
        if desk.course.ready and desk.choices.plays and first:
            desk.choose(one)
            return None
        return desk.use(one)

    def press_pending(self) -> None:
        """Answer the one press that was made while things moved."""
        at, self._pending = self._pending, None
        if at is not None and self._desk.course.ready:
            under = self._desk.hand.under(self._ground().units(at), self._desk.course.animator.poses)
            if under is not None:
                self._clicked(under)

    def pick(self, place: int) -> Reply:
        """Take the focus to a card by its place in the hand; a second press plays it."""
        desk = self._desk
        if place >= len(desk.hand.cards):
            return PASS
        one = desk.hand.cards[place]
        again = self._page.keyed and self._page.held == f"card:{one}"
        self._page.hold(f"card:{one}", keyed=True)
        if desk.choices.exchanging or again:
            return Reply(taken=True, switch=desk.use(one), changed=True)
        return Reply(taken=True, changed=True)
