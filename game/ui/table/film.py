"""What lies over the cards, kept as one picture while nothing about it changes: most frames move cards only."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

import pygame

from game.ui.block import Piece
from game.ui.indices import PREMULTIPLIED
from game.ui.page import Page

TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""
SHADOW = 0.045
"""How far a shadow reaches beyond its piece, as a share of the window's height."""

Part: TypeAlias = tuple[pygame.Surface, pygame.Rect]
"""Some of the picture, and where it lies."""


class Film:
    """The chrome of a table on clear ground."""

    def __init__(self) -> None:
        """Begin without a picture."""
        self._drawn = pygame.Surface((0, 0), pygame.SRCALPHA)
        self._parts: list[Part] = []
        self._left_out: Sequence[Piece] = ()

    def draw(self, canvas: pygame.Surface, page: Page) -> None:
        """Draw a page from its picture, which is taken anew when it is stale; then what never rests."""
        if page.stale or self._drawn.get_size() != canvas.get_size() or page.restless() != self._left_out:
            self._take(canvas.get_size(), page)
        canvas.fblits(self._parts, PREMULTIPLIED)
        page.draw_restless(canvas)

    def _take(self, size: tuple[int, int], page: Page) -> None:
        if self._drawn.get_size() != size:
            self._drawn = pygame.Surface(size, pygame.SRCALPHA)
        for part, _ in self._parts:
            part.fill((0, 0, 0, 0))
        page.draw_still(self._drawn)
        boxes = covered(size, [piece.visible for piece in page.pieces()])
        self._parts = [(self._drawn.subsurface(box), box) for box in boxes]
        self._left_out = page.restless()


def covered(size: tuple[int, int], rects: Iterable[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Cut a picture of this size into boxes that hold these rectangles with their shadows and do not overlap."""
    wide, tall = (-(-side // TILES) for side in size)
    reach = round(size[1] * SHADOW)
    held: dict[int, set[int]] = {}
    for rect in rects:
        box = rect.inflate(2 * reach, 2 * reach).clip((0, 0), size)
        if box:
            for row in range(box.top // tall, -(-box.bottom // tall)):
                held.setdefault(row, set()).update(range(box.left // wide, -(-box.right // wide)))
    for row, columns in held.items():
        for _, run in groupby(enumerate(sorted(columns)), lambda each: each[1] - each[0]):
            first, *others = [column for _, column in run]
            box = pygame.Rect(first * wide, row * tall, (1 + len(others)) * wide, tall)
            yield box.clip((0, 0), size)
