"""Four jacks: the halberdier in profile, the torch-bearer, the lancer with his pennon, the archer."""

from collections.abc import Callable

import attire as a
from faces import face, neck, profile
from ornaments import leaf, lozenge
from palette import (
    AMBER,
    AMBER_DARK,
    BLUE,
    BLUE_DARK,
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
    STEEL,
    STEEL_DARK,
    TEAL,
    WOOD,
    WOOD_DARK,
)  # fmt: skip
from svg import cut_box, disc, group, path, shape

Figure = tuple[Callable[[], str], str, str]  # upper half, ribbon, its edge


def slashed(d: str, fill: str, under: str, cuts: str) -> str:
    """A puffed sleeve with slashes that show the lining, left and right."""
    body = a.paired(d, fill)
    return body + a.pair(path(cuts, "none", INK, 5.6) + path(cuts, "none", under, 3))


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


def spades() -> str:
    """A halberdier in profile, black hair under a flat plumed hat."""
    body = a.shoulders(BLUE)
    doublet = a.cloth("M104 120C92 140 88 170 90 206H160C162 170 160 142 146 120L125 128Z")
    body += shape(doublet, STEEL, INK, 2)
    for i in range(4):
        x = 96 + 16 * i
        body += shape(cut_box(doublet, x, 120, x + 7, 215), BLUE_DARK)
    body += path("M104 120C94 140 90 170 90 187M146 120C154 134 158 148 160 161", "none", INK, 2)
    body += "".join(disc(125, y, 2.2, GOLD_LIGHT, INK, 1) for y in (138, 147))
    puff = "M96 120C78 122 60 134 56 152C62 164 82 164 92 152C100 142 102 128 96 120Z"
    body += slashed(puff, BLUE, SKY, "M82 127C74 134 69 144 68 154M90 126C84 136 81 146 81 156")
    body += halberd(183)
    body += a.forearm(183, BLUE, STEEL) + a.fist(183, 130)
    black, line = "#231f24", "#5d5866"
    body += neck()
    body += path(
        "M116 54C144 48 156 66 153 88C155 98 152 108 146 114C138 118 130 114 127 108C130 98 124 88 121 78Z",
        black,
        INK,
        2,
    )
    body += profile(-1, iris="#3f5f8f", hair=black, ear=False)
    body += path(
        "M110 57C118 54 128 56 136 62C144 72 142 86 146 96C147 104 145 112 139 114C131 116 127 110 127 104C131 94 124 86 122 78C120 72 114 68 106 67Z",
        black,
        INK,
        1.8,
    )
    body += path(
        "M128 66C136 76 136 88 140 98C141 104 140 108 137 110M122 64C129 74 129 84 134 94", "none", line, 1.4
    )
    body += a.ruff(117, 24)
    return body + flat_hat(BLUE, GOLD_LIGHT) + plume(141, 58, 14, 42, LINEN, SKY)


def flat_hat(fill: str, band: str) -> str:
    body = path("M100 62C96 46 108 36 126 37C144 37 156 47 151 62Z", fill, INK, 2)
    body += path("M108 58C106 48 112 42 118 40M142 58C144 50 140 44 134 41", "none", INK, 1.3)
    body += path(
        "M92 63C104 54 146 54 158 64C156 71 148 71 142 68C130 63 116 63 106 68C100 71 93 70 92 63Z",
        band,
        INK,
        1.9,
    )
    return body + a.jewel(141, 62, 5, CRIMSON)


def halberd(x: float) -> str:
    body = a.staff(x, 50, WOOD, "#b98449", 4.4)
    body += path(
        f"M{x} 27C{x + 4} 36 {x + 4.5} 46 {x + 3.5} 54H{x - 3.5}C{x - 4.5} 46 {x - 4} 36 {x} 27Z",
        STEEL,
        INK,
        1.8,
    )
    body += path(
        f"M{x - 3} 58C{x - 10} 57 {x - 14} 53 {x - 18} 46C{x - 23} 58 {x - 22} 72 {x - 16} 82C{x - 13} 76 {x - 9} 73 {x - 3} 73Z",
        STEEL,
        INK,
        1.8,
    )
    body += path(
        f"M{x - 18} 47C{x - 22} 58 {x - 21.5} 71 {x - 16} 81C{x - 17} 70 {x - 18} 58 {x - 18} 47Z", "#ffffff"
    )
    body += path(f"M{x + 3} 59L{x + 15} 64L{x + 12} 67L{x + 15} 71L{x + 3} 72Z", STEEL_DARK, INK, 1.7)
    body += path(f"M{x - 4} 55H{x + 4}V77H{x - 4}Z", GOLD, INK, 1.7) + path(
        f"M{x - 3} 80C{x - 8} 88 {x - 8} 96 {x - 4} 102C{x - 1} 96 {x} 90 {x} 82Z", CRIMSON, INK, 1.5
    )
    return body + path(
        f"M{x} 82C{x + 1} 90 {x + 3} 95 {x + 6} 98C{x + 8} 92 {x + 7} 86 {x + 3} 80Z", CRIMSON, INK, 1.5
    )


