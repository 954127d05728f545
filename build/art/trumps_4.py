"""The last trumps: star, moon, sun, the angel's trumpet, the globe in its wreath, and the jester above them all."""

import attire as a
from faces import brow, eye, mouth, nose, profile
from joker import bauble, bell
from joker import head as jester
from ornaments import lozenge, wreath
from ornaments import star as small_star
from palette import (
    BLUE,
    BLUE_DARK,
    BLUSH,
    CREAM,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    LEAF,
    LINEN,
    PLUM,
    ROSE,
    SKY,
    TEAL,
    WOOD,
)
from svg import Polygon, disc, flipped, moved, oval, path, polar, shape, star_points


def star() -> str:
    """A great star among seven lesser ones over water."""
    body = waves()
    body += facetted(125, 84, 31, 45, 0.36, "#f6dd93", "#c9862c") + facetted(
        125, 84, 54, 0, 0.24, GOLD_LIGHT, GOLD
    )
    body += disc(125, 84, 9, LINEN, INK, 1.8) + disc(125, 84, 4.6, CRIMSON, INK, 1.2)
    for x, y, r in (
        (70, 48, 11),
        (180, 48, 11),
        (66, 92, 8),
        (184, 92, 8),
        (84, 122, 9),
        (166, 122, 9),
        (92, 32, 6.5),
        (158, 32, 6.5),
    ):
        body += shape(star_points(x, y, r, 8, 0.42), LINEN, INK, 1.5)
    return body


def facetted(x: float, y: float, r: float, turn: float, waist: float, light: str, dark: str) -> str:
    """A four-pointed star, either side of each ray in its own tone."""
    points = star_points(x, y, r, 4, waist, turn)
    body = ""
    for i in range(0, 8, 2):
        body += shape([(x, y), points[i - 1], points[i]], light) + shape(
            [(x, y), points[i], points[i + 1]], dark
        )
    return body + shape(points, "none", INK, 2)


def waves() -> str:
    """Three rows of scalloped water at the foot of the field."""
    body = ""
    for row, fill in enumerate(("#6f9fd0", SKY, "#4f78b5")):
        y, odd = 138 + 7 * row, row % 2
        crest = f"M50 {y}" + ("q4.17 -8 8.33 0" if odd else "") + "q8.33 -11 16.67 0" * (9 - odd)
        body += path(crest + ("q4.17 -8 8.33 0" if odd else "") + f"V{y + 20}H50Z", fill, INK, 1.6)
    return body


def moon() -> str:
    """A crescent with a sleeper's face between two towers, dew falling."""
    rays = "".join(
        shape(
            [
                polar(125, 84, 44, at - 5),
                polar(125, 84, 57 if at % 30 else 51, at),
                polar(125, 84, 44, at + 5),
            ],
            GOLD_LIGHT,
        )
        for at in range(0, 360, 15)
    )
    body = (
        rays
        + disc(125, 84, 45, BLUE_DARK, INK, 2)
        + keep(68, "#8d94ad", "#6a7190")
        + keep(182, "#8d94ad", "#6a7190")
    )
    crescent = "M143 43C118 36 90 52 84 80C80 106 98 128 124 129C140 129 152 122 160 112C146 116 134 114 127 109L128 103L121 101L126 97L122 92L127 90L133 85C130 80 126 78 124 74C122 64 130 50 143 43Z"
    body += path(crescent, "#f3e3b4", INK, 2.1)
    body += path(
        "M143 43C118 36 90 52 84 80C80 106 98 128 124 129C140 129 152 122 160 112C146 120 126 122 112 112C96 100 96 70 112 54C120 47 132 42 143 43Z",
        "#d9bf7c",
    )
    return body + path(crescent, "none", INK, 2.1) + dew()


def dew() -> str:
    """The sleeper's features, stars in the hollow of the crescent and drops beneath."""
    body = path("M107 79C111 84 118 84 122 79", "none", INK, 2.2) + path(
        "M106 71C111 67 117 68 121 71", "none", GOLD_DARK, 1.9
    )
    body += disc(112, 95, 5.4, BLUSH) + path("M121 101L116 102", "none", INK, 1.6)
    for x, y in ((145, 62), (156, 84), (148, 100)):
        body += small_star((x, y), 5.4, 5, 0.42, LINEN, INK, 1.1)
    for x, y in ((96, 136), (112, 140), (138, 140), (154, 136), (125, 137)):
        body += path(
            f"M{x} {y - 6}C{x - 4} {y} {x - 3} {y + 4} {x} {y + 4}C{x + 3} {y + 4} {x + 4} {y} {x} {y - 6}Z",
            SKY,
            INK,
            1.2,
        )
    return body


