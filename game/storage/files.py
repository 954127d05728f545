"""Readable, versioned files that survive crashes, full disks, strange hands and older programs.

A file is replaced as a whole or not at all: its successor is written beside it and renamed over it; the version before
stays as one backup. Nothing that can't be read is ever overwritten, and nothing that somebody else has written since it
was read: no lock spans two machines that share a folder, so that a writer says what it believes the file to hold. The
disk is made to take a file before it gets its name, or a moment later by a Flusher; the backup is always one the disk
has.
"""

import errno
import json
import os
import re
import time
from codecs import BOM_UTF8
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from stat import S_ISREG
from threading import Condition, Thread
from typing import Any, TypeVar

import msgspec

from game.core.digest import blake2b
from game.core.record import record
from game.storage.checked import Unreadable
from game.storage.lock import alive, lock
from game.storage.notices import Notice, NoticeQueue
from game.storage.spare import EXHAUSTED, NO_SPARE, SpareFiles

# ------------------------------------------------------------------ flushing


class Flusher:
    """Flushes files one after another; the thread is started when there is something to do."""

    def __init__(self, spare: SpareFiles = NO_SPARE) -> None:
        self._spare = spare
        self._change = Condition()
        self._waiting: dict[Path, None] = {}  # in the order they came
        self._busy: Path | None = None
        self._failed: dict[Path, OSError] = {}  # until a later try succeeds
        self._thread: Thread | None = None
        self._closed = False

    def flush(self, path: Path) -> None:
        """Flush a file and its folder soon."""
        with self._change:
            self._waiting[path] = None
            if self._thread is None:
                self._closed = False
                self._thread = Thread(target=self._run, name="flusher", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def pending(self, path: Path) -> bool:
        """Tell whether the disk may not have this file yet."""
        with self._change:
            return path in self._waiting or path == self._busy or path in self._failed

    def failed(self, path: Path) -> OSError | None:
        """Give what kept this file from the disk when it was last tried; None once the disk has it."""
        with self._change:
            return self._failed.get(path)

    def wait_for_disk(self) -> None:
        """Wait until the disk has everything."""
        with self._change:
            self._change.wait_for(lambda: not self._waiting and self._busy is None)

    def close(self) -> None:
        """Wait until the disk has everything, and end the thread; what is flushed later begins another one."""
        self.wait_for_disk()
        with self._change:
            thread, self._thread, self._closed = self._thread, None, True
            self._change.notify_all()
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._waiting or self._closed)
                if not self._waiting:
                    return
                self._busy = path = next(iter(self._waiting))
                del self._waiting[path]
            failure: OSError | None = None
            try:
                self._spare.lent_to(partial(_flush, path))
            except FileNotFoundError:  # deleted or set aside since
                pass
            except OSError as error:
                failure = error
            with self._change:
                self._busy = None
                self._failed.pop(path, None)
                if failure:
                    self._failed[path] = failure
                self._change.notify_all()


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Make a rename last; not every system can flush a folder, and none needs it to stay consistent."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# ------------------------------------------------------------------ files

T = TypeVar("T")

BACKUP = ".bak"
TEMPORARY = ".tmp"
UNREADABLE = "unreadable"
"""What the name of a file ends in, before a number, that was set aside."""
_UNFINISHED = re.compile(rf"\..+\.[0-9]{{1,10}}{re.escape(TEMPORARY)}", re.DOTALL)
"""What a file is called that `replace_file` has not finished: a dot, the name it will have, a process."""
_PROGRAM = "parlour-tricks"
DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_BARRED = (errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST)
SPOILT = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What may come of making a value of a file that is damaged."""
_RECENT = 3600
"""Seconds for which an unfinished file is left alone if there is a process of that number, perhaps another."""
_TRIES = 5 if os.name == "nt" else 1  # a virus scanner may hold a fresh file for a moment


NO_FILE = b""
"""The digest of a file that is not there."""
_TOO_LARGE = b"too large"
"""The digest of whatever is larger than any file of ours."""


class Newer(ValueError):
    """The file was written by a later version of the program."""


class NoHome(Exception):
    """The system knows of no folder in which the player's files could lie; the message says so."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__(
            "Your system knows no home folder of yours, where matches would be kept. Name a folder: --data-dir DIR."
        )


class ChangedMeanwhile(Exception):
    """A file does not hold what whoever wants to write it has last read or written there."""


class LastSeen:
    """What a file held when it was last read or written here."""

    def __init__(self, digest: bytes = NO_FILE) -> None:
        self.digest = digest


@record
class DocumentKind:
    """What a file holds, and the edition of its form that this program writes."""

    name: str
    version: int
    largest: int = 64 << 20  # bytes above which a file is none of ours, and is not even read


