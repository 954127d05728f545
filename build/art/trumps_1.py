"""Trumps one to six: the magician and his hat, priestess, empress, emperor, pope, and two lovers under a heart."""

import attire as a
from faces import face, neck, profile
from headgear import circlet, imperial_crown, rose_crown
from ornaments import beads, lozenge, star
from palette import (
    AMBER,
    BLUE,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    INK,
    LINEN,
    PLUM,
    PLUM_DARK,
    ROSE,
    SKY,
    STEEL,
    STEEL_DARK,
    TEAL,
)
from regalia import orb, sceptre
from suits import SIGN
from svg import box, disc, flipped, group, moved, path, polar

SHOULDER = "M125.4 112C106 114 88 119 76 130C68 138 64 152 62 186H125.4Z"


def bust(left: str, right: str = "") -> str:
    """Shoulders that rise from the band, in one cloth or parted in two."""
    return path(SHOULDER, left, INK, 2) + flipped(path(SHOULDER, right or left, INK, 2), 125)


def held(x: float, sleeve: str, cuff: str, y: float = 132.0) -> str:
    """A forearm and the hand on what is held upright at x."""
    return a.forearm(x, sleeve, cuff, y + 9) + a.fist(x, y)


def magician() -> str:
    """A juggler with curls, a wand and a hat whose brim is the sign of the endless."""
    body = bust(BLUE, AMBER) + neck()
    body += path("M125 128V180", "none", INK, 2) + "".join(
        disc(125, y, 2.4, GOLD_LIGHT, INK, 1) for y in (136, 146)
    )
    curls = (
        "M125.3 54C104 52 95 64 98 80C91 84 91 92 96 95C91 101 94 109 101 110C107 115 113 110 113 104L111 80Z"
    )
    body += a.pair(path(curls, "#7a4a22", INK, 1.9))
    body += face(turn=1, iris="#4d6a3a", hair="#5b3416", stern=-0.6)
    body += path(
        "M114 99.5C118 97 122 97.5 125.5 99.5C129 97.5 133 97 137 99.5C132 102.5 119 102.5 114 99.5Z",
        "#7a4a22",
        INK,
        1.1,
    )
    body += a.ruff(118, 24) + lemniscate_hat()
    return body + coin_and_dice() + wand(180) + held(180, AMBER, LINEN)


def lemniscate_hat() -> str:
    body = path("M103 58C102 42 112 32 125 32C138 32 148 42 147 58Z", CRIMSON, INK, 2)
    body += path("M112 52C111 44 115 38 121 36", "none", ROSE, 2)
    eight = "M125 61C114 48 80 44 78 58C77 72 112 73 125 61C138 49 173 44 172 58C171 72 136 73 125 61Z"
    body += path(eight, GOLD, INK, 2)
    inner = (
        "M114 60C106 53 88 51 87 58C87 65 104 66 114 60ZM136 60C144 66 163 65 163 58C162 51 144 53 136 60Z"
    )
    return body + path(inner, CRIMSON_DARK, INK, 1.3) + disc(125, 60, 4, GOLD_LIGHT, INK, 1.4)


def wand(x: float) -> str:
    body = path(f"M{x} 92V150", "none", INK, 7) + path(f"M{x} 92V150", "none", LINEN, 4)
    return body + star((x, 82), 15, 8, 0.42, GOLD_LIGHT, INK, 1.7) + disc(x, 82, 3.4, CRIMSON, INK, 1)


def coin_and_dice() -> str:
    """What goes through the juggler's hands."""
    body = disc(72, 92, 11, GOLD, INK, 1.8) + disc(72, 92, 7.4, GOLD_LIGHT, INK, 1)
    body += star((72, 92), 5.6, 5, 0.45, GOLD_DARK)
    die = box((-9, -9, 18, 18), 3, LINEN, INK, 1.8) + "".join(
        disc(x, y, 1.8, INK) for x, y in ((-4, -4), (4, 4), (0, 0), (4, -4), (-4, 4))
    )
    return body + moved(die, 73, 120, 1, -14)


