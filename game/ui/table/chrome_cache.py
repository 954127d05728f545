"""The chrome over the cards, kept as one picture while nothing about it changes: most frames move cards only.

Of what changes, only the boxes it fills are drawn anew.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import pygame

from game.ui.draw.composition import Layers, joined
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.kit.rendering import SHADOW, Appearance, animated, appearance
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext

TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""


class ChromeCache:
    """The chrome of a table on clear ground."""

    def __init__(self, context: UiContext) -> None:
        """Begin without a picture."""
        self._context = context
        self._drawn = pygame.Surface((0, 0), pygame.SRCALPHA)
        self.layers: Layers = {}  # the parts of it on which anything lies
        self._look: ResolvedTheme | None = None
        self._shown: Sequence[Appearance] = ()
        self._left_out: Sequence[PlacedWidget] = ()

    def refresh(self, size: tuple[int, int], screen: Screen) -> Sequence[pygame.Rect]:
        """Bring the picture up to date when it is dirty, and give the boxes in which it has changed."""
        if screen.dirty or self._drawn.get_size() != size or screen.animated() != self._left_out:
            return self._take(size, screen)
        return ()

    def _take(self, size: tuple[int, int], screen: Screen) -> Sequence[pygame.Rect]:
        look, pictured = self._context.look, self._context.pictured
        widgets = [widget for widget in screen.widgets() if not animated(widget)]
        shown = [appearance(widget, screen.visual(widget.control), pictured) for widget in widgets]
        if self._drawn.get_size() != size or self._look is not look:
            self._drawn = pygame.Surface(size, pygame.SRCALPHA)
            self.layers = {}
            boxes = [self._drawn.get_rect()]
        else:
            boxes = joined(filter(None, (grown(rect, size) for rect in changed(self._shown, shown))))
        for box in boxes:
            self._drawn.fill((0, 0, 0, 0), box)
        screen.draw_still(self._drawn, boxes)
        places = covered(size, [grown(widget.visible, size) for widget in widgets])
        keys = ((("chrome", *box), box) for box in places)
        self.layers = {
            key: self.layers.get(key) or ((self._drawn.subsurface(box), box),) for key, box in keys
        }
        self._look, self._shown, self._left_out = look, shown, screen.animated()
        return boxes


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
