"""Wreaths, scrolls, rosettes and guilloches, the small change of every playing card."""

import math

from svg import Point, disc, line_d, moved, num, path, polar, shape, star_points


def leaf(x: float, y: float, length: float, turn: float, fill: str, line: str, vein: str = "") -> str:
    """A pointed leaf growing from (x, y) in the direction `turn` (0° up)."""
    n = length
    body = path(
        f"M0 0C{num(-0.34 * n)} {num(-0.25 * n)} {num(-0.3 * n)} {num(-0.72 * n)} 0 {num(-n)}"
        f"C{num(0.3 * n)} {num(-0.72 * n)} {num(0.34 * n)} {num(-0.25 * n)} 0 0Z",
        fill,
        line,
        n * 0.075,
    )
    if vein:
        body += path(f"M0 {num(-0.08 * n)}V{num(-0.78 * n)}", "none", vein, n * 0.06)
    return moved(body, x, y, 1.0, turn)


def wreath(x: float, y: float, r: float, pairs: int, length: float, fill: str, line: str) -> str:
    """Two laurel branches rising from the foot of a circle, open at the top."""
    gap = 17
    out = ""
    for hand in (-1, 1):
        span = 180 - gap - 12
        first, last = polar(x, y, r, hand * 172), polar(x, y, r, hand * gap)
        sweep = 1 if hand < 0 else 0
        arc = f"M{num(first[0])} {num(first[1])}A{num(r)} {num(r)} 0 0 {sweep} {num(last[0])} {num(last[1])}"
        out += path(arc, "none", line, length * 0.12)
        for i in range(pairs):
            at = 172 - span * (i + 0.3) / pairs
            px, py = polar(x, y, r, hand * at)
            size = length * (0.8 + 0.35 * math.sin(math.pi * (i + 1) / (pairs + 1)))
            along = hand * (at - 90)
            out += leaf(px, py, size, along - 38 * hand, fill, line, line)
            out += leaf(px, py, size * 0.86, along + 34 * hand, fill, line, line)
        tip = polar(x, y, r, hand * gap)
        out += leaf(*tip, length * 0.9, hand * (gap - 90), fill, line, line)
    return out


def guilloche(x: float, y: float, r: float, depth: float, waves: int, phase: float = 0.0) -> str:
    """The closed path of a circle whose radius swings `waves` times by `depth`."""
    steps = waves * 14
    points = [
        polar(x, y, r + depth * math.sin(waves * 2 * math.pi * i / steps + phase), 360 * i / steps)
        for i in range(steps)
    ]
    return line_d(points)


def beads(x: float, y: float, r: float, count: int, size: float, fill: str, turn: float = 0.0) -> str:
    """A ring of small discs."""
    return "".join(disc(*polar(x, y, r, turn + 360 * i / count), size, fill) for i in range(count))


def petals(x: float, y: float, r: float, count: int, width: float, turn: float = 0.0) -> str:
    """The path of a rosette with rounded petals; `width` is half a petal's opening in degrees."""
    d = ""
    for i in range(count):
        at = turn + 360 * i / count
        a, b = polar(x, y, r * 0.8, at - width), polar(x, y, r * 1.04, at - width * 0.5)
        c, e = polar(x, y, r * 1.04, at + width * 0.5), polar(x, y, r * 0.8, at + width)
        t = polar(x, y, r, at)
        d += f"M{_p((x, y))}C{_p(a)} {_p(b)} {_p(t)}C{_p(c)} {_p(e)} {_p((x, y))}Z"
    return d


def _p(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def curl(x: float, y: float, size: float, turn: float, hand: int, ink: str, width: float) -> str:
    """A spiral tendril with a bead at its eye; hand is 1 or -1."""
    points = []
    for i in range(31):
        t = i / 30
        at = t * 480
        r = size * (1 - t) ** 1.3 * 0.5
        points.append(polar(hand * size * 0.5, 0, r, -90 * hand + hand * at))
    body = path(line_d(points, closed=False), "none", ink, width)
    body += disc(*points[-1], width * 1.15, ink)
    return moved(body, x, y, 1.0, turn)


def spray(x: float, y: float, size: float, turn: float, ink: str, leafage: str) -> str:
    """A symmetrical tuft: two curls, three leaves and a bead."""
    body = curl(0, 0, size, -28, 1, ink, size * 0.06) + curl(0, 0, size, 28, -1, ink, size * 0.06)
    for angle, k in ((-34, 0.72), (34, 0.72), (0, 1.0)):
        body += leaf(0, 0, size * k, angle, leafage, ink)
    return moved(body + disc(0, 0, size * 0.1, ink), x, y, 1.0, turn)


def lozenge(x: float, y: float, rx: float, ry: float, fill: str, line: str = "", width: float = 1.0) -> str:
    return shape([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)], fill, line, width)


def star(
    at: Point, r: float, points: int, waist: float, fill: str, line: str = "", width: float = 1.0
) -> str:
    return shape(star_points(*at, r, points, waist), fill, line, width)


def fleur(
    x: float, y: float, size: float, fill: str, line: str, width: float = 1.2, turn: float = 0.0
) -> str:
    """A fleur-de-lis of the given height standing on (x, y)."""
    body = path(
        "M0-100C14-80 18-62 8-40H-8C-18-62-14-80 0-100Z"
        "M10-38C12-66 34-82 48-66C56-56 50-40 38-42C44-52 34-58 28-48C24-42 24-36 26-32Z"
        "M-10-38C-12-66-34-82-48-66C-56-56-50-40-38-42C-44-52-34-58-28-48C-24-42-24-36-26-32Z"
        "M-8-24H8C10-14 16-6 22 0C10-2 4-2 0 6C-4-2-10-2-22 0C-16-6-10-14-8-24Z"
        "M-26-36H26V-25H-26Z",
        fill,
        line,
        width * 100 / size,
    )
    return moved(body, x, y, size / 100, turn)
