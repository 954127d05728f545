"""Sounds: takes, volumes, silence without a device; every cue has its file."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.record import replace
from game.resources import root
from game.storage.settings import DEFAULTS, Settings
from game.ui.shell import sound as sound_module
from game.ui.shell.sound import Sound, VolumeKind, pitched, takes_of


def sound(settings: Settings = DEFAULTS) -> Sound:
    return Sound(root() / "sounds", settings, Random(1))


def test_a_cue_has_its_takes_and_no_others(tmp_path: Path) -> None:
    for name in ("chip.wav", "chip_1.wav", "chip_2.ogg", "chips.wav", "chip_fall.wav", "chip_1.txt"):
        (tmp_path / name).touch()
    assert [path.name for path in takes_of(tmp_path, "chip")] == ["chip.wav", "chip_1.wav", "chip_2.ogg"]


def test_the_files_are_looked_for_once_and_not_at_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    played = sound()
    played.enter("salon")
    played.update_loops()
    monkeypatch.setattr(Path, "glob", lambda *_: pytest.fail("looked again"))
    played.update_loops()


def test_a_cue_is_heard_unless_silence_was_asked_for() -> None:
    played = sound()
    assert played.cue("card_place")
    for change in ({"mute": True}, {"effects_volume": 0.0}):
        played.settings = replace(DEFAULTS, **change)
        assert not played.cue("card_place")
    played.settings = DEFAULTS
    played.set_focused(False)
    assert not played.cue("card_place")
    played.settings = replace(DEFAULTS, mute_on_focus_loss=False)
    assert played.cue("card_place")


def test_each_kind_obeys_its_own_volume() -> None:
    mine = replace(DEFAULTS, effects_volume=0.1, room_volume=0.15, music_volume=0.2, voice_volume=0.3)
    assert [sound(mine).loudness(kind) for kind in VolumeKind] == [0.1, 0.15, 0.2, 0.3]


def test_voices_obey_their_own_volume_and_are_offered_one() -> None:
    played = sound()
    assert played.offers(VolumeKind.VOICE)
    for change, heard in (
        ({"effects_volume": 0.0}, True),
        ({"voice_volume": 0.0}, False),
        ({"mute": True}, False),
    ):
        played.settings = replace(DEFAULTS, **change)
        assert played.cue("voice_marquise_bid") == heard


def settled(played: Sound) -> float:
    """Let what sounds on become as loud as it should be; give that."""
    levels = []
    for _ in range(60):
        played.update_loops()
        levels.append(pygame.mixer.music.get_volume() if pygame.mixer.music.get_busy() else 0.0)
    assert all(abs(after - before) < 0.06 for before, after in pairwise(levels)), "it clicks"
    return levels[-1]


def test_music_sounds_on_away_from_tables_and_the_room_at_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[str]()
    played, load = sound(), pygame.mixer.music.load

    def begin(path: Path) -> None:
        begun.append(path.stem)
        load(path)

    monkeypatch.setattr(pygame.mixer.music, "load", begin)

    def heard(room: str, **change: object) -> tuple[str, float]:
        played.settings = replace(DEFAULTS, **change)  # type: ignore[arg-type]  # any fields at all
        played.enter(room)
        level = settled(played)
        return begun[-1], round(level, 1)

    assert heard("") == ("music_1", 0.4)
    assert heard("inn") == ("room_inn", 0.3)
    assert heard("inn", room_volume=0.8) == ("room_inn", 0.8)
    assert heard("inn", mute=True) == ("room_inn", 0.0)
    assert heard("inn") == ("room_inn", 0.3)
    assert heard("inn", room_volume=0.0) == ("music_1", 0.4)
    assert heard("salon", music_volume=0.0) == ("room_salon", 0.3)
    assert heard("", music_volume=0.0)[1] == 0.0
    assert heard("nowhere", room_volume=0.5) == ("music_1", 0.4)
    assert heard("") == ("music_1", 0.4)
    played.try_room()
    assert heard("", room_volume=0.7) == ("room_coffee_house", 0.7), (
        "it is tried where nobody sits at a table"
    )
    assert [heard("", room_volume=0.7) for _ in range(6)][-1] == ("music_1", 0.4)
    played.set_focused(False)
    assert settled(played) == 0.0
    played.stop()
    played.update_loops()


def test_nothing_that_sounds_on_is_read_before_it_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list[object]()
    monkeypatch.setattr(pygame.mixer, "Sound", lambda *given: whole.append(given))
    played = sound()
    played.enter("inn")
    settled(played)
    assert pygame.mixer.music.get_busy()
    assert not whole, "it is read as a whole"
    played.stop()


NO_DEVICE = "ALSA: no such device"


def test_without_a_device_the_house_is_silent_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **_more: object) -> None:
        raise pygame.error(NO_DEVICE)

    monkeypatch.setattr(pygame.mixer, "get_init", lambda: None)
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    silent = sound()
    assert not silent.available
    assert silent.silent_because == NO_DEVICE
    assert not silent.cue("card_place")


def test_an_unknown_cue_is_silent_at_run_time() -> None:
    assert not sound().cue("trombone")


@pytest.mark.parametrize(("cue", "pitches"), [("card_flip", 2), ("king", 0)])
def test_what_comes_in_several_takes_varies_in_pitch(
    cue: str, pitches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[float]()

    def note(take: pygame.mixer.Sound, pitch: float) -> pygame.mixer.Sound:
        heard.append(pitch)
        return take

    monkeypatch.setattr(sound_module, "pitched", note)
    played = sound()
    assert all(played.cue(cue) for _ in range(60))
    assert len(set(heard)) == pitches


@pytest.mark.parametrize("pitch", [1.03, 0.97])
def test_pitch_changes_the_length_by_as_much(pitch: float) -> None:
    sound()
    plain = pygame.mixer.Sound(buffer=bytes(44100))
    assert pitched(plain, pitch).get_length() == pytest.approx(plain.get_length() * (2 - pitch), rel=0.01)
