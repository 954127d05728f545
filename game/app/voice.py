"""The program's own voice, by what the system speaks with: speech-dispatcher or eSpeak, a Mac's `say`, Windows' SAPI.

One sentence is one run of the system's program, in a thread, so that nothing waits for it.
"""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread

SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "$told = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8);"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($told.ReadToEnd())"
)
"""[Console]::In would read the sentence in the old code page of the system, and stumble over every accent."""
PROGRAMS: Mapping[str, Sequence[Sequence[str]]] = {
    "linux": (("spd-say", "--wait", "--pipe-mode"), ("espeak-ng", "--stdin"), ("espeak", "--stdin")),
    "darwin": (("say", "-f", "-"),),
    "win32": (("powershell", "-NoProfile", "-NonInteractive", "-Command", SAPI),),
}
"""By system, what speaks what it reads from its input, the best first."""
WITHOUT_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""How it is started: else Windows opens a console for each sentence, above the game and with the focus."""


def speaker(system: str = sys.platform) -> Sequence[str]:
    """Find a program that speaks; empty where there is none."""
    return next((each for each in PROGRAMS.get(system, ()) if shutil.which(each[0])), ())


class Voice:
    """Speaks sentences one after the other."""

    def __init__(self, command: Sequence[str]) -> None:
        """Speak with a program that reads what to say."""
        self._command = command
        self._waiting: SimpleQueue[tuple[int, str] | None] = SimpleQueue()
        self._left = 0  # sentences that have not been said to the end
        self._round = 0  # grows when what waits is not to be said any more
        self._speaking: subprocess.Popen[str] | None = None
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

    def hush(self) -> None:
        """Break off, and forget what waits: somebody has gone on."""
        with self._lock:
            self._round += 1
            if self._speaking is not None:
                with suppress(OSError):
                    self._speaking.kill()

    def _work(self) -> None:
        while (told := self._waiting.get()) is not None:
            with suppress(OSError):  # what speaks has gone
                self._speak(*told)
            with self._lock:
                self._left -= 1

    def _speak(self, asked: int, text: str) -> None:
        with self._lock:
            if asked != self._round:
                return
            quiet = subprocess.DEVNULL
            self._speaking = subprocess.Popen(  # noqa: S603 - a program of the system, and no word of its own
                self._command,
                stdin=subprocess.PIPE,
                stdout=quiet,
                stderr=quiet,
                text=True,
                encoding="utf-8",
                creationflags=WITHOUT_WINDOW,
            )
        with suppress(OSError, ValueError):  # it was broken off
            self._speaking.communicate(text)
        with self._lock:
            self._speaking = None

    def close(self) -> None:
        """Be silent for good."""
        self.hush()
        self._waiting.put(None)
        self._thread.join()
