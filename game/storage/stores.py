"""All stores of the player's files, opened together at the start."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.core.record import record
from game.storage import daily, match_file, mistakes, progress, reviews, settings_file, stats_file
from game.storage.daily import DailyBook
from game.storage.files import DocumentStore, sweep
from game.storage.flushing import Flusher
from game.storage.folders import Folders, folders
from game.storage.learned import LearnedPart
from game.storage.lock import FileLock, HeldElsewhere, acquire
from game.storage.match_file import SpecOf
from game.storage.mistakes import MistakeStore
from game.storage.notices import NoticeQueue
from game.storage.progress import ProgressStore
from game.storage.restoring import SetAsideFiles, take_up_again
from game.storage.reviews import ReviewStore
from game.storage.saves import SaveStore
from game.storage.settings_file import SettingsFile
from game.storage.spare import SpareFiles
from game.storage.stats import StatsStore


class _Written(Protocol):
    """What is kept in memory until the disk has taken it."""

    @property
    def saved(self) -> bool: ...

    def secure(self) -> bool:
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
    window: FileLock | HeldElsewhere  # held elsewhere, this window may offer a separate match or quit
    flusher: Flusher
    spare: SpareFiles

    @property
    def second(self) -> bool:
        """Whether another window was open before this one."""
        return isinstance(self.window, HeldElsewhere)

    def played(self, game: str) -> bool:
        """Tell whether a game, or any where none is named, has been begun here, as far as files tell that are there."""
        tried = (each.game for each in self.daily.tries.values())
        begun = {*(each.header.game for each in self.saves.found()), *tried}
        return game in begun or (not game and bool(begun))

    @property
    def learned(self) -> Mapping[str, LearnedPart]:
        """List, by name, every document that tells how far the player has come: what is exported and joined."""
        return {"progress": self.progress, "mistakes": self.mistakes}

    @property
    def _written(self) -> "Mapping[str, _Written]":
        """List, by name, everything that keeps what the disk does not take."""
        return {
            "match": self.saves,
            "statistics": self.stats,
            "progress": self.progress,
            "mistakes": self.mistakes,
            "daily": self.daily,
            "settings": self.settings,
        }

    @property
    def unsaved(self) -> Sequence[str]:
        """Name what the disk has not taken, by the captions storage.unsaved.part.<name>."""
        return [name for name, part in self._written.items() if not part.saved]

    def secure(self) -> bool:
        """Tell whether the disk has everything; if it has not, try once more."""
        return not [part for part in self._written.values() if not part.secure()]

    def take_up_again(self, read_review: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> None:
        """Take up what was set aside and can be read by now; only the window that was opened first does."""
        if self.second:
            return
        data = self.folders.data
        places = (
            SetAsideFiles(self.folders.config, settings_file.KIND, self.settings, "settings"),
            SetAsideFiles(data / "matches", match_file.KIND, self.saves),
            SetAsideFiles(data / "statistics", stats_file.KIND, self.stats),
            SetAsideFiles(data / "reviews", reviews.KIND, self.reviews, make=read_review),
            SetAsideFiles(data, progress.KIND, self.progress, "progress"),
            SetAsideFiles(data, mistakes.KIND, self.mistakes, "mistakes"),
            SetAsideFiles(data, daily.KIND, self.daily, "daily"),
        )
        take_up_again(places, self.notices)

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
        acquire(places.state / "window.lock"),
        flusher,
        spare,
    )
    if not stores.second:
        stores.saves.empty_trash()
    for folder in (places.config, places.data, places.cache):
        sweep(folder)
    return stores
