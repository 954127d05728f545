"""The matches a player has begun and finished, one file each, and the one that is being played."""

import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from game.core.cards import Pack
from game.core.record import replace
from game.core.transcript import Header, Transcript, write
from game.storage.files import BACKUP, DocumentStore, backup_of, exists, replace_file
from game.storage.folders import Folders
from game.storage.index import SavesIndex
from game.storage.lock import FileLock, HeldElsewhere, acquire
from game.storage.match_file import KIND, MatchScore, SavedMatch, SpecOf, body, saved_match, transcript_of

AT_ONCE = 20
"""So many files are read without anybody noticing."""
AHEAD = timedelta(days=1)
"""What was kept later than so long from now was kept by a wrong clock; less may be a time zone's doing."""


class SaveInUse(ValueError):
    """Another window is playing this match; the message says so."""


class SaveGone(ValueError):
    """There is no such match, or none that can be read; the message says so."""


class _Running:
    """The match this window plays, and no other one meanwhile."""

    def __init__(self, match_id: str, lock: FileLock, name: str = "", last: Transcript | None = None) -> None:
        self.id = match_id
        self.lock = lock
        self.name = name
        self.last = last  # as it was last kept or read
        self.pack: Pack | None = None  # once it has been kept
        self.unwritten: tuple[Transcript, MatchScore] | None = None  # what the disk did not take


