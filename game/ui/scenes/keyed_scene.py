"""A scene that listens to keys before its screen does, such as N or Ctrl+V, and may have something fly over it."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.ui.kit.block import PlacedWidget, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.shell.input import Input, Pointer, PointerPhase, Press
from game.ui.shell.scene import Switch


class Overlay(Protocol):
    """What moves over a screen for a while; it never takes an input."""

    @property
    def moving(self) -> bool:
        """Whether it is still to be seen."""
        ...

    def complete(self) -> None:
        """Come to the end at once."""
        ...

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        ...

    def draw(self, canvas: pygame.Surface, widgets: Sequence[PlacedWidget]) -> None:
        """Draw over the widgets of the screen."""
        ...


class KeyedScene(ScreenScene):
    """Asks `keys` about every key that is pressed, and its screen about whatever that did not take.

    A press completes what moves over it, and does its own work all the same.
    """

    def __init__(
        self,
        screen: Screen,
        keys: Callable[[Press], Reply],
        overlay: Overlay | None = None,
        *,
        over: bool = False,
        listen: Callable[[], object] = lambda: None,
    ) -> None:
        """Show a screen; `over` leaves the scene below in sight, `listen` is called at every frame."""
        super().__init__(screen, over, listen)
        self._keys = keys
        self._overlay = overlay
        self._seen = False  # the last picture showed something over the screen

    @property
    def dirty(self) -> bool:
        """Whether the screen must be drawn again."""
        return super().dirty or self._busy or self._seen

    @property
    def _busy(self) -> bool:
        return self._overlay is not None and self._overlay.moving

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        pressed = isinstance(happened, Press) or (
            isinstance(happened, Pointer) and happened.phase is PointerPhase.DOWN
        )
        if pressed and self._overlay is not None:
            self._overlay.complete()
        if isinstance(happened, Press):
            reply = self._keys(happened)
            if reply.taken:
                self.screen.refresh()
                return reply.switch
        return super().handle(happened)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        if self._overlay is not None:
            self._overlay.update(dt)
        return super().update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the screen."""
        super().draw(canvas)
        self._seen = self._busy
        if self._overlay is not None and self._seen:
            self._overlay.draw(canvas, self.screen.widgets())
