"""The process in which bots think, so that the picture never waits for a thought.

The process is sent a pickled question and a number, and sends back the answer with the number; an answer to a
question that is no longer asked, after an undo for example, is dropped. A process that dies is started once more;
after that, and where no process can be made at all, a thread thinks instead. It never outlives the window.

Every question names the type of its answer, and whoever puts one is handed a `Pending` of that type.
"""

import os
import signal
import sys
import time
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from game.core.record import record

Found = TypeVar("Found")
Found_co = TypeVar("Found_co", covariant=True)

REFERENCE_SECONDS = 0.0026
"""What one sample of `pace` takes on the machine on which the budgets of the bots were chosen."""

LONG = 10.0
"""Seconds after which whoever thinks may have been stopped by the system or by somebody's hand."""


class ThinkingFailed(RuntimeError):
    """A bot broke down over a question; the message is what Python has to say about it."""


class Question(Protocol[Found_co]):
    """What can be asked: a value that can be pickled, and the type of its answer."""

    def answer(self) -> Found_co:
        """Find the answer, wherever bots think."""
        ...


class Pending(Protocol[Found_co]):
    """The answer to one question, which comes later."""

    @property
    def dropped(self) -> bool:
        """Whether the question has been forgotten, so that no answer will come."""
        ...

    def poll(self) -> Found_co | None:
        """Give the answer once, when it is there, without waiting; never once the question has been forgotten.

        Raises ThinkingFailed, once, when the bot broke down.
        """
        ...


class Think(Protocol):
    """Answers a question; a function at the top of a module, because a process gets it by name."""

    def __call__(self, question: Question[Found], /) -> Found: ...


@record
class Answer:
    """What was found."""

    number: int
    finding: Any  # of the type its question names: what comes through a pipe no type checker sees


@record
class Failure:
    """What went wrong."""

    number: int
    message: str


class Worker(Protocol):
    """Somewhere questions can be put and answers be fetched."""

    @property
    def pid(self) -> int:
        """The process that thinks, 0 when it is this one."""
        ...

    def put(self, number: int, question: Question[object]) -> None:
        """Ask; raise OSError when nobody is there any more."""
        ...

    def fetch(self) -> Answer | Failure | float | None:
        """Give an answer, or the pace that was measured, or None while there is nothing.

        Raises OSError or EOFError when nobody is there any more.
        """
        ...

    def resume(self) -> None:
        """Go on, where somebody has stopped the process; nothing happens to one that runs."""
        ...

    def close(self) -> None: ...


def pace() -> float:
    """Measure how fast this machine thinks, compared with the one the budgets were chosen on: 2 is twice as fast.

    The best of three short runs counts, so that a machine busy for a moment is not thought slow.
    """
    return REFERENCE_SECONDS / max(min(_sample() for _ in range(3)), 1e-6)


def _sample() -> float:
    """Time what bots do most: arithmetic on sets of cards, and looking things up."""
    start = time.perf_counter()
    table: dict[int, int] = {}
    cards = 0x5A5A5A5A
    for number in range(20_000):
        cards ^= cards << 1 & 0xFFFFFFFF
        table[cards & 1023] = (cards & -cards).bit_length() + number
    return time.perf_counter() - start


def serve(connection: Connection, think: Think, lifeline: Connection | None = None) -> None:  # noqa: ARG001  it only has to stay open
    """Answer questions until the other end is closed; what the process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides what Ctrl-C means
    _end_with_window()
    try:
        connection.send(pace())
        while True:
            number, question = connection.recv()
            connection.send(_answer(number, question, think))
    except (EOFError, OSError):
        return


def _end_with_window() -> None:
    """See to it that this process ends with the one that started it, in the middle of a thought, too."""
    window = parent_process()
    if window is None:
        return

    def end() -> None:
        window.join()
        os._exit(0)

    Thread(target=end, name="watch", daemon=True).start()


def _killed_when_closed(pipe: int, process: int) -> None:
    """Have the system kill a process when the other end of a pipe it holds is closed, even one that is stopped.

    No thread of its own runs then, or none yet. The signal is the one that tells of something to be read, and nothing
    is written to this pipe.
    """
    import fcntl  # noqa: PLC0415  there is none on Windows

    with suppress(OSError):  # a system that only resembles Linux may not know how
        fcntl.fcntl(pipe, fcntl.F_SETOWN, process)
        fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)


def _answer(number: int, question: Question[object], think: Think) -> Answer | Failure:
    try:
        return Answer(number, think(question))
    except Exception as error:  # noqa: BLE001  whatever it is, it must reach the window instead of dying unheard
        return Failure(number, f"{type(error).__name__}: {error}")


class _ProcessWorker:
    """A process of its own."""

    def __init__(self, think: Think) -> None:
        """Start it without waiting for it; raise OSError where processes can't be made."""
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        held, self._lifeline = context.Pipe(duplex=False)
        self._process: BaseProcess = context.Process(
            target=serve, args=(theirs, think, held), name="parlour-tricks bots", daemon=True
        )
        try:
            self._process.start()
            if sys.platform == "linux":
                _killed_when_closed(held.fileno(), self.pid)
        except BaseException:
            self._connection.close()
            self._lifeline.close()
            raise
        finally:
            theirs.close()
            held.close()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def put(self, number: int, question: Question[object]) -> None:
        self._connection.send((number, question))

    def fetch(self) -> Answer | Failure | float | None:
        if not self._connection.poll():
            return None
        found: Answer | Failure | float = self._connection.recv()
        return found

    def resume(self) -> None:
        if sys.platform != "win32":  # where no signal stops a process
            with suppress(OSError):
                os.kill(self.pid, signal.SIGCONT)

    def close(self) -> None:
        self._connection.close()
        self._process.join(0.2)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._lifeline.close()
        self._process.close()


