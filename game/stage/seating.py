"""Who sits where, and where the heaps of every seat find room: the plan of the table for a viewport and its seats.

I sit in front of the table, the others along its far edge, facing me. Between them and the line above my hand lies the
trick; heaps lie beside it, before their owners or above the corners.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import copysign

from game.core.cards import Seat
from game.core.record import record, replace
from game.stage import shapes
from game.stage.bubbles import CHIN, FACE
from game.stage.pose import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PAGE,
    UPRIGHT_HAND,
    USUAL_SIZE,
    Pose,
    Slot,
    TableViewport,
    Zone,
    extent,
    is_upright,
)
from game.stage.rim import Rim, rim_of

UNSEEN = Slot(0.0, 0.0, 0.0, 0.0)
"""The place of somebody who isn't seen: my own."""
_MARGIN, _GAP = 16.0, 8.0
"""What is kept from the window's edges and between things, like all below in pixels of a window 720 high."""
_LEAN = 9.0  # how much lower the outermost cards of a hand of size 1 reach for being turned
_LIFTED = 24.0  # room above my hand for a card pulled out of it
_PROMPT, _PROMPT_GROWS = 36.0, 0.42
"""The height of the line above my hand, and the share of the text scale it grows by."""
_WORDS, _ABOVE_HAND = 88.0, 20.0
"""The height of the buttons of what may be said, and what lies between them and my hand."""
_LARGER = 1.02  # a card of the trick than one of my hand
_TWO_ROWS = 0.92  # of the usual size, for a hand in two rows
_FAN, _FAN_WIDTH, _FAN_DOWN = 60.0, 100.0, 16.0
"""How high and wide others' fans are, and how far below the table's edge their middle lies."""
_OPEN, _OPEN_WIDTH, _OPEN_DOWN = 100.0, 290.0, 54.0
"""The same of cards that lie open before their owner …"""
_LOW_OPEN, _LOW_OPEN_DOWN = 74.0, 6.0
"""… and where a card of the trick lies before that."""
_PLATE, _LOW_PLATE, _PLATE_WIDTH, _PLATE_DOWN = 46.0, 40.0, 168.0, 40.0
"""Height, the same where five sit along the edge, and width of a plate; how far below it one beside a fan lies."""
_NARROW_PLATE = 136.0  # where more than five sit in a narrow window, for their cards to be read
_NAMES_GROW = 0.4  # share of the text scale by which plates grow
_HEAP, _MY_HEAP, _HEAP_WIDTH = 42.0, 60.0, 92.0
"""The height of a heap before its owner, of mine, and the width of either."""
_CHIPS, _CHIPS_WIDTH = 0.58, 172.0
"""The size of chips on a page of one unit a pixel, and the width of a place for them."""
_TALON, _TALON_WIDTH = 115.0, 216.0
"""The height of talon and turn-up for two, and the width of their place."""
_LAID = 70.0  # height of cards that lie open to be read
_LOW = 287.0  # above the window's foot: what stands in the corners reaches up to there, and heaps down
_UPRIGHT_LOW = 0.53  # the same in an upright window, as a share of its height from the top, at most
_BUTTON = 60.0  # table units that the button below a packet takes, at the usual text scale
_SIGN, _SIGN_GROWN = (210.0, 64.0), (150.0, 46.0)
"""The size of the sign of trumps in table units, and what it grows by with text twice as large."""
_CORNER, _MY_PLATE = 22.0, 90.0
"""What is kept free around what stands in a corner, and how high my plate is, in table units."""
_CROWDED = {6: 0.96, 7: 0.92}
"""By seats: what the page shrinks by where plates reach down to the trick …"""
_LARGEST = {2: 0.15, 3: 0.1, 4: 0.03}
"""… and how much larger than usual cards may be at the usual text scale."""
_WOOD = 30.0  # from the table's edge to where cards may lie
_ROWS = 5  # so many seats have their cards of a trick in one row
_IN_ROW = 2.24  # widths of a card that four in one row reach from their middle
_CLEAR = 0.32  # of a card that one below another lies lower at least, for the other's index to be seen


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
    person: Slot  # the bust behind the table's edge, which hides its lowest part; mine is empty