def hearts() -> str:
    """A fair-haired page with a burning torch."""
    body = a.shoulders(CRIMSON)
    half = "M125 118V210H201V168C198 148 188 134 168 126C152 119 140 116 125 118Z"
    body += a.garment(half, AMBER)
    body += path(
        "M66 144C60 160 58 176 59 194M80 136C74 154 72 174 73 190M95 132C92 150 90 168 91 184",
        "none",
        CRIMSON_DARK,
        2.2,
    )
    body += a.scattered(
        a.cloth("M125 118V210H201V168C198 148 188 134 168 126Z"),
        lambda x, y: lozenge(x, y, 3, 3.8, CRIMSON),
        12,
        8,
        5,
    )
    body += path("M125 130V176", "none", INK, 2) + "".join(
        disc(125, y, 2.6, GOLD_LIGHT, INK, 1.1) for y in (136, 146)
    )
    mantle = (
        "M100 116C86 120 72 126 62 138C72 150 96 154 112 148C120 144 124 138 125 132C116 130 106 124 100 116Z"
    )
    body += a.paired(mantle, LINEN)
    edge = "M62 139C72 151 96 155 112 149C120 145 124 139 125 133"
    body += a.pair(path(edge, "none", INK, 5.6) + path(edge, "none", GOLD, 3))
    body += a.scattered(a.cloth(mantle), lambda x, y: disc(x, y, 1.7, ROSE), 11, 7, 4.6) + a.scattered(
        a.both(mantle), lambda x, y: disc(x, y, 1.7, ROSE), 11, 7, 4.6
    )
    body += torch(182)
    body += a.forearm(182, AMBER, LINEN) + a.fist(182, 132)
    fair, line = "#e2ad4a", "#a8761f"
    body += neck(122, 9)
    locks = (
        "M125.3 52C104 50 95 62 97 80C90 84 91 93 96 95C91 101 95 110 102 109C106 114 113 111 113 105L111 80Z"
    )
    body += a.pair(
        path(locks, fair, INK, 1.9)
        + path("M100 83C96 87 98 92 102 92M99 98C97 102 100 106 104 104", "none", line, 1.4)
    )
    body += face(turn=1, iris="#4d7a9a", hair=line)
    body += a.pair(
        path(
            "M125.3 58C110 56 101 64 102 80C106 82 110 79 111 75C114 78 118 76 119 72C121 74 124 73 125.3 71Z",
            fair,
            INK,
            1.7,
        )
        + path("M106 76C106 70 109 66 113 65M116 71C117 67 120 65 123 65", "none", line, 1.2)
    )
    return body + beret(CRIMSON, GOLD)


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
    return body + plume(146, 60, -62, 44, LINEN, "#b8a57e") + a.jewel(144, 61, 4.8, BLUE)


def torch(x: float) -> str:
    body = path(f"M{x - 6} 88L{x - 3} 124H{x + 3}L{x + 6} 88Z", WOOD, INK, 1.8)
    body += path(f"M{x - 5} 96L{x + 5} 100M{x - 4.5} 104L{x + 4} 108", "none", WOOD_DARK, 1.8)
    body += path(f"M{x - 10} 80H{x + 10}L{x + 7} 91H{x - 7}Z", GOLD, INK, 1.8) + path(
        f"M{x - 8.4} 85H{x + 8.4}", "none", GOLD_DARK, 1.4
    )
    flame = f"M{x - 9} 79C{x - 18} 66 {x - 11} 56 {x - 8} 48C{x - 5} 54 {x - 4} 56 {x - 2} 58C{x - 4} 46 {x} 36 {x + 6} 30C{x + 4} 42 {x + 16} 50 {x + 14} 64C{x + 14} 70 {x + 12} 76 {x + 9} 79Z"
    body += path(flame, "#d4572b", INK, 1.9)
    inner = f"M{x - 6} 79C{x - 11} 70 {x - 6} 64 {x - 3} 60C{x - 1} 64 {x} 64 {x + 2} 62C{x + 1} 56 {x + 3} 52 {x + 5} 48C{x + 6} 56 {x + 11} 60 {x + 9} 70C{x + 9} 74 {x + 8} 77 {x + 6} 79Z"
    body += path(inner, GOLD_LIGHT)
    return body + path(
        f"M{x - 2} 79C{x - 5} 73 {x - 1} 70 {x + 1} 66C{x + 4} 70 {x + 5} 75 {x + 3} 79Z", "#fff6d8"
    )


