"""Who sits where, and where the heaps of every seat find room: the plan of the table for a viewport and its seats.

I always sit south. For two there is a column left of the players for talon and discards and one right of them for
tricks and chips; with more players each has his tricks and chips beside his cards.
"""

from functools import lru_cache
from math import copysign

from game.core.cards import Seat
from game.core.record import record, replace
from game.stage import shapes
from game.stage.pose import CARD_HEIGHT, Slot, TableViewport, Zone, overlaps

_WIDEST = 1500.0  # how far apart the players of a very wide table sit
_EDGE = 14.0  # distance kept from the border
_OFF_THE_INLAY = (
    24.0  # how far heaps at the border move in, so that they do not lie on the line around the table
)
_LEAN = 9.0  # how much higher the outermost cards of a fan are for being turned
_LIFTED = 34.0  # room above my hand for a card pulled out of it
_LARGE = 1.25  # from this text size on, plates stand beside the hand where there is room
_WORDS = 820.0  # how far the buttons of what may be said spread
_PROMPT, _PROMPT_GROWS = (
    38.0,
    0.6,
)  # height of the line above my hand, and the share of the text scale it grows by
_ASIDE = 300.0  # how wide the room for talon and turn-up is, at most
_ANNEX = 130.0  # how wide the room for tricks and chips beside a hand is
_HALF_ANNEX = 55.0  # of what lies in it, where there is no more room than that
_FAN_SIZES = {2: 0.62, 3: 0.62, 4: 0.6, 5: 0.55, 6: 0.52, 7: 0.52}
_FAN_WIDTHS = {2: 340.0, 3: 300.0, 4: 250.0, 5: 230.0, 6: 190.0, 7: 130.0}
_QUARTERED = (
    6  # with more seats than these four sit at the top, each with a quarter of it for hand, tricks and plate
)


@record
class Site:
    """Room for one heap: its middle, how wide it may grow, and the size of what lies there."""

    x: float
    y: float
    width: float
    size: float


@record
class SeatArea:
    """What belongs to one seat."""

    hand: Site
    plate: Slot  # for name, level, dealer's sign …
    bubble: Slot  # for what is said
    taken: Site
    discard: Site
    chips: Site
    inward: float  # −1 when the middle of the table lies to the left of it, 1 to the right, 0 straight ahead


@record
class Seating:
    """The plan of the table."""

    zone: Zone
    places: tuple[SeatArea, ...]  # clockwise, mine first
    clockwise: bool  # whether play goes round the same way
    trick: Site
    band: float  # how high the room for the trick is
    table: Site  # talon, turn-up and the like
    pool: Site
    prompt: Slot  # for the line that says what is waited for: above the cards of my hand while there are no buttons
    words: Slot  # for the buttons of what may be said, above which the prompt then stands
    sign: Slot  # for the sign of trumps, always there whatever lies beside it
    drop: Slot  # a card let go in here is played


@lru_cache(maxsize=64)
def plan(viewport: TableViewport, seats: int, two_rows: bool = False) -> Seating:
    """Draw up the plan; with two_rows, room is kept for a second row of my hand."""
    whole = viewport.zone
    half = min(whole.width, _WIDEST) / 2
    zone = Zone(whole.x - half, whole.top, whole.x + half, whole.bottom)
    mine = _mine(zone, viewport, seats)
    tops = tuple(_other(zone, viewport, seats, index) for index in range(1, seats))
    tall = (CARD_HEIGHT + (74.0 if two_rows else 0.0)) * viewport.card_size
    hand_top = zone.bottom - tall - _EDGE - _LEAN - _LIFTED
    line, strip = _PROMPT * viewport.text**_PROMPT_GROWS, 60.0 * viewport.text
    arc = min(shapes.SAG * viewport.card_size, strip)
    prompt = Slot(zone.x, hand_top - arc - line / 2, zone.width - 2 * _EDGE, line)
    words = Slot(zone.x, hand_top - strip / 2, min(mine.hand.width - 16, zone.width - 500, _WORDS), strip)
    ceiling = max((_floor(place) for place in tops if place.inward == 0), default=zone.top) + 8
    band = Zone(zone.left, ceiling, zone.right, hand_top - line - strip)
    sides = tuple(_at_side(place, band) for place in tops)
    trick = _trick(band, sides, viewport.card_size)
    drop = Slot(whole.x, (whole.top + hand_top) / 2, whole.width, hand_top - whole.top)
    table, pool = _middle(zone, band, seats, mine.discard.y - 132 - 24 * viewport.text)
    table = replace(table, size=table.size * min(1.0, viewport.card_size))
    sign = _sign(zone, viewport, table, pool, sides)
    return Seating(
        zone,
        (mine, *sides),
        viewport.clockwise,
        trick,
        band.height,
        table,
        pool,
        prompt,
        words,
        sign,
        drop,
    )


