"""What sounds on behind everything, the music and the quiet of each room, is soft and has no seam."""

import wave
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from game import resources
from game.catalogue import GAMES

np = pytest.importorskip("numpy", reason="the tools that make pictures and sounds are not installed")
Samples: TypeAlias = Any
CLICK = 0.1
"""A step no larger than a card that is laid down."""
TONES = [
    path.stem
    for pattern in ("music_*", "room_*")
    for path in sorted((resources.root() / "sounds").glob(pattern))
]


def file(name: str) -> Path:
    return resources.root() / "sounds" / f"{name}.wav"


def looped(name: str, rate: int) -> Samples:
    """Give the samples of a loop, from -1 to 1."""
    with wave.open(str(file(name))) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, rate)
        assert 15 <= sound.getnframes() / rate <= 60
        return np.frombuffer(sound.readframes(sound.getnframes()), "<i2") / 32768


def seam(samples: Samples, rate: int) -> float:
    """Tell how much more lies above 4 kHz at the seam than around it, in decibels: a click stands out."""
    span, turned = rate // 50, np.roll(samples, len(samples) // 2)
    bins = np.fft.rfft(turned)
    bins[np.fft.rfftfreq(len(turned), 1 / rate) < 4000] = 0
    middle = len(turned) // 2
    near = np.fft.irfft(bins, len(turned))[middle - 25 * span - span // 2 :][: 51 * span] ** 2
    parts = near.reshape(51, span).mean(axis=1) + 1e-9
    return float(10 * np.log10(parts[25] / np.median(parts)))


@pytest.mark.parametrize("name", TONES)
def test_loops_are_softer_than_all_else_and_have_no_seam(name: str) -> None:
    rate = 22050 if name == "music_1" else 11025
    samples = looped(name, rate)
    assert np.abs(samples).max() <= 10 ** ((-14.9 if name == "music_1" else -21.9) / 20)
    steps = np.sort(np.abs(np.diff(samples)))
    assert abs(samples[0] - samples[-1]) <= steps[round(0.999 * len(steps))]
    assert seam(samples, rate) < 6
    samples[: rate // 50] += CLICK
    assert seam(samples, rate) > 6, "a click would not be noticed"


def test_every_room_a_game_is_played_in_is_heard_and_none_is_louder_than_another() -> None:
    assert {f"room_{game.table.room}" for game in GAMES} | {"music_1"} == set(TONES)
    louds = [10 * np.log10(float((looped(name, 11025) ** 2).mean())) for name in TONES if name != "music_1"]
    assert max(louds) - min(louds) < 2
    assert max(louds) < -34
    assert sum(file(name).stat().st_size for name in TONES) < 4_300_000
