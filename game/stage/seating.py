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
from game.stage.page import CHIPS_WIDTH, GAP, LARGER, MARGIN, PLATE_WIDTH, ROWS, Site, TablePage, page_of
from game.stage.pose import (
    CARD_HEIGHT,
    CARD_WIDTH,
    UPRIGHT_HAND,
    Pose,
    Slot,
    TableViewport,
    Zone,
    extent,
)
from game.stage.rim import Rim

UNSEEN = Slot(0.0, 0.0, 0.0, 0.0)
"""The place of somebody who isn't seen: my own."""
_LEAN = 9.0  # how much lower the outermost cards of a hand of size 1 reach for being turned
_LIFTED = 24.0  # room above my hand for a card pulled out of it
_PROMPT, _PROMPT_GROWS = 36.0, 0.42
"""The height of the line above my hand, and the share of the text scale it grows by."""
_WORDS, _ABOVE_HAND = 88.0, 20.0
"""The height of the buttons of what may be said, and what lies between them and my hand."""
_TWO_ROWS = 0.92  # of the usual size, for a hand in two rows
_FAN, _FAN_WIDTH, _FAN_DOWN = 60.0, 100.0, 16.0
"""How high and wide others' fans are, and how far below the table's edge their middle lies."""
_OPEN, _OPEN_WIDTH, _OPEN_DOWN = 100.0, 290.0, 54.0
"""The same of cards that lie open before their owner …"""
_LOW_OPEN, _LOW_OPEN_SEEN, _LOW_OPEN_DOWN = (150.0, 74.0), (192.0, 84.0), 6.0
"""… and where a card of the trick lies before that: width and height, and both where a deal is looked back at."""
_PLATE, _LOW_PLATE, _PLATE_DOWN = 46.0, 40.0, 40.0
"""Height of a plate, the same where five sit along the edge; how far below it one beside a fan lies."""
_NAMES_GROW = 0.4  # share of the text scale by which plates grow
_HEAP, _MY_HEAP, _HEAP_WIDTH = 42.0, 60.0, 92.0
"""The height of a heap before its owner, of mine, and the width of either."""
_TALON, _TALON_WIDTH = 115.0, 216.0
"""The height of talon and turn-up for two, and the width of their place …"""
_LARGE_TALON, _LARGE_TALON_WIDTH = 146.0, 232.0
"""… and where the sign of trumps has room at their left."""
_ROOMY_CHIPS, _FURTHER = 1.4, 48.0
"""How much larger the chips of two may be, and how much further out mine lie then."""
_BESIDE_CHIPS = 200.0, 130.0  # what is kept beside them above the score, and above folded corners
_LAID = 70.0  # height of cards that lie open to be read
_BUTTON = 60.0  # table units that the button below a packet takes, at the usual text scale
_LARGE_TEXT = 1.2  # from this scale on, what is written wants the room at the right of two
_SIGN, _SIGN_GROWN = (210.0, 64.0), (150.0, 10.0)
"""The size of the sign of trumps in table units, and what it grows by with text twice as large."""
_INWARD, _OFF_BORDER = 56.0, 134.0
"""How much further in chips of three stand than in the middle of their room, and how far below the table's edge …"""
_FOLDED_INWARD, _UPRIGHT_INWARD, _FOLDED_OFF_BORDER = 110.0, 210.0, 175.0
"""… and above corners that are folded to tabs, or in an upright window, that at the outermost chip."""
_ABOVE_EDGE = 30.0  # from the table's edge up to that sign where it hangs on the wall
_BEFORE_ME = 96.0  # height of talon and turn-up of three at most, before my card of the trick
_CORNER, _MY_PLATE = 22.0, 90.0
"""What is kept free around what stands in a corner, and how high my plate is, in table units."""
_WOOD = 30.0  # from the table's edge to where cards may lie
_IN_ROW = 2.24  # widths of a card that four in one row reach from their middle
_CLEAR = 0.32  # of a card that one below another lies lower at least, for the other's index to be seen


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


