"""The quiet of each room behind the play: fire, a clock, cups, voices next door, a fountain. Loops without a seam."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import numpy as np

from music import looped, written
from tones import CLAY, Wave, band, clock, decay, length, mallet, mix, noise, partials, swell

LASTS = 16.0
"""Seconds of each."""
QUARTER = 4
"""They are written with every fourth sample: what is heard from afar has nothing above 5 kHz."""
VOICES = 9
"""People heard at other tables."""
Parts = list[tuple[float, Wave, float]]


def air(seed: int, low: float, high: float, swells: int) -> Wave:
    """Air: low noise that swells so many times a loop, and joins itself without a step."""
    count, over = length(LASTS), length(2.0)
    rough = band(noise(LASTS + 2.0, seed), low, high)
    fade = np.linspace(0.0, 1.0, over)
    rough[:over] = rough[:over] * np.sqrt(fade) + rough[count : count + over] * np.sqrt(1 - fade)
    t = np.arange(count) / count
    whole = rough[:count] * (1 + 0.3 * np.sin(2 * np.pi * swells * t))
    return np.asarray(whole / np.abs(whole).max(), dtype=np.float64)


def strewn(seed: int, count: int, make: Callable[[int], Wave], loud: tuple[float, float]) -> Parts:
    """Strew so many of something over the loop, no two alike; what rings on beyond its end begins it."""
    chance = np.random.default_rng(seed)
    every = LASTS / count
    times = [(place + float(chance.uniform(0.05, 0.95))) * every for place in range(count)]
    return [(at, make(seed + 7 * place), float(chance.uniform(*loud))) for place, at in enumerate(times)]


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
    parts: Parts = []
    for at in np.sort(chance.uniform(0, 0.5, 5)):
        snap = band(noise(0.05, seed + int(1000 * at)), 900, 4600) * decay(0.05, 0.0005, 0.006)
        parts.append((float(at), snap, float(chance.uniform(0.2, 1.0))))
    return mix(parts, 0.6)


def settling(seed: int) -> Wave:
    """A log that falls over, or a bench that gives way: two dull knocks."""
    thud = band(noise(0.3, seed), 60, 420) * decay(0.3, 0.004, 0.05)
    return mix([(0, thud, 1.0), (0.17, thud[::2], 0.6)], 0.6)


def speech(seed: int) -> Wave:
    """One of a few people says something at another table."""
    return said(seed % VOICES)


@cache
def said(person: int) -> Wave:
    """Syllables whose words can't be made out; not to be changed."""
    chance = np.random.default_rng(800 + person)
    ground, parts, at = float(chance.uniform(95, 210)), Parts(), 0.0
    for _ in range(int(chance.integers(5, 12))):
        seconds = float(chance.uniform(0.14, 0.26))
        t = clock(seconds)
        ground *= float(chance.uniform(0.93, 1.06))
        phase = 2 * np.pi * (ground * t - 0.08 * ground * t**2 / seconds)
        voiced = np.asarray(sum(np.sin(k * phase) / k for k in range(1, 14)), dtype=np.float64)
        first, second = float(chance.uniform(300, 700)), float(chance.uniform(900, 1700))
        vowel = band(voiced, 0.7 * first, 1.3 * first) + 0.35 * band(voiced, 0.85 * second, 1.15 * second)
        parts.append((at, vowel * swell(seconds, 0.4), float(chance.uniform(0.5, 1.0))))
        at += seconds * float(chance.uniform(0.8, 1.15))
    return band(mix(parts, at + 0.3), 110, 1300)


def clink(seed: int) -> Wave:
    """A cup on its saucer, or a spoon in it."""
    chance = np.random.default_rng(seed)
    hertz = float(chance.uniform(2100, 3300))
    china = ((1.0, 1.0, 0.07), (1.52, 0.5, 0.045), (0.5, 0.25, 0.03))
    once = partials(hertz, 0.35, china, seed)
    return mix([(0, once, 1.0), (float(chance.uniform(0.07, 0.16)), once, 0.5)], 0.6)


def mug(seed: int) -> Wave:
    """A mug that is set down on planks."""
    wood = band(noise(0.2, seed), 90, 700) * decay(0.2, 0.002, 0.03)
    return wood + 0.15 * partials(1400, 0.2, CLAY, seed)


