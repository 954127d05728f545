"""Those who sit at the table: eight opponents and six players, head and shoulders, in the manner of the courts."""

from collections.abc import Callable, Iterator

from attire import jewel, pair
from expressions import FIST, bearded_mouths, face, fist, hand
from faces import neck
from headgear import beret, hunting_hat
from kings import moustache
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
    PLUM_DARK,
    ROSE,
    SKY,
    STEEL,
    TEAL,
    TEAL_DARK,
)
from queens import BODY, BOSOM, necklace
from svg import box, disc, document, glow, group, path

ASH = "#86817c"
"""The brows of grey hair, which would be lost on the skin."""
SIDE = 120.0
"""Width and height of a portrait; the head fills its upper half."""
DEEP = 250
"""How far down a body runs on below the frame: behind a table whose edge slopes, no foot of it is seen."""
BLACK, GREY, WHITE, BROWN, CHESTNUT, FAIR, RED = (
    "#2c2523",
    "#a7a39e",
    "#f1ede4",
    "#5a3a24",
    "#7c4a26",
    "#e0a43c",
    "#b5562a",
)
SLATE = "#4a4440"


SLEEVES = {
    "marquise": (PLUM, GOLD_LIGHT),
    "colonel": (CRIMSON, LINEN),
    "abbe": (BLACK, LINEN),
    "governess": (TEAL_DARK, LINEN),
    "attache": (BLUE_DARK, LINEN),
    "contessa": (GREEN, GOLD),
    "notary": (SLATE, LINEN),
    "captain": (TEAL, GOLD_LIGHT),
    "player_1": (AMBER, LINEN),
    "player_2": (BLUE, STEEL),
    "player_3": (GREEN, LINEN),
    "player_4": (CRIMSON, LINEN),
    "player_5": (PLUM, LINEN),
    "player_6": (TEAL, LINEN),
}
"""By sitter: sleeve and cuff."""


def sitter(body: str, light: str, dark: str, name: str) -> str:
    """A portrait before a ground that is lighter behind the head, with a hand that comes to the chin."""
    ground = box((0, 0, SIDE, SIDE), 0.01, "url(#ground)")
    defs = glow("ground", [(0, light), (1, dark)], SIDE / 2, SIDE * 0.42, SIDE * 0.75)
    return document(ground + group(body + hand(*SLEEVES[name]), "translate(-65 -24)"), SIDE, SIDE, defs)


# --------------------------------------------------------------------------------------------------------- hair

CROWN = "M101 82C97 60 107 47 125 46.5C143 47 153 60 149 82C147.5 74 144 68.5 138 65C129 69 117 69.5 110 66C105 70 102.5 75 101 82Z"
PARTED = "M125.3 50C107 48 99 60 100 84C103 84 106 81 107 78C109 82 112 80 113 74C117 72 122 68 125.3 60Z"
SIDES = "M105 64C99 70 97 82 100 93C103.5 91 105 84 106.5 76Z"
LONG = "M125.3 50C103 47 95 62 96 84C96 100 93 112 96 122C104 126 110 118 110 104L109 76Z"


def cropped(fill: str, line: str) -> str:
    """A man's short hair, combed to one side."""
    return path(CROWN, fill, INK, 1.9) + path(
        "M112 60C118 55 130 53 140 58M108 70C109 65 111 62 114 60", "none", line, 1.3
    )


def bald(fill: str) -> str:
    """What is left above the ears."""
    return pair(path(SIDES, fill, INK, 1.8))


def parted(fill: str, line: str) -> str:
    """A lady's hair, parted in the middle, before the face."""
    return pair(path(PARTED, fill, INK, 1.7) + path("M106 75C108 66 114 59 121 56", "none", line, 1.2))


def knot(fill: str, line: str) -> str:
    """A knot on top of the head, behind it."""
    body = disc(125, 43, 12.5, fill, INK, 1.8)
    return body + path("M116 40C119 33 131 33 134 40M117 47C121 42 129 42 133 47", "none", line, 1.3)


