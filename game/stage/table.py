"""Where everything on the table lies, derived from a view: the one arrangement that serves every game.

A game's table is a `Baize`: its pack and a few functions of a view. The screen asks `place(view, felt)` for the pose
of every card and chip, and `slots(view, felt)` for the room of plates, buttons and captions. Both are pure; motion is
the difference between two of them (`game.stage.director`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from game.core.cards import TABLE, Pack, Seat
from game.core.deal import HAND
from game.core.order import Order
from game.core.record import record
from game.core.view import View
from game.stage import shapes
from game.stage.heaps import SHOWN, TAKEN, TRICK, Heaps, card_heaps, chip_heaps
from game.stage.pose import (
    CARD,
    CARD_WIDTH,
    CHIP,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    EXPOSED,
    Felt,
    Heap,
    Key,
    Pose,
    Spot,
    Zone,
    extent,
    overlaps,
)
from game.stage.seating import Seating, Site, fits_one_row, place_of, plan
from game.stage.sorting import sort_hand

Arrangement = Mapping[Key, Pose]
"""Where every sprite of a view lies."""

CHIPS = "chips"
"""The name under which all the chips of a holder have their caption."""
_DEPTHS = {TAKEN: 200.0, CHIP: 300.0, HAND: 400.0, TRICK: 600.0}
_MY_HAND = 800.0
_CAPTION_WIDTH, _CAPTION_HEIGHT = 150.0, 24.0


@record
class Slots:
    """Room for what is written on the table. By seat unless said otherwise."""

    plates: tuple[Spot, ...]
    bubbles: tuple[Spot, ...]  # for what a seat says; may lie over cards for a moment
    trick: tuple[Pose, ...]  # where each seat's card of a trick will lie
    words: Spot  # for the buttons of what I may say: just above my hand, clear of the trick
    prompt: Spot  # in the bar below
    drop: Spot  # a card let go in here is played
    captions: Mapping[
        Heap, Spot
    ]  # under or over every heap but hands and tricks; a holder's chips: ("chips", seat)


class Table(Protocol):
    """What the screen and the director ask of a game's table."""

    def heaps(self, view: View[Any], felt: Felt) -> Heaps:
        """Tell which sprites there are and in which heaps they lie."""
        ...

    def place(self, view: View[Any], felt: Felt) -> Arrangement:
        """Give the pose of every card and chip."""
        ...

    def slots(self, view: View[Any], felt: Felt) -> Slots:
        """Give the room for what is written."""
        ...

    def trump(self, view: View[Any]) -> str:
        """Give the letter of the trump suit; empty while there is none."""
        ...


def no_chips(_view: View[Any]) -> Mapping[Heap, int]:
    """Say that a game is played without chips."""
    return {}


def nothing_peculiar(_view: View[Any], _seating: Seating, _heaps: Heaps) -> Arrangement:
    """Leave everything where the common arrangement puts it."""
    return {}


@record
class Baize:
    """A game's table: the common arrangement and what is peculiar to the game."""

    pack: Pack
    order: Callable[[View[Any]], Order | None]  # who beats whom, once that is settled
    trumps: Callable[[View[Any]], str]  # the letter of the trump suit, or nothing
    chips: Callable[[View[Any]], Mapping[Heap, int]] = (
        no_chips  # chips by look and holder, the pool's by TABLE
    )
    peculiar: Callable[[View[Any], Seating, Heaps], Arrangement] = (
        nothing_peculiar  # wins over the common poses
    )

    def heaps(self, view: View[Any], felt: Felt) -> Heaps:
        """Tell which sprites there are and in which heaps they lie."""
        order = self.order(view)
        cards = card_heaps(view, lambda some: sort_hand(some, self.pack, order, felt.trumps_first))
        return {**cards, **chip_heaps(self.chips(view))}

    def place(self, view: View[Any], felt: Felt) -> Arrangement:
        """Give the pose of every card and chip."""
        heaps, seating = self.heaps(view, felt), seating_for(view, felt)
        return {**place_common(view, seating, heaps), **self.peculiar(view, seating, heaps)}

    def slots(self, view: View[Any], felt: Felt) -> Slots:
        """Give the room for what is written."""
        return slots_for(view, felt, self.heaps(view, felt), self.place(view, felt))

    def trump(self, view: View[Any]) -> str:
        """Give the letter of the trump suit; empty while there is none."""
        return self.trumps(view)