def ball(seed: int) -> Wave:
    """One ivory ball meets another in the next room."""
    click = partials(2300, 0.12, ((1.0, 1.0, 0.008), (1.7, 0.5, 0.005)), seed)
    felt = band(noise(0.5, seed), 150, 500) * swell(0.5, 0.3)
    return mix([(0, click, 1.0), (0.01, felt, 0.25)], 0.6)


def drop(seed: int) -> Wave:
    """A drop that falls into a basin."""
    chance = np.random.default_rng(seed)
    hertz, t = float(chance.uniform(500, 1500)), clock(0.09)
    tone = np.sin(2 * np.pi * (hertz * t + 3000 * t**2)) * decay(0.09, 0.002, 0.018)
    return np.asarray(tone, dtype=np.float64)


def bird(seed: int) -> Wave:
    """A few chirps from a tree."""
    chance = np.random.default_rng(seed)
    high, parts = float(chance.uniform(2500, 3300)), Parts()
    for place in range(int(chance.integers(2, 5))):
        t = clock(0.11)
        bend = high * t + float(chance.uniform(-4000, 6000)) * t**2
        parts.append((0.17 * place, np.sin(2 * np.pi * bend) * swell(0.11, 0.4), 1.0))
    return mix(parts, 1.0)


def loop(parts: Sequence[tuple[float, Wave, float]]) -> Wave:
    return looped(mix(list(parts), 2 * LASTS), LASTS)


def inn() -> Wave:
    """A fire that burns low, and settles."""
    fire = strewn(530, 14, crackle, (0.05, 0.16))
    return loop([(0.0, air(501, 60, 300, 3), 0.2), *fire, *strewn(541, 3, settling, (0.05, 0.1))])


def tudor_hall() -> Wave:
    """A great fire, and wind in the chimney."""
    fire = strewn(630, 24, crackle, (0.06, 0.2))
    wind = [(0.0, air(601, 60, 260, 2), 0.2), (0.0, air(602, 260, 620, 3), 0.1)]
    return loop([*wind, *fire, *strewn(641, 2, settling, (0.08, 0.12))])


def salon() -> Wave:
    """A tall clock, and hardly anything else."""
    beats: Parts = [(beat + 0.4, tick(710 + beat % 2, bool(beat % 2)), 0.16) for beat in range(int(LASTS))]
    return loop([(0.0, air(701, 60, 240, 3), 0.14), *beats])


def coffee_house() -> Wave:
    """Voices at other tables, cups and spoons."""
    voices = strewn(830, 20, speech, (0.03, 0.075))
    return loop([(0.0, air(801, 80, 420, 3), 0.12), *voices, *strewn(850, 9, clink, (0.015, 0.05))])


def tavern() -> Wave:
    """Many voices, and mugs on planks."""
    voices = strewn(930, 32, speech, (0.04, 0.1))
    return loop([(0.0, air(901, 70, 360, 2), 0.14), *voices, *strewn(950, 7, mug, (0.06, 0.14))])


def villa() -> Wave:
    """A fountain in the court, and birds."""
    water = [(0.0, air(1001, 500, 2600, 5), 0.09), (0.0, air(1002, 90, 400, 3), 0.06)]
    drops = strewn(1030, 130, drop, (0.01, 0.05))
    return loop([*water, *drops, *strewn(1050, 5, bird, (0.015, 0.04))])


def empire_cafe() -> Wave:
    """Low voices, and billiards in the next room."""
    voices = strewn(1130, 12, speech, (0.025, 0.06))
    gas = [(0.0, air(1101, 60, 260, 2), 0.14), (0.0, air(1102, 1200, 3000, 4), 0.012)]
    return loop([*gas, *voices, *strewn(1150, 6, ball, (0.03, 0.1))])


ROOMS = (tudor_hall, salon, coffee_house, tavern, inn, villa, empire_cafe)
LOUD = -22.0
"""Peak in decibels: a card that is laid down has eleven more."""


def files() -> Iterator[tuple[str, bytes]]:
    """Each as a WAV file, 11.025 kHz."""
    for room in ROOMS:
        yield f"sounds/room_{room.__name__}.wav", written(room(), LOUD, QUARTER)
