"""Trumps seven to eleven: chariot, scales of justice, the hermit with his lamp, wheel of fortune, lion."""

import attire as a
from cavaliers import horse
from faces import face
from headgear import circlet, fleur_crown
from ornaments import fleur, leaf, lozenge, petals, star
from palette import (
    AMBER,
    AMBER_DARK,
    BLUE,
    BLUE_DARK,
    CRIMSON,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    LEAF,
    LINEN,
    ROSE,
    STEEL,
    STEEL_DARK,
    WOOD,
)
from svg import disc, flipped, moved, oval, path, polar, shape


def chariot() -> str:
    """A crowned driver under a starry canopy, his two horses looking either way."""
    body = path("M92 58V156M158 58V156", "none", INK, 7.4) + path("M92 58V156M158 58V156", "none", GOLD, 4.2)
    body += moved(driver(), 47.5, 32, 0.62) + canopy()
    body += path("M94 128H156V190H94Z", GOLD, INK, 2) + path("M100 134H150V190H100Z", BLUE, INK, 1.6)
    body += star((125, 145), 9, 8, 0.45, GOLD_LIGHT, INK, 1.2)
    left = moved(horse(("#f1ece0", "#d3cbb8", "#c9bda3"), CRIMSON, GOLD_LIGHT), 23, 41, 0.62)
    right = moved(horse(("#7a4a2a", "#5c351c", "#2e1f18"), CRIMSON, GOLD_LIGHT), 23, 41, 0.62)
    return body + left + flipped(right, 125)


def driver() -> str:
    body = path("M125 112C100 114 80 122 74 140V190H176V140C170 122 150 114 125 112Z", GREEN, INK, 3)
    body += path("M108 116L125 150L142 116L125 124Z", GOLD, INK, 2.4)
    hair = "M125.4 54C104 52 96 64 98 82C98 96 96 104 92 112C99 118 108 117 113 110L112 82Z"
    return (
        body + a.pair(path(hair, "#c98a2c", INK, 2.4)) + face(iris="#3f5f8f", hair="#7d4f14") + fleur_crown()
    )


def canopy() -> str:
    """A valance cut in scallops, strewn with stars."""
    edge = "V57" + "".join(f"Q{177 - 16 * i} 72 {169 - 16 * i} 57" for i in range(7)) + "Z"
    body = path("M66 57C72 38 96 29 125 29C154 29 178 38 184 57" + edge, BLUE, INK, 2)
    body += "".join(
        star(at, 4.6, 5, 0.42, GOLD_LIGHT) for at in ((92, 47), (108, 40), (125, 46), (142, 40), (158, 47))
    )
    fringe = "M67 56.5C100 52 150 52 183 56.5"
    return (
        body
        + path(fringe, "none", INK, 5)
        + path(fringe, "none", GOLD, 2.6)
        + disc(125, 28, 3.8, GOLD_LIGHT, INK, 1.5)
    )


def justice() -> str:
    """The scales hung on an upright sword, a crown upon the beam."""
    blade = "M119 128V50L125 32L131 50V128Z"
    body = (
        path(blade, STEEL, INK, 2) + path("M125 34L131 50V128H125Z", STEEL_DARK) + path(blade, "none", INK, 2)
    )
    body += path("M121 146H129V160H121Z", WOOD, INK, 1.8)
    guard = "M100 132C97 126 104 122 108 128C114 134 136 134 142 128C146 122 153 126 150 132C146 144 104 144 100 132Z"
    body += path(guard, GOLD, INK, 1.9) + disc(125, 136, 4, CRIMSON, INK, 1.3)
    beam = "M125 62C112 54 98 58 76 56C68 56 66 64 72 66M125 62C138 54 152 58 174 56C182 56 184 64 178 66"
    body += path(beam, "none", INK, 8) + path(beam, "none", GOLD, 4.8) + path(beam, "none", GOLD_LIGHT, 1.4)
    return (
        body
        + pan(76)
        + pan(174)
        + lozenge(125, 62, 9, 11, GOLD_LIGHT, INK, 1.8)
        + lozenge(125, 62, 4, 5.4, CRIMSON, INK, 1)
    )


def pan(x: float) -> str:
    cords = f"M{x} 60L{x - 20} 112M{x} 60V112M{x} 60L{x + 20} 112"
    body = path(cords, "none", INK, 3.4) + path(cords, "none", GOLD_LIGHT, 1.5)
    body += path(
        f"M{x - 23} 110H{x + 23}C{x + 20} 128 {x + 10} 134 {x} 134C{x - 10} 134 {x - 20} 128 {x - 23} 110Z",
        GOLD,
        INK,
        2,
    )
    body += path(f"M{x - 16} 117C{x - 13} 124 {x - 8} 128 {x - 2} 129", "none", GOLD_LIGHT, 2.6)
    return body + oval(x, 110, 23, 4, GOLD_DARK, INK, 1.8) + disc(x, 60, 3.4, GOLD_LIGHT, INK, 1.5)