def priestess() -> str:
    """A veiled lady between two pillars, horned moon on her brow, a book before her."""
    body = pillar(70, PLUM_DARK, PLUM) + pillar(180, LINEN, "#ffffff")
    body += path(
        "M125 36C100 36 90 56 91 84C92 110 88 126 78 138V186H172V138C162 126 158 110 159 84C160 56 150 36 125 36Z",
        "#dde6f3",
        INK,
        2,
    )
    body += path("M97 96C98 114 94 126 88 136M153 96C152 114 156 126 162 136", "none", "#8fa5c8", 1.6)
    body += path("M125.4 114C108 116 96 124 92 140V186H158V140C154 124 142 116 125 114Z", BLUE, INK, 2)
    body += neck(124, 8.5) + face(lady=True, iris="#4a5f8a", hair="#4a3526", stern=0.2)
    body += a.pair(
        path(
            "M125.3 52C109 51 102 62 103 82C107 76 110 69 116 66C120 64 123 63 125.3 63Z", "#6d4023", INK, 1.6
        )
    )
    body += moon_crown() + open_book(125, 138)
    return body


def pillar(x: float, fill: str, light: str) -> str:
    body = box((x - 9, 52, 18, 110), 0.01, fill, INK, 1.9) + path(f"M{x - 4} 58V150", "none", light, 2.4)
    body += box((x - 12, 42, 24, 11), 3, GOLD, INK, 1.8) + box((x - 10, 36, 20, 7), 2, GOLD_LIGHT, INK, 1.6)
    return body + box((x - 12, 143, 24, 12), 2, GOLD, INK, 1.8)


def moon_crown() -> str:
    horns = "M99 30C96 50 108 62 125 62C142 62 154 50 151 30C147 43 138 51 125 51C112 51 103 43 99 30Z"
    body = path(horns, GOLD_LIGHT, INK, 1.9) + disc(125, 39, 10, LINEN, INK, 1.9)
    return body + path("M119 36A7 7 0 0 1 125 32", "none", SKY, 1.8) + circlet(65, 22, 7.5, BLUE, CRIMSON)


def open_book(x: float, y: float) -> str:
    half = f"M{x} {y - 6}C{x - 10} {y - 14} {x - 24} {y - 14} {x - 34} {y - 9}V{y + 16}H{x}Z"
    body = path(f"M{x - 37} {y - 6}H{x + 37}V{y + 20}H{x - 37}Z", CRIMSON, INK, 1.9)
    body += path(half, LINEN, INK, 1.8) + flipped(path(half, LINEN, INK, 1.8), x)
    lines = "".join(
        f"M{x - 28} {y - 5 + 5 * i}C{x - 20} {y - 8 + 5 * i} {x - 12} {y - 7 + 5 * i} {x - 6} {y - 3 + 5 * i}"
        for i in range(4)
    )
    ruled = path(lines, "none", STEEL_DARK, 1.3)
    return body + ruled + flipped(ruled, x)


def empress() -> str:
    """A fair-haired lady crowned within a ring of stars, with a sceptre and the eagle's shield."""
    gold, line = "#e0a43c", "#a56d1c"
    body = "".join(
        star(polar(125, 82, 50, 30 * i - 105), 6.4, 5, 0.42, GOLD_LIGHT, INK, 1.2) for i in range(8)
    )
    body += path("M125.3 52C100 52 94 70 96 90C97 108 90 120 84 136L108 140L111 90Z", gold, INK, 1.9)
    body += flipped(
        path("M125.3 52C100 52 94 70 96 90C97 108 90 120 84 136L108 140L111 90Z", gold, INK, 1.9), 125
    )
    body += path("M98 100C98 114 94 124 90 134M152 100C152 114 156 124 160 134", "none", line, 1.4)
    body += bust(CRIMSON) + path(
        "M107 114C106 132 116 142 125 146C134 142 144 132 143 114Z", "#f4d8b9", INK, 1.8
    )
    body += path("M107 115C106 133 116 143 125 147C134 143 144 133 143 115", "none", GOLD, 3.4)
    body += neck(124, 8.5) + face(lady=True, turn=-1, iris="#4d7a9a", hair=line)
    body += a.pair(
        path("M125.3 53C108 51 100 62 101 86C106 80 110 72 115 69C119 66 122 66 125.3 62Z", gold, INK, 1.7)
    )
    body += beads(125, 110, 15, 18, 0.01, LINEN) + lozenge(125, 136, 4, 5.6, GREEN, INK, 1.2)
    return body + rose_crown(CRIMSON, BLUE) + eagle_shield(80, 134) + sceptre(180) + held(180, CRIMSON, LINEN)