@lru_cache(maxsize=128)
def plan(
    viewport: TableViewport, seats: int, two_rows: bool = False, opened: tuple[int, ...] = ()
) -> Seating:
    """Draw up the plan; with two_rows, room is kept for a second row of my hand.

    The places whose hands lie open, counted clockwise from mine, get more room for them.
    """
    page = page_of(viewport, seats, opened=bool(opened))
    hand = _my_hand(page, two_rows=two_rows)
    unit, top = page.unit, _top(hand, two_rows=two_rows)
    prompt, half = _prompt(page, hand, top), _half(page, hand.size * LARGER)
    words = Slot(hand.x, top - _ABOVE_HAND * unit - _WORDS * unit / 2, 1.8 * half, _WORDS * unit)
    others = tuple(
        _other(page, index, half, open_hand=index in opened, two_rows=two_rows) for index in range(1, seats)
    )
    cross = _cross(page, hand.size * LARGER, others, prompt.zone.top - 0.5 * GAP * unit)
    rows = [pose.y for pose in cross]
    middle = Site(page.rim.x, (min(rows) + max(rows)) / 2, 2 * half, cross[0].size)
    ceiling = _across(page, others)
    left, right = page.rim.x - half, page.rim.x + half
    table, pool, mine = _heaps(page, left, right, cross[0])
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
        _sign(page, table, cross, left),
        drop,
    )


def _my_hand(page: TablePage, *, two_rows: bool) -> Site:
    """Lay my hand at the window's foot, between the corners."""
    unit, zone = page.unit, page.zone
    left, right = zone.left, zone.right
    if not page.upright:
        one, other = page.viewport.corners
        left, right = one.right, min(zone.right, other.left) if other.width else zone.right
    size = page.card * (_TWO_ROWS if two_rows else 1.0)
    room = right - left - 2 * GAP * unit
    foot = zone.bottom - 0.5 * GAP * unit - _LEAN * size
    return Site((left + right) / 2, foot - CARD_HEIGHT * size / 2, room, size)


def _top(hand: Site, *, two_rows: bool) -> float:
    """Tell how far up my hand reaches."""
    rows = shapes.PEEP * hand.size if two_rows else 0.0
    return hand.y - CARD_HEIGHT * hand.size / 2 - shapes.SAG * hand.size - rows


def _prompt(page: TablePage, hand: Site, top: float) -> Slot:
    """Keep a line above my hand for what is waited for: nothing is where one only looks."""
    grown = 1 + (page.viewport.text - 1) * _PROMPT_GROWS
    line = 0.0 if page.viewport.bottom else _PROMPT * page.unit * grown
    room = min(hand.x - page.zone.left, page.zone.right - hand.x) - MARGIN * page.unit
    return Slot(hand.x, top - _LIFTED * page.unit - line / 2, 2 * room, line)


def _across(page: TablePage, others: Sequence[SeatArea]) -> float:
    """Tell how far down the cards reach of whoever sits across from me, or else the table's edge."""
    middle = page.rim.x
    return max(
        (each.hand.y + CARD_HEIGHT * each.hand.size / 2 for each in others if each.hand.x == middle),
        default=page.rim.edge(middle),
    )


def _other(page: TablePage, index: int, half: float, *, open_hand: bool, two_rows: bool) -> SeatArea:
    """Seat another player at the table's edge: his cards upon it, his plate below them or beside."""
    rim, unit, others = page.rim, page.unit, page.seats - 1
    x = rim.sitting(others)[index - 1]
    side = 0.0 if abs(x - rim.x) < 1.0 else copysign(1.0, x - rim.x)
    edge, person = rim.edge(x), rim.person(x)
    hand = page.site(x, edge + _FAN_DOWN * unit, _FAN_WIDTH, _FAN)
    if open_hand:
        hand = _open_hand(page, x, side, half)
        person = _above(person, hand)
    front = shapes.PEEP * hand.size if open_hand and two_rows and not page.upright else 0.0
    beside = not side and others in (1, 3) and not page.upright
    plate = _plate(page, replace(hand, y=hand.y + front), edge, half, beside=beside)
    outside = bool(side) and abs(plate.x - rim.x) - plate.width / 2 > half - GAP * unit
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


