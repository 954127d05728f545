"""Try the setup for Windows where there is none: python3 build/run.py package windows --try.

Under wine the game is set up, started from the Start menu, played by mouse, killed and gone on with, opened with a
saved match, left open while it is to be replaced, updated, and removed with and without its saves. By itself
(python build/package/try_setup.py) it tries the setup only, with a stub in place of the game, which nobody can play.
"""

import shutil
import tempfile
import time
from pathlib import Path

import installer
import names
import wine
from game.core.record import record
from tests.ui.whole.player import Mouse, Player, control, deal_over, hand, held
from tests.ui.window.desktop import Desktop, Window, seated_player
from wine import Windows, check, dos, wait

OLD, NEW = "0.0.1", names.VERSION
GAME = "ecarte"
GAME_IS_OPEN = 5
MATCH = "parlour-tricks transcript 1\ngame ecarte\nplayer 0 You\nplayer 1 Marguerite, club\ndealer 1\n\n* deal …\n"
ENTRY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{names.APP_ID}"
CLASSES = r"HKCU\Software\Classes"


QUICKLY = "-DQUICKLY"
"""What NSIS is told where nobody will keep what it makes."""
PICTURES = names.WORK / "windows" / "pictures"


@record
class Made:
    """What is tried."""

    frozen: Path
    setup: Path


