"""Where a thing lies: positions in table units, the keys of sprites, and the viewport they are laid out for.

A table is at least 1600 × 1000 units, in a window that is higher than wide at least 1150 × 1500: a unit is the greatest
length by which one of these pages fits the window. The origin is the window's upper left corner; y grows downwards.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import TypeAlias

from game.core.cards import Card, Seat
from game.core.record import record

WIDE, UPRIGHT = (1600, 1000), (1150, 1500)
"""The pages that everything is designed on, in units."""
PAGE = 1000 / 720
"""Table units of a pixel of the window, 720 high, that the table's own measures are told in."""
UPRIGHT_HAND = 0.27
"""The share of an upright window that my hand takes at its foot, all across it, with the corners above it."""
_NARROWEST = 1390.0
"""The width of a window 1000 units high below which cards become smaller than its height would have them."""
CARD_WIDTH, CARD_HEIGHT = 143.0, 200.0
"""A card of size 1, by which all others are measured."""
USUAL_SIZE = 1.3
"""The size of the cards in the player's own hand, unless he wants them otherwise."""
CHIP_WIDTH, CHIP_HEIGHT, CHIP_THICKNESS = 64.0, 53.2, 9.0
"""A chip of size 1 as it is drawn, and how much higher the next one of a stack lies."""
EXPOSED = 34.0
"""The least width that stays visible of a card of size 1 in a fan; its index is narrower."""
FLYING = 10_000.0
"""Added to the depth of what is in the air, so that it passes over everything that lies."""
HELD = 2 * FLYING
"""The depth of a card the player holds: it alone passes over plates and captions, too."""

CARD, BACK, CHIP = "card", "back", "chip"
"""The kinds of sprites: a card this seat knows, one it does not know, and a chip or counter."""

SpriteKey: TypeAlias = tuple[str, int]
"""A sprite: ("card", 17) for a card that is known, else ("back", n) or ("chip", n), where n spells a HeapItem."""
Heap: TypeAlias = tuple[str, Seat]
"""A heap: its name ("hand", "trick", "taken", "talon", "white" …) and whose it is, TABLE when nobody's."""


@record
class Pose:
    """Where and how a sprite lies. Draw by rising depth."""

    x: float  # of the centre
    y: float
    turn: float = 0.0  # degrees clockwise
    size: float = 1.0
    face: float = 1.0  # 1 face up … 0 face down; drawn |2·face − 1| wide, with its face from ½ on
    depth: float = 0.0
    lift: float = 0.0  # height above the felt: the shadow grows with it
    alpha: float = 1.0  # 0 invisible … 1


def deeper(pose: Pose, depth: float, face: float | None = None) -> Pose:
    """Give a pose so much higher up, with another face if need be; `replace` would take four times as long."""
    face = pose.face if face is None else face
    return Pose(pose.x, pose.y, pose.turn, pose.size, face, pose.depth + depth, pose.lift, pose.alpha)


@record
class Zone:
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top

    @property
    def x(self) -> float:
        """The middle across."""
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        """The middle down."""
        return (self.top + self.bottom) / 2


def overlaps(one: Zone, other: Zone) -> bool:
    """Tell whether two rectangles share room."""
    across = min(one.right, other.right) - max(one.left, other.left)
    return across > 0 and min(one.bottom, other.bottom) - max(one.top, other.top) > 0


def around(zones: Sequence[Zone]) -> Zone:
    """Give the smallest zone that holds all of these."""
    return Zone(
        min(zone.left for zone in zones),
        min(zone.top for zone in zones),
        max(zone.right for zone in zones),
        max(zone.bottom for zone in zones),
    )


@record
class TableViewport:
    """The room there is, what the screen keeps for itself, and how this player likes things laid."""

    width: float
    height: float
    top: float = 0.0  # kept free of the table above, …
    bottom: float = 0.0  # … below, …
    right: float = 0.0  # … at the right …
    left: float = 0.0  # … and at the left
    text: float = 1.0  # how much text is enlarged; name plates grow with it
    cards: float = 1.0  # how much larger or smaller than usual cards are wanted
    trumps_first: bool = True  # trumps lie left in the hand, else right
    clockwise: bool = True  # the next to play sits on my left, else on my right
    left_corner: tuple[float, float] = (0.0, 0.0)
    right_corner: tuple[float, float] = (0.0, 0.0)
    """Width and height of what stands in the lower corners, from the window's edges and from `corner_floor`: hand,
    trick and heaps keep out of both."""
    plate: Zone | None = None  # where my own stands, if not at the foot of the left corner

    @property
    def corner_floor(self) -> float:
        """How far down the corners reach: to the window's edge, but to the hand where the window is upright."""
        if not is_upright(round(self.width), round(self.height)):
            return self.height - self.bottom
        return self.height - self.bottom - UPRIGHT_HAND * self.height

    @property
    def corners(self) -> tuple["Zone", "Zone"]:
        """The corners as zones, left and right."""
        floor, (wide, high), (broad, tall) = self.corner_floor, self.left_corner, self.right_corner
        left = Zone(0.0, floor - high, wide, floor)
        return left, Zone(self.width - broad, floor - tall, self.width, floor)

    @property
    def page(self) -> float:
        """How many units such a pixel has here: cards and people grow with the table, whatever the text does."""
        zone = self.zone
        if is_upright(round(zone.width), round(zone.height)):
            return PAGE * min(zone.width / UPRIGHT[0], zone.height / UPRIGHT[1])
        return PAGE * min(zone.height / WIDE[1], zone.width / _NARROWEST)

    @property
    def card_size(self) -> float:
        """The size of the cards in my hand."""
        return min(self.cards, 1.15) * USUAL_SIZE * self.page / PAGE

    @property
    def zone(self) -> Zone:
        """What is left for cards, chips and plates."""
        return Zone(self.left, self.top, self.width - self.right, self.height - self.bottom)


