"""What the player has learned, exported to a file and joined from one; every outcome is a sentence for the player."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from game.storage.files import exists
from game.storage.learned import SUFFIX, NotLearned, export, is_learned, join
from game.storage.match_files import EXPORTS
from game.storage.stores import Stores
from game.wording import Words, in_curly

MOST = 20
"""Files that are offered, the newest first."""


class ProgressTransfer:
    """Exports and joins for one player."""

    def __init__(self, stores: Stores, today: Callable[[], date]) -> None:
        """Begin; nothing is looked for before it is asked for."""
        self._parts = stores.learned
        self._today = today
        self.folder = stores.folders.data / EXPORTS

    def export(self, words: Words) -> str:
        """Write everything into a new file; say where it is, or why not."""
        path = self._fresh()
        try:
            export(self._parts, path)
        except NotLearned as trouble:
            return words.get("learn.transfer.not_exported", fault=in_curly(trouble))
        except OSError as trouble:
            return words.get("learn.transfer.not_exported", fault=f"{trouble.strerror or trouble}.")
        return words.get("learn.transfer.exported", path=path)

    def _fresh(self) -> Path:
        """Name a file that is not there yet."""
        name, number = f"parlour-tricks-progress-{self._today().isoformat()}", 1
        path = self.folder / f"{name}{SUFFIX}"
        while exists(path):
            number += 1
            path = self.folder / f"{name}-{number}{SUFFIX}"
        return path

    def files(self) -> Sequence[str]:
        """List the files that may be joined, the newest first."""
        try:
            found = [path for path in self.folder.iterdir() if is_learned(str(path))]
            found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return ()
        return [str(path) for path in found[:MOST]]

    def join(self, words: Words, file: str) -> str:
        """Join a file with what is known; say what came of it."""
        try:
            done = join(self._parts, Path(file))
        except NotLearned as trouble:
            return words.get("learn.transfer.refused", file=Path(file).name, reason=in_curly(trouble))
        except OSError as trouble:
            return words.get(
                "learn.transfer.refused", file=Path(file).name, reason=f"{trouble.strerror or trouble}."
            )
        said = words.get(
            "learn.transfer.joined" if done.changed else "learn.transfer.same", number=done.changed
        )
        return f"{said} {words.get('learn.transfer.unknown')}" if done.unknown else said
