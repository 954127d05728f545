"""A scene that is nothing but a screen of controls, for those without anything of their own to draw."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.screen import Screen
from game.ui.shell.input import Input
from game.ui.shell.node import Node
from game.ui.shell.scene import Switch


class ScreenScene:
    """Passes everything on to a screen."""

    def __init__(
        self, screen: Screen, over: bool = False, listen: Callable[[], object] = lambda: None
    ) -> None:
        """Show a screen; `over` leaves the scene below in sight, `listen` is called at every frame."""
        self.screen = screen
        self._over = over
        self._listen = listen

    @property
    def over(self) -> bool:
        """Whether the scene below stays visible."""
        return self._over

    @property
    def dirty(self) -> bool:
        """Whether the screen must be drawn again."""
        return self.screen.dirty

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        return self.screen.handle(happened)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self._listen()
        return self.screen.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the screen."""
        self.screen.draw(canvas)

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen."""
        return self.screen.nodes()