def _open_hand(page: TablePage, x: float, side: float, half: float) -> Site:
    """Lay cards open before their owner, who sits there: clear of the trick, so much of it on either side."""
    rim, unit, others = page.rim, page.unit, page.seats - 1
    looking = page.viewport.bottom > 0 and not page.upright  # as high as in all of the window
    grown = page.viewport.height / page.zone.height if looking else 1.0
    edge, high, wide, down = rim.edge(x), _OPEN * grown, _OPEN_WIDTH * grown, _OPEN_DOWN * grown
    half = max(half, _half(page, page.usual * LARGER))
    if page.upright:
        wide = min(wide, (page.zone.width / unit - (200.0 if others > 4 else 0.0)) / others - GAP)
        down = _FAN_DOWN
    elif page.seats >= ROWS and abs(x - rim.x) < 0.8 * half:
        wide, high = _LOW_OPEN_SEEN if looking else _LOW_OPEN
        wide, high, down = wide * grown, high * grown, _LOW_OPEN_DOWN
    elif side:  # between the window's edge and the trick
        wide = min(wide, (rim.x - half - page.zone.left) / unit - MARGIN - GAP)
        x = max(x * side, (rim.x + side * (half + (wide / 2 + GAP) * unit)) * side) * side
    return page.site(x, edge + down * unit, wide, high)


def _above(person: Slot, hand: Site) -> Slot:
    """Have somebody sit up so far that cards before him leave his face free."""
    if abs(person.x - hand.x) > hand.width / 2 + FACE * person.width:
        return person
    chin, top = person.zone.top + 0.95 * CHIN * person.height, hand.y - CARD_HEIGHT * hand.size / 2
    return replace(person, y=person.y - max(0.0, min(chin - top, person.zone.top)))


def _plate(page: TablePage, hand: Site, edge: float, half: float, *, beside: bool) -> Slot:
    """Hang a plate on the lower edge of a fan, or beside it, to leave the middle to the trick."""
    unit = page.unit
    grown = 1 + (page.viewport.text - 1) * _NAMES_GROW
    width = PLATE_WIDTH * min(grown, 1.35 if page.seats <= ROWS else 1.0)
    height = _PLATE if page.seats < ROWS else _LOW_PLATE
    if beside:
        near = (
            max(hand.width / 2, 0.68 * CARD_WIDTH * page.card * LARGER if page.seats == 4 else 0.0)
            + GAP * unit
        )
        if page.seats == 4:
            neighbour = page.rim.person(page.rim.sitting(3)[2]).zone
            width = min(width, (neighbour.left - hand.x - near) / unit - GAP)
        return page.slot(hand.x + near + width * unit / 2, edge + (_PLATE_DOWN + GAP) * unit, width, height)
    tall, x = CARD_HEIGHT * hand.size, hand.x
    if abs(x - page.rim.x) > 0.8 * half:
        half = max(half, _IN_ROW * CARD_WIDTH * page.card if page.seats == ROWS - 1 else 0.0)
        width = min(width, max(120.0, (page.rim.x - half - page.zone.left) / unit - MARGIN - GAP))
        outer = half + GAP * unit + width * unit / 2
        x = page.rim.x + copysign(max(abs(x - page.rim.x), outer), x - page.rim.x)
    down = hand.y + (0.58 if tall > 0.8 * _OPEN * unit else 0.4) * tall
    return page.slot(x, down + height * unit / 2, width, height)


def _before(page: TablePage, hand: Site, plate: Slot, side: float, *, outside: bool) -> tuple[Site, Site]:
    """Find room for tricks and discards: below the plate where no trick is, else beside the cards at the edge."""
    unit, rim = page.unit, page.rim
    # the teacher's corner, where there is one
    above = plate.zone.bottom + (0.5 * GAP + _HEAP) * unit <= page.low
    if page.upright or (outside and (above or page.viewport.plate is None)):
        heap = _HEAP / 2 * unit
        least = plate.zone.bottom + 0.5 * GAP * unit + heap
        y = max(least, min(plate.zone.bottom + GAP * unit + heap, page.low - heap))
        if page.seats < ROWS - 1:
            wide, inner, outer = plate.width / unit / 2 - GAP / 2, -0.25, 0.25
        else:  # further out, off what lies beside the trick
            wide, inner, outer = plate.width / unit / 4, 0.13, 0.38
        places = (plate.x + side * share * plate.width for share in (inner, outer))
        taken, discard = (page.site(x, y, wide, _HEAP) for x in places)
        return taken, discard
    wide = _HEAP_WIDTH if page.seats < ROWS else 0.85 * _HEAP_WIDTH

    def lying(away: float) -> Site:
        x = hand.x + away
        return page.site(x, rim.edge(x) + (GAP + 6 + _HEAP / 2) * unit, wide, _HEAP)

    if not side:
        below = max(hand.width, plate.width if plate.x == hand.x else 0.0)
        away = below / 2 + (GAP + wide / 2) * unit
        return lying(-away), lying(-away - (wide + GAP) * unit)
    away = max(plate.width, hand.width) / 2 + (GAP + wide / 2) * unit
    return lying(-side * away), lying(side * away)


