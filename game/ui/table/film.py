"""What lies over the cards, kept as one picture while nothing about it changes: most frames move cards only."""

import pygame

from game.ui.page import Page
from game.ui.paint import put


class Film:
    """The chrome of a table on clear ground."""

    def __init__(self) -> None:
        """Begin without a picture."""
        self._drawn = pygame.Surface((0, 0), pygame.SRCALPHA)
        self._valid = False

    def draw(self, canvas: pygame.Surface, page: Page, live: bool) -> None:
        """Draw a page, from the second time on from its picture; live while something on it moves by itself."""
        if live or page.stale:
            page.draw(canvas)
            self._valid = False
            return
        if not self._valid:
            self._take(canvas.get_size(), page)
        put(canvas, self._drawn, (0, 0))

    def _take(self, size: tuple[int, int], page: Page) -> None:
        if self._drawn.get_size() != size:
            self._drawn = pygame.Surface(size, pygame.SRCALPHA)
        self._drawn.fill((0, 0, 0, 0))
        page.draw(self._drawn)
        self._valid = True
