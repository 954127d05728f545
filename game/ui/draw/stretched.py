"""Pictures whose middle is drawn out: a small frame is kept, and laid at any size without ever being that large."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias
from weakref import WeakKeyDictionary

import pygame

from game.core.record import record

TILE = 32
"""Pixels of a frame between its corners, which are laid side by side where it is drawn out."""

_Cut: TypeAlias = tuple[int, int, int]
"""Where a part begins in the frame, where in the whole, and how long it is."""
_Piece: TypeAlias = tuple[pygame.Rect, pygame.Rect]
"""What is drawn in a box of the whole, and from which part of the frame it is taken."""
_WHOLE: WeakKeyDictionary[pygame.Surface, dict[tuple[object, ...], Sequence[_Piece]]] = WeakKeyDictionary()
"""All pieces of what a frame has been drawn out to, by corner and size: most are seen whole, at every frame."""


@record
class Stretched:
    """A frame drawn out to a size; along a side of its own length it is laid as it is."""

    frame: pygame.Surface
    corner: tuple[int, int]  # where the tile begins that is repeated, from the left and from the top
    size: tuple[int, int]

    def lay(self, canvas: pygame.Surface, at: tuple[int, int]) -> None:
        """Lay it down, its upper left corner here."""
        box = pygame.Rect(at, self.size)
        seen = box.clip(canvas.get_clip())
        if seen.width:
            pieces = self._all() if seen == box else self._pieces(seen.move(-box.x, -box.y))
            blend = pygame.BLEND_PREMULTIPLIED
            canvas.blits([(self.frame, to.move(at), part, blend) for to, part in pieces], doreturn=False)

    def _all(self) -> Sequence[_Piece]:
        known, key = _WHOLE.setdefault(self.frame, {}), (self.corner, self.size)
        if key not in known:
            known[key] = tuple(self._pieces(pygame.Rect((0, 0), self.size)))
        return known[key]

    def _pieces(self, seen: pygame.Rect) -> Iterator[_Piece]:
        """Give what is seen in a box of the whole."""
        columns = cuts(self.frame.get_width(), self.corner[0], self.size[0], (seen.left, seen.right))
        rows = cuts(self.frame.get_height(), self.corner[1], self.size[1], (seen.top, seen.bottom))
        inked = dict[tuple[int, int], pygame.Rect]()  # what of a part is not clear, by its upper left corner
        for left, x, width in columns:
            for top, y, height in rows:
                part = pygame.Rect(left, top, width, height)
                if (left, top) not in inked:
                    inked[left, top] = self.frame.subsurface(part).get_bounding_rect().move(left, top)
                part = part.clip(inked[left, top])
                if part.width:
                    yield pygame.Rect(x + part.x - left, y + part.y - top, part.width, part.height), part


def cuts(length: int, corner: int, wanted: int, seen: tuple[int, int]) -> Sequence[_Cut]:
    """Cut one side of a frame into what is laid side by side so that it becomes as long as wanted.

    >>> cuts(52, 10, 100, (0, 100))
    [(0, 0, 10), (10, 10, 32), (10, 42, 32), (10, 74, 16), (42, 90, 10)]
    >>> cuts(52, 10, 100, (50, 80))
    [(10, 42, 32), (10, 74, 16)]
    >>> cuts(52, 10, 52, (0, 52))
    [(0, 0, 52)]
    """
    if length == wanted:
        return [(0, 0, length)]
    end = length - corner - TILE
    tiles = ((corner, at, min(TILE, wanted - end - at)) for at in range(corner, wanted - end, TILE))
    parts = ((0, 0, corner), *tiles, (corner + TILE, wanted - end, end))
    return [each for each in parts if each[1] < seen[1] and each[1] + each[2] > seen[0]]


Drawing: TypeAlias = pygame.Surface | Stretched
"""A premultiplied picture, whole or as a frame."""


def flattened(drawing: Drawing) -> pygame.Surface:
    """Give a drawing as a picture of its size that belongs to whoever asks."""
    if not isinstance(drawing, Stretched):
        return drawing.copy()
    picture = pygame.Surface(drawing.size, pygame.SRCALPHA)
    drawing.lay(picture, (0, 0))
    return picture
