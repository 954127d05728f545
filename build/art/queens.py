"""Four queens: of the night with a starred sceptre, of the rose, of the peacock fan, and of the falcon."""

from collections.abc import Callable
from itertools import pairwise

import attire as a
from faces import face, neck
from headgear import coronet, jewelled_cap, laurel_crown, rose_crown
from ornaments import lozenge, star
from palette import (
    AMBER,
    AMBER_DARK,
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
    PLUM_DARK,
    ROSE,
    SKIN,
    STEEL,
    TEAL,
)  # fmt: skip
from regalia import falcon, peacock, rose, star_sceptre
from svg import disc, path, polar

Figure = tuple[Callable[[], str], str, str]  # upper half, ribbon, its edge

BODY = "M125 116C112 118 102 120 92 125C72 131 58 144 54 166V215H198V168C192 146 178 131 158 125C148 120 138 118 125 116Z"
BOSOM = "M107 119C108 136 116 145 125 149C134 145 142 136 143 119C136 124 114 124 107 119Z"


def necklace(stone: str, drop: bool = True) -> str:
    """Pearls round the neck with a hanging stone."""
    pearls = (
        (112.5, 120.5),
        (116.3, 123.4),
        (120.5, 125.2),
        (125, 125.8),
        (129.5, 125.2),
        (133.7, 123.4),
        (137.5, 120.5),
    )
    body = "".join(disc(x, y, 2.4, LINEN, INK, 1) for x, y in pearls)
    return body + (lozenge(125, 133, 3.6, 5.2, stone, INK, 1.2) if drop else "")


def bodice(fill: str, trim: str) -> str:
    """The neckline with its border and the skin above it."""
    body = a.garment(BOSOM, SKIN)
    line = "M107 119C108 136 116 145 125 149C134 145 142 136 143 119"
    return body + path(line, "none", INK, 6.4) + path(line, "none", trim, 3.6) + path(line, "none", fill, 0.8)


def spades() -> str:
    """The queen of the night: black hair under a pale veil, a star on her sceptre."""
    body = spades_dress()
    black = "#211d22"
    body += a.pair(
        path(
            "M125.3 54C106 52 99 64 100 82C101 98 99 110 95 122C101 127 108 124 111 116C114 104 111 90 110 78Z",
            black,
            INK,
            1.8,
        )
        + path("M104 84C105 98 103 110 100 119", "none", "#5a5464", 1.3)
    )
    body += face(lady=True, turn=1, iris="#4a5f8a", hair=black, stern=0.4)
    body += a.pair(
        path(
            "M125.3 53C110 52 101.5 62 101.500 82C107 78 112 70 117 66C121 63 124 62 125.3 61Z",
            black,
            INK,
            1.7,
        )
    )
    body += a.pair(
        path(
            "M125.3 44C104 44 93 58 94 84C90 104 92 112 86 124C93 118 99 104 99 86C99 66 108 56 125.3 55Z",
            "#dde6f3",
            INK,
            1.8,
        )
    )
    return body + coronet(BLUE, PLUM, 24)


def spades_dress() -> str:
    body = a.garment(
        "M125 42C98 42 88 60 89 84C90 112 80 140 60 166V200H190V150C172 140 160 112 161 84C162 60 152 42 125 42Z",
        "#c9d6ea",
    )
    body += path("M94 92C94 116 86 138 70 158M156 92C156 112 162 130 174 144", "none", "#8fa5c8", 1.6)
    body += a.garment(BODY, BLUE_DARK)
    dress = a.cloth(
        "M92 126C74 132 60 146 57 168V210H190V168C186 148 176 134 158 126L143 122C142 138 134 147 125 151C116 147 108 138 107 122Z"
    )
    body += a.scattered(dress, lambda x, y: star((x, y), 4.2, 4, 0.3, STEEL), 15, 9.5, 4.6)
    body += a.paired("M90 127C84 150 82 176 82 205L64 205C64 170 72 142 90 127Z", PLUM) + path(
        "M80 148C76 164 74 180 74 194", "none", PLUM_DARK, 2
    )
    body += neck(126, 8.5) + bodice(PLUM, STEEL) + necklace(PLUM)
    body += star_sceptre(182)
    body += a.forearm(182, PLUM, STEEL) + a.fist(182, 130)
    return body


