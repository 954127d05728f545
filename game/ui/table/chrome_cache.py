"""The chrome over the cards, kept as one picture while nothing about it changes: most frames move cards only.

Of what changes, only the boxes it fills are drawn anew. While cards fly it may follow a few frames later: what a move
costs, laying out what it changes, and drawing that belong to different frames then. What looks different at every frame
is left out of the picture, and drawn over it as it belongs to what each part of the picture shows.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from time import perf_counter
from typing import TypeAlias

import pygame

from game.ui.draw.composition import Layers, joined, outside
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import PlacedWidget
from game.ui.kit.rendering import Appearance, appearance, reach, still, with_shadow
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext

TILES = 24
"""The picture is shared out in so many columns and rows; those on which nothing lies are never laid over the cards."""


TIME = 0.001
"""Seconds of a frame for what has changed, while it may follow later; one box is drawn in any case."""
HELD_UP = 12
"""Frames, at most, in which what has changed waits because the cards have taken their time already."""
STRIPS = 9
"""Of so many the window is high, a box is drawn one after the other."""

Tile: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class _Step(Enum):
    """What is to be done next for what has changed."""

    WAIT = 0  # the frame in which it happened has done enough
    LAY_OUT = 1
    DRAW = 2


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
        self._left_out: Sequence[PlacedWidget] = ()
        self._come: Sequence[PlacedWidget] = ()  # of what is left out, what boxes that wait don't show yet …
        self._gone: Sequence[PlacedWidget] = ()  # … and what was left out of what they still show
        self._waiting: list[pygame.Rect] = []  # boxes that have not been drawn yet
        self._next = _Step.WAIT
        self._patient = False
        self._held_up = 0  # frames in which what has changed now has waited for cards

    def let_go(self) -> None:
        """Keep no part of the sheet, and have no picture kept for what lies below it."""
        self.layers = {}
        self._let_go()

    def wait(self, *, patient: bool) -> None:
        """Say, before it is refreshed, whether what has changed may be drawn a few frames later."""
        self._patient = patient

    def refresh(self, size: tuple[int, int], screen: Screen, *, late: bool = False) -> Sequence[pygame.Rect]:
        """Bring the picture up to date when it is dirty, and give the boxes in which it has changed.

        In a frame that is late already, what may wait does, for a few frames.
        """
        sheet, mine = self._context.look.paint.sheet(self, size)
        whole = not mine or self._size != size or self._look is not self._context.look
        patient, self._patient = self._patient, False
        if patient and not whole:
            return self._go_on(sheet, screen, late=late)
        screen.content.lagging, self._next = False, _Step.WAIT
        if whole or self._waiting or screen.dirty or screen.content.animated() != self._left_out:
            self._compare(sheet, screen, whole=whole)
            boxes, self._waiting = joined(self._waiting), []
            for box in boxes:
                sheet.fill((0, 0, 0, 0), box)
            screen.draw_still(sheet, boxes)
            return self._take(sheet, boxes)
        return ()

    def _go_on(self, sheet: pygame.Surface, screen: Screen, *, late: bool) -> Sequence[pygame.Rect]:
        """Go on by one step with what has changed; how long that takes, the clock decides alone for drawing."""
        if not screen.content.settled and self._next is _Step.WAIT:
            self._next, screen.content.lagging = _Step.LAY_OUT, True
        elif not self.pending(screen):
            self._held_up = 0
        elif late and self._held_up < HELD_UP:
            self._held_up += 1
        elif not screen.content.settled and self._next is _Step.LAY_OUT:
            self._next, screen.content.lagging = _Step.DRAW, False
            screen.widgets()
        else:
            screen.content.lagging = not screen.content.settled
            self._next = _Step.LAY_OUT if screen.content.lagging else _Step.WAIT
            self._compare(sheet, screen, whole=False)
            return self._take(sheet, self._some(sheet, screen))
        return ()

    def animated(self) -> Iterator[tuple[PlacedWidget, pygame.Rect]]:
        """List what the picture leaves out, each with a box of it in which the picture shows what it belongs to.

        Whatever the screen is laid out like by now, nothing is drawn over itself then, and nothing is missing.
        """
        if self._look is None:
            return
        for widget in self._left_out:
            whole = reach(widget, self._look)
            yield from (
                (widget, box) for box in outside(whole, self._waiting if widget in self._come else ())
            )
        for widget in self._gone:
            boxes = (reach(widget, self._look).clip(waiting) for waiting in self._waiting)
            yield from ((widget, box) for box in boxes if box.width and box.height)

    def pending(self, screen: Screen) -> bool:
        """Tell whether anything is to be laid out or drawn."""
        return bool(
            not screen.content.settled
            or screen.dirty
            or self._waiting
            or screen.content.animated() != self._left_out
        )

    def _some(self, sheet: pygame.Surface, screen: Screen) -> Sequence[pygame.Rect]:
        """Draw as many boxes as there is time for, from the top down, so that a panel never shows in two pieces."""
        until, boxes = perf_counter() + TIME, list[pygame.Rect]()
        cut = strips(joined(self._waiting), sheet.get_height())
        self._waiting = sorted(cut, key=lambda box: (box.top, box.left), reverse=True)
        if not self._waiting:
            screen.draw_still(sheet, ())  # or it would be compared again at every frame
        while self._waiting and (not boxes or perf_counter() < until):
            boxes.append(self._waiting.pop())
            sheet.fill((0, 0, 0, 0), boxes[-1])
            screen.draw_still(sheet, boxes[-1:])
        if self._waiting:
            screen.content.redraw()
        return boxes

    def _compare(self, sheet: pygame.Surface, screen: Screen, *, whole: bool) -> None:
        """Find the boxes in which the screen looks different."""
        look, pictured, size = self._context.look, self._context.sprites.upright, sheet.get_size()
        widgets = still(screen.content.shown())
        shown = [appearance(widget, screen.visual(widget.control), pictured) for widget in widgets]
        if whole or not self._waiting:
            self._come = self._gone = ()
        if whole:
            self.layers, self._tiles, self._size = {}, tiles_of(size), size
            self._boxes = [pygame.Rect(x, y, right - x, bottom - y) for x, y, right, bottom in self._tiles]
            self._inked = set()
            self._waiting = [sheet.get_rect()]
        else:
            boxes = (with_shadow(rect, look).clip(sheet.get_rect()) for rect in changed(self._shown, shown))
            self._waiting += filter(None, boxes)
        self._look, self._shown = look, shown
        self._leave_out(screen.content.animated())

    def _leave_out(self, now: Sequence[PlacedWidget]) -> None:
        """Leave out what looks different at every frame now, and tell what of it boxes that wait know nothing of."""
        before, come = self._left_out, self._come
        self._gone = [*self._gone, *(each for each in before if each not in now and each not in come)]
        self._come = [each for each in now if each not in before or each in come]
        self._left_out = now

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


def strips(boxes: Sequence[pygame.Rect], tall: int) -> Iterator[pygame.Rect]:
    """Cut boxes into strips of which none takes long to draw, in a window so high."""
    high = -(-tall // STRIPS)
    for box in boxes:
        for top in range(box.top, box.bottom, high):
            yield pygame.Rect(box.left, top, box.width, min(high, box.bottom - top))


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
