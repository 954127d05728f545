"""Faces of the court: full, turned to either side, and in profile, of men and women.

Every head looks out of the same place: middle at x = 125, eyes at y = 84, chin at y = 113.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from palette import BLUSH, INK, LIP, SKIN, SKIN_SHADE
from svg import disc, flipped, moved, num, path

AXIS = 125.0
WHITE = "#fffdf8"


def neck(low: float = 124.0, wide: float = 9.5) -> str:
    """From the jaw into the collar, shaded under the chin."""
    left, right = num(AXIS - wide), num(AXIS + wide)
    body = path(
        f"M{left} 98V{num(low - 4)}C{left} {num(low + 2)} {right} {num(low + 2)} {right} {num(low - 4)}V98Z",
        SKIN,
        INK,
        1.8,
    )
    return body + path(
        f"M{num(AXIS - wide + 1)} 107C118 116 132 116 {num(AXIS + wide - 1)} 107V113C132 119 120 119 {num(AXIS - wide + 1)} 113Z",
        SKIN_SHADE,
    )


def eye(x: float, y: float, wide: float, iris: str, lady: bool) -> str:
    """An almond, an iris under the lid, the lid's heavy line; a lady has a lash on the outer side."""
    half = wide / 2
    body = path(
        f"M{num(x - half)} {num(y + 0.6)}C{num(x - half * 0.4)} {num(y - 4)} {num(x + half * 0.4)} {num(y - 4)} {num(x + half)} {num(y + 0.6)}"
        f"C{num(x + half * 0.4)} {num(y + 3.2)} {num(x - half * 0.4)} {num(y + 3.2)} {num(x - half)} {num(y + 0.6)}Z",
        WHITE,
    )
    body += disc(x, y - 0.3, 2.7, iris) + disc(x, y - 0.3, 1.4, INK) + disc(x - 0.9, y - 1.3, 0.7, WHITE)
    lash = 1.6 if lady else 0.4
    outer = 1 if x > AXIS else -1
    a, b = (x - half - (lash if outer < 0 else 0)), (x + half + (lash if outer > 0 else 0))
    body += path(
        f"M{num(a)} {num(y + 0.8 - (lash if outer < 0 else 0))}C{num(x - half * 0.4)} {num(y - 4.4)} {num(x + half * 0.4)} {num(y - 4.4)}"
        f" {num(b)} {num(y + 0.8 - (lash if outer > 0 else 0))}",
        "none",
        INK,
        2.1 if lady else 1.9,
    )
    return body + path(
        f"M{num(x - half * 0.6)} {num(y + 2.9)}Q{num(x)} {num(y + 3.8)} {num(x + half * 0.6)} {num(y + 2.9)}",
        "none",
        INK,
        0.8,
    )


def brow(x: float, y: float, wide: float, colour: str, weight: float, tilt: float) -> str:
    """An eyebrow; `tilt` raises its outer end, or lowers it when negative."""
    outer = 1 if x > AXIS else -1
    inner, far = x - outer * wide / 2, x + outer * wide / 2
    return path(
        f"M{num(inner)} {num(y + 0.6 + tilt * 0.4)}C{num(x - outer * wide * 0.1)} {num(y - 2.6)}"
        f" {num(x + outer * wide * 0.2)} {num(y - 2.8 - tilt * 0.6)} {num(far)} {num(y + 0.8 - tilt)}",
        "none",
        colour,
        weight,
    )


def head(lady: bool) -> str:
    """The outline of a full face with its shaded side."""
    if lady:
        line = "M125 53C139 53 146 64 146 81C146 95 138.5 107 130.5 112.4C127 114.6 123 114.6 119.5 112.4C111.5 107 104 95 104 81C104 64 111 53 125 53Z"
        shade = "M134 55C142 59 146 69 146 81C146 95 138.5 107 130.5 112.4C129 113.4 127 114 125 114C134 106 140.5 95 140.5 81C140.5 70 138 61 134 55Z"
    else:
        line = "M125 53C141 53 148 64 148 82C148 99 139 112.5 125 115C111 112.5 102 99 102 82C102 64 109 53 125 53Z"
        shade = "M135 55C144 59 148 69 148 82C148 99 139 112.5 125 115C136 106 141.5 96 141.5 82C141.5 70 139 61 135 55Z"
    return path(line, SKIN) + path(shade, SKIN_SHADE) + path(line, "none", INK, 2)


def nose(turn: int, shift: float, lady: bool) -> str:
    """The bridge and the tip; a lady's bridge is left to the eye."""
    x, side = AXIS + shift, turn or -1
    if lady:
        line = f"M{num(x + side * 2.4)} 88.5C{num(x + side * 3.2)} 91 {num(x + side * 4.4)} 92.4 {num(x + side * 4)} 94"
        line += f"C{num(x + side * 3)} 96.2 {num(x - side * 0.6)} 95.8 {num(x - side * 2)} 95"
        return path(line, "none", INK, 1.4)
    line = (
        f"M{num(x + side * 1.6)} 81C{num(x + side * 2)} 87 {num(x + side * 5.4)} 92 {num(x + side * 5)} 94.5"
    )
    line += f"C{num(x + side * 3.6)} 97.5 {num(x - side)} 96.5 {num(x - side * 2.4)} 96.2"
    wing = f"M{num(x - side * 4.6)} 94.5C{num(x - side * 5.2)} 92.6 {num(x - side * 4.6)} 91.6 {num(x - side * 3.6)} 91"
    return path(line, "none", INK, 1.5) + path(wing, "none", INK, 1.1)


