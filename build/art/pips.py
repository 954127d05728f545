"""The white card, the pip cards in the classic layout, and their plainer sisters for the large-index deck."""

from ornaments import lozenge
from palette import GOLD, PAPER, PAPER_EDGE, PAPER_TOP
from suits import pip
from svg import box, disc, document, gradient

WIDTH, HEIGHT = 250.0, 350.0
COLUMNS = (83.0, 125.0, 167.0)
TOP, LOW = 62.0, 288.0
PIP = 47.0
THIRD = 1 / 3

LAYOUT: dict[str, tuple[tuple[int, float], ...]] = {
    "2": ((1, 0), (1, 1)),
    "3": ((1, 0), (1, 0.5), (1, 1)),
    "4": ((0, 0), (2, 0), (0, 1), (2, 1)),
    "5": ((0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)),
    "6": ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    "7": ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    "8": ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)),
    "9": ((0, 0), (2, 0), (0, THIRD), (2, THIRD), (1, 0.5), (0, 2 * THIRD), (2, 2 * THIRD), (0, 1), (2, 1)),
    "T": (
        *((0, 0), (2, 0), (1, THIRD / 2), (0, THIRD), (2, THIRD)),
        *((0, 2 * THIRD), (2, 2 * THIRD), (1, 1 - THIRD / 2), (0, 1), (2, 1)),
    ),
}


def paper_defs(height: float = HEIGHT) -> str:
    return gradient("paper", [(0, PAPER_TOP), (1, PAPER)], (0, 0, 0, height))


def paper(width: float = WIDTH, height: float = HEIGHT) -> str:
    """The empty card with its edge; needs `paper_defs`."""
    return box((0.8, 0.8, width - 1.6, height - 1.6), 15, "url(#paper)", PAPER_EDGE, 1.6)


def card(body: str, defs: str = "", width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole card file with something drawn on it."""
    return document(paper(width, height) + body, width, height, paper_defs(height) + defs)


def pip_card(rank: str, suit: str) -> str:
    """Two to ten; the lower half stands on its head."""
    body = "".join(
        pip(suit, COLUMNS[column], TOP + (LOW - TOP) * row, PIP, turned=row > 0.5)
        for column, row in LAYOUT[rank]
    )
    return card(body)


def large_pip_card(suit: str) -> str:
    """One great suit sign between two fine rules: the number is left to the large index."""
    middle = WIDTH / 2, HEIGHT / 2
    body = pip(suit, *middle, 112)
    for y in (84, HEIGHT - 84):
        near, far = (92.0, 196.0) if y < middle[1] else (54.0, 158.0)
        body += box((near, y - 0.7, far - near, 1.4), 0.7, GOLD)
        body += lozenge((near + far) / 2, y, 5, 6.5, PAPER) + lozenge((near + far) / 2, y, 3, 4.2, GOLD)
        body += disc(near, y, 1.8, GOLD) + disc(far, y, 1.8, GOLD)
    return card(body)