@record
class Seating:
    """The plan of the table."""

    zone: Zone
    rim: Rim  # the table's far edge
    places: tuple[SeatArea, ...]  # clockwise, mine first
    clockwise: bool  # whether play goes round the same way
    trick: Site
    cross: tuple[Pose, ...]  # where everybody's card of a trick lies, mine first and on clockwise
    band: float  # how high the room for the trick is
    table: Site  # talon, turn-up and the like
    choice: Zone  # packets that lie open to be chosen from, less what their buttons take below them
    laid: Site  # cards that lie open to be read while tricks are played
    pool: Site
    prompt: Slot  # for the line that says what is waited for: above the cards of my hand while there are no buttons
    words: Slot  # for the buttons of what may be said, above which the prompt then stands
    sign: Slot  # for the sign of trumps, always there whatever lies beside it
    drop: Slot  # a card let go in here is played


@record
class _Page:
    """The room there is, and the unit everything is measured in."""

    viewport: TableViewport
    seats: int
    zone: Zone
    rim: Rim
    unit: float  # table units of a pixel of a window 720 high
    upright: bool
    opened: bool  # somebody's hand lies open

    @property
    def card(self) -> float:
        """The size of a card of my hand in one row."""
        room = (
            _LARGEST.get(self.seats, 0.0) * max(0.0, 2 - self.viewport.text) * (0.7 if self.opened else 1.0)
        )
        return min(self.viewport.cards, 1 + room) * self.usual

    @property
    def usual(self) -> float:
        """The same where cards are wanted in the usual size."""
        return USUAL_SIZE * self.unit / PAGE

    @property
    def low(self) -> float:
        """How far down heaps reach that lie above the corners."""
        if self.upright:
            corners = [corner.top for corner in self.viewport.corners]
            return min(*corners, self.zone.bottom * _UPRIGHT_LOW) - _GAP * self.unit
        left, _ = self.viewport.corners
        tops = [each.top for each in self.viewport.corners] if self.viewport.plate else [left.top]
        return min(self.zone.bottom - _LOW * self.unit, *(top - _GAP * self.unit for top in tops))

    def slot(self, x: float, y: float, width: float, height: float) -> Slot:
        """Give room of a size on the page, within its margins."""
        half = width * self.unit / 2
        least = self.zone.left + _MARGIN * self.unit + half
        most = self.zone.right - _MARGIN * self.unit - half
        return Slot(max(least, min(x, most)), y, 2 * half, height * self.unit)

    def site(self, x: float, y: float, width: float, height: float) -> Site:
        """Give room for cards of a height on the page."""
        spot = self.slot(x, y, width, height)
        return Site(spot.x, y, spot.width, spot.height / CARD_HEIGHT)

    def chips(self, x: float, y: float, share: float = 1.0) -> Site:
        """Give room for chips that stand there."""
        spot = self.slot(x, y, _CHIPS_WIDTH * share, 0.0)
        return Site(spot.x, y, spot.width, _CHIPS * self.unit * share)


@lru_cache(maxsize=128)
def plan(
    viewport: TableViewport, seats: int, two_rows: bool = False, opened: tuple[int, ...] = ()
) -> Seating:
    """Draw up the plan; with two_rows, room is kept for a second row of my hand.

    The places whose hands lie open, counted clockwise from mine, get more room for them.
    """
    page = _page(viewport, seats, opened=bool(opened))
    hand = _my_hand(page, two_rows=two_rows)
    unit, top = page.unit, _top(hand, two_rows=two_rows)
    grown = 1 + (viewport.text - 1) * _PROMPT_GROWS
    line = 0.0 if viewport.bottom else _PROMPT * unit * grown  # nothing is waited for where one only looks
    room = min(hand.x - page.zone.left, page.zone.right - hand.x) - _MARGIN * unit
    prompt = Slot(hand.x, top - _LIFTED * unit - line / 2, 2 * room, line)
    foot = top - _ABOVE_HAND * unit
    half = _half(page, hand.size * _LARGER)
    words = Slot(hand.x, foot - _WORDS * unit / 2, 1.8 * half, _WORDS * unit)
    others = tuple(
        _other(page, index, half, open_hand=index in opened, two_rows=two_rows) for index in range(1, seats)
    )
    cross = _cross(page, hand.size * _LARGER, others, prompt.zone.top - 0.5 * _GAP * unit)
    rows = [pose.y for pose in cross]
    middle = Site(page.rim.x, (min(rows) + max(rows)) / 2, 2 * half, cross[0].size)
    ceiling = max(
        (place.hand.y + CARD_HEIGHT * place.hand.size / 2 for place in others if place.hand.x == page.rim.x),
        default=page.rim.edge(page.rim.x),
    )
    left, right = page.rim.x - half, page.rim.x + half
    table, pool, mine = _heaps(page, left, right)
    drop = Slot(page.zone.x, (ceiling + top) / 2, page.zone.width, top - ceiling)
    return Seating(
        page.zone,
        page.rim,
        (_mine(page, hand, mine), *others),
        viewport.clockwise,
        middle,
        cross,
        prompt.zone.top - ceiling,
        table,
        _choice(page, others, prompt),
        _laid(page, others),
        pool,
        prompt,
        words,
        _sign(page, table, cross),
        drop,
    )


