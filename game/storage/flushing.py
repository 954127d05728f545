"""Flushes written files to the disk in a thread of its own, so that nobody at the table waits for it.

What a file holds is safe from the end of the program, even a sudden one, as soon as it has its name: the system keeps
it. Only when the whole machine stops does it matter whether the disk has it, and that takes ten times as long as all
the rest of writing. So a move is in its file before it is shown, and on the disk a moment later; moves made in that
moment are flushed together. Whoever writes asks `pending` first, and never makes a backup of what the disk hasn't got.
"""

import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Condition, Thread

from game.storage.spare import NO_SPARE, SpareFiles


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

    def settle(self) -> None:
        """Wait until the disk has everything."""
        with self._change:
            self._change.wait_for(lambda: not self._waiting and self._busy is None)

    def close(self) -> None:
        """Wait until the disk has everything, and end the thread; what is flushed later begins another one."""
        self.settle()
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
