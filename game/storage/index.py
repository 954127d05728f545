"""What every kept match is, without reading all of them again.

The files are the truth. What was found in one holds as long as its size and its time of change stay the same; it is
remembered in the cache from one start to the next, and if that memory is lost, damaged or another version's, the files
are read again, a few at a time. Whoever changes a file by hand changes its time, and it is read again, too.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import msgspec

from game import __version__
from game.core.record import record
from game.storage.files import BACKUP
from game.storage.match_file import Head, Label, SavedMatch, head_of, listed

Stamp: TypeAlias = tuple[int, int]
"""When a file was changed, in nanoseconds, and how many bytes it has."""

ENDING = ".json"
_NAME = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff]{1,200}\Z")
"""What a match can be called on the disk; anything else was put there by somebody else."""
WORTH_WRITING = 100
"""So many files read again are written down at once, fewer when the window closes."""


@record
class _Row:
    """One match in the memory; the id is its key."""

    stamp: Stamp
    known: bool
    label: Label
    head: Head


@record
class _Memory:
    """The file in the cache."""

    program: str
    matches: dict[str, _Row]


class Index:
    """Knows the matches in a folder."""

    def __init__(self, folder: Path, file: Path, look: Callable[[str], SavedMatch | None]) -> None:
        """Begin with what the file remembers; `look` reads a match, None when there is none to be had."""
        self._folder = folder
        self._file = file
        self._look = look
        self._found: dict[str, tuple[Stamp, SavedMatch | None]] | None = None
        self._waiting: dict[str, Stamp] = {}  # what must be read, the last changed last
        self._unwritten = 0

    @property
    def known(self) -> list[SavedMatch]:
        """List the matches found so far, in no order."""
        self._scan()
        return [match for _, match in self._remembered().values() if match]

    def whole(self) -> list[SavedMatch]:
        """Read whatever must be read, and list every match."""
        while not self.catch_up(WORTH_WRITING):
            pass
        return self.known

    def catch_up(self, most: int) -> bool:
        """Read so many files at most, those changed last first; tell whether that was all."""
        self._scan()
        found = self._remembered()
        for _ in range(min(most, len(self._waiting))):
            match_id, stamp = self._waiting.popitem()
            found[match_id] = stamp, self._look(match_id)
            self._unwritten += 1
        if not self._waiting and self._unwritten >= WORTH_WRITING:
            self.write()
        return not self._waiting

    def forget(self, match_id: str) -> None:
        """Read this match again when it is next asked for: it was written just now, perhaps within one tick."""
        if self._remembered().pop(match_id, None):
            self._unwritten += 1

    def _scan(self) -> None:
        """Compare the folder with what is known."""
        there, found = _stamps(self._folder), self._remembered()
        for gone in [match_id for match_id in found if match_id not in there]:
            del found[gone]
            self._unwritten += 1
        fresh = [
            (stamp, each) for each, stamp in there.items() if each not in found or found[each][0] != stamp
        ]
        self._waiting = {each: stamp for stamp, each in sorted(fresh)}

    # ------------------------------------------------------------------ the memory

    def _remembered(self) -> dict[str, tuple[Stamp, SavedMatch | None]]:
        if self._found is None:
            rows = _recalled(self._file)
            self._found = {
                each: (row.stamp, listed(each, row.label, row.head, known=row.known))
                for each, row in rows.items()
            }
        return self._found

    def write(self) -> None:
        """Remember everything for the next start; without a disk that takes it, the files are read again then."""
        if not self._unwritten or self._found is None:
            return
        self._unwritten = 0
        rows = {each: _row(stamp, match) for each, (stamp, match) in self._found.items() if match}
        told = msgspec.json.encode(_Memory(__version__, rows))
        fresh = self._file.with_name(f".{self._file.name}.{os.getpid()}.tmp")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(_seal(told) + told)
            fresh.replace(self._file)


def _row(stamp: Stamp, match: SavedMatch) -> _Row:
    label = Label(name=match.name, kept=match.kept, score=match.score)
    return _Row(stamp, match.known, label, head_of(match.header))


def _seal(told: bytes) -> bytes:
    return blake2b(told, digest_size=32).digest()


def _recalled(file: Path) -> dict[str, _Row]:
    """Read the memory; nothing where there is none, or it is not as it was written."""
    with suppress(OSError, ValueError, RecursionError):
        raw = file.read_bytes()
        told = raw[32:]
        if raw[:32] == _seal(told):
            memory = msgspec.json.decode(told, type=_Memory)
            if memory.program == __version__:
                return memory.matches
    return {}


def _stamps(folder: Path) -> dict[str, Stamp]:
    """Give the stamp of every match: that of its file, or of its backup where there is nothing else."""
    files: dict[str, Stamp] = {}
    backups: dict[str, Stamp] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            stem, ending, rest = entry.name.partition(ENDING)
            if not ending or rest not in ("", BACKUP) or not _NAME.match(stem):
                continue
            with suppress(OSError):
                there = entry.stat()
                (backups if rest else files)[stem] = there.st_mtime_ns, there.st_size
    return {**backups, **files}
