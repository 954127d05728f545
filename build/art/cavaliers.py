"""Four cavaliers: the knight with his sabre, the standard-bearer, the hussar, and the huntsman with his horn."""

from collections.abc import Callable

import attire as a
from attire import above, fist, pair, staff
from faces import face, neck
from headgear import plume
from ornaments import leaf, lozenge, star
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
    SKY,
    STEEL,
    STEEL_DARK,
    TEAL,
    WOOD,
)
from svg import disc, moved, outline, path, shape

Figure = tuple[Callable[[], str], str, str]  # upper half, ribbon, its edge
Coat = tuple[str, str, str]  # a horse, its shaded side, its mane

SIZE, RIGHT, LOWER = 0.8, 49.0, 7.0  # how a court figure is brought down and set behind the horse's neck
HAND = 167.0  # where the hand is, on the court figure

HORSE = (
    "M74 214C82 196 88 180 91 164C84 166 79 168 76 172C73 180 69 185 63 187C57 188 53 184 53 178C53 173 55 169 57 164"
    "C62 148 70 130 79 116C79 110 80 104 84 98C88 102 91 106 92 111C116 110 136 128 144 150C148 164 150 190 150 214Z"
)
SHADE = (
    "M92 111C116 110 136 128 144 150C148 164 150 190 150 214H128C134 184 130 160 116 148C106 140 98 144 92 156"
    "C98 138 98 124 92 111Z"
)
MANE = (
    "M88 103C96 98 108 100 116 106C132 114 146 130 151 148C155 164 156 190 154 214C148 196 148 186 145 176C142 182 140 180 139 168"
    "C136 172 133 168 132 158C128 160 124 154 123 146C118 148 114 140 112 132C106 132 102 126 99 119C95 119 91 116 88 112Z"
)


def horse(coat: Coat, strap: str, stud: str) -> str:
    """A horse's head and neck looking left, bridled; the neck is cut by the division."""
    fill, shade, mane = coat
    body = a.garment(HORSE, fill) + a.garment(SHADE, shade, shade, 0.5) + a.garment(HORSE, "none")
    body += path("M93 112C94 104 97 99 101 95C104 101 104 108 101 114Z", fill, INK, 1.9)
    body += a.garment(MANE, mane)
    body += path("M84 99C88 103 91 107 92 112L85 118C81 112 81 104 84 99Z", fill, INK, 1.8)
    body += path("M103 108C112 112 118 120 121 130M118 112C130 120 138 132 141 146", "none", shade, 1.5)
    body += path("M78 125C82 121 88 122 90 127C86 130 81 130 78 128Z", "#fffdf8", INK, 1.4) + disc(
        84, 126, 2.7, INK
    )
    body += path("M76 122C81 117 88 118 92 123", "none", INK, 1.8)
    body += path("M56 172C58 169 62 170 62 174", "none", INK, 2) + path(
        "M56 182C60 183 65 182 68 178", "none", INK, 1.7
    )
    return moved(body + bridle(strap, stud), 2, -7)


def bridle(strap: str, stud: str) -> str:
    lines = "M72 172C68 166 64 161 59 159M72 172L90 150C94 140 94 130 93 122C88 118 84 115 80 114M72 174C88 188 110 182 140 160"
    body = path(lines, "none", INK, 6) + path(lines, "none", strap, 3.2)
    body += disc(72, 172, 4.4, stud, INK, 1.6) + disc(93, 124, 3.6, stud, INK, 1.4)
    return body + lozenge(80, 113, 3, 4, stud, INK, 1)


def placed(x: float, y: float) -> tuple[float, float]:
    """Where a point of a court figure lies when it sits behind the horse's neck."""
    return x * SIZE + RIGHT, y * SIZE + LOWER


def seat(d: str, fill: str) -> str:
    """A garment of the rider, cut where the halves meet."""
    return shape(above([placed(*point) for point in outline(d)]), fill, INK, 1.9)


def rider(body: str) -> str:
    """What of the rider needs no cutting."""
    return moved(body, RIGHT, LOWER, SIZE)