def mouth(x: float, lady: bool) -> str:
    if lady:
        lips = path("M-6.5-.6C-3.5-2.6-1.5-2.9 0-1.7C1.5-2.9 3.5-2.6 6.5-.6C3.5 4-3.5 4-6.5-.6Z", LIP)
        return moved(lips + path("M-7-.9C-3 .9-1 .3 0 .6C1 .3 3 .9 7-.9", "none", INK, 0.9), x, 103.4)
    lips = path("M-4.6 1.4C-2 4.2 2 4.2 4.6 1.4Z", LIP)
    return moved(lips + path("M-6.6 .6C-3 2 3 2 6.6 .6", "none", INK, 1.5), x, 103)


class Eye(NamedTuple):
    """An eye and the brow above it."""

    x: float
    wide: float
    brow: float  # its height
    tilt: float  # of the brow, see there
    iris: str
    hair: str
    lady: bool


def plain(eyes: Sequence[Eye]) -> str:
    """Both eyes with their brows, calm."""
    return "".join(
        eye(each.x, 84, each.wide, each.iris, each.lady)
        + brow(each.x, each.brow, each.wide + 2, each.hair, 1.5 if each.lady else 2.5, each.tilt)
        for each in eyes
    )


def face(
    lady: bool = False,
    turn: int = 0,
    iris: str = "#5b4a33",
    hair: str = INK,
    stern: float = 0.0,
    looking: Callable[[Sequence[Eye]], str] = plain,
    speaking: Callable[[float, bool], str] = mouth,
) -> str:
    """A face; turn is -1 or 1 when it looks to the left or right of the picture."""
    shift = 4.6 * turn
    near, far = 12.4 if lady else 11.6, 10.6 if turn else (12.4 if lady else 11.6)
    body = head(lady)
    if lady:
        body += disc(AXIS + shift * 0.5 - 11.5, 95, 3.7, BLUSH) + disc(
            AXIS + shift * 0.5 + 11.5, 95, 3.7, BLUSH
        )
    eyes = [
        Eye(
            x=AXIS + shift + hand * (9 if hand == turn else 9.8),
            wide=far if hand == turn else near,
            brow=74.6 if lady else 76.4 + stern,
            tilt=-0.5 + stern if lady else stern * 1.4,
            iris=iris,
            hair=hair,
            lady=lady,
        )
        for hand in (-1, 1)
    ]
    return body + looking(eyes) + nose(turn, shift, lady) + speaking(AXIS + shift * 0.8, lady)


def profile(turn: int, iris: str = "#5b4a33", hair: str = INK, ear: bool = True, lady: bool = False) -> str:
    """A face seen from the side, looking left (-1) or right (1)."""
    line = (
        "M110 55C106 61 104.5 69 104.5 75C104.3 78.5 103 81 101.5 84L95.5 93.5C94.7 95.6 96.6 97 100.3 96.8"
        "C99 98.8 97.7 100.6 98.6 102.2L100.4 103.6C98.9 105.2 99.2 107 100.9 108C100 112 101.6 116.5 107 117.6"
        "C113 118.5 121 116 126 110C135 107 142 100 144 90C147 76 145 62 135 55Z"
    )
    shade = "M122 57C130 70 130 92 117 104C113 109 109 113 104 117C113 119.5 121 116 126 110C135 107 142 100 144 90C147 76 145 62 135 55Z"
    body = path(line, SKIN) + path(shade, SKIN_SHADE) + path(line, "none", INK, 2)
    body += path("M103.6 83C105.6 79.7 110.5 80 114 84.2C110.5 86.3 106.5 86.3 104.2 85Z", WHITE)
    body += disc(106.9, 83, 2.3, iris) + disc(106.6, 83, 1.2, INK)
    body += path("M103 83C105.6 79.2 110.5 79.6 114.6 84.4", "none", INK, 2) + path(
        "M102.6 76C105.5 72.8 111.5 73 115.5 76.6", "none", hair, 1.8 if lady else 2.5
    )
    body += path("M100.6 95.6C101 93 103.6 92.3 105 94.2", "none", INK, 1.2)
    body += path(
        "M98.8 102.3C101.4 100.8 103.8 101.6 105.6 103C104 105.6 101.8 106.5 100 106.2Z", LIP
    ) + path("M99.6 103.5C102 103.9 104.6 103.6 107.2 102.4", "none", INK, 1.3)
    if ear:
        body += path("M124 80C131 75 137 82 133 90C131 95 126 97 124.5 93.5Z", SKIN, INK, 1.6) + path(
            "M127.5 83.5C131 82.5 131.5 87 128.5 90.5", "none", INK, 1.1
        )
    return flipped(body, AXIS) if turn > 0 else body
