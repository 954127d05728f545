"""Shapes that cards and chips are laid in: pure geometry that knows neither heaps nor games.

Every function gives one pose for each thing, in the order in which they lie, the later above the earlier.
"""

from collections.abc import Sequence
from math import asin, cos, degrees, inf, radians, sin

from game.core.cards import Card
from game.core.record import replace
from game.stage.pose import CARD_HEIGHT, CARD_WIDTH, CHIP_THICKNESS, CHIP_WIDTH, Pose

_COMFORT = 0.64  # share of a card's width that a fan shows where there is room
SAG = 24.0  # how much lower the ends of a fan of size 1 lie than its middle, at most
_RADIUS = 1800.0  # of the arc of a fan of size 1, at least
_ROW = 12  # cards in one row, at most
_PEEP = 74.0  # how much of the back row of two shows: an index and a little more
_PRESSED, _LEAST = (
    41.0,
    48.0,
)  # least width in sight of a card of a hand, by its size, and at all: 24 pixels on 800 × 600
_PARTING = 26.0  # between trumps and plain cards of a hand of size 1, where there is room
_ALONG = 1.06  # heights of a card that one fills for being turned
_SMALLEST = 0.46  # of a card in a trick
_LEVEL = 0.75  # of a card in a trick, for the sake of which the cards come nearer to one line
_GAP = 14.0  # between cards in a row where there is room
_COLUMN = 10  # chips in a stack
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
    rear = fan(behind, x, y - _PEEP * size, width, size, closest, parted)
    front = fan(count - behind, x, y, width, size, closest, parted - behind)
    return rear + [replace(pose, depth=pose.depth + behind) for pose in front]


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


_CROSSES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((0.55, 0.2), (-0.55, -0.2)),
    3: ((0.0, 0.32), (-1.1, -0.32), (1.1, -0.32)),
    4: ((0.0, 0.53), (-1.1, 0.0), (0.0, -0.53), (1.1, 0.0)),
    5: ((0.0, 0.53), (-1.1, 0.48), (-0.56, -0.6), (0.56, -0.6), (1.1, 0.48)),
    6: ((0.0, 0.54), (-1.1, 0.5), (-1.1, -0.58), (0.0, -0.54), (1.1, -0.58), (1.1, 0.5)),
    7: ((0.0, 0.54), (-1.1, 0.5), (-1.65, -0.58), (-0.55, -0.56), (0.55, -0.56), (1.65, -0.58), (1.1, 0.5)),
}
"""By seats: where the cards of a trick lie, in card widths and heights from the middle, the south seat first and on
clockwise. They are so far apart that none hides another's index, whoever plays first."""


_SIDE_BY_SIDE = (2, 3)
"""By seats: crosses whose cards may be pushed level without one covering another."""


def cross(seats: int, x: float, y: float, size: float = 1.0, height: float = inf) -> list[Pose]:
    """Give the places of a trick around x, y: one toward each seat, south first and on clockwise.

    Where the height is too low for it, the cards come nearer to one line.
    """
    slots = _CROSSES[seats]
    span = max(dy for _, dy in slots) - min(dy for _, dy in slots)
    spare = height / (size * CARD_HEIGHT) - _ALONG
    level = max(0.0, min(1.0, spare / span)) if seats in _SIDE_BY_SIDE else 1.0
    return [
        Pose(x + dx * CARD_WIDTH * size, y + dy * level * CARD_HEIGHT * size, 0.0, size) for dx, dy in slots
    ]


def cross_size(seats: int, width: float, height: float, largest: float = 1.0) -> float:
    """Give the size at which the cards of a trick find room; they never become too small to be read."""
    slots = _CROSSES[seats]
    wide = max(dx for dx, _ in slots) - min(dx for dx, _ in slots) + 1.1
    high = max(dy for _, dy in slots) - min(dy for _, dy in slots) + _ALONG
    most = min(largest, width / (wide * CARD_WIDTH))
    size = min(most, height / (high * CARD_HEIGHT))
    if seats in _SIDE_BY_SIDE:  # rather level than tiny
        size = max(size, min(most, _LEVEL, height / (_ALONG * CARD_HEIGHT)))
    return max(_SMALLEST, size)


def resting(pose: Pose, number: Card) -> Pose:
    """Turn a card a little, as a hand that lays it down would; the same card always by the same angle, ±3° at most."""
    return replace(pose, turn=pose.turn + _wobble(number * 5 + 2))


def _wobble(number: int) -> float:
    """Scatter numbers over −3 … 3 without dice."""
    return (number * 37 % 61) / 10 - 3


_OTHERS: dict[int, tuple[tuple[float, float], ...]] = {
    1: (),
    2: ((0.0, -1.0),),
    3: ((-0.56, -1.0), (0.56, -1.0)),
    4: ((-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)),
    5: ((-1.0, 0.0), (-0.45, -1.0), (0.45, -1.0), (1.0, 0.0)),
    6: ((-1.0, 0.0), (-0.68, -1.0), (0.0, -1.0), (0.68, -1.0), (1.0, 0.0)),
    7: ((-1.0, 0.0), (-0.75, -1.0), (-0.25, -1.0), (0.25, -1.0), (0.75, -1.0), (1.0, 0.0)),
}


def ring(seats: int) -> tuple[tuple[float, float], ...]:
    """Give each seat's direction from the middle, −1 … 1 across and down: south first and on clockwise."""
    return ((0.0, 1.0), *_OTHERS[seats])


def raised(pose: Pose, by: float, lift: float = 8.0) -> Pose:
    """Pull a card out of its fan along its own length: hover, focus, selection; `by` in card heights."""
    up = by * CARD_HEIGHT * pose.size
    angle = radians(pose.turn)
    return replace(pose, x=pose.x + up * sin(angle), y=pose.y - up * cos(angle), lift=pose.lift + lift)