def seating_for(view: View[Any], felt: Felt) -> Seating:
    """Draw up the plan of the table for a view."""
    seats = len(view.sides)
    return plan(felt, seats, not fits_one_row(felt, seats, view.hand.bit_count()))


def place_common(view: View[Any], seating: Seating, heaps: Heaps) -> Arrangement:
    """Place every heap where games usually have it."""
    placed: dict[Key, Pose] = {}
    tables = [heap for heap in heaps if heap[1] == TABLE and not _is_chips(heaps[heap]) and heap[0] != SHOWN]
    tables += [heap for heap in heaps if heap == (SHOWN, TABLE)]
    for heap, keys in heaps.items():
        if keys and not _is_chips(keys):
            placed.update(zip(keys, _lie(view, seating, heap, keys, tables), strict=True))
    placed.update(_chips(view, seating, heaps))
    return placed


def _lie(
    view: View[Any], seating: Seating, heap: Heap, keys: Sequence[Key], tables: Sequence[Heap]
) -> Sequence[Pose]:
    """Lay one heap of cards."""
    name, seat = heap
    if seat == TABLE:
        return _on_table(seating.table, heap, len(keys), tables)
    place = place_of(seating, view.me, seat)
    if name == HAND:
        return _hand(place.hand, keys, mine=seat == view.me)
    if name == TRICK:
        return [_in_trick(view, seating, seat, key) for key in keys]
    if name == TAKEN:
        return _taken(view, place.taken, seat)
    return shapes.pile(len(keys), place.discard.x, place.discard.y, place.discard.size)


def _hand(site: Site, keys: Sequence[Key], *, mine: bool) -> Sequence[Pose]:
    """Fan a hand: mine open, another's as backs with the cards that are known face up at its right end."""
    count = len(keys)
    if mine:
        y = site.y - shapes.sag(count, site.width)
        poses = shapes.hand(count, site.x, y, site.width)
    else:
        known = sum(key[0] == CARD for key in keys)
        closest = EXPOSED * site.size if known else 0.0
        poses = shapes.fan(count, site.x, site.y, site.width, site.size, closest)
    base = _MY_HAND if mine else _DEPTHS[HAND]
    return [
        replace(pose, face=1.0 if key[0] == CARD else 0.0, depth=pose.depth + base)
        for key, pose in zip(keys, poses, strict=True)
    ]


def _in_trick(view: View[Any], seating: Seating, seat: Seat, key: Key) -> Pose:
    slots = shapes.cross(len(view.sides), seating.trick.x, seating.trick.y, seating.trick.size)
    order = (seat - view.trick.leader) % len(view.sides)
    pose = slots[(seat - view.me) % len(view.sides)]
    return replace(shapes.resting(pose, key[1]), depth=_DEPTHS[TRICK] + order)


def _taken(view: View[Any], site: Site, seat: Seat) -> Sequence[Pose]:
    sizes = [len(trick.cards) for trick in view.tricks if trick.taker == seat]
    laid = shapes.packets(sizes, site.x, site.y, site.width, site.size)
    return [replace(pose, depth=pose.depth + _DEPTHS[TAKEN]) for packet in laid for pose in packet]


def _on_table(site: Site, heap: Heap, count: int, tables: Sequence[Heap]) -> Sequence[Pose]:
    """Share the site for talon and turn-up out among what lies there; what is face up lies last, on the right."""
    pitch = site.width / max(2, len(tables))
    size = min(site.size, (pitch - 10) / CARD_WIDTH)
    x = site.x + (tables.index(heap) - (len(tables) - 1) / 2) * pitch
    if heap[0] == SHOWN:
        return shapes.row(count, x, site.y, pitch, size)
    return shapes.pile(count, x, site.y, size)