def eagle_shield(x: float, y: float) -> str:
    body = path("M-20-22H20V0C20 14 10 22 0 28C-10 22-20 14-20 0Z", GOLD_LIGHT, INK, 2)
    bird = "M0-17C4-17 5-13 3-11L4-8C8-14 14-16 17-16C17-8 14-2 9 2L6 3L4 12H-4L-6 3L-9 2C-14-2-17-8-17-16C-14-16-8-14-4-8L-3-11C-6-12-6-16 0-17Z"
    return moved(body + path(bird, INK) + path("M-6 16L0 11L6 16L0 22Z", INK), x, y, 0.92)


def emperor() -> str:
    """An old ruler in profile, armoured under his mantle, with the orb."""
    body = bust(CRIMSON) + path(
        "M100 122C94 136 92 150 92 186H158C158 150 156 136 150 122L125 128Z", STEEL, INK, 2
    )
    body += path("M125 130V180M96 142C108 150 142 150 154 142", "none", INK, 1.5)
    collar = "M106 114C94 116 82 121 74 132C82 142 98 146 110 140C118 136 122 130 125.4 126Z"
    body += path(collar, LINEN, INK, 1.9) + flipped(path(collar, LINEN, INK, 1.9), 125)
    body += "".join(
        a.ermine_tail(x, y, 0.8)
        for x, y in ((88, 130), (101, 134), (149, 134), (162, 130), (112, 126), (138, 126))
    )
    return body + old_ruler()


def old_ruler() -> str:
    """The emperor's head in profile, his shield and the orb."""
    white, line = "#eef0f0", "#9fa8b3"
    body = neck(120) + path(
        "M122 60C142 54 154 68 152 90C151 104 149 114 143 122C136 122 129 118 127 110C132 100 126 90 122 84Z",
        white,
        INK,
        2,
    )
    body += profile(-1, iris="#55708f", hair="#8d96a2")
    beard = "M128 92C130 106 126 118 118 130C112 138 104 142 96 142C99 136 97 128 99 120C98.5 116 99.5 112 101 109C105 109 108 107 109 104C116 106 123 101 128 92Z"
    body += path(beard, white, INK, 1.9) + path(
        "M120 108C117 119 110 130 103 136M113 112C111 120 107 127 103 131", "none", line, 1.3
    )
    body += path("M99 101C102 99 107 99.5 111 104.5C106 105 102 103.6 99 101Z", white, INK, 1.2)
    return (
        body
        + imperial_crown(BLUE, GREEN)
        + eagle_shield(78, 134)
        + orb(180, 100)
        + held(180, CRIMSON, LINEN, 128)
    )


def pope() -> str:
    """A white-bearded pope in a triple crown, with the triple cross."""
    body = bust(CRIMSON) + path("M114 118L108 186H142L136 118L125 128Z", LINEN, INK, 1.9)
    body += path("M121 138V156M116 144H126", "none", CRIMSON, 3, 'transform="translate(4 2)"')
    edge = "M108 116C98 134 92 158 90 184"
    body += a.pair(path(edge, "none", INK, 7) + path(edge, "none", GOLD, 4))
    white, line = "#f3f3ee", "#a9aeb4"
    body += a.pair(
        path(
            "M125.4 60C108 58 98 66 99 84C100 96 97 104 94 110C100 116 108 116 112 110L113 84Z",
            white,
            INK,
            1.9,
        )
    )
    body += face(iris="#55708f", hair="#9aa1a8", stern=-0.4)
    beard = "M103 92C103 112 110 130 120 138C123 140 127 140 130 138C140 130 147 112 147 92C142 100 134 99.5 125 99.5C116 99.5 108 100 103 92Z"
    body += path(beard, white, INK, 1.9) + path(
        "M112 108C114 118 118 126 122 131M138 108C136 118 132 126 128 131M125 112V130", "none", line, 1.3
    )
    body += a.pair(path("M125.3 98C119 95 114 97.5 109 105C117 107 120 105 125.3 101.5Z", white, INK, 1.5))
    return body + tiara() + triple_cross(180) + held(180, CRIMSON, GOLD_LIGHT)


