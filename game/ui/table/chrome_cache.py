"""The chrome over the cards, kept as one picture while nothing about it changes: most frames move cards only.

Of what changes, only the boxes it fills are drawn anew, all of them in the frame that shows the change. What looks
different at every frame is left out of the picture, and drawn over it.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

import pygame

from game.ui.draw.composition import Layers, joined
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.kit.rendering import Appearance, appearance, still, with_shadow
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext

TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""

Tile: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class ChromeCache:
    """The chrome of a table on clear ground: on the one sheet that the tables of all screens share."""

    def __init__(self, context: UiContext, let_go: Callable[[], None] = lambda: None) -> None:
        """Begin without a picture; `let_go` is told when another table begins to draw its own."""
        self._context = context
        self._let_go = let_go
        self._size = (0, 0)
        self.layers: Layers = {}  # the parts of it on which anything lies
        self._tiles: list[Tile] = []
        self._boxes: list[pygame.Rect] = []  # the same
        self._inked: set[Tile] = set()  # those on which anything lies
        self._look: ResolvedTheme | None = None
        self._shown: Sequence[Appearance] = ()
        self._left_out: Sequence[PlacedWidget] = ()  # what looks different at every frame

    def let_go(self) -> None:
        """Keep no part of the sheet, and have no picture kept for what lies below it."""
        self.layers = {}
        self._let_go()

    def refresh(self, size: tuple[int, int], screen: Screen) -> Sequence[pygame.Rect]:
        """Bring the picture up to date when it is dirty, and give the boxes in which it has changed."""
        sheet, mine = self._context.look.paint.sheet(self, size)
        whole = not mine or self._size != size or self._look is not self._context.look
        if not (whole or self.pending(screen)):
            return ()
        boxes = joined(self._changed(sheet, screen, whole=whole))
        for box in boxes:
            sheet.fill((0, 0, 0, 0), box)
        screen.draw_still(sheet, boxes)
        return self._take(sheet, boxes)

    def pending(self, screen: Screen) -> bool:
        """Tell whether anything is to be drawn."""
        return screen.dirty or screen.content.animated() != self._left_out

    def _changed(self, sheet: pygame.Surface, screen: Screen, *, whole: bool) -> Sequence[pygame.Rect]:
        """Find the boxes in which the screen looks different."""
        look, pictured, size = self._context.look, self._context.sprites.upright, sheet.get_size()
        widgets = still(screen.content.widgets())
        before, self._shown = (
            self._shown,
            [appearance(widget, screen.visual(widget.control), pictured) for widget in widgets],
        )
        self._look, self._left_out = look, screen.content.animated()
        if whole:
            self.layers, self._tiles, self._size = {}, tiles_of(size), size
            self._boxes = [pygame.Rect(x, y, right - x, bottom - y) for x, y, right, bottom in self._tiles]
            self._inked = set()
            return [sheet.get_rect()]
        boxes = (with_shadow(rect, look).clip(sheet.get_rect()) for rect in changed(before, self._shown))
        return [*filter(None, boxes)]

    def _take(self, sheet: pygame.Surface, boxes: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
        """Take in what was drawn in some boxes."""
        inked = self._ink(sheet, boxes)
        if inked != self._inked:
            self._inked = inked
            self.layers = {
                key: self.layers.get(key) or ((sheet.subsurface(box), box),)
                for key, box in ((("chrome", *box), box) for box in merged(inked))
            }
        return boxes

    def _ink(self, sheet: pygame.Surface, boxes: Sequence[pygame.Rect]) -> set[Tile]:
        """Find out on which tiles anything lies, anew for those in some boxes."""
        looked_at = {place for box in boxes for place in box.collidelistall(self._boxes)}
        inked = self._inked - {self._tiles[place] for place in looked_at}
        return inked | {
            self._tiles[place]
            for place in looked_at
            if pygame.mask.from_surface(sheet.subsurface(self._boxes[place]), 0).count()
        }


def tiles_of(size: tuple[int, int]) -> list[Tile]:
    """Share a picture out in tiles."""
    wide, tall = (-(-side // TILES) for side in size)
    return [
        (left, top, min(left + wide, size[0]), min(top + tall, size[1]))
        for top in range(0, size[1], tall)
        for left in range(0, size[0], wide)
    ]


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
