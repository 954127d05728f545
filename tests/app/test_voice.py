"""The program's own voice: sentences in their order, broken off when somebody goes on."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game.app import voices
from game.app.voices import PROGRAMS, Manner, SpeechServer, SpokenBy, Voice, command_of, speaker
from tests.readers.speech_server import SpeechStandIn

WRITER = "import sys; open(sys.argv[1], 'a').write(sys.stdin.read() + '|')"
SLOW = "import sys, time; sys.stdin.read(); open(sys.argv[1], 'a').write('begun'); time.sleep(60)"
PATIENCE = 120.0


def awaited(file: Path, text: str) -> str:
    """Wait until something has been spoken into a file."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and not (file.exists() and text in file.read_text("utf-8")):
        time.sleep(0.01)
    return file.read_text("utf-8") if file.exists() else ""


def spoken_by(*command: str) -> Voice:
    return Voice(SpokenBy(command[0], lambda _program, _manner: command))


def test_sentences_are_spoken_in_their_order(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = spoken_by(sys.executable, "-c", WRITER, str(file))
    for text in ("Écarté.", "You lead.", "-h ; rm"):
        voice.say(text)
    assert awaited(file, "rm|") == "Écarté.|You lead.|-h ; rm|"
    voice.close()


def test_whoever_goes_on_hears_no_more_of_what_waited(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = spoken_by(sys.executable, "-c", SLOW, str(file))
    voice.say("one")
    voice.say("two")
    assert awaited(file, "begun") == "begun"
    voice.stop()
    voice.close()  # would wait for a minute otherwise
    assert file.read_text("utf-8") == "begun"


def test_a_program_that_has_gone_leaves_the_window_alone() -> None:
    voice = spoken_by("there is no such program")
    voice.say("one")
    voice.close()


class Slow(SpokenBy):
    """Speaks, but takes too long to name its voices."""

    def voices(self, language: str) -> Sequence[str]:
        raise subprocess.TimeoutExpired(language, 0)


def test_a_voice_speaks_though_it_takes_too_long_to_name_the_voices(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = Voice(Slow("", lambda _, manner: (sys.executable, "-c", WRITER, str(file), manner.name)))
    voice.manner = Manner(name="Hedda")
    voice.say("one")
    voice.say("two")
    at_rest(voice)
    assert file.read_text("utf-8") == "one|two|"
    voice.close()


def test_no_console_opens_above_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []

    def begun(*_command: object, **how: object) -> None:
        told.append(how["creationflags"])
        raise OSError

    monkeypatch.setattr(voices, "WITHOUT_WINDOW", 0x0800_0000)  # as Windows calls it
    monkeypatch.setattr(subprocess, "Popen", begun)
    voice = Voice(SpokenBy("powershell"))
    voice.say("one")
    voice.say("two")
    deadline = time.monotonic() + PATIENCE
    while voice.busy and time.monotonic() < deadline:
        time.sleep(0.01)
    voice.close()
    assert told == [0x0800_0000, 0x0800_0000]


def test_windows_reads_a_sentence_as_it_is_written() -> None:
    *_, script = command_of("powershell", Manner(2.0, 1.0, 0.4, "O’Hara"))
    assert "Rate = 6; $voice.Volume = 40;" in script
    assert "SelectVoice('O’’Hara')" in script, "its quote would end the name"
    assert "[Text.Encoding]::UTF8" in script
    assert "[Console]::In." not in script  # which has an encoding of its own


@pytest.mark.parametrize(
    ("told", "names", "missing"),
    [
        (["en-US/Microsoft David", "de-DE/Microsoft Hedda"], ["Microsoft Hedda"], False),
        (["en-US/Microsoft David"], [""], False),  # it reads German as well as it can
        ([], [""], True),
        (["", "/"], [""], True),
    ],
)
def test_windows_may_have_a_program_that_speaks_and_no_voice(
    told: Sequence[str], names: Sequence[str], missing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voices, "_printed", lambda *_command: told)
    voice = Voice(SpokenBy("powershell", lambda *_: ("true",)))
    voice.manner = Manner(language="de")
    voice.say("one")
    at_rest(voice)
    assert (list(voice.names), voice.missing) == (names, missing)
    voice.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SpeechStandIn]:
    there = SpeechStandIn(tmp_path / "speech-dispatcher" / "speechd.sock", letters=40.0)
    yield there
    there.close()


def at_rest(voice: Voice) -> None:
    limit = time.monotonic() + PATIENCE
    while voice.busy and time.monotonic() < limit:
        time.sleep(0.01)
    assert not voice.busy


def test_the_speech_server_speaks_in_order_as_it_is_told_to(server: SpeechStandIn, tmp_path: Path) -> None:
    by = speaker("linux", {"XDG_RUNTIME_DIR": str(tmp_path)})
    assert by is not None
    voice = Voice(by)
    voice.manner = Manner(3.0, 0.8, 0.5, "Alba")
    for text in ("You lead.", "...and\n.", "Écarté"):
        voice.say(text)
    at_rest(voice)
    assert [(each.client, each.text, each.end) for each in server.spoken] == [
        ("parlour-tricks", text, "said") for text in ("You lead.", "...and .", "Écarté")
    ]
    assert [each for each in server.told if "NOTIF" not in each] == [
        "self PRIORITY message",
        "self LANGUAGE en",
        "self RATE 100",
        "self PITCH -20",
        "self VOLUME 0",
        "self SYNTHESIS_VOICE Alba",
    ]
    assert voice.names == ["Alba", "Bob"], "neither other languages, nor variants"
    voice.close()


def test_no_voice_of_another_language_speaks(server: SpeechStandIn, tmp_path: Path) -> None:
    voice = Voice(SpeechServer(tmp_path / "speech-dispatcher" / "speechd.sock"))
    voice.manner = Manner(name="Alba")
    voice.say("You lead.")
    at_rest(voice)
    voice.manner = Manner(name="Alba", language="de")
    voice.say("Sie spielen aus.")
    at_rest(voice)
    chosen = [each.partition(" ")[2] for each in server.told if "LANGUAGE" in each or "VOICE" in each]
    assert chosen == ["LANGUAGE en", "SYNTHESIS_VOICE Alba", "LANGUAGE de"]
    assert voice.names == ["Carla"]
    voice.close()


def test_the_speech_server_breaks_off_our_sentence_and_nobody_else_s(
    server: SpeechStandIn, tmp_path: Path
) -> None:
    path = tmp_path / "speech-dispatcher" / "speechd.sock"
    reader, voice = Voice(SpeechServer(path)), Voice(SpeechServer(path))
    reader.say("What has the focus, button.")
    at_rest(reader)
    voice.say("A sentence that takes many seconds. " * 9)
    voice.say("Another.")
    limit = time.monotonic() + PATIENCE
    while server.idle and time.monotonic() < limit:
        time.sleep(0.01)
    reader.say("Something else, button.")
    voice.stop()
    voice.say("Your turn.")
    at_rest(voice)
    at_rest(reader)
    ends = {each.text.strip()[:8]: each.end for each in server.spoken}
    assert ends.pop("A senten") in ("cut", "dropped")
    assert ends == {"What has": "said", "Somethin": "said", "Your tur": "said"}
    for each in (voice, reader):
        each.close()


def test_a_speech_server_that_comes_back_is_spoken_to_again(tmp_path: Path) -> None:
    path = tmp_path / "speech-dispatcher" / "speechd.sock"
    first = SpeechStandIn(path)
    voice = Voice(SpeechServer(path, ("true",)))
    voice.say("One.")
    at_rest(voice)
    first.close()
    path.unlink()
    voice.say("Two.")
    at_rest(voice)
    again = SpeechStandIn(path)
    voice.say("Three.")
    at_rest(voice)
    assert [each.text for each in again.spoken] == ["Three."]
    voice.close()
    again.close()


REAL = """
CommunicationMethod "unix_socket"
Timeout 0
LogLevel 0
LogDir "{folder}"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule writer
AudioOutputMethod "libao"
"""
WRITING = """
GenericExecuteSynth "echo \\'$DATA\\' >> {folder}/said; sleep 1"
AddVoice "en" "MALE1" "alba"
"""


@pytest.mark.skipif(
    shutil.which("speech-dispatcher") is None, reason="Speech Dispatcher is tried, which this machine lacks"
)
def test_the_real_speech_dispatcher_takes_all_that_is_asked_of_it(tmp_path: Path) -> None:
    """With a module that writes down what it is to say, as this machine has no sound."""
    (tmp_path / "modules").mkdir()
    (tmp_path / "speechd.conf").write_text(REAL.format(folder=tmp_path))
    (tmp_path / "modules" / "writer.conf").write_text(WRITING.format(folder=tmp_path))
    path = tmp_path / "socket"
    (tmp_path / ".libao").write_text("default_driver=null")
    ways = ("--communication-method", "unix_socket", "--socket-path", str(path))
    command = ("speech-dispatcher", "--run-single", "--config-dir", str(tmp_path), *ways)
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        (*command, "--pid-file", str(tmp_path / "pid")),
        env={**os.environ, "HOME": str(tmp_path)},
        stdout=quiet,
        stderr=quiet,
    ) as server:
        try:
            limit = time.monotonic() + PATIENCE
            while not path.exists() and time.monotonic() < limit:
                time.sleep(0.05)
            voice = Voice(SpeechServer(path))
            voice.manner = Manner(2.0, name="alba")
            voice.say("You lead.")
            at_rest(voice)
            voice.say("This is broken off.")
            assert "This" in awaited(tmp_path / "said", "This")
            voice.say("This waits.")
            voice.stop()
            at_rest(voice)
            voice.say("Your turn.")
            at_rest(voice)
            voice.close()
        finally:
            server.terminate()
    assert (tmp_path / "said").read_text().splitlines() == ["You lead.", "This is broken off.", "Your turn."]


def test_no_other_system_is_asked() -> None:
    assert speaker("beos") is None
    assert set(PROGRAMS) == {"linux", "darwin", "win32"}


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng speaks, which this machine lacks")
def test_espeak_speaks(tmp_path: Path) -> None:
    sound = tmp_path / "said.wav"
    voice = spoken_by("espeak-ng", "--stdin", "-w", str(sound))
    voice.say("You hold five cards.")
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and not (sound.exists() and sound.stat().st_size > 20_000):
        time.sleep(0.01)
    assert sound.stat().st_size > 20_000  # more than a second of sound
    voice.close()
