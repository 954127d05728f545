"""What a court wears and holds, as parts: the slanting division, garments cut by it, hands, crowns and collars."""

from collections.abc import Callable
from itertools import pairwise

from ornaments import lozenge
from palette import BLUE, GOLD, GOLD_LIGHT, INK, LINEN, SKIN, SKIN_SHADE
from svg import Polygon, cut, cut_box, disc, inside, mirrored, moved, num, outline, path, shape

AXIS = 125.0
SLOPE = -0.36  # the fall of the ribbon that parts the two halves
LEFT, RIGHT, HIGH = 49.0, 201.0, 22.0  # inside the frame


def division(x: float) -> float:
    """The height of the middle line at x."""
    return 175.0 + SLOPE * (x - AXIS)


def above(points: Polygon) -> Polygon:
    """The part of a polygon that belongs to the upper half, within the frame."""
    kept = cut(points, (0, division(0)), (250, division(250)))
    return cut_box(kept, LEFT, HIGH, RIGHT, 330)


def cloth(d: str) -> Polygon:
    """The upper half's part of a closed path."""
    return above(outline(d))


def garment(d: str, fill: str, line: str = INK, width: float = 2.0) -> str:
    return shape(cloth(d), fill, line, width)


def both(d: str) -> Polygon:
    """The right-hand mirror image of a path of the left side, as the upper half's part."""
    return above([(2 * AXIS - x, y) for x, y in outline(d)])


def paired(d: str, fill: str) -> str:
    """A garment of the left side and its mirror image, each cut by the division."""
    return shape(cloth(d), fill, INK, 2.0) + shape(both(d), fill, INK, 2.0)


def scattered(
    region: Polygon, motif: Callable[[float, float], str], step_x: float, step_y: float, margin: float
) -> str:
    """A motif in offset rows wherever it lies wholly inside the region."""
    out = ""
    for row in range(-20, 21):
        for column in range(-12, 13):
            x = AXIS + (column + row % 2 / 2) * step_x
            y = 150 + row * step_y
            ring = ((x, y), (x - margin, y), (x + margin, y), (x, y - margin), (x, y + margin))
            if all(inside(region, point) for point in ring):
                out += motif(x, y)
    return out


def brocade(region: Polygon, fill: str, size: float = 3.2, step: float = 11.0) -> str:
    """Lozenges woven into the cloth."""
    return scattered(
        region, lambda x, y: lozenge(x, y, size * 0.8, size, fill), step, step * 0.62, size + 1.6
    )


def ermine_tail(x: float, y: float, k: float = 1.0) -> str:
    body = path("M0-5C1.6-2 2 1 3.4 5.5C1.4 4.4.6 4.6 0 7C-.6 4.6-1.4 4.4-3.4 5.5C-2 1-1.6-2 0-5Z", INK)
    return moved(body + disc(-2.2, -5.4, 0.9, INK) + disc(2.2, -5.4, 0.9, INK), x, y, k)


def ermine(region: Polygon, step: float = 15.0) -> str:
    return scattered(region, lambda x, y: ermine_tail(x, y, 0.8), step, step * 0.66, 5.0)


def fist(x: float, y: float) -> str:
    """A right hand round an upright staff, seen from outside."""
    body = path(
        "M-9-7C-8-11-3-12 2-11C8-11 11-8 10-3C11 4 10 9 6 11C0 13-6 12-9 8C-11 3-11-3-9-7Z", SKIN, INK, 1.8
    )
    body += path("M6-10.5C10-8 10.5 6 6 10.5C2 12 0 11.5-2 11.6C4 8 6-2 2-11Z", SKIN_SHADE)
    body += path("M-8.5-4.5H5M-9.6.8H5.5M-9 6H5", "none", INK, 1.2)
    return moved(
        body
        + path(
            "M-9-7C-8-11-3-12 2-11C8-11 11-8 10-3C11 4 10 9 6 11C0 13-6 12-9 8C-11 3-11-3-9-7Z",
            "none",
            INK,
            1.8,
        ),
        x,
        y,
    )


def forearm(x: float, sleeve: str, cuff: str, top: float = 139.0) -> str:
    """A sleeve that rises from the division to a cuff under the fist at x."""
    body = garment(
        f"M{num(x - 21)} 175C{num(x - 20)} 160 {num(x - 14)} 150 {num(x - 9)} {num(top)}H{num(x + 9)}C{num(x + 14)} 148 {num(x + 20)} 156 {num(x + 26)} 170Z",
        sleeve,
    )
    ring = f"M{num(x - 12)} {num(top + 1)}C{num(x - 6)} {num(top - 3)} {num(x + 6)} {num(top - 3)} {num(x + 12)} {num(top + 1)}L{num(x + 13)} {num(top + 8)}C{num(x + 6)} {num(top + 4.5)} {num(x - 6)} {num(top + 4.5)} {num(x - 13)} {num(top + 8)}Z"
    return body + path(ring, cuff, INK, 1.7)


def staff(x: float, high: float, fill: str, light: str, wide: float) -> str:
    """A pole from `high` down to the division."""
    foot = division(x) + 2
    pole = path(f"M{num(x)} {num(high)}V{num(foot)}", "none", INK, wide + 3)
    pole += path(f"M{num(x)} {num(high)}V{num(foot)}", "none", fill, wide)
    return pole + path(f"M{num(x - wide * 0.22)} {num(high)}V{num(foot)}", "none", light, wide * 0.28)


def ruff(y: float, half: float) -> str:
    """A pleated collar of linen."""
    n, d = 9, ""
    points = []
    for i in range(n + 1):
        x = AXIS - half + 2 * half * i / n
        points.append((x, y + 6.0 * (1 - ((x - AXIS) / half) ** 2)))
    d = f"M{num(points[0][0])} {num(points[0][1] - 4)}"
    for (x0, y0), (x1, y1) in pairwise(points):
        d += f"C{num(x0 - 0.5)} {num(y0 + 7)} {num(x1 + 0.5)} {num(y1 + 7)} {num(x1)} {num(y1)}"
    d += f"L{num(points[-1][0])} {num(points[-1][1] - 4)}C{num(AXIS + half * 0.5)} {num(y - 4)} {num(AXIS - half * 0.5)} {num(y - 4)} {num(points[0][0])} {num(points[0][1] - 4)}Z"
    body = path(d, LINEN, INK, 1.8)
    return body + path(
        "".join(f"M{num(x)} {num(q)}L{num(AXIS + (x - AXIS) * 0.72)} {num(q - 6)}" for x, q in points[1:-1]),
        "none",
        INK,
        1,
    )


def jewel(x: float, y: float, r: float, fill: str = BLUE) -> str:
    return (
        disc(x, y, r, GOLD, INK, 1.5)
        + disc(x, y, r * 0.55, fill, INK, 0.8)
        + disc(x - r * 0.2, y - r * 0.2, r * 0.16, LINEN)
    )


def chain(d: str, wide: float = 4.0) -> str:
    """A collar of office along an open path."""
    return (
        path(d, "none", INK, wide + 1.8)
        + path(d, "none", GOLD, wide)
        + path(d, "none", GOLD_LIGHT, wide * 0.4)
    )


def shoulders(fill: str) -> str:
    """The plain body under everything: neck to shoulders to the division."""
    return garment(
        "M125 112C110 114 98 119 82 126C62 134 52 148 49 168V215H201V168C198 148 188 134 168 126C152 119 140 114 125 112Z",
        fill,
    )


def pair(body: str) -> str:
    return mirrored(body, AXIS)
