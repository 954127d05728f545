"""Speaks sentences one after the other: by Speech Dispatcher, which screen readers use as well, or by a program."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from math import log
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Protocol

from game.app.platform import home_folder
from game.core.record import record, replace
from game.resources import ENGLISH

FASTEST = 3
"""Speech Dispatcher and SAPI speak so many times as fast at the end of their scales."""
A_MINUTE = 175
"""Words that other voices say in a minute as usual."""
GLIMPSE = 0.02
"""Seconds after which is looked whether a sentence is to be broken off."""
START = 5.0
"""Seconds that a server may take to answer."""


@record
class Manner:
    """How a voice speaks; each figure is a share of what is usual."""

    rate: float = 1.0
    pitch: float = 1.0
    volume: float = 1.0
    name: str = ""  # which of the voices it is; "" for the one that the system would take
    language: str = ENGLISH  # of what is spoken, and so of the voices that are offered

    @property
    def pace(self) -> float:
        """Where its rate stands on a scale from -1 to 1."""
        return min(1.0, max(-1.0, log(self.rate, FASTEST)))


class NoVoice(OSError):
    """There is a program that speaks, but no voice of any language."""


class Speaker(Protocol):
    """Speaks a sentence at a time."""

    def speak(self, text: str, manner: Manner, unwanted: Callable[[], bool]) -> None:
        """Return once it is said, or `unwanted`; raise OSError where nobody speaks any more."""
        ...

    def voices(self, language: str) -> Sequence[str]:
        """Name the voices there are for a language, if that can be told; raise OSError, or NoVoice."""
        ...

    def close(self) -> None:
        """Let go of whatever is open."""
        ...


# ------------------------------------------------------------------ Speech Dispatcher

# Its protocol is spoken here because nothing else does what is needed. Its own client for Python, `speechd`, is in no
# registry, only in the packages of systems, for their Python: a program that brings its own can't load it. Its command,
# spd-say, can break off either everybody's sentences (`-C` sends CANCEL ALL, and the reader's own are lost as well) or
# none: the server goes on with what it has taken when the command is killed. Both were tried, with version 0.11.4.

SERVER = ("speech-dispatcher", "--spawn")
"""Begins to serve where nobody does so far, and returns."""
ENDED = (b"702", b"703")
"""What is reported of a sentence that has been said or dropped."""


class SpeechServer:
    """Speech Dispatcher, by its own protocol: other programs' sentences are said between ours, and never cut off."""

    def __init__(self, path: Path, begin: Sequence[str] = SERVER) -> None:
        """Connect with the first sentence; `path` is the server's socket, `begin` starts it where it isn't there."""
        self._path = path
        self._begin = begin
        self._socket: socket.socket | None = None
        self._read = b""
        self._manner: Manner | None = None
        self._over: tuple[bytes, ...] = ()  # numbers reported with the last sentences that were over

    def _connected(self) -> socket.socket:
        if self._socket is None:
            found = socket.socket(socket.AF_UNIX)
            found.settimeout(START)
            try:
                found.connect(str(self._path))
            except OSError:
                subprocess.run(  # noqa: S603 - a program of the system
                    self._begin, check=False, capture_output=True, timeout=START
                )
                found.connect(str(self._path))
            self._socket, self._read, self._manner, self._over = found, b"", None, ()
            self._ask("SET self CLIENT_NAME player:parlour-tricks:main")
            self._ask("SET self PRIORITY message")
            self._ask("SET self NOTIFICATION end on")
            self._ask("SET self NOTIFICATION cancel on")
        return self._socket

    def _line(self, seconds: float) -> bytes:
        """Give the next line; empty where none comes in time."""
        found, limit = self._connected(), time.monotonic() + seconds
        while b"\r\n" not in self._read:
            found.settimeout(max(0.001, limit - time.monotonic()))
            try:
                more = found.recv(4096)
            except TimeoutError:
                return b""
            if not more:
                raise ConnectionResetError
            self._read += more
        line, _, self._read = self._read.partition(b"\r\n")
        return line

    def _ask(self, command: str) -> Sequence[bytes]:
        """Give what is answered, without codes; reports of sentences are passed over. A refusal is an empty answer."""
        self._connected().sendall(f"{command}\r\n".encode())
        told = list[bytes]()
        while line := self._line(START):
            if line[:1] == b"7":
                self._heed(line)
                continue
            if line[3:4] != b"-":
                return told if line[:1] == b"2" else ()
            told.append(line[4:])
        raise TimeoutError

    def speak(self, text: str, manner: Manner, unwanted: Callable[[], bool]) -> None:
        try:
            self._follow(manner)
            self._ask("SPEAK")
            lines = [f".{line}" if line.startswith(".") else line for line in text.splitlines()]
            self._over = ()
            (number, *_) = self._ask("\r\n".join([*lines, "."])) or (b"",)
            cancelled = False
            while number and not self._ended(number):
                if unwanted() and not cancelled:
                    cancelled = True
                    self._ask("CANCEL self")
        except OSError:
            self.close()  # it is asked again with the next sentence
            raise

    def _ended(self, number: bytes) -> bool:
        """Look for a moment whether this sentence has been reported to be over."""
        line = self._line(0.0 if number in self._over else GLIMPSE)
        self._heed(line)
        return number in self._over

    def _heed(self, line: bytes) -> None:
        if line[:3] in ENDED and line[3:4] == b"-":
            self._over = (*self._over[-3:], line[4:])

    def _follow(self, manner: Manner) -> None:
        """Set what the server can be told of how to speak."""
        if self._manner and self._manner.name and not manner.name:
            self.close()  # a client keeps a voice until it names another
        self._connected()
        if manner == self._manner:
            return
        self._manner = manner
        self._ask(f"SET self LANGUAGE {manner.language}")
        self._ask(f"SET self RATE {round(100 * manner.pace)}")
        self._ask(f"SET self PITCH {_scale(manner.pitch)}")
        self._ask(f"SET self VOLUME {round(200 * min(1.0, manner.volume)) - 100}")
        if manner.name:
            self._ask(f"SET self SYNTHESIS_VOICE {manner.name}")

    def voices(self, language: str) -> Sequence[str]:
        told = [each.decode("utf-8", "replace").split("\t") for each in self._ask("LIST SYNTHESIS_VOICES")]
        mine = [name for name, code, *_ in told if code.lower().split("-")[0] == language]
        return [each for each in dict.fromkeys(mine) if "+" not in each]  # no variants of each

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None


