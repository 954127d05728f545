"""The files of matches: one each, with a lock beside the state, and a trash for what was deleted."""

import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from game.core.record import record
from game.core.transcript import Header, Transcript
from game.storage.files import BACKUP, DocumentStore, LastSeen, NoHome, backup_of, exists
from game.storage.lock import FileLock, HeldElsewhere, acquire
from game.storage.match_file import KIND, SavedMatch, SpecOf, saved_match, transcript_of

NAME = "parlour-tricks"
EXPORTS = "exports"
"""The folder below the data in which matches and progress lie that were exported from the window."""


@record
class Folders:
    """One folder for each kind of thing; none of them need exist yet."""

    config: Path  # settings
    data: Path  # matches and statistics
    state: Path  # locks and the log of troubles
    cache: Path  # what can be made again


def folders(below: Path | None) -> Folders:
    """Give the system's own folders, or folders of the same names below the one the player names; raise NoHome."""
    if below is not None:
        return Folders(below / "config", below / "data", below / "state", below / "cache")
    try:
        found = Folders(
            platformdirs.user_config_path(NAME, appauthor=False),
            platformdirs.user_data_path(NAME, appauthor=False),
            platformdirs.user_state_path(NAME, appauthor=False),
            platformdirs.user_cache_path(NAME, appauthor=False),
        )
    except RuntimeError:
        raise NoHome from None
    if not found.data.is_absolute():  # as the first editions of platformdirs 4 put it
        raise NoHome
    return found


T = TypeVar("T")

_ENDS = (".json", f".json{BACKUP}")


class SaveInUse(ValueError):
    """Another window is playing this match; the message says so, and the caption of this key."""

    key = "storage.saved.in_use"


class SaveGone(ValueError):
    """There is no such match, or none that can be read; the message says so, and the caption of this key."""

    key = "storage.saved.gone"


class MatchFiles:
    """Reads, writes and moves them, by the ids of the matches."""

    def __init__(self, folders: Folders, documents: DocumentStore, spec_of: SpecOf) -> None:
        """Look at the folders; nothing is written before it is asked for."""
        self.folder = folders.data / "matches"
        self.spec_of = spec_of
        self._trash = self.folder / "trash"
        self._locks = folders.state / "locks"
        self._documents = documents

    def path(self, match_id: str) -> Path:
        return self.folder / f"{match_id}.json"

    def exists(self, match_id: str) -> bool:
        return exists(self.path(match_id))

    def late(self, match_id: str) -> bool:
        """Tell whether the disk has not yet taken what was written last."""
        return self._documents.late(self.path(match_id))

    # ------------------------------------------------------------------ locks

    def fresh(self, header: Header) -> tuple[str, FileLock]:
        """Find an id that no match, no deleted match and no other window uses, and hold it."""
        self.spec_of(header)  # a game nobody knows is refused before its name becomes one of a file
        stem = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{header.game}"
        number = 1
        while True:
            match_id = stem if number == 1 else f"{stem}-{number}"
            number += 1
            files = (self.path(match_id), backup_of(self.path(match_id)), self._trash / f"{match_id}.json")
            if any(map(exists, files)):
                continue
            mine = acquire(self._locks / match_id)
            if isinstance(mine, FileLock):
                return match_id, mine

    def lock(self, match_id: str) -> FileLock:
        """Have no other window play a match; raise SaveInUse where one does."""
        mine = acquire(self._locks / match_id)
        if isinstance(mine, HeldElsewhere):
            message = "This match is being played in another window."
            raise SaveInUse(message)
        return mine

    def held_elsewhere(self, match_id: str) -> bool:
        try:
            self.lock(match_id).release()
        except SaveInUse:
            return True
        return False

    # ------------------------------------------------------------------ reading and writing

    def write(self, match_id: str, plain: Mapping[str, object], seen: LastSeen) -> bool:
        """Write a file that holds what was seen in it; raise ChangedMeanwhile. False if the disk does not take it."""
        return self._documents.write(self.path(match_id), KIND, plain, seen=seen)

    def summary(self, match_id: str) -> SavedMatch | None:
        """Read what is listed of a match; None where it can't be read."""
        return self._read(match_id, lambda source: saved_match(match_id, source, self.spec_of))

    def source(self, match_id: str, seen: LastSeen | None = None) -> dict[str, Any]:
        """Read what a file holds, if it may be a match; raise SaveGone."""

        def judged(source: Mapping[str, Any]) -> dict[str, Any]:
            saved_match(match_id, source, self.spec_of)
            return dict(source)

        found = self._read(match_id, judged, seen)
        if found is None:
            message = "This saved match is no longer there, or it can't be read."
            raise SaveGone(message)
        return found

    def transcript(self, source: Mapping[str, Any]) -> Transcript:
        """Read the log that a file holds; raise BadNotation where it is damaged."""
        return transcript_of(source, lambda header: self.spec_of(header).pack)

    def changed(self, match_id: str, seen: LastSeen) -> tuple[str, Transcript | None] | None:
        """Read the name and the log of a match that somebody else may have written; None where that can't be done."""

        def name_and_log(source: Mapping[str, Any]) -> tuple[str, Transcript | None]:
            name, log = saved_match(match_id, source, self.spec_of).name, None
            with suppress(ValueError):  # another edition's match
                log = self.transcript(source)
            return name, log

        return self._documents.read(self.path(match_id), KIND, name_and_log, seen, alone=True)

    def entries(self, match_id: str) -> Sequence[str]:
        """Read the log of a match as it is written; nothing where it is gone."""
        try:
            return tuple(self.source(match_id)["entries"])
        except SaveGone:
            return ()

    def _read(
        self, match_id: str, make: Callable[[Mapping[str, Any]], T], seen: LastSeen | None = None
    ) -> T | None:
        return self._documents.read(self.path(match_id), KIND, make, seen)

    # ------------------------------------------------------------------ the trash

    def throw_away(self, match_id: str) -> str:
        """Move a match to the trash, and give the id it has there; "" where there is none."""
        return _move(match_id, self.folder, self._trash)

    def bring_back(self, match_id: str) -> str:
        """Move a match back from the trash, and give the id it has then; "" where it is gone."""
        return _move(match_id, self._trash, self.folder)

    def empty_trash(self) -> None:
        """Lose what was thrown away."""
        shutil.rmtree(self._trash, ignore_errors=True)


def _move(match_id: str, source: Path, goal: Path) -> str:
    """Move a match to another folder under an id that is free there; "" where there is nothing to be moved."""
    moved, number, there = "", 1, match_id
    with suppress(OSError):
        goal.mkdir(parents=True, exist_ok=True)
        while any(exists(goal / f"{there}{end}") for end in _ENDS):
            number += 1
            there = f"{match_id}-{number}"
        for end in _ENDS:
            with suppress(FileNotFoundError):
                (source / f"{match_id}{end}").replace(goal / f"{there}{end}")
                moved = there
    return moved
