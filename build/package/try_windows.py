"""Try what the game asks of a Windows: python build/package/try_windows.py FILE [CHECK…].

Under wine the setup is run for three players, whose names, languages and code pages differ. Then the game plays from
another drive, into long paths, beside files that are read-only or held open, on the whole screen, with the clipboard,
with sound, without a voice, without its opponents' process and without its compiled core. Checks may be named.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import installer
import names
import windows_python
import wine
from tests.ui.whole.player import Mouse, Player, control, deal_over, hand, live
from tests.ui.window.desktop import Desktop
from try_setup import GAME, leave, photograph, sit_down
from wine import Windows, check, dos, wait

TOOLS = ("localedef", "parec", "pulseaudio", "xclip")
PLAYERS = {"Jörg Müßig": ("en_US", "437"), "山田": ("ja_JP", "932"), "Иван": ("ru_RU", "1251")}
"""The language of each player's system, and one of its code pages."""
CODE_PAGES = r"HKLM\System\CurrentControlSet\Control\Nls\CodePage"
FOLDERS = "Spiele & Mehr – 遊び, игры"
LONGEST = 348
"""Letters of a path; Windows allows 260 to programs that don't ask for more."""
LISTENED = 3
"""Seconds of sound that are recorded at a time."""


class Machine:
    """The Windows of a player who has set the game up; drive D is empty."""

    def __init__(self, folder: Path, display: str, setup: Path, player: str) -> None:
        language, code_page = PLAYERS[player]
        locales, self.drive = folder / "locales", folder / "drive"
        locales.mkdir()
        made = ("localedef", "--no-archive", "-i", language, "-f", "UTF-8", f"{locales}/{language}.UTF-8")
        subprocess.run(made, check=True)
        self.here = Windows(folder, display, player, LOCPATH=str(locales), LC_ALL=f"{language}.UTF-8")
        self.drive.mkdir()
        (self.here.prefix / "dosdevices" / "d:").symlink_to(self.drive)
        check(f"code page {code_page} is in use", code_page in self.here.registered(CODE_PAGES))
        check("the setup ends well", self.here.run(dos(setup), "/S").returncode == 0)
        check("it is this player's game", self.here.user.name == player, self.here.program.is_file())

    def start(self, folder: str = "") -> Player:
        """Start the game with its files in a folder of drive D, or else from the Start menu."""
        if not folder:
            return sit_down(self.here)
        return sit_down(self.here, self.here.inside(self.here.program), "--data-dir", f"D:\\{folder}")

    def play_deal(self, player: Player, picture: str, kept: Path) -> None:
        """Play a deal by mouse and leave; the match is in a folder then, and nothing went wrong."""
        player.use("play", f"quick/{GAME}")
        player.play(deal_over)
        photograph(self.here, picture)
        leave(self.here, player)
        check("the match is kept", any(kept.rglob("matches/*.json")))
        check_troubles(kept)

    def go_on(self, folder: str) -> None:
        """Start again, play the match on for a deal, and leave."""
        player = self.start(folder)
        player.use("continue")
        player.play(lambda nodes: bool(hand(nodes)))
        player.play(deal_over)
        leave(self.here, player)

    def seated(self) -> Player:
        """Sit down at a table where a card is to be played."""
        player = self.start()
        player.use("play", f"quick/{GAME}")
        player.play(lambda nodes: bool(hand(nodes)))
        return player


def check_troubles(folder: Path) -> None:
    """Make sure that the game has written down no trouble."""
    found = [each.read_text("utf-8") for each in folder.rglob("trouble.log")]
    check(f"nothing went wrong: {found}", not found)


def names_and_code_pages(there: Machine) -> None:
    """Set up, print and play from the Start menu, whatever the player's name, language and code page."""
    told = there.here.run(there.here.inside(there.here.program), "games")
    check("it prints every letter", "Écarté".encode() in told.stdout, told.returncode == 0)
    there.play_deal(there.start(), there.here.user.name, there.here.saves)


def another_drive(there: Machine) -> None:
    """Play from another drive, out of a folder with spaces and letters of several scripts, into such a one."""
    program = there.drive / FOLDERS / "é" / there.here.program.name
    shutil.copytree(there.here.game, program.parent)
    player = sit_down(there.here, f"D:\\{FOLDERS}\\é\\{program.name}", "--data-dir", f"D:\\{FOLDERS}")
    there.play_deal(player, "another-drive", there.drive / FOLDERS)


