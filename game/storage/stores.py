"""All stores of the player's files, opened together at the start."""

import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

from game.core.record import record
from game.storage import daily, firsts, match_file, mistakes, progress, settings, stats_file
from game.storage.checked import showable
from game.storage.daily import DailyBook
from game.storage.files import (
    SPOILT,
    UNREADABLE,
    ChangedMeanwhile,
    DocumentKind,
    DocumentStore,
    Flusher,
    LastSeen,
    body_of,
    free_name,
    raw_of,
    sweep,
)
from game.storage.firsts import FirstsStore
from game.storage.learned import LearnedPart
from game.storage.lock import FileLock, HeldElsewhere, acquire
from game.storage.match_file import SpecOf
from game.storage.match_files import Folders, folders
from game.storage.mistakes import MistakeStore
from game.storage.notices import Notice, NoticeQueue
from game.storage.progress import ProgressStore
from game.storage.saves import SaveStore
from game.storage.settings import SettingsFile
from game.storage.spare import SpareFiles
from game.storage.stats import StatsStore

# ------------------------------------------------------------------ what was set aside

_SET_ASIDE = re.compile(
    rf"(?P<stem>.+)\.json(?P<backup>\.bak)?\.{UNREADABLE}-(?P<number>[0-9]{{1,6}})", re.DOTALL
)
_RESTORED = "restored"


class TakesUp(Protocol):
    """A store that takes up what was set aside."""

    def restore(self, stem: str, source: Mapping[str, Any]) -> bool:
        """Take in what a file of that name held; False where that can't be done, or raise what its reading raises."""
        ...


@record
class SetAsideFiles:
    """A folder in which files of one kind were set aside, and the store that takes them up."""

    folder: Path
    kind: DocumentKind
    store: TakesUp
    only: str = ""  # the one file of that kind there; "" where every file is
    make: Callable[[Mapping[str, Any]], Mapping[str, Any]] = (
        dict  # reads what the store itself could not judge
    )


def restore_set_aside(places: Sequence[SetAsideFiles], notices: NoticeQueue) -> None:
    """Take up whatever can be read by now, and say so."""
    taken = [name for place in places for name in _taken_up(place)]
    if taken:
        notices.tell(Notice("restored", showable(", ".join(dict.fromkeys(taken)))))


def _taken_up(place: SetAsideFiles) -> list[str]:
    """Take up what lies in a folder, the file itself before its backup and the last set aside first; name the files."""
    found = list[tuple[bool, int, str, Path]]()
    with suppress(OSError):
        for path in place.folder.iterdir():
            named = _SET_ASIDE.fullmatch(path.name)
            if named and place.only in ("", named["stem"]):
                found.append((bool(named["backup"]), -int(named["number"]), named["stem"], path))
    return [f"{stem}.json" for *_, stem, path in sorted(found) if _take_up(place, stem, path)]


def _take_up(place: SetAsideFiles, stem: str, path: Path) -> bool:
    """Take up one file if it can be read; tell whether all it holds is where it belongs now."""
    try:
        taken = place.store.restore(
            stem, place.make(body_of(raw_of(path, place.kind).decode("utf-8-sig"), place.kind))
        )
    except (*SPOILT, OSError, ChangedMeanwhile):
        return False
    if taken:
        with suppress(OSError):
            path.rename(free_name(path.with_name(path.name.rpartition(f".{UNREADABLE}-")[0]), _RESTORED))
    return taken


T = TypeVar("T")

# ------------------------------------------------------------------ reviews

REVIEW_KIND = DocumentKind("review", 1, 8 << 20)
TRIES = 10
"""How often it is begun anew because somebody else has just written the file."""


class ReviewStore:
    """Keeps reviews, finished or not."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look below the data folder; nothing is written before something is kept."""
        self._folder = data / "reviews"
        self._documents = documents
        self._seen: dict[str, LastSeen] = {}

    def find(self, name: str, make: Callable[[Mapping[str, Any]], T]) -> T | None:
        """Make a review of what is kept under a name; None when there is nothing that can be read."""
        return self._documents.read(
            self._path(name), REVIEW_KIND, make, self._seen.setdefault(name, LastSeen())
        )

    def keep(self, name: str, body: Mapping[str, object]) -> bool:
        """Write a review down; False when the disk does not take it.

        Where somebody else has reviewed the same deal meanwhile, the review that has come farther stays.
        """
        seen = self._seen.setdefault(name, LastSeen())
        for _ in range(TRIES):
            try:
                return self._documents.write(self._path(name), REVIEW_KIND, body, seen=seen)
            except ChangedMeanwhile:
                other = self._documents.read(self._path(name), REVIEW_KIND, dict, seen)
                if other is not None and _judged(other) > _judged(body):
                    return True
        return False

    def restore(self, stem: str, source: Mapping[str, Any]) -> bool:
        """Put a review that was set aside back, unless there is one that has come as far."""
        known = self._documents.read(
            self._path(stem), REVIEW_KIND, dict, self._seen.setdefault(stem, LastSeen())
        )
        return (known is not None and _judged(known) >= _judged(source)) or self.keep(stem, source)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"


