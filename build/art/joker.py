"""The Joker: a jester in cap and bells in a sunburst, with his bauble, under the four suits he juggles."""

from faces import face, neck
from ornaments import lozenge
from palette import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    LINEN,
    PLUM,
    PLUM_DARK,
    SKIN,
    TEAL,
    WOOD,
)  # fmt: skip
from pips import card
from suits import pip
from svg import Polygon, clip, disc, group, moved, outline, path, polar, shape

X, Y, R = 125.0, 203.0, 90.0
ROUND = [polar(X, Y, R - 5, 4.0 * i) for i in range(90)]
THROW = (("S", -51.0, -28), ("H", -17.5, -10), ("D", 17.5, 10), ("C", 51.0, 28))


def sunburst() -> str:
    """The round ground: two-toned rays inside a beaded ring."""
    body = disc(X, Y, R, GOLD, INK, 2) + disc(X, Y, R - 5, CREAM, INK, 1.5)
    for i in range(18):
        body += shape(
            [(X, Y - 20), polar(X, Y, R - 5.6, 20 * i), polar(X, Y, R - 5.6, 20 * i + 10)], "#ecd9a6"
        )
    body += "".join(disc(*polar(X, Y, R - 2.5, 10 * i), 1.2, GOLD_LIGHT) for i in range(36))
    return body


def bell(x: float, y: float, r: float = 5.6) -> str:
    body = disc(x, y, r, GOLD_LIGHT, INK, 1.7) + path(f"M{x - r} {y - 0.6}H{x + r}", "none", INK, 1.2)
    return body + disc(x, y + r * 0.42, r * 0.24, INK) + path(f"M{x} {y + r * 0.4}V{y + r}", "none", INK, 1.2)


def within(d: str) -> Polygon:
    return clip(outline(d), ROUND)


def motley() -> str:
    """The parti-coloured coat, lozenges on one half and stripes on the other, cut by the ring."""
    left = within("M125 214C104 214 84 222 70 236C58 250 50 270 48 300H125Z")
    right = within("M125 214C146 214 166 222 180 236C192 250 200 270 202 300H125Z")
    body = shape(left, PLUM, INK, 2) + shape(right, GREEN, INK, 2)
    for row in range(4):
        for column in range(4):
            x, y = 118 - 17 * column - (8.5 if row % 2 else 0), 246 + 12 * row
            if (
                all((px - X) ** 2 + (py - Y) ** 2 < (R - 9) ** 2 for px, py in ((x - 6, y), (x, y + 9)))
                and x > 66
            ):
                body += lozenge(x, y, 5, 7.5, GOLD_LIGHT)
    for i in range(3):
        x = 139 + 17 * i
        body += shape(clip([(x, 224), (x + 7, 224), (x + 7, 300), (x, 300)], ROUND), GOLD_LIGHT)
    body += shape(left, "none", INK, 2) + shape(right, "none", INK, 2)
    return body + "".join(disc(125, y, 3, GOLD_LIGHT, INK, 1.3) for y in (256, 268, 280))


def collar() -> str:
    """A dagged collar, a bell on every point."""
    tips: tuple[tuple[float, float], ...] = (
        (70, 244),
        (88, 256),
        (107, 262),
        (125, 266),
        (143, 262),
        (162, 256),
        (180, 244),
    )
    body = ""
    for i, (x, y) in enumerate(tips):
        near = 125 + (x - 125) * 0.62
        wide = 12.5
        points: Polygon = [
            (near - wide, 214),
            (near + wide, 214),
            (x + wide * 0.3, y - 12),
            (x, y - 2),
            (x - wide * 0.3, y - 12),
        ]
        body += shape(points, (TEAL, LINEN)[i % 2], INK, 1.8) + bell(x, y, 4.6)
    return body + path("M96 212C104 224 146 224 154 212C152 204 98 204 96 212Z", LINEN, INK, 1.8)


HORN_LEFT = "M104 66C84 60 74 72 62 100C56 78 60 46 88 38C104 34 118 44 122 60Z"
HORN_UP = "M106 58C104 40 110 22 128 12C124 26 134 34 142 44C147 50 146 56 144 60Z"


