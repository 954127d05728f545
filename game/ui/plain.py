"""A scene that is nothing but a page, for screens without anything of their own to draw."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.input import Input
from game.ui.node import Node
from game.ui.page import Page
from game.ui.scene import Switch


class Plain:
    """Passes everything on to a page."""

    def __init__(self, page: Page, over: bool = False, listen: Callable[[], object] = lambda: None) -> None:
        """Show a page; `over` leaves the scene below in sight, `listen` is called at every frame."""
        self.page = page
        self._over = over
        self._listen = listen

    @property
    def over(self) -> bool:
        """Whether the scene below stays visible."""
        return self._over

    @property
    def stale(self) -> bool:
        """Whether the page must be drawn again."""
        return self.page.stale

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        return self.page.handle(happened)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self._listen()
        return self.page.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the page."""
        self.page.draw(canvas)

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the page."""
        return self.page.nodes()
