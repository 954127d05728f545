"""Four kings: the old king of the sword, the golden one, the merchant in profile, the warrior with the orb."""

from collections.abc import Callable

import attire as a
from faces import face, neck, profile
from headgear import fleur_crown, imperial_crown, iron_crown, turban
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
    STEEL,
    STEEL_DARK,
    TEAL,
)  # fmt: skip
from regalia import axe, orb, sceptre, sword
from svg import disc, path, shape

Figure = tuple[Callable[[], str], str, str]  # upper half, ribbon, its edge


def spades() -> str:
    """An old king in blue and ermine, with a drawn sword."""
    body = spades_dress()
    grey, line = "#eef0f0", "#9fa8b3"
    body += a.pair(
        path("M125.4 58C108 56 97 64 98 82C99 96 94 104 88 112C93 120 104 122 110 116L113 84Z", grey, INK, 2)
    )
    body += a.pair(path("M102 84C103 96 99 106 95 113M106 92C107 102 104 110 101 116", "none", line, 1.3))
    body += face(iris="#55708f", hair="#8d96a2", stern=0.8)
    beard = "M103 90C103 112 106 132 113 148C116 152 119 150 120 144C122 140 124 139 125 139"
    beard += "C126 139 128 140 130 144C131 150 134 152 137 148C144 132 147 112 147 90C142 99 134 99 125 99C116 99 108 99 103 90Z"
    body += path(beard, grey, INK, 2)
    body += path(
        "M109 104C110 120 112 134 115 144M117 110C117 124 118 134 119 141M141 104C140 120 138 134 135 144M133 110C133 124 132 134 131 141M125 110V137",
        "none",
        line,
        1.3,
    )
    body += moustache(grey, 17) + path("M120 105.5C123 107.5 127 107.5 130 105.5", "none", "#a84b45", 2.4)
    return body + imperial_crown(CRIMSON, BLUE)


def spades_dress() -> str:
    body = a.shoulders(BLUE)
    mantle = a.cloth("M49 150C53 158 58 170 60 205H49Z")
    body += a.garment("M125 130C118 150 112 180 111 200H139C138 180 132 150 125 130Z", PLUM)
    body += a.brocade(
        a.cloth("M125 134C119 152 114 180 113 200H137C136 180 131 152 125 134Z"), GOLD_LIGHT, 3, 10
    )
    body += path("M66 150C62 162 61 178 61 192M82 158C78 168 76 178 76 188", "none", BLUE_DARK, 2.2)
    body += shape(mantle, BLUE_DARK)
    cape = "M125 118C110 114 98 118 84 124C68 131 58 139 53 150C74 164 100 166 114 160L125 150Z"
    body += a.paired(cape, LINEN)
    body += a.ermine(a.cloth(cape)) + a.ermine(a.both(cape))
    body += a.chain("M88 124C94 146 108 158 125 160C142 158 156 146 162 124", 3.6)
    body += a.jewel(125, 160, 6.5, CRIMSON)
    body += sword(179)
    body += a.forearm(179, BLUE, GOLD_LIGHT) + a.fist(179, 130)
    return body


def moustache(fill: str, reach: float) -> str:
    half = f"M125.3 98C119 95 {125 - reach * 0.7:.1f} 97.5 {125 - reach:.1f} 106C{125 - reach * 0.5:.1f} 107.5 120 105.5 125.3 101.5Z"
    return a.pair(path(half, fill, INK, 1.6))


def hearts() -> str:
    """A golden-haired king in crimson over brocade, with a sceptre."""
    body = hearts_dress()
    gold, line = "#d9962f", "#a0661a"
    body += a.pair(
        path(
            "M125.4 57C106 54 96 64 97 80C91 84 92 92 95 95C90 100 92 108 97 109C96 116 104 120 110 116C114 106 113 94 112 82Z",
            gold,
            INK,
            2,
        )
    )
    body += a.pair(
        path(
            "M100 84C96 88 98 93 102 93M99 99C96 103 99 108 103 106M105 110C108 108 109 104 107 101",
            "none",
            line,
            1.4,
        )
    )
    body += face(turn=1, iris="#4f6f52", hair=line)
    curls = "M103 88C101 96 103 100 105 103C102 108 105 114 109 115C109 121 114 125 118 124C120 128 124 130 127 128C131 130 135 127 136 124C141 124 145 120 144 115C148 112 149 107 146 103C148 99 148 94 147 88C143 97 136 99 128 99C118 99 108 98 103 88Z"
    body += path(curls, gold, INK, 2)
    body += path(
        "M109 107C107 111 111 114 114 112M118 117C117 121 121 123 124 120M139 107C141 111 138 114 135 112M132 117C133 121 129 123 126 121",
        "none",
        line,
        1.4,
    )
    body += moustache(gold, 16) + path("M122 105.5C124.5 107.4 128 107.2 130.5 105", "none", "#a84b45", 2.4)
    return body + fleur_crown()


def hearts_dress() -> str:
    body = a.shoulders(CRIMSON)
    tunic = "M104 118C100 140 98 170 98 200H152C152 170 150 140 146 118L125 126Z"
    body += a.garment(tunic, GOLD)
    body += a.brocade(
        a.cloth("M106 122C102 142 100 170 100 198H150C150 170 148 142 144 122L125 130Z"), CRIMSON, 3.4, 10
    )
    body += path(
        "M64 142C58 156 56 172 57 192M76 138C70 156 68 172 69 190M188 142C190 146 191 149 191 150",
        "none",
        CRIMSON_DARK,
        2.2,
    )
    lapel = "M112 113C102 115 94 119 84 125C86 146 84 172 82 202H98C99 172 101 144 112 124Z"
    body += a.paired(lapel, LINEN)
    body += a.ermine(a.cloth(lapel), 13) + a.ermine(a.both(lapel), 13)
    body += sceptre(181)
    body += a.forearm(181, CRIMSON, LINEN) + a.fist(181, 130)
    return body


