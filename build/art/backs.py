"""Four card backs, easily told apart.

A navy trellis with a rosette, a burgundy cloth with an arabesque, a green hedge of laurel, and slate rays of a star.
"""

from math import cos, inf, radians, sin

from ornaments import beads, guilloche, leaf, petals, spray, star
from palette import GOLD, GOLD_LIGHT, PAPER
from pips import HEIGHT, WIDTH, card
from svg import box, disc, doubled, line_d, mirrored, num, path, shape, star_points

X, Y = WIDTH / 2, HEIGHT / 2
NAVY, NAVY_DEEP, NAVY_LIGHT = "#223f78", "#16294f", "#8ea8d8"
WINE, WINE_DEEP, WINE_LIGHT = "#741a30", "#4f0f20", "#b4566a"

MOSS, MOSS_DEEP, MOSS_LIGHT = "#2c5a3a", "#193a24", "#9cc7a0"
SLATE, SLATE_DEEP, SLATE_LIGHT = "#3c4652", "#252d36", "#aebac6"


def quatrefoils(left: float, top: float, step_x: float, step_y: float, across: int) -> str:
    """The path of a row of overlapping circles drawn as four petals a cell."""
    d = ""
    for i in range(across):
        x, y = left + (i + 0.5) * step_x, top + 0.5 * step_y
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            ex, ey = x + dx * step_x / 2, y + dy * step_y / 2
            d += (
                f"M{num(x)} {num(y)}Q{num(x + dx * step_x * 0.36)} {num(y + dy * step_y * 0.06)} {num(ex)} {num(ey)}"
                f"Q{num(x + dx * step_x * 0.06)} {num(y + dy * step_y * 0.36)} {num(x)} {num(y)}Z"
            )
    return d