def _judged(body: Mapping[str, Any]) -> tuple[int, int]:
    """Count the decisions that a review has settled, and those it has looked at."""
    verdicts, looks = (body.get(key) for key in ("verdicts", "looks"))
    return _count(verdicts), _count(looks)


def _count(found: object) -> int:
    return len(found) if isinstance(found, list | tuple) else 0


# ------------------------------------------------------------------ the stores


class _Written(Protocol):
    """What is kept in memory until the disk has taken it."""

    @property
    def saved(self) -> bool: ...

    def flush(self) -> bool:
        """Tell whether it has; if not, try once more."""
        ...


@record
class Stores:
    """The stores of one window."""

    folders: Folders
    notices: NoticeQueue
    settings: SettingsFile
    saves: SaveStore
    stats: StatsStore
    reviews: ReviewStore
    progress: ProgressStore
    mistakes: MistakeStore
    daily: DailyBook
    firsts: FirstsStore
    window: FileLock | HeldElsewhere  # held elsewhere, this window may offer a separate match or quit
    flusher: Flusher
    spare: SpareFiles

    @property
    def second(self) -> bool:
        """Whether another window was open before this one."""
        return isinstance(self.window, HeldElsewhere)

    def played(self, game: str) -> bool:
        """Tell whether a game, or any where none is named, has been begun here, as far as files tell that are there."""
        begun = {*self.saves.games(), *(each.game for each in self.daily.tries.values())}
        return game in begun or (not game and bool(begun))

    @property
    def learned(self) -> Mapping[str, LearnedPart]:
        """List, by name, every document that tells how far the player has come: what is exported and joined."""
        return {"progress": self.progress, "mistakes": self.mistakes, "firsts": self.firsts}

    @property
    def _written(self) -> "Mapping[str, _Written]":
        """List, by name, everything that keeps what the disk does not take."""
        return {
            "match": self.saves,
            "statistics": self.stats,
            "progress": self.progress,
            "mistakes": self.mistakes,
            "daily": self.daily,
            "firsts": self.firsts,
            "settings": self.settings,
        }

    @property
    def unsaved(self) -> Sequence[str]:
        """Name what the disk has not taken, by the captions storage.unsaved.part.<name>."""
        return [name for name, part in self._written.items() if not part.saved]

    def flush(self) -> bool:
        """Tell whether the disk has everything; if it has not, try once more."""
        return not [part for part in self._written.values() if not part.flush()]

    def restore_set_aside(self, read_review: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> None:
        """Take up what was set aside and can be read by now; only the window that was opened first does."""
        if self.second:
            return
        data = self.folders.data
        places = (
            SetAsideFiles(self.folders.config, settings.KIND, self.settings, "settings"),
            SetAsideFiles(data / "matches", match_file.KIND, self.saves),
            SetAsideFiles(data / "statistics", stats_file.KIND, self.stats),
            SetAsideFiles(data / "reviews", REVIEW_KIND, self.reviews, make=read_review),
            SetAsideFiles(data, progress.KIND, self.progress, "progress"),
            SetAsideFiles(data, mistakes.KIND, self.mistakes, "mistakes"),
            SetAsideFiles(data, daily.KIND, self.daily, "daily"),
            SetAsideFiles(data, firsts.KIND, self.firsts, "firsts"),
        )
        restore_set_aside(places, self.notices)

    def close(self) -> None:
        """Let go of the running match and of the window's claim, when the disk has everything."""
        self.saves.close()
        self.flusher.close()
        self.spare.close()
        if isinstance(self.window, FileLock):
            self.window.release()


def open_stores(below: Path | None, spec_of: SpecOf) -> Stores:
    """Open the stores, in the system's folders or below one the player names; the only window empties the trash."""
    places, notices = folders(below), NoticeQueue()
    spare = SpareFiles()
    flusher = Flusher(spare)
    documents = DocumentStore(
        notices, None if os.name == "nt" else flusher, spare
    )  # there an open file can't be replaced
    locks = places.state / "locks"
    stores = Stores(
        places,
        notices,
        SettingsFile(places.config, documents, notices),
        SaveStore(places, documents, spec_of, notices),
        StatsStore(places.data, locks, documents, time.sleep),
        ReviewStore(places.data, documents),
        ProgressStore(places.data, documents),
        MistakeStore(places.data, documents),
        DailyBook(places.data, documents),
        FirstsStore(places.data, documents),
        acquire(places.state / "window.lock"),
        flusher,
        spare,
    )
    if not stores.second:
        stores.saves.empty_trash()
    for folder in (places.config, places.data, places.cache):
        sweep(folder)
    return stores
