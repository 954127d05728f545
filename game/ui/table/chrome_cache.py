"""The chrome over the cards, kept as one picture while nothing about it changes: most frames move cards only.

Of what changes, only the boxes it fills are drawn anew.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

import pygame

from game.ui.draw.indices import PREMULTIPLIED
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.kit.rendering import SHADOW, Appearance, animated, appearance
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext

TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""

_WASTE = 1.2
"""How much larger than two boxes together the one around both may be."""

Part: TypeAlias = tuple[pygame.Surface, pygame.Rect]
"""Some of the picture, and where it lies."""


class ChromeCache:
    """The chrome of a table on clear ground."""

    def __init__(self, context: UiContext) -> None:
        """Begin without a picture."""
        self._context = context
        self._drawn = pygame.Surface((0, 0), pygame.SRCALPHA)
        self._parts: list[Part] = []
        self._look: ResolvedTheme | None = None
        self._shown: Sequence[Appearance] = ()
        self._left_out: Sequence[PlacedWidget] = ()

    def draw(self, canvas: pygame.Surface, screen: Screen) -> None:
        """Draw a screen from its picture, which is brought up to date when it is dirty; then what never rests."""
        if screen.dirty or self._drawn.get_size() != canvas.get_size() or screen.animated() != self._left_out:
            self._take(canvas.get_size(), screen)
        canvas.fblits(self._parts, PREMULTIPLIED)
        screen.draw_animated(canvas)

    def _take(self, size: tuple[int, int], screen: Screen) -> None:
        look, pictured = self._context.look, self._context.pictured
        widgets = [widget for widget in screen.widgets() if not animated(widget)]
        shown = [appearance(widget, screen.visual(widget.control), pictured) for widget in widgets]
        if self._drawn.get_size() != size or self._look is not look:
            self._drawn = pygame.Surface(size, pygame.SRCALPHA)
            boxes = [self._drawn.get_rect()]
        else:
            boxes = joined(filter(None, (grown(rect, size) for rect in changed(self._shown, shown))))
        for box in boxes:
            self._drawn.fill((0, 0, 0, 0), box)
        screen.draw_still(self._drawn, boxes)
        self._parts = [
            (self._drawn.subsurface(box), box)
            for box in covered(size, [grown(widget.visible, size) for widget in widgets])
        ]
        self._look, self._shown, self._left_out = look, shown, screen.animated()


def grown(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """Add the room of its shadow to a rectangle, within a picture of this size."""
    reach = 2 * round(size[1] * SHADOW)
    return rect.inflate(reach, reach).clip((0, 0), size)


def changed(before: Sequence[Appearance], after: Sequence[Appearance]) -> Iterator[pygame.Rect]:
    """Find where a screen looks different: what has come, what has gone, and what lies in another order."""
    there: dict[tuple[int, ...], list[tuple[int, Appearance]]] = {}
    for place, each in enumerate(before):
        there.setdefault(tuple(each[1]), []).append((place, each))
    last = -1
    for each in after:
        alike = there.get(tuple(each[1]), [])
        found = next((entry for entry in alike if entry[1] == each), None)
        if found is None:
            yield each[1]
            continue
        alike.remove(found)
        if found[0] < last:
            yield each[1]
        last = max(last, found[0])
    yield from (each[1] for gone in there.values() for _, each in gone)


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


def covered(size: tuple[int, int], boxes: Iterable[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Cut a picture of this size into boxes that hold all of these and do not overlap."""
    wide, tall = (-(-side // TILES) for side in size)
    held: dict[int, set[int]] = {}
    for box in boxes:
        if box:
            for row in range(box.top // tall, -(-box.bottom // tall)):
                held.setdefault(row, set()).update(range(box.left // wide, -(-box.right // wide)))
    for row, columns in held.items():
        for _, run in groupby(enumerate(sorted(columns)), lambda each: each[1] - each[0]):
            first, *others = [column for _, column in run]
            box = pygame.Rect(first * wide, row * tall, (1 + len(others)) * wide, tall)
            yield box.clip((0, 0), size)