def keep(x: float, fill: str, shade: str) -> str:
    """A battlemented tower with a lit window."""
    walls = f"M{x - 12} 112H{x + 12}V170H{x - 12}Z"
    body = path(walls, fill, INK, 2) + path(f"M{x + 4} 113H{x + 11}V160H{x + 4}Z", shade)
    teeth = f"M{x - 15} 114V98H{x - 8}V104H{x - 3.5}V98H{x + 3.5}V104H{x + 8}V98H{x + 15}V114Z"
    body += path(teeth, fill, INK, 1.9)
    return body + path(f"M{x - 4} 138V128C{x - 4} 122 {x + 4} 122 {x + 4} 128V138Z", GOLD_LIGHT, INK, 1.5)


def sun() -> str:
    """A smiling sun with straight and waving rays."""
    x, y = 125.0, 88.0
    body = ""
    for i in range(16):
        at = 22.5 * i
        if i % 2:
            ray = "M-6-30C-10-38-1-42-4-50C-5-54-3-57-1-60C0-54 7-52 5-46C4-41 9-38 6-30Z"
            body += moved(path(ray, "#e8892c", INK, 1.7), x, y, 1, at)
        else:
            body += shape(
                [polar(x, y, 30, at - 13), polar(x, y, 60, at), polar(x, y, 30, at + 13)],
                GOLD_LIGHT,
                INK,
                1.8,
            )
            body += shape([polar(x, y, 32, at), polar(x, y, 58, at), polar(x, y, 30, at + 12)], GOLD)
    body += disc(x, y, 34, GOLD, INK, 2) + disc(x, y, 30.5, "#f7dc8c", INK, 1.5)
    body += path("M139 61A30.5 30.5 0 0 1 139 115A34 34 0 0 0 139 61Z", "#e3b655")
    face = disc(109, 97, 5, BLUSH) + disc(141, 97, 5, BLUSH)
    for hand in (-1, 1):
        face += eye(125 + hand * 10.5, 84, 12.4, "#7d4f14", lady=False) + brow(
            125 + hand * 10.5, 75.4, 14, GOLD_DARK, 2.5, 0.4
        )
    face += nose(0, 0, lady=False) + mouth(125, lady=True)
    return body + moved(face, 0, 0)


def judgement() -> str:
    """An angel who sounds a trumpet hung with a banner."""
    wing = "M146 112C150 78 168 56 196 46C192 54 197 58 199 62C193 66 198 74 198 80C191 82 196 92 194 98C187 98 190 110 186 114C179 112 180 124 174 128C164 134 150 130 146 112Z"
    ribs = "M160 100C166 84 178 70 192 62M164 108C172 94 182 86 193 81M168 116C174 106 182 102 189 99"
    body = path(wing, LINEN, INK, 2) + path(ribs, "none", "#b9ab8c", 1.7)
    body += disc(137, 76, 36, GOLD_LIGHT, INK, 1.9) + disc(137, 76, 32, "none", GOLD_DARK, 1.2)
    dress = "M136 112C116 116 102 124 94 140V190H190C192 160 184 128 158 114Z"
    body += path(dress, BLUE, INK, 2) + path(
        "M112 132C108 144 106 156 106 172M168 126C174 142 176 156 176 172", "none", BLUE_DARK, 2.2
    )
    body += moved(angel_head(), 14, 4)
    tube = "M114 108L76 74"
    body += path(tube, "none", INK, 8.4) + path(tube, "none", GOLD, 5.2) + path(tube, "none", GOLD_LIGHT, 1.6)
    body += path("M84 80L62 74C54 66 54 50 62 40C66 44 74 50 82 60L90 74Z", GOLD, INK, 2) + path(
        "M62 40C70 46 66 70 62 74C54 66 54 50 62 40Z", GOLD_DARK, INK, 1.7
    )
    body += banner() + moved(a.fist(0, 0), 93, 90, 0.9, -46)
    sleeve = "M118 150C100 140 88 120 86 101L99 95C104 108 118 122 136 128Z"
    return body + path(sleeve, BLUE, INK, 1.9) + clouds()


def angel_head() -> str:
    gold, line = "#e0a43c", "#a56d1c"
    hair = "M112 54C132 42 152 54 151 78C160 84 158 94 152 98C156 106 150 114 142 114C136 118 130 114 130 106C130 96 124 88 122 78C118 72 113 68 111 62Z"
    body = profile(-1, iris="#4d7a9a", hair=line, ear=False, lady=True)
    body += path(hair, gold, INK, 2) + path(
        "M132 60C140 70 140 84 146 92M126 66C132 76 134 86 138 96M142 102C146 104 148 102 149 99",
        "none",
        line,
        1.6,
    )
    return (
        body
        + path("M110 60C116 50 134 46 148 56", "none", INK, 5.4)
        + path("M110 60C116 50 134 46 148 56", "none", CRIMSON, 2.8)
    )


