"""Where things lie on the screen, and the player's hand under the pointer: hovered, raised, dragged."""

from collections.abc import Collection, Mapping, Sequence
from math import cos, hypot, pi, radians, sin

from game.core.cards import TABLE, Card, Cards, Seat, members
from game.core.deal import HAND
from game.core.record import record, replace
from game.play.table.state import NO_TURN, TableState
from game.play.table_session import AnyView
from game.stage.heaps import TAKEN, Heaps
from game.stage.placement import Arrangement
from game.stage.pose import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP,
    FLYING,
    HELD,
    Heap,
    Pose,
    SpriteKey,
    TableViewport,
    Zone,
    around,
    card,
    sprite_extent,
)
from game.stage.shapes import raised
from game.stage.slots import Slots, captioned
from game.stage.table import Table

HOVER, CHOSEN, LEGAL = 0.12, 0.17, 0.035
"""How far a card is raised, in card heights: looked at, chosen, playable."""
FORWARD = 0.06
"""How far a card looked at must have been raised to come before its neighbours."""
FRESH, GLOWS, FADES = 0.08, 1.0, 0.3
"""How far a card that has just come is raised, in card heights; seconds it glows, the last of them ever less."""
PART = 6.0
"""How far the neighbours of a card looked at give way."""
SHAKE, SHAKES, SWING = 0.24, 3, 6.0
"""Seconds, times and units a refused card shakes."""
THRESHOLD = 8
"""Pixels the pointer must travel before a press becomes a drag."""


@record
class Drag:
    """A card held by the pointer."""

    card: Card
    origin: tuple[int, int]  # where it was gripped, in pixels
    grip: tuple[float, float]  # from the card's centre to the pointer, in table units
    at: tuple[float, float]  # the pointer now, in table units
    moving: bool  # the pointer has travelled far enough
    slop: int = THRESHOLD  # how far that is


