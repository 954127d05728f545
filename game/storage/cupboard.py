"""All that is kept, opened together: what a window gets when it starts."""

import os
import time
from pathlib import Path

from game.core.record import record
from game.storage.files import Drawer, sweep
from game.storage.flushing import Flusher
from game.storage.folders import Folders, folders
from game.storage.lock import Claim, Taken, claim
from game.storage.match_file import SpecOf
from game.storage.notices import Notices
from game.storage.reviews import ReviewStore
from game.storage.saves import SaveStore
from game.storage.settings_file import SettingsFile
from game.storage.stats import StatsStore


@record
class Cupboard:
    """The stores of one window."""

    folders: Folders
    notices: Notices
    settings: SettingsFile
    saves: SaveStore
    stats: StatsStore
    reviews: ReviewStore
    window: Claim | Taken  # Taken: another window is open, and this one may offer a separate match or quit

    flusher: Flusher

    @property
    def second(self) -> bool:
        """Whether another window was open before this one."""
        return isinstance(self.window, Taken)

    def close(self) -> None:
        """Let go of the running match and of the window's claim, when the disk has everything."""
        self.saves.close()
        self.flusher.settle()
        if isinstance(self.window, Claim):
            self.window.release()


def open_cupboard(below: Path | None, spec_of: SpecOf) -> Cupboard:
    """Open the stores, in the system's folders or below one the player names; the only window empties the trash."""
    places, notices = folders(below), Notices()
    flusher = Flusher()
    drawer = Drawer(notices, None if os.name == "nt" else flusher)  # there an open file can't be replaced
    locks = places.state / "locks"
    cupboard = Cupboard(
        places,
        notices,
        SettingsFile(places.config, drawer, notices),
        SaveStore(places, drawer, spec_of),
        StatsStore(places.data, locks, drawer, time.sleep),
        ReviewStore(places.data, drawer),
        claim(places.state / "window.lock"),
        flusher,
    )
    if not cupboard.second:
        cupboard.saves.empty_trash()
    for folder in (places.config, places.data, places.cache):
        sweep(folder)
    return cupboard
