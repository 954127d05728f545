"""The application: storage, window, screens and loop put together, and one frame after another."""

import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from game.app import platform
from game.app.aloud import Aloud
from game.app.platform import MotionPreference, SystemPlatform, signals_heeded, typefaces_with
from game.app.screen_reader import wanted
from game.app.startup import Startup, rescue
from game.catalogue import spec_of
from game.storage.checked import showable
from game.storage.settings import Settings
from game.storage.stores import open_stores
from game.ui.draw.vector import Rasteriser
from game.ui.scenes.confirm import confirm
from game.ui.scenes.title import title
from game.ui.shell.context import UiContext, load_toolkit
from game.ui.shell.destinations import ToFile
from game.ui.shell.loop import Loop
from game.ui.shell.node import Node
from game.ui.shell.scene import Push, Quit
from game.ui.shell.window import Window
from game.wording import Words

if TYPE_CHECKING:
    from game.app.navigator import Navigator
    from game.play.table_session import Thinker


TITLE = "Parlour Tricks"
RESCUED = (
    "What was played last could not be saved where it belongs. It is in {file}; open that file to go on."
)
LITTER = 60
"""Frames that leave so much behind that it is worth handing back, though no scene was opened or closed."""
BY_ITSELF = 1
"""Inputs that come though nobody is there: where the window opens below the pointer, the system tells of that."""


class Application:
    """Everything one window needs, from the disk to the loop."""

    def __init__(
        self,
        data_dir: Path | None = None,
        size: tuple[int, int] | None = None,
        bots: "Thinker | None" = None,
        dice: Random | None = None,
        file: str | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Open storage, then a window of the size it last had or of this one; raise NoDisplay.

        Bots think in a process of their own and cards fall by chance, unless others are given; the day is the player's
        own. A match in a file is laid on the table at once.
        """
        platform.keep_little()
        self._motion_preference = MotionPreference()
        self._idle = True  # idle moments are made use of
        self._shown = False  # there has been a picture, and time for everything else
        self._tidied = (0, 0)  # how many scenes were open, and which on top, when memory was last handed back
        self._drawn = 0  # frames since then
        with ExitStack() as opened:
            self._stores = open_stores(data_dir, spec_of)
            opened.callback(self._stores.close)
            self._stores.restore_set_aside(_review)
            settings = self._stores.settings.load()
            self.window = Window(TITLE, settings.window, size)
            opened.callback(self.window.close)
            self._startup = Startup(self._stores, bots, dice or SystemRandom(), today)
            opened.callback(self._startup.close)
            self._open_first_screen(settings, opened)
            if file is not None:
                self.loop.turn(lambda: self.context.go(ToFile(file)))
            if self._stores.second:
                self._warn()
            self._opened = opened.pop_all()
        self._dump = wanted(self.write_down)
        self._aloud: Aloud | None = None  # once the window is run

    def _open_first_screen(self, settings: Settings, opened: ExitStack) -> None:
        """Put the first screen into the window."""
        rasteriser = Rasteriser()
        opened.callback(rasteriser.close)
        tools = load_toolkit(settings.language, rasteriser=rasteriser, others=typefaces_with)
        tools.words.read(("storage",))  # where no more files may be open, this can still be said
        self._stores.saves.name_apart = partial(_apart, tools.words)
        icon = tools.paint.picture("icons/app.svg", (64, 64))
        if icon is not None:
            self.window.set_icon(icon)
        routes, window = self._startup.routes(), self.window
        self.context = UiContext(
            tools, settings, SystemPlatform(self._stores), routes, window.size, window.pads
        )
        self.loop = Loop(self.window, self.context, title(self.context))

    def _warn(self) -> None:
        """Another window is open: offer a separate match or leave it at that."""
        say = self.context.words.get
        question = confirm(
            self.context,
            say("storage.window.title"),
            say("storage.window.text"),
            say("storage.window.quit"),
            Quit,
            no=say("storage.window.separate"),
            grave=True,
        )
        self.loop.stack.turn(Push(question))

    @property
    def navigator(self) -> "Navigator":
        """What leads from screen to screen."""
        return self._startup.navigator

    def play(self) -> None:
        """Run until the window closes."""
        self._aloud = Aloud(TITLE, self.context, self.loop.ask, lambda: self.window.handle)
        self.window.reveal()
        moving = True
        with closing(self._aloud), signals_heeded() as told:
            while self.loop.stack.open:
                moving = self.step(self.window.tick(moving))
                if told:  # whoever sends one does not wait for an answer
                    self.loop.turn(lambda: Quit(sure=True))
        self.loop.keep_window()

    def step(self, dt: float) -> bool:
        """Run one frame of so many seconds; tell whether anything was drawn."""
        still = self._motion_preference.take()
        if still is not None:
            self.context.on_system_motion(still)
        for notice in self._stores.notices.take():
            sentence = self.context.words.get(
                f"storage.notice.{notice.key}", file=notice.file, aside=notice.aside
            )
            self.context.notices.say(sentence)
        self._startup.unsaved.watch(self.context, dt)
        if self._aloud:
            self._aloud.listen()
        drawn = self.loop.step(dt)
        self._shown = self._shown or drawn
        if self._shown and not drawn and self.loop.stack.depth == 1:
            self._prepare()
        if self.loop.stack.open:
            self._tidy(drawn)
        if self._aloud:
            self._aloud.tell(
                self.nodes, drawn=drawn, focused=self.window.focused, pressed=self.loop.heard, dt=dt
            )
        if self._dump:
            self._dump.tell(drawn, self.loop.heard, self.context.look.size, self.nodes)
        return drawn

    def _prepare(self) -> None:
        """Have the navigator do in an idle moment what it will be asked for; where it fails, it is not asked again."""
        if self._idle:
            try:
                self._startup.prepare(self.context, somebody=self.loop.inputs > BY_ITSELF)
            except Exception:  # noqa: BLE001 - nobody asked for it yet; whoever does is told, and it is written down
                self._idle = False
                self.write_down(traceback.format_exc())

    def _tidy(self, drawn: bool) -> None:
        """Hand memory back when nothing moves and a scene was opened or closed, whose pictures weigh much."""
        now = (self.loop.stack.depth, id(self.loop.stack.top))
        self._drawn += drawn
        if drawn:
            return
        if now != self._tidied:
            self._tidied, self._drawn = now, 0
            platform.hand_back()
        elif self._drawn >= LITTER:
            self._drawn = 0
            platform.trim()

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen: what the foremost scene shows, and the notices that lie over it."""
        return (*self.loop.stack.nodes(), *self.context.notices.nodes(self.context.look))

    def write_down(self, trouble: str) -> str:
        """Add to the log of troubles what stopped the program, and give the log's path; "" if that fails, too."""
        return self.context.platform.write_down(trouble)

    @property
    def saved(self) -> bool:
        """Whether the disk has everything; if it has not, it is tried once more."""
        return self._stores.secure()

    def close(self) -> None:
        """Let go of everything; what was played is on the disk already, or else where there is room for it."""
        for path in rescue(self._stores):
            print(RESCUED.format(file=path), file=sys.stderr)  # noqa: T201 - there is no window to say it in
        self._opened.close()


def _review(source: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give a review back if it is one; what knows that is only loaded where one was set aside."""
    found: Mapping[str, Any] = import_module("game.coach.review_file").well_formed(source)
    return found


def _apart(words: Words, name: str) -> str:
    """Name a match that goes on beside another version of itself."""
    say = words.get
    return showable(say("storage.apart.named", name=name)) if name else say("storage.apart.nameless")