def long_paths(there: Machine) -> None:
    """Keep a match under a path that is longer than Windows used to allow."""
    folder = "\\".join(["x" * 60] * 5)
    there.play_deal(there.start(folder), "long-paths", there.drive)
    (longest, *_) = sorted((len(str(each)) for each in there.drive.rglob("matches/*.json")), reverse=True)
    check(f"a path has {LONGEST} letters", longest - len(str(there.drive)) > LONGEST - len("D:\\"))


def read_only(there: Machine) -> None:
    """Go on with a match whose files are marked as read-only; wine lets them be replaced, Windows does not."""
    kept = there.drive / "read only"
    there.play_deal(there.start(kept.name), "read-only", kept)
    (match,) = kept.rglob("matches/*.json")
    was = match.read_bytes()
    for each in kept.rglob("*.json"):
        each.chmod(0o444)
    there.go_on(kept.name)
    check("the match has gone on", match.read_bytes() != was, match.with_name(f"{match.name}.bak").exists())
    check_troubles(kept)


def held_open(there: Machine) -> None:
    """Say that nothing can be saved while another program holds the match open; save it once it lets go."""
    kept, program = there.drive / "held", there.drive / "hold.exe"
    windows_python.compile_c(installer.HERE / "windows" / "hold.c", "-municode", "-o", str(program))
    there.play_deal(there.start(kept.name), "held-open-before", kept)
    (match,) = kept.rglob("matches/*.json")
    was = match.read_bytes()
    there.here.begin(r"D:\hold.exe", f"D:\\{match.relative_to(there.drive)}".replace("/", "\\"))
    player = there.start(kept.name)
    player.use("continue")
    player.play(lambda nodes: bool(hand(nodes)))
    player.await_(
        "a sentence about it", lambda nodes: any("nothing can be saved" in each.name for each in nodes)
    )
    player.play(deal_over)
    player.screen.press("ctrl+q")
    player.await_("a question", lambda nodes: live(nodes, "elsewhere"))
    photograph(there.here, "held-open")
    check("nobody has touched the match", match.read_bytes() == was)
    there.here.run("taskkill", "/f", "/im", program.name)
    wait("the match is saved", lambda: match.read_bytes() != was)
    player.use("no")
    leave(there.here, player)


def full_screen(there: Machine) -> None:
    """Fill the screen, and come back to the window as it was."""
    player = there.seated()
    was = player.screen.size
    player.screen.press("F11")
    player.await_("the whole screen", lambda _: player.screen.size == wine.SCREEN)
    photograph(there.here, "full-screen")
    player.screen.press("F11")
    player.await_("the window", lambda _: player.screen.size == was)
    leave(there.here, player)


def clipboard(there: Machine) -> None:
    """Paste what another program has copied, and copy for it."""
    text, words = "Türme 塔 башни", ("xclip", "-selection", "clipboard")
    subprocess.run(words, input=text.encode(), stdout=subprocess.DEVNULL, env=there.here.env, check=True)
    player = there.start()
    player.use("play", "code", "paste")
    field = control(player.screen.nodes(), "code")
    check(f"it is pasted: {field}", field is not None and field.value == text)
    photograph(there.here, "clipboard")
    leave(there.here, player)


def sound(there: Machine) -> None:
    """Play music into a sound card, and none when it is told to be silent."""
    with sound_card(there.here) as recorded:
        player = there.start()
        wait("music is heard", lambda: recorded() > 0)
        player.screen.press("m")
        wait("nothing is heard", lambda: recorded() == 0)
        leave(there.here, player)


