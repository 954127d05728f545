"""A cache of drawn surfaces that forgets the ones unused for longest when it holds too many pixels."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator

import pygame


class SurfaceCache:
    """Surfaces by key, within a budget of pixels."""

    def __init__(self, pixels: int) -> None:
        """Keep at most this many pixels (four bytes each)."""
        self._budget = pixels
        self._held = 0
        self._shelf: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def hold(self, pixels: int) -> None:
        """Keep at most so many pixels from now on."""
        self._budget = pixels
        self._forget()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface], pixels: int = 0) -> pygame.Surface:
        """Give the surface of a key, made now if it is not there.

        Where it is told how large that will be, whatever has to give way to it is let go of before it is made.
        """
        found = self._shelf.get(key)
        if found is not None:
            self._shelf.move_to_end(key)
            return found
        self._forget(pixels)
        made = make()
        self._shelf[key] = made
        self._held += made.get_width() * made.get_height()
        self._forget()
        return made

    def _forget(self, pixels: int = 0) -> None:
        """Let go of what is too much, or would be once there is something so large; what was used last stays else."""
        while self._held + pixels > self._budget and len(self._shelf) > (not pixels):
            _, dropped = self._shelf.popitem(last=False)
            self._held -= dropped.get_width() * dropped.get_height()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._shelf

    def __iter__(self) -> Iterator[Hashable]:
        """Go through the keys, those unused for longest first."""
        return iter(self._shelf)

    @property
    def held(self) -> int:
        """How many pixels are kept now."""
        return self._held
