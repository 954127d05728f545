"""Shapes that cards and chips are laid in: pure geometry that knows neither heaps nor games.

Every function gives one pose for each thing, in the order in which they lie, the later above the earlier.
"""

from collections.abc import Sequence
from math import asin, cos, degrees, radians, sin

from game.core.cards import Card
from game.core.record import replace
from game.stage.pose import CARD_HEIGHT, CARD_WIDTH, CHIP_THICKNESS, CHIP_WIDTH, EXPOSED, Pose

_COMFORT = 0.64  # share of a card's width that a fan shows where there is room
SAG = 10.0  # how much lower the ends of a fan of size 1 lie than its middle, at most
_RADIUS = 1800.0  # of the arc of a fan of size 1, at least
_ROW = 12  # cards in one row, at most
PEEP = 74.0  # how much of the back row of two shows: an index and a little more
_PRESSED, _LEAST = (
    41.0,
    48.0,
)  # least width in sight of a card of a hand, by its size, and at all: 24 pixels on 800 × 600
_PARTING = 26.0  # between trumps and plain cards of a hand of size 1, where there is room
_GAP = 14.0  # between cards in a row where there is room
_COLUMN = 10  # chips in a stack
_BACKS, _CLOSED = 12.0, 90.0
"""How much of a back shows beside open cards of size 1, and of all backs together."""
_THICK = 0.35  # how much higher the next card of a pile lies


def fan(
    count: int, x: float, y: float, width: float, size: float = 1.0, closest: float = 0.0, parted: int = 0
) -> list[Pose]:
    """Fan cards along a gentle arc around x, the top of which is at y; no wider than width between outer edges.

    Neighbours show at most _COMFORT of a card, and never less than `closest`, which then goes before the width.
    So many cards as are parted from the rest lie on the left, a little away from it where there is room.
    """
    gap = _gap(count, width, size, closest) if 0 < parted < count else 0.0
    step = _step(count, width - gap, size, closest)
    half = (step * (count - 1) + gap) / 2
    deepest = SAG * size
    radius = max(_RADIUS * size, (half * half / deepest + deepest) / 2)
    poses = []
    for index in range(count):
        away = index * step + (gap if index >= parted else 0.0) - half
        turn = asin(away / radius)
        poses.append(Pose(x + away, y + radius * (1 - cos(turn)), degrees(turn), size, depth=float(index)))
    return poses


def _step(count: int, width: float, size: float, closest: float) -> float:
    if count < 2:
        return 0.0
    return max(closest, min(CARD_WIDTH * size * _COMFORT, (width - CARD_WIDTH * size) / (count - 1)))


def _in_sight(size: float) -> float:
    """Tell how much at least is seen of a card of a hand, for it to be pressed."""
    return max(_LEAST, _PRESSED * size)


def _gap(count: int, width: float, size: float, closest: float) -> float:
    least = max(closest, _in_sight(size))
    return max(0.0, min(_PARTING * size, width - CARD_WIDTH * size - least * (count - 1)))


def sag(count: int, width: float, size: float = 1.0, parted: int = 0) -> float:
    """Tell how much lower the ends of a fan lie than its middle.

    >>> sag(1, 800.0), sag(16, 780.0) < 24.1
    (0.0, True)
    """
    return fan(count, 0.0, 0.0, width, size, parted=parted)[0].y if count else 0.0


def hand(
    count: int,
    x: float,
    y: float,
    width: float,
    size: float = 1.0,
    parted: int = 0,
    ends: Sequence[int] = (),
) -> list[Pose]:
    """Fan a hand that is held open: every index visible, in two rows where one would cover them.

    y is the middle of the front row's middle card; the back row lies above it and holds about half of the cards: it
    ends where a suit does (`ends` counts the cards before each such place), if both rows have room for that.
    """
    if fits(count, width, size):
        return fan(count, x, y, width, size, parted=parted)
    behind, closest = _break(count, width, size, ends), _in_sight(size)
    rear = fan(behind, x, y - PEEP * size, width, size, closest, parted)
    front = fan(count - behind, x, y, width, size, closest, parted - behind)
    return rear + [replace(pose, depth=pose.depth + behind) for pose in front]


def open_hand(count: int, known: int, x: float, y: float, width: float, size: float) -> list[Pose]:
    """Fan another's hand, of which so many cards at the right lie open, all of them with their index in sight.

    Where one row has no room for that, it lies in two.
    """
    if not known:
        return fan(count, x, y, width, size)
    wide, backs = EXPOSED * size, count - known
    close = min(wide, _BACKS * size, _CLOSED * size / max(1, backs))
    if CARD_WIDTH * size + wide * (known - 1) + close * backs > width:
        behind = (count + 1) // 2
        rear = fan(behind, x, y, width, size, wide)
        front = fan(count - behind, x, y + PEEP * size, width, size, wide)
        return rear + [replace(pose, depth=pose.depth + behind) for pose in front]
    spare = (width - CARD_WIDTH * size - wide * (known - 1) - close * backs) / max(1, known - 1)
    wide = min(wide + max(0.0, spare), CARD_WIDTH * size * _COMFORT)
    first = x - (close * backs + wide * (known - 1)) / 2
    places = [first + close * min(place, backs) + wide * max(0, place - backs) for place in range(count)]
    return [Pose(at, y, 0.0, size, depth=float(place)) for place, at in enumerate(places)]