def hearts() -> str:
    """The queen of the rose: golden braids over crimson velvet."""
    body = hearts_dress()
    gold, line = "#e0a43c", "#a56d1c"
    body += a.pair(
        path(
            "M125.3 52C104 51 98 64 99 84C99 94 98 100 101 106C106 110 111 104 111 94L110 76Z", gold, INK, 1.9
        )
    )
    body += a.pair(braid(gold, line))
    body += face(lady=True, turn=1, iris="#4d7a9a", hair=line)
    body += a.pair(
        path(
            "M125.3 53C108 51 100 62 101 84C104 83 106 81 107 78C109 82 112 80 113 74C117 72 122 68 125.3 62Z",
            gold,
            INK,
            1.7,
        )
        + path("M106 76C108 67 114 60 121 57M112 72C115 67 119 63 123 60", "none", line, 1.2)
    )
    return body + rose_crown(CRIMSON, BLUE)


def hearts_dress() -> str:
    body = a.garment(BODY, CRIMSON)
    body += path(
        "M64 150C60 166 60 180 61 194M76 140C70 158 69 174 70 192M184 140C187 144 188 147 189 149",
        "none",
        CRIMSON_DARK,
        2.2,
    )
    front = "M108 136C104 152 102 172 102 200H148C148 172 146 152 142 136C138 143 131 148 125 151C119 148 112 143 108 136Z"
    body += a.garment(front, LINEN)
    body += a.scattered(a.cloth(front), lambda x, y: disc(x, y, 1.7, ROSE) + disc(x, y, 0.7, LINEN), 9, 6, 4)
    body += a.garment("M92 125C84 122 70 128 62 140C66 148 84 150 92 142C96 136 96 130 92 125Z", ROSE) + path(
        "M70 136C74 140 76 144 76 147M80 130C83 136 84 142 83 147", "none", CRIMSON_DARK, 1.5
    )
    body += a.garment(
        "M158 125C166 122 180 128 188 140C184 148 166 150 158 142C154 136 154 130 158 125Z", ROSE
    ) + path("M180 136C176 140 174 144 174 147M170 130C167 136 166 142 167 147", "none", CRIMSON_DARK, 1.5)
    body += neck(126, 8.5) + bodice(CRIMSON, GOLD_LIGHT) + necklace(CRIMSON)
    body += rose(181)
    body += a.forearm(181, ROSE, LINEN) + a.fist(181, 132)
    return body


def braid(fill: str, line: str) -> str:
    """A plait hanging before the shoulder."""
    body = ""
    for i in range(5):
        x, y = 101 - 1.3 * i + (0.6 if i % 2 else -0.6), 108 + 9.2 * i
        body += path(
            f"M{x - 6} {y - 5}C{x - 2} {y - 8} {x + 4} {y - 7} {x + 6} {y - 3}C{x + 6} {y + 3} {x + 2} {y + 7} {x - 1} {y + 7}C{x - 5} {y + 5} {x - 7} {y} {x - 6} {y - 5}Z",
            fill,
            INK,
            1.5,
        )
        body += path(f"M{x - 3} {y - 3}C{x + 1} {y - 3} {x + 3} {y} {x + 2} {y + 3}", "none", line, 1.1)
    return (
        body
        + path("M91 151H101L99 156H92Z", CRIMSON, INK, 1.4)
        + path("M92 156C90 161 92 165 96 168C99 165 100 160 99 156Z", fill, INK, 1.5)
    )


def diamonds() -> str:
    """A queen of fashion: a fan of lace about auburn hair, and a peacock's fan."""
    body = diamonds_dress()
    red, line = "#9a4a1f", "#6b2f11"
    body += path(
        "M125 44C104 42 95 56 98 74C99 84 103 90 106 92L144 92C147 90 151 84 152 74C155 56 146 42 125 44Z",
        red,
        INK,
        1.9,
    )
    body += face(lady=True, turn=-1, iris="#3f7a5c", hair=line)
    body += a.pair(
        path(
            "M125.3 53C118 49 108 53 104 62C101 69 102 78 105 82C108 77 107 71 111 68C116 66 121 66 125.3 62Z",
            red,
            INK,
            1.7,
        )
        + path("M106 74C105 68 107 62 112 59M114 64C116 60 120 58 124 58", "none", "#c9763c", 1.3)
    )
    body += disc(103.5, 97, 2.6, LINEN, INK, 1.2) + disc(146.5, 97, 2.6, LINEN, INK, 1.2)
    return body + jewelled_cap()


