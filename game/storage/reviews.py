"""What the coach has found out about finished deals, one file each, named after what was played."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from game.storage.files import DocumentKind, DocumentStore

T = TypeVar("T")

KIND = DocumentKind("review", 1, 8 << 20)


class ReviewStore:
    """Keeps reviews, finished or not."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look below the data folder; nothing is written before something is kept."""
        self._folder = data / "reviews"
        self._documents = documents

    def find(self, name: str, make: Callable[[Mapping[str, Any]], T]) -> T | None:
        """Make a review of what is kept under a name; None when there is nothing that can be read."""
        return self._documents.read(self._path(name), KIND, make)

    def keep(self, name: str, body: Mapping[str, object]) -> bool:
        """Write a review down; False when the disk does not take it."""
        return self._documents.write(self._path(name), KIND, body)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"
