"""The program's own voice: sentences in their order, broken off when somebody goes on."""

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.app import aloud as voices
from game.app.aloud import PROGRAMS, Voice, speaker

WRITER = "import sys; open(sys.argv[1], 'a').write(sys.stdin.read() + '|')"
SLOW = "import sys, time; sys.stdin.read(); open(sys.argv[1], 'a').write('begun'); time.sleep(60)"
PATIENCE = 120.0


def awaited(file: Path, text: str) -> str:
    """Wait until something has been spoken into a file."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and not (file.exists() and text in file.read_text("utf-8")):
        time.sleep(0.01)
    return file.read_text("utf-8") if file.exists() else ""


def test_sentences_are_spoken_in_their_order(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = Voice((sys.executable, "-c", WRITER, str(file)))
    for text in ("Écarté.", "You lead.", "-h ; rm"):
        voice.say(text)
    assert awaited(file, "rm|") == "Écarté.|You lead.|-h ; rm|"
    voice.close()


def test_whoever_goes_on_hears_no_more_of_what_waited(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = Voice((sys.executable, "-c", SLOW, str(file)))
    voice.say("one")
    voice.say("two")
    assert awaited(file, "begun") == "begun"
    voice.stop()
    voice.close()  # would wait for a minute otherwise
    assert file.read_text("utf-8") == "begun"


def test_a_program_that_has_gone_leaves_the_window_alone() -> None:
    voice = Voice(("there is no such program",))
    voice.say("one")
    voice.close()


def test_no_console_opens_above_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []

    def begun(*_command: object, **how: object) -> None:
        told.append(how["creationflags"])
        raise OSError

    monkeypatch.setattr(voices, "WITHOUT_WINDOW", 0x0800_0000)  # as Windows calls it
    monkeypatch.setattr(subprocess, "Popen", begun)
    voice = Voice(("powershell",))
    voice.say("one")
    voice.say("two")
    deadline = time.monotonic() + PATIENCE
    while voice.busy and time.monotonic() < deadline:
        time.sleep(0.01)
    voice.close()
    assert told == [0x0800_0000, 0x0800_0000]


def test_windows_reads_a_sentence_as_it_is_written() -> None:
    ((*_, script),) = PROGRAMS["win32"]
    assert "[Text.Encoding]::UTF8" in script
    assert "[Console]::In." not in script  # which has an encoding of its own


def test_no_other_system_is_asked() -> None:
    assert speaker("beos") == ()
    assert set(PROGRAMS) == {"linux", "darwin", "win32"}


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng speaks, which this machine lacks")
def test_espeak_speaks(tmp_path: Path) -> None:
    sound = tmp_path / "said.wav"
    voice = Voice(("espeak-ng", "--stdin", "-w", str(sound)))
    voice.say("You hold five cards.")
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and not (sound.exists() and sound.stat().st_size > 20_000):
        time.sleep(0.01)
    assert sound.stat().st_size > 20_000  # more than a second of sound
    voice.close()
