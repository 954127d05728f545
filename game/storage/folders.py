"""Where things lie on this machine: settings, matches, locks and what can be made again."""

from pathlib import Path

import platformdirs

from game.core.record import record

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
    """Give the system's own folders, or folders of the same names below the one the player names."""
    if below is not None:
        return Folders(below / "config", below / "data", below / "state", below / "cache")
    return Folders(
        platformdirs.user_config_path(NAME, appauthor=False),
        platformdirs.user_data_path(NAME, appauthor=False),
        platformdirs.user_state_path(NAME, appauthor=False),
        platformdirs.user_cache_path(NAME, appauthor=False),
    )