def _break(count: int, width: float, size: float, ends: Sequence[int]) -> int:
    """Choose how many cards lie in the back row."""
    half = (count + 1) // 2
    good = [end for end in ends if 0 < end < count and _spaced(max(end, count - end), width, size)]
    return min(good, key=lambda end: (abs(end - count / 2), -end), default=half)


def fits(count: int, width: float, size: float = 1.0) -> bool:
    """Tell whether a hand lies in one row: not too many cards, and of every one the index and enough to be pressed.

    >>> fits(12, 780.0), fits(12, 500.0), fits(13, 1500.0)
    (True, False, False)
    """
    return count <= _ROW and _spaced(count, width, size)


def _spaced(count: int, width: float, size: float) -> bool:
    return count < 2 or (width - CARD_WIDTH * size) / (count - 1) >= _in_sight(size)


def row_width(count: int, size: float = 1.0) -> float:
    """Tell how wide a row is that has all the room it wants."""
    return count * CARD_WIDTH * size + (count - 1) * _GAP


def row(count: int, x: float, y: float, width: float, size: float = 1.0, gap: float = _GAP) -> list[Pose]:
    """Lay cards straight side by side around x, with gaps where there is room, overlapping where there is none."""
    full = CARD_WIDTH * size + gap
    step = min(full, (width - CARD_WIDTH * size) / (count - 1)) if count > 1 else 0.0
    first = x - step * (count - 1) / 2
    return [Pose(first + index * step, y, 0.0, size, depth=float(index)) for index in range(count)]


def pile(count: int, x: float, y: float, size: float) -> list[Pose]:
    """Square up a packet, face down: each card a touch higher than the one below, none quite straight."""
    return [
        Pose(x - index * _THICK / 2, y - index * _THICK, _wobble(index) * 0.5, size, 0.0, float(index))
        for index in range(count)
    ]


def packets(sizes: list[int], x: float, y: float, width: float, size: float) -> list[list[Pose]]:
    """Lay taken tricks down one on the other, each a packet that shows beside the last, the whole around x."""
    step = min(CARD_WIDTH * size * 0.3, max(0.0, width - CARD_WIDTH * size) / max(1, len(sizes) - 1))
    first = x - step * (len(sizes) - 1) / 2
    laid, below = [], 0
    for number, count in enumerate(sizes):
        packet = pile(count, first + number * step, y, size)
        laid.append([replace(pose, turn=_wobble(number) * 1.5, depth=pose.depth + below) for pose in packet])
        below += count
    return laid


def stack(count: int, x: float, y: float, size: float = 1.0) -> list[Pose]:
    """Stack chips, y being the middle of the lowest; more than ten begin a new stack to the right."""
    poses = []
    for index in range(count):
        column, height = divmod(index, _COLUMN)
        across = column * CHIP_WIDTH * size * 0.95 + _wobble(index + 3 * column) * 0.8 * size
        up = height * CHIP_THICKNESS * size
        poses.append(Pose(x + across, y - up, 0.0, size, 1.0, float(index)))
    return poses


CROSSES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((0.57, 3.0), (-0.57, -3.0)),
    3: ((0.0, 0.0), (-1.12, -5.0), (1.12, 5.0)),
    4: ((-0.14, 0.0), (-1.28, -5.0), (0.14, 0.0), (1.28, 5.0)),
    5: ((0.0, 0.0), (-2.1, 0.0), (-1.05, 0.0), (1.05, 0.0), (2.1, 0.0)),
    6: ((0.525, 0.0), (-2.625, 0.0), (-1.575, 0.0), (-0.525, 0.0), (1.575, 0.0), (2.625, 0.0)),
    7: ((0.0, 0.0), (-3.15, 0.0), (-2.1, 0.0), (-1.05, 0.0), (1.05, 0.0), (2.1, 0.0), (3.15, 0.0)),
}
"""By seats: how far from the middle the cards of a trick lie, in widths of a card, and how far they are turned, mine
first and on clockwise. None hides another's index, whoever plays first."""
IN_ROW = ((-0.56, 0.0), (-1.68, -2.0), (0.56, 0.0), (1.68, 2.0))
"""The same for four where mine has no room below the one opposite."""


def across(seats: int) -> float:
    """Tell how far a trick reaches from its middle, in widths of a card."""
    return max(abs(at) for at, _ in CROSSES[seats]) + (0.58 if seats < 5 else 0.54)


def resting(pose: Pose, number: Card) -> Pose:
    """Turn a card a little, as a hand that lays it down would; the same card always by the same angle, ±3° at most."""
    return replace(pose, turn=pose.turn + _wobble(number * 5 + 2))


def _wobble(number: int) -> float:
    """Scatter numbers over −3 … 3 without dice."""
    return (number * 37 % 61) / 10 - 3


def raised(pose: Pose, by: float, lift: float = 8.0) -> Pose:
    """Pull a card out of its fan along its own length: hover, focus, selection; `by` in card heights."""
    up = by * CARD_HEIGHT * pose.size
    angle = radians(pose.turn)
    return replace(pose, x=pose.x + up * sin(angle), y=pose.y - up * cos(angle), lift=pose.lift + lift)
