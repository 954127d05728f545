"""Where things lie on the table: what heaps cover, and where captions are written."""

from collections.abc import Collection, Mapping

from game.core.cards import TABLE, Card, Seat
from game.core.deal import HAND
from game.core.record import record
from game.play.table_session import AnyView
from game.stage.heaps import TAKEN, Heaps
from game.stage.placement import Arrangement
from game.stage.pose import (
    CARD_WIDTH,
    CHIP,
    FLYING,
    Heap,
    Pose,
    SpriteKey,
    TableViewport,
    Zone,
    around,
    card,
    sprite_extent,
)
from game.stage.slots import Slots, captioned
from game.stage.table import Table
from game.ui.table.hand import HandControl, in_back, in_order


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