def banner() -> str:
    """A white cloth with a red cross hung from the trumpet."""
    cloth = "M70 78L94 100V136C86 130 80 140 70 134Z"
    body = path(cloth, LINEN, INK, 1.9)
    return body + path("M82 90V134M71 106L93 118", "none", CRIMSON, 5) + path(cloth, "none", INK, 1.9)


def clouds() -> str:
    puffs: tuple[tuple[float, float, float], ...] = (
        (66, 151, 15),
        (184, 151, 15),
        (86, 153, 14),
        (166, 153, 14),
        (103, 154, 14),
        (150, 154, 15),
        (126, 153, 14),
    )
    body = "".join(disc(x, y, r, SKY, INK, 2) for x, y, r in puffs)
    return body + "".join(disc(x, y + 1.4, r - 2.6, "#dce8f7") for x, y, r in puffs)


def world() -> str:
    """The globe in a laurel wreath, a star in every corner of the sky."""
    x, y, r = 125.0, 88.0, 34.0
    body = wreath(x, y, 50, 11, 17, LEAF, GREEN_DARK)
    body += disc(x, y, r, BLUE, INK, 2.1) + path("M112 57A34 34 0 0 0 112 119A50 50 0 0 1 112 57Z", SKY)
    west = "M98 74C104 64 112 60 120 60C122 66 116 70 118 76C112 78 114 86 108 88C102 88 96 82 98 74ZM106 94C114 92 120 98 118 106C114 112 114 118 110 116C104 110 102 100 106 94Z"
    east = "M130 64C138 60 146 64 152 72C154 80 150 84 144 82C140 88 146 94 142 104C138 110 132 106 133 98C128 94 126 86 131 82C128 76 127 68 130 64ZM146 96C152 94 154 98 152 104C148 106 145 102 146 96Z"
    body += path(west + east, "#8cbf7d", INK, 1.5)
    lines = f"M91 {y}C108 97 142 97 159 {y}M{x} 54C133 76 133 100 {x} 122"
    body += (
        path(lines, "none", INK, 4.6) + path(lines, "none", GOLD_LIGHT, 2.4) + disc(x, y, r, "none", INK, 2.1)
    )
    body += disc(x, y, r + 3, "none", INK, 4.4) + disc(x, y, r + 3, "none", GOLD, 2.4)
    body += moved(
        path("M0 0L-16-10V12L0 4L16 12V-10Z", CRIMSON, INK, 1.7)
        + path("M-3 2L-10 22L-2 18L0 24L3 4Z", CRIMSON_DARK, INK, 1.5),
        x,
        140,
    ) + disc(x, 142, 5, GOLD, INK, 1.6)
    for px, py in ((66, 42), (184, 42), (66, 134), (184, 134)):
        body += small_star((px, py), 13, 8, 0.42, GOLD_LIGHT, INK, 1.7) + disc(px, py, 3, ROSE, INK, 1)
    return body


def tomfool() -> str:
    """The jester in cap and bells with his bauble."""
    body = moved(bauble(), 49, -66, 0.66)
    body += path("M169.5 106L167 132", "none", INK, 4.6) + path("M169.5 104L167 132", "none", WOOD, 2.6)
    left = "M125.4 118C104 118 84 126 74 138C66 148 62 162 62 190H125.4Z"
    body += path(left, PLUM, INK, 2) + flipped(path(left, GREEN, INK, 2), 125)
    body += "".join(
        lozenge(x, y, 5, 7, GOLD_LIGHT) for x, y in ((80, 146), (96, 150), (154, 150), (170, 146))
    )
    body += collar() + moved(jester(), 22.5, 22, 0.82)
    return body + a.forearm(170, GREEN, LINEN, 134) + a.fist(170, 125)


def collar() -> str:
    """A dagged collar with a bell on every point."""
    body = ""
    tips: tuple[tuple[float, float], ...] = ((84, 138), (104, 148), (125, 152), (146, 148), (166, 138))
    for i, (x, y) in enumerate(tips):
        near = 125 + (x - 125) * 0.6
        points: Polygon = [(near - 13, 118), (near + 13, 118), (x + 4, y - 8), (x, y), (x - 4, y - 8)]
        body += shape(points, (TEAL, LINEN)[i % 2], INK, 1.8)
    return body + "".join(bell(x, y, 4.4) for x, y in tips) + oval(125, 121, 26, 6, CREAM, INK, 1.7)
