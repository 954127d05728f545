"""Where games usually put their heaps: hands, tricks, what was taken, what lies on the table, and chips."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from game.core.cards import TABLE, Card, Cards, Seat
from game.core.deal import HAND
from game.core.record import replace
from game.core.view import View
from game.stage import shapes
from game.stage.heaps import SHOWN, TAKEN, TRICK, Heaps
from game.stage.page import Site
from game.stage.pose import (
    CARD,
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP,
    CHIP_WIDTH,
    Heap,
    Pose,
    Slot,
    SpriteKey,
    TableViewport,
    card,
    deeper,
    overlaps,
)
from game.stage.seating import Seating, fits_one_row, place_of, plan, round_from

Arrangement: TypeAlias = Mapping[SpriteKey, Pose]
"""Where every sprite of a view lies."""

NOTHING: Heaps = {}
CHIP_DEPTH = 300.0
_DEPTHS = {TAKEN: 200.0, HAND: 400.0, TRICK: 600.0}
_MY_HAND = 800.0
_CLAIM = 0.6  # of the width there is, for the cards of a claim
_BESIDE = 4.0  # between them and what stays in sight beside them


def seating_for(view: View[Any], viewport: TableViewport, heaps: Heaps = NOTHING) -> Seating:
    """Draw up the plan of the table for a view, with room for hands that lie open."""
    seats, held = len(view.sides), view.hand.bit_count()
    opened = [
        (seat - view.me if viewport.clockwise else view.me - seat) % seats
        for (name, seat), keys in heaps.items()
        if name == HAND and seat != view.me and any(kind == CARD for kind, _ in keys)
    ]
    return plan(viewport, seats, not fits_one_row(viewport, seats, held), tuple(sorted(opened)))


def place_common(
    view: View[Any], seating: Seating, heaps: Heaps, trumps: Cards, suits: Sequence[int]
) -> Arrangement:
    """Place every heap where games usually have it, my trumps a little apart and no suit in two rows.

    The suits are those of the cards of my hand, from the left.
    """
    placed: dict[SpriteKey, Pose] = {}
    tables = [heap for heap in heaps if heap[1] == TABLE and not _is_chips(heaps[heap]) and heap[0] != SHOWN]
    tables += [heap for heap in heaps if heap == (SHOWN, TABLE)]
    for heap, keys in heaps.items():
        if keys and heap != (HAND, view.me) and not _is_chips(keys):
            placed.update(zip(keys, _lie(view, seating, heap, keys, tables), strict=True))
    mine = heaps.get((HAND, view.me), ())
    placed.update(zip(mine, _my_hand(seating.places[0].hand, mine, trumps, suits), strict=True))
    placed.update(_chips(view, seating, heaps))
    return placed


def _lie(
    view: View[Any], seating: Seating, heap: Heap, keys: Sequence[SpriteKey], tables: Sequence[Heap]
) -> Sequence[Pose]:
    """Lay one heap of cards."""
    name, seat = heap
    if seat == TABLE:
        return _on_table(seating.table, heap, len(keys), tables)
    place = place_of(seating, view.me, seat)
    if name == HAND:
        return _hand(place.hand, keys)
    if name == TRICK:
        return [_in_trick(view, seating, seat, key) for key in keys]
    if name == TAKEN:
        return _taken(view, place.taken, seat)
    return shapes.pile(len(keys), place.discard.x, place.discard.y, place.discard.size)


def _my_hand(site: Site, keys: Sequence[SpriteKey], trumps: Cards, suits: Sequence[int]) -> Sequence[Pose]:
    """Fan my hand open, parted where trumps and plain cards meet."""
    count, sorts = len(keys), [trumps >> number & 1 for _, number in keys]
    ends = [place for place in range(1, count) if suits[place] != suits[place - 1]]
    parted = next((place for place in range(count) if sorts[place] != sorts[0]), 0)
    y = site.y - shapes.sag(count, site.width, site.size, parted)
    poses = shapes.hand(count, site.x, y, site.width, site.size, parted, ends)
    return [deeper(pose, _MY_HAND) for pose in poses]


def _hand(site: Site, keys: Sequence[SpriteKey]) -> Sequence[Pose]:
    """Fan another's hand: backs, with the cards that are known face up at its right end."""
    known = sum(kind == CARD for kind, _ in keys)
    poses = shapes.open_hand(len(keys), known, site.x, site.y, site.width, site.size)
    return [
        deeper(pose, _DEPTHS[HAND], 1.0 if key[0] == CARD else 0.0)
        for key, pose in zip(keys, poses, strict=True)
    ]


