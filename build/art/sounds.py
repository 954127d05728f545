"""Every sound of the table, synthesised: paper on felt, clay on clay, and a few quiet notes in D."""

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from tones import (
    CLAY,
    Wave,
    band,
    bell,
    clock,
    decay,
    finished,
    mallet,
    mix,
    noise,
    partials,
    pitch,
    pluck,
    swell,
    wav,
)

D4, E4, FIS4, G4, A4, B4, D5, E5, FIS5, A5 = -7, -5, -3, -2, 0, 2, 5, 7, 9, 12


def slide(seed: int, seconds: float = 0.17) -> Wave:
    """A card drawn over baize: a breath of noise that brightens."""
    rough = noise(seconds, seed)
    t = np.linspace(0.0, 1.0, len(rough))
    return (band(rough, 500, 2400) * (1 - t) + band(rough, 1100, 5200) * t) * swell(seconds, 0.42)


def place(seed: int, weight: float = 135.0) -> Wave:
    """A card laid down: a dry tick of paper and the cloth's low answer."""
    seconds = 0.13
    paper = band(noise(seconds, seed), 700, 5200) * decay(seconds, 0.0012, 0.011)
    edge = band(noise(seconds, seed + 50), 2200, 7500) * decay(seconds, 0.0006, 0.004)
    felt = np.sin(2 * np.pi * weight * clock(seconds)) * decay(seconds, 0.003, 0.024)
    return paper + 0.2 * edge + 0.75 * felt


def flip(seed: int) -> Wave:
    return mix([(0, slide(seed, 0.08), 0.75), (0.062, place(seed + 7, 150), 0.7)], 0.2)


def deal(seed: int) -> Wave:
    return mix([(0, slide(seed, 0.1), 0.8), (0.07, place(seed + 3, 120), 0.45)], 0.2)


def shuffle() -> Wave:
    """A riffle of cards, the bridge falling together, and the pack squared on the cloth."""
    chance = np.random.default_rng(11)
    parts: list[tuple[float, Wave, float]] = []
    for i in range(34):
        at = 0.02 + 0.016 * i + float(chance.uniform(-0.003, 0.003))
        parts.append((at, place(200 + i, 170), 0.25 + 0.4 * float(np.sin(np.pi * i / 34))))
    parts += [(0.6, slide(77, 0.24), 0.7), (0.86, place(300, 110), 0.9), (0.98, place(301, 115), 0.6)]
    return mix(parts, 1.15)


def sweep(seed: int) -> Wave:
    return mix(
        [(0, slide(seed, 0.3), 1.0), (0.05, slide(seed + 1, 0.24), 0.6), (0.24, place(seed + 2, 115), 0.4)],
        0.4,
    )


def chip(seed: int, hertz: float) -> Wave:
    click = band(noise(0.14, seed), 2600, 9000) * decay(0.14, 0.0005, 0.003)
    return partials(hertz, 0.14, CLAY, seed) + 0.4 * click


def refuse() -> Wave:
    """Two low wooden notes, falling: no."""
    return mix([(0, mallet(-14, 0.3), 0.9), (0.1, mallet(-16, 0.34), 0.9)], 0.46)


def press() -> Wave:
    tick = band(noise(0.07, 5), 900, 4200) * decay(0.07, 0.0008, 0.006)
    return tick + 0.5 * np.sin(2 * np.pi * 310 * clock(0.07)) * decay(0.07, 0.001, 0.012)


def your_turn() -> Wave:
    return mix([(0, mallet(A4), 0.7), (0.13, mallet(D5), 0.8)], 0.75)


def trick_taken() -> Wave:
    """Another takes the trick: one soft tap on wood."""
    return mallet(-17, 0.22)


def trick_missed() -> Wave:
    """Many points go to another: a string that is let fall."""
    seconds = 0.42
    t = clock(seconds)
    bend = pitch(D4) * t - 14 * t**2
    tone = sum(np.sin(2 * np.pi * k * bend) / k**1.6 for k in range(1, 7))
    return np.asarray(tone * decay(seconds, 0.003, 0.16), dtype=np.float64)


def hint() -> Wave:
    """A page is turned."""
    return mix([(0, slide(701, 0.16), 0.8), (0.09, slide(704, 0.14)[::-1], 0.7)], 0.26)


def right() -> Wave:
    """Two plucked strings, up."""
    return mix([(0, pluck(A4, 0.16), 0.7), (0.1, pluck(D5, 0.26), 0.8)], 0.36)


def wrong() -> Wave:
    """One plucked string, low."""
    return pluck(D4 - 2, 0.3)


