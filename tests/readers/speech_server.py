"""A stand-in for Speech Dispatcher: takes sentences by its protocol, is silent, and writes down what was spoken.

It says one sentence at a time, in the order in which they come, as Speech Dispatcher does with those of one priority,
and takes as long as a fast voice.
"""

import re
import socket
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from html import unescape
from pathlib import Path
from typing import Any

from game.core.record import record

LETTERS = 400.0
"""Said in a second."""
GLIMPSE = 0.005
TAGS = re.compile("<[^>]*>")
VOICES = ("Alba\ten\tnone", "Bob\ten-GB\tnone", "Bob\ten-GB+croak\tcroak", "Carla\tde\tnone")


@record
class Spoken:
    """What somebody wanted to be said, and how far it came."""

    client: str
    text: str
    end: str  # "said", "cut" or "dropped", which was not begun


class Request:
    """A sentence that waits or is being said."""

    def __init__(self, number: int, visitor: "Visitor", text: str) -> None:
        self.number = number
        self.visitor = visitor
        self.text = text
        self.wanted = True


class SpeechStandIn:
    """Serves at a socket until it is closed."""

    def __init__(self, path: Path, letters: float = LETTERS) -> None:
        self.spoken: list[Spoken] = []
        self.told: list[str] = []  # settings asked for, as they came
        self.silent_since = time.monotonic()
        self.lock = threading.Lock()
        self._letters = letters
        self._waiting = deque[Request]()
        self._number = 0
        self._visitors = list[Visitor]()
        self._closed = False
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(path))
        self._socket.listen()
        for work in (self._serve, self._say):
            threading.Thread(target=work, daemon=True).start()

    def close(self) -> None:
        self._closed = True
        self._socket.close()
        for each in self._visitors:
            each.close()

    @property
    def idle(self) -> bool:
        """Whether nothing is being said and nothing waits."""
        return not self._waiting

    def since(self, mark: int) -> Sequence[Spoken]:
        with self.lock:
            return self.spoken[mark:]

    def _serve(self) -> None:
        number = 0
        while not self._closed:
            try:
                visitor, _ = self._socket.accept()
            except OSError:
                return
            number += 1
            self._visitors.append(Visitor(self, visitor, number))
            threading.Thread(target=self._visitors[-1].serve, daemon=True).start()

    def take(self, visitor: "Visitor", text: str) -> int:
        """Let a sentence wait for its turn; give its number."""
        with self.lock:
            self._number += 1
            self._waiting.append(Request(self._number, visitor, text))
            return self._number

    def cancel(self, visitor: "Visitor | None") -> None:
        """Say nothing more of what somebody, or anybody, wanted to be said."""
        with self.lock:
            for each in self._waiting:
                if visitor in (None, each.visitor):
                    each.wanted = False

    def _say(self) -> None:
        while not self._closed:
            if not self._waiting:
                time.sleep(GLIMPSE)
                continue
            now = self._waiting[0]
            begun = time.monotonic()
            if now.wanted:
                now.visitor.report(701, now.number, "BEGIN")
            spoken = now.wanted
            while now.wanted and time.monotonic() - begun < len(now.text) / self._letters:
                time.sleep(GLIMPSE)
            end = "said" if now.wanted else "cut" if spoken else "dropped"
            with self.lock:
                self.spoken.append(Spoken(now.visitor.name, now.text, end))
                self._waiting.popleft()
                self.silent_since = time.monotonic()
            now.visitor.report(702 if now.wanted else 703, now.number, "END" if now.wanted else "CANCELED")


class Visitor:
    """One program that speaks through the server."""

    def __init__(self, server: SpeechStandIn, there: socket.socket, number: int) -> None:
        self._server = server
        self._socket = there
        self._number = number
        self._lock = threading.Lock()
        self.name = ""

    def _tell(self, *lines: str) -> None:
        with self._lock:
            try:
                self._socket.sendall("".join(f"{line}\r\n" for line in lines).encode())
            except OSError:
                return

    def report(self, code: int, number: int, what: str) -> None:
        self._tell(f"{code}-{number}", f"{code}-{self._number}", f"{code} {what}")

    def _lines(self) -> Iterator[str]:
        with self._socket.makefile("rb") as told:
            for line in told:
                yield line.decode("utf-8", "replace").rstrip("\r\n")

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def serve(self) -> None:
        with self._socket:
            self._answer_all(self._lines())

    def _answer_all(self, lines: Iterator[str]) -> None:
        for line in lines:
            match line.split(maxsplit=3):
                case [word, *_] if word.upper() == "QUIT":
                    self._tell("231 HAPPY HACKING")
                    return
                case [word, *_] if word.upper() == "SPEAK":
                    self._tell("230 OK RECEIVING DATA")
                    said = []
                    for text in lines:
                        if text == ".":
                            break
                        said.append(text.removeprefix(".") if text.startswith("..") else text)
                    self._queue(" ".join(said))
                case [("CHAR" | "KEY" | "SOUND_ICON"), *rest]:
                    self._queue(" ".join(rest))
                case [word, *rest]:
                    self._answer(word.upper(), rest)

    def _queue(self, text: str) -> None:
        plain = " ".join(unescape(TAGS.sub("", text)).split())
        number = self._server.take(self, plain)
        self._tell(f"225-{number}", "225 OK MESSAGE QUEUED")

    def _answer(self, word: str, rest: Sequence[Any]) -> None:
        match word, *rest:
            case "SET", _, "CLIENT_NAME", name:
                self.name = name.split(":")[1] if ":" in name else name
                self._tell("208 OK CLIENT NAME SET")
            case "SET", *_:
                self._server.told.append(" ".join(rest))
                self._tell("202 OK SET")
            case (("STOP" | "CANCEL"), who):
                self._server.cancel(None if who == "all" else self)
                self._tell("210 OK STOPPED")
            case "LIST", "SYNTHESIS_VOICES", *_:
                self._tell(*(f"249-{each}" for each in VOICES), "249 OK VOICE LIST SENT")
            case "LIST", "OUTPUT_MODULES":
                self._tell("250-standin", "250 OK MODULE LIST SENT")
            case "LIST", *_:
                self._tell("249-MALE1", "249 OK VOICE LIST SENT")
            case "GET", what:
                self._tell(f"251-{'standin' if what == 'OUTPUT_MODULE' else '0'}", "251 OK GET RETURNED")
            case "HISTORY", *_:
                self._tell(f"245-{self._number}", "245 OK CLIENT ID SENT")
            case _:
                self._tell("260 OK")