def hermit() -> str:
    """A hooded old man who holds up a lamp."""
    body = path("M68 60V170", "none", INK, 8) + path("M68 60V170", "none", WOOD, 5)
    body += path("M68 62C62 60 60 50 68 46C77 43 81 54 73 57", "none", INK, 8) + path(
        "M68 62C62 60 60 50 68 46C77 43 81 54 73 57", "none", WOOD, 5
    )
    cloak = "M120 34C96 36 86 60 88 84C88 106 80 118 66 132C58 144 56 160 56 190H186C186 160 182 142 170 130C160 118 156 106 156 84C158 58 146 34 120 34Z"
    body += path(cloak, "#7c6a58", INK, 2) + path(
        "M78 136C74 150 73 160 73 176M96 130C92 146 91 160 92 176", "none", "#574838", 2.2
    )
    body += path(
        "M121 50C104 52 96 68 98 86C98 104 94 114 86 124C100 134 146 134 158 122C150 112 146 102 146 86C148 66 138 50 121 50Z",
        "#3c3128",
        INK,
        1.8,
    )
    return body + old_man()


def old_man() -> str:
    """The hermit's face and beard in the hood, his lamp and the hand on his staff."""
    body = moved(face(turn=1, iris="#55708f", hair="#c4c8cb", stern=-0.8), 14, 12, 0.88)
    beard = "M104 92C102 116 106 134 122 154C128 156 134 150 138 140C144 124 145 106 143.5 92C138 99 132 100 125 100C116 100 108 99 104 92Z"
    body += path(beard, "#eceeee", INK, 2) + path(
        "M112 108C112 124 116 138 124 148M120 112C120 126 123 136 127 144M136 106C136 120 134 132 130 142",
        "none",
        "#9fa8b3",
        1.4,
    )
    body += moved(
        a.pair(
            path(
                "M125.3 98C119 95 112 97.5 107 106C116 107.5 120 105.5 125.3 101.5Z",
                "#eceeee",
                INK,
                1.6,
            )
        ),
        4,
        2,
    )
    body += path(
        "M103 76C103 60 112 53 122 53C134 53 142 60 143 76C136 64 110 64 103 76Z", "#7c6a58", INK, 1.7
    )
    return body + lamp(175, 102) + a.forearm(68, "#7c6a58", "#574838", 141) + a.fist(68, 134)


def lamp(x: float, y: float) -> str:
    """A lantern with a star in it, sending out rays, on a raised hand."""
    rays = "".join(
        shape([polar(x, y, 15, at - 7), polar(x, y, 30, at), polar(x, y, 15, at + 7)], GOLD_LIGHT)
        for at in range(0, 360, 30)
    )
    body = path(
        f"M{x - 28} 150C{x - 20} 130 {x - 12} 80 {x - 8} 66L{x + 8} 68C{x + 4} 100 {x - 4} 140 {x - 10} 160Z",
        "#7c6a58",
        INK,
        2,
    )
    body += rays + path(f"M{x} {y - 38}V{y - 20}", "none", INK, 3.4)
    body += path(f"M{x - 13} {y - 12}L{x} {y - 24}L{x + 13} {y - 12}Z", GOLD, INK, 1.9)
    body += path(f"M{x - 12} {y - 12}H{x + 12}L{x + 9} {y + 16}H{x - 9}Z", "#fff3c4", INK, 1.9)
    body += star((x, y + 2), 9, 6, 0.5, "#e8892c", INK, 1.1)
    body += path(f"M{x - 13} {y + 15}H{x + 13}V{y + 21}H{x - 13}Z", GOLD, INK, 1.8)
    return body + a.fist(x, y - 40)