@contextmanager
def sound_card(here: Windows) -> Iterator[Callable[[], int]]:
    """Give this Windows a sound card; record a while, and tell how loud it was, from 0 for silence."""
    place = here.prefix.with_name("sound")
    server = f"unix:{place}"
    modules = ("-L", "module-null-sink sink_name=card", "-L", f"module-native-protocol-unix socket={place}")
    quiet = subprocess.DEVNULL  # it warns of root, and of what is missing without a desktop
    still = ("--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes")
    env, before = {**here.env, "PULSE_RUNTIME_PATH": str(place.parent)}, here.env
    recorder = ("timeout", str(LISTENED), "parec", "--server", server, "--device", "card.monitor", "--raw")

    def recorded() -> int:
        told = subprocess.run(recorder, env=env, stdout=subprocess.PIPE, check=False).stdout
        check("the recorder runs", len(told) > 0)
        return max(map(abs, array("h", told[: len(told) // 2 * 2])))

    with subprocess.Popen(("pulseaudio", "-n", *still, *modules), env=env, stderr=quiet) as running:
        try:
            wait("the sound card is there", place.exists)
            here.env = {**before, "PULSE_SERVER": server, "SDL_AUDIODRIVER": ""}
            yield recorded
        finally:
            here.env = before
            running.terminate()


def no_voice(there: Machine) -> None:
    """Tell a player who switches the voice on that there is none, and go on."""
    player = there.start()
    player.screen.press("F9")
    player.await_("no voice", lambda nodes: any("No voice was found" in each.name for each in nodes))
    photograph(there.here, "no-voice")
    leave(there.here, player)


def own_files(there: Machine) -> None:
    """Export a match without a dialog of the system, and have the system open the folder of it."""
    player = there.seated()
    leave(there.here, player)
    player = there.start()
    player.use("saves")
    first = next(each.key for each in player.screen.nodes() if each.key.startswith("export/"))
    player.use(first)
    wait("the match is exported", lambda: any(there.here.saves.rglob(f"*{names.MATCH_SUFFIX}")))
    photograph(there.here, "exported")
    player.use("leave", "settings", "tab/6")
    Mouse().use(player.screen, "folder")
    Desktop(there.here.env["DISPLAY"]).run(
        "xdotool", "search", "--sync", "--onlyvisible", "--class", "explorer"
    )
    photograph(there.here, "folder")
    player.use("leave")  # or keys would go to the folder
    leave(there.here, player)


def opponents_killed(there: Machine) -> None:
    """Play on when the process in which opponents think is killed, and killed again: they think elsewhere then."""
    player = there.seated()
    first = kill_opponents(there.here)
    player.play(deal_over)
    second = kill_opponents(there.here)
    player.use("next")
    player.play(deal_over)
    check("one process was begun anew, and no more", first != second, len(there.here.running()) == 1)
    photograph(there.here, "opponents-killed")
    leave(there.here, player)
    check_troubles(there.here.saves)


def kill_opponents(here: Windows) -> int:
    """Kill the process in which they think; tell which it was."""
    running = here.running()
    check("opponents think in a process of their own", len(running) > 1)
    os.kill(running[1], signal.SIGKILL)
    return running[1]


def pure_core(there: Machine) -> None:
    """Play and draw everything in pure Python where the compiled core is gone, and say so."""
    compiled = there.here.game / "_internal" / "game" / "compiled"
    compiled.rename(compiled.with_name("gone"))
    told = there.here.run(there.here.inside(there.here.program), "--selftest")
    compiled.with_name("gone").rename(compiled)
    check(f"it says so: {told.stdout!r}", told.returncode == 0, b"Core: pure Python" in told.stdout)


Check = Callable[[Machine], None]
CHECKS: Mapping[str, Check] = {
    each.__name__: each
    for each in (
        names_and_code_pages,
        another_drive,
        long_paths,
        read_only,
        held_open,
        full_screen,
        clipboard,
        sound,
        no_voice,
        own_files,
        opponents_killed,
        pure_core,
    )
}


def run(setup: Path, wanted: Sequence[str] = tuple(CHECKS)) -> None:
    """Take these checks; tell of each how it went, and fail if one did."""
    wine.demand(*TOOLS)
    failed = list[str]()
    for player in PLAYERS:
        first = player == next(iter(PLAYERS))
        checks = [CHECKS[each] for each in wanted if first or each == names_and_code_pages.__name__]
        if not checks:
            continue
        with tempfile.TemporaryDirectory() as folder, wine.screen() as display:
            there = Machine(Path(folder), display, setup, player)
            failed += [each.__name__ for each in checks if not passes(each, there)]
            there.here.shut_down()
    if failed:
        sys.exit(f"Failed: {', '.join(failed)}.")


def passes(each: Check, there: Machine) -> bool:
    begun = time.monotonic()
    try:
        each(there)
    except (AssertionError, SystemExit, subprocess.SubprocessError) as failure:
        photograph(there.here, f"failed-{each.__name__}")
        there.here.shut_down()
        print(f"FAILED: {each.__doc__} {failure}", flush=True)
        return False
    print(f"{each.__doc__} ({there.here.user.name}, {time.monotonic() - begun:.0f} s)", flush=True)
    return True


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("setup", type=Path)
    reader.add_argument("checks", nargs="*", metavar="CHECK", help=", ".join(CHECKS))
    told = reader.parse_args()
    if unknown := set(told.checks) - set(CHECKS):
        reader.error(f"There is no check {', '.join(sorted(unknown))}.")
    run(told.setup, told.checks or list(CHECKS))
