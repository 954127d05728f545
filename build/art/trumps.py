"""The twenty-two trumps of tarock: a tinted window, an emblem in a beaded ring, a band with the name."""

from collections.abc import Callable

from courts import frame, notches
from lettering import glyph, letters
from ornaments import beads, lozenge
from palette import (
    BLUE,
    BLUE_DARK,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_LIGHT,
    GREEN_DARK,
    INK,
    LINEN,
    PAPER,
    PLUM_DARK,
    TEAL_DARK,
    TRUMP_INK,
)
from pips import HEIGHT, WIDTH, card
from svg import box, disc, document, doubled, glow, group, mirrored, path, shape, star_points
from trumps_1 import emperor, empress, lovers, magician, pope, priestess
from trumps_2 import chariot, hermit, justice, strength, wheel
from trumps_3 import death, devil, hanged_man, temperance, tower
from trumps_4 import judgement, moon, star, sun, tomfool, world

Ground = tuple[str, str]  # its colour in the middle and at the rim

X, Y = WIDTH / 2, HEIGHT / 2
HALO = 88.0  # height of the middle of the ring
BAND = 21.0  # half the height of the band that carries the name
CAPITALS = 9.6
"""Height of the letters of the name."""
RED: Ground = ("#b93a40", CRIMSON_DARK)
NAVY: Ground = ("#3a5c9f", BLUE_DARK)
FOREST: Ground = ("#3f8263", GREEN_DARK)
VIOLET: Ground = ("#86406b", PLUM_DARK)
SEA: Ground = ("#3c8793", TEAL_DARK)
NIGHT: Ground = (BLUE, "#0f1b3a")
DUSK: Ground = ("#515b78", "#22283a")
DAY: Ground = ("#8fb4e2", BLUE)
HONEY: Ground = ("#e2b252", "#96581a")

TRUMPS: dict[str, tuple[str, Ground, Callable[[], str]]] = {
    "T1": ("THE MAGICIAN", RED, magician),
    "T2": ("THE HIGH PRIESTESS", NAVY, priestess),
    "T3": ("THE EMPRESS", FOREST, empress),
    "T4": ("THE EMPEROR", VIOLET, emperor),
    "T5": ("THE POPE", SEA, pope),
    "T6": ("THE LOVERS", DAY, lovers),
    "T7": ("THE CHARIOT", RED, chariot),
    "T8": ("JUSTICE", VIOLET, justice),
    "T9": ("THE HERMIT", NIGHT, hermit),
    "T10": ("WHEEL OF FORTUNE", FOREST, wheel),
    "T11": ("STRENGTH", SEA, strength),
    "T12": ("THE HANGED MAN", HONEY, hanged_man),
    "T13": ("DEATH", DUSK, death),
    "T14": ("TEMPERANCE", SEA, temperance),
    "T15": ("THE DEVIL", RED, devil),
    "T16": ("THE TOWER", DUSK, tower),
    "T17": ("THE STAR", NAVY, star),
    "T18": ("THE MOON", NIGHT, moon),
    "T19": ("THE SUN", DAY, sun),
    "T20": ("JUDGEMENT", VIOLET, judgement),
    "T21": ("THE WORLD", FOREST, world),
    "FOOL": ("TOMFOOL", HONEY, tomfool),
}


def field() -> str:
    """The tinted ground of the upper half with a weave of sparks and the beaded ring."""
    body = box((47, 20, 156, 156), 5, "url(#tint)")
    weave = "".join(
        f"M{47 + 13 * i} {20 + 15.5 * j}m-1.6 0l1.6-2.4l1.6 2.4l-1.6 2.4Z"
        for i in range(1, 12)
        for j in range(1, 10)
        if (i + j) % 2
    )
    body += path(weave, GOLD_LIGHT, extra='fill-opacity="0.34"')
    body += disc(X, HALO, 60, "url(#halo)", GOLD, 1.6) + disc(X, HALO, 55.5, "none", GOLD, 0.8)
    return body + beads(X, HALO, 57.8, 48, 0.9, GOLD_LIGHT)


def band(name: str) -> str:
    """The tablet across the middle, the name on either side of a gilt rule."""
    body = box((48, Y - BAND, 154, 2 * BAND), 0.01, GOLD, INK, 2)
    body += box((48, Y - BAND + 3, 154, 2 * BAND - 6), 0.01, LINEN, INK, 1.1)
    body += doubled(title(name), WIDTH, HEIGHT)
    body += path(f"M56 {Y}H{X - 9}M{X + 9} {Y}H194", "none", GOLD, 1.4)
    for x in (X - 11, X + 11, 57, 193):
        body += disc(x, Y, 1.6, GOLD)
    return body + lozenge(X, Y, 6, 3.4, CRIMSON, INK, 1)


def title(name: str) -> str:
    """The name over the rule, its capitals one height whether or not a letter goes below the line."""
    (_, top, _, low), deepest = glyph("H")[1], max(glyph(letter)[1][3] for letter in name)
    high = CAPITALS * (1 + deepest / (low - top))
    return letters(name, X, Y - 14.3 + high / 2, high, INK, 136)


def trump(code: str, large: bool = False) -> str:
    """One trump; in the large-index deck the emblem steps aside for the great numeral."""
    name, (light, dark), emblem = TRUMPS[code]
    drawn = emblem()
    if large:
        drawn = group(drawn, "translate(19.5 14.4) scale(0.9)")
    body = doubled(field() + drawn, WIDTH, HEIGHT) + band(name) + frame()
    if large:
        body += notches()
    defs = glow("tint", [(0, light), (1, dark)], X, HALO, 112)
    defs += glow("halo", [(0, mixed(light)), (1, light)], X, HALO, 60)
    return card(body, defs)


def mixed(colour: str) -> str:
    """A colour with three tenths of paper in it."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part + (250 - part) * 0.3):02x}" for part in parts)


def spark() -> str:
    """The sign of a trump in an index: a star, in a field of 100 by 100."""
    return shape(star_points(50, 50, 50, 8, 0.46), TRUMP_INK) + disc(50, 50, 13, PAPER)


def bells() -> str:
    """The sign of the Tomfool in an index, in a field of 100 by 100: cap and bells."""
    horn = "M50 82H26C24 60 16 54 9 66C-1 40 10 22 28 26C38 28 46 36 50 48Z"
    middle = "M37 84C30 52 34 20 54 10C53 20 60 26 65 36C70 50 68 68 63 84Z"
    cap = mirrored(path(horn, TRUMP_INK), 50) + path(middle, TRUMP_INK, PAPER, 4)
    cap += path("M24 70H76L73 82H27Z", TRUMP_INK) + box((22, 86, 56, 12), 4, TRUMP_INK)
    return cap + "".join(disc(x, y, 8, TRUMP_INK) for x, y in ((9, 76), (57, 8.5), (91, 76)))


def signs() -> dict[str, str]:
    """What stands in an index for the sign of a suit."""
    return {"T": document(spark(), 100, 100), "F": document(bells(), 100, 100)}