def diamond_d(x: float, y: float, r: float) -> str:
    return line_d([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


def navy() -> str:
    """A trellis of petals with a compass rosette."""
    body = box((12, 12, 226, 326), 8, NAVY_DEEP) + box((16.5, 16.5, 217, 317), 5, NAVY, GOLD_LIGHT, 1.2)
    left, top, across, down = 24.0, 24.0, 8, 12
    step_x, step_y = (WIDTH - 48) / across, (HEIGHT - 48) / down
    body += shape([(24, 24), (226, 24), (226, 326), (24, 326)], NAVY_DEEP)
    for row in range(down):
        body += path(quatrefoils(left, top + row * step_y, step_x, step_y, across), NAVY, NAVY_LIGHT, 0.75)
    cells = [
        (left + (i + 0.5) * step_x, top + (j + 0.5) * step_y) for i in range(across) for j in range(down)
    ]
    knots = [(left + i * step_x, top + j * step_y) for i in range(1, across) for j in range(1, down)]
    body += path("".join(diamond_d(x, y, 2.8) for x, y in cells), GOLD_LIGHT)
    body += path("".join(diamond_d(x, y, 2.1) for x, y in knots), PAPER)
    body += box((24, 24, 202, 302), 1.5, "none", NAVY_LIGHT, 1.4)
    return card(body + rosette())


def rosette() -> str:
    body = disc(X, Y, 55, NAVY_DEEP, GOLD_LIGHT, 1.8) + disc(X, Y, 51, "none", NAVY_LIGHT, 0.8)
    body += path(guilloche(X, Y, 45.5, 3.2, 24), "none", NAVY_LIGHT, 0.9)
    body += path(guilloche(X, Y, 45.5, 3.2, 24, 3.1416), "none", NAVY_LIGHT, 0.9)
    body += disc(X, Y, 40, NAVY, GOLD_LIGHT, 1.3)
    body += path(petals(X, Y, 37, 8, 17, 22.5), NAVY_LIGHT, NAVY_DEEP, 0.9)
    body += star((X, Y), 38, 8, 0.42, PAPER, NAVY_DEEP, 1)
    body += path(petals(X, Y, 20, 8, 18, 22.5), NAVY, PAPER, 0.9)
    body += star((X, Y), 17, 8, 0.45, GOLD_LIGHT, NAVY_DEEP, 0.8)
    return body + disc(X, Y, 6, NAVY_DEEP, GOLD_LIGHT, 1.1) + disc(X, Y, 2.4, PAPER)


def burgundy() -> str:
    """A damask of palmettes in offset rows behind a framed arabesque."""
    body = box((12, 12, 226, 326), 8, PAPER) + box((12, 12, 226, 326), 8, WINE, WINE_DEEP, 1.2)
    body += box((19, 19, 212, 312), 20, "none", PAPER, 2.2) + box(
        (24, 24, 202, 302), 17, WINE_DEEP, GOLD, 1.1
    )
    body += ground() + doubled(corner() + flank(), WIDTH, HEIGHT)
    return card(body + arabesque())


def ground() -> str:
    """Small crosslets in offset rows, a shade lighter than the cloth."""
    d = ""
    for row in range(22):
        for column in range(15 - row % 2):
            x, y = X + (column - 7 + row % 2 / 2) * 13.4, Y + (row - 10.5) * 13.4
            if (column in (0, 14 - row % 2) and row in (0, 21)) or not 34 < y < HEIGHT - 34:
                continue
            d += line_d(star_points(x, y, 3.6, 4, 0.32))
    return path(d, WINE)


def corner() -> str:
    """The upper corners: two mirrored palmettes with curls."""
    one = spray(41, 41, 30, 135, WINE_LIGHT, WINE)
    one += beads(41, 41, 9, 8, 1.1, GOLD_LIGHT) + disc(41, 41, 5.2, PAPER) + disc(41, 41, 2.4, WINE)
    return mirrored(one, X)


def flank() -> str:
    """The upper tail of the arabesque, growing from the middle to the top."""
    stem = path("M125 104C112 92 100 92 92 82C84 72 92 60 102 62C110 64 110 74 103 75", "none", PAPER, 2)
    stem += path("M125 103C117 86 116 68 125 50", "none", PAPER, 1.8) + disc(103, 75, 2.4, PAPER)
    stem += leaf(92, 82, 22, -70, WINE_LIGHT, PAPER, PAPER) + leaf(
        108, 93, 18, -120, WINE_LIGHT, PAPER, PAPER
    )
    stem += path("M125 122C96 118 70 126 58 112C50 101 58 90 68 94C76 98 73 107 67 107", "none", PAPER, 2)
    stem += disc(67, 107, 2.4, PAPER) + leaf(58, 112, 24, -64, WINE_LIGHT, PAPER, PAPER)
    stem += leaf(84, 121, 20, -20, WINE_LIGHT, PAPER, PAPER) + leaf(
        74, 122, 18, -150, WINE_LIGHT, PAPER, PAPER
    )
    stem += path("M72 160C52 156 40 148 40 134C40 124 52 122 54 131", "none", PAPER, 1.8)
    stem += leaf(42, 146, 18, -48, WINE_LIGHT, PAPER, PAPER) + disc(54, 131, 2.2, PAPER)
    body = mirrored(stem, X)
    for angle, size in ((-40, 17), (40, 17), (0, 25)):
        body += leaf(125, 56, size, angle, WINE_LIGHT, PAPER, PAPER)
    return body + disc(125, 57, 3.2, GOLD_LIGHT)


def arabesque() -> str:
    """The framed middle: a pointed oval with a flower."""
    frame = "M125 102C146 128 174 146 186 175C174 204 146 222 125 248C104 222 76 204 64 175C76 146 104 128 125 102Z"
    body = path(frame, WINE, PAPER, 2.4)
    inner = "M125 113C144 136 165 152 175 175C165 198 144 214 125 237C106 214 85 198 75 175C85 152 106 136 125 113Z"
    body += path(inner, WINE_DEEP, GOLD, 1.2)
    for turn in (0, 180):
        body += leaf(*((125, 158) if turn == 0 else (125, 192)), 36, turn, WINE_LIGHT, PAPER, PAPER)
    for turn in (90, 270):
        body += leaf(*((140, 175) if turn == 90 else (110, 175)), 27, turn, WINE_LIGHT, PAPER, PAPER)
    body += path(petals(X, Y, 26, 8, 19), PAPER, WINE_DEEP, 1)
    body += path(petals(X, Y, 15, 8, 18, 22.5), WINE_LIGHT, WINE_DEEP, 0.8)
    return body + disc(X, Y, 5.4, GOLD_LIGHT, WINE_DEEP, 1)


def green() -> str:
    """Rows of laurel twigs that grow from the middle to both ends, and a wreath."""
    body = box((12, 12, 226, 326), 8, MOSS_DEEP) + box((17, 17, 216, 316), 6, MOSS, GOLD, 1.2)
    body += doubled(hedge(), WIDTH, HEIGHT)
    body += box((24, 24, 202, 302), 4, "none", MOSS_LIGHT, 1.3)
    return card(body + wreath())


def hedge() -> str:
    """The upper half: seven stems with leaves on either side, the outer ones shorter by half a leaf."""
    body = ""
    for column in range(7):
        x = X + (column - 3) * 28.4
        shift = 10.5 * (column % 2)
        body += path(f"M{num(x)} {num(Y)}L{num(x)} 34", "none", MOSS_DEEP, 1.6)
        for row in range(7):
            y = 162 - row * 21 + shift
            if y > 44:
                body += leaf(x, y, 17, -42, MOSS_DEEP, MOSS_LIGHT) + leaf(x, y, 17, 42, MOSS_DEEP, MOSS_LIGHT)
                body += disc(x, y, 1.7, GOLD_LIGHT)
    return body


def wreath() -> str:
    """A wreath of gold leaves around a flower, on a plain ground."""
    body = disc(X, Y, 58, MOSS_DEEP, GOLD, 1.6) + disc(X, Y, 53, "none", MOSS_LIGHT, 0.8)
    body += path(petals(X, Y, 49, 20, 11), GOLD, MOSS_DEEP, 0.8)
    body += disc(X, Y, 37, MOSS, GOLD_LIGHT, 1.2) + path(petals(X, Y, 31, 8, 20), PAPER, MOSS_DEEP, 0.9)
    return body + path(petals(X, Y, 19, 8, 18, 22.5), MOSS_LIGHT, MOSS_DEEP, 0.8) + disc(X, Y, 5, GOLD_LIGHT)


def slate() -> str:
    """Rays that go out from a star in the middle to a plain frame."""
    body = box((12, 12, 226, 326), 8, SLATE_DEEP) + box((18, 18, 214, 314), 5, SLATE, PAPER, 1.6)
    body += path("".join(ray(turn) for turn in range(0, 360, 10)), SLATE_DEEP)
    body += box((24, 24, 202, 302), 3, "none", SLATE_LIGHT, 1.2)
    for grown in (92, 74):
        body += path(guilloche(X, Y, grown, 3.4, 36), "none", SLATE_LIGHT, 0.9)
        body += path(guilloche(X, Y, grown, 3.4, 36, 3.1416), "none", SLATE_LIGHT, 0.9)
    body += disc(X, Y, 56, SLATE_DEEP, PAPER, 1.4) + star((X, Y), 54, 12, 0.5, SLATE_LIGHT, SLATE_DEEP, 1)
    body += star((X, Y), 40, 12, 0.5, PAPER, SLATE_DEEP, 0.9) + disc(X, Y, 15, SLATE, PAPER, 1.2)
    return card(body + star((X, Y), 12, 6, 0.45, GOLD_LIGHT, SLATE_DEEP, 0.7))


def ray(turn: float) -> str:
    """One ray, cut off at the inner frame."""
    corners = []
    for angle in (turn - 2.4, turn + 2.4):
        across, down = sin(radians(angle)), cos(radians(angle))
        reach = min(101 / abs(across) if across else inf, 151 / abs(down) if down else inf)
        corners.append((X + across * reach, Y - down * reach))
    return line_d([(X, Y), *corners])
