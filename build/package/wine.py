"""A Windows where there is none: wine, with a home of its own, on a screen nobody sees."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import names

WINE = next(
    (found for name in ("wine64", "/usr/lib/wine/wine64", "wine") if (found := shutil.which(name))), ""
)
TOOLS = ("wineserver", "Xvfb", "xdotool", "import")
SCREEN = (1500, 950)
PATIENCE = 900.0
"""Seconds: wine is slow to start, and the self-test takes six minutes on a busy machine."""
QUIET: Mapping[str, str] = {
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winedbg.exe=d",  # wine would ask whether to fetch two, and stop at a crash
}
BOTS = b"--multiprocessing-fork"


def missing(*more: str) -> list[str]:
    """Name the programs that are needed and not here."""
    return [tool for tool in (*TOOLS, *more) if shutil.which(tool) is None] + ([] if WINE else ["wine"])


def demand(*more: str) -> None:
    """End with a sentence that names what is needed and not here."""
    if lacking := missing(*more):
        sys.exit(
            f"This needs what is not here: {', '.join(lacking)}. On Debian: apt install wine wine64 nsis "
            "gcc-mingw-w64-x86-64-win32 xvfb xdotool imagemagick openbox locales pulseaudio pulseaudio-utils xclip"
        )


class Windows:
    """A Windows of its own in a folder: one player's machine, on which nothing has been set up."""

    def __init__(self, folder: Path, display: str, user: str = "player", **told: str) -> None:
        """Install wine's own part; the screen must be there. More of the environment may be told."""
        self.told = folder / "told.json"
        self.prefix = folder / "prefix"
        self.env = {**os.environ, **QUIET, "WINEPREFIX": str(self.prefix), "DISPLAY": display, "USER": user}
        self.env |= {"SDL_RENDER_DRIVER": "software", "SDL_AUDIODRIVER": "dummy"}
        self.env |= {
            "PARLOUR_TRICKS_NODES": dos(self.told),
            **told,
        }  # the game tells here what is on its screen
        self.env.pop("SDL_VIDEODRIVER", None)
        self.run("wineboot", "--init")
        self.run("winecfg", "/v", "win10")
        self.drive = self.prefix / "drive_c"
        self.user = next(each for each in (self.drive / "users").iterdir() if each.name != "Public")
        self.home = self.user / "AppData"
        self.game = self.home / "Local" / "Programs" / names.NAME
        self.program = self.game / f"{names.COMMAND}.exe"
        self.remover = self.game / "uninstall.exe"
        self.saves = self.home / "Local" / names.COMMAND
        self.link = self.home / "Roaming/Microsoft/Windows/Start Menu/Programs" / f"{names.NAME}.lnk"

    def run(self, *words: str, **told: str) -> "subprocess.CompletedProcess[bytes]":
        """Run a program of Windows to its end."""
        return subprocess.run(
            [WINE, *words],
            env={**self.env, **told},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )

    def begin(self, *words: str) -> "subprocess.Popen[bytes]":
        """Start a program of Windows and go on; under wine, Python begins only where what it says goes into a pipe."""
        pipe = subprocess.PIPE
        return subprocess.Popen([WINE, *words], env=self.env, stdin=pipe, stdout=pipe, stderr=pipe)

    def registered(self, key: str) -> str:
        """Give what the registry holds under a key, as text; empty when it holds nothing."""
        answer = self.run("reg", "query", key, "/s")
        return "" if answer.returncode else answer.stdout.decode("utf-8", "replace")

    def inside(self, path: Path) -> str:
        """Say a path as this Windows does."""
        return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")

    def running(self) -> list[int]:
        """List the processes of the game: first itself, then those in which its opponents think."""
        found = {pid: words for pid, words in _processes() if f"{names.COMMAND}.exe".encode() in words}
        mine = [pid for pid in found if f"WINEPREFIX={self.prefix}".encode() in _read(pid, "environ")]
        return sorted(mine, key=lambda pid: (BOTS in found[pid], pid))

    def follow(self) -> "subprocess.Popen[bytes]":
        """Give a process that ends when the game does, which was begun through the Start menu."""
        wait("the game begins", lambda: bool(self.running()))
        return subprocess.Popen(["tail", "--follow", "--pid", str(self.running()[0]), os.devnull])

    def kill(self) -> None:
        """End the game's own process at once, and see that its opponents don't outlive it."""
        os.kill(self.running()[0], signal.SIGKILL)
        wait("nothing of the game goes on", lambda: not self.running())
        self.told.unlink(missing_ok=True)

    def close_game(self) -> None:
        """End the game as by a failing battery."""
        self.run("taskkill", "/f", "/im", f"{names.COMMAND}.exe")
        self.told.unlink(missing_ok=True)
        time.sleep(1)

    def press(self, window: str, key: str) -> None:
        """Press a key in the window of that title, once it is there."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", window]
        found = subprocess.run(
            search, env=self.env, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        number = found.stdout.split()[-1]
        time.sleep(1)
        subprocess.run(["xdotool", "windowfocus", number, "key", key], env=self.env, check=True)

    def photograph(self, goal: Path) -> None:
        """Take a picture of the whole screen."""
        subprocess.run(["import", "-window", "root", str(goal)], env=self.env, check=True)

    def shut_down(self) -> None:
        """End everything that runs on it."""
        subprocess.run(["wineserver", "-k"], env=self.env, check=False)


def _processes() -> Iterator[tuple[int, bytes]]:
    """List the processes of this machine with their words."""
    for each in Path("/proc").iterdir():
        if each.name.isdecimal():
            yield int(each.name), _read(int(each.name), "cmdline")


def _read(pid: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:  # it has gone, or is somebody else's
        return b""


def dos(path: Path) -> str:
    """Say a path as Windows does under wine, which calls the whole machine drive Z."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def wait(what: str, until: Callable[[], bool]) -> None:
    """Wait for something; end the program with what it was if it does not come."""
    limit = time.monotonic() + PATIENCE
    while not until():
        if time.monotonic() > limit:
            sys.exit(f"This did not happen: {what}.")
        time.sleep(0.5)


def check(what: str, *true: bool) -> None:
    if not all(true):
        sys.exit(f"This is not so: {what}.")


@contextmanager
def screen() -> Iterator[str]:
    """Light a screen nobody sees, with a window manager if there is one; give its name."""
    reading, writing = os.pipe()
    size = "{}x{}x24".format(*SCREEN)
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen([*command, "-noreset"], pass_fds=[writing], stderr=quiet) as lit:
        os.close(writing)
        with os.fdopen(reading) as number:
            name = f":{number.readline().strip()}"
        manager = ["openbox", "--sm-disable"] if shutil.which("openbox") else ["sleep", "infinity"]
        env = {**os.environ, "DISPLAY": name}
        with subprocess.Popen(manager, env=env, stdout=quiet, stderr=quiet) as managing:
            try:
                yield name
            finally:
                managing.terminate()
                lit.terminate()
