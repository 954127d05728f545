"""What a part of the campaign consists of: numbered cases, each made from seed and number, and what fell in them."""

import re
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from game.core.record import record

ROOT = Path(__file__).resolve().parents[3]
FRAME = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+),? in (?P<name>\S+)')


@record
class Fall:
    """Something that must not happen, and has."""

    kind: str  # traceback, hang, died, lost, …
    cause: str  # by which falls are grouped
    told: str  # all there is to say


@record
class Outcome:
    """What became of one case."""

    counts: Mapping[str, int]
    falls: Sequence[Fall] = ()


class Part(Protocol):
    """A module that holds one part."""

    UNIT: str
    """What is counted."""
    USUAL: int
    """How many of them a campaign has."""
    SECONDS: float
    """Seconds of a processor that one case may cost, and IDLE times as many that it may last."""

    def cases(self, count: int) -> int:
        """Tell how many cases make so many units."""
        ...

    def case(self, seed: int, number: int, folder: Path) -> Outcome:
        """Try one case in an empty folder; what lies in its `kept` is kept when something falls."""
        ...


def fallen(trouble: BaseException, kind: str = "traceback") -> Fall:
    """Make a fall of an exception."""
    told = "".join(traceback.format_exception(trouble))
    sentence = str(trouble).splitlines()[0][:80] if str(trouble) and kind != "traceback" else ""
    return Fall(kind, f"{type(trouble).__name__} {sentence or where(told, last=True)}", told)


def where(told: str, *, last: bool) -> str:
    """Name the innermost place in the program that a list of calls tells of, the last in it or the first.

    >>> where('File "/x/game/app/application.py", line 3 in go', last=True)
    'game/app/application.py go'
    """
    frames = [(each["file"].replace("\\", "/"), each["name"]) for each in FRAME.finditer(told)]
    ours = [f"game/{file.rpartition('/game/')[2]} {name}" for file, name in frames if "/game/" in file]
    others = [f"{file.rpartition('/')[2]} {name}" for file, name in frames]
    found = ours or others or ["nowhere"]
    return found[-1] if last else found[0]
