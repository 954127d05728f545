"""One evening: everything a window needs, put together from the disk to the loop."""

import traceback
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from game.app import outlet
from game.app.hall import Hall
from game.app.porter import Porter
from game.app.system import Wish
from game.catalogue import spec_of
from game.storage.cupboard import open_cupboard
from game.storage.settings import Settings
from game.ui.fit import fittings
from game.ui.house import House
from game.ui.loop import Loop
from game.ui.node import Node
from game.ui.scene import Push, Quit
from game.ui.scenes.confirm import confirm
from game.ui.scenes.title import title
from game.ui.window import Window

if TYPE_CHECKING:
    from game.app.host import Host
    from game.ui.table.sitting import Thinker


class Evening:
    """Everything one window needs, from the disk to the loop."""

    def __init__(
        self,
        data_dir: Path | None = None,
        size: tuple[int, int] | None = None,
        bots: "Thinker | None" = None,
        dice: Random | None = None,
        file: str | None = None,
    ) -> None:
        """Open the house, with a window of the size it last had or of this one; raise NoDisplay.

        Bots think in a process of their own and cards fall by chance, unless others are given. A match in a file is
        laid on the table at once.
        """
        self._wish = Wish()
        self._idle = True  # idle moments are made use of
        self._shown = False  # there has been a picture, and time for everything else
        with ExitStack() as opened:
            self._cupboard = open_cupboard(data_dir, spec_of)
            opened.callback(self._cupboard.close)
            settings = self._cupboard.settings.load()
            self.window = Window("Parlour Tricks", settings.window, size)
            opened.callback(self.window.close)
            self._hall = Hall(self._cupboard, bots, dice or SystemRandom(), date.today())  # noqa: DTZ011 - the player's own day
            opened.callback(self._hall.close)
            self._furnish(settings)
            if file is not None:
                self.loop.turn(lambda: self.host.open_file(self.house, file))
            if self._cupboard.second:
                self._warn()
            self._opened = opened.pop_all()
        self._outlet = outlet.wanted()

    def _furnish(self, settings: Settings) -> None:
        """Put the house into the window."""
        tools = fittings(settings.language)
        icon = tools.paint.picture("icons/app.svg", (64, 64))
        if icon is not None:
            self.window.set_icon(icon)
        porter = Porter(self._cupboard, self.window.toggle_full_screen)
        self.house = House(tools, settings, porter, self._hall.doors(), self.window.size)
        self.loop = Loop(self.window, self.house, title(self.house))

    def _warn(self) -> None:
        """Another window is open: offer a separate match or leave it at that."""
        say = self.house.words.get
        question = confirm(
            self.house,
            say("storage.window.title"),
            say("storage.window.text"),
            say("storage.window.quit"),
            Quit,
            no=say("storage.window.separate"),
            grave=True,
        )
        self.loop.stack.turn(Push(question))

    @property
    def host(self) -> "Host":
        """Whoever seats the player."""
        return self._hall.host

    def play(self) -> None:
        """Run until the window closes."""
        moving = True
        while self.loop.stack.open:
            moving = self.step(self.window.tick(moving))
        self.loop.leave()

    def step(self, dt: float) -> bool:
        """Run one frame of so many seconds; tell whether anything was drawn."""
        still = self._wish.take()
        if still is not None:
            self.house.heed(still)
        for notice in self._cupboard.notices.take():
            sentence = self.house.words.get(
                f"storage.notice.{notice.key}", file=notice.file, aside=notice.aside
            )
            self.house.notices.say(sentence)
        drawn = self.loop.step(dt)
        self._shown = self._shown or drawn
        if self._shown and not drawn and self.loop.stack.depth == 1:
            self._prepare()
        if self._outlet:
            self._outlet.tell(drawn, self.loop.heard, self.window.size, self.nodes)
        return drawn

    def _prepare(self) -> None:
        """Have the host do in an idle moment what he will be asked for; what he fails in, he is not asked again."""
        if self._idle:
            try:
                self._hall.prepare(self.house)
            except Exception:  # noqa: BLE001 - nobody asked for it yet; whoever does is told, and it is written down
                self._idle = False
                self.write_down(traceback.format_exc())

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen: what the foremost scene shows, and the notices that lie over it."""
        return (*self.loop.stack.nodes(), *self.house.notices.nodes(self.house.look))

    def write_down(self, trouble: str) -> str:
        """Add to the log of troubles what stopped the program, and give the log's path; "nowhere" if that fails too."""
        return self.house.porter.write_down(trouble) or "nowhere"

    def close(self) -> None:
        """Let go of everything; what was played is on the disk already."""
        self._opened.close()
