"""Trumps twelve to sixteen: hanged man, death's head, two jugs, the horned one, the tower struck."""

from ornaments import leaf
from palette import (
    BLUE,
    CREAM,
    CRIMSON,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    IVORY,
    LEAF,
    LINEN,
    PLUM,
    ROSE,
    SKIN,
    SKY,
    STEEL,
    STEEL_DARK,
    WOOD,
    WOOD_DARK,
)
from svg import disc, flipped, mirrored, moved, oval, path, polar, shape, star_points

FLAME = "M0 0C-9-7-8-16-3-22C-3-17-1-15 1-14C0-20 2-26 6-30C6-22 13-17 11-8C10-4 8-1 5 0Z"


def hanged_man() -> str:
    """A man hung by one foot between two lopped trees, untroubled, a halo about his head."""
    body = tree(70) + flipped(tree(70), 125)
    body += path("M56 30H194V41H56Z", WOOD, INK, 2) + path("M64 34H120M132 37H186", "none", "#b98449", 1.8)
    body += disc(125, 132, 19, GOLD_LIGHT, INK, 1.8) + disc(125, 132, 15.5, "none", GOLD_DARK, 1)
    knee = "M137 88L157 70L108 65"
    body += path(knee, "none", INK, 14.5) + path(knee, "none", "#b93a40", 10.7)
    body += path("M113 59C106 57 98 58 96 64C97 71 106 73 112 71Z", WOOD_DARK, INK, 1.8)
    body += path("M117 54H133V92H117Z", "#b93a40", INK, 1.9) + path("M125 54V88", "none", ROSE, 1.6)
    return body + hanging()


def hanging() -> str:
    """The man himself, head down, one leg crossed behind the other."""
    body = path("M118 57L117 46C119 41 131 41 133 46L132 57Z", WOOD_DARK, INK, 1.8)
    body += path("M117 50H133M125 41V46", "none", INK, 4.6) + path("M117 50H133M125 41V46", "none", LINEN, 2)
    body += path(
        "M106 88L90 106L108 122L112 112L103 106L112 98ZM144 88L160 106L142 122L138 112L147 106L138 98Z",
        BLUE,
        INK,
        1.9,
    )
    body += path("M107 84H143L139 120H111Z", BLUE, INK, 2) + path("M125 84H143L139 120H125Z", GOLD, INK, 1.8)
    body += path("M106 82H144V89H106Z", PLUM, INK, 1.7) + "".join(
        disc(125, y, 1.7, LINEN, INK, 0.8) for y in (97, 104, 111)
    )
    body += path("M120 116H130V124H120Z", SKIN, INK, 1.6) + path(
        "M114 132C108 142 112 150 118 150C124 156 134 154 138 146C142 142 138 136 136 130Z",
        "#a0661a",
        INK,
        1.7,
    )
    body += oval(125, 131, 10.5, 11.5, SKIN, INK, 1.8)
    body += path("M120 133.5h.2M130 133.5h.2", "none", INK, 3) + path(
        "M121 125.5C123.5 123.5 126.5 123.5 129 125.5", "none", INK, 1.5
    )
    return body + path(
        "M115 134C118 142 132 142 135 134C138 146 130 150 125 149C118 150 112 144 115 134Z",
        "#a0661a",
        INK,
        1.5,
    )


def tree(x: float) -> str:
    body = path(f"M{x - 8} 40H{x + 6}L{x + 8} 170H{x - 10}Z", WOOD, INK, 2)
    body += path(f"M{x - 3} 48V90M{x + 2} 70V140M{x - 4} 110V150", "none", "#b98449", 1.8)
    for y in (66, 96, 126):
        body += path(f"M{x + 6} {y}L{x + 15} {y - 7}L{x + 19} {y - 1}L{x + 7} {y + 10}Z", WOOD_DARK, INK, 1.7)
        body += oval(x + 17, y - 4, 3, 4.4, GOLD_LIGHT, INK, 1.4)
    return body


def death() -> str:
    """A skull before a scythe."""
    pole = "M78 168L166 40"
    body = path(pole, "none", INK, 9) + path(pole, "none", WOOD, 5.6) + path(pole, "none", "#b98449", 1.6)
    blade = "M172 46C150 24 104 22 68 50C62 55 60 62 60 68C86 46 124 42 160 58Z"
    body += path(blade, STEEL, INK, 2) + path("M66 61C90 42 128 36 164 52", "none", STEEL_DARK, 2.6)
    body += path("M158 39L174 50L167 60L151 49Z", GOLD, INK, 1.8)
    cranium = "M125 50C151 50 164 68 162 90C161 102 156 108 150 111L148 122C146 128 141 130 137 130H113C109 130 104 128 102 122L100 111C94 108 89 102 88 90C86 68 99 50 125 50Z"
    shade = "M138 52C155 58 164 72 162 90C161 102 156 108 150 111L148 122C146 128 141 130 137 130H128C138 126 142 118 143 108C152 100 152 70 138 52Z"
    body += path(cranium, IVORY) + path(shade, "#d5c49d") + path(cranium, "none", INK, 2.2)
    socket = "M120 92C120 83 112 79 104 81C96 83 95 92 98 99C102 105 110 106 115 103C119 100 120 97 120 92Z"
    body += mirrored(path(socket, INK) + disc(108, 92, 3, CRIMSON), 125)
    body += path(
        "M125 98C121 102 119 107 119 111C121 113 123 112 125 109C127 112 129 113 131 111C131 107 129 102 125 98Z",
        INK,
    )
    jaw = "M106 126C106 138 112 147 125 147C138 147 144 138 144 126L138 130H112Z"
    body += path(jaw, IVORY, INK, 2) + path("M108 119H142V131H108Z", CREAM, INK, 1.6)
    body += path(
        "M113.6 119V140M119.3 119V143M125 119V144M130.7 119V143M136.4 119V140M106 131H144",
        "none",
        INK,
        1.5,
    )
    return body + path("M100 72C104 64 110 60 118 59", "none", "#fffdf4", 3) + roses()


