"""Crowns, coronets, caps and plumes, all set on the one head of the court."""

from attire import AXIS, jewel, pair
from ornaments import fleur, leaf, lozenge, star
from palette import (
    AMBER,
    AMBER_DARK,
    BLUE,
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
    TEAL,
)
from svg import disc, group, num, path


def circlet(y: float, half: float, high: float, gem: str, gem2: str) -> str:
    """The jewelled band of a crown: curved, its lower edge at y."""
    x0, x1 = num(AXIS - half), num(AXIS + half)
    body = path(
        f"M{x0} {num(y - high)}Q125 {num(y - high + 7)} {x1} {num(y - high)}L{num(AXIS + half - 1.5)} {num(y)}Q125 {num(y + 7)} {num(AXIS - half + 1.5)} {num(y)}Z",
        GOLD_LIGHT,
        INK,
        1.9,
    )
    for i in range(-2, 3):
        x, drop = AXIS + i * half * 0.42, 3.4 - 0.85 * i * i
        middle = y - high / 2 + drop
        if i % 2:
            body += disc(x, middle, 1.7, GOLD_DARK)
        else:
            body += lozenge(x, middle, 3, high * 0.34, gem if i == 0 else gem2, INK, 0.8)
    return body


def imperial_crown(cap: str, gem: str) -> str:
    """Closed by two arches over a velvet cap, with an orb."""
    body = path("M104 60C97 46 106 35 125 34C144 35 153 46 146 60Z", cap, INK, 2)
    body += pair(path("M103 59C92 48 97 34 125 33.5V38C104 39 101 48 109 59Z", GOLD, INK, 1.8))
    for x, y in ((101, 46), (108, 38.5), (149, 46), (142, 38.5)):
        body += disc(x, y, 2.1, LINEN, INK, 1)
    body += path("M121.5 58C119.5 50 120.5 42 125 34C129.5 42 130.5 50 128.5 58Z", GOLD, INK, 1.7)
    body += disc(125, 33.5, 3.8, GOLD_LIGHT, INK, 1.7) + path("M125 31.5V26.8M122.4 29H127.6", "none", INK, 4)
    body += path("M125 31.5V27.2M122.8 29H127.2", "none", GOLD_LIGHT, 1.8)
    return body + circlet(66, 24.5, 9.5, gem, CRIMSON)


def fleur_crown() -> str:
    """Open, with three lilies and two pearls."""
    body = path("M101 62L97 44L111 52L117 38L125 50L133 38L139 52L153 44L149 62Z", GOLD, INK, 1.9)
    for x, y, size in ((98.5, 48, 17), (151.5, 48, 17), (125, 49, 24)):
        body += fleur(x, y, size, GOLD_LIGHT, INK, 1.4)
    for x in (109.6, 140.4):
        body += disc(x, 43, 2.9, LINEN, INK, 1.4)
    return body + circlet(66, 25, 9.5, CRIMSON, BLUE)


def turban() -> str:
    """Wound linen about a golden crown, with an aigrette."""
    body = path("M108 50L106 34L115 42L122 31L130 41L140 33L139 50Z", GOLD, INK, 1.9)
    body += disc(122, 30.5, 2.6, LINEN, INK, 1.3)
    body += path(
        "M100 66C96 54 106 44 124 44C144 43 156 54 152 70C150 77 142 76 136 70C126 64 112 64 104 70C101 71 100 69 100 66Z",
        LINEN,
        INK,
        2,
    )
    body += path(
        "M102 62C112 50 130 46 148 54M104 69C116 56 136 54 152 63M108 48C120 46 136 48 146 60",
        "none",
        "#b9ab8c",
        1.5,
    )
    body += path("M148 70C156 76 158 92 152 106C148 100 142 92 142 74Z", LINEN, INK, 1.8) + path(
        "M148 76C151 84 151 92 150 98", "none", "#b9ab8c", 1.4
    )
    return body + jewel(108, 58, 5.6, TEAL)


def iron_crown() -> str:
    """Tall plain points with a laurel leaf on each."""
    body = path("M101 62L95 36L109 46L114 31L125 44L136 31L141 46L155 36L149 62Z", GOLD, INK, 1.9)
    body += path("M105 58L101 46L110 53L115 42L125 52L135 42L140 53L149 46L145 58Z", GREEN)
    for x, y in ((95, 35), (114, 30), (136, 30), (155, 35)):
        body += star((x, y), 4.6, 4, 0.5, GOLD_LIGHT, INK, 1.3)
    return body + circlet(66, 25, 9.5, GREEN, PLUM)


def coronet(gem: str, gem2: str, tall: float = 20.0) -> str:
    """A light crown: five stalks with pearls, the middle one tallest."""
    foot = 60.0
    body = path(
        f"M104 {foot}L99 {foot - tall * 0.7}L112 {foot - tall * 0.42}L125 {foot - tall * 0.6}L138 {foot - tall * 0.42}L151 {foot - tall * 0.7}L146 {foot}Z",
        GOLD,
        INK,
        1.9,
    )
    for x, k in ((99, 0.78), (112, 0.9), (125, 1.18), (138, 0.9), (151, 0.78)):
        y = foot - tall * k
        body += path(f"M{x} {foot - 2}V{y}", "none", INK, 4) + path(
            f"M{x} {foot - 2}V{y}", "none", GOLD_LIGHT, 1.8
        )
        body += disc(x, y, 3.1, LINEN, INK, 1.4)
    return body + circlet(64, 22.5, 8.5, gem, gem2)


