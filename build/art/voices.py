"""The voices of the eight opponents: an instrument each, without words. What is said decides the tune."""

from collections.abc import Callable, Iterator

import numpy as np

from tones import Wave, band, clock, decay, finished, mix, noise, partials, pitch, wav

HALF = 2
"""A voice is written with every second sample: nothing in it lies above 9 kHz."""

Play = Callable[[float, float], Wave]
"""An instrument: a note in semitones from the A of 440 Hz, and for how many seconds it sounds."""


def plucked(reach: float, fall: float, tilt: float) -> Play:
    """A string: so many partials, how long the lowest sounds, and how fast the higher ones grow faint."""

    def play(note: float, seconds: float) -> Wave:
        recipe = tuple((float(k), 1 / k**tilt, fall / k**0.7) for k in range(1, int(reach) + 1))
        return partials(pitch(note), seconds, recipe)

    return play


def blown(strengths: tuple[float, ...], attack: float, sway: float = 0.0, breath: float = 0.0) -> Play:
    """A pipe or a reed: how strong each partial is, how fast it speaks, how its pitch sways, and its breath."""

    def play(note: float, seconds: float) -> Wave:
        t = clock(seconds)
        phase = 2 * np.pi * pitch(note) * (t + sway * np.sin(2 * np.pi * 5.5 * t) / (2 * np.pi * 5.5))
        tone = sum(strength * np.sin(k * phase) for k, strength in enumerate(strengths, 1))
        release = np.minimum(1.0, (seconds - t) / 0.05)
        air = breath * band(noise(seconds, round(note) + 60), 1500, 5000) if breath else 0.0
        return np.asarray((tone + air) * decay(seconds, attack, 0.6) * release, dtype=np.float64)

    return play


def doubled(play: Play, apart: float) -> Play:
    """Two of them, a little out of tune with each other."""
    return lambda note, seconds: play(note - apart, seconds) + play(note + apart, seconds)


VOICES: dict[str, tuple[Play, float, float]] = {
    "marquise": (plucked(14, 0.16, 0.8), 5, -12),  # a harpsichord
    "colonel": (blown((0.7, 1.0, 0.8, 0.5, 0.25, 0.1), 0.03, 0.004), -22, -15),  # a bassoon that hums
    "abbe": (blown((1.0, 0.5, 0.1, 0.25), 0.05), -9, -17),  # a soft organ
    "governess": (plucked(8, 0.09, 1.5), 3, -13),  # a violin, plucked
    "attache": (blown((1.0, 0.25, 0.08), 0.04, 0.006, 0.05), 10, -16),  # a flute
    "contessa": (plucked(10, 0.3, 1.2), -5, -14),  # a guitar
    "notary": (blown((1.0, 0.04, 0.6, 0.03, 0.3, 0.02, 0.12), 0.03), -7, -17),  # a clarinet
    "captain": (doubled(blown((1.0, 0.7, 0.5, 0.4, 0.3, 0.2), 0.02), 0.12), -2, -14),  # a concertina
}
"""By file of a portrait: the instrument, its lowest note, and its peak in decibels."""

Tune = tuple[
    tuple[float, float, float], ...
]  # when a note begins, how far it lies above the lowest, how long it is
TUNES: dict[str, Tune] = {
    "bid": ((0.0, 0, 0.16), (0.14, 4, 0.26)),
    "raise": ((0.0, 2, 0.14), (0.12, 7, 0.3)),
    "pass": ((0.0, 2, 0.16), (0.15, 0, 0.26)),
    "hold": ((0.0, 2, 0.14), (0.17, 2, 0.24)),
    "vie": ((0.0, 7, 0.1), (0.09, 9, 0.2)),
    "propose": ((0.0, 0, 0.14), (0.12, 3, 0.14), (0.24, 6, 0.26)),
    "remark": ((0.0, 1, 0.16), (0.13, -1, 0.2)),
}
"""By what is said."""


def call(person: str, act: str) -> bytes:
    """One voice saying one thing, as a WAV file of 22 kHz."""
    play, low, decibel = VOICES[person]
    parts = [(at, play(low + above, seconds), 0.8) for at, above, seconds in TUNES[act]]
    if person == "marquise" and act != "remark":  # with a turn before the last note
        at, above, _ = TUNES[act][-1]
        parts += [(at - 0.05, play(low + above + 2, 0.1), 0.6)]
    if act == "remark":
        decibel -= 4
    whole = mix(parts, max(at + seconds for at, _, seconds in TUNES[act]))
    return wav(finished(band(whole, 30, 8000), decibel)[::HALF], 44100 // HALF)


def files() -> Iterator[tuple[str, bytes]]:
    for person in VOICES:
        for act in TUNES:
            yield f"sounds/voice_{person}_{act}.wav", call(person, act)