class HandControl:
    """The handling of one hand of cards."""

    def __init__(self) -> None:
        """Hold nothing."""
        self.cards: tuple[Card, ...] = ()  # from left to right
        self.front = 0  # so many lie in the back row of two
        self.hovered: Card | None = None
        self.focused: Card | None = None
        self.turn = NO_TURN  # with what is chosen, which is raised
        self.free = True  # no card is dimmed: it is not my turn, or all may be played
        self.drag: Drag | None = None
        self._rise: dict[Card, float] = {}
        self._fresh: dict[
            Card, float
        ] = {}  # cards that have just come, and for how many seconds they will glow
        self._shaken: Card | None = None
        self._shake_age = 0.0

    def take(self, cards: Sequence[Card], front: int = 0) -> None:
        """Hold these cards, so many of them in a back row; those that are gone are let go of."""
        self.cards, self.front = tuple(cards), front
        self.hovered = self.hovered if self.hovered in self.cards else None
        self.focused = self.focused if self.focused in self.cards else None
        self._rise = {each: self._rise.get(each, 0.0) for each in cards}
        if self.drag and self.drag.card not in self.cards:
            self.drag = None

    def hold(self, state: TableState) -> None:
        """Raise what may be played and what is chosen."""
        self.turn, self.free = state.turn, state.turn.choices.cards in (0, state.view.hand)

    def glow(self, cards: Cards) -> None:
        """Have cards glow that have just come."""
        self._fresh.update(dict.fromkeys(members(cards), GLOWS))

    @property
    def fresh(self) -> Mapping[Card, float]:
        """How strongly cards glow that have just come, 0 … 1."""
        return {one: min(1.0, left / FADES) for one, left in self._fresh.items() if one in self.cards}

    def shake(self, refused: Card) -> None:
        """Shake a card's head."""
        self._shaken, self._shake_age = refused, 0.0

    def _goal(self, one: Card) -> float:
        lift = LEGAL if not self.free and self.turn.choices.cards >> one & 1 else 0.0
        if self._fresh.get(one, 0.0) > FADES:
            lift = max(lift, FRESH)
        if one in (self.hovered, self.focused):
            lift = max(lift, HOVER)
        if one in self.turn.chosen:
            lift = max(lift, CHOSEN)
        return lift

    def update(self, dt: float, span: float) -> bool:
        """Let cards rise and sink; span is the time a hover takes. Tell whether anything moves."""
        moving = bool(self._fresh)
        self._fresh = {one: left - dt for one, left in self._fresh.items() if left > dt}
        step = HOVER * dt / span if span > 0 else 1.0
        for one, rise in self._rise.items():
            goal = self._goal(one)
            if rise != goal:
                self._rise[one] = min(goal, rise + step) if goal > rise else max(goal, rise - step)
                moving = True
        if self._shaken is not None:
            self._shake_age += dt
            moving = True
            if self._shake_age >= SHAKE or span <= 0:
                self._shaken = None
        return moving

    def pose(self, one: Card, lying: Pose) -> Pose:
        """Give the pose of a card of the hand from the pose in which it lies."""
        if self.drag is not None and self.drag.card == one and self.drag.moving:
            x, y = self.drag.at[0] - self.drag.grip[0], self.drag.at[1] - self.drag.grip[1]
            return replace(lying, x=x, y=y, turn=lying.turn / 3, depth=HELD, lift=18.0)
        rise = self._rise.get(one, 0.0)
        pose = raised(lying, self._eased(one), 40 * rise) if rise else lying
        looked_at = self.focused if self.focused is not None else self.hovered
        if looked_at is not None and looked_at in self.cards and one in self.cards and looked_at != one:
            side = 1 if self.cards.index(one) > self.cards.index(looked_at) else -1
            near = abs(self.cards.index(one) - self.cards.index(looked_at)) == 1
            share = min(1.0, self._rise.get(looked_at, 0.0) / HOVER)
            pose = replace(pose, x=pose.x + side * PART * share * (1.0 if near else 0.5))
        elif looked_at == one and self._rise.get(one, 0.0) >= FORWARD:
            pose = replace(pose, depth=pose.depth + self._behind(one))
        if self._shaken == one:
            left = 1 - self._shake_age / SHAKE
            pose = replace(pose, x=pose.x + SWING * left * sin(2 * pi * SHAKES * self._shake_age / SHAKE))
        return pose

    def _behind(self, one: Card) -> float:
        """Tell by how much a card must come forward to lie before all others of its row."""
        place, last = self.cards.index(one), len(self.cards) - 1
        return (self.front - 1 if place < self.front else last) - place + 0.5

    def _eased(self, one: Card) -> float:
        """Come to rest softly at the height the card is raised to."""
        rise = self._rise.get(one, 0.0)
        goal = max(self._goal(one), 1e-6)
        if rise >= goal:
            return rise
        share = rise / goal
        return goal * (1 - (1 - share) ** 3)

    def under(self, at: tuple[float, float], poses: Mapping[SpriteKey, Pose]) -> Card | None:
        """Find the card at a point; one that is raised is still found where it lay, or it would flutter.

        While keys are used, the card that has the focus lies over its neighbours.
        """
        best: tuple[float, Card] | None = None
        shown = poses.get(card(self.focused)) if self.focused is not None and self.hovered is None else None
        if shown is not None and self.focused is not None and inside(at, self.pose(self.focused, shown)):
            return self.focused
        for one in self.cards:
            pose = poses.get(card(one))
            if pose is None or pose.face < 1:
                continue
            if inside(at, pose, self._rise.get(one, 0.0)) and (best is None or pose.depth > best[0]):
                best = (pose.depth, one)
        return best[1] if best else None

    def press(
        self,
        one: Card,
        pixel: tuple[int, int],
        at: tuple[float, float],
        lying: Pose,
        slop: int = THRESHOLD,
    ) -> None:
        """Grip a card, which moves once the pointer has gone so many pixels."""
        shown = self.pose(one, lying)
        self.drag = Drag(one, pixel, (at[0] - shown.x, at[1] - shown.y), at, moving=False, slop=slop)

    def move(self, pixel: tuple[int, int], at: tuple[float, float]) -> bool:
        """Move a gripped card with the pointer; tell whether it has begun to travel."""
        if self.drag is None:
            return False
        far = hypot(pixel[0] - self.drag.origin[0], pixel[1] - self.drag.origin[1]) >= self.drag.slop
        self.drag = replace(self.drag, at=at, moving=self.drag.moving or far)
        return self.drag.moving

    def end_drag(self) -> Drag | None:
        """Let go of a gripped card; tell how it was held."""
        drag, self.drag = self.drag, None
        return drag


def inside(at: tuple[float, float], pose: Pose, rise: float = 0.0) -> bool:
    """Tell whether a point lies on a card, raised by a share of its height or not."""
    angle = radians(pose.turn)
    dx, dy = at[0] - pose.x, at[1] - pose.y
    across, along = dx * cos(angle) + dy * sin(angle), -dx * sin(angle) + dy * cos(angle)
    half = CARD_HEIGHT * pose.size / 2
    return abs(across) <= CARD_WIDTH * pose.size / 2 and -half - rise * 2 * half <= along <= half


def strips(
    cards: Sequence[Card], poses: Mapping[SpriteKey, Pose]
) -> dict[Card, tuple[float, float, float, float]]:
    """Give the part of each card of a hand that no other covers, as left, top, right and bottom."""
    found: dict[Card, tuple[float, float, float, float]] = {}
    lying = [(one, poses[card(one)]) for one in cards if card(one) in poses]
    front = in_back([pose for _, pose in lying])
    for place, (one, pose) in enumerate(lying):
        half_wide, half_tall = CARD_WIDTH * pose.size / 2, CARD_HEIGHT * pose.size / 2
        right, bottom = pose.x + half_wide, pose.y + half_tall
        if place + 1 < len(lying) and place + 1 != front:
            right = min(right, lying[place + 1][1].x - half_wide)
        if place < front:  # in the back row of two
            bottom = min(other.y - half_tall for _, other in lying[front:])
        found[one] = (pose.x - half_wide, pose.y - half_tall, right, bottom)
    return found


