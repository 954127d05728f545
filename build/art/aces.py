"""The four aces: one great suit sign each, set in an ornament of its own."""

from ornaments import beads, curl, fleur, guilloche, leaf, lozenge, star, wreath
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, SUIT
from pips import card
from suits import pip
from svg import disc, line_d, mirrored, moved, path, polar, star_points

X, Y = 125.0, 175.0


def spade() -> str:
    """The great spade, filled with filigree under a crown, between two sprays."""
    body = guilloched_ring(84)
    body += pip("S", X, Y + 2, 148)
    body += pip("S", X, Y - 2, 118, fill=GOLD_LIGHT) + pip("S", X, Y - 2, 113.5, fill=SUIT["S"])
    for d, width in (
        ("M125 230C125 208 125 190 125 158", 2.0),
        ("M125 214C113 212 101 205 97 194", 1.8),
        ("M125 196C116 193 108 186 105 176", 1.8),
    ):
        body += mirrored(path(d, "none", GOLD_LIGHT, width), X)
    inner = curl(97, 194, 15, -20, 1, GOLD_LIGHT, 1.6) + curl(105, 176, 12, -10, 1, GOLD_LIGHT, 1.5)
    inner += leaf(113, 209, 12, -78, GOLD_LIGHT, SUIT["S"]) + leaf(116, 192, 10, -70, GOLD_LIGHT, SUIT["S"])
    inner += leaf(125, 186, 11, -32, GOLD_LIGHT, SUIT["S"])
    body += mirrored(inner, X)
    body += (
        leaf(125, 162, 20, 0, GOLD_LIGHT, SUIT["S"]) + disc(125, 214, 2.6, PAPER) + disc(125, 196, 2.2, PAPER)
    )
    return body


def guilloched_ring(r: float) -> str:
    body = path(guilloche(X, Y, r, 3.6, 36), "none", GOLD, 0.9)
    body += path(guilloche(X, Y, r, 3.6, 36, 3.1416), "none", GOLD, 0.9)
    body += disc(X, Y, r + 5.4, "none", GOLD, 1.5) + disc(X, Y, r - 5.4, "none", GOLD, 1.1)
    return body


def heart() -> str:
    """A heart in a wreath of roses."""
    body = wreath(X, Y, 74, 11, 19, GOLD, GOLD_DARK)
    for angle in (-142, -104, -66, -28, 28, 66, 104, 142):
        body += rose(*polar(X, Y, 74, angle), 8.2)
    body += rose(*polar(X, Y, 74, 180), 12) + pip("H", X, Y + 1, 84)
    return body


def rose(x: float, y: float, r: float) -> str:
    body = ""
    for i in range(5):
        body += disc(*polar(x, y, r * 0.56, 72 * i), r * 0.5, PAPER, GOLD_DARK, r * 0.13)
    return body + disc(x, y, r * 0.42, GOLD_LIGHT, GOLD_DARK, r * 0.13)


def diamond() -> str:
    """A diamond in a cut-stone glory of rays."""
    body = ""
    for i in range(32):
        long = i % 2 == 0
        reach = (86 if i % 8 == 0 else 80) if long else 72
        points = [
            polar(X, Y, 58, 11.25 * i - 3.4),
            polar(X, Y, reach, 11.25 * i),
            polar(X, Y, 58, 11.25 * i + 3.4),
        ]
        body += path(line_d(points), GOLD if long else GOLD_LIGHT, GOLD_DARK, 0.8)
    body += path(line_d(star_points(X, Y, 62, 16, 0.92)), PAPER, GOLD_DARK, 1.2)
    body += disc(X, Y, 53.5, "none", GOLD, 1.2) + beads(X, Y, 53.5, 16, 2.3, GOLD, 11.25)
    return body + pip("D", X, Y, 90)


def club() -> str:
    """A club in an interlaced quatrefoil."""
    body = ""
    for width, ink in ((5.4, GOLD_DARK), (3.6, GOLD_LIGHT)):
        ring = "".join(disc(*polar(X, Y, 34, 90 * i), 43, "none", ink, width) for i in range(4))
        body += ring + path(line_d(star_points(X, Y, 74, 4, 0.7071, 45)), "none", ink, width)
    for i in range(4):
        body += star(polar(X, Y, 77, 90 * i), 6.5, 4, 0.4, GOLD, GOLD_DARK, 0.8)
        body += lozenge(*polar(X, Y, 74, 90 * i + 45), 4.4, 4.4, PAPER, GOLD_DARK, 1.2)
    body += disc(X, Y, 55, PAPER, GOLD_DARK, 1.2) + disc(X, Y, 51.5, "none", GOLD, 1)
    for i in range(4):
        body += fleur(*polar(X, Y, 54, 45 + 90 * i), 15, GOLD, GOLD_DARK, 0.7, 45 + 90 * i)
    return body + pip("C", X, Y - 1, 80)


ACES = {"S": spade, "H": heart, "D": diamond, "C": club}


def ace(suit: str, large: bool = False) -> str:
    """An ace; drawn a little smaller where the great index needs the room."""
    body = ACES[suit]()
    return card(moved(body, X * 0.15, Y * 0.15, 0.85) if large else body)
