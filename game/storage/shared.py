"""A document that is kept in memory and that another window at the same folder may write, too.

Whoever changes it changes what the file holds now, not what it held when this window read it first: else the window
that writes last would undo what the other one has kept since.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from game.storage.files import DocumentKind, DocumentStore

T = TypeVar("T")

Mark: TypeAlias = tuple[int, int, int]
"""What tells one state of a file from another."""


class SharedDocument(Generic[T]):
    """What a document holds, read again as soon as somebody else has written it."""

    def __init__(
        self,
        path: Path,
        kind: DocumentKind,
        documents: DocumentStore,
        make: Callable[[Mapping[str, Any]], T],
        empty: T,
    ) -> None:
        """Read nothing yet; without a file that can be read, the document is empty."""
        self._path = path
        self._kind = kind
        self._documents = documents
        self._make = make
        self._empty = empty
        self._held: T | None = None
        self._mark: Mark | None = None  # the file as it was when it was last read or written here

    @property
    def known(self) -> bool:
        """Whether the file has been read."""
        return self._held is not None

    @property
    def value(self) -> T:
        """Give what the document holds; what could not be written, or can no longer be read, is as it was here."""
        mark = mark_of(self._path)
        if self._held is None or (mark is not None and mark != self._mark):
            found = self._documents.read(self._path, self._kind, self._make)
            if found is not None:
                self._held = found
            elif self._held is None:
                self._held = self._empty
            self._mark = mark  # from before, for it may have been written again since it was read
        return self._held

    def write(
        self,
        value: T,
        body: Mapping[str, object],
        make: Callable[[Mapping[str, Any]], object] | None = None,
    ) -> bool:
        """Hold this from now on, and write it; False when that could not be done."""
        self._held = value
        written = self._documents.write(self._path, self._kind, body, make)
        self._mark = mark_of(self._path)
        return written


def mark_of(path: Path) -> Mark | None:
    """Tell one state of a file from another; None when there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
