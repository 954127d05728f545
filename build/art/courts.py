"""The twelve court cards: a framed window, two halves that meet on a slanting ribbon, a medallion with the suit."""

from attire import SLOPE
from jacks import JACKS
from kings import KINGS
from ornaments import lozenge
from palette import CREAM, GOLD, GOLD_LIGHT, INK, IVORY, LINEN
from pips import HEIGHT, WIDTH, card
from queens import QUEENS
from suits import pip
from svg import box, disc, doubled, glow, path, shape

X, Y = WIDTH / 2, HEIGHT / 2
FIGURES = {"K": KINGS, "Q": QUEENS, "J": JACKS}
RIBBON = 9.0


def window() -> str:
    """The frame and its ground with a faint lozenge weave."""
    body = box((47, 20, 156, 310), 5, "url(#ground)")
    weave = "".join(
        f"M{47 + 13 * i} {20 + 15.5 * j}m-1.6 0l1.6-2l1.6 2l-1.6 2Z"
        for i in range(1, 12)
        for j in range(1, 20)
        if (i + j) % 2
    )
    return body + path(weave, "#ddcca0")


def frame() -> str:
    body = path("M47 20H203V330H47Z", "none", INK, 2)
    return body + path("M50.4 23.4H199.6V326.6H50.4Z", "none", GOLD, 1.3)


def ribbon(cloth: str, edge: str) -> str:
    """The band along the division, with studs."""
    run = (X - 48, -(X - 48) * SLOPE)
    left, right = (X - run[0], Y + run[1]), (X + run[0], Y - run[1])

    def band(half: float, fill: str, line: str = "", width: float = 1.0) -> str:
        return shape(
            [
                (left[0], left[1] - half),
                (right[0], right[1] - half),
                (right[0], right[1] + half),
                (left[0], left[1] + half),
            ],
            fill,
            line,
            width,
        )

    body = band(RIBBON, edge, INK, 2) + band(RIBBON - 3.2, cloth, INK, 1.1)
    for i in (-4, -3, -2, 2, 3, 4):
        x = X + i * 16.5
        y = Y + SLOPE * (x - X)
        body += lozenge(x, y, 4.2, 4.6, GOLD_LIGHT, INK, 0.9) if i % 2 else disc(x, y, 1.8, GOLD_LIGHT)
    return body


def medallion(suit: str) -> str:
    body = disc(X, Y, 23, GOLD, INK, 2) + disc(X, Y, 20.4, GOLD_LIGHT) + disc(X, Y, 18.4, LINEN, INK, 1.4)
    return body + pip(suit, X, Y, 26)


def court(rank: str, suit: str, large: bool = False) -> str:
    """One court card; the large-index deck has notches in the window where the great index goes."""
    figure, cloth, edge = FIGURES[rank][suit]
    half = figure()
    if not large:
        half += pip(suit, 69, 45, 27)
    body = window() + doubled(half, WIDTH, HEIGHT) + ribbon(cloth, edge) + medallion(suit) + frame()
    if large:
        body += notches()
    defs = glow("ground", [(0, CREAM), (1, IVORY)], X, Y, 190)
    return card(body, defs)


def notches() -> str:
    """Paper laid over two corners of the window, with the window's edge led round them."""
    body = box((44, 16, 22, 112), 0.01, "url(#paper)") + box(
        (WIDTH - 66, HEIGHT - 128, 22, 112), 0.01, "url(#paper)"
    )
    edge = path("M67 20V127H47", "none", INK, 2) + path("M70.4 23.4V130.4H50.4", "none", GOLD, 1.3)
    return body + doubled(edge, WIDTH, HEIGHT)
