"""A power cut at any moment of play: what was shown is kept, nothing is left lying about, and nobody thinks on."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.catalogue import GAMES, pack_of, rules_for, spec_of
from game.core.record import replace
from game.core.transcript import entry_text
from game.play.match_setup import MatchSetup, Opponent, setup_text
from game.storage.files import TEMPORARY
from game.storage.settings import DEFAULTS
from game.storage.stores import open_stores
from tests.tools.campaign.homes import COMPANY
from tests.tools.campaign.parts import ROOT, Fall, Outcome
from tests.tools.campaign.quick import opened, quick, use
from tests.ui.whole.tables import short

UNIT = "kills"
USUAL = 1000
SECONDS = 100.0
STARTING = 200.0
"""Seconds until as many moves have been shown as are waited for, on a slow machine."""
MOST = 50
"""Moves after which a kill comes at the latest, or as good as."""
LONGEST = 0.3
"""Seconds a kill may come after a move."""
DISK = ROOT / ".work"
WRITING = 0.5
"""How often the kill comes while a file is being written."""
PATIENCE = 5.0
"""Seconds until that, if nothing is written."""
LEAVING = 15.0
"""Seconds the bots may take to find out that the window is gone."""
STOPPED = 0.1
"""How often the bots' process is stopped before its window is killed."""
TWICE = 0.3
"""How often the match is taken up again and killed once more."""


def cases(count: int) -> int:
    """Kill once in each case, or a little more often."""
    return count


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Play, kill, and look at what is left."""
    if not sys.platform.startswith("linux"):
        message = "Who is left after a kill can be seen on Linux only."
        raise OSError(message)
    dice = Random(f"kills {seed} {number}")
    game = GAMES[number % len(GAMES)].id
    log = folder / "kept" / "shown.txt"
    log.parent.mkdir()
    counts, falls = Counter[str](), list[Fall]()
    DISK.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="kill-", dir=DISK) as place:  # writing takes its time there
        home = Path(place) / "home"
        _settle(home, game)
        for _ in range(2 if dice.random() < TWICE else 1):
            falls += _kill(home, game, log, dice, counts)
            falls += _look(home, log, counts)
            if falls:
                shutil.copytree(home, log.with_name("home"), dirs_exist_ok=True)
                break
    return Outcome(counts, falls)


def _settle(home: Path, game: str) -> None:
    """Have everything happen at once, against novices, in short matches."""
    options = short(game)
    seats = rules_for(game, dict(options)).spec.seats
    opponents = tuple(Opponent(each.partition(",")[0], "novice") for each in COMPANY[1:seats])
    settings = replace(DEFAULTS, speed=0.0).with_setup(game, setup_text(MatchSetup(game, options, opponents)))
    stores = open_stores(home, spec_of)
    stores.settings.save(settings)
    stores.close()


def _kill(home: Path, game: str, log: Path, dice: Random, counts: Counter[str]) -> list[Fall]:
    """Let somebody play, and kill the window; then nobody may be left."""
    words = (str(home), game, str(log), str(dice.getrandbits(30)))
    goal = _lines(log) + dice.randint(1, MOST) + len(("match", "deal"))
    said = log.with_name("said.txt")
    with (
        said.open("wb") as out,
        subprocess.Popen(
            [sys.executable, "-m", "tests.tools.campaign.victim", *words],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        ) as victim,
    ):
        until = time.monotonic() + STARTING
        while victim.poll() is None and time.monotonic() < until and _lines(log) < goal:
            time.sleep(0.02)
        if dice.random() < WRITING:
            _await_writing(home)
        else:
            time.sleep(dice.uniform(0, LONGEST))
        ended = victim.poll() is not None
        if dice.random() < STOPPED and not ended:
            counts["bots stopped before"] += 1
            _signal(
                [pid for pid in alive(victim.pid) if pid != victim.pid and not _of_python(pid)],
                signal.SIGSTOP,
            )
        victim.kill()
    counts["kills"] += 1
    left = _left(victim.pid)
    _signal(left, signal.SIGKILL)
    told = said.read_text("utf-8", "replace")
    falls = (
        [Fall("ended", f"the program ended by itself: {(told.splitlines() or [''])[-1][:60]}", told)]
        if ended
        else []
    )
    return falls + ([Fall("survivor", "a process outlives the window", str(left))] if left else [])


def _await_writing(home: Path) -> None:
    """Wait until something is being written, but not for ever."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not _strays(home):
        pass


def _lines(log: Path) -> int:
    return log.read_bytes().count(b"\n") if log.exists() else 0


def alive(session: int) -> list[int]:
    """List the processes of a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError):
            state, _, _, its = stat.read_text().rpartition(")")[2].split()[:4]
            found += [int(stat.parent.name)] if int(its) == session and state != "Z" else []
    return found


def _of_python(pid: int) -> bool:
    """Tell whether a process is the one by which Python keeps count of what processes share: not the program's."""
    with suppress(OSError):
        return b"resource_tracker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def _left(session: int) -> list[int]:
    """Wait until nobody of a session is left; give who stays."""
    until = time.monotonic() + LEAVING
    while (left := alive(session)) and time.monotonic() < until:
        time.sleep(0.05)
    return left


def _signal(pids: Sequence[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def shown(log: Path) -> list[list[str]]:
    """Read what a victim has shown, match by match; a line it could not finish does not count."""
    matches: list[list[str]] = []
    for line in log.read_text("utf-8").splitlines(keepends=True):
        if line == "match\n":
            matches.append([])
        elif line.endswith("\n"):
            matches[-1].append(line.rstrip("\n"))
    return matches


def _look(home: Path, log: Path, counts: Counter[str]) -> list[Fall]:
    """Start again: every match holds what was shown of it and can be taken up, and the disk is tidy."""
    falls = []
    counts["temporary files left by kills"] += len(_strays(home))
    with quick(), opened(home, Random(1)) as there:
        unfinished = use(there, "continue")
        entered = there.app.loop.stack.depth > 1
        told = " ".join(there.app.context.notices.sentences)
    if unfinished and not entered:
        falls.append(Fall("closed", "Continue does not open the match", told))
    if strays := _strays(home):
        falls.append(Fall("stray", "a temporary file stays after the next start", " ".join(strays)))
    kept = kept_logs(home)
    for match in shown(log):
        counts["moves shown"] += len(match)
        if match and not any(each[: len(match)] == match for each in kept):
            falls.append(Fall("lost", "a move that was shown is not in the save", "\n".join(match)))
    return falls


def _strays(home: Path) -> list[str]:
    return [str(path) for path in home.rglob(f"*{TEMPORARY}")]


def kept_logs(home: Path) -> list[list[str]]:
    """Read every match that is kept."""
    stores = open_stores(home, spec_of)
    try:
        logs = [stores.saves.load(each.id) for each in stores.saves.listing()]
    finally:
        stores.close()
    return [[entry_text(each, pack_of(log.header)) for each in log.entries] for log in logs]