def roses() -> str:
    """A white rose either side of the skull's jaw."""
    flower = "".join(leaf(0, 0, 19, turn, LEAF, INK, GREEN_DARK) for turn in (-70, -120, 60, 120))
    flower += "".join(disc(*polar(0, 0, 7, 72 * i), 6.4, LINEN, INK, 1.5) for i in range(5))
    flower += disc(0, 0, 5, CREAM, INK, 1.2) + disc(0, 0, 2.2, GOLD, INK, 0.8)
    return moved(flower, 76, 136) + moved(flower, 174, 136)


def temperance() -> str:
    """Water poured from a golden jug into a silver one, under a rose."""
    stream = "M112 66C134 74 114 92 128 100C138 106 148 98 153 110"
    body = (
        path(stream, "none", INK, 12) + path(stream, "none", SKY, 8.6) + path(stream, "none", "#e8f1fc", 2.6)
    )
    body += moved(jug(GOLD, GOLD_LIGHT, CRIMSON), 92, 64, 0.98, 66)
    body += moved(jug(STEEL, "#ffffff", BLUE), 158, 128, 1.02, 0)
    body += "".join(
        path(
            f"M{x} {y}C{x - 4} {y + 6} {x - 3} {y + 10} {x} {y + 10}C{x + 3} {y + 10} {x + 4} {y + 6} {x} {y}Z",
            "#e8f1fc",
            INK,
            1.2,
        )
        for x, y in ((130, 76), (110, 108), (146, 90))
    )
    iris = path("M0 44C-2 30 0 20 0 8", "none", INK, 5) + path("M0 44C-2 30 0 20 0 8", "none", LEAF, 2.6)
    iris += leaf(0, 40, 30, -28, GREEN, INK, LEAF) + leaf(0, 40, 26, 30, GREEN, INK, LEAF)
    iris += "".join(
        leaf(0, 8, 21, turn, fill, INK, ROSE)
        for turn, fill in ((-68, PLUM), (68, PLUM), (-30, "#9a5a8c"), (30, "#9a5a8c"), (0, GOLD_LIGHT))
    )
    return body + moved(iris, 90, 116) + sparkle(164, 54, 15)


def jug(fill: str, light: str, band: str) -> str:
    """A ewer with its lip at the top, about its belly."""
    handle = "M16-20C34-24 36 2 18 12"
    body = path(handle, "none", INK, 8) + path(handle, "none", fill, 4.4)
    outline = "M-12-34L-20-38L-10-42H14L12-34C12-26 10-24 12-20C24-14 26 4 18 16C14 22 10 24 10 30H-10C-10 24-14 22-18 16C-26 4-24-14-12-20C-10-24-12-26-12-34Z"
    body += path(outline, fill, INK, 2) + path("M-16-8C-19 0-18 8-13 14", "none", light, 3.4)
    body += path("M-22 0C-8 5 8 5 22 0L21 7C8 11-8 11-21 7Z", band, INK, 1.5)
    return (
        body
        + path("M-12-21C-4-18 4-18 12-21", "none", INK, 3.6)
        + path("M-14 28H14V34H-14Z", light, INK, 1.8)
    )


def sparkle(x: float, y: float, r: float) -> str:
    return shape(star_points(x, y, r, 8, 0.4), GOLD_LIGHT, INK, 1.6) + disc(x, y, r * 0.24, LINEN, INK, 1)


def devil() -> str:
    """A goat-bearded grinner with ribbed horns before bat's wings."""
    wing = "M118 104C104 70 84 48 54 40C60 50 58 58 53 68C62 68 66 76 63 88C72 86 78 94 76 106C88 100 96 108 98 122Z"
    veins = "M112 106C98 82 82 62 58 44M104 112C92 96 80 84 66 78M100 116C92 108 86 104 78 102"
    body = mirrored(path(wing, "#3a2030", INK, 2) + path(veins, "none", "#7a3b55", 1.8), 125)
    body += path("M96 150C84 138 74 140 66 152V180H184V152C176 140 166 138 154 150Z", "#5a1a20", INK, 2)
    horn = "M112 72C96 66 84 54 86 34C88 30 92 30 93 34C95 46 106 54 119 60Z"
    ribs = "M88 44L94 42M91 53L98 48M98 61L103 54M106 67L110 58"
    body += mirrored(path(horn, "#e2cf9f", INK, 2) + path(ribs, "none", INK, 1.5), 125)
    body += mirrored(
        path("M102 86C90 78 78 80 70 88C78 98 90 102 103 100Z", "#c9503f", INK, 1.9)
        + path("M98 90C90 86 84 86 78 89", "none", "#7d2418", 1.8),
        125,
    )
    return body + grin() + torch(70) + torch(180)