def falling(fill: str, line: str) -> str:
    """Long hair that falls on the shoulders, behind the face."""
    return pair(
        path(LONG, fill, INK, 1.9)
        + path("M99 90C98 102 97 110 99 119M104 92C104 104 102 112 103 119", "none", line, 1.2)
    )


def towering(fill: str, line: str) -> str:
    """A powdered wig, high above the brow, with rolls at the sides."""
    body = path(
        "M101 76C92 54 100 26 125 25C150 26 158 54 149 76C143 60 133 58 125 58C117 58 107 60 101 76Z",
        fill,
        INK,
        2,
    )
    rolls = "".join(
        path(
            f"M103 {y}C94 {y - 5} 88 {y + 3} 93 {y + 9}C98 {y + 13} 105 {y + 8} 104 {y + 2}Z", fill, INK, 1.6
        )
        for y in (74, 87, 100)
    )
    return (
        body
        + path(
            "M109 56C108 42 114 34 125 32M141 56C142 42 136 34 125 32M117 55C117 46 120 41 125 40",
            "none",
            line,
            1.4,
        )
        + pair(rolls)
    )


def beard(fill: str, line: str) -> str:
    """A full beard under the lip."""
    d = "M103 90C102 106 108 126 125 131C142 126 148 106 147 90C143 99 136 100 130 99.5C127 98.6 123 98.6 120 99.5C114 100 107 99 103 90Z"
    body = path(d, fill, INK, 1.9) + path(
        "M118 118C120 122 123 124 125 125M132 116C130 121 128 123 125 125", "none", line, 1.2
    )
    return body + bearded_mouths()


# ------------------------------------------------------------------------------------------------ what is worn


def shoulders(fill: str) -> str:
    """The plain body under everything, which runs on below the frame."""
    left = f"M125 112C110 114 98 119 82 126C62 134 52 148 49 168V{DEEP}H201V168C198 148 188 134 168 126"
    return path(f"{left}C152 119 140 114 125 112Z", fill, INK, 2)


def coat(fill: str, dark: str, collar: str = LINEN) -> str:
    """A coat with lapels over a neckcloth."""
    body = shoulders(fill)
    body += path(
        "M112 116C116 124 120 132 125 140C130 132 134 124 138 116C132 121 118 121 112 116Z", collar, INK, 1.8
    )
    body += pair(
        path("M110 116C102 119 94 122 88 126L104 150L125 141C119 134 114 126 110 116Z", dark, INK, 1.8)
    )
    return body + path("M119 124Q125 129 131 124M120 130Q125 134 130 130", "none", "#b8a57e", 1.3)


def gown(fill: str, trim: str) -> str:
    """A gown cut out at the neck, with its border."""
    body = path(BODY.replace("V215", f"V{DEEP}"), fill, INK, 2) + path(BOSOM, "#f4d8b9", INK, 2)
    line = "M107 119C108 136 116 145 125 149C134 145 142 136 143 119"
    return body + path(line, "none", INK, 6.4) + path(line, "none", trim, 3.8)


def closed(fill: str, collar: str) -> str:
    """A dress or cassock buttoned up to the chin."""
    body = shoulders(fill) + path(
        "M109 115C113 123 137 123 141 115L143 123C137 132 113 132 107 123Z", collar, INK, 1.8
    )
    return body + "".join(disc(125, y, 1.5, GOLD_LIGHT, INK, 0.8) for y in (136, 144))


def epaulettes() -> str:
    """Gold on the shoulders of an officer."""
    fringe = "".join(f"M{69 + 4 * i} {137 - i}V{145 - i}" for i in range(6))
    one = path("M66 137C70 128 82 124 93 124L90 134C82 133 74 134 67 139Z", GOLD, INK, 1.7)
    return pair(one + path(fringe, "none", GOLD_LIGHT, 1.8))


def spectacles() -> str:
    """Round glasses."""
    body = pair(disc(114.6, 84, 8, "none", INK, 1.5) + disc(114.6, 84, 6.9, "none", GOLD_LIGHT, 0.8))
    return body + path("M122 83Q125 81 128 83", "none", INK, 1.5)