def _page(viewport: TableViewport, seats: int, *, opened: bool) -> _Page:
    """Measure the page, a little smaller where the cards of a trick need the width."""
    zone, unit = viewport.zone, viewport.page
    upright = is_upright(round(zone.width), round(zone.height))
    if seats > _ROWS - 1:
        row = 2 * shapes.across(seats) * CARD_WIDTH * USUAL_SIZE * _LARGER / PAGE
        plate = _PLATE_WIDTH if seats == _ROWS else _NARROW_PLATE
        beside = 30.0 if upright else 2 * (plate + _MARGIN + _GAP)
        unit = min(unit * _CROWDED.get(seats, 1.0), zone.width / (row + beside))
    return _Page(viewport, seats, zone, rim_of(zone.width, zone.height, seats - 1), unit, upright, opened)


def _my_hand(page: _Page, *, two_rows: bool) -> Site:
    """Lay my hand at the window's foot, between the corners."""
    unit, zone = page.unit, page.zone
    left, right = zone.left, zone.right
    if not page.upright:
        one, other = page.viewport.corners
        left, right = one.right, min(zone.right, other.left) if other.width else zone.right
    size = page.card * (_TWO_ROWS if two_rows else 1.0)
    room = right - left - 2 * _GAP * unit
    foot = zone.bottom - 0.5 * _GAP * unit - _LEAN * size
    return Site((left + right) / 2, foot - CARD_HEIGHT * size / 2, room, size)


def _top(hand: Site, *, two_rows: bool) -> float:
    """Tell how far up my hand reaches."""
    rows = shapes.PEEP * hand.size if two_rows else 0.0
    return hand.y - CARD_HEIGHT * hand.size / 2 - shapes.SAG * hand.size - rows


def _other(page: _Page, index: int, half: float, *, open_hand: bool, two_rows: bool) -> SeatArea:
    """Seat another player at the table's edge: his cards upon it, his plate below them or beside."""
    rim, unit, others = page.rim, page.unit, page.seats - 1
    x = rim.sitting(others)[index - 1]
    side = 0.0 if abs(x - rim.x) < 1.0 else copysign(1.0, x - rim.x)
    edge, person = rim.edge(x), rim.person(x)
    looking = page.viewport.bottom > 0 and not page.upright  # open hands are as high as in all of the window
    grown = page.viewport.height / page.zone.height if looking else 1.0
    high, wide, down = _FAN, _FAN_WIDTH, _FAN_DOWN
    if open_hand:
        high, wide, down = _OPEN * grown, _OPEN_WIDTH * grown, _OPEN_DOWN * grown
    if open_hand and page.upright:
        wide, down = (
            min(wide, (page.zone.width / unit - (200.0 if others > 4 else 0.0)) / others - _GAP),
            _FAN_DOWN,
        )
    elif open_hand and side:
        half_of_usual = max(half, _half(page, page.usual * _LARGER))
        if page.seats >= _ROWS and abs(x - rim.x) < 0.8 * half_of_usual:
            wide, high, down = 150.0 * grown, _LOW_OPEN * grown, _LOW_OPEN_DOWN
        else:  # between the window's edge and the trick
            wide = min(wide, (rim.x - half_of_usual - page.zone.left) / unit - _MARGIN - _GAP)
            x = max(x * side, (rim.x + side * (half_of_usual + (wide / 2 + _GAP) * unit)) * side) * side
    elif open_hand and page.seats >= _ROWS:
        wide, high, down = 150.0 * grown, _LOW_OPEN * grown, _LOW_OPEN_DOWN
    hand = page.site(x, edge + down * unit, wide, high)
    person = _above(person, hand) if open_hand else person
    front = shapes.PEEP * hand.size if open_hand and two_rows and not page.upright else 0.0
    beside = not side and others in (1, 3) and not page.upright
    plate = _plate(page, replace(hand, y=hand.y + front), edge, half, beside=beside)
    outside = bool(side) and abs(plate.x - rim.x) - plate.width / 2 > half - _GAP * unit
    taken, discard = _before(page, hand, plate, side, outside=outside)
    return SeatArea(
        hand,
        plate,
        _bubble(page, person, side),
        taken,
        discard,
        _their_chips(page, plate, side, half),
        person,
    )


