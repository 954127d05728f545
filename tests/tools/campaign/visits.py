"""Who is given a damaged file: every screen that reads such a file, and the command line."""

import io
import os
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random

import pygame

from game import cli
from game.app.screen_reader import VARIABLE
from game.core.record import record
from tests.tools.campaign.homes import Good
from tests.tools.campaign.parts import ROOT, Fall
from tests.tools.campaign.quick import opened, steps, use
from tests.ui.whole.player import control
from tests.ui.whole.running_app import RunningApp

PROGRAM = (sys.executable, "-m", "game")
START = subprocess.Popen  # the real one: within a case nothing else may be started
PATIENCE = 60.0
"""Seconds for a process of its own, on a slow machine."""
A_LOOK = 1.5
"""Seconds in which what is behind the first screen is fetched."""
PARTINGS = 12
"""Presses of Esc that bring anybody back to the first screen."""


@record
class Trial:
    """A home with a damaged file in it."""

    folder: Path
    good: Good  # what the file was
    dice: Random
    refused: bool = False  # nobody may take it for a match
    healthy: Sequence[Good] = ()  # saves that must be offered whatever else lies there

    @property
    def file(self) -> str:
        """Where it lies."""
        return str(self.folder / self.good.path)


@record
class Seen:
    """What a visit came to."""

    falls: Sequence[Fall] = ()
    said: Sequence[str] = ()  # sentences for the player


Visit = Callable[[Trial], Seen]


def _said(there: RunningApp) -> tuple[str, ...]:
    """List what the program complains of; that it answered for the player where there was no choice is none."""
    if not there.open:
        return ()
    answered = there.app.context.words.get("table.only_answer", word="")[:20]
    return tuple(each for each in there.app.context.notices.sentences if not each.startswith(answered))


def _keys(there: RunningApp, *codes: int) -> None:
    for code in codes:
        there.post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
        there.post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        steps(there, 1)


def _home_again(there: RunningApp) -> bool:
    """Leave whatever is open."""
    for _ in range(PARTINGS):
        if control(there.nodes(), "play") and control(there.nodes(), "quit"):
            return True
        _keys(there, pygame.K_ESCAPE)
        if not use(there, "leave"):
            use(there, "title")
    return False


def start(trial: Trial) -> Seen:
    """Start, wait until everything behind the first screen is fetched and rehearsed, and go on where one can."""
    with opened(trial.folder, trial.dice) as there:
        said = _said(there)
        if use(there, "continue"):
            _play_on(there)
        else:
            steps(there, 4)
        return Seen((), said + _said(there))


def _play_on(there: RunningApp) -> None:
    """Make a move or two, whatever they are."""
    steps(there, 1)
    _keys(there, pygame.K_RIGHT, pygame.K_RETURN)
    steps(there, 1)


def saved(trial: Trial) -> Seen:
    """Look through the saved games and open one of them; those nothing is wrong with must be among them."""
    match_id = Path(trial.good.path).stem
    with opened(trial.folder, trial.dice) as there:
        said = _said(there)
        use(there, "saves")
        said += _said(there)
        missing = _not_offered(there, [good for good in trial.healthy if not good.over])
        use(there, "tab/1")
        missing += _not_offered(there, [good for good in trial.healthy if good.over])
        use(there, f"export/{match_id}")
        use(there, "tab/0")
        if use(there, f"resume/{match_id}"):
            _play_on(there)
        said += _said(there)
    falls = [Fall("hidden", "saved games: another match is not offered", missing)] if missing else []
    return Seen(falls, said)


def _not_offered(there: RunningApp, goods: Sequence[Good]) -> str:
    keys = {node.key for node in there.nodes()}
    return " ".join(good.path for good in goods if f"delete/{Path(good.path).stem}" not in keys)


def figures(trial: Trial) -> Seen:
    """Look at the statistics of every game."""
    with opened(trial.folder, trial.dice) as there:
        use(there, "statistics")
        said = _said(there)
        for place in range(len(there.app.context.routes.games)):
            use(there, f"tab/{place}")
        return Seen((), said + _said(there))


def choices(trial: Trial) -> Seen:
    """Look at all settings, set up a game as it was last set up, and sit down to it."""
    with opened(trial.folder, trial.dice) as there:
        said = _said(there)
        use(there, "settings")
        for place in range(6):
            use(there, f"tab/{place}")
        _home_again(there)
        game = trial.dice.choice(there.app.context.routes.games)
        use(there, "play")
        if use(there, f"setup/{game}") and use(there, "start"):
            _play_on(there)
        there.app.loop.keep_window()
        return Seen((), said + _said(there))


def back(trial: Trial) -> Seen:
    """Look back at the last deal of a finished match, at every mistake and at what is said of it."""
    match = trial.folder / f"handed on/{trial.good.game}-True.parlour"
    with opened(trial.folder, trial.dice, str(match)) as there:
        use(there, "look_back")
        said = _said(there)
        _keys(there, pygame.K_END, pygame.K_HOME, pygame.K_h, pygame.K_h, pygame.K_RIGHT)
        for key in [
            node.key
            for node in there.nodes()
            if node.key.startswith(("compare", "reckoning", "why", "step:"))
        ][-4:]:
            use(there, key)
            _keys(there, pygame.K_PAGEDOWN)
            use(there, "seen")
        return Seen((), said + _said(there))


