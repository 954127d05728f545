"""Where bubbles stand: beside the mouth of whoever speaks, over no card, plate or face, and apart from one another."""

from collections.abc import Iterator, Sequence

from game.core.record import record
from game.stage.arrange import first_free
from game.stage.pose import Slot, Zone

MOUTH = 79 / 120
"""How far down the frame of a person the mouth is, as a share of it, as everything below."""
TIP = 0.29
"""From the mouth to the tip of the bubble’s tail: beside the cheek."""
NEAR, WELL = 0.44, 0.6
"""From the mouth to the bubble, across, and to one that stands below it, beside what the speaker holds."""
ABOVE, HIGH = 0.12, 0.26
"""From the mouth up to a bubble above it, and to one high above it."""
FACE = 0.34
"""Half of what a face takes across."""
CHIN = 0.93
"""How far down a face reaches."""
TAIL, REACH = 20.0, 4.2
"""Table units that the tail of what I say is long, and how high above my plate that may stand, in heights of it."""
GAP = 8.0
"""Table units between two bubbles, and between a bubble and what it may not cover."""


@record
class Balloon:
    """The room of a bubble, and where its tail ends."""

    zone: Zone
    tip: tuple[float, float]


def mouth(person: Slot) -> tuple[float, float]:
    """Tell where somebody’s mouth is."""
    return person.x, person.zone.top + MOUTH * person.height


def face(person: Slot) -> Zone:
    """Give what somebody’s head takes, with hair or hat."""
    half = FACE * person.width
    return Zone(person.x - half, person.zone.top, person.x + half, person.zone.top + CHIN * person.height)


def at_mouth(person: Slot, width: float, height: float, middle: float) -> Iterator[Balloon]:
    """List the five places of a bubble beside somebody’s face, those towards the middle of the table first."""
    (x, y), side = mouth(person), person.height
    inward = 1 if x < middle - side / 2 else -1
    lifts = ((ABOVE, inward), (ABOVE, -inward), (0.0, inward), (0.0, -inward), (HIGH, inward))
    for lift, way in lifts:
        near = x + way * NEAR * side
        bottom = y - lift * side if lift else y + height / 2 - ABOVE * side / 2
        left = near if way > 0 else near - width
        yield Balloon(Zone(left, bottom - height, left + width, bottom), (x + way * TIP * side, y))


def lower(person: Slot, width: float, height: float, middle: float) -> Iterator[Balloon]:
    """List places below the mouth, towards the middle of the table, where the trick has not come yet."""
    (x, y), side = mouth(person), person.height
    way = 1 if x < middle else -1
    for down in (0.25, 0.5, 0.75, 1.0):
        near = x + way * WELL * side
        left = near if way > 0 else near - width
        yield Balloon(
            Zone(left, y + down * side, left + width, y + down * side + height), (x + way * TIP * side, y)
        )


def upon_plate(person: Slot, plate: Zone, width: float, height: float) -> Iterator[Balloon]:
    """Give the last resort of a bubble: it takes the place of the speaker’s own plate."""
    (x, y), side = mouth(person), person.height
    way = 1 if plate.x >= x else -1
    half, tall = max(width, plate.width) / 2, max(height, plate.height)
    for bottom in (plate.bottom, plate.top + tall):
        paper = Zone(plate.x - half, bottom - tall, plate.x + half, bottom)
        yield Balloon(paper, (x + way * TIP * side, y + 0.1 * side))


def by_plate(plate: Slot, width: float, height: float) -> Iterator[Balloon]:
    """List the places of what I say: above my plate, beside it, or above what stands on it, pointing down to me."""
    zone, point = plate.zone, TAIL
    tip = (zone.left + 0.3 * plate.width, zone.top)
    yield Balloon(Zone(zone.left, zone.top - point - height, zone.left + width, zone.top - point), tip)
    beside = Zone(zone.right + 24, plate.y - height / 2, zone.right + 24 + width, plate.y + height / 2)
    yield Balloon(beside, (zone.right, plate.y))
    for left in (zone.left, zone.right - width, zone.right + GAP):
        bottom = zone.top - 2 * point
        while bottom > zone.top - REACH * plate.height:
            x = min(max(left + 0.3 * width, zone.left), zone.right)
            yield Balloon(Zone(left, bottom - height, left + width, bottom), (x, bottom + point))
            bottom -= point


def settled(
    wishes: Sequence[Sequence[Balloon]],
    kept: Sequence[Zone],
    bounds: Zone,
    own: Sequence[Sequence[Zone]] = (),
    coming: Sequence[Zone] = (),
) -> Sequence[Balloon | None]:
    """Give every speaker the first of the wished places that covers nothing; who has none is not given one.

    At worst a bubble covers what is the speaker’s own, then where cards are still to come. What would reach beyond the
    bounds is moved to their edge.
    """
    found, taken = list[Balloon | None](), [_widened(each) for each in kept]
    for number, each in enumerate(wishes):
        within = [moved for wish in each if (moved := _moved(wish, bounds))]
        others = [zone for place, zones in enumerate(own) if place != number for zone in zones]
        mine = own[number] if number < len(own) else ()
        ways = ([*others, *mine, *coming], [*others, *coming], [*others, *mine], others)
        tried = (
            first_free([one.zone for one in within], [*taken, *(_widened(zone) for zone in way)])
            for way in ways
        )
        free = next((place for place in tried if place is not None), None)
        found.append(None if free is None else within[free])
        taken += [] if free is None else [_widened(within[free].zone)]
    return found


def _widened(zone: Zone) -> Zone:
    return Zone(zone.left - GAP, zone.top - GAP, zone.right + GAP, zone.bottom + GAP)


def _moved(wish: Balloon, bounds: Zone) -> Balloon | None:
    """Move a place within bounds; None where it has no room there."""
    zone = wish.zone
    if zone.width > bounds.width or zone.height > bounds.height:
        return None
    left = min(max(zone.left, bounds.left), bounds.right - zone.width)
    top = min(max(zone.top, bounds.top), bounds.bottom - zone.height)
    return Balloon(Zone(left, top, left + zone.width, top + zone.height), wish.tip)