def _above(person: Slot, hand: Site) -> Slot:
    """Have somebody sit up so far that cards before him leave his face free."""
    if abs(person.x - hand.x) > hand.width / 2 + FACE * person.width:
        return person
    chin, top = person.zone.top + 0.95 * CHIN * person.height, hand.y - CARD_HEIGHT * hand.size / 2
    return replace(person, y=person.y - max(0.0, min(chin - top, person.zone.top)))


def _plate(page: _Page, hand: Site, edge: float, half: float, *, beside: bool) -> Slot:
    """Hang a plate on the lower edge of a fan, or beside it, to leave the middle to the trick."""
    unit = page.unit
    grown = 1 + (page.viewport.text - 1) * _NAMES_GROW
    width = _PLATE_WIDTH * min(grown, 1.35 if page.seats <= _ROWS else 1.0)
    height = _PLATE if page.seats < _ROWS else _LOW_PLATE
    if beside:
        near = (
            max(hand.width / 2, 0.68 * CARD_WIDTH * page.card * _LARGER if page.seats == 4 else 0.0)
            + _GAP * unit
        )
        if page.seats == 4:
            neighbour = page.rim.person(page.rim.sitting(3)[2]).zone
            width = min(width, (neighbour.left - hand.x - near) / unit - _GAP)
        return page.slot(hand.x + near + width * unit / 2, edge + (_PLATE_DOWN + _GAP) * unit, width, height)
    tall, x = CARD_HEIGHT * hand.size, hand.x
    if abs(x - page.rim.x) > 0.8 * half:
        half = max(half, _IN_ROW * CARD_WIDTH * page.card if page.seats == _ROWS - 1 else 0.0)
        width = min(width, max(120.0, (page.rim.x - half - page.zone.left) / unit - _MARGIN - _GAP))
        outer = half + _GAP * unit + width * unit / 2
        x = page.rim.x + copysign(max(abs(x - page.rim.x), outer), x - page.rim.x)
    down = hand.y + (0.58 if tall > 0.8 * _OPEN * unit else 0.4) * tall
    return page.slot(x, down + height * unit / 2, width, height)


def _before(page: _Page, hand: Site, plate: Slot, side: float, *, outside: bool) -> tuple[Site, Site]:
    """Find room for tricks and discards: below the plate where no trick is, else beside the cards at the edge."""
    unit, rim = page.unit, page.rim
    above = (
        plate.zone.bottom + (0.5 * _GAP + _HEAP) * unit <= page.low
    )  # the teacher's corner, where there is one
    if page.upright or (outside and (above or page.viewport.plate is None)):
        heap = _HEAP / 2 * unit
        least = plate.zone.bottom + 0.5 * _GAP * unit + heap
        y = max(least, min(plate.zone.bottom + _GAP * unit + heap, page.low - heap))
        if page.seats < _ROWS - 1:
            wide, inner, outer = plate.width / unit / 2 - _GAP / 2, -0.25, 0.25
        else:  # further out, off what lies beside the trick
            wide, inner, outer = plate.width / unit / 4, 0.13, 0.38
        places = (plate.x + side * share * plate.width for share in (inner, outer))
        taken, discard = (page.site(x, y, wide, _HEAP) for x in places)
        return taken, discard
    wide = _HEAP_WIDTH if page.seats < _ROWS else 0.85 * _HEAP_WIDTH

    def lying(away: float) -> Site:
        x = hand.x + away
        return page.site(x, rim.edge(x) + (_GAP + 6 + _HEAP / 2) * unit, wide, _HEAP)

    if not side:
        below = max(hand.width, plate.width if plate.x == hand.x else 0.0)
        away = below / 2 + (_GAP + wide / 2) * unit
        return lying(-away), lying(-away - (wide + _GAP) * unit)
    away = max(plate.width, hand.width) / 2 + (_GAP + wide / 2) * unit
    return lying(-side * away), lying(side * away)


