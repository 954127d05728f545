"""Upright pictures of cards: kept within a budget, drawn a part at a time, between the frames or beside them."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator
from time import perf_counter
from typing import NamedTuple, TypeAlias, cast
from weakref import WeakValueDictionary

import pygame

from game.ui.draw.pack_art import SHAPE, PackArt, PackStyle
from game.ui.draw.vector import Rasteriser, raster, rastered


class PictureKey(NamedTuple):
    """Which picture of a card it is."""

    code: str
    height: int
    turn: float = 0.0  # degrees
    dim: bool = False

    @property
    def plain(self) -> bool:
        """Whether the card is neither turned nor dimmed."""
        return not self.turn and not self.dim


class PictureCache:
    """Pictures by key, and the keys of each card."""

    def __init__(self, budget: int) -> None:
        """Keep at most so many bytes, but always one picture."""
        self._budget = budget
        self._kept: OrderedDict[PictureKey, pygame.Surface] = OrderedDict()
        self._shown = WeakValueDictionary[PictureKey, pygame.Surface]()  # let go of, but shown by somebody
        self._of: dict[str, set[PictureKey]] = {}
        self.held = 0  # bytes, those of pictures that are kept

    def __contains__(self, key: PictureKey) -> bool:
        return key in self._kept or key in self._shown

    def __getitem__(self, key: PictureKey) -> pygame.Surface:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        found = self._shown[key]
        self.keep(key, found)
        return found

    def get(self, key: PictureKey) -> pygame.Surface | None:
        """Give a picture, if it is there."""
        if key not in self:
            return None
        return self[key]

    def of(self, code: str) -> Collection[PictureKey]:
        found = self._of.get(code, set[PictureKey]())
        found.difference_update([key for key in found if key not in self])
        return found

    def sizes(self, code: str) -> Iterator[int]:
        return (key.height for key in self.of(code) if key.plain)

    def keep(self, key: PictureKey, drawn: pygame.Surface) -> None:
        self.drop(key)
        self._kept[key] = drawn
        self._of.setdefault(key.code, set()).add(key)
        self.held += weight(drawn)
        self._forget()

    def drop(self, key: PictureKey) -> None:
        """Let go of a picture for good."""
        self._release(key)
        self._shown.pop(key, None)
        self._of.get(key.code, set()).discard(key)

    def _release(self, key: PictureKey) -> None:
        """Let go of a picture that is kept, but find it again while it is shown."""
        if key in self._kept:
            found = self._shown[key] = self._kept.pop(key)
            self.held -= weight(found)

    def hold(self, budget: int) -> None:
        """Keep at most so many bytes from now on."""
        self._budget = budget
        self._forget()

    def clear(self) -> None:
        """Let go of everything."""
        self._kept.clear()
        self._shown.clear()
        self._of.clear()
        self.held = 0

    def _forget(self) -> None:
        for spare_last in (True, False):
            waiting = iter(list(self._kept) if self.held > self._budget else ())
            while self.held > self._budget and len(self._kept) > 1 and (key := next(waiting, None)):
                if not (spare_last and self._last(key)):
                    self._release(key)

    def _last(self, key: PictureKey) -> bool:
        """Tell whether this is the only plain picture of its card."""
        return key.plain and not any(
            other.plain and other.height != key.height for other in self._of[key.code] if other in self._kept
        )


def weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4


AHEAD = 3
"""Pictures that are asked of the rasteriser at a time."""

Upright: TypeAlias = tuple[str, int]
"""Code and height of a card that is neither turned nor shaded."""


class UprightDrawing:
    """Draws into a cache. What stands in for the pictures of a card is dropped once one of them is drawn."""

    def __init__(
        self, style: PackStyle, kept: PictureCache, stand_ins: PictureCache, rasteriser: Rasteriser | None
    ) -> None:
        """Draw a pack in this style; with a rasteriser, what is not urgent is drawn beside the frames."""
        self._pack = PackArt(style)
        self._kept = kept
        self._stand_ins = stand_ins
        self._rasteriser = rasteriser
        self._restyled = 0  # how often the style was changed
        self._begun: dict[Upright, Iterator[None]] = {}  # pictures that are drawn in part
        self._finishing: tuple[Upright, Iterator[None]] | None = None  # drawn beside the frames
        self.asked: set[Upright] = set()  # of the rasteriser

    @property
    def beside(self) -> bool:
        """Whether what is not urgent is drawn beside the frames."""
        return self._rasteriser is not None

    @property
    def style(self) -> PackStyle:
        return self._pack.style

    def restyle(self, style: PackStyle) -> None:
        """Change the style; what was begun is not gone on with."""
        self._pack = PackArt(style)
        self._restyled += 1
        self._begun.clear()
        self._finishing = None
        self.asked.clear()

    def draw(self, code: str, height: int) -> pygame.Surface:
        """Draw a picture, or what is still missing of it, at once."""
        self._begun.setdefault((code, height), self._steps(code, height, whole=True))
        while not self._step(code, height):
            pass
        return self._kept[PictureKey(code, height)]

    def work(self, until: float, following: Callable[[], Upright | None]) -> Iterator[Upright]:
        """Draw while the time lasts what is named as following, and give what is there now, one after the other.

        Whoever is given a picture names it no more.
        """
        if self._rasteriser is not None:
            yield from self._collect(self._rasteriser, until)
            yield from self._ask(self._rasteriser, following)
            return
        while perf_counter() < until and (wanted := following()) is not None:
            if self._step(*wanted):
                yield wanted

    def _step(self, code: str, height: int) -> bool:
        """Go on with a picture by one part; tell whether it is there."""
        if PictureKey(code, height) in self._kept:
            return True
        steps = self._begun.setdefault((code, height), self._steps(code, height))
        return next(steps, self) is self

    def _steps(self, code: str, height: int, *, whole: bool = False) -> Iterator[None]:
        """Draw a picture part by part, or whole, which takes less time in all, and keep it at last."""
        text, wide = self._pack.svg(code, height), round(height * SHAPE)
        drawn = raster(text, wide, height) if whole else (yield from rastered(text, wide, height))
        yield
        yield from self._finish(code, height, drawn)
        del self._begun[code, height]

    def _finish(self, code: str, height: int, drawn: pygame.Surface) -> Iterator[None]:
        """Set the indices of a card that has been drawn, step by step, and keep it."""
        if PictureKey(code, height) in self._kept:
            return
        yield from self._pack.set_indices(drawn, code, height)
        self._kept.keep(PictureKey(code, height), drawn)
        for stood_in in list(self._stand_ins.of(code)):
            self._stand_ins.drop(stood_in)

    def _collect(self, rasteriser: Rasteriser, until: float) -> Iterator[Upright]:
        """Finish what was drawn beside the frames, while the time lasts."""
        ready = rasteriser.take()
        while (finishing := self._finishing or self._taken(ready)) is not None:
            self._finishing = finishing
            wanted, steps = finishing
            if next(steps, self) is self:
                self._finishing = None
                self.asked.discard(wanted)
                yield wanted
            if perf_counter() >= until:
                return

    def _taken(
        self, ready: Iterator[tuple[Hashable, pygame.Surface]]
    ) -> tuple[Upright, Iterator[None]] | None:
        """Take the next picture that was drawn beside the frames, of the deck that is worn, and how it is finished."""
        for asked, drawn in ready:
            restyled, code, height = cast("tuple[int, str, int]", asked)
            if restyled == self._restyled:
                return (code, height), self._finish(code, height, drawn)
        return None

    def _ask(self, rasteriser: Rasteriser, following: Callable[[], Upright | None]) -> Iterator[Upright]:
        """Ask for what is wanted next, and give what is there already."""
        while len(self.asked) < AHEAD and (wanted := following()) is not None:
            code, height = wanted
            if PictureKey(code, height) in self._kept:
                yield wanted
                continue
            self.asked.add(wanted)
            rasteriser.ask((self._restyled, *wanted), self._pack.svg(*wanted), round(height * SHAPE), height)