def viewport_for(width: int, height: int) -> TableViewport:
    """Make the viewport of a window of so many pixels; `replace` its reserves as the screen needs.

    >>> viewport_for(1600, 1000).width, viewport_for(1920, 1000).width, viewport_for(1150, 2000).height
    (1600.0, 1920.0, 2000.0)
    """
    unit = unit_of(width, height)
    share = 0.2 if is_upright(width, height) else 0.36
    score = (358.0, share * height / unit)
    return TableViewport(width / unit, height / unit, left_corner=(358.0, 107.0), right_corner=score)


@lru_cache(maxsize=64)
def unit_of(width: int, height: int) -> float:
    """Give the pixels of one table unit.

    >>> unit_of(1280, 720), unit_of(1150, 1600)
    (0.72, 1.0)
    """
    return max(_fitting(WIDE, width, height), _fitting(UPRIGHT, width, height))


def is_upright(width: int, height: int) -> bool:
    """Tell whether the upright page is the one that fits a window better.

    >>> is_upright(1280, 1024), is_upright(768, 1024)
    (False, True)
    """
    return _fitting(UPRIGHT, width, height) > _fitting(WIDE, width, height)


def _fitting(page: tuple[int, int], width: int, height: int) -> float:
    return min(width / page[0], height / page[1])


@record
class Slot:
    """Room for something that is not a sprite: a name plate, a prompt, a caption, a place to drop a card."""

    x: float  # of the centre
    y: float
    width: float
    height: float

    @property
    def zone(self) -> Zone:
        """The rectangle it covers."""
        return Zone(
            self.x - self.width / 2,
            self.y - self.height / 2,
            self.x + self.width / 2,
            self.y + self.height / 2,
        )


@record
class HeapItem:
    """What the number of a back or chip spells: one of the alike things of a heap, counted from the bottom."""

    name: (
        str  # of the heap; for a chip also its look: "white", "blue", "counter" … as the pictures are called
    )
    seat: Seat
    index: int


def back(heap: Heap, index: int) -> SpriteKey:
    """Give the key of an unknown card by the heap it lies in.

    >>> heap_item(back(("talon", -3), 20))
    HeapItem(name='talon', seat=-3, index=20)
    """
    return (BACK, _spell(heap, index))


def chip(heap: Heap, index: int) -> SpriteKey:
    """Give the key of a chip by its look and whose it is."""
    return (CHIP, _spell(heap, index))


def card(number: Card) -> SpriteKey:
    """Give the key of a known card."""
    return (CARD, number)


def heap_item(key: SpriteKey) -> HeapItem:
    """Read the number of a back or chip."""
    number = key[1]
    name = number >> 16
    spelled = name.to_bytes((name.bit_length() + 7) // 8, "big").decode()
    return HeapItem(spelled, (number >> 8 & 0xFF) - 8, number & 0xFF)


def _spell(heap: Heap, index: int) -> int:
    name, seat = heap
    return int.from_bytes(name.encode(), "big") << 16 | (seat + 8) << 8 | index


def extent(pose: Pose, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> Zone:
    """Give the upright rectangle that a sprite of this size and pose fills; turned cards fill more."""
    if not pose.turn:
        half_width, half_height = width * pose.size / 2, height * pose.size / 2
        return Zone(pose.x - half_width, pose.y - half_height, pose.x + half_width, pose.y + half_height)
    across, along = abs(cos(radians(pose.turn))), abs(sin(radians(pose.turn)))
    half_width = (width * across + height * along) * pose.size / 2
    half_height = (width * along + height * across) * pose.size / 2
    return Zone(pose.x - half_width, pose.y - half_height, pose.x + half_width, pose.y + half_height)


def sprite_extent(key: SpriteKey, pose: Pose) -> Zone:
    """Give the upright rectangle that a sprite fills, a card or a chip."""
    return extent(pose, CHIP_WIDTH, CHIP_HEIGHT) if key[0] == CHIP else extent(pose)


def index_of(pose: Pose) -> Zone:
    """Give the corner of an upright card in which rank and suit are printed."""
    left, top = pose.x - CARD_WIDTH * pose.size / 2, pose.y - CARD_HEIGHT * pose.size / 2
    return Zone(left, top, left + 0.2 * CARD_WIDTH * pose.size, top + 0.3 * CARD_HEIGHT * pose.size)