def cap() -> str:
    """Three horns: plum, teal and green; a zigzag band over the brow."""
    left = path(HORN_LEFT, PLUM, INK, 2) + path("M68 82C70 66 78 54 92 48", "none", "#a45a86", 2)
    right = path(HORN_LEFT, GREEN, INK, 2) + path("M68 82C70 66 78 54 92 48", "none", "#6fa77d", 2)
    body = path(HORN_UP, TEAL, INK, 2) + path("M114 46C114 36 118 28 124 22", "none", "#6aa9b3", 2)
    body += left + group(right, "matrix(-1 0 0 1 250 0)")
    body += bell(62, 104) + bell(188, 104) + bell(128, 9)
    band = "M101 72C99 64 104 56 112 54Q125 50 138 54C146 56 151 64 149 72L143 64L137 72L131 63L125 71L119 63L113 72L107 64Z"
    return body + path(band, GOLD, INK, 1.9) + lozenge(125, 59, 3, 4, PLUM_DARK)


def head() -> str:
    """A laughing face between the wings of a hood."""
    hood = path("M125.4 52C102 50 94 66 96 86C96 102 100 114 108 122H125.4Z", PLUM, INK, 2)
    other = path("M125.4 52C102 50 94 66 96 86C96 102 100 114 108 122H125.4Z", GREEN, INK, 2)
    body = hood + group(other, "matrix(-1 0 0 1 250 0)") + neck(122, 8)
    body += face(turn=1, iris="#3f6f52", hair="#4a2a14", stern=-1.2)
    body += path("M117 100C121 109.5 134 109 138.5 98.5C132 101.5 123 102 117 100Z", LINEN, INK, 1.6)
    body += path(
        "M114.5 99C116 100.5 117 100.5 118 100M137.4 98.6C138.6 98.6 139.6 97.8 140.2 96.6", "none", INK, 1.4
    )
    body += disc(113, 96, 4.4, "#e9a58d") + disc(140, 95, 3.6, "#e09a80")
    return body + cap()


def bauble() -> str:
    """A small jester's head on a stick, shaken in the right hand."""
    stick = "M182 262L196 186"
    body = path(stick, "none", INK, 7) + path(stick, "none", WOOD, 4)
    toy = path(
        "M-12 4C-20 0-22-12-18-20C-12-14-8-14-4-16C-4-24 0-30 6-33C7-26 9-20 12-16C16-16 20-14 24-18C26-10 22 0 13 5Z",
        TEAL,
        INK,
        1.8,
    )
    toy += path("M-4-16C-4-24 0-30 6-33C7-26 9-20 12-16L8 2H-4Z", GOLD_LIGHT, INK, 1.5)
    toy += disc(0.5, 8, 10.5, SKIN, INK, 1.8) + disc(-3, 6, 1.4, INK) + disc(5, 6, 1.4, INK)
    toy += path("M-4 11.5C-1 15 4 15 7 11", "none", INK, 1.5) + path("M-10 2Q0.5-3 11 2", "none", INK, 1.6)
    toy += bell(-19, -21, 3.4) + bell(7, -35, 3.4) + bell(25, -20, 3.4)
    toy += path("M-10 18L-6 24L0 19L6 25L11 18Z", LINEN, INK, 1.6)
    return body + group(toy, "translate(198 172) rotate(10) scale(0.9)")


def hand() -> str:
    body = path("M172 268C170 258 176 250 186 248L196 254C200 262 198 274 190 280Z", GREEN_DARK, INK, 1.8)
    fist = path(
        "M-9-7C-8-11-3-12 2-11C8-11 11-8 10-3C11 4 10 9 6 11C0 13-6 12-9 8C-11 3-11-3-9-7Z", SKIN, INK, 1.8
    )
    fist += path("M-8.5-4.5H5M-9.6.8H5.5M-9 6H5", "none", INK, 1.2)
    return body + group(fist, "translate(187 240) rotate(12)")


def joker(large: bool = False) -> str:
    """The whole card; smaller where the great index needs the room."""
    body = sunburst() + motley() + collar()
    body += group(head(), f"translate({X} 172) scale(1.12) translate(-125 -86)")
    body += bauble() + hand()
    for suit, dx, turn in THROW:
        y = 46 + dx * dx / 92
        body += group(pip(suit, 0, 0, 27), f"translate({X + dx} {y:.1f}) rotate({turn})")
    return card(moved(body, X * 0.27, 40, 0.73) if large else body)
