"""Processes that try the cases, watched: one that hangs or dies is told of, and another takes its place."""

import faulthandler
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TextIO

from tests.tools.campaign.parts import Fall, Outcome, Part, fallen, where

FAST = Path("/dev/shm")  # noqa: S108 - only as the parent of a folder that mkdtemp makes
MEMORY = 6 << 30
"""Bytes a process may take, so that a file that makes it grow without end does not take the whole machine."""
IDLE = 8
"""So many times as long as a case may cost it may last: the machine may be busy with other things."""
STARTING = 300.0
"""Seconds a process may take until it is ready."""


def part_of(name: str) -> Part:
    """Load a part by its module's name."""
    part: Part = import_module(name)
    return part


def serve(connection: Connection, name: str, seed: int, folder: Path, seconds: float) -> None:
    """Try cases until told to stop; what a process of the pool runs."""
    sys.stdout = sys.stderr = (folder / "said.txt").open("w", encoding="utf-8")
    tempfile.tempdir = str(folder)  # so that nothing stays, however the process ends
    part, dump = part_of(name), (folder / "calls.txt").open("w+", encoding="utf-8")
    _bound()
    faulthandler.enable(dump)
    if hasattr(signal, "SIGPROF"):  # not on Windows
        faulthandler.register(
            signal.SIGPROF, dump, chain=True
        )  # tells where it was, then lets the process end
    connection.send(None)
    while (number := connection.recv()) is not None:
        dump.seek(0)
        dump.truncate()
        _watch(seconds, dump)
        place = folder / "case"
        place.mkdir()
        try:
            outcome = part.case(seed, number, place)
        except Exception as trouble:  # noqa: BLE001 - a case that breaks is a fall like any other
            outcome = Outcome({}, [fallen(trouble)])
        _watch(0, dump)
        connection.send(outcome)


def _bound() -> None:
    """Let a process take no more than its share of memory."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _watch(seconds: float, dump: TextIO) -> None:
    """Have the calls written down when a case has cost so much of the machine, or time without costing; 0 for never."""
    if hasattr(signal, "SIGPROF"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
    if seconds:
        faulthandler.dump_traceback_later(seconds * (IDLE - 1), file=dump)
    else:
        faulthandler.cancel_dump_traceback_later()


class Worker:
    """One process of the pool."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        self.folder = Path(
            tempfile.mkdtemp(prefix="campaign-", dir=FAST if os.access(FAST, os.W_OK) else None)
        )
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, name, seed, self.folder, seconds))
        self._process.start()
        theirs.close()
        self._seconds = seconds
        self.number: int | None = None
        self.ended = False
        self.released = False
        self.until = time.monotonic() + STARTING

    @property
    def due(self) -> bool:
        """Whether it has something to say, or should have."""
        return self.connection.poll() or self.late

    def hear(self) -> Outcome:
        """Take in what became of the case; the end of the process is a fall."""
        try:
            if self.connection.poll():
                told: Outcome | None = self.connection.recv()
                return told or Outcome({})
        except (EOFError, OSError):
            pass
        self.ended = True
        if self.number is None:
            message = f"A process of the pool does not start: {self._calls()}"
            raise RuntimeError(message)
        return Outcome({}, [self._fell()])

    def give(self, number: int | None) -> None:
        """Hand over the next case; None lets the process go."""
        shutil.rmtree(self.folder / "case", ignore_errors=True)
        self.number = number
        self.until = time.monotonic() + self._seconds * IDLE
        self.connection.send(number)
        if number is None:
            self.released = True
            self.close()

    @property
    def late(self) -> bool:
        """Whether patience is at its end."""
        return time.monotonic() > self.until

    def kept(self, goal: Path) -> None:
        """Copy what the case put aside."""
        if (self.folder / "case" / "kept").is_dir():
            shutil.copytree(self.folder / "case" / "kept", goal, dirs_exist_ok=True)

    def _fell(self) -> Fall:
        """Say how the process came to its end, and what it was about."""
        self._process.join(0.0 if self.late else STARTING)  # it is ending, and a busy machine takes its time
        costly = hasattr(signal, "SIGPROF") and self._process.exitcode == -signal.SIGPROF
        kind = "hang" if self.late or costly else "died"
        return Fall(kind, f"{kind} in {where(self._calls(), last=False)}", self._calls())

    def _calls(self) -> str:
        with suppress(OSError):
            return (self.folder / "calls.txt").read_text("utf-8", "replace")
        return ""

    def close(self) -> None:
        """End the process, whatever it is about."""
        with suppress(OSError):
            self.connection.close()
        self._process.kill()  # it has nothing to say any more
        self._process.join()
        shutil.rmtree(self.folder, ignore_errors=True)


def tried(
    name: str, seed: int, numbers: Sequence[int], jobs: int, keep: Path
) -> Iterator[tuple[int, Outcome]]:
    """Try these cases in so many processes; give what became of each, as they come. What fell is kept by its number."""
    waiting, seconds = list(reversed(numbers)), part_of(name).SECONDS
    workers = [Worker(name, seed, seconds) for _ in range(min(jobs, len(numbers)))]
    try:
        while workers:
            wait([each.connection for each in workers], timeout=0.5)
            for worker in [each for each in workers if each.due]:
                number, outcome = worker.number, worker.hear()
                if number is not None:
                    if outcome.falls:
                        worker.kept(keep / str(number))
                    yield number, outcome
                if worker.ended:
                    workers.remove(worker)
                    worker.close()
                    workers += [Worker(name, seed, seconds)] if waiting else []
                else:
                    worker.give(waiting.pop() if waiting else None)
                    workers = [each for each in workers if not each.released]
    finally:
        for worker in workers:
            worker.close()