def replace_file(
    path: Path, text: str, *, backup: bool, flusher: Flusher | None = None, seen: LastSeen | None = None
) -> None:
    """Put a text in place of a file, keeping the file before as its backup if wanted; raise OSError.

    After an error either the file or its backup holds what the file held before. With a flusher, this doesn't wait for
    the disk. Where it is told what was seen in the file, it raises ChangedMeanwhile if that is no longer so.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    raw = text.encode("utf-8")
    fresh = path.with_name(f".{path.name}.{os.getpid()}{TEMPORARY}")
    try:
        with fresh.open("wb") as out:
            with suppress(OSError):
                lock(out.fileno())
            out.write(raw)
            out.flush()
            if flusher is None:
                os.fsync(out.fileno())
        if seen is not None:
            _require(path, seen)
        _put_in_place(fresh, path, backup=backup and not (flusher and flusher.pending(path)))
    except (OSError, ChangedMeanwhile):
        with suppress(OSError):
            fresh.unlink()
        raise
    if seen is not None:
        seen.digest = blake2b(raw)
    if flusher is None:
        flush_folder(path.parent)
    else:
        flusher.flush(path)


def _require(path: Path, seen: LastSeen) -> None:
    """Make sure that a file holds what was seen in it; raise ChangedMeanwhile."""
    if digest_of(path) != seen.digest:
        raise ChangedMeanwhile


def _put_in_place(fresh: Path, path: Path, *, backup: bool) -> None:
    """Give a file its name, and the one that had it that of its backup; raise OSError with all as it was."""
    moved = backup and path.exists()
    if moved:
        _rename(path, backup_of(path))
    try:
        _rename(fresh, path)
    except OSError:
        if moved:
            with suppress(OSError):
                _rename(backup_of(path), path)
        raise


def digest_of(path: Path, largest: int = 64 << 20) -> bytes:
    """Give the digest of what a file holds, NO_FILE where there is none; raise OSError. A pipe is never opened."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return _TOO_LARGE if found.st_size > largest else blake2b(path.read_bytes())
    except FileNotFoundError:
        return NO_FILE


def exists(path: Path) -> bool:
    """Tell whether there is such a file; in a folder nobody may look into, or of a name too long, there is none."""
    try:
        path.stat()
    except OSError:
        return False
    return True


def free_name(path: Path, ending: str) -> Path:
    """Give a file a name nobody has yet: its own, this ending and a number."""
    number = 1
    while exists(free := path.with_name(f"{path.name}.{ending}-{number}")):
        number += 1
    return free


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + BACKUP)


def _rename(old: Path, new: Path) -> None:
    for _ in range(_TRIES - 1):
        with suppress(PermissionError):
            old.replace(new)
            return
        time.sleep(0.02)
    old.replace(new)


def sweep(folder: Path) -> None:
    """Remove what writing left unfinished when a program was killed, in a folder and those in it.

    The name of an unfinished file ends in the number of its process, which holds a lock on it while it writes. It is
    abandoned if nobody has it locked and there is no such process, or none that is younger than an hour. Whatever else
    is called temporary is somebody else's, for a player may name any folder, and stays.
    """
    for below, _, names in os.walk(folder):
        for name in names:
            if _UNFINISHED.fullmatch(name):
                with suppress(OSError):
                    _clear_away(Path(below) / name)


def _clear_away(stray: Path) -> None:
    """Remove an unfinished file nobody writes any more; raise OSError."""
    pid = stray.name.removesuffix(TEMPORARY).rpartition(".")[2]
    if alive(int(pid)) and time.time() - stray.stat().st_mtime < _RECENT:
        return
    with stray.open(
        "rb+"
    ) as file:  # where an open file can't be removed, Windows, this fails for the writer's sake
        lock(file.fileno())
        if os.name != "nt":
            stray.unlink()
    if os.name == "nt":
        stray.unlink()