def monocle() -> str:
    """One glass, on a cord."""
    cord = path("M143 88C150 100 148 116 140 132", "none", INK, 1.1)
    return disc(135, 84, 8.2, "none", INK, 1.6) + disc(135, 84, 7, "none", GOLD_LIGHT, 0.9) + cord


def bands() -> str:
    """The two white bands of a clergyman."""
    return pair(path("M125.3 121L114 122L112 141L124.8 138Z", LINEN, INK, 1.6))


def skullcap() -> str:
    """A small black cap."""
    return path("M105 62C108 48 117 43 125 43C133 43 142 48 145 62C134 56 116 56 105 62Z", BLACK, INK, 1.9)


def cocked_hat(fill: str, edge: str) -> str:
    """A hat turned up on three sides, with a cockade."""
    body = path(
        "M88 62C98 54 104 40 125 38C146 40 152 54 162 62C150 66 138 58 125 57C112 58 100 66 88 62Z",
        fill,
        INK,
        2,
    )
    body += path("M91 61C101 56 108 44 125 42C142 44 149 56 159 61", "none", edge, 2.4)
    return body + disc(142, 50, 4.6, CRIMSON, INK, 1.4) + disc(142, 50, 2, LINEN)


def bonnet(fill: str, ribbon: str) -> str:
    """A bonnet tied under the chin."""
    body = path(
        "M99 86C90 58 104 40 125 40C146 40 160 58 151 86C148 70 140 61 125 60C110 61 102 70 99 86Z",
        fill,
        INK,
        2,
    )
    body += path("M104 66C109 57 116 53 125 53C134 53 141 57 146 66", "none", ribbon, 3)
    return body + pair(path("M100 84C100 100 106 112 117 120", "none", ribbon, 2.6))


def flowers() -> str:
    """Roses in the hair."""
    return "".join(
        disc(x, y, 5.2, ROSE, CRIMSON_DARK, 1.2) + disc(x, y, 1.8, CRIMSON)
        for x, y in ((104, 58), (110, 51), (101, 67))
    )


# ------------------------------------------------------------------------------------------------- opponents


def marquise() -> str:
    """Powdered, in plum, with pearls."""
    body = gown(PLUM, GOLD_LIGHT) + neck(122, 8) + face(lady=True, turn=-1, iris="#4a5f7a", hair=ASH)
    return sitter(
        body + towering(WHITE, GREY) + necklace(CRIMSON) + jewel(143, 58, 4.4, BLUE),
        "#8d5470",
        "#4a2140",
        "marquise",
    )


def colonel() -> str:
    """In a red coat, with a moustache that has seen service."""
    body = coat(CRIMSON, CRIMSON_DARK) + epaulettes() + neck(120) + face(iris="#3f5a4a", hair=ASH, stern=1.2)
    return sitter(body + cropped(GREY, "#7f7b77") + moustache(GREY, 20), "#5f7f8f", "#263c4c", "colonel")


def abbe() -> str:
    """In black, mild, and not to be trusted with a long suit."""
    body = closed(BLACK, BLACK) + neck(120) + bands() + face(turn=1, iris="#5a4630", hair="#5b5652")
    return sitter(body + bald(GREY) + skullcap(), "#9a8a62", "#54472a", "abbe")


def governess() -> str:
    """Buttoned up, spectacled, her hair in a knot."""
    body = knot(BROWN, "#3a2415") + closed(TEAL_DARK, LINEN) + neck(120, 8)
    body += face(lady=True, iris="#4d5a3a", hair=BROWN, stern=0.8) + parted(BROWN, "#3a2415") + spectacles()
    return sitter(body, "#a58a7a", "#5c463c", "governess")


def attache() -> str:
    """Young, fair, with a monocle."""
    body = (
        coat(BLUE_DARK, BLUE)
        + neck(120)
        + face(turn=-1, iris="#4f7fa0", hair="#a56d1c")
        + cropped(FAIR, "#a56d1c")
    )
    return sitter(body + moustache(FAIR, 10) + monocle(), "#8f8fb4", "#3c3c62", "attache")