def plate_size(zone: Zone, text: float, seats: int) -> tuple[float, float]:
    """Give the width and height of a name plate: as the text asks, within what the neighbours leave."""
    widest = zone.width * (0.26 if seats < 5 else 0.235)
    return min(226.0 * text, widest), 58.0 * (1 + (text - 1) * 0.7)


def _mine(zone: Zone, viewport: TableViewport, seats: int) -> SeatArea:
    text, size, taken = viewport.text, viewport.card_size, 200.0
    width, height = plate_size(zone, text, seats)
    if viewport.width < viewport.height:  # where a hand of many cards wants all there is beside it
        width, taken = min(width, 186.0 * text), 156.0
    room = min(820.0 * max(1.0, size), zone.width - 2 * max(width + 40, taken + 50))
    plate = Slot(zone.left + _EDGE + width / 2, zone.bottom - 12 - height / 2, width, height)
    column = zone.right - (_column(zone, seats) if seats < 4 else max(130.0, (zone.width - room) / 4))
    hand = Site(zone.x, zone.bottom - CARD_HEIGHT * size / 2 - _EDGE - _LEAN, room, size)
    return SeatArea(
        hand,
        plate,
        Slot(zone.left + _EDGE + 110 * text, plate.zone.top - 34 * text, 220 * text, 52 * text),
        Site(column, zone.bottom - 62, taken, 0.48),
        Site(plate.x - 30, plate.zone.top - 52 - 24 * text, 120.0, 0.44),
        Site(
            column,
            zone.top + zone.height * {2: 0.63, 3: 0.69}.get(seats, 0.78),
            240.0,
            0.9 if seats < 4 else 0.75,
        ),
        0.0,
    )


def _other(zone: Zone, viewport: TableViewport, seats: int, index: int) -> SeatArea:
    """Seat another player; those at the sides get their height later, when the middle is known."""
    dx, dy = shapes.ring(seats)[index]
    text, size, room = viewport.text, _fan_size(viewport, seats), _FAN_WIDTHS[seats]
    width, _ = plate_size(zone, text, seats)
    inward = 0.0 if dy < 0 else -dx
    quartered = seats > _QUARTERED and not inward
    if inward:
        x = zone.x + dx * (zone.width / 2 - _EDGE - max(room, width) / 2)
    elif quartered:
        x = zone.x + dx * (zone.width / 2 - _EDGE) - _HALF_ANNEX
    else:
        off = abs(dx) * (zone.width / 2 - room / 2 - 40)
        x = zone.x + copysign(max(off, (room + _ANNEX) / 2), dx) if dx else zone.x
    hand = Site(x, zone.top + 6 + (CARD_HEIGHT / 2 + _LEAN) * size, room, size)
    beside = text > _LARGE and dx == 0 and seats < 5
    plate = _plate(zone, text, seats, hand, beside=beside)
    if quartered:
        plate = replace(plate, x=x + _HALF_ANNEX)
    if seats == 2:
        return _opposite(zone, text, hand, plate, beside=beside)
    annex = x + (inward or 1.0) * (room / 2 + 62)
    return SeatArea(
        hand,
        plate,
        Slot(plate.x, plate.zone.bottom + 30 * text, min(200 * text, width), 48 * text),
        Site(annex, hand.y - 22, 96.0, 0.36),
        _discard(zone, hand, plate, annex, seats, inward),
        Site(annex, hand.y + 66, 96.0, 0.55),
        inward,
    )


def _fan_size(viewport: TableViewport, seats: int) -> float:
    """Give the size of others' cards: with partners they may be open to me, and grow with my own."""
    return _FAN_SIZES[seats] * (max(1.0, viewport.card_size) if seats > 3 else 1.0)


def _discard(zone: Zone, hand: Site, plate: Slot, annex: float, seats: int, inward: float) -> Site:
    """Find room for what a seat lays away: above a hand at the side, left of one at the top."""
    if seats > 4:  # where there is least room, under the tricks and a little lower
        return Site(annex, hand.y + 4, 96.0, 0.36)
    if inward:
        return Site(hand.x, hand.y - 104 * hand.size - 50, 96.0, 0.36)
    edge = min(plate.zone.left, hand.x - hand.width / 2)
    return Site(
        max(zone.left + _EDGE + 32, edge - 79), hand.y, 96.0, 0.36
    )  # a caption below it keeps off the hand


def _plate(zone: Zone, text: float, seats: int, hand: Site, *, beside: bool) -> Slot:
    """Hang a plate on the lower edge of a hand, or beside it, to leave the middle to the trick."""
    width, height = plate_size(zone, text, seats)
    if beside:
        return Slot(hand.x - hand.width / 2 - width / 2 - 8, hand.y, width, height)
    return Slot(hand.x, hand.y + CARD_HEIGHT * hand.size * 0.26 + height / 2, width, height)


