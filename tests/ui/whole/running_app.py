"""The whole program in a window nobody sees: real events from the system's queue, a clock the tests turn themselves."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from game.core.record import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.application import Application
from game.catalogue import GAMES
from game.play.table_session import Thinker
from game.storage.progress import ProgressStore
from game.storage.settings import Settings
from tests.session.thinkers import AtOnce
from tests.ui.whole.player import Mouse, Nodes, Player, Way, faults

SIZE = (1280, 720)
FRAME = 1 / 30
AT_ONCE = 0.0
PAINTED = 4
"""Of so many frames in which something has changed one is painted, which takes most of the time."""
TODAY = date(2026, 11, 22)
"""What day it is there: nothing that is tested may hang on when it is."""
ANSWERED = tuple((game.id, game.answers[0]) for game in GAMES if game.answers)
"""Who plays there has been asked before at which table, and given the first answer."""
MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}


def seldom(draw: Callable[[], None], every: int) -> Callable[[], None]:
    frames = count()

    def drawn() -> None:
        if not next(frames) % every:
            draw()

    return drawn


class RunningApp:
    """The running program, with hands on its mouse, its keyboard and its clock."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.frame = FRAME
        shown = (each.window for each in pygame.event.get() if each.type == pygame.WINDOWSHOWN)
        self._window = next(each for each in shown if each is not None)  # another test's may be gone already
        self.passed = 0.0  # seconds, as the program has seen them

    @property
    def size(self) -> tuple[int, int]:
        return self.app.window.size

    @property
    def open(self) -> bool:
        return self.app.loop.stack.open

    @property
    def progress(self) -> ProgressStore:
        return self.app._stores.progress  # noqa: SLF001 - what is on the disk is asked for while it is played

    def nodes(self) -> Nodes:
        return self.app.nodes()

    def change(self, **values: Any) -> None:
        """Choose settings."""
        self.app.context.change(replace(self.app.context.settings, **values))

    def resize(self, size: tuple[int, int]) -> None:
        """Drag the window's corner; the system tells of it."""
        self._window.size = size
        self.step()
        self.step()  # the first shows the picture as it was, stretched

    # ------------------------------------------------------------------ time

    def step(self) -> None:
        if self.open:
            self.app.window.elapse(self.frame)
            self.app.step(self.frame)
            self.passed += self.frame

    def rest(self, seconds: float) -> None:
        """Do nothing for a while."""
        for _ in range(round(seconds / self.frame)):
            self.step()

    def wait(self, until: Callable[[Nodes], bool], seconds: float) -> bool:
        limit = self.passed + seconds
        while not until(self.nodes()):
            if self.passed >= limit or not self.open:
                return False
            self.step()
        return True

    # ------------------------------------------------------------------ hands

    def post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.Event(kind, values))

    def move(self, at: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def down(self, at: tuple[int, int]) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=pygame.BUTTON_LEFT, touch=False)

    def up(self, at: tuple[int, int]) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=pygame.BUTTON_LEFT, touch=False)

    def click(self, at: tuple[int, int]) -> None:
        self.move(at)
        self.step()
        self.down(at)
        self.step()
        self.up(at)
        self.step()

    def drag(self, start: tuple[int, int], goal: tuple[int, int]) -> None:
        """Press, move in five steps, and let go."""
        self.move(start)
        self.down(start)
        for part in range(1, 6):
            x, y = (start[axis] + (goal[axis] - start[axis]) * part // 5 for axis in (0, 1))
            self.move((x, y))
            self.step()
        self.up(goal)
        self.step()

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        pygame.mouse.set_pos(at)
        self.post(pygame.MOUSEWHEEL, x=0, y=turns, precise_x=0.0, precise_y=float(turns), flipped=False)
        self.rest(0.3)

    def press(self, key: str) -> None:
        *held, name = key.split("+")
        self.strike(pygame.key.key_code(name), sum(MODIFIERS[each] for each in held))

    def strike(self, code: int, mod: int = 0, scancode: int = 0) -> None:
        """Strike a key that writes this sign in the layout in use."""
        sign = chr(code) if code < 0x110000 and chr(code).isprintable() else ""
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=sign, scancode=scancode)
        if sign and not mod:
            self.post(pygame.TEXTINPUT, text=sign)
        self.step()
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=scancode)
        self.step()

    def write(self, text: str) -> None:
        """Type a text."""
        self.post(pygame.TEXTINPUT, text=text)
        self.step()


@contextmanager
def running(
    folder: Path,
    speed: float = AT_ONCE,
    size: tuple[int, int] = SIZE,
    seed: int = 1,
    painted: int = PAINTED,
    **more: Any,
) -> Iterator[RunningApp]:
    """Open the program on a data folder, with bots that answer at once and cards that fall as the seed says."""
    with opened(folder, size, AtOnce(), seed) as there:
        setattr(there.app.loop, "draw", seldom(there.app.loop.draw, painted))  # noqa: B010 - a method, to mypy
        settings: Settings = there.app.context.settings
        there.app.context.change(replace(settings, speed=speed, **{"table_answers": ANSWERED, **more}))
        yield there


@contextmanager
def opened(folder: Path, size: tuple[int, int], bots: Thinker | None, seed: int) -> Iterator[RunningApp]:
    """Open the program as it is, on the same day always; without bots of its own, real ones think in their process."""
    app = Application(folder, size, bots, Random(seed), today=lambda: TODAY)
    try:
        yield RunningApp(app)
    finally:
        app.close()


def judge(there: RunningApp) -> Callable[[Nodes], None]:
    """Look over every stop: nothing clipped, nothing overlapping, every caption written."""

    def look(nodes: Nodes) -> None:
        wrong = faults(nodes, there.size)
        assert not wrong, f"{wrong} on {[node.name for node in nodes][:6]}"

    return look


def seated_player(there: RunningApp, way: Way | None = None, seed: int = 7) -> Player:
    """Seat a player in front of a window."""
    return Player(there, way or Mouse(), Random(seed), judge(there))
