"""A desktop of the tests' own, and the program running on it: seen through its outlet, used with xdotool."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from game.app.screen_reader import VARIABLE
from game.catalogue import spec_of
from game.core.record import replace
from game.storage.match_files import folders
from game.storage.settings import DEFAULTS, WindowGeometry
from game.storage.stores import open_stores
from game.ui import APP_ID
from tests.ui.whole.half import read_node
from tests.ui.whole.player import PATIENCE, Nodes, Player, Way, faults

ROOT = Path(__file__).resolve().parents[3]
PICTURES = ROOT / ".work" / "window"
SCREEN = "1500x950x24"
KEPT = "-noreset"
"""Have the screen stay up when its only visitor leaves: else who asks for the window manager shuts it in its face."""
SOURCE = (sys.executable, "-m", "game")
SEEDED = (sys.executable, "-m", "tests.ui.window.seeded", "7")
"""The program with the same cards on every day, so that no chance deal is found wanting in passing."""
PLACE = WindowGeometry(60, 60, 1280, 720)
GLIMPSE = 0.01
"""Seconds between two looks at what the program tells."""
STILL = 20
"""Looks without a change until a picture counts as standing still."""
START = 120.0
"""Seconds the program may take to open its window on a busy machine."""
NOTHING: dict[str, Any] = {"drawing": 0, "heard": 0, "nodes": [], "size": [0, 0]}
"""What a program tells that has not drawn yet."""
PAGING = {"home": "Home", "end": "End", "page up": "Prior", "page down": "Next"}
KEYS = {"return": "Return", "escape": "Escape", "tab": "Tab", "f1": "F1", "f10": "F10", **PAGING} | {
    arrow: arrow.capitalize() for arrow in ("up", "down", "left", "right")
}


class Desktop:
    """A screen that exists in memory only."""

    def __init__(self, display: str) -> None:
        self.display = display

    def run(self, *command: str) -> str:
        """Run a program on this screen and give what it says."""
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, check=True, timeout=START
        )
        return done.stdout.strip()

    def await_manager(self) -> None:
        """Wait for the window manager: who opens a window while it is starting may wait for ever to see it."""
        limit = time.monotonic() + START
        while subprocess.run(
            ("xdotool", "get_num_desktops"), env=self.environment(), capture_output=True, check=False
        ).returncode:
            assert time.monotonic() < limit, "the window manager does not start"
            time.sleep(GLIMPSE)

    def environment(self, **more: str) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", **more}


@contextmanager
def desktop(screen: str = SCREEN, *manager: str) -> Iterator[Desktop]:
    """Start a screen, and a window manager on it if there is one, which may be given more words."""
    reading, writing = os.pipe()
    command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", KEPT)
    with running(*command, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as told:
            there = Desktop(f":{told.readline().strip()}")
        if shutil.which("openbox") is None:
            yield there
            return
        with running("openbox", "--sm-disable", *manager, env=there.environment()):
            there.await_manager()
            yield there


@contextmanager
def running(*command: str, pass_fds: Sequence[int] = (), env: dict[str, str] | None = None) -> Iterator[None]:
    """Keep a quiet program running for a while."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, pass_fds=pass_fds, env=env) as program:
        try:
            yield
        finally:
            program.terminate()