def _in_trick(view: View[Any], seating: Seating, seat: Seat, key: SpriteKey) -> Pose:
    order = (seat - view.trick.leader) % len(view.sides)
    pose = seating.cross[round_from(seating, view.me, seat)]
    return replace(shapes.resting(pose, key[1]), depth=_DEPTHS[TRICK] + order)


def _taken(view: View[Any], site: Site, seat: Seat) -> Sequence[Pose]:
    sizes = [len(trick.cards) for trick in view.tricks if trick.taker == seat]
    laid = shapes.packets(sizes, site.x, site.y, site.width, site.size)
    return [deeper(pose, _DEPTHS[TAKEN]) for packet in laid for pose in packet]


def _on_table(site: Site, heap: Heap, count: int, tables: Sequence[Heap]) -> Sequence[Pose]:
    """Share the site for talon and turn-up out among what lies there; what is face up lies last, on the right."""
    pitch = site.width / max(2, len(tables))
    size = min(site.size, (pitch - 10) / CARD_WIDTH)
    x = site.x + (tables.index(heap) - (len(tables) - 1) / 2) * pitch
    if heap[0] == SHOWN:
        return shapes.row(count, x, site.y, pitch, size)
    return shapes.pile(count, x, site.y, size)


def claimed(seating: Seating, cards: Sequence[Card]) -> Arrangement:
    """Lay the cards somebody claims the rest with side by side above the hand, in the order of play.

    The sign of trumps and my chips stay in sight where they lie at their height.
    """
    site, zone, chips = seating.trick, seating.zone, seating.places[0].chips
    mine = seating.cross[0]
    between = (mine.y + seating.places[0].hand.y) / 2  # clear of the trick under way
    room = Slot(zone.x, between, zone.width * _CLAIM, CARD_HEIGHT * site.size).zone
    left, right = room.left, room.right
    if overlaps(room, seating.sign.zone) and seating.sign.x < zone.x:
        left = seating.sign.zone.right + _BESIDE
    if room.top < chips.y < room.bottom and chips.x > zone.x:
        right = min(right, chips.x - chips.width / 2 - _BESIDE)
    elif room.top < chips.y < room.bottom:
        left = max(left, chips.x + chips.width / 2 + _BESIDE)
    wide = min(right - left, shapes.row_width(len(cards), site.size))
    x = max(left + wide / 2, min(zone.x, right - wide / 2))
    poses = shapes.row(len(cards), x, between, wide, site.size)
    deep = [deeper(pose, _DEPTHS[TRICK]) for pose in poses]
    return dict(zip(map(card, cards), deep, strict=True))


def _is_chips(keys: Sequence[SpriteKey]) -> bool:
    return bool(keys) and keys[0][0] == CHIP


def _chips(view: View[Any], seating: Seating, heaps: Heaps) -> Arrangement:
    """Stack the chips of every holder side by side, a look a stack."""
    placed: dict[SpriteKey, Pose] = {}
    for (look, holder), keys in heaps.items():
        if _is_chips(keys):
            looks = [name for (name, seat), held in heaps.items() if seat == holder and _is_chips(held)]
            site = chip_site(view, seating, holder)
            placed.update(stacked(keys, site, looks.index(look), len(looks)))
    return placed


def stacked(keys: Sequence[SpriteKey], site: Site, number: int, count: int) -> Arrangement:
    """Stack chips of one look, as one of so many stacks side by side, 0 for the first."""
    across = (number - (count - 1) / 2) * CHIP_WIDTH * site.size * 1.12
    poses = shapes.stack(len(keys), site.x + across, site.y, site.size)
    return dict(zip(keys, [deeper(pose, CHIP_DEPTH) for pose in poses], strict=True))


def chip_site(view: View[Any], seating: Seating, holder: Seat) -> Site:
    """Give the room for a seat's chips, or for the pool."""
    return seating.pool if holder == TABLE else place_of(seating, view.me, holder).chips


def turned_across(seating: Seating, heaps: Heaps, packet: str) -> Arrangement:
    """Lay the turn-up across the packet it was turned from, a little lower so that both are seen."""
    site, keys = seating.table, heaps.get((packet, TABLE), ())
    apart = 42.0 * site.size if keys else 0.0
    placed = dict(zip(keys, shapes.pile(len(keys), site.x - apart, site.y, site.size), strict=True))
    for key in heaps.get((SHOWN, TABLE), ()):
        turned = shapes.resting(Pose(site.x + apart, site.y, 0.0, site.size), key[1])
        placed[key] = replace(turned, depth=100.0)
    return placed