def rose_crown(gem: str, gem2: str) -> str:
    """Five rounded leaves, each with a pearl, the middle one highest."""
    body = ""
    for x, wide, high in ((103, 8, 16), (147, 8, 16), (113, 8.5, 20), (137, 8.5, 20), (125, 9, 25)):
        top = 60.0 - high
        body += path(
            f"M{x - wide * 0.5} 61C{x - wide * 1.1} {top + high * 0.45} {x - wide * 0.5} {top + 4} {x} {top}"
            f"C{x + wide * 0.5} {top + 4} {x + wide * 1.1} {top + high * 0.45} {x + wide * 0.5} 61Z",
            GOLD,
            INK,
            1.8,
        )
        body += disc(x, top + high * 0.5, 2.1, gem if x == 125 else GOLD_LIGHT, INK, 0.9)
        body += disc(x, top - 1.5, 2.8, LINEN, INK, 1.3)
    return body + circlet(64, 22.5, 8.5, gem, gem2)


def jewelled_cap() -> str:
    body = path("M104 56C104 42 112 34 125 30C138 34 146 42 146 56Q125 47 104 56Z", TEAL, INK, 1.9)
    body += path("M113 50C114 42 118 36 125 31C132 36 136 42 137 50", "none", GOLD_LIGHT, 1.8)
    body += disc(125, 29.5, 3.6, LINEN, INK, 1.5) + lozenge(125, 42, 4, 5.4, GOLD_LIGHT, INK, 1.2)
    return body + circlet(61, 22, 8.5, CRIMSON, TEAL)


def laurel_crown() -> str:
    """A golden circlet grown over with laurel."""
    body = circlet(63, 22.5, 8, PLUM, GREEN)
    for i in range(-3, 4):
        x, y = 125 + i * 7.6, 53.5 + 3.6 - 0.42 * i * i
        body += leaf(
            x, y, 19 - 1.6 * abs(i), i * 13, LEAF if i % 2 else GREEN, INK, GREEN_DARK if i % 2 else LEAF
        )
    return body + disc(125, 37, 3.2, GOLD_LIGHT, INK, 1.4)


def plume(x: float, y: float, turn: float, size: float, fill: str, line: str) -> str:
    """An ostrich feather curling over, from its quill at (x, y)."""
    body = path(
        "M0 0C-8-14-9-30 2-42C10-50 22-50 26-42C28-36 22-32 18-35C21-29 17-24 13-26C15-20 11-15 8-17C9-10 5-4 0 0Z",
        fill,
        INK,
        1.9 * 40 / size,
    )
    body += path(
        "M1-2C-3-16-1-30 8-40C12-43 17-44 20-42M-1-14L6-19M-1-23L9-28M3-32L13-35",
        "none",
        line,
        1.2 * 40 / size,
    )
    return group(body, f"translate({x} {y}) rotate({turn}) scale({size / 40:.3f})")


def flat_hat(fill: str, band: str) -> str:
    body = path("M100 62C96 46 108 36 126 37C144 37 156 47 151 62Z", fill, INK, 2)
    body += path("M108 58C106 48 112 42 118 40M142 58C144 50 140 44 134 41", "none", INK, 1.3)
    body += path(
        "M92 63C104 54 146 54 158 64C156 71 148 71 142 68C130 63 116 63 106 68C100 71 93 70 92 63Z",
        band,
        INK,
        1.9,
    )
    return body + jewel(141, 62, 5, CRIMSON)


def beret(fill: str, band: str) -> str:
    """A soft cap pulled to the left, with a feather across."""
    body = path("M100 63C86 60 84 46 96 40C108 32 138 32 149 44C155 51 153 60 149 63Z", fill, INK, 2)
    body += path(
        "M104 56C98 52 98 46 104 43M116 56C112 50 114 43 120 40M134 57C136 51 134 45 130 42",
        "none",
        CRIMSON_DARK,
        1.8,
    )
    body += path("M100 60Q125 53 150 60L149 67Q125 60 101 67Z", band, INK, 1.8)
    return body + plume(146, 61, -84, 42, LINEN, "#b8a57e") + jewel(144, 61, 4.8, BLUE)


def crest_cap() -> str:
    """A tall cap with a turned-up brim cut in points."""
    body = path("M104 58C102 44 112 28 132 30C146 32 150 46 147 58Z", AMBER, INK, 2)
    body += path("M114 54C113 44 118 36 126 33M136 54C139 46 137 39 133 35", "none", AMBER_DARK, 1.8)
    brim = "M97 64L101 50L110 58L118 47L126 56L134 47L141 58L150 50L153 64Q125 55 97 64Z"
    return (
        body
        + path(brim, TEAL, INK, 1.9)
        + plume(112, 53, -58, 26, CRIMSON, CRIMSON_DARK)
        + jewel(112, 55, 4.6, GOLD_LIGHT)
    )


def hunting_hat() -> str:
    """A peaked felt hat with a long feather."""
    body = path("M100 58C106 40 126 30 148 34C152 42 151 52 150 60Z", GREEN, INK, 2) + path(
        "M120 54C124 44 132 38 142 36", "none", GREEN_DARK, 1.8
    )
    body += path(
        "M84 60C92 63 98 60 104 57Q125 50 149 57C153 58 156 62 154 68C146 64 136 62 125 62C108 62 92 72 84 60Z",
        GREEN_DARK,
        INK,
        1.9,
    )
    feather = path("M0 0C-4-12 0-30 12-46C16-34 14-14 5-1Z", GOLD_LIGHT, INK, 1.7) + path(
        "M2-2C3-16 6-28 11-42M4-14L1-20M5-22L3-29M6-12L11-19M8-22L13-30", "none", GOLD_DARK, 1.2
    )
    return body + group(feather, "translate(140 60) rotate(14) scale(.8)") + jewel(142, 60, 4.6, PLUM)
