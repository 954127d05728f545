"""What the screens ask of the operating system: open a folder, write a report, keep settings, go full screen."""

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from game import __version__, resources
from game.storage.files import replace_file
from game.storage.settings import Settings, plain
from game.storage.stores import Stores

LONGEST_LOG = 1 << 20
"""Bytes of the log of troubles from which on a new one is begun; the one before is kept."""


class SystemPlatform:
    """Opens folders, writes reports, keeps settings."""

    def __init__(self, stores: Stores) -> None:
        """Keep everything in these stores."""
        self._stores = stores

    @property
    def data_folder(self) -> str:
        """Where the player's files lie."""
        return str(self._stores.folders.data)

    @property
    def license_text(self) -> str:
        """The licences of everything in the program."""
        return resources.read_text("LICENCES.md").replace("{version}", __version__)

    def open_data_folder(self) -> bool:
        """Show the folder in the system's own browser; False when that is impossible."""
        folder = self._stores.folders.data
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if sys.platform == "win32":
                os.startfile(folder)  # noqa: S606 - the system's browser for a folder of our own
                return True
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(  # noqa: S603 - a fixed program and a folder of our own
                [opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        except OSError:
            return False
        return True

    def write_report(self) -> str:
        """Write a report for the makers beside the data and give its path; raise OSError."""
        path = self._stores.folders.data / "report.txt"
        replace_file(path, self._report(), backup=False)
        return str(path)

    def _report(self) -> str:
        running = self._stores.saves.running_file
        lines = [
            f"Parlour Tricks {__version__}",
            f"Python {platform.python_version()} on {platform.platform()}",
            f"Settings: {plain(self._stores.settings.load())}",
        ]
        if running is not None:
            lines += ["The running match:", _held(running)]
        return "\n".join(lines) + "\n"

    def write_down(self, trouble: str) -> str:
        """Add to the log of troubles, and give its path; "" if that fails, too."""
        path = self._stores.folders.state / "trouble.log"
        try:
            written = self._stores.spare.lent_to(lambda: _added(path, trouble))
        except OSError:
            return ""
        return str(path) if written else ""

    def keep_settings(self, settings: Settings) -> None:
        """Write settings down; trouble is told by the stores' notices."""
        self._stores.settings.save(settings)


def _added(path: Path, trouble: str) -> bool:
    """Add to a log; False where something else lies there. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():  # a pipe would be waited for
        return False
    if path.exists() and path.stat().st_size > LONGEST_LOG:
        path.replace(path.with_name("trouble-before.log"))
    with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
        log.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{trouble}\n")
    return True


def _held(path: Path) -> str:
    """Give what a file holds, or what keeps it from being read. A pipe or a device is never opened."""
    try:
        return path.read_text("utf-8", "replace") if path.is_file() else "It is no longer there."
    except OSError as trouble:
        return str(trouble)