def _bubble(page: TablePage, person: Slot, side: float) -> Slot:
    """Keep room beside a head, on the side of the table's middle."""
    away = person.width * 0.42 + 90 * page.unit
    return page.slot(
        person.x + (-side or -1.0) * away,
        person.zone.top + person.height * 0.22,
        180,
        48 * page.viewport.text,
    )


def _their_chips(page: TablePage, plate: Slot, side: float, half: float) -> Site:
    """Stand another's chips outside of his plate, where there is room, or below his tricks."""
    unit, rim = page.unit, page.rim
    if not side and page.seats == 2:
        share = _share_for_two(page, rim.x + half)
        x = rim.x + half + (MARGIN + share * CHIPS_WIDTH / 2) * unit
        beyond = rim.edge(x + share * CHIPS_WIDTH / 2 * unit) + (_WOOD + 36 * share) * unit
        return page.chips(x, max(rim.edge(rim.x + half) + 92 * unit, beyond), share)
    if not side:
        return page.chips(
            rim.x + half + (MARGIN + CHIPS_WIDTH / 2) * unit, rim.edge(rim.x + half) + 92 * unit
        )
    outer = (page.zone.right if side > 0 else page.zone.left) - side * MARGIN * unit
    room = (outer - plate.x) * side - plate.width / 2
    if page.seats == 3:
        share = max(0.5, min(1.0, room / (CHIPS_WIDTH * unit)))
        inward = _UPRIGHT_INWARD if page.upright else _FOLDED_INWARD if page.folded else _INWARD
        x = outer - side * max(room + inward * unit, share * CHIPS_WIDTH * unit) / 2
        if page.folded or page.upright:
            edge = rim.edge(x + side * share * CHIPS_WIDTH / 2 * unit) + _FOLDED_OFF_BORDER * unit
            return page.chips(x, min(edge, page.low - 4 * unit), share)
        return page.chips(x, min(rim.edge(x) + _OFF_BORDER * unit, page.low - 50 * unit), share)
    x = plate.x + side * 0.25 * plate.width
    return page.chips(x, plate.zone.bottom + (2 * GAP + _HEAP + 74) * unit, 0.5)


def _mine(page: TablePage, hand: Site, chips: Site) -> SeatArea:
    """Give what is mine: my hand, and my plate in the left corner; what I took lies above the right one."""
    unit, zone, (left, _) = page.unit, page.zone, page.viewport.corners
    width = max(0.0, left.width - 2 * _CORNER)
    plate = Slot(left.x, left.bottom - 0.75 * _CORNER - _MY_PLATE / 2, width, min(_MY_PLATE, left.height))
    if (other := page.viewport.plate) is not None:
        plate = Slot(other.x, other.y, other.width, other.height)
    foot = page.viewport.corners[1].top - GAP * unit
    foot = foot if page.folded else min(page.low + 20 * unit, foot)
    y = foot - _MY_HEAP / 2 * unit
    taken = page.site(zone.right, y, _HEAP_WIDTH, _MY_HEAP)
    discard = page.site(taken.x - (_HEAP_WIDTH + 2 * GAP) * unit, y, _HEAP_WIDTH, _MY_HEAP)
    if page.seats >= ROWS:  # a wide trick may come near to the inner one
        taken, discard = discard, taken
    if page.seats == 2:  # my chips come near to it
        discard = page.site(taken.x - (0.5 * _HEAP_WIDTH + 34) * unit, y, 52, _MY_HEAP)
    if page.upright:  # beside my card of the trick
        away, y = _beside(page), zone.bottom * (1 - UPRIGHT_HAND) - 108 * unit
        taken, discard = (page.site(page.rim.x + each, y, 80, _MY_HEAP) for each in (away, -away))
        if page.viewport.plate is not None:  # below the teacher's corner
            discard = page.site(discard.x - 100 * unit, _below_corners(page), 80, _MY_HEAP)
    high = 48 * page.viewport.text
    bubble = page.slot(plate.x, plate.zone.top - (GAP + high / 2) * unit, 180, high)
    return SeatArea(hand, plate, bubble, taken, discard, chips, UNSEEN)