class _ThreadWorker:
    """A thread of this process, for want of a better place."""

    def __init__(self, think: Think) -> None:
        sys.setswitchinterval(0.0005)  # seconds; else the picture would stutter while the thread thinks
        self._asked: SimpleQueue[tuple[int, Question[object]] | None] = SimpleQueue()
        self._found: SimpleQueue[Answer | Failure | float] = SimpleQueue()
        self._think = think
        Thread(target=self._work, name="bots", daemon=True).start()

    @property
    def pid(self) -> int:
        return 0

    def _work(self) -> None:
        self._found.put(pace())
        while (asked := self._asked.get()) is not None:
            self._found.put(_answer(*asked, self._think))

    def put(self, number: int, question: Question[object]) -> None:
        self._asked.put((number, question))

    def fetch(self) -> Answer | Failure | float | None:
        try:
            return self._found.get_nowait()
        except Empty:
            return None

    def resume(self) -> None:
        pass

    def close(self) -> None:
        self._asked.put(None)


class BotClient:
    """Asks one question at a time; a new one takes the place of the one before."""

    def __init__(self, think: Think) -> None:
        """Start the process; it is ready after a moment, and questions asked meanwhile are kept for it."""
        self._think = think
        self._pace = 1.0
        self._number = 0
        self._wanted: Question[object] | None = None  # the question an answer is still wanted for
        self._found: Answer | Failure | None = None  # the answer to the last question, not yet fetched
        self._busy = 0  # number of the question being thought about, 0 when idle
        self._since = 0.0  # when it was put, or whoever thinks about it was last roused
        self._may_restart = True
        self._worker = self._start_worker()

    @property
    def pid(self) -> int:
        """The process that thinks, 0 when it is this one."""
        return self._worker.pid

    @property
    def thinking(self) -> bool:
        return self._wanted is not None

    def budget(self, worlds: int) -> int:
        """Fit a number of imagined worlds to this machine, as measured once when the process started."""
        return max(1, round(worlds * min(4.0, max(0.25, self._pace))))

    def ask(self, question: Question[Found]) -> Pending[Found]:
        """Put a question; whatever was asked before is forgotten."""
        self.drop()
        self._wanted = question
        if not self._busy:
            self._send()
        return _PendingAnswer(self, self._number)

    def drop(self) -> None:
        """Forget the question: its answer is no longer wanted."""
        self._number += 1
        self._wanted = self._found = None

    def is_last(self, number: int) -> bool:
        """Tell whether this question is still the last one put."""
        return number == self._number

    def fetch(self, number: int) -> Answer | None:
        """Give the answer to a question once it is there; None when another one has been put since.

        Raises ThinkingFailed when the bot broke down.
        """
        self._receive()
        if not self.is_last(number):
            return None
        found, self._found = self._found, None
        if isinstance(found, Failure):
            raise ThinkingFailed(found.message)
        return found

    def _receive(self) -> None:
        while True:
            try:
                found = self._worker.fetch()
            except (EOFError, OSError):
                self._replace_worker()
                return
            match found:
                case None:
                    self._resume()
                    return
                case Answer(number) | Failure(number):
                    self._busy = 0
                    if number == self._number and self._wanted is not None:
                        self._wanted, self._found = None, found
                    else:
                        self._send()
                case _:
                    self._pace = found

    def close(self) -> None:
        """Stop thinking, at once."""
        self.drop()
        self._worker.close()

    def _send(self) -> None:
        if self._wanted is None:
            return
        self._busy, self._since = self._number, time.monotonic()
        try:
            self._worker.put(self._number, self._wanted)
        except OSError:
            self._replace_worker()

    def _resume(self) -> None:
        """See to it, now and then, that a process that was stopped goes on, or nobody would ever answer."""
        if self._busy and time.monotonic() - self._since > LONG:
            self._since = time.monotonic()
            self._worker.resume()

    def _replace_worker(self) -> None:
        """Start another worker after the process has died, and ask it again."""
        self._worker.close()
        self._busy = 0
        self._worker = self._start_worker() if self._may_restart else _ThreadWorker(self._think)
        self._may_restart = False
        self._send()

    def _start_worker(self) -> Worker:
        """Start a process, or a thread where no process can be made."""
        try:
            return _ProcessWorker(self._think)
        except OSError:
            return _ThreadWorker(self._think)


class _PendingAnswer(Generic[Found]):
    """The answer to a question a client was asked."""

    def __init__(self, client: BotClient, number: int) -> None:
        self._client = client
        self._number = number

    @property
    def dropped(self) -> bool:
        return not self._client.is_last(self._number)

    def poll(self) -> Found | None:
        found = self._client.fetch(self._number)
        if found is None:
            return None
        finding: Found = found.finding
        return finding