def count(step: int) -> Wave:
    """One payment more: a tick on wood, each a semitone higher than the one before."""
    return mallet(D4 + step, 0.09)


def trick_won() -> Wave:
    return mix([(0, pluck(D5, 0.5), 0.7), (0.07, pluck(FIS5, 0.55), 0.7)], 0.6)


def phrase(notes: tuple[int, ...], voice: Callable[[float, float], Wave], gap: float, seconds: float) -> Wave:
    """Notes one after the other, each left to ring."""
    parts = [(i * gap, voice(note, seconds - i * gap), 0.7) for i, note in enumerate(notes)]
    return mix(parts, seconds)


def deal_won() -> Wave:
    return phrase((D4, FIS4, A4, D5), pluck, 0.1, 1.1)


def deal_lost() -> Wave:
    return phrase((A4, G4, E4), mallet, 0.16, 1.0)


def match_won() -> Wave:
    """A rising chord of harp and bells."""
    harp = phrase((D4 - 12, A4 - 12, D4, FIS4, A4, D5, FIS5, A5), pluck, 0.085, 1.9)
    return mix([(0, harp, 1.0), (0.68, bell(D5, 1.2), 0.4), (0.68, bell(FIS5, 1.2), 0.3)], 1.9)


def match_lost() -> Wave:
    low = phrase((A4 - 12, G4 - 12, E4 - 12, D4 - 12), pluck, 0.2, 1.5)
    return mix([(0, low, 1.0), (0.6, mallet(D4 - 12, 0.9), 0.3)], 1.5)


def king() -> Wave:
    """A small fanfare for the marked King: a fifth and its octave on muted horns."""
    parts = [
        (0.0, horn(D4, 0.2), 0.8),
        (0.15, horn(A4, 0.2), 0.8),
        (0.3, horn(D5, 0.55), 1.0),
        (0.3, horn(A4, 0.55), 0.5),
    ]
    return mix(parts, 0.9)


def horn(note: float, seconds: float) -> Wave:
    ground = 440.0 * 2 ** (note / 12)
    t = clock(seconds)
    tone = np.zeros(len(t))
    for k, loudness in ((1, 1.0), (2, 0.5), (3, 0.26), (4, 0.1), (5, 0.04)):
        tone += loudness * np.sin(2 * np.pi * ground * k * t)
    release = np.minimum(1.0, (seconds - t) / 0.09)
    return np.asarray(tone * decay(seconds, 0.022, 0.4) * release, dtype=np.float64)


def imperium() -> Wave:
    """A declared combination: a stately broken chord under a bell."""
    return mix([(0, phrase((D4, A4, D5, FIS5), pluck, 0.07, 1.1), 1.0), (0.24, bell(A5, 0.85), 0.25)], 1.1)


def joker() -> Wave:
    """Bells on a cap: a quick jingle that ends on an odd note."""
    notes = ((0, 17, 0.5), (0.06, 21, 0.4), (0.11, 16, 0.5), (0.19, 24, 0.35), (0.27, 18, 0.45))
    return mix([(at, bell(note, 0.5), k) for at, note, k in notes], 0.75)


def gleek() -> Wave:
    """Three of a kind shown: three plucked strings of one chord, and coins."""
    return mix([(0, phrase((D4, G4, B4, D5), pluck, 0.09, 0.9), 1.0), (0.3, chip(81, 2600), 0.2)], 0.9)


def stecq() -> Wave:
    """The last trick of a deal: a knock on wood and a bright third."""
    parts = [(0, mallet(D4 - 12, 0.4), 0.9), (0.1, pluck(FIS5, 0.6), 0.6), (0.16, pluck(A5, 0.6), 0.6)]
    return mix(parts, 0.7)


def imperial() -> Wave:
    """Four court cards in line: horns, stepwise up."""
    parts = [(0.13 * i, horn(note, 0.3), 0.7) for i, note in enumerate((D4, FIS4, A4))]
    return mix([*parts, (0.39, horn(D5, 0.6), 0.9)], 1.05)


def called() -> Wave:
    """The called card falls and the partner is known: two bells that answer each other."""
    return mix([(0, bell(D5, 0.7), 0.6), (0.16, bell(A5, 0.7), 0.5)], 0.85)


def sparrow() -> Wave:
    """Wings, and three chirps."""
    seconds = 0.3
    wings = band(noise(seconds, 611), 500, 2600) * swell(seconds, 0.3)
    wings = wings * (0.5 + 0.5 * np.sin(2 * np.pi * 14 * clock(seconds))) ** 2
    calls = ((0.2, 3100, 0.07), (0.29, 3300, 0.07), (0.38, 3000, 0.1))
    return mix([(0, wings, 0.7), *((at, chirp(hertz, long), 0.9) for at, hertz, long in calls)], 0.52)


