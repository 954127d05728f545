"""Draws cards in a thread of its own: the library that turns SVG into pixels keeps nobody in Python waiting."""

from collections.abc import Hashable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeAlias

import pygame

from game.ui.draw.vector import raster

Asked: TypeAlias = tuple[Hashable, str, int, int]
"""By what name a picture is to be given back, its SVG text, width and height."""


class Rasteriser:
    """One thread, begun when it is first needed."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._done: SimpleQueue[tuple[Hashable, pygame.Surface | Exception]] = SimpleQueue()
        self._thread: Thread | None = None
        self.waiting = 0  # pictures asked for that have not been taken

    def ask(self, name: Hashable, drawing: str, width: int, height: int) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="rasteriser", daemon=True)
            self._thread.start()
        self.waiting += 1
        self._asked.put((name, drawing, width, height))

    def take(self) -> Iterator[tuple[Hashable, pygame.Surface]]:
        """Give what is ready, without waiting; raises what went wrong over a drawing."""
        while True:
            try:
                name, drawn = self._done.get_nowait()
            except Empty:
                return
            self.waiting -= 1
            if isinstance(drawn, Exception):
                raise drawn
            yield name, drawn

    def close(self) -> None:
        """Finish what is under way, and end the thread."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            name, drawing, width, height = asked
            try:
                self._done.put((name, raster(drawing, width, height)))
            except Exception as failure:  # noqa: BLE001 - raised again where the picture is taken
                self._done.put((name, failure))
