"""Words for drawing what stands in a cabinet: pieces of SIZE by SIZE units, given by their silhouettes."""

from palette import INK
from svg import gradient, path

SIZE = 100
Piece = tuple[str, str, str]
"""Its silhouette, its drawing, and the gradients of that."""
LINE = 2.2
BRONZE, BRONZE_DARK, BRONZE_LIGHT = "#b0743a", "#6d421b", "#dba56a"
PEWTER, PEWTER_DARK, PEWTER_LIGHT = "#9aa1a3", "#555c5f", "#d3d8d8"


def metal(name: str, light: str, middle: str, dark: str, left: float = 22, right: float = 78) -> str:
    """Shine from the left across a round body."""
    stops = [(0, middle), (0.28, light), (0.6, middle), (1, dark)]
    return gradient(name, stops, (left, 0, right, 0))


def edged(d: str, fill: str, width: float = LINE) -> str:
    return path(d, fill, INK, width)


def shine(d: str, width: float = 2.4, strength: float = 0.65) -> str:
    return path(d, "none", "#ffffff", width, f'stroke-opacity="{strength:g}"')


def thin(d: str, colour: str = INK, width: float = 1.6) -> str:
    return path(d, "none", colour, width)