def _is_chips(keys: Sequence[Key]) -> bool:
    return bool(keys) and keys[0][0] == CHIP


def _chips(view: View[Any], seating: Seating, heaps: Heaps) -> Arrangement:
    """Stack the chips of every holder side by side, a look a stack."""
    placed: dict[Key, Pose] = {}
    looks = list(dict.fromkeys(name for (name, _), keys in heaps.items() if _is_chips(keys)))
    for heap, keys in heaps.items():
        if _is_chips(keys):
            site = chip_site(view, seating, heap[1])
            across = (looks.index(heap[0]) - (len(looks) - 1) / 2) * CHIP_WIDTH * site.size * 1.12
            poses = shapes.stack(len(keys), site.x + across, site.y, site.size)
            deep = [replace(pose, depth=pose.depth + _DEPTHS[CHIP]) for pose in poses]
            placed.update(zip(keys, deep, strict=True))
    return placed


def chip_site(view: View[Any], seating: Seating, holder: Seat) -> Site:
    """Give the room for a seat's chips, or for the pool."""
    return seating.pool if holder == TABLE else place_of(seating, view.me, holder).chips


def slots_for(view: View[Any], felt: Felt, heaps: Heaps, placed: Arrangement) -> Slots:
    """Find the room for what is written on the table."""
    seating, seats = seating_for(view, felt), len(view.sides)
    places = [place_of(seating, view.me, seat) for seat in range(seats)]
    cross = shapes.cross(seats, seating.trick.x, seating.trick.y, seating.trick.size)
    return Slots(
        tuple(place.plate for place in places),
        tuple(place.bubble for place in places),
        tuple(cross[(seat - view.me) % seats] for seat in range(seats)),
        seating.words,
        Spot(felt.zone.width * 0.3, felt.height - felt.bottom / 2, felt.zone.width * 0.56, felt.bottom),
        seating.drop,
        _captions(felt, heaps, placed),
    )


def _captions(felt: Felt, heaps: Heaps, placed: Arrangement) -> Mapping[Heap, Spot]:
    """Put a caption to every heap, one to all the chips of a holder."""
    areas: dict[Heap, list[Zone]] = {}
    for (name, seat), keys in heaps.items():
        if keys and name not in (HAND, TRICK):
            heap = (CHIPS, seat) if _is_chips(keys) else (name, seat)
            areas.setdefault(heap, []).extend(_area(key, placed[key]) for key in keys)
    covered = {heap: _around(some) for heap, some in areas.items()}
    return {
        heap: _caption(zone, felt, [other for beside, other in covered.items() if beside != heap])
        for heap, zone in covered.items()
    }


def _area(key: Key, pose: Pose) -> Zone:
    return extent(pose, CHIP_WIDTH, CHIP_HEIGHT) if key[0] == CHIP else extent(pose)


def _around(zones: Sequence[Zone]) -> Zone:
    return Zone(
        min(zone.left for zone in zones),
        min(zone.top for zone in zones),
        max(zone.right for zone in zones),
        max(zone.bottom for zone in zones),
    )


def _caption(zone: Zone, felt: Felt, others: Sequence[Zone]) -> Spot:
    """Put a caption below a heap, or above it where the felt ends or something else lies."""
    height = _CAPTION_HEIGHT * felt.text
    width = min(max(zone.width, _CAPTION_WIDTH * felt.text), felt.zone.width)
    x = min(max(zone.x, width / 2), felt.zone.right - width / 2)
    below = Spot(x, zone.bottom + height / 2 + 3, width, height)
    covered = any(overlaps(other, below.zone) for other in others)
    free = below.zone.bottom <= felt.zone.bottom and not covered
    return below if free else Spot(x, zone.top - height / 2 - 3, width, height)