def grin() -> str:
    """The face of the horned one."""
    head = "M125 58C143 58 151 70 150 86C150 102 144 114 138 124C134 132 129 136 125 136C121 136 116 132 112 124C106 114 100 102 100 86C99 70 107 58 125 58Z"
    body = path(head, "#d4604a") + path(
        "M136 60C147 64 151 74 150 86C150 102 144 114 138 124C134 132 129 136 125 136C136 122 142 104 141 86C141 76 140 66 136 60Z",
        "#b0432f",
    )
    peak = "M125 58L116 66C120 68 123 74 125 82C127 74 130 68 134 66Z"
    body += path(head, "none", INK, 2.1) + path(peak, INK)
    eye = "M106 88C110 82 118 84 121 92C115 95 109 94 106 88Z"
    body += mirrored(
        path(eye, GOLD_LIGHT, INK, 1.6)
        + disc(114, 89.4, 2.6, INK)
        + path("M102 80C109 77 117 80 123 88", "none", INK, 3.6),
        125,
    )
    body += path(
        "M121 92C120 100 116 104 118 107C122 110 128 110 132 107C134 104 130 100 129 92", "none", INK, 1.6
    )
    body += path(
        "M108 109C114 116 136 116 142 109C141 121 134 127 125 127C116 127 109 121 108 109Z", LINEN, INK, 1.8
    )
    body += path("M112 117C120 121 130 121 138 117M118 114V125M125 115V127M132 114V125", "none", INK, 1.3)
    body += path(
        "M116 130C119 134 131 134 134 130C135 142 130 152 125 158C120 152 115 142 116 130Z",
        "#2a1a1c",
        INK,
        1.6,
    )
    return body


def torch(x: float) -> str:
    body = path(f"M{x - 6} 128L{x - 3} 160H{x + 3}L{x + 6} 128Z", GOLD, INK, 1.7)
    return body + moved(
        path(FLAME, "#e8692c", INK, 1.6) + moved(path(FLAME, GOLD_LIGHT), 0.6, 0, 0.55), x - 1, 128
    )


def tower() -> str:
    """A tower whose crown is thrown off by lightning."""
    body = path("M49 160C70 132 90 142 108 136C126 130 160 140 202 150V186H49Z", "#3d5a4a", INK, 2)
    walls = "M96 66H150L154 160H90Z"
    body += (
        path(walls, "#d9cdb4") + path("M132 66H150L154 160H134Z", "#b5a789") + path(walls, "none", INK, 2.1)
    )
    bricks = "M95 82H110M118 90H132M93 106H104M136 104H151M94 122H108M116 140H132M140 136H153M92 144H102"
    body += path(bricks, "none", "#8c7f64", 1.8)
    for x, y in ((110, 100), (134, 100), (122, 124)):
        body += path(
            f"M{x - 6} {y + 12}V{y}C{x - 6} {y - 8} {x + 6} {y - 8} {x + 6} {y}V{y + 12}Z", INK, INK, 1.4
        )
        body += moved(path(FLAME, "#e8692c"), x - 1, y + 12, 0.6) + moved(
            path(FLAME, GOLD_LIGHT), x - 1, y + 12, 0.34
        )
    for x, size in ((100, 0.9), (113, 1.15), (128, 1.3), (142, 0.95)):
        body += moved(
            path(FLAME, "#e8692c", INK, 1.8) + moved(path(FLAME, GOLD_LIGHT), 0.6, 0, 0.55), x, 68, size
        )
    return body + ruin()


def ruin() -> str:
    """Fire at the windows and the top, the crown in the air, the bolt and falling sparks."""
    crown = "M-30 14V-4L-22-14V-4H-12V-14H-4V-4H4V-14H12V-4H22L30-14V14Z"
    cap = (
        path(crown, GOLD, INK, 2)
        + path("M-30 6H30", "none", INK, 1.4)
        + path("M-30 10H30", "none", GOLD_LIGHT, 2.6)
    )
    body = moved(cap, 92, 46, 1, -24)
    bolt = "M196 24L152 50L164 54L134 82L148 82L120 104L170 76L158 72L190 50L176 48Z"
    body += path(bolt, GOLD_LIGHT, INK, 2)
    for x, y, r in (
        (66, 84, 5.4),
        (76, 108, 4.2),
        (178, 96, 5.4),
        (168, 122, 4.2),
        (62, 126, 3.6),
        (186, 124, 3.6),
    ):
        body += disc(x, y, r, GOLD, INK, 1.5) + disc(x - r * 0.3, y - r * 0.3, r * 0.25, LINEN)
    return body
