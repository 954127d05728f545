"""What the coach has found out about finished deals, one file each, named after what was played."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from game.storage.files import ChangedMeanwhile, DocumentKind, DocumentStore, LastSeen

T = TypeVar("T")

KIND = DocumentKind("review", 1, 8 << 20)
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
        return self._documents.read(self._path(name), KIND, make, self._seen.setdefault(name, LastSeen()))

    def keep(self, name: str, body: Mapping[str, object]) -> bool:
        """Write a review down; False when the disk does not take it.

        Where somebody else has reviewed the same deal meanwhile, the review that has come farther stays.
        """
        seen = self._seen.setdefault(name, LastSeen())
        for _ in range(TRIES):
            try:
                return self._documents.write(self._path(name), KIND, body, seen=seen)
            except ChangedMeanwhile:
                other = self._documents.read(self._path(name), KIND, dict, seen)
                if other is not None and _judged(other) > _judged(body):
                    return True
        return False

    def take_up(self, stem: str, source: Mapping[str, Any]) -> bool:
        """Put a review that was set aside back, unless there is one that has come as far."""
        known = self._documents.read(self._path(stem), KIND, dict, self._seen.setdefault(stem, LastSeen()))
        return (known is not None and _judged(known) >= _judged(source)) or self.keep(stem, source)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"


def _judged(body: Mapping[str, Any]) -> tuple[int, int]:
    """Count the decisions that a review has settled, and those it has looked at."""
    verdicts, looks = (body.get(key) for key in ("verdicts", "looks"))
    return _count(verdicts), _count(looks)


def _count(found: object) -> int:
    return len(found) if isinstance(found, list | tuple) else 0
