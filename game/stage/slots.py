"""Room for what is written on the table: plates, bubbles, buttons, captions, and the place to drop a card."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from game.core.deal import HAND
from game.core.record import record
from game.core.view import View
from game.stage.arrange import first_free
from game.stage.bubbles import face
from game.stage.heaps import SHOWN, TAKEN, TRICK, Heaps
from game.stage.page import Site
from game.stage.placement import Arrangement, seating_for
from game.stage.pose import (
    CARD_HEIGHT,
    CHIP,
    Heap,
    Pose,
    Slot,
    SpriteKey,
    TableViewport,
    Zone,
    around,
    overlaps,
    sprite_extent,
)
from game.stage.props import prop_places
from game.stage.rim import Rim
from game.stage.seating import Seating, place_of, round_from

CHIPS = "chips"
"""The name under which all the chips of a holder have their caption."""
_CAPTION_WIDTH, _CAPTION_HEIGHT = 170.0, 24.0
_GAP = 6.0  # between captions side by side
_NARROWEST = 40.0
_NARROWED = (0.75, 0.55)  # of the width a caption would like, where there is no room for it


@record
class Slots:
    """Room for what is written on the table. By seat unless said otherwise."""

    rim: Rim  # the table's far edge, with the wall above it
    people: tuple[Slot, ...]  # frames of the busts behind it; mine is empty
    fans: tuple[Slot, ...]  # where the others hold their cards, at most that wide; mine is my hand
    plates: tuple[Slot, ...]
    bubbles: tuple[Slot, ...]  # for what a seat says; may lie over cards for a moment
    trick: tuple[Pose, ...]  # where each seat's card of a trick will lie
    prompt: Slot  # for the line just above my hand that says what is waited for, while there are no buttons
    words: Slot  # for the buttons of what I may say: just above my hand, clear of the trick
    sign: Slot  # for the sign of trumps
    drop: Slot  # a card let go in here is played
    # under or over heaps but hands and tricks, running or taken; a holder's chips: ("chips", seat)
    captions: Mapping[Heap, Slot]
    props: tuple[Slot | None, Slot | None] = (None, None)  # for things of the room, left and right
    rails: tuple[Slot, ...] = ()  # along which counters are pushed


def slots_for(
    view: View[Any],
    viewport: TableViewport,
    heaps: Heaps,
    placed: Arrangement,
    *,
    signed: bool = False,
) -> Slots:
    """Find the room for what is written on the table, where the sign of trumps is shown or not."""
    seating, seats = seating_for(view, viewport, heaps), len(view.sides)
    places = [place_of(seating, view.me, seat) for seat in range(seats)]
    sign = seating.sign.zone if signed else None
    kept = (*viewport.corners, *(face(place.person) for place in places))
    captions = _captions(viewport, heaps, placed, sign=sign, kept=kept)
    lying = [sprite_extent(key, placed[key]) for keys in heaps.values() for key in keys]
    taken = [*lying, *(spot.zone for spot in captions.values()), *_kept_free(seating)]
    return Slots(
        seating.rim,
        tuple(place.person for place in places),
        tuple(_fan_room(place.hand) for place in places),
        tuple(place.plate for place in places),
        tuple(place.bubble for place in places),
        tuple(seating.cross[round_from(seating, view.me, seat)] for seat in range(seats)),
        seating.prompt,
        seating.words,
        seating.sign,
        seating.drop,
        captions,
        prop_places(viewport, seating.rim, taken),
    )


def _kept_free(seating: Seating) -> Iterator[Zone]:
    """Give the room for cards that is kept free even while none lie there."""
    for place in seating.places:
        yield place.plate.zone
        for site in (place.hand, place.taken, place.discard):
            yield _fan_room(site).zone
    yield seating.sign.zone
    yield from (_fan_room(site).zone for site in (seating.table, seating.laid))
    for pose in seating.cross:
        yield Slot(pose.x, pose.y, CARD_HEIGHT * pose.size, CARD_HEIGHT * pose.size).zone


def _fan_room(hand: Site) -> Slot:
    return Slot(hand.x, hand.y, hand.width, CARD_HEIGHT * hand.size)


def captioned(heaps: Heaps, slots: Slots) -> Mapping[Heap, tuple[SpriteKey, ...]]:
    """List what lies where a caption is written."""
    found: dict[Heap, tuple[SpriteKey, ...]] = {}
    for (name, seat), keys in heaps.items():
        heap = (CHIPS if keys and keys[0][0] == CHIP else name), seat
        if heap in slots.captions:
            found[heap] = (*found.get(heap, ()), *keys)
    return found


def _captions(
    viewport: TableViewport,
    heaps: Heaps,
    placed: Arrangement,
    *,
    sign: Zone | None,
    kept: Sequence[Zone],
) -> Mapping[Heap, Slot]:
    """Put a caption to every heap, one to all the chips of a holder, off the sign of trumps where there is room."""
    areas: dict[Heap, list[Zone]] = {}
    for (name, seat), keys in heaps.items():
        for key in keys:
            heap = (CHIPS, seat) if key[0] == CHIP else (name, seat)
            areas.setdefault(heap, []).append(sprite_extent(key, placed[key]))
    covered = {heap: around(some) for heap, some in areas.items()}
    spots: dict[Heap, Slot] = {}
    for heap, zone in covered.items():
        if heap[0] not in (HAND, TRICK, TAKEN):
            others = [other for beside, other in covered.items() if beside != heap]
            others += kept
            others += [spot.zone for spot in spots.values()]
            size = _caption_size(heap, zone, viewport)
            spot = (sign and _beside(zone, size, viewport, [*others, sign])) or _caption(
                zone, size, viewport, others
            )
            if heap[0] != SHOWN or not overlaps(spot.zone, zone):  # a card that lies open speaks for itself
                spots[heap] = spot
    hands = [zone for heap, zone in covered.items() if heap[0] == HAND]
    return {heap: _narrowed(spot, list(spots.values()), hands) for heap, spot in spots.items()}


def _narrowed(spot: Slot, spots: Sequence[Slot], hands: Sequence[Zone]) -> Slot:
    """Make a caption narrow enough to stand beside its neighbours and the hands."""
    near = [
        abs(other.x - spot.x) - _GAP for other in spots if other != spot and overlaps(other.zone, spot.zone)
    ]
    near += [
        2 * (abs(hand.x - spot.x) - hand.width / 2) - _GAP for hand in hands if overlaps(hand, spot.zone)
    ]
    return Slot(spot.x, spot.y, max(_NARROWEST, min([spot.width, *near])), spot.height)


def _caption(zone: Zone, size: tuple[float, float], viewport: TableViewport, others: Sequence[Zone]) -> Slot:
    """Put a caption beside a heap, or upon it where there is no room."""
    width, height = size
    upon = Slot(_across(zone.x, width, viewport.zone), zone.y, width, height)
    return _beside(zone, size, viewport, others) or upon


def _caption_size(heap: Heap, zone: Zone, viewport: TableViewport) -> tuple[float, float]:
    """Give the width and height that a caption would like: by chips, a figure is enough where text is large."""
    wide = _CAPTION_WIDTH * (1.0 if heap[0] == CHIPS else viewport.text)
    return min(max(zone.width, wide), viewport.zone.width), _CAPTION_HEIGHT * viewport.text


def _beside(
    zone: Zone, size: tuple[float, float], viewport: TableViewport, others: Sequence[Zone]
) -> Slot | None:
    """Put a caption below a heap or above it, or so to what lies across the heap, beside its middle."""
    wide, height = size
    whole = around([zone, *(other for other in others if overlaps(other, zone))])
    narrow, narrowest = (share * wide for share in _NARROWED)
    straight = product((zone, whole), ((0, wide), (0, narrow)))
    leaning = product((zone, whole), ((-1, narrow), (1, narrow), (0, narrowest)))
    spots = [
        Slot(_across(each.x + lean * abs(width - each.width) / 2, width, viewport.zone), y, width, height)
        for each, (lean, width) in (*straight, *leaning)
        for y in (each.bottom + height / 2 + 3, each.top - height / 2 - 3)
    ]
    felt = viewport.zone
    spots = [spot for spot in spots if felt.top <= spot.zone.top and spot.zone.bottom <= felt.bottom]
    free = first_free([spot.zone for spot in spots], others)
    return None if free is None else spots[free]


def _across(x: float, width: float, within: Zone) -> float:
    """Move the middle of what is so wide as little as it takes to keep it within the felt."""
    return min(max(x, width / 2), within.right - width / 2)