def owl() -> Wave:
    """Two low calls, the second longer."""
    return mix([(0, hoot(-15, 0.16), 0.8), (0.22, hoot(-17, 0.36), 1.0)], 0.6)


def hoot(note: float, seconds: float) -> Wave:
    t = clock(seconds)
    tone = np.sin(2 * np.pi * pitch(note) * t) + 0.12 * np.sin(4 * np.pi * pitch(note) * t)
    air = 0.05 * band(noise(seconds, 613), 300, 900)
    return np.asarray((tone + air) * swell(seconds, 0.4), dtype=np.float64)


def cockatoo() -> Wave:
    """A rasp that goes up and falls over."""
    seconds = 0.42
    t = clock(seconds)
    hertz = 520 + 420 * np.sin(np.pi * np.minimum(1.0, t / 0.3)) - 200 * (t / seconds) ** 3
    phase = 2 * np.pi * np.cumsum(hertz) / 44100
    tone = sum(np.sin(k * phase) / k for k in range(1, 9))
    rough = 0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 46 * t))
    return np.asarray(band(tone * rough, 400, 5000) * swell(seconds, 0.35), dtype=np.float64)


def chirp(hertz: float, seconds: float) -> Wave:
    t = clock(seconds)
    sweep_up = hertz * (1 + 0.35 * np.sin(np.pi * t / seconds))
    return np.asarray(np.sin(2 * np.pi * np.cumsum(sweep_up) / 44100) * swell(seconds, 0.4), dtype=np.float64)


def swept() -> Wave:
    """Every trick taken: strings all the way up."""
    return phrase((D4, FIS4, A4, D5, FIS5, A5), pluck, 0.06, 1.2)


def undo() -> Wave:
    return mix(
        [(0, slide(91, 0.14)[::-1], 0.8), (0.02, mallet(E4, 0.25), 0.25), (0.09, mallet(D4 - 2, 0.3), 0.25)],
        0.38,
    )


Recipe = tuple[Callable[[], Wave], float]  # what makes the sound, and its peak in decibels


def variants(name: str, count: int, make: Callable[[int], Wave], decibel: float) -> dict[str, Recipe]:
    """The same sound several times, a little different each time."""
    return {f"{name}_{i}": (partial(make, i), decibel) for i in range(1, count + 1)}


SOUNDS: dict[str, Recipe] = {
    **variants("card_slide", 3, lambda i: slide(10 + i, 0.15 + 0.015 * i), -12),
    **variants("card_place", 4, lambda i: place(20 + i, 122 + 7 * i), -9),
    **variants("card_flip", 2, lambda i: flip(30 + i), -11),
    **variants("deal", 3, lambda i: deal(40 + i), -12),
    **variants("sweep", 2, lambda i: sweep(60 + 4 * i), -12),
    **variants("chip", 3, lambda i: chip(70 + i, 2450 + 150 * i), -11),
    "shuffle": (shuffle, -10),
    "refuse": (refuse, -10),
    "press": (press, -18),
    "your_turn": (your_turn, -11),
    "trick_won": (trick_won, -11),
    "deal_won": (deal_won, -9),
    "deal_lost": (deal_lost, -10),
    "match_won": (match_won, -8),
    "match_lost": (match_lost, -9),
    "king": (king, -11),
    "imperium": (imperium, -10),
    "joker": (joker, -12),
    "gleek": (gleek, -11),
    "stecq": (stecq, -11),
    "imperial": (imperial, -11),
    "called": (called, -12),
    "sparrow": (sparrow, -12),
    "owl": (owl, -11),
    "cockatoo": (cockatoo, -12),
    "trick_taken": (trick_taken, -12),
    "trick_missed": (trick_missed, -12),
    "hint": (hint, -12),
    "right": (right, -11),
    "wrong": (wrong, -12),
    **{f"count_{chr(97 + step)}": (partial(count, step), -12) for step in range(12)},
    "swept": (swept, -10),
    "undo": (undo, -12),
}


def file(name: str) -> bytes:
    """One sound as a WAV file, 44.1 kHz."""
    make, decibel = SOUNDS[name]
    return wav(finished(make(), decibel))


def files() -> Iterator[tuple[str, bytes]]:
    for name in SOUNDS:
        yield f"sounds/{name}.wav", file(name)