def _bubble(page: _Page, person: Slot, side: float) -> Slot:
    """Keep room beside a head, on the side of the table's middle."""
    away = person.width * 0.42 + 90 * page.unit
    return page.slot(
        person.x + (-side or -1.0) * away,
        person.zone.top + person.height * 0.22,
        180,
        48 * page.viewport.text,
    )


def _their_chips(page: _Page, plate: Slot, side: float, half: float) -> Site:
    """Stand another's chips outside of his plate, where there is room, or below his tricks."""
    unit, rim = page.unit, page.rim
    if not side:
        return page.chips(
            rim.x + half + (_MARGIN + _CHIPS_WIDTH / 2) * unit, rim.edge(rim.x + half) + 92 * unit
        )
    outer = (page.zone.right if side > 0 else page.zone.left) - side * _MARGIN * unit
    room = (outer - plate.x) * side - plate.width / 2
    if page.seats == 3:
        share = max(0.5, min(1.0, room / (_CHIPS_WIDTH * unit)))
        x = outer - side * max(room, share * _CHIPS_WIDTH * unit) / 2
        return page.chips(x, max(rim.edge(x) + 92 * unit, plate.y + 40 * unit), share)
    x = plate.x + side * 0.25 * plate.width
    return page.chips(x, plate.zone.bottom + (2 * _GAP + _HEAP + 74) * unit, 0.5)


def _mine(page: _Page, hand: Site, chips: Site) -> SeatArea:
    """Give what is mine: my hand, and my plate in the left corner; what I took lies above the right one."""
    unit, zone, (left, _) = page.unit, page.zone, page.viewport.corners
    width = max(0.0, left.width - 2 * _CORNER)
    plate = Slot(left.x, left.bottom - 0.75 * _CORNER - _MY_PLATE / 2, width, min(_MY_PLATE, left.height))
    if (other := page.viewport.plate) is not None:
        plate = Slot(other.x, other.y, other.width, other.height)
    foot = min(page.low + 20 * unit, page.viewport.corners[1].top - _GAP * unit)
    y = foot - _MY_HEAP / 2 * unit
    taken = page.site(zone.right, y, _HEAP_WIDTH, _MY_HEAP)
    discard = page.site(taken.x - (_HEAP_WIDTH + 2 * _GAP) * unit, y, _HEAP_WIDTH, _MY_HEAP)
    if page.seats >= _ROWS:  # a wide trick may come near to the inner one
        taken, discard = discard, taken
    if page.upright:  # beside my card of the trick
        away, y = _beside(page), zone.bottom * (1 - UPRIGHT_HAND) - 108 * unit
        taken, discard = (page.site(page.rim.x + each, y, 80, _MY_HEAP) for each in (away, -away))
    high = 48 * page.viewport.text
    bubble = page.slot(plate.x, plate.zone.top - (_GAP + high / 2) * unit, 180, high)
    return SeatArea(hand, plate, bubble, taken, discard, chips, UNSEEN)


def _half(page: _Page, size: float) -> float:
    """Tell how far the cards of a trick reach from its middle."""
    return shapes.across(page.seats) * CARD_WIDTH * size


def _cross(page: _Page, size: float, others: Sequence[SeatArea], floor: float) -> tuple[Pose, ...]:
    """Lay the cards of a trick as near to their players as plates and fans allow, mine nearest to me."""
    poses = _staggered(page, size, others, floor, shapes.CROSSES[page.seats])
    if page.seats == _ROWS - 1 and poses[0].y - poses[2].y < _CLEAR * CARD_HEIGHT * size:
        return _staggered(page, size, others, floor, shapes.IN_ROW)
    return poses