class SaveStore:
    """Keeps matches. One of them may be running in this window; no other window can take it up meanwhile."""

    def __init__(self, folders: Folders, documents: DocumentStore, spec_of: SpecOf) -> None:
        """Look at the folders; nothing is written before the first move is kept."""
        self._folder = folders.data / "matches"
        self._trash = self._folder / "trash"
        self._locks = folders.state / "locks"
        self._documents = documents
        self._spec_of = spec_of
        self._index = SavesIndex(self._folder, folders.cache / "matches.index", self._look)
        self._passed_over: set[str] = set()
        self._running: _Running | None = None
        self._deleted: list[str] = []

    @property
    def running(self) -> str:
        """The id of the match this window plays, "" when it plays none that has been kept."""
        return self._running.id if self._running else ""

    @property
    def running_file(self) -> Path | None:
        """Where that match is kept; None when there is none."""
        return self._path(self._running.id) if self._running else None

    def keep(self, transcript: Transcript, score: MatchScore) -> bool:
        """Write down the running match; call it after every move. False when the disk does not take it.

        The first call after `leave` begins a new file, and so does a match that is plainly another one: no file is ever
        overwritten with a different match. When this returns the move outlives the program, however that ends; the
        disk has it a moment later, and what it had before is not lost by a crash in here.
        """
        if self._running and self._running.last and not _same_match(self._running.last, transcript):
            self.leave()
        running = self._running = self._running or _Running(*self._fresh(transcript.header))
        running.pack = running.pack or self._pack_of(transcript.header)
        running.last = transcript
        written = self._put(running.id, transcript, score, running.name, running.pack)
        running.unwritten = None if written else (transcript, score)
        return written

    def secure(self) -> bool:
        """Tell whether the running match is written down as it was last kept; if it is not, try once more."""
        if self._running is None or self._running.unwritten is None:
            return True
        return self.keep(*self._running.unwritten)

    def leave(self) -> None:
        """Get up from the running match, which stays on the disk; the next one kept is another."""
        self.secure()
        if self._running:
            self._running.lock.release()
        self._running = None

    def _fresh(self, header: Header) -> tuple[str, FileLock]:
        """Find an id that no match, no deleted match and no other window uses."""
        self._pack_of(header)  # a game nobody knows is refused before its name becomes one of a file
        stem = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{header.game}"
        number = 1
        while True:
            match_id = stem if number == 1 else f"{stem}-{number}"
            number += 1
            files = (self._path(match_id), backup_of(self._path(match_id)), self._trash / f"{match_id}.json")
            if any(map(exists, files)):
                continue
            mine = acquire(self._locks / match_id)
            if isinstance(mine, FileLock):
                return match_id, mine

    def _put(self, match_id: str, transcript: Transcript, score: MatchScore, name: str, pack: Pack) -> bool:
        kept = datetime.now(UTC).isoformat(timespec="milliseconds")
        plain = body(transcript, score, name, kept, pack)
        return self._write(match_id, plain)

    def _write(self, match_id: str, plain: Mapping[str, object]) -> bool:
        self._index.forget(match_id)
        return self._documents.write(self._path(match_id), KIND, plain)

    def listing(self) -> tuple[SavedMatch, ...]:
        """List every match, the one last played first, however long it takes to read them."""
        return _sorted(self._index.whole())

    def found(self) -> tuple[SavedMatch, ...]:
        """List the matches known so far, the one last played first; `catch_up` reads the others."""
        return _sorted(self._index.known)

    def catch_up(self, most: int) -> bool:
        """Read so many files at most of matches that are not known; tell whether that was all."""
        if not self._index.waiting:
            self._index.refresh()
        return self._index.catch_up(most)

    def recheck(self, match_ids: Sequence[str]) -> bool:
        """Look whether files of matches were changed in place; tell whether any was, which `catch_up` reads again."""
        changed = [each for each in match_ids if not self._index.current(each)]
        for each in changed:
            self._index.forget(each)
        return bool(changed)

    def latest(self) -> SavedMatch | None:
        """Find the unfinished match last played that no other window is playing: what Continue brings back.

        A match kept while the clock ran far ahead comes after all others, or it would come back until that day. Where
        thousands of matches must be read again, as after the cache was emptied, only the last of them are looked at.
        """
        last = (datetime.now(UTC) + AHEAD).isoformat(timespec="milliseconds")
        while True:
            self._index.refresh()
            self._index.catch_up(AT_ONCE)
            unfinished = [each for each in self._index.known if each.known and not each.score.over]
            in_turn = sorted(_sorted(unfinished), key=lambda each: each.kept > last)
            offered = (each for each in in_turn if each.id not in self._passed_over)
            latest = next((each for each in offered if not self._elsewhere(each.id)), None)
            if latest is None or not self.recheck((latest.id,)):
                return latest

    def pass_over(self, match_id: str) -> None:
        """Offer another match to go on with from now on: this one can't be taken up."""
        self._passed_over.add(match_id)

    def close(self) -> None:
        """Let go of the running match, and remember what was found for the next start."""
        self.leave()
        self._index.write()

    def _pack_of(self, header: Header) -> Pack:
        return self._spec_of(header).pack

    def resume(self, match_id: str) -> Transcript:
        """Take a match up again: it becomes the running one.

        Raises SaveInUse, SaveGone, or BadNotation when the log is damaged; the running match is then as before.
        """
        transcript, name = self.load(match_id), self._named(match_id)
        if match_id == self.running:
            return transcript
        mine = acquire(self._locks / match_id)
        if isinstance(mine, HeldElsewhere):
            raise SaveInUse(_IN_USE)
        self.leave()
        self._running = _Running(match_id, mine, name, transcript)
        return transcript

    def load(self, match_id: str) -> Transcript:
        """Read a match to look at it; raise SaveGone or BadNotation. The running one is never behind what was kept."""
        if self._running and match_id == self._running.id and not self.secure() and self._running.unwritten:
            return self._running.unwritten[0]
        return transcript_of(self._source(match_id), self._pack_of)

    def rename(self, match_id: str, name: str) -> bool:
        """Give a match a name of the player's own; raise SaveInUse or SaveGone."""
        if self._running and match_id == self._running.id:
            self._running.name = name
        elif self._elsewhere(match_id):
            raise SaveInUse(_IN_USE)
        return self._write(match_id, {**self._source(match_id), "name": name})

    def export(self, match_id: str, path: Path) -> None:
        """Write a match as a readable transcript wherever the player likes; raise SaveGone or OSError."""
        transcript = self.load(match_id)
        replace_file(path, write(transcript, self._pack_of(transcript.header)), backup=False)

    def adopt(self, transcript: Transcript, score: MatchScore, name: str) -> str:
        """Put a match from elsewhere among the others, and give its id; "" when the disk does not take it."""
        match_id, mine = self._fresh(transcript.header)
        try:
            pack = self._pack_of(transcript.header)
            return match_id if self._put(match_id, transcript, score, name, pack) else ""
        finally:
            mine.release()

    def delete(self, match_id: str) -> bool:
        """Throw a match away; it lies in the trash until the program is next started. Raises SaveInUse."""
        if match_id == self.running:
            self.leave()
        elif self._elsewhere(match_id):
            raise SaveInUse(_IN_USE)
        if not self._move(match_id, self._folder, self._trash):
            return False
        self._deleted.append(match_id)
        return True

    def undo_delete(self) -> str:
        """Bring back the match deleted last, and give its id; "" when there is none."""
        if not self._deleted:
            return ""
        match_id = self._deleted.pop()
        return match_id if self._move(match_id, self._trash, self._folder) else ""

    def empty_trash(self) -> None:
        """Lose what was deleted before this start."""
        shutil.rmtree(self._trash, ignore_errors=True)

    def _move(self, match_id: str, source: Path, goal: Path) -> bool:
        moved = False
        self._index.forget(match_id)
        with suppress(OSError):
            goal.mkdir(parents=True, exist_ok=True)
            for end in (".json", f".json{BACKUP}"):
                with suppress(FileNotFoundError):
                    (source / f"{match_id}{end}").replace(goal / f"{match_id}{end}")
                    moved = True
        return moved

    def _path(self, match_id: str) -> Path:
        return self._folder / f"{match_id}.json"

    def _look(self, match_id: str) -> SavedMatch | None:
        return self._documents.read(
            self._path(match_id), KIND, lambda source: saved_match(match_id, source, self._spec_of)
        )

    def _named(self, match_id: str) -> str:
        found = self._look(match_id)
        return found.name if found else ""

    def _source(self, match_id: str) -> dict[str, Any]:
        found = self._documents.read(
            self._path(match_id), KIND, lambda source: self._judged(match_id, source)
        )
        if found is None:
            message = "This saved match is no longer there, or it can't be read."
            raise SaveGone(message)
        return found

    def _judged(self, match_id: str, source: Mapping[str, Any]) -> dict[str, Any]:
        """Give what a file holds if it may be a match; raise Unreadable."""
        saved_match(match_id, source, self._spec_of)
        return dict(source)

    def _elsewhere(self, match_id: str) -> bool:
        if match_id == self.running:
            return False
        there = acquire(self._locks / match_id)
        if isinstance(there, HeldElsewhere):
            return True
        there.release()
        return False


def _sorted(matches: list[SavedMatch]) -> tuple[SavedMatch, ...]:
    return tuple(sorted(matches, key=lambda each: (each.kept, each.id), reverse=True))


def _same_match(one: Transcript, other: Transcript) -> bool:
    """Tell whether two logs may be of one match: the same header but for what happened since, the same first deal."""
    if _known_before(one.header) != _known_before(other.header):
        return False
    return not one.entries or not other.entries or one.entries[0] == other.entries[0]


def _known_before(header: Header) -> Header:
    """Leave out what a header only has once the cards are dealt."""
    return replace(header, undone=(), shuffles=())


_IN_USE = "This match is being played in another window."