def coat(fill: str, dark: str, front: str) -> str:
    """The rider's coat, open over a waistcoat."""
    body = seat("M125 112C104 114 88 118 78 130C66 146 60 168 58 260H196V150C188 134 160 116 125 112Z", fill)
    body += seat("M108 116C102 140 100 170 100 260H150C150 170 148 140 142 116L125 126Z", front)
    return body + rider(
        path("M166 134C170 146 172 156 173 166M82 140C78 152 76 160 75 170", "none", dark, 2.6)
    )


def arm(sleeve: str, cuff: str) -> str:
    """The raised forearm with its cuff and fist."""
    body = seat("M143 230C145 170 153 150 158 139H177C183 150 189 164 192 230Z", sleeve)
    ring = "M155 140C161 136 174 136 180 140L181 148C174 144.5 161 144.5 154 148Z"
    return body + rider(path(ring, cuff, INK, 2.2) + fist(HAND, 130))


def sabre(x: float) -> str:
    """A curved blade and a knuckle-bow."""
    blade = f"M{x - 5} 116C{x - 6} 86 {x - 2} 54 {x + 11} 24C{x + 14} 54 {x + 10} 90 {x + 5} 116Z"
    body = path(blade, STEEL, INK, 2.2) + path(
        f"M{x + 10} 30C{x + 5} 54 {x} 84 {x + 1} 112", "none", STEEL_DARK, 2.2
    )
    guard = (
        f"M{x - 14} 112C{x - 16} 107 {x - 10} 105 {x - 8} 110H{x + 12}C{x + 18} 112 {x + 17} 130 {x + 12} 140"
    )
    return body + path(guard, "none", INK, 7) + path(guard, "none", GOLD, 4)


def standard(x: float) -> str:
    """A gonfalon, forked at the foot, hung from a cross-bar."""
    body = staff(x, 30, WOOD, "#b98449", 4.6) + path(
        f"M{x} 17L{x + 5} 27L{x} 35L{x - 5} 27Z", GOLD_LIGHT, INK, 1.9
    )
    cloth = f"M{x - 17} 40H{x + 20}V92L{x + 10} 82L{x + 1.5} 94L{x - 7} 82L{x - 17} 92Z"
    body += path(cloth, LINEN, INK, 2.2) + path(f"M{x - 8} 41H{x + 1.5}V93L{x - 7} 82L{x - 8} 83Z", CRIMSON)
    body += path(f"M{x + 11} 41H{x + 19}V90L{x + 11} 82Z", CRIMSON) + path(cloth, "none", INK, 2.2)
    bar = f"M{x - 20} 40H{x + 23}"
    body += path(bar, "none", INK, 6.4) + path(bar, "none", GOLD, 3.4)
    return body + star((x + 1.5, 62), 10, 6, 0.5, GOLD_LIGHT, INK, 1.7)


def mace(x: float) -> str:
    """A flanged mace."""
    body = staff(x, 66, WOOD, "#b98449", 5)
    for wide, fill in ((20, GOLD), (9, GOLD_LIGHT)):
        d = f"M{x} 24C{x - wide * 0.6} 30 {x - wide * 1.1} 38 {x - wide} 48C{x - wide * 1.1} 56 {x - wide * 0.6} 64 {x} 72"
        d += f"C{x + wide * 0.6} 64 {x + wide * 1.1} 56 {x + wide} 48C{x + wide * 1.1} 38 {x + wide * 0.6} 30 {x} 24Z"
        body += path(d, fill, INK, 2.1)
    body += path(f"M{x} 26V70", "none", INK, 1.7) + lozenge(x, 48, 4, 7, TEAL, INK, 1.4)
    band = f"M{x - 8} 76H{x + 8}"
    return body + path(band, "none", INK, 7.4) + path(band, "none", GOLD_LIGHT, 4)