def _staggered(
    page: _Page, size: float, others: Sequence[SeatArea], floor: float, places: Sequence[tuple[float, float]]
) -> tuple[Pose, ...]:
    rim, tall = page.rim, CARD_HEIGHT * size
    lying = [Pose(rim.x + across * CARD_WIDTH * size, 0.0, turn, size) for across, turn in places]
    tops = [_ceiling(page, extent(pose), others) for pose in lying]
    tops[1:] = map(max, zip(tops[1:], reversed(tops[1:]), strict=True))
    spread = max(0.0, min(floor - min(tops[1:]) - tall, 1.05 * tall))
    low = floor - tall / 2 - max(0.0, floor - min(tops[1:]) - tall - spread) / 2
    widest = max(abs(across) for across, _ in places)
    corner = page.viewport.corners[0].right
    if not page.upright and extent(lying[0]).left < corner:
        high = extent(lying[0]).height / 2
        low = min(low, max(tops[0] + high, page.low - high))
    if page.viewport.plate is not None:  # a hand in two rows leaves less room
        low = max(low, tops[0] + extent(lying[0]).height / 2)
    found = [replace(lying[0], y=low)]
    for pose, top, (across, _) in list(zip(lying, tops, places, strict=True))[1:]:
        wish = low - spread * (1 - 0.5 * abs(across) / widest if page.seats > 3 else 1.0)
        high = extent(pose).height / 2
        y = min(max(wish, top + high), low)
        if page.upright:
            y = min(y, page.low - high)
        elif extent(pose).left < corner:  # above what stands there, but over no plate
            y = min(y, max(top + high, page.low - high))
        found.append(replace(pose, y=y))
    return tuple(found)


def _ceiling(page: _Page, card: Zone, others: Sequence[SeatArea]) -> float:
    """Tell how far up a card may lie: below the table's edge, and plates and cards at it."""
    gap, rim = 0.5 * _GAP * page.unit, page.rim
    found = [max(rim.edge(card.left), rim.edge(card.right)) + _WOOD * page.unit]
    for place in others:
        tall = CARD_HEIGHT * place.hand.size
        held = Slot(place.hand.x, place.hand.y, place.hand.width, 1.06 * tall).zone
        heap = Slot(place.taken.x, place.taken.y, place.taken.width, CARD_HEIGHT * place.taken.size).zone
        found += [each.bottom + gap for each in (held, heap, place.plate.zone) if _in_line(each, card)]
    return max(found)


def _in_line(one: Zone, other: Zone) -> bool:
    """Tell whether one rectangle lies above, below or upon another."""
    return min(one.right, other.right) > max(one.left, other.left)


def _heaps(page: _Page, left: float, right: float) -> tuple[Site, Site, Site]:
    """Place talon, pool and my chips beside the trick, from its left and its right edge."""
    unit, rim, low = page.unit, page.rim, page.low
    aside = (_MARGIN + _CHIPS_WIDTH / 2) * unit
    if page.seats == 2:
        first = rim.edge(right) + 92 * unit
        down = (low + (4 * unit if not page.upright else -36 * page.viewport.text) - first) / 2
        return (
            _talon(page, left - (1.5 * _GAP + _TALON_WIDTH / 2) * unit),
            page.chips(right + aside, first + down),
            page.chips(right + aside, first + 2 * down),
        )
    foot = min(low + 8 * unit, page.viewport.corners[0].top - 20 * unit)
    share = 0.7 if page.seats == 3 and left < 320 * unit else 1.0
    aside = (_MARGIN + share * _CHIPS_WIDTH / 2) * unit
    chips, pool = page.chips(left - aside, foot, share), page.chips(right + aside, foot, share)
    table = page.site(left - (_GAP + 66) * unit, low - 42 * unit, 132, 74)
    if page.upright:  # beside my card of the trick, between the corners
        away, foot = _beside(page), page.zone.bottom * (1 - UPRIGHT_HAND) - 162 * unit
        chips, pool = page.chips(rim.x - away, foot, 0.5), page.chips(rim.x + away, foot, 0.5)
        table = page.site(rim.x - away, foot - 30 * unit, 86, 60)
    if page.seats == 3:
        table = page.site(rim.x, rim.edge(rim.x) + (_WOOD + 35) * unit, 150, 70)
    return table, pool, chips


