"""The court cards: a framed window, two halves that meet on a slanting ribbon, a medallion with the suit."""

from attire import SLOPE
from cavaliers import CAVALIERS
from jacks import JACKS
from kings import KINGS
from ornaments import lozenge
from palette import CREAM, GOLD, GOLD_LIGHT, INK, IVORY, LINEN
from pips import HEIGHT, WIDTH, card
from queens import QUEENS
from suits import pip
from svg import box, disc, doubled, glow, path, shape

X, Y = WIDTH / 2, HEIGHT / 2
FIGURES = {"K": KINGS, "Q": QUEENS, "C": CAVALIERS, "J": JACKS}
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
    """A gilt moulding between an ink line and a finer one; it hides where the garments are cut."""
    body = path("M49.5 22.5H200.5V327.5H49.5Z", "none", GOLD, 4)
    body += path("M49.2 22.2H200.8V327.8H49.2Z", "none", GOLD_LIGHT, 1.1)
    return (
        body
        + path("M47 20H203V330H47Z", "none", INK, 2)
        + path("M51.7 24.7H198.3V325.3H51.7Z", "none", INK, 1)
    )


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
    edge = path("M69.5 21V129.5H48", "none", GOLD, 4) + path("M69.2 21V129.2H48", "none", GOLD_LIGHT, 1.1)
    edge += path("M67 20V127H47", "none", INK, 2) + path("M71.7 24.7V131.7H51.7", "none", INK, 1)
    return body + doubled(edge, WIDTH, HEIGHT)
