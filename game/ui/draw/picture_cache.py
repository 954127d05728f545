"""Pictures of cards by code, height, turn and shade, within a budget of bytes; those unused for longest are let go.

Of each card one plain picture stays as long as the budget allows, so that it never has to be drawn while it flies.
What has been let go of is found again while somebody still shows it: cards that lie still are drawn once, and their
pictures seem unused from then on.
"""

from collections import OrderedDict
from collections.abc import Collection, Iterator
from typing import NamedTuple
from weakref import WeakValueDictionary

import pygame


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
        """Tell whether there is a picture."""
        return key in self._kept or key in self._shown

    def __getitem__(self, key: PictureKey) -> pygame.Surface:
        """Give a picture that is there."""
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
        """List the pictures of a card."""
        found = self._of.get(code, set[PictureKey]())
        found.difference_update([key for key in found if key not in self])
        return found

    def sizes(self, code: str) -> Iterator[int]:
        """Give the heights in which there are plain pictures of a card."""
        return (key.height for key in self.of(code) if key.plain)

    def keep(self, key: PictureKey, drawn: pygame.Surface) -> None:
        """Keep a picture."""
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
    """Give the bytes of a picture."""
    return picture.get_width() * picture.get_height() * 4