def diamonds() -> str:
    """A lancer in saffron with a checked pennon."""
    body = a.shoulders(AMBER)
    body += a.garment("M103 118C96 140 94 172 96 206H154C156 172 154 142 147 118L125 128Z", TEAL)
    body += path("M104 132L125 148L146 132M101 146L125 164L149 146M99 162L113 172", "none", GOLD_LIGHT, 3)
    puff = "M98 118C78 120 58 132 54 154C62 168 84 166 94 154C102 142 104 126 98 118Z"
    body += slashed(puff, AMBER, TEAL, "M84 124C74 132 68 144 67 156M92 124C86 136 82 146 82 158")
    body += lance(184)
    body += a.forearm(184, AMBER, TEAL) + a.fist(184, 130)
    ginger, line = "#b5622a", "#7d3d14"
    body += neck()
    body += a.pair(
        path(
            "M125.3 54C105 52 97 64 99 82C98 94 96 102 93 110C99 118 108 117 113 110L112 82Z",
            ginger,
            INK,
            1.9,
        )
        + path("M103 88C103 98 101 106 98 111M108 94C108 102 107 108 105 112", "none", line, 1.4)
    )
    body += face(turn=-1, iris="#4f6f42", hair=line)
    body += path(
        "M101 80C99 66 108 58 125 58C142 58 151 66 149 80C145 80 142 77 140 73C136 77 130 77 127 73C123 77 117 77 114 73C112 77 107 81 101 80Z",
        ginger,
        INK,
        1.7,
    )
    body += path(
        "M107 76C107 70 110 66 114 65M121 72C121 68 123 66 126 65M135 73C136 69 138 67 141 67",
        "none",
        line,
        1.2,
    )
    body += a.ruff(118, 25)
    return body + crest_cap()


def crest_cap() -> str:
    """A tall cap with a turned-up brim cut in points."""
    body = path("M104 58C102 44 112 28 132 30C146 32 150 46 147 58Z", AMBER, INK, 2)
    body += path("M114 54C113 44 118 36 126 33M136 54C139 46 137 39 133 35", "none", AMBER_DARK, 1.8)
    brim = "M97 64L101 50L110 58L118 47L126 56L134 47L141 58L150 50L153 64Q125 55 97 64Z"
    return (
        body
        + path(brim, TEAL, INK, 1.9)
        + plume(112, 50, -36, 30, CRIMSON, CRIMSON_DARK)
        + a.jewel(112, 55, 4.6, GOLD_LIGHT)
    )


def lance(x: float) -> str:
    body = a.staff(x, 44, WOOD, "#b98449", 4.2)
    flag = f"M{x - 2} 50C{x - 12} 44 {x - 22} 56 {x - 33} 49L{x - 26} 61L{x - 33} 75C{x - 22} 82 {x - 12} 70 {x - 2} 76Z"
    body += path(flag, LINEN, INK, 1.9)
    body += path(f"M{x - 2} 50C{x - 7} 47 {x - 10} 48.5 {x - 14.5} 50.5L{x - 14.5} 63H{x - 2}Z", CRIMSON)
    body += path(f"M{x - 14.5} 63H{x - 27}L{x - 33} 75C{x - 26} 79 {x - 20} 76.5 {x - 14.5} 74.5Z", CRIMSON)
    body += (
        path(flag, "none", INK, 1.9)
        + path(f"M{x} 24L{x + 5} 38L{x} 46L{x - 5} 38Z", STEEL, INK, 1.7)
        + path(f"M{x} 25L{x + 5} 38L{x} 45Z", STEEL_DARK)
    )
    return (
        body
        + path(f"M{x} 24L{x + 5} 38L{x} 46L{x - 5} 38Z", "none", INK, 1.7)
        + path(f"M{x - 4} 47H{x + 4}", "none", INK, 5)
        + path(f"M{x - 4} 47H{x + 4}", "none", GOLD_LIGHT, 2.4)
    )