def _beside(page: _Page) -> float:
    """Tell how far from the middle things lie beside my card of the trick, in an upright window."""
    return page.card * _LARGER * CARD_WIDTH / 2 + 46 * page.unit


def _talon(page: _Page, x: float) -> Site:
    """Set talon and turn-up for two between the table's edge and the sign of trumps below them."""
    unit = page.unit
    top = max(
        page.rim.edge(x - _TALON_WIDTH * unit / 2) + _WOOD * unit, page.rim.edge(page.rim.x) + 74 * unit
    )
    foot = page.low - _sign_size(page)[1] - 28 * page.viewport.text - 10
    high = min(_TALON, (foot - top) / unit)
    middle = min((top + foot) / 2, top + 90 * unit)
    return page.site(x, middle, _TALON_WIDTH, high)


def _laid(page: _Page, others: Sequence[SeatArea]) -> Site:
    """Find room for cards that lie open to be read all along: outside of what the first of the others has."""
    unit, left = page.unit, page.zone.left + _MARGIN * page.unit
    right = min(each.plate.zone.left for each in others) - _GAP * unit
    top = page.rim.edge((left + right) / 2) + _WOOD * unit
    if right - left < 110 * unit:  # then below that
        right, top = left + 150 * unit, max(each.discard.y for each in others) + 0.5 * _HEAP * unit
    return Site((left + right) / 2, (top + page.low) / 2, right - left, _LAID * unit / CARD_HEIGHT)


def _choice(page: _Page, others: Sequence[SeatArea], prompt: Slot) -> Zone:
    """Find room for packets to choose from: between those who sit beside the middle, above the prompt."""
    gap, middle = _GAP * page.unit, page.rim.x
    beside = [
        abs(each.plate.x - middle) - each.plate.width / 2
        for each in others
        if abs(each.plate.x - middle) > gap
    ]
    half = min(beside, default=page.zone.width / 3) - gap
    return Zone(
        middle - half,
        page.rim.edge(middle - half) + _WOOD * page.unit,
        middle + half,
        prompt.zone.top - gap - _BUTTON * (0.4 + 0.6 * page.viewport.text),
    )


def _sign_size(page: _Page) -> tuple[float, float]:
    grown = page.viewport.text - 1
    return _SIGN[0] + _SIGN_GROWN[0] * grown, _SIGN[1] + _SIGN_GROWN[1] * grown


def _sign(page: _Page, table: Site, cross: Sequence[Pose]) -> Slot:
    """Keep room for the sign of trumps: below talon and caption, on the wall, or above the left corner."""
    width, height = _sign_size(page)
    edge = page.zone.left + _MARGIN * page.unit + width / 2
    beside_row = (
        page.seats == _ROWS and page.viewport.plate is not None
    )  # there would be no room above the corner
    if page.seats == 3 or beside_row:  # on the wall in the middle, where nobody sits
        return Slot(page.rim.x, page.rim.edge(page.rim.x) - 12 * page.unit - height / 2, width, height)
    if page.seats > 2:
        above = [extent(pose) for pose in cross if extent(pose).left < edge + width / 2]
        top = max([page.low - height, *(each.bottom + 0.5 * _GAP * page.unit for each in above)])
        return Slot(edge, top + height / 2, width, height)
    top = table.y + CARD_HEIGHT * table.size / 2 + 28 * page.viewport.text + 10
    return Slot(max(edge, table.x), top + height / 2, width, height)


def round_from(seating: Seating, me: Seat, seat: Seat) -> int:
    """Count the places from mine to another seat's, clockwise, whichever way play goes."""
    return (seat - me if seating.clockwise else me - seat) % len(seating.places)


def place_of(seating: Seating, me: Seat, seat: Seat) -> SeatArea:
    """Give what belongs to a seat, seen from mine."""
    return seating.places[round_from(seating, me, seat)]


def fits_one_row(viewport: TableViewport, seats: int, count: int) -> bool:
    """Tell whether my hand shows every index in one row."""
    hand = plan(viewport, seats).places[0].hand
    return shapes.fits(count, hand.width, hand.size)