def wheel() -> str:
    """A studded wheel of eight spokes on its post, a crown above it."""
    x, y = 125.0, 98.0
    body = path(f"M{x - 7} {y}H{x + 7}L{x + 13} 170H{x - 13}Z", WOOD, INK, 2)
    body += disc(x, y, 47, GOLD, INK, 2) + disc(x, y, 37, BLUE_DARK, INK, 1.8)
    for i in range(8):
        fan = [(x, y), *(polar(x, y, 36.2, 45 * i + 5 * step) for step in range(10))]
        body += shape(fan, CRIMSON if i % 2 else BLUE)
    for i in range(8):
        px, py = polar(x, y, 40, 45 * i)
        spoke = f"M{x} {y}L{px:.1f} {py:.1f}"
        body += path(spoke, "none", INK, 7.4) + path(spoke, "none", GOLD_LIGHT, 4.2)
        body += disc(*polar(x, y, 42, 45 * i), 3.8, LINEN, INK, 1.4) + disc(
            *polar(x, y, 42, 45 * i + 22.5), 2.2, GOLD_DARK
        )
    body += disc(x, y, 12, GOLD, INK, 2) + disc(x, y, 6.5, CRIMSON, INK, 1.5) + disc(x - 2, y - 2, 1.6, ROSE)
    for hand in (-1, 1):
        body += moved(fleur(0, 0, 24, GOLD_LIGHT, INK, 1.5), x + hand * 61, 148, 1, 0)
    return body + moved(crown(), 50, 8.5, 0.6)


def crown() -> str:
    body = path("M101 66L95 36L110 50L125 28L140 50L155 36L149 66Z", GOLD, INK, 2.8)
    body += "".join(disc(x, y, 4, LINEN, INK, 2) for x, y in ((95, 35), (125, 27), (155, 35)))
    return body + circlet(70, 25, 10, CRIMSON, BLUE)


def strength() -> str:
    """A lion's head garlanded with roses, under the sign of the endless."""
    x, y = 125.0, 100.0
    endless = "M0 0C-8-13-26-13-26 0C-26 13-8 13 0 0C8-13 26-13 26 0C26 13 8 13 0 0Z"
    sign = path(endless, "none", INK, 7.6) + path(endless, "none", GOLD_LIGHT, 4)
    body = moved(sign, x, 38, 0.92)
    body += path(petals(x, y, 57, 16, 14), AMBER_DARK, INK, 1.9) + path(
        petals(x, y, 47, 16, 14, 11), AMBER, INK, 1.7
    )
    body += disc(x - 26, y - 26, 10, AMBER, INK, 1.8) + disc(x + 26, y - 26, 10, AMBER, INK, 1.8)
    body += disc(x - 26, y - 25, 5, AMBER_DARK) + disc(x + 26, y - 25, 5, AMBER_DARK)
    body += path(
        "M125 66C148 66 156 82 153 98C151 108 146 114 142 126C138 138 112 138 108 126C104 114 99 108 97 98C94 82 102 66 125 66Z",
        "#e6b04a",
        INK,
        2,
    )
    body += path("M125 80C119 90 117 104 113 110H137C133 104 131 90 125 80Z", "#f1cf80")
    body += path(
        "M125 111C116 106 107 112 107 121C108 130 118 133 125 129C132 133 142 130 143 121C143 112 134 106 125 111Z",
        LINEN,
        INK,
        1.8,
    )
    return body + muzzle() + garland()


def muzzle() -> str:
    """The lion's face from the brow down."""
    body = path(
        "M114 106C118 103 132 103 136 106C135 113 129 117 125 117C121 117 115 113 114 106Z",
        "#5a2a22",
        INK,
        1.6,
    )
    body += path("M125 117V129M117 131C121 138 129 138 133 131", "none", INK, 1.9)
    body += path(
        "".join(
            f"M{px} {py}h.2"
            for px, py in ((112, 119), (115, 124), (112, 125), (138, 119), (135, 124), (138, 125))
        ),
        "none",
        INK,
        1.9,
    )
    for hand in (-1, 1):
        body += oval(125 + hand * 14, 92, 6.4, 5, GOLD_LIGHT, INK, 1.7) + disc(
            125 + hand * 13.4, 92, 2.8, INK
        )
        body += path(
            f"M{125 + hand * 6} 88C{125 + hand * 11} 82 {125 + hand * 18} 82 {125 + hand * 23} 88",
            "none",
            INK,
            2.6,
        )
    return body


def garland() -> str:
    """Roses and leaves across a brow."""
    body = ""
    for i in range(-3, 4):
        px, py = 125 + 12 * i, 68 + 1.3 * i * i
        body += leaf(px, py, 15, i * 24 - 26, LEAF, INK, GREEN_DARK) + leaf(
            px, py, 15, i * 24 + 26, GREEN, INK, LEAF
        )
    for i in range(-3, 4):
        px, py = 125 + 12 * i, 68 + 1.3 * i * i
        body += disc(px, py, 6, (ROSE, CRIMSON)[i % 2], INK, 1.5) + disc(px, py, 2, GOLD_LIGHT, INK, 0.8)
    return body
