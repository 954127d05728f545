"""Whoever listens instead of looking: a screen reader where one runs, the program's own voice where it is wanted."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.app.screen_reader import ScreenReader
from game.app.voice import Voice, speaker
from game.ui.shell.announcer import Announcement
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input
from game.ui.shell.node import Node, spoken


class Aloud:
    """Hands on what is to be heard of one window."""

    def __init__(self, title: str, context: UiContext, ask: Callable[[Input], None]) -> None:
        """Listen for screen readers; `ask` takes the inputs that come from them."""
        self._context = context
        self._reader = ScreenReader(title, ask)
        self._voice: Voice | None = None
        self._pressed = 0  # presses answered when something was said last
        self._focus = ""  # what the control with the focus was said to be

    def listen(self) -> None:
        """Pass on what screen readers ask for."""
        self._reader.listen()

    def tell(self, nodes: Callable[[], Sequence[Node]], *, drawn: bool, focused: bool, pressed: int) -> None:
        """Tell of a frame: what is on the screen, what has happened, and how many presses have been answered."""
        said = self._context.announcer.take()
        self._reader.tell(nodes, said, drawn=drawn, focused=focused)
        if self._speaks() and not self._reader.listened:
            if pressed != self._pressed:
                self._hush()
            self._pressed = pressed
            self._say(said, nodes() if drawn else ())

    def _speaks(self) -> bool:
        """Begin or end to speak as the settings say; tell whether there is a voice."""
        wanted = self._context.settings.voice
        if wanted and self._voice is None:
            if command := speaker():
                self._voice = Voice(command)
            else:
                self._context.notices.say(self._context.words.get("aloud.no_voice"))
                self._context.change(replace(self._context.settings, voice=False))
        elif not wanted and self._voice is not None:
            self._voice.close()
            self._voice = None
        return self._voice is not None

    def _hush(self) -> None:
        if self._voice is not None:
            self._voice.hush()

    def _say(self, said: Sequence[Announcement], nodes: Sequence[Node]) -> None:
        """Say what happened, the answer to a press first, and then what has the focus, if that is something else."""
        if self._voice is None:
            return
        for each in sorted(said, key=lambda one: not one.urgent):
            self._voice.say(each.text)
        held = next((spoken(node) for node in nodes if "focused" in node.state), "")
        if held and held != self._focus:
            self._focus = held
            self._voice.say(held)

    def close(self) -> None:
        """Tell nothing any more."""
        self._reader.close()
        if self._voice is not None:
            self._voice.close()
