"""What a campaign has come to so far, on the disk: it goes on there after a break while the program is the same."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from game.core.record import record
from tests.tools.campaign.parts import ROOT, Fall, Outcome

MATTERS = ("game", "assets/words", "tests/tools/campaign")
"""What decides how a case comes out."""


def program() -> str:
    """Name the state of the program and of the campaign."""
    told = hashlib.sha256()
    for top in MATTERS:
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in (".py", ".toml"):
                told.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return told.hexdigest()[:16]


@record
class Cause:
    """Falls that are alike."""

    count: int
    first: int  # number of a case
    told: str


class Record:
    """One part with one seed."""

    def __init__(self, folder: Path, name: str, seed: int, stamp: str) -> None:
        """Read what is there; what another program has come to is put away and begun anew."""
        self.folder = folder / f"{name}-{seed}"
        self._path = self.folder / "cases.jsonl"
        self.done: set[int] = set()
        self.counts: Counter[str] = Counter()
        self.causes: dict[tuple[str, str], Cause] = {}
        lines = self._path.read_text("utf-8").splitlines() if self._path.exists() else []
        if lines and json.loads(lines[0]) == stamp:
            for line in lines[1:]:
                self._recall(line)
        else:
            self._begin(stamp)

    def _begin(self, stamp: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(stamp) + "\n", "utf-8")

    def _recall(self, line: str) -> None:
        try:
            told = json.loads(line)
        except ValueError:  # the break came in the middle of a line
            return
        self._count(told["number"], told["counts"], [Fall(**each) for each in told["falls"]])

    def _count(self, number: int, counts: Mapping[str, int], falls: list[Fall]) -> None:
        if number in self.done:
            return
        self.done.add(number)
        self.counts.update(counts)
        for fall in falls:
            old = self.causes.get((fall.kind, fall.cause), Cause(0, number, fall.told))
            self.causes[fall.kind, fall.cause] = Cause(old.count + 1, old.first, old.told)

    def note(self, number: int, outcome: Outcome) -> None:
        """Write a case down."""
        falls = [
            {"kind": each.kind, "cause": each.cause, "told": each.told[-6000:]} for each in outcome.falls
        ]
        line = {"number": number, "counts": dict(outcome.counts), "falls": falls}
        with self._path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        self._count(number, outcome.counts, list(outcome.falls))
