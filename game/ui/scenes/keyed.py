"""A plain scene that listens to keys before its page does: keys without a meaning elsewhere, such as N or Ctrl+V."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.block import Reply
from game.ui.input import Input, Press
from game.ui.node import Node
from game.ui.page import Page
from game.ui.scene import Switch


class Keyed:
    """Asks `keys` about every key that is pressed, and its page about whatever that did not take."""

    def __init__(self, page: Page, keys: Callable[[Press], Reply]) -> None:
        """Show a page."""
        self.page = page
        self._keys = keys

    @property
    def over(self) -> bool:
        """Nothing below it is seen."""
        return False

    @property
    def stale(self) -> bool:
        """Whether the page must be drawn again."""
        return self.page.stale

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        if isinstance(happened, Press):
            reply = self._keys(happened)
            if reply.taken:
                self.page.refresh()
                return reply.switch
        return self.page.handle(happened)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        return self.page.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the page."""
        self.page.draw(canvas)

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the page."""
        return self.page.nodes()