def horn(x: float) -> str:
    """A coiled hunting horn, its bell upward."""
    coil = f"M{x + 2} 122C{x - 22} 120 {x - 26} 84 {x - 4} 80C{x + 18} 78 {x + 20} 110 {x} 112C{x - 16} 112 {x - 16} 76 {x + 4} 52"
    body = path(coil, "none", INK, 10) + path(coil, "none", GOLD, 6.4) + path(coil, "none", GOLD_LIGHT, 2)
    bell = f"M{x - 6} 60C{x - 2} 50 {x} 44 {x - 6} 28C{x + 6} 24 {x + 18} 30 {x + 22} 40C{x + 14} 44 {x + 10} 54 {x + 4} 64Z"
    body += path(bell, GOLD, INK, 2.1) + path(
        f"M{x - 6} 28C{x + 6} 24 {x + 18} 30 {x + 22} 40C{x + 12} 42 {x} 38 {x - 6} 28Z", GOLD_DARK, INK, 1.9
    )
    return body + path(f"M{x - 20} 92H{x - 10}M{x + 8} 92H{x + 19}", "none", CRIMSON, 4)


def spades() -> str:
    """A knight in a plumed helmet on a grey, his sabre drawn."""
    body = coat(BLUE, BLUE_DARK, STEEL)
    head = neck() + face(turn=-1, iris="#3f5f8f", hair="#231f24", stern=0.6)
    head += path(
        "M112 100C116 97.5 119 98 120.5 99.5C122 98 126 97.5 131 100C126 103 122.5 102.5 120.5 101.5C118.5 102.5 116 103 112 100Z",
        "#231f24",
        INK,
        1.1,
    )
    helm = "M98 98C92 60 104 40 125 40C146 40 158 60 152 98C154 108 152 116 146 120L140 112C146 100 148 86 146 76L125 68L104 76C102 86 104 100 110 112L104 120C98 116 96 108 98 98Z"
    head += plume(124, 47, -96, 38, LINEN, SKY) + path(helm, STEEL, INK, 2.2)
    head += path("M121 41H129V68L125 72L121 68Z", GOLD, INK, 1.8) + path(
        "M106 52C102 60 100 68 101 76", "none", "#ffffff", 2.4
    )
    head += path("M102 76L125 67L148 76L147 82L125 73L103 82Z", STEEL_DARK, INK, 1.8)
    head += "".join(
        disc(x, y, 1.9, GOLD_LIGHT, INK, 0.9) for x, y in ((103, 104), (147, 104), (105, 112), (145, 112))
    )
    grey = horse(("#e6e9ee", "#c3cad4", "#8f9aa9"), BLUE, GOLD_LIGHT)
    return body + rider(head + sabre(HAND)) + grey + arm(BLUE, STEEL)


def hearts() -> str:
    """A standard-bearer with a swept hat and long curls, on a chestnut."""
    fair, line = "#d9962f", "#a0661a"
    body = coat(CRIMSON, CRIMSON_DARK, LINEN)
    curls = (
        "M125.3 58C104 56 95 66 97 82C91 88 92 96 96 99C90 106 92 116 99 118C98 126 108 130 113 122L113 84Z"
    )
    head = neck() + pair(
        path(curls, fair, INK, 2)
        + path("M100 90C96 94 99 99 103 98M99 106C96 110 100 115 104 112", "none", line, 1.5)
    )
    head += face(turn=1, iris="#4f6f52", hair=line)
    head += path(
        "M116 100C120 97 124 98 126.5 99.5C129 98 133 97 137 100C132 102.5 129 102.5 126.5 101.5C124 102.5 121 102.5 116 100Z",
        fair,
        INK,
        1.1,
    )
    head += path("M123 108C125 110 129 110 131 108L127.5 118Z", fair, INK, 1.3)
    head += path("M104 60C102 44 112 36 126 37C140 38 148 46 146 60Z", CRIMSON, INK, 2.1)
    head += path(
        "M82 50C92 62 108 58 125 57C144 56 158 62 168 52C166 66 150 70 125 69C102 70 84 68 82 50Z",
        CRIMSON,
        INK,
        2.1,
    )
    head += path("M103 58Q125 53 147 58", "none", GOLD_LIGHT, 3.4) + plume(146, 60, -86, 44, LINEN, "#b8a57e")
    chestnut = horse(("#a5622f", "#7f4820", "#4a2914"), CRIMSON, GOLD_LIGHT)
    return body + rider(head + standard(HAND)) + chestnut + arm(CRIMSON, LINEN)