def _scale(share: float) -> int:
    """Put a share of what is usual on a scale from -100 to 100."""
    return round(100 * (min(2.0, max(0.0, share)) - 1))


# ------------------------------------------------------------------ programs

SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "$told = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8);"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; $voice.Rate = {rate}; $voice.Volume = {volume};"
    "{chosen}"
    "$voice.Speak($told.ReadToEnd())"
)
"""[Console]::In would read the sentence in the old code page of the system, and stumble over every accent."""
HINTED = "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [cultureinfo]'{}') }} catch {{ }};"
"""A voice of the language, where there is one."""
POWERSHELL = ("powershell", "-NoProfile", "-NonInteractive", "-Command")
PROGRAMS: Mapping[str, Sequence[str]] = {
    "linux": ("espeak-ng", "espeak"),
    "darwin": ("say",),
    "win32": ("powershell",),
}
"""By system, what speaks what it reads from its input, the best first."""
WITHOUT_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""How it is started: else Windows opens a console for each sentence, above the game and with the focus."""


def command_of(program: str, manner: Manner) -> Sequence[str]:
    """Have a program speak in some manner, as far as it can.

    >>> command_of("espeak-ng", Manner(2.0, 1.2, 0.5, "en-gb"))
    ('espeak-ng', '--stdin', '-s', '350', '-p', '60', '-a', '50', '-v', 'en-gb')
    >>> command_of("espeak-ng", Manner(language="de"))[-2:]
    ('-v', 'de')
    >>> command_of("say", Manner(name="Fiona"))
    ('say', '-f', '-', '-r', '175', '-v', 'Fiona')
    """
    rate = str(round(A_MINUTE * manner.rate))
    match program:
        case "say":
            return ("say", "-f", "-", "-r", rate, *(("-v", manner.name) if manner.name else ()))
        case "powershell":
            safe = re.sub("(['\u2018-\u201b])", r"\1\1", manner.name)
            script = SAPI.format(
                rate=round(10 * manner.pace),
                volume=round(100 * min(1.0, manner.volume)),
                chosen=f"$voice.SelectVoice('{safe}');" if manner.name else HINTED.format(manner.language),
            )
            return (*POWERSHELL, script)
        case _:
            pitch, loud = str(round(50 * manner.pitch)), str(round(100 * manner.volume))
            return (
                program,
                "--stdin",
                "-s",
                rate,
                "-p",
                pitch,
                "-a",
                loud,
                "-v",
                manner.name or manner.language,
            )


class SpokenBy:
    """A program that is started for each sentence."""

    def __init__(self, program: str, command: Callable[[str, Manner], Sequence[str]] = command_of) -> None:
        self._program = program
        self._command = command

    def speak(self, text: str, manner: Manner, unwanted: Callable[[], bool]) -> None:
        quiet = subprocess.DEVNULL
        with subprocess.Popen(  # noqa: S603 - a program of the system, and no word of its own
            self._command(self._program, manner),
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            creationflags=WITHOUT_WINDOW,
        ) as speaking:
            if speaking.stdin is not None:
                with suppress(OSError):  # it has ended
                    speaking.stdin.write(text.encode())
                    speaking.stdin.close()
            while speaking.poll() is None:
                if unwanted():
                    speaking.kill()
                with suppress(subprocess.TimeoutExpired):
                    speaking.wait(GLIMPSE)

    def voices(self, language: str) -> Sequence[str]:
        match self._program:
            case "say":
                listed = _printed("say", "-v", "?")
                found = (re.match(rf"(.+?) +{language}[_-]", line) for line in listed)
                return [each.group(1) for each in found if each]
            case "powershell":
                installed = [line.partition("/") for line in _printed(*POWERSHELL, _LISTED)]
                if not any(name for _, _, name in installed):
                    raise NoVoice
                return [name for code, _, name in installed if code.startswith(language)]
            case _:
                listed = _printed(self._program, f"--voices={language}")
                return [line.split()[1] for line in listed[1:] if len(line.split()) > 1]

    def close(self) -> None:
        """Nothing is open between sentences."""


_LISTED = (
    "Add-Type -AssemblyName System.Speech; [Console]::OutputEncoding = [Text.Encoding]::UTF8;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).GetInstalledVoices() |"
    " ForEach-Object { $_.VoiceInfo } | ForEach-Object { $_.Culture.Name + '/' + $_.Name }"
)


def _printed(*command: str) -> Sequence[str]:
    done = subprocess.run(  # noqa: S603 - a program of the system
        command, check=False, capture_output=True, timeout=START, creationflags=WITHOUT_WINDOW
    )
    return done.stdout.decode("utf-8", "replace").splitlines()


def speaker(system: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Speaker | None:
    """Find who speaks, if anybody does."""
    if system == "linux":
        told = environment.get("XDG_RUNTIME_DIR")
        runtime = Path(told) if told else (home_folder() or Path("/")) / ".cache"
        path = runtime / "speech-dispatcher" / "speechd.sock"
        if path.exists() or shutil.which(SERVER[0]):
            return SpeechServer(path)
    found = next(filter(shutil.which, PROGRAMS.get(system, ())), None)
    return SpokenBy(found) if found else None


# ------------------------------------------------------------------ sentence by sentence


class Voice:
    """Speaks sentences in a thread of its own."""

    def __init__(self, by: Speaker) -> None:
        self._by = by
        self.manner = Manner()
        self.names: Sequence[str] = ()  # of the voices there are for the language, once they are known
        self._known = ""  # the language these are of
        self.missing = False  # there is none, of any language
        self._waiting: SimpleQueue[tuple[int, str] | None] = SimpleQueue()
        self._left = 0  # sentences that have not been said to the end
        self._round = 0  # grows when what waits is not to be said any more
        self._lock = Lock()
        self._thread = Thread(target=self._work, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str) -> None:
        """Say a sentence after those that wait."""
        with self._lock:
            self._left += 1
            self._waiting.put((self._round, text))

    @property
    def busy(self) -> bool:
        """Whether anything is still being said."""
        return self._left > 0

    def stop(self) -> None:
        """Break off, and forget what waits: somebody has gone on."""
        with self._lock:
            self._round += 1

    def _past(self, asked: int) -> bool:
        return asked != self._round

    def _sentences(self) -> Iterator[tuple[int, str]]:
        while (told := self._waiting.get()) is not None:
            yield told

    def _work(self) -> None:
        for asked, text in self._sentences():
            with suppress(OSError, subprocess.TimeoutExpired):  # what speaks has gone
                manner = self.manner
                if manner.name and self._known != manner.language:
                    self._learn(manner.language)  # or a sentence would be read by a voice of another language
                if asked == self._round:
                    known = manner.name in self.names or not any(self.names)
                    self._by.speak(
                        text, manner if known else replace(manner, name=""), partial(self._past, asked)
                    )
                if self._known != manner.language:
                    self._learn(manner.language)
            with self._lock:
                self._left -= 1

    def _learn(self, language: str) -> None:
        try:
            found = self._by.voices(language)
        except subprocess.TimeoutExpired:  # who takes so long is not asked before every sentence
            found = ()
        except NoVoice:
            found, self.missing = (), True
        self.names, self._known = found or ("",), language

    def close(self) -> None:
        """Be silent for good."""
        self.stop()
        self._waiting.put(None)
        self._thread.join()
        self._by.close()