def _opposite(zone: Zone, text: float, hand: Site, plate: Slot, *, beside: bool) -> SeatArea:
    """Seat the one opponent: his tricks and chips lie in the right column, his discards in the left."""
    column, left = _column(zone, 2), plate.zone.left if beside else hand.x - hand.width / 2
    discard = Site(max(zone.left + 46, left - 60), hand.y - 18, 110.0, 0.42)
    return SeatArea(
        hand,
        plate,
        Slot(hand.x + hand.width / 2 + 60 * text, hand.y + 40, 220 * text, 52 * text),
        Site(zone.right - column, hand.y - 18, 200.0, 0.42),
        discard,
        Site(zone.right - column, zone.top + zone.height * 0.25, 240.0, 0.9),
        0.0,
    )


def _floor(place: SeatArea) -> float:
    """Give the lower edge of a hand and its plate."""
    hand = place.hand
    return max(place.plate.zone.bottom, hand.y + (CARD_HEIGHT / 2 + _LEAN + 24) * hand.size)


def _at_side(place: SeatArea, band: Zone) -> SeatArea:
    """Put a seat at the side level with the middle."""
    if place.inward == 0:
        return place
    down = band.y - place.plate.height / 2 - place.hand.y

    def lower(site: Site) -> Site:
        return Site(site.x, site.y + down, site.width, site.size)

    def lower_spot(spot: Slot) -> Slot:
        return Slot(spot.x, spot.y + down, spot.width, spot.height)

    return SeatArea(
        lower(place.hand),
        lower_spot(place.plate),
        lower_spot(place.bubble),
        lower(place.taken),
        lower(place.discard),
        lower(place.chips),
        place.inward,
    )


def _trick(band: Zone, others: tuple[SeatArea, ...], largest: float) -> Site:
    """Find the middle between the seats at the sides, or between the columns."""
    reach = [abs(place.taken.x - band.x) - place.taken.width / 2 for place in others if place.inward]
    width = 2 * min(reach, default=band.width / 2 - 300)
    size = shapes.cross_size(len(others) + 1, width, band.height, largest)
    return Site(band.x, band.y, width, size)


def _middle(zone: Zone, band: Zone, seats: int, low: float) -> tuple[Site, Site]:
    """Place talon and pool: at the sides of the trick, or, low on the table, below the players who sit there."""
    aside = _talon(zone, seats)
    left, right = zone.left + aside, zone.right - _column(zone, seats)
    room = min(2 * aside - 2 * _EDGE, _ASIDE)
    if seats < 4:
        return Site(left + _OFF_THE_INLAY, band.y, room, 0.8), Site(
            right, zone.top + zone.height * 0.47, 240.0, 0.9
        )
    return Site(left, low, room, 0.55), Site(right, zone.top + zone.height * 0.7 - 70, 240.0, 0.75)


def _held(hand: Site) -> Zone:
    """Give the room of a hand."""
    tall = CARD_HEIGHT * hand.size / 2
    return Zone(hand.x - hand.width / 2, hand.y - tall, hand.x + hand.width / 2, hand.y + tall)


def round_from(seating: Seating, me: Seat, seat: Seat) -> int:
    """Count the places from mine to another seat's, clockwise, whichever way play goes."""
    return (seat - me if seating.clockwise else me - seat) % len(seating.places)


def place_of(seating: Seating, me: Seat, seat: Seat) -> SeatArea:
    """Give the place of a seat."""
    return seating.places[round_from(seating, me, seat)]


def _column(zone: Zone, seats: int) -> float:
    """Tell how far from the right border the middle of the column of chips and tricks lies."""
    return max(150.0, zone.width * (0.12 if seats == 2 else 0.11))


def _talon(zone: Zone, seats: int) -> float:
    """Tell how far from the left border the middle of the talon lies: nearer to the trick where only two sit."""
    return max(150.0, zone.width * (0.15 if seats == 2 else 0.11))


def _sign(zone: Zone, viewport: TableViewport, table: Site, pool: Site, others: tuple[SeatArea, ...]) -> Slot:
    """Keep room for the sign of trumps: below talon and caption or, with many seats, in the upper left corner.

    Where somebody sits in that corner, it is where the pool would lie.
    """
    grown = viewport.text - 1
    width, height = 210.0 + 150.0 * grown, 64.0 + 46.0 * grown
    if len(others) > 2:
        corner = Slot(zone.left + _EDGE + width / 2, zone.top + _EDGE + height / 2, width, height)
        taken = [zone for place in others for zone in (place.plate.zone, _held(place.hand))]
        if not any(overlaps(corner.zone, each) for each in taken):
            return corner
        return Slot(zone.right - _EDGE - width / 2, pool.y, width, height)
    x = max(table.x, zone.left + _EDGE + width / 2)
    top = table.y + 30 + CARD_HEIGHT * table.size / 2 + 24 * viewport.text + 10
    return Slot(x, top + height / 2, width, height)


def fits_one_row(viewport: TableViewport, seats: int, count: int) -> bool:
    """Tell whether my hand shows every index in one row."""
    hand = plan(viewport, seats).places[0].hand
    return shapes.fits(count, hand.width, hand.size)