def diamonds() -> str:
    """A hussar in a fur cap with a mace, on a cream horse."""
    body = coat(AMBER, AMBER_DARK, TEAL)
    body += rider(
        path("M106 136H144M104 148H146M103 160H147", "none", INK, 5)
        + path("M106 136H144M104 148H146M103 160H147", "none", GOLD_LIGHT, 2.6)
    )
    cream = horse(("#f0d9a8", "#d6b877", "#fbf3df"), TEAL, GOLD_LIGHT)
    return body + rider(hussar() + mace(HAND)) + cream + arm(AMBER, TEAL)


def hussar() -> str:
    """The hussar's head in his fur cap."""
    red, line = "#a3522a", "#7d3d14"
    side = "M125.3 60C106 58 98 66 100 82C99 92 99 98 98 106C104 112 110 108 112 102L112 82Z"
    head = neck() + pair(path(side, red, INK, 1.9))
    head += face(turn=-1, iris="#4f6f42", hair=line, stern=0.3)
    head += path(
        "M121 99C116 96 110 97 104 92C101 98 106 105 114 104C117 104 120 103 121 101.5C122 103 125 104 128 104C136 105 141 98 138 92C132 97 126 96 121 99Z",
        red,
        INK,
        1.4,
    )
    cap = "M100 70C96 56 98 40 104 32C116 27 134 27 146 32C152 40 154 56 150 70Q125 62 100 70Z"
    head += path("M140 34C156 36 164 50 160 70C154 66 148 62 147 54Z", TEAL, INK, 1.9) + path(
        cap, "#4a3426", INK, 2.2
    )
    tufts = "".join(
        f"M{x} {y}l3 5l3-4"
        for x, y in ((106, 40), (118, 36), (130, 39), (140, 44), (104, 54), (114, 50), (126, 52), (138, 57))
    )
    head += (
        path(tufts, "none", "#86644a", 1.7)
        + lozenge(125, 46, 6, 8, GOLD_LIGHT, INK, 1.7)
        + lozenge(125, 46, 2.6, 4, CRIMSON)
    )
    return head


def clubs() -> str:
    """A bearded huntsman in a hood with a coiled horn, on a dark bay."""
    brown = "#5a3820"
    body = coat(GREEN, GREEN_DARK, PLUM)
    hood = "M125 40C100 40 90 58 92 84C92 102 88 114 80 124C96 136 154 136 170 124C162 114 158 102 158 84C160 58 150 40 125 40Z"
    head = path(hood, GREEN, INK, 2.2) + path(
        "M84 124L94 134L104 128L114 138L125 131L136 138L146 128L156 134L166 124", "none", INK, 5
    )
    head += path(
        "M84 124L94 134L104 128L114 138L125 131L136 138L146 128L156 134L166 124", "none", GOLD_LIGHT, 2.4
    )
    head += face(turn=-1, iris="#5b4a2a", hair="#40260f", stern=0.2)
    beard = "M103 88C102 104 108 116 116 121C119 124 122 127 124 127C128 127 131 124 134 121C142 116 148 104 147 88C143 98 133 99 123 99C115 99 107 98 103 88Z"
    head += path(beard, brown, INK, 1.9) + path(
        "M118.5 105.5C121 107.4 125 107.4 128 105.5", "none", "#b4483f", 2.4
    )
    head += path(
        "M102 84C100 66 108 54 125 54C142 54 150 66 148 84C144 70 136 66 125 66C114 66 106 70 102 84Z",
        GREEN_DARK,
        INK,
        1.9,
    )
    head += (
        leaf(120, 50, 26, 58, LEAF, INK, GREEN_DARK)
        + leaf(122, 52, 22, 20, GOLD_LIGHT, INK, GOLD_DARK)
        + disc(119, 52, 4, CRIMSON, INK, 1.5)
    )
    bay = horse(("#5d4130", "#432d20", "#1f1713"), GREEN, GOLD_LIGHT)
    return body + rider(head + horn(HAND)) + bay + arm(GREEN, GOLD_LIGHT)


CAVALIERS: dict[str, Figure] = {
    "S": (spades, BLUE, STEEL),
    "H": (hearts, CRIMSON, GOLD),
    "D": (diamonds, TEAL, GOLD_LIGHT),
    "C": (clubs, GREEN, GOLD),
}
