"""Whoever listens instead of looking: a screen reader where one runs, the program's own voice where it is wanted."""

from collections.abc import Callable, Sequence

from game.app.reading import chosen, focus_of, heading_over, pronounced, said_of, texts, title_of
from game.app.screen_reader import ScreenReader
from game.app.voice import Voice, speaker
from game.core.record import replace
from game.storage.settings import ReaderPace
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input
from game.ui.shell.node import CONTROLS, Node, Role
from game.ui.shell.notices import Announcement

PACES = {ReaderPace.SLOW: 10.0, ReaderPace.USUAL: 16.0, ReaderPace.FAST: 30.0}
"""Letters that a screen reader says in a second."""
BREATH = 8
"""Letters that could be said in the pause after a sentence."""
LONGEST = 60.0
"""Seconds that opponents wait at most."""
SET = (Role.CHOICE, Role.SLIDER, Role.STEPPER, Role.TOGGLE)
"""Controls of which the value alone is new as it is changed."""
SHORT = 400
"""Letters of a screen's text that are read before what has the focus."""


class Aloud:
    """Hands on what is to be heard of one window."""

    def __init__(
        self,
        title: str,
        context: UiContext,
        ask: Callable[[Input], None],
        handle: Callable[[], int] = lambda: 0,
    ) -> None:
        """Listen for screen readers; `ask` takes the inputs that come from them, `handle` is that of the window."""
        self._context = context
        self._reader = ScreenReader(title, ask, handle, context.platform.write_down)
        self._reading = 0.0  # seconds until a screen reader may have said everything
        self._voice: Voice | None = None
        self._opened = False  # the settings the program began with have been followed
        self._pressed = 0  # presses answered when something was said last
        self._title = ""  # of the screen that was told last
        self._heading = ""  # over what had the focus last
        self._spoken = ""  # what was said last
        self._focus = ("", "")  # key of what had the focus when that was said last, and what may change of it
        self._held = ""  # key of what had the focus when that was looked at last
        self._reachable = frozenset[str]()  # keys of what could have had it
        self._fallen = ""  # key of what got the focus only because something else is gone

    def listen(self) -> None:
        """Pass on what screen readers ask for."""
        self._reader.listen()

    def tell(
        self,
        nodes: Callable[[], Sequence[Node]],
        *,
        drawn: bool,
        focused: bool,
        pressed: int,
        dt: float = 0.0,
    ) -> None:
        """Tell of a frame of so many seconds: what is on the screen, what happened, how many presses were answered."""
        announcer = self._context.announcer
        said = announcer.take()
        self._reader.tell(nodes, said, drawn=drawn, focused=focused)
        moved, self._pressed = pressed != self._pressed, pressed
        announcer.followed = self._speaks() or self._reader.listened
        if self._voice is not None and not self._reader.reads:
            if moved:
                self._hush()
            self._say(said, nodes() if drawn or announcer.reading else (), moved=moved)
        self._wait_for_reader(said, dt, moved=moved)
        announcer.speaking = self._reading > 0 or (self._voice is not None and self._voice.busy)
        announcer.reading = announcer.narrated = False

    def _wait_for_reader(self, said: Sequence[Announcement], dt: float, *, moved: bool) -> None:
        """Reckon how long a screen reader will speak: it doesn't tell. A press breaks off what it was saying."""
        pace = PACES.get(self._context.settings.reader_pace)
        if pace is None or not self._reader.reads:
            self._reading = 0.0
            return
        left = 0.0 if moved else max(0.0, self._reading - dt)
        letters = sum(len(pronounced(each.text, self._context.words)) + BREATH for each in said)
        self._reading = min(LONGEST, left + letters / pace)

    def _speaks(self) -> bool:
        """Begin or end to speak as the settings say; tell whether there is a voice."""
        wanted, told = self._context.settings.voice, self._opened
        self._opened = True
        if wanted and self._voice is None:
            if command := speaker():
                self._voice = Voice(command)
                self._title = ""
                if told:
                    self._notice("voice_on")
            else:
                self._notice("no_voice")
                self._context.change(replace(self._context.settings, voice=False))
        elif not wanted and self._voice is not None:
            self._voice.close()
            self._voice = None
            self._notice("voice_off")
        return self._voice is not None

    def _notice(self, key: str) -> None:
        self._context.notices.say(self._context.words.get(f"aloud.{key}"))

    def _hush(self) -> None:
        if self._voice is not None:
            self._voice.hush()

    def _say(self, said: Sequence[Announcement], nodes: Sequence[Node], *, moved: bool) -> None:
        """Say which screen is new, what happened (answers to a press first) and what has the focus."""
        title, announcer = title_of(nodes), self._context.announcer
        new = bool(title) and (title != self._title or announcer.reading)
        if new:
            self._title, self._heading, self._focus = title, title, ("", "")
            self._speak(title)
        for each in sorted(said, key=lambda one: not one.urgent):
            if not (new and each.text.rstrip(".") == title.rstrip(".")):
                self._speak(each.text)
        if not nodes:
            return
        told = texts(nodes) if new and not announcer.narrated else ()
        short = sum(map(len, told)) <= SHORT
        self._speak(*(told if short else ()))
        led = focus_of(nodes).key == announcer.pointed != ""
        if led or (new and not announcer.narrated) or self._taken(nodes, moved=moved):
            self._fallen = ""
            self._tell_focus(nodes, moved=moved)
        self._speak(*(() if short else told))
        self._held, announcer.pointed = focus_of(nodes).key, ""
        if self._held in ("", self._fallen):  # it comes back from elsewhere, wherever it goes
            self._focus = ("", "")

    def _taken(self, nodes: Sequence[Node], *, moved: bool) -> bool:
        """Tell whether the player has taken the focus where it is, and it has not fallen to what was left."""
        key, before = focus_of(nodes).key, {self._held} if self._held else self._reachable
        gone = not before <= {each.key for each in nodes}
        self._reachable = frozenset(each.key for each in nodes if each.role in CONTROLS)
        if key != self._held and (gone or not (self._held or moved)):
            self._fallen = key
        return key != self._fallen

    def _tell_focus(self, nodes: Sequence[Node], *, moved: bool) -> None:
        """Say what has the focus, if that is something else, and under which heading, if that is another."""
        held = focus_of(nodes)
        words, brief = self._context.words, self._context.settings.brief
        told = said_of(held, words, brief=brief or (held.role in SET and held.key == self._focus[0]))
        fact = said_of(held, words, brief=brief or held.role in SET)
        if not told or (held.key, fact) == self._focus:
            return
        self._focus = held.key, fact
        if count := chosen(nodes):
            told = self._context.words.get("aloud.chosen", card=told, number=count)
        heading = heading_over(nodes)
        if heading != self._heading:
            self._heading = heading
            self._speak(*((heading,) if moved and heading != self._spoken else ()))
        self._speak(told)

    def _speak(self, *told: str) -> None:
        for each in told:
            if self._voice is not None and each:
                self._voice.say(pronounced(each, self._context.words))
                self._spoken = each

    def close(self) -> None:
        """Tell nothing any more."""
        self._reader.close()
        if self._voice is not None:
            self._voice.close()
