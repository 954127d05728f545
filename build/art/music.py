"""The one piece of music, for two harps: a loop without a seam."""

from collections.abc import Iterator

import numpy as np

from tones import RATE, Wave, length, mix, string, wav

HALF = 2
"""It is written with every second sample: nothing in it lies above 10 kHz."""
LOUD = -15.0
"""Peak in decibels."""


def looped(wave: Wave, seconds: float) -> Wave:
    """Lay what rings on after the end over the beginning."""
    count = length(seconds)
    out = wave[:count].copy()
    rest = wave[count : 2 * count]
    out[: len(rest)] += rest
    return out


# -------------------------------------------------------------------------------------------------------- the piece

BEAT = 60 / 76
D, E, FIS, G, A, B, CIS = -19, -17, -15, -14, -12, -10, -8
"""The octave below the middle, in semitones from the A of 440 Hz."""

Chord = tuple[int, int, int]
CHORDS: tuple[Chord, ...] = (
    (D, FIS, A), (CIS - 12, E, A), (B - 12, D, FIS), (FIS - 12, CIS - 12, FIS),
    (G - 12, D, G), (D, FIS, A), (E, G, B), (A - 12, E, CIS),
    (D, FIS, A), (CIS - 12, E, A), (B - 12, D, FIS), (G - 12, B - 12, E),
    (A - 12, D, FIS), (A - 12, E, G), (D, A, FIS + 12), (D, FIS, A),
)  # fmt: skip
"""One a bar of three beats: a minuet of sixteen bars."""

UP = 12
Line = tuple[tuple[int, float], ...]
MELODY: tuple[Line, ...] = (
    ((A, 2), (FIS, 1)), ((E, 1.5), (FIS, 0.5), (G, 1)), ((FIS, 2), (D, 1)), ((CIS - 12, 3),),
    ((B - 12, 1), (D, 1), (G, 1)), ((FIS, 2), (A, 1)), ((G, 1), (FIS, 1), (E, 1)), ((E, 3),),
    ((A, 2), (D + UP, 1)), ((CIS, 1.5), (B, 0.5), (A, 1)), ((B, 1), (A, 1), (FIS, 1)), ((G, 2), (E, 1)),
    ((FIS, 1), (G, 1), (A, 1)), ((B, 1), (CIS, 1), (E, 1)), ((D, 3),), ((D, 3),),
)  # fmt: skip
"""Notes and their beats, bar by bar; an octave higher than they are written."""

BARS = len(CHORDS)
PIECE = BARS * 3 * BEAT


def piece() -> Wave:
    """Broken chords below, the tune above, each note a hair late or early, as by hand."""
    chance = np.random.default_rng(77)
    parts: list[tuple[float, Wave, float]] = []
    for bar, (chord, line) in enumerate(zip(CHORDS, MELODY, strict=True)):
        start = bar * 3 * BEAT
        low, middle, high = chord
        for place, note in enumerate((low, middle, high, middle + 12, high, middle)):
            at = start + place * BEAT / 2 + float(chance.uniform(0, 0.012))
            parts.append((at, string(note, 2.2), 0.34 - 0.03 * (place % 3)))
        beat = 0.0
        for note, beats in line:
            at = start + beat * BEAT + float(chance.uniform(0, 0.014))
            parts.append((at, string(note + UP, 2.6), 0.62))
            beat += beats
    return looped(mix(parts, PIECE + 3.0), PIECE)


def written(whole: Wave, decibel: float, every: int) -> bytes:
    """A loop as a WAV file with this peak, with one of so many samples."""
    bins = np.fft.rfft(whole)
    bins[np.fft.rfftfreq(len(whole), 1 / RATE) > 4 / 9 * RATE / every] = 0
    smooth = np.fft.irfft(bins, len(whole))[::every]
    return wav(np.round(smooth / float(np.abs(smooth).max()) * 10 ** (decibel / 20) * 32767), RATE // every)


def files() -> Iterator[tuple[str, bytes]]:
    """The piece as a WAV file, 22.05 kHz."""
    yield "sounds/music_1.wav", written(piece(), LOUD, HALF)