def in_back(lying: Sequence[Pose]) -> int:
    """Count the cards of the back row of two, given where all lie; none where there is one row."""
    return next((place for place in range(1, len(lying)) if lying[place].x < lying[place - 1].x), 0)


def in_order(cards: Cards, keys: Sequence[SpriteKey]) -> tuple[Card, ...]:
    """List the cards of a hand as they lie, given the keys of its heap."""
    held = set(members(cards))
    return tuple(number for kind, number in keys if kind == "card" and number in held)


@record
class Layout:
    """Where things lie on the table of one player."""

    slots: Slots
    table: Zone | None  # what talon, turn-up and the like cover, with their captions
    heaps: tuple[Zone, ...]  # what every heap but my hand covers
    taken: tuple[Zone, ...]  # taken tricks
    captioned: Mapping[Heap, Mapping[SpriteKey, Pose]]  # what lies where a caption is written

    def lying(self, poses: Mapping[SpriteKey, Pose]) -> Collection[Heap]:
        """List the heaps with a caption of which something lies there, and is not on its way."""
        return {
            heap
            for heap, homes in self.captioned.items()
            if any(key in poses and _lies(poses[key], home) for key, home in homes.items())
        }


def _lies(pose: Pose, home: Pose) -> bool:
    """Tell whether something lies where it belongs, or so near that it is no other place."""
    return pose.depth < FLYING and abs(pose.x - home.x) + abs(pose.y - home.y) < CARD_WIDTH / 2


def layout_of(heaps: Heaps, placed: Arrangement, slots: Slots, me: Seat) -> Layout:
    """Find what everything covers that lies in these heaps."""
    homes = {heap: {key: placed[key] for key in keys} for heap, keys in captioned(heaps, slots).items()}
    return Layout(slots, *covered(heaps, placed, slots, me), _piles(heaps, placed, TAKEN), homes)


def covered(
    heaps: Heaps, placed: Arrangement, slots: Slots, me: Seat
) -> tuple[Zone | None, tuple[Zone, ...]]:
    """Find what talon, turn-up and the like cover together with their captions, and what each heap covers."""
    zones: dict[Heap, Zone] = {}
    for heap, keys in heaps.items():
        if keys and heap != (HAND, me):
            zones[heap] = around([sprite_extent(key, placed[key]) for key in keys])
    middle = [
        area for (name, seat), area in zones.items() if seat == TABLE and heaps[name, seat][0][0] != CHIP
    ]
    middle += [
        spot.zone for (name, seat), spot in slots.captions.items() if seat == TABLE and (name, seat) in zones
    ]
    return (around(middle) if middle else None), tuple(zones.values())


def _piles(heaps: Heaps, placed: Arrangement, name: str) -> tuple[Zone, ...]:
    """Find what the heaps of one name cover."""
    return tuple(
        around([sprite_extent(key, placed[key]) for key in keys])
        for heap, keys in heaps.items()
        if heap[0] == name and keys
    )


class CardPlaces:
    """Where everything lies on the screen, and my hand as I hold it."""

    def __init__(self, table: Table) -> None:
        """Lay nothing yet."""
        self.hand = HandControl()
        self.heaps: Heaps = {}  # what lies in which
        self._table = table
        self._layout: Layout | None = None

    @property
    def layout(self) -> Layout:
        """Where things lie."""
        assert self._layout is not None, "the table has been laid"
        return self._layout

    def lay(self, view: AnyView, viewport: TableViewport) -> None:
        """Lay what a view shows."""
        table = self._table
        self.heaps = heaps = table.heaps(view, viewport)
        slots, placed = table.slots(view, viewport), table.place(view, viewport)
        mine = in_order(view.hand, heaps.get((HAND, view.me), ()))
        self.hand.take(mine, in_back([placed[card(each)] for each in mine]))
        self._layout = layout_of(heaps, placed, slots, view.me)

    def held(self, one: Card, poses: Mapping[SpriteKey, Pose]) -> tuple[SpriteKey, Pose]:
        """Give where a card of my hand is seen."""
        key = card(one)
        return key, self.hand.pose(one, poses[key])

    def seen(self, poses: Mapping[SpriteKey, Pose]) -> Mapping[SpriteKey, Pose]:
        """Give where everything is seen, my hand as I hold it."""
        found = dict(poses)
        for each in self.hand.cards:
            key = card(each)
            if key in found and (found[key].depth < FLYING or self.hand.drag):
                found[key] = self.hand.pose(each, found[key])
        return found