class Trial:
    """One player's way with the setup, step by step."""

    def __init__(self, folder: Path, display: str, made: Made | None) -> None:
        """Make an older version of the game and its setup, and a new one, too, if none was made yet."""
        self._folder, self._made = folder, made
        self._setups = {OLD: self._setup(OLD), NEW: dos(made.setup) if made else self._setup(NEW)}
        self._here = Windows(folder, display)
        self._match = self._here.home / f"match{names.MATCH_SUFFIX}"
        self._match.write_text(MATCH, encoding="utf-8")
        self._alien = self._here.game / "mine.txt"
        self._kept: dict[Path, bytes] = {}

    def _setup(self, version: str) -> str:
        """Wrap up a version, which differs from the others by one file; give its setup."""
        game = self._folder / version
        if self._made:
            shutil.copytree(self._made.frozen, game)
        else:
            game.mkdir()
            stub, goal = installer.HERE / "windows" / "stub.nsi", game / f"{names.COMMAND}.exe"
            installer.compile_script(stub, {"GOAL": str(goal)})
        (game / "_internal").mkdir(exist_ok=True)
        (game / "_internal" / version).touch()
        setup = self._folder / f"setup-{version}.exe"
        installer.wrap(game, setup, version, QUICKLY)
        return dos(setup)

    def run(self) -> None:
        """Take every step, telling which."""
        played = (self.play, self.resume) if self._made else (self.start,)
        again = (self.go_on,) if self._made else ()
        steps = (self.come, *played, self.open, self.stay, self.update, *again, self.go, self.ask)
        try:
            for step in steps:
                begun = time.monotonic()
                step()
                print(f"{step.__doc__} ({time.monotonic() - begun:.0f} s)", flush=True)
        finally:
            self._here.shut_down()

    def come(self) -> None:
        """Set up silently: program, Start menu, uninstall entry and kind of file are there."""
        check("the setup ends well", self._here.run(self._setups[OLD], "/S").returncode == 0)
        entry, kind = self._here.registered(ENTRY), self._here.registered(rf"{CLASSES}\{installer.KIND}")
        check("the program is there", self._here.program.is_file(), self._here.link.is_file())
        check("Windows lists it", names.NAME in entry, OLD in entry, "EstimatedSize" in entry, "/S" in entry)
        check("matches belong to it", ' play "%1"' in kind, installer.KIND in self._suffix())

    def _suffix(self) -> str:
        return self._here.registered(rf"{CLASSES}\{names.MATCH_SUFFIX}")

    def start(self) -> None:
        """Start from the Start menu."""
        self._here.begin("start", self._here.inside(self._here.link))
        self._await_game("")
        self._here.close_game()

    def play(self) -> None:
        """Start from the Start menu, and play a deal and a bit by mouse; end the program at once, and its opponents."""
        player = sit_down(self._here)
        photograph(self._here, "title")
        player.use("settings", "tab/1", "mute", "leave")
        player.use("play", f"quick/{GAME}")
        player.play(deal_over)
        photograph(self._here, "deal")
        player.use("next")
        self._hand = held(player.play(lambda nodes: bool(hand(nodes))))
        photograph(self._here, "table")
        check("opponents think in a process of their own", len(self._here.running()) > 1)
        self._here.kill()

    def resume(self) -> None:
        """Start again, and go on with the same cards; leave."""
        player = sit_down(self._here)
        player.use("continue")
        check("the cards are the same", held(player.pause()) == self._hand)
        photograph(self._here, "continued")
        leave(self._here, player)
        troubles = [each.read_text("utf-8") for each in self._here.saves.rglob("trouble.log")]
        check(f"nothing went wrong: {troubles}", not troubles)
        self._keep()
        (match,) = (each for each in self._kept if each.parent.name == "matches")
        self._played = match.stem

    def _keep(self) -> None:
        """Look at what is there of the player's: matches, statistics, settings."""
        self._kept = {each: each.read_bytes() for each in self._here.saves.rglob("*.json")}

    def _is_kept(self) -> bool:
        return all(each.read_bytes() == was for each, was in self._kept.items())

    def open(self) -> None:
        """Open a saved match, as by a double-click."""
        # wine doesn't look where each player has his own kinds of files, so they are shown to it where it does
        self._here.run("reg", "copy", CLASSES, CLASSES.replace("HKCU", "HKLM"), "/s", "/f")
        self._here.begin("start", self._here.inside(self._match))
        self._await_game('"card"' if self._made else self._match.name)
        photograph(self._here, "match")

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
        check("all is as it was", self._holds(), OLD in self._here.registered(ENTRY))
        self._here.close_game()

    def _refused_removal(self) -> bool:
        """Remove the game silently, in the one way in which the exit status is that of the removal itself."""
        script = self._folder / "remove.bat"  # the words after _?= must stand without quotes
        game = self._here.inside(self._here.game)
        script.write_text(f'"{self._here.inside(self._here.remover)}" /S _?={game}\r\n', encoding="ascii")
        return self._here.run("cmd", "/c", dos(script)).returncode == GAME_IS_OPEN

    def _holds(self) -> bool:
        """Tell whether a file of the old version is there that the new one has not."""
        return (self._here.game / "_internal" / OLD).exists()

    def update(self) -> None:
        """Update: the new version is there, nothing of the old one is; what is not ours, and what was played, stays."""
        self._alien.touch()
        self._here.saves.mkdir(exist_ok=True)
        (self._here.saves / "kept").touch()
        self._keep()
        check("the setup ends well", self._here.run(self._setups[NEW], "/S").returncode == 0)
        check("matches, statistics and settings are as they were", self._is_kept())
        check(
            "the new took the place of the old",
            self._here.program.is_file(),
            not self._holds(),
            self._alien.exists(),
        )
        check("Windows lists the new one", NEW in self._here.registered(ENTRY))

    def go_on(self) -> None:
        """Go on in the new version with the same cards and settings."""
        player = sit_down(self._here)
        player.use("saves", f"resume/{self._played}")
        check("the cards are the same", held(player.pause()) == self._hand)
        photograph(self._here, "updated")
        leave(self._here, player)
        player = sit_down(self._here)
        player.use("settings", "tab/1")
        mute = control(player.screen.nodes(), "mute")
        check("it is still silent", mute is not None and "on" in mute.state)
        player.use("leave", "statistics")
        photograph(self._here, "statistics")
        leave(self._here, player)
        self._keep()

    def go(self) -> None:
        """Remove silently: all is gone but the saves and what is not ours."""
        self._here.run(str(self._here.remover), "/S")
        wait("only what is not ours is left", lambda: [*self._here.game.iterdir()] == [self._alien])
        wait("the link is gone", lambda: not self._here.link.exists())
        time.sleep(2)
        kinds = [self._suffix(), self._here.registered(rf"{CLASSES}\{installer.KIND}")]
        check("the registry is clean", not any([self._here.registered(ENTRY), *kinds]))
        check("the saves are there", (self._here.saves / "kept").exists())
        check("they are as they were", self._is_kept())

    def ask(self) -> None:
        """Remove by hand: the saves are asked about, and go only when told to."""
        for answer, stays in (("y", True), ("n", False)):
            check("the setup ends well", self._here.run(self._setups[NEW], "/S").returncode == 0)
            self._here.begin(str(self._here.remover))
            self._here.press(f"{names.NAME} Uninstall", "Return")
            wait("the program is gone", lambda: not self._here.link.exists())
            time.sleep(2)
            photograph(self._here, f"question-{answer}")
            self._here.press(f"{names.NAME} Uninstall", answer)
            if stays:
                time.sleep(2)
                check("the saves are there", (self._here.saves / "kept").exists())
            else:
                wait("the saves are gone", lambda: not self._here.saves.exists())
            self._here.shut_down()


def sit_down(here: Windows, *command: str) -> Player:
    """Start the game from the Start menu, or by a command; give who plays in front of it."""
    here.told.unlink(missing_ok=True)
    here.begin(*(command or ("start", here.inside(here.link))))
    opened = Window(Desktop(here.env["DISPLAY"]), here.follow(), here.told)
    return seated_player(opened, Mouse())


def leave(here: Windows, player: Player) -> None:
    player.screen.press("ctrl+q")
    wait("the game has gone", lambda: not here.running())


def photograph(here: Windows, name: str) -> None:
    """Take a picture of the whole screen to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    time.sleep(2)
    here.photograph(PICTURES / f"{name}.png")


def run(made: Made | None) -> None:
    """Take a player's way from the setup to the removal, in a fresh home; end if anything goes wrong."""
    wine.demand("makensis")
    with tempfile.TemporaryDirectory() as folder, wine.screen() as display:
        Trial(Path(folder), display, made).run()
    print(f"Pictures of it are in {PICTURES}.")


if __name__ == "__main__":
    run(None)