def diamonds_dress() -> str:
    body = ""
    rays = [polar(125, 112, 47, -104 + 16 * i) for i in range(14)]
    for (x0, y0), (x1, y1) in pairwise(rays):
        body += path(
            f"M125 112L{x0:.1f} {y0:.1f}Q{(x0 + x1) / 2 + (x0 + x1 - 250) * 0.09:.1f} {(y0 + y1) / 2 + (y0 + y1 - 224) * 0.09:.1f} {x1:.1f} {y1:.1f}Z",
            LINEN,
            INK,
            1.5,
        )
        body += disc((x0 + x1) / 2 * 0.84 + 125 * 0.16, (y0 + y1) / 2 * 0.84 + 112 * 0.16, 1.5, AMBER)
    body += a.garment(BODY, AMBER)
    body += a.brocade(
        a.cloth("M92 126C74 132 58 146 56 168V210H196V168C190 148 176 134 158 126Z"), AMBER_DARK, 3.4, 12
    )
    front = "M110 138C106 152 110 172 118 196H132C140 172 144 152 140 138L125 150Z"
    body += a.garment(front, TEAL) + path("M117 152L133 158M133 152L117 158", "none", GOLD_LIGHT, 1.8)
    puff = "M90 126C76 122 60 132 58 148C66 158 86 156 92 146C96 138 95 130 90 126Z"
    body += a.paired(puff, AMBER) + path(
        "M80 126C72 132 68 142 68 152M88 128C82 136 80 146 80 153", "none", TEAL, 3.2
    )
    body += neck(126, 8.5) + bodice(TEAL, GOLD_LIGHT) + necklace(TEAL)
    body += peacock(176)
    body += a.forearm(176, AMBER, TEAL) + a.fist(176, 132)
    return body


def clubs() -> str:
    """The huntress: brown curls in a laurel crown, a falcon on her hand."""
    body = clubs_dress()
    brown, line = "#6d4023", "#a06b3f"
    curls = "M125.3 50C103 48 94 62 97 80C91 83 91 91 96 94C91 98 92 106 98 108C96 115 103 121 109 117C114 121 119 115 116 109C113 100 111 88 110 78Z"
    body += a.pair(
        path(curls, brown, INK, 1.9)
        + path(
            "M100 84C96 86 97 91 101 91M101 97C97 99 98 105 103 104M105 110C103 113 107 116 110 113",
            "none",
            line,
            1.4,
        )
    )
    body += face(lady=True, turn=-1, iris="#6b5a2a", hair="#4a2a14")
    body += a.pair(
        path(
            "M125.3 53C112 50 102 58 101 70C100 75 101 80 104 82C108 80 107 75 110 73C114 74 116 69 119 68C122 67 124 65 125.3 62Z",
            brown,
            INK,
            1.7,
        )
        + path("M105 76C104 70 107 64 111 62M113 69C114 64 118 61 122 60", "none", line, 1.3)
    )
    return body + laurel_crown()


def clubs_dress() -> str:
    body = a.garment(BODY, GREEN)
    body += path("M64 152C60 166 60 180 61 194M78 142C72 158 71 174 72 192", "none", GREEN_DARK, 2.2)
    front = "M107 134C104 152 103 172 103 200H147C147 172 146 152 143 134C138 143 132 147 125 151C118 147 112 143 107 134Z"
    body += a.garment(front, PLUM) + path(
        "M112 156L138 156M112 166L138 166M110 176H140", "none", GOLD_LIGHT, 1.7
    )
    collar = "M108 118C96 118 84 122 74 130C80 142 92 148 104 148C108 140 108 128 108 118Z"
    body += a.paired(collar, LINEN)
    body += a.scattered(a.cloth(collar), lambda x, y: lozenge(x, y, 2, 3, GREEN), 9, 6, 3.6) + a.scattered(
        a.both(collar), lambda x, y: lozenge(x, y, 2, 3, GREEN), 9, 6, 3.6
    )
    body += neck(126, 8.5) + bodice(PLUM, GOLD_LIGHT) + necklace(GREEN, drop=True)
    body += falcon(175)
    body += a.forearm(175, GREEN, GOLD_LIGHT) + a.fist(175, 131)
    return body


QUEENS: dict[str, Figure] = {
    "S": (spades, PLUM, STEEL),
    "H": (hearts, CRIMSON, GOLD),
    "D": (diamonds, AMBER, GOLD_LIGHT),
    "C": (clubs, PLUM, GOLD),
}