def _half(page: TablePage, size: float) -> float:
    """Tell how far the cards of a trick reach from its middle."""
    return shapes.across(page.seats) * CARD_WIDTH * size


def _cross(page: TablePage, size: float, others: Sequence[SeatArea], floor: float) -> tuple[Pose, ...]:
    """Lay the cards of a trick as near to their players as plates and fans allow, mine nearest to me."""
    poses = _staggered(page, size, others, floor, shapes.CROSSES[page.seats])
    if page.seats == ROWS - 1 and poses[0].y - poses[2].y < _CLEAR * CARD_HEIGHT * size:
        return _staggered(page, size, others, floor, shapes.IN_ROW)
    return poses


def _staggered(
    page: TablePage,
    size: float,
    others: Sequence[SeatArea],
    floor: float,
    places: Sequence[tuple[float, float]],
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


def _ceiling(page: TablePage, card: Zone, others: Sequence[SeatArea]) -> float:
    """Tell how far up a card may lie: below the table's edge, and plates and cards at it."""
    gap, rim = 0.5 * GAP * page.unit, page.rim
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


def _heaps(page: TablePage, left: float, right: float, mine: Pose) -> tuple[Site, Site, Site]:
    """Place talon, pool and my chips beside the trick, from its left and its right edge."""
    unit, rim, low = page.unit, page.rim, page.low
    aside = (MARGIN + CHIPS_WIDTH / 2) * unit
    if page.seats == 2:
        share, their = _share_for_two(page, right), _their_chips(page, UNSEEN, 0.0, right - rim.x)
        foot = low + (-4 * unit if not page.upright else -36 * page.viewport.text)
        chips = page.chips(their.x + (_FURTHER * unit if share > 1 else 0.0), foot, share)
        pool = page.chips(their.x, (their.y + foot) / 2)
        if share == _ROOMY_CHIPS:
            x = chips.x + chips.width / 2 + 0.25 * CHIPS_WIDTH * unit
            beyond = rim.edge(x + 0.25 * CHIPS_WIDTH * unit) + (_WOOD + 60) * unit
            pool = page.chips(x, max(pool.y, beyond), 0.98)
        return _talon(page, left), pool, chips
    foot = min(low + (-6 if page.folded else 8) * unit, page.viewport.corners[0].top - 20 * unit)
    share = 1.0 if page.seats > 3 else 0.7 if left < 320 * unit else 0.85
    aside = (MARGIN + share * CHIPS_WIDTH / 2) * unit
    away = aside if page.folded and page.seats == 3 else 1.25 * aside
    chips, pool = page.chips(left - away, foot, share), page.chips(right + aside, foot, share)
    table = page.site(left - (GAP + 80) * unit, low - 42 * unit, 132, 74)
    if page.upright:  # beside my card of the trick, between the corners
        away, foot = _beside(page), page.zone.bottom * (1 - UPRIGHT_HAND) - 162 * unit
        taught = page.viewport.plate is not None  # the teacher's corner is broad: below it there is room
        left_foot = _below_corners(page) if taught else foot
        chips, pool = page.chips(rim.x - away, left_foot, 0.5), page.chips(rim.x + away, foot, 0.5)
        table = page.site(rim.x - away, left_foot - (0 if taught else 30) * unit, 86, 60)
    if page.seats == 3:
        table = _talon_of_three(page, mine)
    return table, pool, chips


def _talon_of_three(page: TablePage, mine: Pose) -> Site:
    """Set talon and turn-up of three on the table's edge, above my card of the trick."""
    unit, edge = page.unit, page.rim.edge(page.rim.x)
    top = edge + GAP * unit
    high = min(_BEFORE_ME, (extent(mine).top - top) / unit - GAP)
    return page.site(page.rim.x, top + high / 2 * unit, 150, high)


def _below_corners(page: TablePage) -> float:
    """Tell how far down things lie between the corners and my hand, in an upright window."""
    return page.viewport.corner_floor + 46 * page.unit


def _beside(page: TablePage) -> float:
    """Tell how far from the middle things lie beside my card of the trick, in an upright window."""
    return page.card * LARGER * CARD_WIDTH / 2 + 46 * page.unit


def _share_for_two(page: TablePage, right: float) -> float:
    """Tell how large the chips of two may be at the right of the trick."""
    room = (page.zone.right - right) / page.unit - 2 * MARGIN
    kept = _BESIDE_CHIPS[page.folded]
    wide = page.folded or page.viewport.text <= _LARGE_TEXT
    return min(_ROOMY_CHIPS, max(1.0, (room - kept) / CHIPS_WIDTH)) if wide and not page.upright else 1.0


def _talon(page: TablePage, left: float) -> Site:
    """Set talon and turn-up for two at the left of the trick, above the sign of trumps or beside it."""
    unit = page.unit
    beside = _sign_beside(page, left)
    wide = _LARGE_TALON_WIDTH if beside else _TALON_WIDTH
    x = left - (1.5 * GAP + wide / 2) * unit
    top = max(page.rim.edge(x - wide / 2 * unit) + _WOOD * unit, page.rim.edge(page.rim.x) + 74 * unit)
    foot = page.low - 28 * page.viewport.text - 10 - (0.0 if beside else _sign_size(page)[1])
    high = min(_LARGE_TALON if beside else _TALON, (foot - top) / unit)
    middle = min((top + foot) / 2, top + 90 * unit)
    return page.site(x, middle, wide, high)


def _sign_beside(page: TablePage, left: float) -> bool:
    """Tell whether the sign of trumps has room between the window's edge and the talon of two."""
    width, height = _sign_size(page)
    edge = page.zone.left + MARGIN * page.unit
    room = left - (2.5 * GAP + _LARGE_TALON_WIDTH) * page.unit - edge
    free = page.low - page.rim.edge(edge) - _WOOD * page.unit
    return not page.upright and room >= width and free >= height


def _laid(page: TablePage, others: Sequence[SeatArea]) -> Site:
    """Find room for cards that lie open to be read all along: outside of what the first of the others has."""
    unit, left = page.unit, page.zone.left + MARGIN * page.unit
    right = min(each.plate.zone.left for each in others) - GAP * unit
    top = page.rim.edge((left + right) / 2) + _WOOD * unit
    if right - left < 110 * unit:  # then below that
        right, top = left + 150 * unit, max(each.discard.y for each in others) + 0.5 * _HEAP * unit
    return Site((left + right) / 2, (top + page.low) / 2, right - left, _LAID * unit / CARD_HEIGHT)


def _choice(page: TablePage, others: Sequence[SeatArea], prompt: Slot) -> Zone:
    """Find room for packets to choose from: between those who sit beside the middle, above the prompt."""
    gap, middle = GAP * page.unit, page.rim.x
    beside = [
        abs(each.plate.x - middle) - each.plate.width / 2
        for each in others
        if abs(each.plate.x - middle) > gap
    ]
    half = min(beside, default=page.zone.width / 3) - gap
    taught = page.upright and page.viewport.plate is not None
    foot = page.low if taught else prompt.zone.top - gap  # above the teacher's corner
    return Zone(
        middle - half,
        page.rim.edge(middle - half) + _WOOD * page.unit,
        middle + half,
        foot - _BUTTON * (0.4 + 0.6 * page.viewport.text),
    )


def _sign_size(page: TablePage) -> tuple[float, float]:
    grown = page.viewport.text - 1
    return _SIGN[0] + _SIGN_GROWN[0] * grown, _SIGN[1] + _SIGN_GROWN[1] * grown


def _sign(page: TablePage, table: Site, cross: Sequence[Pose], left: float) -> Slot:
    """Keep room for the sign of trumps: by the talon, on the wall, or above the left corner."""
    width, height = _sign_size(page)
    edge = page.zone.left + MARGIN * page.unit + width / 2
    # there would be no room above the corner
    beside_row = page.seats == ROWS and page.viewport.plate is not None
    if page.seats == 3 or beside_row:  # on the wall in the middle, where nobody sits
        return Slot(
            page.rim.x, page.rim.edge(page.rim.x) - _ABOVE_EDGE * page.unit - height / 2, width, height
        )
    if page.seats > 2:
        above = [extent(pose) for pose in cross if extent(pose).left < edge + width / 2]
        top = max([page.low - height, *(each.bottom + 0.5 * GAP * page.unit for each in above)])
        return Slot(edge, top + height / 2, width, height)
    if _sign_beside(page, left):
        return Slot(edge, page.low - height / 2, width, height)
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
