"""The loop: input to the top scene, time to all, a picture when something has changed."""

from collections.abc import Callable
from dataclasses import replace

from game.storage.settings import SMALLEST_WINDOW
from game.ui.action import Action
from game.ui.house import House
from game.ui.input import Input, Press
from game.ui.scene import Quit, Stack
from game.ui.window import Window


class Loop:
    """Runs the scenes in a window until the last one closes."""

    def __init__(self, window: Window, house: House, stack: Stack, listen: Callable[[], None]) -> None:
        """Bring window, house and scenes together; `listen` is called once a frame for what the stores have to say."""
        self._window = window
        self._house = house
        self._stack = stack
        self._listen = listen
        self.drawn = 0

    def run(self, frames: int = 0) -> None:
        """Run until the scenes are closed, or so many frames have been drawn."""
        while self._stack.open and not (frames and self.drawn >= frames):
            self.step(self._window.tick(self._moving))
        if self._window.size >= SMALLEST_WINDOW:
            self._house.change(replace(self._house.settings, window=self._window.geometry))

    @property
    def _moving(self) -> bool:
        return self._stack.open and self._stack.stale

    def step(self, dt: float) -> None:
        """Run one frame of so many seconds."""
        fade = self._house.look.theme.tempo.scene
        for happened in self._window.inputs(self._house.bindings):
            if self._stack.open and not self._everywhere(happened):
                self._stack.handle(happened, fade)
        if self._window.closing:
            self._stack.turn(Quit(), 0)
        if not self._stack.open:
            return
        self._house.resize(self._window.size)
        self._house.sound.hush(not self._window.focused)
        self._listen()
        self._stack.update(dt, fade)
        self._house.notices.update(dt, self._house.look.theme.tempo.toast)
        if self._stack.open and (self._stack.stale or self._house.notices.stale or not self.drawn):
            self._draw()

    def _draw(self) -> None:
        self._stack.draw(self._window.canvas)
        self._stack.remember(self._window.canvas)
        self._house.notices.draw(self._window.canvas, self._house.look)
        self._window.show()
        self.drawn += 1

    def _everywhere(self, happened: Input) -> bool:
        """Do what a few keys mean on every screen."""
        if not isinstance(happened, Press):
            return False
        match happened.action:
            case Action.QUIT:
                self._stack.turn(Quit(), 0)
            case Action.FULL_SCREEN:
                self._house.porter.toggle_full_screen()
            case Action.MUTE:
                self._house.change(replace(self._house.settings, mute=not self._house.settings.mute))
            case _:
                return False
        return True
