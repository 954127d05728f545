"""A document that is kept in memory and that somebody else may write, too: another window, or another machine.

Whoever changes it changes what the file holds now, not what it held when this window read it first: else the window
that writes last would undo what the other one has kept since. What the disk does not take is tried again, on top of
whatever the file holds by then.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from game.core.record import record
from game.storage.files import NO_FILE, ChangedMeanwhile, DocumentKind, DocumentStore, LastSeen

T = TypeVar("T")

FileStamp: TypeAlias = tuple[int, int, int, int]
"""What tells one state of a file from another without reading it."""
TRIES = 10
"""How often it is begun anew because somebody else has just written the file."""


@record
class DocumentForm(Generic[T]):
    """How a document is read and written."""

    kind: DocumentKind
    make: Callable[[Mapping[str, Any]], T]
    plain: Callable[[T], Mapping[str, object]]
    empty: T
    join: Callable[[T, T], T] = lambda _held, found: (
        found
    )  # of what was held and what somebody else has written
    checked: bool = False  # what could not be read again is not written


class SharedDocument(Generic[T]):
    """What a document holds, read again as soon as somebody else has written it."""

    def __init__(self, path: Path, documents: DocumentStore, form: DocumentForm[T]) -> None:
        """Read nothing yet; without a file that can be read, the document is empty."""
        self._path = path
        self._documents = documents
        self._form = form
        self._held: T | None = None
        self._mark: FileStamp | None = None  # the file as it was when it was last read or written here
        self._seen = LastSeen()
        self._unwritten: list[Callable[[T], T]] = []  # changes that the file has not got yet

    @property
    def known(self) -> bool:
        return self._held is not None

    def preload(self) -> None:
        """Read it, and have its form write it down once: a form may remember what it wrote."""
        self._form.plain(self.value)

    @property
    def saved(self) -> bool:
        """Whether the disk has every change; a file that is not ours to write never gets them."""
        sealed, late = self._documents.sealed(self._path), self._documents.late(self._path)
        return sealed or not (self._unwritten or late)

    @property
    def value(self) -> T:
        """Give what the document holds; what could not be written, or can no longer be read, is as it was here."""
        mark = mark_of(self._path)
        if self._held is None or (mark is not None and mark != self._mark):
            self._held = self._found()
            self._mark = mark  # from before, for it may have been written again since it was read
        return self._held

    def _found(self) -> T:
        """Read the file, and make of it what this window knows better."""
        form, held = self._form, self._held
        found = self._documents.read(self._path, form.kind, form.make, self._seen)
        if found is None:
            return form.empty if held is None else held
        if held is not None and self._seen.digest == NO_FILE:  # there is a backup only, and it is older
            return held
        known = found if held is None else form.join(held, found)
        for change in self._unwritten:
            known = change(known)
        return known

    def change(self, change: Callable[[T], T]) -> bool:
        """Change what the file holds, and write it; False when that could not be done."""
        self._held = change(self.value)
        self._unwritten.append(change)
        return self.flush()

    def flush(self) -> bool:
        """Tell whether the disk has every change; if it has not, try once more."""
        if self._documents.late(self._path) and not self._unwritten:
            self._unwritten.append(lambda held: held)
        for _ in range(TRIES):
            if not self._unwritten:
                break
            try:
                if self._write():
                    self._unwritten.clear()
                break
            except ChangedMeanwhile:
                self._reload()
        return self.saved

    def _write(self) -> bool:
        form = self._form
        check, body = form.make if form.checked else None, form.plain(self.value)
        written = self._documents.write(self._path, form.kind, body, check, self._seen)
        self._mark = mark_of(self._path)
        return written

    def _reload(self) -> None:
        """Have the file read again; where it is gone, all that it held is still known here."""
        self._mark = None
        if mark_of(self._path) is None:
            self._seen.digest = NO_FILE


def mark_of(path: Path) -> FileStamp | None:
    """Tell one state of a file from another; None when there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_ctime_ns, found.st_size
