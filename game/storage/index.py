"""What every kept match is, without reading all of them again.

The files are the truth. What was found in one holds as long as its size and its time of change stay the same; it is
remembered in the cache from one start to the next, and if that is lost, damaged or another version's, the files
are read again, a few at a time. Whoever changes a file by hand changes its time, and it is read again, too.

Whoever puts a file into a folder, or takes one away, changes the time of the folder: as long as that stays the same,
no file need be looked up, but for those written in place, which whoever shows a match asks about (`current`).
"""

import os
import re
import time
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import TypeAlias

import msgspec

from game import __version__
from game.core.digest import sha256
from game.core.record import record
from game.storage.files import BACKUP, TEMPORARY
from game.storage.match_file import LogHead, MatchScore, SavedHeader, SavedMatch, head_of, header_of
from game.storage.match_files import MatchFiles

Stamp: TypeAlias = tuple[int, int]
"""When a file was changed, in nanoseconds, and how many bytes it has."""

ENDING = ".json"
_SPARE = f"{ENDING}{BACKUP}"
_SEAL = 32
"""Bytes of a digest of everything behind them."""
_NAME = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff]{1,200}\Z")
"""What a match can be called on the disk; anything else was put there by somebody else."""
TICK = 3_000_000_000
"""Nanoseconds within which two changes of a folder may bear the same time: two seconds on the coarsest systems."""
LARGEST = 256 << 20
"""Bytes above which the cache is none of ours, and is not even read."""
_FORM = 3
"""What is known of a match; a cache that knows less is none of ours either."""
WORTH_WRITING = 100
"""So many files read again are written down at once, fewer when the window closes."""


_CachedMatch: TypeAlias = tuple[Stamp, str, str, SavedHeader, MatchScore, bool, LogHead]
"""A match but its id, its header as files have it: what a compiled core declares can't be encoded."""


@record
class _CachedIndex:
    """The file in the cache."""

    program: str
    form: int
    matches: dict[str, _CachedMatch]


class SavesIndex:
    """Knows the matches in a folder."""

    def __init__(self, files: MatchFiles, file: Path) -> None:
        """Begin with what the cache holds."""
        self._files = files
        self._file = file
        self._found: dict[str, tuple[Stamp, SavedMatch | None]] | None = None
        self._waiting: dict[str, Stamp] = {}  # what must be read, the last changed last
        self._unwritten = 0
        self._compared: int | None = (
            None  # when the folder was changed last, if all of it has been seen since
        )

    @property
    def waiting(self) -> bool:
        return bool(self._waiting)

    @property
    def known(self) -> list[SavedMatch]:
        """List the matches found so far, in no order."""
        return [match for _, match in self._cached().values() if match]

    def whole(self) -> list[SavedMatch]:
        """Read whatever must be read, and list every match."""
        self._compared = None
        self.refresh()
        while not self.catch_up(WORTH_WRITING):
            pass
        return self.known

    def catch_up(self, most: int) -> bool:
        """Read so many at most of the files that are waiting, those changed last first; tell whether that was all."""
        found = self._cached()
        for _ in range(min(most, len(self._waiting))):
            match_id, stamp = self._waiting.popitem()
            found[match_id] = stamp, self._files.summary(match_id)
            self._unwritten += 1
        if not self._waiting and self._unwritten >= WORTH_WRITING:
            self.write()
        return not self._waiting

    def forget(self, match_id: str) -> None:
        """Read this match again when it is next asked for: it was written just now, perhaps within one tick."""
        self._compared = None
        if self._cached().pop(match_id, None):
            self._unwritten += 1

    def refresh(self) -> None:
        """Compare the folder with what is known: what is gone is forgotten, what has changed waits to be read."""
        changed, now = _changed(self._files.folder), time.time_ns()
        if changed is not None and changed == self._compared:
            return
        self._compared = changed if changed is not None and changed + TICK < now else None
        there, found = _stamps(self._files.folder), self._cached()
        for gone in [match_id for match_id in found if match_id not in there]:
            del found[gone]
            self._unwritten += 1
        fresh = [
            (stamp, each) for each, stamp in there.items() if each not in found or found[each][0] != stamp
        ]
        self._waiting = {each: stamp for stamp, each in sorted(fresh)}

    def current(self, match_id: str) -> bool:
        """Tell whether a match is still what was found: nobody has changed its file in place."""
        known = self._cached().get(match_id)
        return known is None or _stamp(self._files.folder, match_id) == known[0]

    # ------------------------------------------------------------------ the cache

    def _cached(self) -> dict[str, tuple[Stamp, SavedMatch | None]]:
        if self._found is None:
            self._found = {**_read_cache(self._file)}
        return self._found

    def write(self) -> None:
        """Remember everything for the next start; without a disk that takes it, the files are read again then."""
        if not self._unwritten or self._found is None:
            return
        self._unwritten = 0
        matches = {each: _encodable(stamp, match) for each, (stamp, match) in self._found.items() if match}
        told = msgspec.json.encode(_CachedIndex(__version__, _FORM, matches))
        fresh = self._file.with_name(f".{self._file.name}.{os.getpid()}{TEMPORARY}")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(sha256(told) + told)
            fresh.replace(self._file)


def _read_cache(file: Path) -> dict[str, tuple[Stamp, SavedMatch]]:
    """Read the cache; nothing where there is none, or it is not to the bit as it was written.

    A pipe or a device is never opened.
    """
    with suppress(OSError, ValueError, RecursionError):
        there = file.stat()
        if not S_ISREG(there.st_mode) or there.st_size > LARGEST:
            return {}
        raw = file.read_bytes()
        told = raw[_SEAL:]
        if raw[:_SEAL] == sha256(told):
            cached = msgspec.json.decode(told, type=_CachedIndex)
            if (cached.program, cached.form) == (__version__, _FORM):
                return {each: _decoded(each, match) for each, match in cached.matches.items()}
    return {}


def _encodable(stamp: Stamp, match: SavedMatch) -> _CachedMatch:
    return stamp, match.name, match.kept, head_of(match.header), match.score, match.known, match.log


def _decoded(match_id: str, cached: _CachedMatch) -> tuple[Stamp, SavedMatch]:
    stamp, name, kept, head, score, known, log = cached
    return stamp, SavedMatch(match_id, name, kept, header_of(head), score, known, log)


def _changed(folder: Path) -> int | None:
    """Give when something was last put into a folder or taken away; None where that is not to be relied on."""
    if os.name == "nt":  # where it comes late, and looking at every file costs little
        return None
    with suppress(OSError):
        return folder.stat().st_mtime_ns
    return None


def _stamp(folder: Path, match_id: str) -> Stamp | None:
    for ending in (ENDING, _SPARE):
        with suppress(OSError):
            there = (folder / f"{match_id}{ending}").stat()
            return there.st_mtime_ns, there.st_size
    return None


def _stamps(folder: Path) -> dict[str, Stamp]:
    """Give the stamp of every match: that of its file, or of its backup where there is nothing else."""
    found: dict[str, os.DirEntry[str]] = {}
    backups: dict[str, os.DirEntry[str]] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if name.endswith(ENDING):
                found[name[: -len(ENDING)]] = entry
            elif name.endswith(_SPARE):
                backups[name[: -len(_SPARE)]] = entry
    stamps: dict[str, Stamp] = {}
    for match_id, entry in {**backups, **found}.items():
        if not _NAME.match(match_id):
            continue
        with suppress(OSError):
            there = entry.stat()
            stamps[match_id] = there.st_mtime_ns, there.st_size
    return stamps
