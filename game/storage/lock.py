"""File locks of the operating system: held until released or until the process ends."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from game.core.record import record

_HELD_BY_ANOTHER = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_PLACE = 1 << 20
"""The byte that is locked: far behind the number, which others must be able to read on Windows."""


@record
class HeldElsewhere:
    """Another window has it."""

    pid: int  # its process, 0 when unknown


class FileLock:
    """Ours until released, or until this process ends in whatever way."""

    def __init__(self, path: Path, descriptor: int | None) -> None:
        """Hold an open, locked file; without one the claim protects nothing but lets play go on."""
        self._path = path
        self._descriptor = descriptor

    @property
    def protects(self) -> bool:
        """Whether another window would notice."""
        return self._descriptor is not None

    def release(self) -> None:
        """Let it go, and take the file away so that none pile up."""
        if self._descriptor is None:
            return
        if os.name != "nt":  # there an open file can't be removed
            with suppress(OSError):
                self._path.unlink()
        os.close(self._descriptor)
        self._descriptor = None
        if os.name == "nt":
            with suppress(OSError):
                self._path.unlink()


def acquire(path: Path) -> FileLock | HeldElsewhere:
    """Take hold of a lock file. A file left behind by a process that is gone holds nobody back.

    Where the file or the lock can't be made, as in a read-only folder, the claim is granted without protection.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                lock(descriptor)
            except OSError as error:
                os.close(descriptor)
                return HeldElsewhere(_pid(path)) if error.errno in _HELD_BY_ANOTHER else FileLock(path, None)
            if _still_there(path, descriptor):
                break
            os.close(descriptor)  # its owner removed it between our opening and our locking it
    except OSError:
        return FileLock(path, None)
    with suppress(OSError):
        os.truncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
    return FileLock(path, descriptor)


def _still_there(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def _pid(path: Path) -> int:
    try:
        return int(path.read_text("ascii"))
    except (OSError, ValueError):
        return 0


def alive(pid: int) -> bool:
    """Tell whether there is another process of this number; where that can't be asked, there may be."""
    if pid == os.getpid():
        return False
    if os.name == "nt":  # asking by a signal would end it
        return True
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed; raise OSError if somebody else has."""
        os.lseek(descriptor, _PLACE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed; raise OSError if somebody else has."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
