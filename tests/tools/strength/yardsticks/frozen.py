"""The Expert of one commit as a program of its own, so that no later work can change it.

The sources of that commit are taken out of git, and a process that imports nothing else is asked for moves. It is sent
the log of the deal in the notation and follows it with the rules of its own time; the Expert in it is shown the view of
its seat. That both rules allow the same moves is checked at every decision.
"""

import json
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

from game.cli.report import Refused
from game.core.bot import BUDGET
from game.core.cards import Seat
from game.core.move import Move, parse, spell
from game.core.options import Value
from game.core.record import record
from game.core.rules import Rules
from game.core.transcript import Entry, entry_text

ROOT = Path(__file__).resolve().parents[4]
COMMIT = "d056d090f980c4b78805358f162a500f53048e4c"
"""The one before "Let the Expert look at a part of the worlds and the Master at many"."""
PROGRAM = Path(__file__).with_name("frozen_program.py")
PLACE = ROOT / ".work" / "frozen"


@record
class Ask:
    """What the frozen Expert is asked."""

    game: str
    options: tuple[tuple[str, Value], ...]
    dealer: Seat
    entries: tuple[Entry, ...]  # from the beginning of the match
    seat: Seat
    dice: str  # what its dice are seeded with


def checked_out(commit: str = COMMIT, place: Path = PLACE) -> Path:
    """Take the sources of a commit out of git, once; raise Refused where git has them not.

    The folder gets its name when it is whole, so that processes beginning together never meet a part of it.
    """
    folder = place / f"{commit[:12]}-whole"
    if folder.exists():
        return folder
    try:
        found = subprocess.run(
            ["git", "archive", "--format=tar", commit, "game"], cwd=ROOT, capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        message = (
            f"git has no commit {commit[:12]} here, so the frozen Expert can't play; fetch the whole history."
        )
        raise Refused(message) from None
    place.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".", dir=place, ignore_cleanup_errors=True) as fresh:
        sources = Path(fresh) / folder.name
        with tarfile.open(fileobj=BytesIO(found.stdout)) as archive:
            archive.extractall(sources, filter="data")
        try:
            sources.rename(folder)
        except OSError:
            if not folder.exists():
                raise
    return folder


class FrozenExpert:
    """Asks the process."""

    def __init__(self, commit: str = COMMIT, place: Path = PLACE) -> None:
        """Start it; raise Refused where the commit is not to be had."""
        folder = checked_out(commit, place)
        self._process = subprocess.Popen(
            [sys.executable, "-I", str(PROGRAM), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def choose(self, ask: Ask, rules: Rules[Any, Any], moves: Sequence[Move]) -> Move:
        """Give its move; raise Refused when its rules allow other moves than these."""
        pack = rules.spec.pack
        words = {
            "game": ask.game,
            "options": dict(ask.options),
            "dealer": ask.dealer,
            "log": [entry_text(entry, pack) for entry in ask.entries],
            "seat": ask.seat,
            "dice": ask.dice,
            "worlds": BUDGET,
        }
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answers is not None
        pipe.write(json.dumps(words) + "\n")
        pipe.flush()
        line = answers.readline()
        if not line:
            _refuse("has ended", ask)
        answer = json.loads(line)
        if sorted(answer["moves"]) != sorted(spell(move, pack) for move in moves):
            _refuse("plays by rules that allow other moves than today's", ask)
        return parse(answer["move"], pack)

    def close(self) -> None:
        """End the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(10)


@cache
def frozen() -> FrozenExpert:
    """Give the one process that plays for this one; it ends when this one does."""
    return FrozenExpert()


def _refuse(what: str, ask: Ask) -> NoReturn:
    message = f"The frozen Expert {what}, at {ask.game} after {len(ask.entries)} moves."
    raise Refused(message)
