"""A picture made of surfaces laid over each other, of which only what has changed is drawn anew at each frame."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias
from weakref import ref

import pygame

Piece: TypeAlias = tuple[pygame.Surface, pygame.Rect]
"""A premultiplied surface, and where it lies."""
Layers: TypeAlias = Mapping[Hashable, tuple[Piece, ...]]
"""What is laid down, from the bottom up: whatever belongs together under one key."""

_WASTE = 1.2
"""How much larger than two boxes together the one around both may be."""
_MANY = 12
"""From so many boxes on, they are shared out in tiles …"""
_TILE = 32
"""… of so many pixels."""
_COLUMN = 16
"""Pixels that fill a line of the processor's cache: the ground is copied up to seven times as fast in boxes that begin
and end where a line does.
"""
_NEARLY_ALL = 0.7
"""Where boxes cover this share of the canvas, all of it is drawn."""


class Composition:
    """Remembers what lies where, so that it can be told what has changed."""

    def __init__(self) -> None:
        self._canvas: ref[pygame.Surface] | None = None  # as large as the window, and nobody's to keep
        self._size = (0, 0)
        self._ground: ref[pygame.Surface] | None = None  # of which others decide how long it is kept
        self._laid: Layers = {}

    def forget(self) -> None:
        """Draw everything the next time, and keep nothing of what was laid."""
        self._canvas, self._laid = None, {}

    def changed(
        self, canvas: pygame.Surface, ground: pygame.Surface, layers: Layers, also: Iterable[pygame.Rect]
    ) -> Sequence[pygame.Rect]:
        """Find the boxes in which a canvas that shows what was laid before has to be drawn anew.

        The ground fills the canvas. What has to be drawn besides is told with `also`. The boxes don't overlap.
        """
        before, whole = self._laid, canvas.get_rect()
        same = self._ground is not None and self._ground() is ground
        drawn_on = self._canvas is not None and self._canvas() is canvas
        kept = drawn_on and whole.size == self._size and same
        self._canvas, self._size, self._ground, self._laid = ref(canvas), whole.size, ref(ground), layers
        if not kept:
            return [whole]
        clipped = (each.clip(whole) for each in (*differences(before, layers), *also))
        dirty = [box for box in clipped if box.width]
        boxes = joined(map(_widened, dirty)) if len(dirty) < _MANY else tiled(dirty)
        boxes = [each.clip(whole) for each in boxes]
        area = sum(box.width * box.height for box in boxes)
        return [whole] if area > _NEARLY_ALL * whole.width * whole.height else boxes


def lay(
    canvas: pygame.Surface, ground: pygame.Surface | None, layers: Layers, boxes: Sequence[pygame.Rect]
) -> None:
    """Draw what lies in some boxes, from the bottom up."""
    pieces = [piece for each in layers.values() for piece in each]
    rects = [piece[1] for piece in pieces]
    for box in boxes:
        canvas.set_clip(box)
        if ground is not None:
            canvas.blit(ground, box, box)
        canvas.fblits([pieces[place] for place in box.collidelistall(rects)], pygame.BLEND_PREMULTIPLIED)
    canvas.set_clip(None)


def differences(before: Layers, after: Layers) -> Iterator[pygame.Rect]:
    """Find where a picture looks different: what has come, gone or changed, and what lies in another order."""
    order = {key: place for place, key in enumerate(before)}
    last = -1
    for key, pieces in after.items():
        place = order.get(key, -1)
        old = before[key] if place >= 0 else ()
        if old is not pieces and old != pieces:
            yield from _outline(old)
            yield from _outline(pieces)
        elif place < last:
            yield from _outline(pieces)
        last = max(last, place)
    for key, pieces in before.items():
        if key not in after:
            yield from _outline(pieces)


def _outline(pieces: tuple[Piece, ...]) -> Iterator[pygame.Rect]:
    """Give the box around pieces that belong together."""
    if pieces:
        yield pieces[0][1].unionall([rect for _, rect in pieces[1:]])


def joined(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Make boxes of these that do not overlap, so that nothing is drawn twice.

    Two that overlap become one, unless that were much larger: then the second is cut.
    """
    waiting, apart = list(boxes), list[pygame.Rect]()
    while waiting:
        box = waiting.pop()
        hit = box.collidelist(apart)
        if hit < 0:
            apart.append(box)
            continue
        other = apart[hit]
        whole = box.union(other)
        if whole.width * whole.height <= _WASTE * (box.width * box.height + other.width * other.height):
            waiting.append(whole)
            del apart[hit]
        else:
            waiting += _outside(box, other)
    return apart


def tiled(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Make boxes of these that do not overlap, as `joined` does, but quickly and a little larger: from tiles."""
    held: dict[int, int] = {}  # the columns of each row, as bits
    for box in boxes:
        columns = (1 << -(-box.right // _TILE)) - (1 << box.left // _TILE)
        for row in range(box.top // _TILE, -(-box.bottom // _TILE)):
            held[row] = held.get(row, 0) | columns
    found: list[pygame.Rect] = []
    open_runs: dict[tuple[int, int], pygame.Rect] = {}
    for row in sorted(held):
        if held[row] != held.get(row - 1):
            before = open_runs if row - 1 in held else {}
            open_runs = {run: before.get(run) or _tile(row, *run) for run in _runs(held[row])}
            found += (box for run, box in open_runs.items() if run not in before)
        for box in open_runs.values():
            box.height += _TILE
    return found


def _widened(box: pygame.Rect) -> pygame.Rect:
    """Have a box begin and end where a line of the cache does, if the canvas does."""
    left = box.left // _COLUMN * _COLUMN
    return pygame.Rect(left, box.top, -(-box.right // _COLUMN) * _COLUMN - left, box.height)


def _tile(row: int, first: int, count: int) -> pygame.Rect:
    """Begin a box above a row, over so many columns."""
    return pygame.Rect(first * _TILE, row * _TILE, count * _TILE, 0)


def _runs(bits: int) -> Iterator[tuple[int, int]]:
    """Find the runs of bits that are set: where each begins, and how long it is."""
    first = 0
    while bits:
        clear = (bits & -bits).bit_length() - 1
        bits >>= clear
        first += clear
        count = (~bits & bits + 1).bit_length() - 1
        yield first, count
        bits >>= count
        first += count


def _outside(box: pygame.Rect, other: pygame.Rect) -> Iterator[pygame.Rect]:
    """Cut what lies outside another box into boxes: above it, below it, and at its sides."""
    top, bottom = max(box.top, other.top), min(box.bottom, other.bottom)
    for piece in (
        pygame.Rect(box.left, box.top, box.width, top - box.top),
        pygame.Rect(box.left, bottom, box.width, box.bottom - bottom),
        pygame.Rect(box.left, top, other.left - box.left, bottom - top),
        pygame.Rect(other.right, top, box.right - other.right, bottom - top),
    ):
        if piece.width > 0 and piece.height > 0:
            yield piece