def contessa() -> str:
    """Dark hair, roses, and a green gown."""
    body = falling(BLACK, "#5a4a48") + gown(GREEN, GOLD) + neck(122, 8)
    body += face(lady=True, turn=1, iris="#3a2c1c", hair=BLACK) + parted(BLACK, "#5a4a48") + flowers()
    return sitter(body + necklace(GREEN_DARK), "#b98a6a", "#6a3f2c", "contessa")


def notary() -> str:
    """Bald, bearded, and careful."""
    body = closed(SLATE, LINEN) + neck(120) + face(iris="#4a3a2a", hair=CHESTNUT, stern=0.6)
    return sitter(
        body + bald(CHESTNUT) + beard(CHESTNUT, "#54300f") + spectacles(), "#7f9a7a", "#38503a", "notary"
    )


def captain() -> str:
    """A cocked hat and a weathered look."""
    body = coat(TEAL, TEAL_DARK) + epaulettes() + neck(120) + bald(BLACK)
    body += (
        face(turn=1, iris="#3f6f7f", hair=BLACK, stern=0.5)
        + moustache(BLACK, 14)
        + cocked_hat(BLACK, GOLD_LIGHT)
    )
    return sitter(body, "#7fa0b0", "#2c4a5a", "captain")


# --------------------------------------------------------------------------------------------------- players


def player_1() -> str:
    body = coat(AMBER, "#96581a") + neck(120) + face(iris="#4f6f52", hair=BROWN) + cropped(BROWN, "#3a2415")
    return sitter(body, "#7f9f8a", "#2f5540", "player_1")


def player_2() -> str:
    body = falling(RED, "#7c3414") + gown(BLUE, STEEL) + neck(122, 8)
    body += face(lady=True, turn=-1, iris="#4d7a5a", hair=RED) + parted(RED, "#7c3414")
    return sitter(body, "#9fa8c4", "#46507a", "player_2")


def player_3() -> str:
    body = coat(GREEN, GREEN_DARK) + neck(120) + bald(BLACK) + face(turn=1, iris="#3a2c1c", hair=BLACK)
    return sitter(body + beard(BLACK, "#5a4a48") + hunting_hat(), "#b0a070", "#5f5230", "player_3")


def player_4() -> str:
    body = knot(FAIR, "#a56d1c") + closed(CRIMSON, LINEN) + neck(120, 8)
    body += face(lady=True, turn=1, iris="#4d7a9a", hair="#a56d1c") + parted(FAIR, "#a56d1c")
    return sitter(body, "#b7909a", "#6a3f50", "player_4")


def player_5() -> str:
    body = coat(PLUM, PLUM_DARK) + neck(120) + cropped(BLACK, "#5a4a48") + face(iris="#3a2c1c", hair=BLACK)
    return sitter(body + beret(TEAL, GOLD), "#8fa0a0", "#3a4f50", "player_5")


def player_6() -> str:
    body = falling(GREY, "#7f7b77") + gown(TEAL, LINEN) + neck(122, 8)
    body += face(lady=True, turn=1, iris="#4a5f7a", hair=ASH) + parted(GREY, "#7f7b77") + bonnet(LINEN, SKY)
    return sitter(body, "#a79ab4", "#544a68", "player_6")


OPPONENTS: dict[str, Callable[[], str]] = {
    "marquise": marquise,
    "colonel": colonel,
    "abbe": abbe,
    "governess": governess,
    "attache": attache,
    "contessa": contessa,
    "notary": notary,
    "captain": captain,
}
PLAYERS: dict[str, Callable[[], str]] = {
    f"player_{number}": draw
    for number, draw in enumerate((player_1, player_2, player_3, player_4, player_5, player_6), 1)
}


def files() -> Iterator[tuple[str, str]]:
    for name, draw in (OPPONENTS | PLAYERS).items():
        yield f"portraits/{name}.svg", draw()
        yield f"portraits/hands/{name}.svg", document(fist(*SLEEVES[name]), *FIST)
