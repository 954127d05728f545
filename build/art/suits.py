"""The four suit signs, drawn once in a box of 100 by 100."""

from palette import SUIT
from svg import document, group, num, path

SUITS = "SHDC"

SIGN = {
    "S": "M50 3C57 21 93 40 93 63C93 76 84 84 73 84C64.5 84 57.5 79.5 54 72C54.5 83 59.5 91 69 97H31"
    "C40.5 91 45.5 83 46 72C42.5 79.5 35.5 84 27 84C16 84 7 76 7 63C7 40 43 21 50 3Z",
    "H": "M50 96C43 83 5 62 5 32C5 16 16.5 5 30 5C39.5 5 47 11 50 20.5C53 11 60.5 5 70 5"
    "C83.5 5 95 16 95 32C95 62 57 83 50 96Z",
    "D": "M50 1C59 20 73 37.5 90 50C73 62.5 59 80 50 99C41 80 27 62.5 10 50C27 37.5 41 20 50 1Z",
    "C": "M54 60C54.5 78 59.5 91 69 97H31C40.5 91 45.5 78 46 60C43.5 74 36 81.5 26 81.5"
    "A21.5 21.5 0 1 1 35.5 40.7C38 41.7 40.5 43 42.5 45C34 40.5 28.5 33.5 28.5 24.5"
    "A21.5 21.5 0 1 1 71.5 24.5C71.5 33.5 66 40.5 57.5 45C59.5 43 62 41.7 64.5 40.7"
    "A21.5 21.5 0 1 1 74 81.5C64 81.5 56.5 74 54 60Z",
}


def pip(suit: str, x: float, y: float, size: float, turned: bool = False, fill: str = "") -> str:
    """A suit sign of the given height, centred on (x, y)."""
    k = size / 100
    sign = -1 if turned else 1
    matrix = f"matrix({k * sign:.4f} 0 0 {k * sign:.4f} {num(x - 50 * k * sign)} {num(y - 50 * k * sign)})"
    return group(path(SIGN[suit], fill or SUIT[suit]), matrix)


def sign(suit: str) -> str:
    """The suit alone, for indices and lines of text."""
    return document(path(SIGN[suit], SUIT[suit]), 100, 100)
