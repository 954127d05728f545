"""The chrome over the cards, kept as one picture while nothing about it changes: most frames move cards only.

Of what changes, only the boxes it fills are drawn anew.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import TypeAlias

import pygame

from game.ui.draw.composition import Layers, joined
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.kit.rendering import SHADOW, Appearance, animated, appearance
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext

TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""


Tile: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class ChromeCache:
    """The chrome of a table on clear ground: on the one sheet that the tables of all screens share."""

    def __init__(self, context: UiContext) -> None:
        """Begin without a picture."""
        self._context = context
        self._size = (0, 0)
        self.layers: Layers = {}  # the parts of it on which anything lies
        self._tiles: list[Tile] = []
        self._inked: set[Tile] = set()  # those on which anything lies
        self._look: ResolvedTheme | None = None
        self._shown: Sequence[Appearance] = ()
        self._left_out: Sequence[PlacedWidget] = ()

    def refresh(self, size: tuple[int, int], screen: Screen) -> Sequence[pygame.Rect]:
        """Bring the picture up to date when it is dirty, and give the boxes in which it has changed."""
        sheet, still = self._context.look.paint.sheet(self, size)
        if not still or self._size != size or screen.dirty or screen.animated() != self._left_out:
            return self._take(sheet, still and self._size == size, screen)
        return ()

    def _take(self, sheet: pygame.Surface, still: bool, screen: Screen) -> Sequence[pygame.Rect]:
        look, pictured, size = self._context.look, self._context.pictured, sheet.get_size()
        widgets = [widget for widget in screen.widgets() if not animated(widget)]
        shown = [appearance(widget, screen.visual(widget.control), pictured) for widget in widgets]
        if not still or self._look is not look:
            self.layers, self._tiles, self._size = {}, tiles_of(size), size
            self._inked.clear()
            boxes = [sheet.get_rect()]
        else:
            boxes = joined(filter(None, (grown(rect, size) for rect in changed(self._shown, shown))))
        for box in boxes:
            sheet.fill((0, 0, 0, 0), box)
        screen.draw_still(sheet, boxes)
        self._look_for_ink(sheet, boxes)
        self.layers = {
            key: self.layers.get(key) or ((sheet.subsurface(box), box),)
            for key, box in ((("chrome", *box), box) for box in merged(self._inked))
        }
        self._look, self._shown, self._left_out = look, shown, screen.animated()
        return boxes

    def _look_for_ink(self, sheet: pygame.Surface, boxes: Sequence[pygame.Rect]) -> None:
        """Find out anew on which tiles anything lies, of those in some boxes."""
        for tile in self._tiles:
            left, top, right, bottom = tile
            box = pygame.Rect(left, top, right - left, bottom - top)
            if box.collidelist(boxes) >= 0:
                anything = pygame.mask.from_surface(sheet.subsurface(box), 0).count()
                (self._inked.add if anything else self._inked.discard)(tile)


def tiles_of(size: tuple[int, int]) -> list[Tile]:
    """Share a picture out in tiles."""
    wide, tall = (-(-side // TILES) for side in size)
    return [
        (left, top, min(left + wide, size[0]), min(top + tall, size[1]))
        for top in range(0, size[1], tall)
        for left in range(0, size[0], wide)
    ]


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


def merged(tiles: Collection[Tile]) -> Iterator[pygame.Rect]:
    """Make few boxes of tiles, each given as left, top, right and bottom: of neighbours in a row, and of equal rows."""
    rows: dict[tuple[int, int], list[Tile]] = {}
    for tile in sorted(tiles):
        rows.setdefault((tile[1], tile[3]), []).append(tile)
    begun: dict[tuple[int, int], pygame.Rect] = {}
    for (top, bottom), row in sorted(rows.items()):
        runs = list(_runs(row))
        for left, right in [each for each in begun if each not in runs or begun[each].bottom != top]:
            yield begun.pop((left, right))
        for left, right in runs:
            begun.setdefault((left, right), pygame.Rect(left, top, right - left, 0)).height += bottom - top
    yield from begun.values()


def _runs(row: Sequence[Tile]) -> Iterator[tuple[int, int]]:
    """Find where tiles of one row that touch each other begin and end."""
    left, right = row[0][0], row[0][2]
    for tile in row[1:]:
        if tile[0] != right:
            yield left, right
            left = tile[0]
        right = tile[2]
    yield left, right