def tiara() -> str:
    body = path("M103 66C98 50 106 34 125 27C144 34 152 50 147 66Z", LINEN, INK, 2)
    body += a.pair(path("M101 66C94 76 92 88 94 98L100 96C100 86 102 76 106 70Z", GOLD, INK, 1.6))
    body += path(
        "M107 45Q125 51 143 45L145 51Q125 57 105 51ZM112 36.5Q125 41 138 36.5L141 41.5Q125 47 109 41.5Z",
        GOLD_LIGHT,
        INK,
        1.5,
    )
    body += disc(125, 26, 4, GOLD, INK, 1.6)
    for x, y in ((125, 50.5), (114, 48.5), (136, 48.5), (125, 41.3)):
        body += disc(x, y + 0.4, 1.8, CRIMSON, INK, 0.8)
    return body + circlet(67, 24, 9, CRIMSON, TEAL)


def triple_cross(x: float) -> str:
    arms = f"M{x} 36V150M{x - 7} 48H{x + 7}M{x - 11} 62H{x + 11}M{x - 15} 77H{x + 15}"
    return path(arms, "none", INK, 7.6) + path(arms, "none", GOLD, 4.4) + path(arms, "none", GOLD_LIGHT, 1.3)


def lovers() -> str:
    """A youth and a lady, face to face, under a heart that sends out rays."""
    rays = "".join(
        f"M125 54L{x:.1f} {y:.1f}"
        for x, y in (polar(125, 54, 44 - 16 * (i in range(5, 10)), 15 * i - 105) for i in range(15))
    )
    body = path(rays, "none", GOLD_LIGHT, 2.2)
    body += group(youth(), "translate(-8.5 26) scale(0.78)") + group(lady(), "translate(63.5 26) scale(0.78)")
    heart = group(
        path(SIGN["H"], CRIMSON, INK, 4.6) + path("M22 40C20 28 26 20 36 20", "none", ROSE, 6),
        "translate(104 33) scale(0.42)",
    )
    return body + heart


def youth() -> str:
    body = path(
        "M150 110C120 112 96 120 84 136C76 146 74 160 74 190H178V150C172 134 162 118 150 110Z",
        CRIMSON,
        INK,
        2.2,
    ) + moved(neck(122), 0, 2)
    body += profile(1, iris="#3e2c1c", hair="#5f3a20", ear=False)
    hair = "M138 55C118 44 98 56 99 80C99 96 100 106 106 114C114 118 122 112 122 104C120 94 126 86 127 76C132 72 136 68 138 62Z"
    body += path(hair, "#6d4023", INK, 2) + path(
        "M108 66C105 80 108 94 111 106M118 62C114 76 116 88 116 98", "none", "#a06b3f", 1.5
    )
    return (
        body
        + path("M100 62C100 46 120 40 142 54L139 62C124 56 112 58 100 66Z", GREEN, INK, 2)
        + disc(112, 56, 3.6, GOLD_LIGHT, INK, 1.3)
    )


def lady() -> str:
    body = path(
        "M100 110C130 112 154 120 166 136C174 146 176 160 176 190H88V150C84 134 90 118 100 110Z",
        BLUE,
        INK,
        2.2,
    ) + moved(neck(122, 8.5), 0, 2)
    body += path("M104 122C112 130 134 130 146 122", "none", GOLD, 3.4) + profile(
        -1, iris="#4d7a9a", hair="#a56d1c", ear=False, lady=True
    )
    hair = "M112 56C130 42 154 54 153 82C154 100 160 112 156 130C150 140 140 136 138 126C132 118 128 108 128 100C130 92 124 86 123 78C118 72 113 68 111 62Z"
    body += path(hair, "#e0a43c", INK, 2) + path(
        "M132 62C142 74 142 92 146 106C148 114 148 120 147 126M126 66C134 76 134 88 137 98",
        "none",
        "#a56d1c",
        1.5,
    )
    crown = "".join(disc(*polar(128, 74, 25, at), 4.6, ROSE, INK, 1.4) for at in (-42, -18, 6, 30))
    return body + crown