def diamonds() -> str:
    """A merchant king in profile, turbaned, with an axe."""
    body = diamonds_dress()
    dark = "#2c2320"
    body += path(
        "M122 60C142 56 152 70 149 92C148 106 146 112 140 120C134 120 129 116 127 110C132 100 126 90 122 84Z",
        dark,
        INK,
        2,
    )
    body += profile(-1, iris="#3e2c1c", hair=dark)
    beard = "M126 92C128 104 122 112 114 122C108 130 100 136 93 137C97 131 97 125 99 120C98.5 116 99.5 112 101 109C104 109 107 107 108 104C114 106 121 101 126 92Z"
    body += path(beard, dark, INK, 1.8) + path(
        "M118 108C114 117 107 126 101 131M112 110C109 116 105 121 102 124", "none", "#6b5a50", 1.2
    )
    body += path("M99 101C102 99.6 106 99.8 109.5 104C105.5 104.4 102 103.6 99 101Z", dark, INK, 1.2)
    return body + turban()


def diamonds_dress() -> str:
    body = a.shoulders(AMBER)
    robe = a.cloth("M125 112C110 114 98 119 82 126C62 134 52 148 49 168V215H125Z")
    body += a.brocade(robe, AMBER_DARK, 3.6, 12)
    wrap = "M146 117C150 120 153 123 154 127C140 146 120 164 96 186L84 208L66 208C82 176 112 150 134 124Z"
    body += a.garment(wrap, TEAL)
    body += a.garment("M96 116C102 130 112 140 124 147L112 159C98 148 90 134 87 122Z", TEAL)
    body += path("M91 120C95 133 104 144 116 153M140 127C124 144 104 160 86 182", "none", GOLD_LIGHT, 2)
    body += axe(184)
    body += a.forearm(184, AMBER, TEAL) + a.fist(184, 130)
    body += neck()
    return body


def clubs() -> str:
    """A dark-bearded warrior in steel and green, with the orb."""
    body = clubs_dress()
    brown, line = "#5a3820", "#8a5c36"
    body += a.pair(
        path(
            "M125.4 57C106 55 97 65 99 82C100 94 97 102 95 108C99 116 106 117 110 112L112 84Z", brown, INK, 2
        )
        + path("M103 88C103 98 101 104 100 109", "none", line, 1.4)
    )
    body += face(turn=-1, iris="#5b4a2a", hair="#40260f", stern=0.4)
    beard = "M103 88C102 106 108 122 117 128C120 130 122 134 124 134C127 134 130 130 133 127C142 120 148 106 147 88C143 98 133 99 123 99C115 99 107 98 103 88Z"
    body += path(beard, brown, INK, 2) + path(
        "M109 104C111 114 116 121 120 125M141 104C139 114 134 121 129 125M124 111V129", "none", line, 1.4
    )
    body += moustache(brown, 21) + path("M118.5 105.5C121 107.4 125 107.4 128 105.5", "none", "#b4483f", 2.4)
    return body + iron_crown()


def clubs_dress() -> str:
    body = a.shoulders(GREEN)
    plate = "M106 116C94 122 84 134 80 152C80 172 82 190 84 205H166C170 172 168 140 144 116L125 122Z"
    body += a.garment(plate, STEEL)
    body += a.garment(
        "M125 122C136 119 140 118 144 116C160 130 168 145 168 170H150C150 150 140 134 125 126Z",
        STEEL_DARK,
        STEEL_DARK,
        1,
    )
    body += path(
        "M125 124V180M84 158C96 166 110 170 125 170M92 140C102 148 112 152 125 152C136 152 146 148 156 141",
        "none",
        INK,
        1.5,
    )
    body += "".join(
        disc(x, y, 1.5, GOLD, INK, 0.8)
        for x, y in ((90, 166), (100, 172), (112, 175), (97, 149), (111, 155), (139, 155))
    )
    cloak = "M112 113C98 116 86 120 74 128C58 136 50 150 49 170V212C62 206 76 204 84 204C78 182 82 150 100 132C106 126 112 122 116 120Z"
    body += a.garment(cloak, GREEN) + path(
        "M58 150C54 166 54 184 55 200M70 142C64 158 62 178 64 196M84 134C76 148 72 166 73 186",
        "none",
        GREEN_DARK,
        2.2,
    )
    body += path("M115 121C100 130 88 146 85.5 166C84.5 180 85 190 85.5 192", "none", INK, 6) + path(
        "M115 121C100 130 88 146 85.5 166C84.5 180 85 189 85.5 191", "none", GOLD, 3.2
    )
    body += a.garment(
        "M138 113C152 116 166 120 178 130C192 138 199 148 201 162V150H176C170 138 156 126 134 120Z", GREEN
    )
    body += a.jewel(146, 121, 7, PLUM)
    body += orb(176, 96)
    body += a.forearm(176, STEEL, GOLD_LIGHT) + a.fist(176, 126)
    return body


KINGS: dict[str, Figure] = {
    "S": (spades, BLUE, GOLD),
    "H": (hearts, CRIMSON, GOLD),
    "D": (diamonds, TEAL, GOLD),
    "C": (clubs, GREEN, GOLD),
}
