"""Four jacks: the halberdier in profile, the torch-bearer, the lancer with his pennon, the archer."""

from collections.abc import Callable

import attire as a
from faces import face, neck, profile
from headgear import beret, crest_cap, flat_hat, hunting_hat, plume
from ornaments import lozenge
from palette import (
    AMBER,
    BLUE,
    BLUE_DARK,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    LINEN,
    PLUM,
    ROSE,
    SKY,
    STEEL,
    TEAL,
    WOOD,
)  # fmt: skip
from regalia import bow, halberd, lance, quiver, torch
from svg import cut_box, disc, path, shape

Figure = tuple[Callable[[], str], str, str]  # upper half, ribbon, its edge


def slashed(d: str, fill: str, under: str, cuts: str) -> str:
    """A puffed sleeve with slashes that show the lining, left and right."""
    body = a.paired(d, fill)
    return body + a.pair(path(cuts, "none", INK, 5.6) + path(cuts, "none", under, 3))


def spades() -> str:
    """A halberdier in profile, black hair under a flat plumed hat."""
    body = spades_dress()
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
    return body + flat_hat(BLUE, GOLD_LIGHT) + plume(143, 61, 128, 40, LINEN, SKY)


def spades_dress() -> str:
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
    body += halberd(181)
    body += a.forearm(181, BLUE, STEEL) + a.fist(181, 130)
    return body


def hearts() -> str:
    """A fair-haired page with a burning torch."""
    body = hearts_dress()
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


def hearts_dress() -> str:
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
        a.cloth("M127 152V210H201V168C198 156 190 148 182 142Z"),
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
    body += path("M102 117C110 125 140 125 148 117L145 127C135 134 115 134 105 127Z", GOLD, INK, 1.8)
    body += torch(182)
    body += a.forearm(182, AMBER, LINEN) + a.fist(182, 132)
    return body


def diamonds() -> str:
    """A lancer in saffron with a checked pennon."""
    body = diamonds_dress()
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


def diamonds_dress() -> str:
    body = a.shoulders(AMBER)
    body += a.garment("M103 118C96 140 94 172 96 206H154C156 172 154 142 147 118L125 128Z", TEAL)
    body += path("M104 132L125 148L146 132M101 146L125 164L149 146M99 162L113 172", "none", GOLD_LIGHT, 3)
    puff = "M98 118C78 120 58 132 54 154C62 168 84 166 94 154C102 142 104 126 98 118Z"
    body += slashed(puff, AMBER, TEAL, "M84 124C74 132 68 144 67 156M92 124C86 136 82 146 82 158")
    body += lance(184)
    body += a.forearm(184, AMBER, TEAL) + a.fist(184, 130)
    return body


def clubs() -> str:
    """An archer in green, his bow at his side and arrows at his shoulder."""
    body = clubs_dress()
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
        "M115 108.5C119 111.5 125 111.5 129.5 108.5C128.5 116 125.5 119.5 122.5 119.5C119.5 119.5 116.5 116 115 108.5Z",
        brown,
        INK,
        1.5,
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


def clubs_dress() -> str:
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
    body += bow(177)
    body += a.forearm(177, GREEN, WOOD) + a.fist(177, 128)
    return body


JACKS: dict[str, Figure] = {
    "S": (spades, BLUE, STEEL),
    "H": (hearts, AMBER, GOLD_LIGHT),
    "D": (diamonds, TEAL, GOLD),
    "C": (clubs, GREEN, GOLD),
}