def document(kind: DocumentKind, body: Mapping[str, object]) -> str:
    whole = {"program": _PROGRAM, "file": kind.name, "version": kind.version, **body}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def body_of(text: str, kind: DocumentKind) -> dict[str, Any]:
    """Read the body back; raise Unreadable or Newer."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable from None
    if not isinstance(whole, dict) or whole.get("file") != kind.name:
        raise Unreadable
    version = whole.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise Unreadable
    if version > kind.version:
        raise Newer
    return {key: value for key, value in whole.items() if key not in ("program", "file", "version")}


def readable(text: str, kind: DocumentKind, make: Callable[[Mapping[str, Any]], object]) -> bool:
    """Tell whether a text that is about to be written could be read again."""
    if len(text.encode("utf-8")) > kind.largest:
        return False
    try:
        make(body_of(text, kind))
    except SPOILT:
        return False
    return True


def raw_of(path: Path, kind: DocumentKind) -> bytes:
    """Read a file of a size its kind may have; raise OSError or Unreadable. A pipe or a device is never opened."""
    found = path.stat()
    if not S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if found.st_size > kind.largest:
        raise Unreadable
    return path.read_bytes()


class DocumentStore:
    """Reads and writes documents, and tells the player, once, when that does not work."""

    def __init__(
        self, notices: NoticeQueue, flusher: Flusher | None = None, spare: SpareFiles | None = None
    ) -> None:
        self._notices = notices
        self._spare = spare or NO_SPARE
        self._flusher = flusher
        self._sealed: set[Path] = set()  # not ours to overwrite: newer, or out of reach

    def read(
        self,
        path: Path,
        kind: DocumentKind,
        make: Callable[[Mapping[str, Any]], T],
        seen: LastSeen | None = None,
        *,
        alone: bool = False,
    ) -> T | None:
        """Make a value of a file or, if there is a backup only or the file is spoilt, of that; `alone` of no backup.

        Gives None when there is nothing to be had. What can't be read is set aside under a new name; a file of a newer
        version and one that is out of reach stay where they are and are never written to. What the file itself holds is
        noted in `seen`.
        """
        aside, seen = "", seen or LastSeen()
        seen.digest = NO_FILE
        for source in (path,) if alone else (path, backup_of(path)):
            try:
                raw = self._spare.lent_to(partial(raw_of, source, kind))
                value = make(body_of(raw.removeprefix(BOM_UTF8).decode(), kind))
            except (FileNotFoundError, NotADirectoryError):
                continue
            except Newer:
                self._seal(path, "newer")
                return None
            except OSError:
                self._seal(path, "out_of_reach")
                return None
            except SPOILT:
                aside = self._set_aside(source, path) or aside
                continue
            if source is path:
                seen.digest = blake2b(raw)
            if aside:
                self._notices.tell(Notice("from_backup", path.name, aside))
            return value
        if aside:
            self._notices.tell(Notice("set_aside", path.name, aside))
        return None

    def write(
        self,
        path: Path,
        kind: DocumentKind,
        body: Mapping[str, object],
        make: Callable[[Mapping[str, Any]], object] | None = None,
        seen: LastSeen | None = None,
    ) -> bool:
        """Write a file; False when it could not be, which the player is told once.

        What is too large to be read again is not written, nor, with `make`, what that could not read again. With
        `seen`, a file that holds something else is left as it is; raises ChangedMeanwhile.
        """
        if path in self._sealed:
            return False
        text = document(kind, body)
        if len(text.encode("utf-8")) > kind.largest:
            self._notices.trouble(Notice("too_large", path.name))
            return False
        if make is not None and not readable(text, kind, make):
            self._notices.trouble(Notice("unwritten", path.name))
            return False
        try:
            self._spare.lent_to(
                lambda: replace_file(path, text, backup=True, flusher=self._flusher, seen=seen)
            )
        except OSError as error:
            self._notices.trouble(Notice(_trouble(error), path.name))
            return False
        late = self._flusher.failed(path) if self._flusher else None
        if late:
            self._notices.trouble(Notice(_trouble(late), path.name))
            return True
        self._notices.recovered(path.name)
        return True

    def late(self, path: Path) -> bool:
        """Tell whether the disk has refused what was written to a file last."""
        return self._flusher is not None and self._flusher.failed(path) is not None

    def sealed(self, path: Path) -> bool:
        """Tell whether a file holds what this program could not read and leaves as it is."""
        return path in self._sealed

    def set_aside(self, path: Path) -> str:
        """Rename a file to a name nobody has yet, and give that name; "" when it can't be moved."""
        return self._set_aside(path, path)

    def _seal(self, path: Path, key: str) -> None:
        if path not in self._sealed:
            self._sealed.add(path)
            self._notices.tell(Notice(key, path.name))

    def _set_aside(self, spoilt: Path, path: Path) -> str:
        """Rename a spoilt file to a name nobody has yet, and give that name; "" when it can't be moved."""
        aside = free_name(spoilt, UNREADABLE)
        try:
            spoilt.rename(aside)
        except OSError:
            self._seal(path, "out_of_reach")
            return ""
        return aside.name


def _trouble(error: OSError) -> str:
    if error.errno in DISK_FULL:
        return "disk_full"
    if error.errno in EXHAUSTED:
        return "no_more_files"
    return "read_only" if error.errno in _BARRED else "unwritten"
