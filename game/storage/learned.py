"""All a player has learned as one file, to be taken to another machine and joined there with what is known already.

Joining loses nothing: whatever is known on one side only stays, and of what both know each part says which is newer.
A file is read as a whole before anything is changed, and one that can't be read, or is too much together with what is
known, changes nothing.
"""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from stat import S_ISREG
from typing import Any, Protocol

from game.core.letters import Complaint
from game.core.record import record
from game.storage.checked import Unreadable
from game.storage.files import (
    SPOILT,
    DocumentKind,
    DocumentStore,
    Newer,
    body_of,
    document,
    readable,
    replace_file,
)

KIND = DocumentKind("learned", 1, 64 << 20)
SUFFIX = ".json"
_HEAD = 400
"""Bytes within which such a file says what it is."""


class LearnedPart(Protocol):
    """One document of progress."""

    def learned(self) -> Mapping[str, Any]:
        """Give everything in it as plain values; raise NotLearned where its file could not be read."""
        ...

    def joining(self, body: Mapping[str, Any]) -> Callable[[], int]:
        """Read such values, and give what joins them with what is known and tells how much that changed.

        Raises Unreadable, or NotLearned where both together are more than can be kept; changes nothing by itself.
        """
        ...


class NotLearned(Complaint):
    """Progress can't be joined or exported."""


@record
class JoinedProgress:
    """What came of joining."""

    changed: int  # entries that are new here or newer than they were
    unknown: tuple[str, ...] = ()  # parts of the file this version does not know


def export(parts: Mapping[str, LearnedPart], path: Path) -> None:
    """Write everything into a file that is not there yet; raise OSError or NotLearned."""
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    body = {"parts": {name: part.learned() for name, part in parts.items()}}
    replace_file(path, document(KIND, body), backup=False)


def require_read(documents: DocumentStore, path: Path) -> None:
    """Make sure that what is known of a document is what its file holds; raise NotLearned."""
    if documents.sealed(path):
        message = (
            f"{path.name} is out of reach or of a newer version. "
            "Update Parlour Tricks, or start it again when the file can be read."
        )
        raise NotLearned(message, "learn.transfer.fault.sealed", file=path.name)


def require_readable(
    kind: DocumentKind, body: Mapping[str, Any], make: Callable[[Mapping[str, Any]], object]
) -> None:
    """Make sure that what comes of joining can be read again once it is written; raise NotLearned."""
    if not readable(document(kind, body), kind, make):
        message = (
            "Nothing was changed, for together with your own progress it is more than Parlour Tricks can keep. "
            "To use it all the same, import it into a data folder of its own, named with --data-dir."
        )
        raise NotLearned(message, "learn.transfer.fault.too_much")


def is_learned(file: str) -> bool:
    """Tell whether a file says that it holds what somebody has learned. A pipe or a device is never opened."""
    try:
        if not Path(file).is_file():
            return False
        with Path(file).open("rb") as source:
            return f'"file": "{KIND.name}"'.encode() in source.read(_HEAD)
    except (OSError, ValueError):
        return False


def join(parts: Mapping[str, LearnedPart], path: Path) -> JoinedProgress:
    """Join a file with what is known; raise OSError or NotLearned."""
    try:
        held = body_of(_text(path), KIND).get("parts")
        if not isinstance(held, dict):
            raise Unreadable
        ready = [part.joining(held[name]) for name, part in parts.items() if name in held]
    except NotLearned:
        raise
    except Newer:
        message = "It was written by a newer version of Parlour Tricks; please update the program."
        raise NotLearned(message, "learn.transfer.fault.newer") from None
    except SPOILT:
        message = "It holds no progress of Parlour Tricks, or it is damaged."
        raise NotLearned(message, "learn.transfer.fault.none") from None
    unknown = tuple(sorted(str(name) for name in held if name not in parts))
    return JoinedProgress(sum(each() for each in ready), unknown)


def _text(path: Path) -> str:
    """Read a file that may be one of these; raise OSError or Unreadable. A pipe or a device is never opened."""
    found = path.stat()
    if not S_ISREG(found.st_mode) or found.st_size > KIND.largest:
        raise Unreadable
    return path.read_text("utf-8-sig")