class Window:
    """The program in its window: what it tells, and real pointer and key events for it."""

    def __init__(self, there: Desktop, program: "subprocess.Popen[bytes]", outlet: Path) -> None:
        self.program = program
        self._desktop = there
        self._outlet = outlet
        self._read = ((0, 0, 0), NOTHING)  # the file that was read last, and what it told
        assert self.wait(bool, START), "the window tells nothing"
        kind = rf"^{APP_ID}(\.exe)?$"
        self.id = there.run("xdotool", "search", "--sync", "--onlyvisible", "--class", kind).split()[0]

    def _told(self) -> dict[str, Any]:
        """Read what the program tells, once for every time it does."""
        try:
            file = self._outlet.stat()
            told = file.st_ino, file.st_mtime_ns, file.st_size  # another file takes its place each time
            if told != self._read[0]:
                self._read = told, json.loads(self._outlet.read_text("utf-8"))
        except FileNotFoundError:
            return NOTHING
        return self._read[1]

    @property
    def size(self) -> tuple[int, int]:
        found: list[int] = self._told()["size"]
        return found[0], found[1]

    def nodes(self) -> Nodes:
        return [read_node(each) for each in self._told()["nodes"]]

    def wait(self, until: Callable[[Nodes], bool], seconds: float) -> bool:
        limit = time.monotonic() + seconds
        while not until(self.nodes()):
            if time.monotonic() > limit or self.program.poll() is not None:
                return False
            time.sleep(GLIMPSE)
        return True

    def click(self, at: tuple[int, int], count: int = 1, button: str = "1") -> None:
        self._point(at, *[button] * count)

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        self._point(at, *["4" if turns > 0 else "5"] * abs(turns))
        self.stand_still()  # or a click would go where something was a moment ago

    def _point(self, at: tuple[int, int], *buttons: str) -> None:
        clicks = [word for button in buttons for word in ("click", button)]
        with self._heard(len(buttons)):
            self._desktop.run("xdotool", "mousemove", "--window", self.id, str(at[0]), str(at[1]), *clicks)

    def press(self, key: str) -> None:
        *held, name = key.split("+")
        with self._heard(1):
            self._desktop.run("xdotool", "key", "+".join((*held, KEYS.get(name, name))))

    @contextmanager
    def _heard(self, presses: int) -> Iterator[None]:
        """Wait until the program has answered what is pressed meanwhile: nobody presses on a picture of before."""
        limit, wanted = time.monotonic() + PATIENCE, self._told()["heard"] + presses
        yield
        while self._told()["heard"] < wanted and self.program.poll() is None:
            assert time.monotonic() < limit, "the window does not hear"
            time.sleep(GLIMPSE)

    def grows_to(self, size: tuple[int, int]) -> bool:
        """Have the window manager give the window another size; tell whether the canvas has followed."""
        self._desktop.run("xdotool", "windowsize", self.id, str(size[0]), str(size[1]))
        return self.wait(lambda _: self.size == size, PATIENCE)

    def stand_still(self) -> None:
        """Wait until a good many frames have passed without a drawing."""
        was, limit = self._told()["drawing"], time.monotonic() + PATIENCE
        quiet = 0
        while quiet < STILL and time.monotonic() < limit:
            time.sleep(GLIMPSE)
            now = self._told()["drawing"]
            quiet, was = (quiet + 1 if now == was else 0), now

    def photograph(self, name: str) -> None:
        """Take a picture to look at once nothing moves, where there is a program that takes one."""
        if shutil.which("import"):
            self.stand_still()
            PICTURES.mkdir(parents=True, exist_ok=True)
            self._desktop.run("import", "-window", self.id, str(PICTURES / f"{name}.png"))


@contextmanager
def window(
    there: Desktop, folder: Path, speed: float = 0.0, command: Sequence[str] = SOURCE, **more: Any
) -> Iterator[Window]:
    """Start the program on a data folder with these settings, and see that it ends well or has been killed."""
    stores = open_stores(folder, spec_of)
    stores.settings.save(replace(DEFAULTS, speed=speed, **{"window": PLACE, **more}))
    stores.close()
    outlet = folder / "nodes.json"
    outlet.unlink(missing_ok=True)
    told = {VARIABLE: str(outlet), "PYTHONFAULTHANDLER": "1"}
    complaints = folder / "complaints.txt"
    with (
        complaints.open("w") as said,
        subprocess.Popen(
            (*command, "--data-dir", str(folder)),
            cwd=ROOT,
            env=there.environment(**told),
            stdout=said,
            stderr=said,
        ) as program,
    ):
        try:
            opened = Window(there, program, outlet)
            yield opened
            if program.poll() is None:
                opened.press("ctrl+q")
            assert program.wait(START) in (0, -9), complaints.read_text()
        except AssertionError as failure:
            program.send_signal(signal.SIGABRT)  # has it say where it is, in case it hangs
            program.wait(START)
            failure.add_note(troubles(folder) + complaints.read_text())
            raise
        finally:
            program.kill()
    assert not complaints.read_text(), complaints.read_text()
    assert not troubles(folder), troubles(folder)


def troubles(folder: Path) -> str:
    """Give what the program has written down of its troubles, of which the player is told a sentence only."""
    log = folders(folder).state / "trouble.log"
    return log.read_text("utf-8") if log.exists() else ""


def seated_player(there: Window, way: Way, seed: int = 7) -> Player:
    """Seat a player in front of a window; every stop is looked over."""

    def look(nodes: Nodes) -> None:
        wrong = faults(nodes, there.size)
        assert not wrong, wrong

    return Player(there, way, Random(seed), look)
