"""Sounds: takes, volumes, silence without a device; every cue has its file."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.record import replace
from game.resources import root
from game.storage.settings import DEFAULTS, Settings
from game.ui.shell.sound import Sound, VolumeKind, pitched, takes_of


class Ear:
    """Settings that can be changed under a sound."""

    def __init__(self) -> None:
        self.settings: Settings = DEFAULTS

    def sound(self) -> Sound:
        return Sound(root() / "sounds", lambda: self.settings, Random(1))


def test_a_cue_has_its_takes_and_no_others(tmp_path: Path) -> None:
    for name in ("chip.wav", "chip_1.wav", "chip_2.ogg", "chips.wav", "chip_fall.wav", "chip_1.txt"):
        (tmp_path / name).touch()
    assert [path.name for path in takes_of(tmp_path, "chip")] == ["chip.wav", "chip_1.wav", "chip_2.ogg"]


def test_a_cue_is_heard_unless_silence_was_asked_for() -> None:
    ear = Ear()
    played = ear.sound()
    assert played.cue("card_place")
    for change in ({"mute": True}, {"effects_volume": 0.0}):
        ear.settings = replace(DEFAULTS, **change)
        assert not played.cue("card_place")
    ear.settings = DEFAULTS
    played.set_focused(False)
    assert not played.cue("card_place")
    ear.settings = replace(DEFAULTS, mute_on_focus_loss=False)
    assert played.cue("card_place")


def test_each_kind_obeys_its_own_volume() -> None:
    ear = Ear()
    ear.settings = replace(DEFAULTS, effects_volume=0.1, room_volume=0.15, music_volume=0.2, voice_volume=0.3)
    assert [ear.sound().loudness(kind) for kind in VolumeKind] == [0.1, 0.15, 0.2, 0.3]


def test_voices_obey_their_own_volume_and_are_offered_one() -> None:
    ear = Ear()
    played = ear.sound()
    assert played.offers(VolumeKind.VOICE)
    for change, heard in (
        ({"effects_volume": 0.0}, True),
        ({"voice_volume": 0.0}, False),
        ({"mute": True}, False),
    ):
        ear.settings = replace(DEFAULTS, **change)
        assert played.cue("voice_marquise_bid") == heard


def test_room_and_music_sound_on_until_they_are_not_wanted() -> None:
    ear = Ear()
    played = ear.sound()
    channel, music = pygame.mixer.Channel(0), pygame.mixer.music

    def heard(**change: object) -> tuple[bool, bool]:
        ear.settings = replace(DEFAULTS, **change)  # type: ignore[arg-type]  # any fields at all
        played.update_loops()
        return channel.get_volume() > 0, music.get_volume() > 0

    assert heard() == (True, True)
    assert channel.get_busy()
    assert music.get_busy()
    assert heard(room_volume=0.0) == (False, True)
    assert heard(music_volume=0.0) == (True, False)
    assert heard(mute=True) == (False, False)
    assert heard(room_volume=0.5, music_volume=0.25) == (True, True)
    assert channel.get_volume() == pytest.approx(0.5, abs=0.01)
    assert music.get_volume() == pytest.approx(0.25, abs=0.01)
    played.set_focused(False)
    played.update_loops()
    assert channel.get_volume() == music.get_volume() == 0.0
    played.stop()
    played.update_loops()


NO_DEVICE = "ALSA: no such device"


def test_without_a_device_the_house_is_silent_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **_more: object) -> None:
        raise pygame.error(NO_DEVICE)

    monkeypatch.setattr(pygame.mixer, "get_init", lambda: None)
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    silent = Ear().sound()
    assert not silent.available
    assert silent.silent_because == NO_DEVICE
    assert not silent.cue("card_place")


def test_an_unknown_cue_is_silent_at_run_time() -> None:
    assert not Ear().sound().cue("trombone")


@pytest.mark.parametrize("pitch", [1.03, 0.97])
def test_pitch_changes_the_length_by_as_much(pitch: float) -> None:
    Ear().sound()
    plain = pygame.mixer.Sound(buffer=bytes(44100))
    assert pitched(plain, pitch).get_length() == pytest.approx(plain.get_length() * (2 - pitch), rel=0.01)
