"""What is heard behind the game: a quiet room, and one piece of music for two harps. Both are loops without a seam."""

from collections.abc import Iterator

import numpy as np

from tones import RATE, Wave, band, decay, length, mallet, mix, noise, string, wav

HALF = 2
"""A loop is written with every second sample: nothing in it lies above 10 kHz."""

# --------------------------------------------------------------------------------------------------------- the room

ROOM = 16.0


def looped(wave: Wave, seconds: float) -> Wave:
    """Lay what rings on after the end over the beginning."""
    count = length(seconds)
    out = wave[:count].copy()
    rest = wave[count : 2 * count]
    out[: len(rest)] += rest
    return out


def hum(seconds: float) -> Wave:
    """Air in a room: low noise that swells a little, and joins itself without a step."""
    count, over = length(seconds), length(2.0)
    rough = band(noise(seconds + 2.0, 501), 60, 260) + 0.12 * band(noise(seconds + 2.0, 502), 300, 1500)
    fade = np.linspace(0.0, 1.0, over)
    rough[:over] = rough[:over] * np.sqrt(fade) + rough[count : count + over] * np.sqrt(1 - fade)
    t = np.arange(count) / RATE
    return np.asarray(rough[:count] * (1 + 0.2 * np.sin(2 * np.pi * t / seconds * 3)), dtype=np.float64)


def tick(seed: int, low: bool) -> Wave:
    """One beat of a tall clock in the next room."""
    seconds = 0.25
    knock = band(noise(seconds, seed), 500 if low else 700, 1500 if low else 2100) * decay(
        seconds, 0.001, 0.012
    )
    return knock + 0.6 * mallet(-22 if low else -20, seconds)


def crackle(seed: int) -> Wave:
    """A log in the fire."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in np.sort(chance.uniform(0, 0.5, 5)):
        snap = band(noise(0.05, seed + int(1000 * at)), 900, 5200) * decay(0.05, 0.0005, 0.006)
        parts.append((float(at), snap, float(chance.uniform(0.2, 1.0))))
    return mix(parts, 0.6)


def room() -> Wave:
    """The room: air, a clock that beats every second, and a fire."""
    chance = np.random.default_rng(505)
    parts: list[tuple[float, Wave, float]] = [(0.0, hum(ROOM), 0.16)]
    parts += [(float(beat), tick(510 + beat % 2, bool(beat % 2)), 0.05) for beat in range(int(ROOM))]
    parts += [
        (float(at), crackle(530 + place), float(chance.uniform(0.03, 0.09)))
        for place, at in enumerate(chance.uniform(0.5, ROOM - 1.5, 9))
    ]
    return looped(mix(parts, ROOM + 1.0), ROOM)


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


LOOPS = {"room_1": (room, -22.0), "music_1": (piece, -15.0)}
"""File and peak in decibels."""


def file(name: str) -> bytes:
    """One loop as a WAV file, 22.05 kHz."""
    make, decibel = LOOPS[name]
    whole = make()
    bins = np.fft.rfft(whole)
    bins[np.fft.rfftfreq(len(whole), 1 / RATE) > 9800] = 0
    smooth = np.fft.irfft(bins, len(whole))[::HALF]
    return wav(np.round(smooth / float(np.abs(smooth).max()) * 10 ** (decibel / 20) * 32767), RATE // HALF)


def files() -> Iterator[tuple[str, bytes]]:
    for name in LOOPS:
        yield f"sounds/{name}.wav", file(name)