def practised(trial: Trial) -> Seen:
    """Go through the past mistakes of a game, look at all of them, try one and delete one."""
    with opened(trial.folder, trial.dice) as there:
        said = _said(there)
        game = trial.dice.choice(there.app.context.routes.games)
        use(there, "learn")
        use(there, f"subject/{game}")
        if use(there, "mistakes"):
            _play_on(there)
            _keys(there, pygame.K_ESCAPE)
        use(there, "mistake_list")
        for doing in ("try/", "delete/"):
            found = [node.key for node in there.nodes() if node.key.startswith(doing)]
            if found and use(there, trial.dice.choice(found)):
                _play_on(there)
                _keys(there, *([pygame.K_ESCAPE] if doing == "try/" else []))
        use(there, "undo")
        return Seen((), said + _said(there))


def brought(trial: Trial) -> Seen:
    """Open the program with the file, and drop the file on its window."""
    with opened(trial.folder, trial.dice, trial.file) as there:
        said = _said(there)
        if there.app.loop.stack.depth > 1:
            _play_on(there)
            falls = (
                [Fall("taken", "play: a transcript of another edition is taken", trial.file)]
                if trial.refused
                else []
            )
        else:
            falls = [] if said else [Fall("silent", "play: neither opened nor refused", trial.file)]
        there.post(pygame.DROPFILE, file=trial.file)
        steps(there, 1)
        return Seen(falls, said + _said(there))


# ---------------------------------------------------------------------------------------------------- command line


def _told(trial: Trial, *words: str) -> Seen:
    """Ask the command line, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = cli.main([*words, "--data-dir", str(trial.folder)], cli.ScreenParts(_never, tuple))
    return Seen(judged(trial, words[0], status, err.getvalue()), (err.getvalue(),) if status else ())


def _never(_: Namespace) -> int:
    raise AssertionError


def judged(trial: Trial, command: str, status: int, complaint: str) -> list[Fall]:
    """Say what is wrong with an exit status and what stands on the second stream."""
    falls = []
    if status not in (0, 2) or (status == 0) == bool(complaint) or complaint.count("\n") > 1:
        falls.append(
            Fall("manners", f"{command}: status {status} and {complaint.count(chr(10))} lines", complaint)
        )
    if "Traceback" in complaint:
        falls.append(Fall("traceback", f"{command}: in a process of its own", complaint))
    if trial.refused and status == 0:
        falls.append(Fall("taken", f"{command}: a transcript of another edition is taken", trial.file))
    return falls


def replay(trial: Trial) -> Seen:
    """Have it retold."""
    return _told(trial, "replay", trial.file)


def retold(trial: Trial) -> Seen:
    """Have it retold as one seat saw it, for programs."""
    return _told(trial, "replay", trial.file, "--json", "--seat", "0")


def legal(trial: Trial) -> Seen:
    """Ask what may be done at its end."""
    return _told(trial, "legal", trial.file, *trial.dice.choice(((), ("--json",))))


def process(trial: Trial) -> Seen:
    """Ask the command line of a process of its own."""
    command = trial.dice.choice(("replay", "legal"))
    words = [*PROGRAM, "--data-dir", str(trial.folder), command, trial.file]
    with START(words, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as there:
        complaint = _complaint(there)
    return Seen(judged(trial, command, there.returncode, complaint), (complaint,) if complaint else ())


def _complaint(there: "subprocess.Popen[bytes]") -> str:
    """Wait for the end of a process and give what it complained of; raise TimeoutExpired when it does not end."""
    try:
        return there.communicate(timeout=PATIENCE)[1].decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        there.kill()
        raise


def window(trial: Trial) -> Seen:
    """Start the program as a process of its own, look at it for a moment, and have it end."""
    shown = trial.folder / "nodes.json"
    place = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", VARIABLE: str(shown)}
    files = [trial.file] if trial.good.sort == "transcript" else []
    with (trial.folder / "said.txt").open("wb") as out:
        words = [*PROGRAM, "--data-dir", str(trial.folder), "play", *files]
        there = START(words, cwd=ROOT, env={**os.environ, **place}, stdout=out, stderr=out)
        until = time.monotonic() + PATIENCE
        while there.poll() is None and not shown.exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(A_LOOK if there.poll() is None else 0)
        by_itself = there.poll() is not None
        there.terminate()
        there.wait(PATIENCE)
    said = (trial.folder / "said.txt").read_text("utf-8", "replace")
    fell = by_itself or not shown.exists() or "Traceback" in said
    falls = [Fall("stopped", f"play: {' '.join(said.split())[:50]}", said)] if fell else []
    return Seen(falls, (said,) if fell else ())


COMMANDS: Sequence[Visit] = (replay, retold, legal)
APART: Mapping[str, Sequence[Visit]] = {"save": (process, window), "transcript": (process, window)}
"""What is done now and then in processes of their own; a window alone with files of other sorts."""
VISITS: Mapping[str, Sequence[Visit]] = {
    "settings": (start, choices),
    "save": (start, saved, brought, replay, legal),
    "statistics": (start, figures),
    "review": (back,),
    "mistakes": (start, practised),
    "transcript": (brought, replay, retold, legal),
    "other": (start, saved, figures),
}
"""What is done with a damaged file of each sort."""
