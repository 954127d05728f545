"""Draws upright pictures of cards at the size that is wanted, a part at a time, between the frames or beside them."""

from collections.abc import Callable, Hashable, Iterator
from typing import TypeAlias, cast

import pygame

from game.ui.draw.pack_art import SHAPE, PackArt, PackStyle
from game.ui.draw.picture_cache import PictureCache, PictureKey
from game.ui.draw.rasteriser import Rasteriser
from game.ui.draw.vector import rastered

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
        """How the cards look now."""
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
        while not self._step(code, height):
            pass
        return self._kept[PictureKey(code, height)]

    def work(
        self, until: float, clock: Callable[[], float], following: Callable[[], Upright | None]
    ) -> Iterator[Upright]:
        """Draw while the time lasts what is named as following, and give what is there now, one after the other.

        Whoever is given a picture names it no more.
        """
        if self._rasteriser is not None:
            yield from self._collect(self._rasteriser, until, clock)
            yield from self._ask(self._rasteriser, following)
            return
        while clock() < until and (wanted := following()) is not None:
            if self._step(*wanted):
                yield wanted

    def _step(self, code: str, height: int) -> bool:
        """Go on with a picture by one part; tell whether it is there."""
        if PictureKey(code, height) in self._kept:
            return True
        steps = self._begun.setdefault((code, height), self._steps(code, height))
        return next(steps, self) is self

    def _steps(self, code: str, height: int) -> Iterator[None]:
        """Draw a picture part by part, and keep it at last."""
        drawn = yield from rastered(self._pack.svg(code, height), round(height * SHAPE), height)
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

    def _collect(self, rasteriser: Rasteriser, until: float, clock: Callable[[], float]) -> Iterator[Upright]:
        """Finish what was drawn beside the frames, while the time lasts."""
        ready = rasteriser.take()
        while (finishing := self._finishing or self._taken(ready)) is not None:
            self._finishing = finishing
            wanted, steps = finishing
            if next(steps, self) is self:
                self._finishing = None
                self.asked.discard(wanted)
                yield wanted
            if clock() >= until:
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
