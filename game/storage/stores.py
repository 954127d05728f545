"""All stores of the player's files, opened together at the start."""

import os
import time
from collections.abc import Mapping
from pathlib import Path

from game.core.record import record
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
from game.storage.reviews import ReviewStore
from game.storage.saves import SaveStore
from game.storage.settings_file import SettingsFile
from game.storage.stats import StatsStore


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

    @property
    def second(self) -> bool:
        """Whether another window was open before this one."""
        return isinstance(self.window, HeldElsewhere)

    @property
    def learned(self) -> Mapping[str, LearnedPart]:
        """List, by name, every document that tells how far the player has come: what is exported and joined."""
        return {"progress": self.progress, "mistakes": self.mistakes}

    def close(self) -> None:
        """Let go of the running match and of the window's claim, when the disk has everything."""
        self.saves.close()
        self.flusher.close()
        if isinstance(self.window, FileLock):
            self.window.release()


def open_stores(below: Path | None, spec_of: SpecOf) -> Stores:
    """Open the stores, in the system's folders or below one the player names; the only window empties the trash."""
    places, notices = folders(below), NoticeQueue()
    flusher = Flusher()
    documents = DocumentStore(
        notices, None if os.name == "nt" else flusher
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
    )
    if not stores.second:
        stores.saves.empty_trash()
    for folder in (places.config, places.data, places.cache):
        sweep(folder)
    return stores
