"""Materials of sound: shaped noise for paper and felt, damped partials for clay, mallets and plucked strings."""

import io
from functools import cache
from wave import open as open_wave

import numpy as np
import numpy.typing as npt

RATE = 44100
GRAIN = 8
"""Samples are multiples of this: its noise lies 83 decibels down, and packages squeeze them to little over half."""
Wave = npt.NDArray[np.float64]


def length(seconds: float) -> int:
    return int(seconds * RATE)


def clock(seconds: float) -> Wave:
    """The times of all samples."""
    return np.arange(length(seconds)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).standard_normal(length(seconds))


def band(wave: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft shoulders."""
    bins = np.fft.rfft(wave)
    hertz = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1.0)
    gain = 1 / (1 + (low / hertz) ** 4) / (1 + (hertz / high) ** 4)
    return np.asarray(np.fft.irfft(bins * gain, len(wave)), dtype=np.float64)


def decay(seconds: float, attack: float, fall: float) -> Wave:
    """A rise of `attack` seconds, then an exponential fall to 1/e within `fall` seconds."""
    t = clock(seconds)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.minimum(1.0, t / attack))
    return np.asarray(rise * np.exp(-np.maximum(0.0, t - attack) / fall), dtype=np.float64)


def swell(seconds: float, top: float) -> Wave:
    """A hump with its summit at the share `top` of the way."""
    t = np.linspace(0.0, 1.0, length(seconds))
    return np.asarray(np.sin(np.pi * t ** (np.log(0.5) / np.log(top))) ** 1.5, dtype=np.float64)


def partials(
    hertz: float, seconds: float, recipe: tuple[tuple[float, float, float], ...], seed: int = 0
) -> Wave:
    """A sum of damped sines: (ratio to the ground note, loudness, seconds of fall)."""
    chance = np.random.default_rng(seed)
    t = clock(seconds)
    out = np.zeros(len(t))
    for ratio, loudness, fall in recipe:
        phase = chance.uniform(0, 2 * np.pi) if seed else 0.0
        out += loudness * np.sin(2 * np.pi * hertz * ratio * t + phase) * decay(seconds, 0.003, fall)
    return out


MALLET = ((1.0, 1.0, 0.32), (2.0, 0.12, 0.2), (3.93, 0.22, 0.05), (9.2, 0.05, 0.015))
BELL = ((0.5, 0.18, 0.5), (1.0, 1.0, 0.55), (2.0, 0.34, 0.32), (2.76, 0.1, 0.2), (4.1, 0.06, 0.09))
CLAY = ((1.0, 1.0, 0.018), (1.47, 0.7, 0.013), (2.09, 0.45, 0.009), (2.83, 0.25, 0.006), (0.52, 0.4, 0.02))


def mallet(note: float, seconds: float = 0.9) -> Wave:
    """A soft stick on a rosewood bar; `note` in semitones from the A of 440 Hz."""
    knock = band(noise(seconds, 17), 300, 1800) * decay(seconds, 0.001, 0.006) * 0.25
    return partials(pitch(note), seconds, MALLET) + knock


def bell(note: float, seconds: float = 1.2) -> Wave:
    return partials(pitch(note), seconds, BELL)


def pluck(note: float, seconds: float = 0.9) -> Wave:
    """A harp string: many partials, the high ones short."""
    recipe = tuple((float(k), 0.9 / k**1.6, 0.55 / k**0.8) for k in range(1, 9))
    return partials(pitch(note), seconds, recipe)


@cache
def string(note: float, seconds: float) -> Wave:
    """A harp string that is plucked again and again; not to be changed."""
    return pluck(note, seconds)


def pitch(note: float) -> float:
    return float(440.0 * 2 ** (note / 12))


def mix(parts: list[tuple[float, Wave, float]], seconds: float) -> Wave:
    """Waves laid over each other: (start in seconds, wave, loudness)."""
    out = np.zeros(length(seconds))
    for start, wave, loudness in parts:
        at = length(start)
        part = wave[: max(0, len(out) - at)]
        out[at : at + len(part)] += loudness * part
    return out


def finished(wave: Wave, decibel: float) -> npt.NDArray[np.int16]:
    """Sixteen-bit samples with the given peak, a clean start and a faded end."""
    wave = wave - wave.mean()
    edge = int(len(wave) * 0.4)
    wave[-edge:] *= 0.5 + 0.5 * np.cos(np.linspace(0.0, np.pi, edge))
    wave[:32] *= np.linspace(0.0, 1.0, 32)
    peak = float(np.abs(wave).max())
    return np.asarray(np.round(wave / peak * 10 ** (decibel / 20) * 32767), dtype=np.int16)


def wav(samples: npt.NDArray[np.int16], rate: int = RATE) -> bytes:
    """A WAV file of 16 bits and one channel, in steps of GRAIN."""
    coarse = np.round(samples / GRAIN) * GRAIN
    buffer = io.BytesIO()
    with open_wave(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(coarse.astype("<i2").tobytes())
    return buffer.getvalue()
