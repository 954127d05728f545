"""Try the setup for Windows where there is none: python build/package/wine.py [--frozen DIR] [--pictures DIR].

Under wine, in a home of its own and on a screen nobody sees, the game is set up, started from the Start menu, opened
with a saved match, left open while it is to be replaced, updated, and removed with and without its saves. Without a
folder that was frozen for Windows a stub stands in for the game. Needs wine, makensis, Xvfb, xdotool and ImageMagick.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import installer
import names

WINE = next(
    (found for name in ("wine64", "/usr/lib/wine/wine64", "wine") if (found := shutil.which(name))), ""
)
TOOLS = ("makensis", "Xvfb", "xdotool", "import")
OLD, NEW = "0.0.1", "0.0.2"
PATIENCE = 240.0
"""Seconds: wine is slow to start, and a first start of anything is the slowest."""
GAME_IS_OPEN = 5
MATCH = "parlour-tricks transcript 1\ngame ecarte\nplayer 0 You\nplayer 1 Marguerite, club\ndealer 1\n\n* deal …\n"
ENTRY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{names.APP_ID}"
CLASSES = r"HKCU\Software\Classes"


class Windows:
    """A Windows of its own in a folder: one player's machine, on which nothing has been set up."""

    def __init__(self, folder: Path, display: str) -> None:
        """Install wine's own part; the screen must be there."""
        self.told = folder / "told.json"
        self._env = {
            **os.environ,
            "WINEPREFIX": str(folder / "prefix"),
            "WINEARCH": "win64",
            "DISPLAY": display,
        }
        self._env |= {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree=;mshtml=", "USER": "player"}
        self._env |= {"SDL_RENDER_DRIVER": "software", "SDL_AUDIODRIVER": "dummy"}
        self._env |= {"PARLOUR_TRICKS_NODES": dos(self.told)}  # the game tells here what is on its screen
        self._env.pop("SDL_VIDEODRIVER", None)
        self.run("wineboot", "--init")
        self.run("winecfg", "/v", "win10")
        self.drive = folder / "prefix" / "drive_c"
        self.home = (
            next(each for each in (self.drive / "users").iterdir() if each.name != "Public") / "AppData"
        )
        self.game = self.home / "Local" / "Programs" / names.NAME
        self.remover = self.game / "uninstall.exe"
        self.saves = self.home / "Local" / names.COMMAND
        self.link = self.home / "Roaming/Microsoft/Windows/Start Menu/Programs" / f"{names.NAME}.lnk"

    def run(self, *words: str) -> "subprocess.CompletedProcess[bytes]":
        """Run a program of Windows to its end."""
        return subprocess.run(
            [WINE, *words],
            env=self._env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )

    def begin(self, *words: str) -> None:
        """Start a program of Windows and go on."""
        none = subprocess.DEVNULL
        subprocess.Popen([WINE, *words], env=self._env, stdin=none, stdout=none, stderr=none)

    def registered(self, key: str) -> str:
        """Give what the registry holds under a key, as text; empty when it holds nothing."""
        answer = self.run("reg", "query", key, "/s")
        return "" if answer.returncode else answer.stdout.decode("utf-8", "replace")

    def inside(self, path: Path) -> str:
        """Say a path as this Windows does."""
        return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")

    def close_game(self) -> None:
        """End the game as by a failing battery."""
        self.run("taskkill", "/f", "/im", f"{names.COMMAND}.exe")
        self.told.unlink(missing_ok=True)
        time.sleep(1)

    def press(self, window: str, key: str) -> None:
        """Press a key in the window of that title, once it is there."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", window]
        found = subprocess.run(
            search, env=self._env, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        number = found.stdout.split()[-1]
        time.sleep(1)
        subprocess.run(["xdotool", "windowfocus", number, "key", key], env=self._env, check=True)

    def photograph(self, goal: Path) -> None:
        """Take a picture of the whole screen."""
        subprocess.run(["import", "-window", "root", str(goal)], env=self._env, check=True)

    def shut_down(self) -> None:
        """End everything that runs on it."""
        subprocess.run(["wineserver", "-k"], env=self._env, check=False)


def dos(path: Path) -> str:
    """Say a path as Windows does under wine, which calls the whole machine drive Z."""
    return "Z:" + str(path).replace("/", "\\")


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


class Trial:
    """One player's way with the setup, step by step."""

    def __init__(self, folder: Path, display: str, frozen: Path | None, pictures: Path | None) -> None:
        """Make two versions of the game and a setup for each."""
        self._folder, self._frozen, self._pictures = folder, frozen, pictures
        self._setups = {version: self._setup(version) for version in (OLD, NEW)}
        self._here = Windows(folder, display)
        self._match = self._here.home / f"match{names.MATCH_SUFFIX}"
        self._match.write_text(MATCH, encoding="utf-8")
        self._alien = self._here.game / "mine.txt"

    def _setup(self, version: str) -> str:
        """Wrap up a version, which differs from the others by one file; give its setup."""
        game = self._folder / version
        if self._frozen:
            shutil.copytree(self._frozen, game)
        else:
            game.mkdir()
            stub, goal = installer.HERE / "windows" / "stub.nsi", game / f"{names.COMMAND}.exe"
            installer.compile_script(stub, {"GOAL": str(goal)})
        (game / "_internal").mkdir(exist_ok=True)
        (game / "_internal" / version).touch()
        setup = self._folder / f"setup-{version}.exe"
        installer.wrap(game, setup, version)
        return dos(setup)

    def run(self) -> None:
        """Take every step, telling which."""
        try:
            for step in (self.come, self.start, self.open, self.stay, self.update, self.go, self.ask):
                begun = time.monotonic()
                step()
                print(f"{step.__doc__} ({time.monotonic() - begun:.0f} s)", flush=True)
        finally:
            self._here.shut_down()

    def come(self) -> None:
        """Set up silently: program, Start menu, uninstall entry and kind of file are there."""
        check("the setup ends well", self._here.run(self._setups[OLD], "/S").returncode == 0)
        entry, kind = self._here.registered(ENTRY), self._here.registered(rf"{CLASSES}\{installer.KIND}")
        check(
            "the program is there",
            (self._here.game / f"{names.COMMAND}.exe").is_file(),
            self._here.link.is_file(),
        )
        check("Windows lists it", names.NAME in entry, OLD in entry, "EstimatedSize" in entry, "/S" in entry)
        check("matches belong to it", ' play "%1"' in kind, installer.KIND in self._suffix())

    def _suffix(self) -> str:
        return self._here.registered(rf"{CLASSES}\{names.MATCH_SUFFIX}")

    def start(self) -> None:
        """Start from the Start menu."""
        self._here.begin("start", self._here.inside(self._here.link))
        self._await_game('"play"' if self._frozen else "")
        self._photograph("start")
        self._here.close_game()

    def open(self) -> None:
        """Open a saved match, as by a double-click."""
        # wine doesn't look where each player has his own kinds of files, so they are shown to it where it does
        self._here.run("reg", "copy", CLASSES, CLASSES.replace("HKCU", "HKLM"), "/s", "/f")
        self._here.begin("start", self._here.inside(self._match))
        self._await_game('"card"' if self._frozen else self._match.name)
        self._photograph("match")

    def _await_game(self, sign: str) -> None:
        """Wait until the game tells of what it shows; the stub tells how it was started instead."""
        told = self._here.told
        wait(
            f"the game tells of {sign}", lambda: told.exists() and sign in told.read_text("utf-8", "replace")
        )

    def stay(self) -> None:
        """Refuse to replace or remove the game while it is open."""
        check("the setup refuses", self._here.run(self._setups[NEW], "/S").returncode == GAME_IS_OPEN)
        check("the removal refuses", self._refused_removal())
        check("all is as it was", self._holds(OLD), OLD in self._here.registered(ENTRY))
        self._here.close_game()

    def _refused_removal(self) -> bool:
        """Remove the game silently, in the one way in which the exit status is that of the removal itself."""
        script = self._folder / "remove.bat"  # the words after _?= must stand without quotes
        game = self._here.inside(self._here.game)
        script.write_text(f'"{self._here.inside(self._here.remover)}" /S _?={game}\r\n', encoding="ascii")
        return self._here.run("cmd", "/c", dos(script)).returncode == GAME_IS_OPEN

    def _holds(self, version: str) -> bool:
        return (self._here.game / "_internal" / version).exists()

    def update(self) -> None:
        """Update: the new version is there, nothing of the old one is, and what is not ours stays."""
        self._alien.touch()
        self._here.saves.mkdir(exist_ok=True)
        (self._here.saves / "kept").touch()
        check("the setup ends well", self._here.run(self._setups[NEW], "/S").returncode == 0)
        check(
            "the new took the place of the old", self._holds(NEW), not self._holds(OLD), self._alien.exists()
        )
        check("Windows lists the new one", NEW in self._here.registered(ENTRY))

    def go(self) -> None:
        """Remove silently: all is gone but the saves and what is not ours."""
        self._here.run(str(self._here.remover), "/S")
        wait("only what is not ours is left", lambda: [*self._here.game.iterdir()] == [self._alien])
        wait("the link is gone", lambda: not self._here.link.exists())
        time.sleep(2)
        kinds = [self._suffix(), self._here.registered(rf"{CLASSES}\{installer.KIND}")]
        check("the registry is clean", not any([self._here.registered(ENTRY), *kinds]))
        check("the saves are there", (self._here.saves / "kept").exists())

    def ask(self) -> None:
        """Remove by hand: the saves are asked about, and go only when told to."""
        for answer, stays in (("y", True), ("n", False)):
            check("the setup ends well", self._here.run(self._setups[NEW], "/S").returncode == 0)
            self._here.begin(str(self._here.remover))
            self._here.press(f"{names.NAME} Uninstall", "Return")
            wait("the program is gone", lambda: not self._here.link.exists())
            time.sleep(2)
            self._photograph(f"question-{answer}")
            self._here.press(f"{names.NAME} Uninstall", answer)
            if stays:
                time.sleep(2)
                check("the saves are there", (self._here.saves / "kept").exists())
            else:
                wait("the saves are gone", lambda: not self._here.saves.exists())
            self._here.shut_down()

    def _photograph(self, name: str) -> None:
        if self._pictures:
            self._pictures.mkdir(parents=True, exist_ok=True)
            time.sleep(2)
            self._here.photograph(self._pictures / f"{name}.png")


@contextmanager
def screen() -> Iterator[str]:
    """Light a screen nobody sees; give its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as lit:
        os.close(writing)
        with os.fdopen(reading) as number:
            try:
                yield f":{number.readline().strip()}"
            finally:
                lit.terminate()


def main(words: list[str]) -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument(
        "--frozen", type=Path, help="the game frozen for Windows; without it a stub stands in"
    )
    reader.add_argument("--pictures", type=Path, help="where to put pictures of the screen")
    asked = reader.parse_args(words)
    missing = [tool for tool in TOOLS if shutil.which(tool) is None] + ([] if WINE else ["wine"])
    if missing:
        sys.exit(f"This needs what is not here: {', '.join(missing)}.")
    with tempfile.TemporaryDirectory() as folder, screen() as display:
        work = Path(folder)
        Trial(work, display, asked.frozen, asked.pictures).run()


if __name__ == "__main__":
    main(sys.argv[1:])
