"""The ground of the table that was drawn last: made beside the frames, because that takes longer than one.

Until it is there, something whole stands in for it: the last one drawn out, or one made small.
"""

from collections.abc import Callable, Hashable
from threading import Thread
from typing import TypeAlias

import pygame

Size: TypeAlias = tuple[int, int]
MakeGround: TypeAlias = Callable[[Size], pygame.Surface]
SMALL, HALF = 4, 2
"""How much smaller the one is made that stands in where none was there, and a copy of the last."""


class Grounds:
    """Keeps one ground, as large as the window."""

    def __init__(self, *, beside: bool) -> None:
        """Without a thread beside the frames, whoever asks waits."""
        self._beside = beside
        self._look: Hashable = None  # of the one that is kept
        self._kept: pygame.Surface | None = None
        self._stand_in: pygame.Surface | None = None
        self._wanted: tuple[Hashable, Size] = None, (0, 0)
        self._making: tuple[Hashable, Size] | None = None
        self._made: list[pygame.Surface | Exception] = []

    def has(self, look: Hashable, size: Size) -> bool:
        """Tell whether the ground of a look and size is kept."""
        return self._kept is not None and look == self._look and self._kept.get_size() == size

    def get(
        self, look: Hashable, size: Size, make: MakeGround, instead: MakeGround | None = None
    ) -> tuple[pygame.Surface, bool]:
        """Give the ground of a look and size, and True; or what is to be drawn out to that size meanwhile.

        Where none of that look is kept that is, made small, the ground itself, or something else.
        """
        if look != self._wanted[0]:
            self._stand_in = None
        self._wanted = look, size
        self._take()
        if not self._beside and not self.has(look, size):
            self._look, self._kept = look, make(size)
        if self._kept is not None and self.has(look, size):
            self._stand_in = None
            return self._kept, True
        if self._making is None:
            self._begin(look, size, make)
        if self._stand_in is None:
            self._stand_in = self._reduced(look) or (instead or make)(_part(size, SMALL))
            self._kept = None  # there must be room for the next
        return self._stand_in, False

    def _take(self) -> None:
        """Take what was made meanwhile, if it is still wanted; raise what went wrong over it."""
        if not self._made:
            return
        made, making = self._made.pop(), self._making
        self._making = None
        if isinstance(made, Exception):
            raise made
        if making == self._wanted:
            self._look, self._kept = self._wanted[0], made

    def _begin(self, look: Hashable, size: Size, make: MakeGround) -> None:
        self._making = look, size

        def work() -> None:
            try:
                self._made.append(make(size))
            except Exception as failure:  # noqa: BLE001 - raised again where the ground is asked for
                self._made.append(failure)

        Thread(target=work, name="ground", daemon=True).start()

    def _reduced(self, look: Hashable) -> pygame.Surface | None:
        """Make a smaller copy of the last ground, if that looked the same."""
        if self._kept is None or look != self._look:
            return None
        size = _part(self._kept.get_size(), HALF)
        return pygame.transform.smoothscale(self._kept, size, pygame.Surface(size))


def _part(size: Size, share: int) -> Size:
    return max(1, size[0] // share), max(1, size[1] // share)