def clubs() -> str:
    """An archer in green, his bow at his side and arrows at his shoulder."""
    body = quiver()
    body += a.shoulders(GREEN)
    body += path("M64 146C58 162 57 178 58 196M80 138C74 156 72 174 73 190", "none", GREEN_DARK, 2.2)
    cape = "M102 116C86 120 70 126 60 140L70 150L80 143L90 153L101 145L112 154L125 146V128C116 127 108 122 102 116Z"
    body += a.paired(cape, PLUM)
    edge = "M60 140L70 150L80 143L90 153L101 145L112 154L125 146"
    body += a.pair(path(edge, "none", INK, 4.6) + path(edge, "none", GOLD_LIGHT, 2.2))

    body += path("M86 121C100 136 116 149 134 160", "none", INK, 8) + path(
        "M86 121C100 136 116 149 133 159.5", "none", WOOD, 5
    )
    body += bow(181)
    body += a.forearm(181, GREEN, WOOD) + a.fist(181, 128)
    brown, line = "#5f3a20", "#95633a"
    body += neck()
    body += a.pair(
        path(
            "M125.3 56C106 54 98 64 100 82C100 92 99 98 97 104C102 110 109 109 112 104L112 82Z",
            brown,
            INK,
            1.9,
        )
        + path("M104 88C104 95 103 100 101 104", "none", line, 1.4)
    )
    body += face(turn=-1, iris="#5b4a2a", hair="#40260f")
    body += path(
        "M115 112C119 116 131 116 135 112C133 121 128 124 125 124C121 124 117 121 115 112Z", brown, INK, 1.5
    )
    body += path(
        "M113 100C117 97.5 120 98.5 121.5 100C123 98.5 127 97.5 131 100C127 103 123.5 102.5 121.5 101.5C119.5 102.5 117 103 113 100Z",
        brown,
        INK,
        1.1,
    )
    body += path(
        "M102 79C101 68 108 61 125 61C142 61 149 68 148 79C144 78 141 75 139 72C131 76 113 75 109 70C108 74 106 78 102 79Z",
        brown,
        INK,
        1.7,
    )
    return body + hunting_hat()


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
    return body + group(feather, "translate(142 60) rotate(34)") + a.jewel(142, 60, 4.6, PLUM)


def quiver() -> str:
    """Fletchings above the left shoulder."""
    body = ""
    for turn, high in ((-30, 50), (-18, 56), (-6, 50)):
        arrow = path(f"M0 0V{-high}", "none", INK, 4) + path(f"M0 0V{-high}", "none", WOOD, 1.8)
        arrow += path(
            f"M0 {-high + 2}L-6 {-high - 3}V{-high + 13}L0 {-high + 18}L6 {-high + 13}V{-high - 3}Z",
            CRIMSON if turn == -18 else LINEN,
            INK,
            1.6,
        )
        body += group(
            arrow + path(f"M0 {-high}V{-high + 16}", "none", INK, 1.2), f"translate(86 150) rotate({turn})"
        )
    return body


def bow(x: float) -> str:
    curve = f"M{x - 6} 32C{x + 2} 36 {x - 1} 44 {x + 4} 54C{x + 16} 78 {x + 16} 112 {x + 8} 134C{x + 5} 142 {x + 2} 148 {x - 1} 152"
    body = path(f"M{x - 5} 33L{x - 3} 150", "none", INK, 1.3)
    body += (
        path(curve, "none", INK, 7.4) + path(curve, "none", WOOD, 4.4) + path(curve, "none", "#b98449", 1.3)
    )
    wrap = f"M{x + 12.6} 82L{x + 13} 106"
    return (
        body + path(wrap, "none", INK, 9) + path(wrap, "none", GOLD, 6) + leaf(x - 6, 33, 9, -50, LEAF, INK)
    )


JACKS: dict[str, Figure] = {
    "S": (spades, BLUE, STEEL),
    "H": (hearts, AMBER, GOLD_LIGHT),
    "D": (diamonds, TEAL, GOLD),
    "C": (clubs, GREEN, GOLD),
}
