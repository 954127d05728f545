"""Words for drawing: paths, circles and groups as SVG text, kept to what the game's rasteriser understands.

No <text>, <use>, clipPath, mask, filter or rgba(): the rasteriser has none of them. What must end at an edge is
therefore cut here, as a polygon (`outline`, `cut`, `inside`), before it is written.
"""

import math
import re

Point = tuple[float, float]
Polygon = list[Point]


def num(value: float) -> str:
    """A number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(d: str, fill: str = "none", stroke: str = "", width: float = 2.0, extra: str = "") -> str:
    """One path; a stroke has round joins and ends."""
    line = (
        f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'
        if stroke
        else ""
    )
    return f'<path d="{d}" fill="{fill}"{line}{" " + extra if extra else ""}/>\n'


def group(body: str, transform: str) -> str:
    return f'<g transform="{transform}">\n{body}</g>\n'


def moved(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """The body with its origin at (x, y), scaled, turned by degrees clockwise."""
    parts = f"translate({num(x)} {num(y)})"
    if turn:
        parts += f" rotate({num(turn)})"
    if scale != 1.0:
        parts += f" scale({scale:.4f})"
    return group(body, parts)


def mirrored(body: str, axis: float) -> str:
    """The body and its reflection in the vertical line x = axis."""
    return body + group(body, f"matrix(-1 0 0 1 {num(2 * axis)} 0)")


def flipped(body: str, axis: float) -> str:
    """The reflection alone."""
    return group(body, f"matrix(-1 0 0 1 {num(2 * axis)} 0)")


def doubled(body: str, width: float, height: float) -> str:
    """The body and its copy turned half round about the middle of a card."""
    return body + group(body, f"rotate(180 {num(width / 2)} {num(height / 2)})")


def ellipse_d(x: float, y: float, rx: float, ry: float) -> str:
    a, b, r, s = num(x - rx), num(x + rx), num(rx), num(ry)
    return f"M{a} {num(y)}A{r} {s} 0 1 1 {b} {num(y)}A{r} {s} 0 1 1 {a} {num(y)}Z"


def disc(x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 2.0) -> str:
    return path(ellipse_d(x, y, r, r), fill, stroke, width)


def oval(
    x: float, y: float, rx: float, ry: float, fill: str = "none", stroke: str = "", width: float = 2.0
) -> str:
    return path(ellipse_d(x, y, rx, ry), fill, stroke, width)


def box_d(x: float, y: float, w: float, h: float, r: float) -> str:
    left, top, right, low = num(x), num(y), num(x + w), num(y + h)
    arc = f"A{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {top}H{num(x + w - r)}{arc}{right} {num(y + r)}V{num(y + h - r)}{arc}{num(x + w - r)} {low}"
        f"H{num(x + r)}{arc}{left} {num(y + h - r)}V{num(y + r)}{arc}{num(x + r)} {top}Z"
    )


def box(
    at: tuple[float, float, float, float], r: float, fill: str = "none", stroke: str = "", width: float = 2.0
) -> str:
    """A rectangle (left, top, width, height) with round corners."""
    return path(box_d(*at, r), fill, stroke, width)


def line_d(points: Polygon, closed: bool = True) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def shape(points: Polygon, fill: str = "none", stroke: str = "", width: float = 2.0) -> str:
    """A closed polygon; nothing when cutting has left nothing of it."""
    return path(line_d(points), fill, stroke, width) if len(points) > 2 else ""


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """The point r away from (x, y), 0° pointing up, clockwise."""
    a = math.radians(degrees)
    return x + r * math.sin(a), y - r * math.cos(a)


def star_points(x: float, y: float, r: float, points: int, waist: float, turn: float = 0.0) -> Polygon:
    """A star; `waist` is the inner radius as a share of the outer."""
    return [polar(x, y, r if i % 2 == 0 else r * waist, turn + 180 * i / points) for i in range(2 * points)]


_WORD = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")


def outline(d: str, steps: int = 10) -> Polygon:
    """The polygon of one closed path written with absolute M L H V C Q Z."""
    points: Polygon = []
    here: Point = (0.0, 0.0)
    for command, numbers in _commands(d):
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}[command]
        for start in range(0, len(numbers), size or 1):
            part = numbers[start : start + size]
            new = _stroke_points(command, here, part, steps)
            points += new
            here = new[-1] if new else here
    return points


def _commands(d: str) -> list[tuple[str, list[float]]]:
    found: list[tuple[str, list[float]]] = []
    for word in _WORD.findall(d):
        if word in "MLHVCQZ":
            found.append((word, []))
        else:
            found[-1][1].append(float(word))
    return found


def _stroke_points(command: str, here: Point, n: list[float], steps: int) -> Polygon:
    if command in "ML":
        return [(n[0], n[1])]
    if command == "H":
        return [(n[0], here[1])]
    if command == "V":
        return [(here[0], n[0])]
    if command == "Q":
        a, b, c = here, (n[0], n[1]), (n[2], n[3])
        first = (a[0] + 2 * (b[0] - a[0]) / 3, a[1] + 2 * (b[1] - a[1]) / 3)
        second = (c[0] + 2 * (b[0] - c[0]) / 3, c[1] + 2 * (b[1] - c[1]) / 3)
        return _bezier(a, first, second, c, steps)
    if command == "C":
        return _bezier(here, (n[0], n[1]), (n[2], n[3]), (n[4], n[5]), steps)
    return []


def _bezier(a: Point, b: Point, c: Point, d: Point, steps: int) -> Polygon:
    points: Polygon = []
    for i in range(1, steps + 1):
        t = i / steps
        u = 1 - t
        k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return points


def cut(points: Polygon, a: Point, b: Point) -> Polygon:
    """What lies to the left of the line from a to b, as seen on the screen when walking it (y grows down)."""

    def side(p: Point) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    kept: Polygon = []
    for i, p in enumerate(points):
        before = points[i - 1]
        s, t = side(before), side(p)
        if (s < 0) != (t < 0):
            k = s / (s - t)
            kept.append((before[0] + k * (p[0] - before[0]), before[1] + k * (p[1] - before[1])))
        if t <= 0:
            kept.append(p)
    return kept


def cut_box(points: Polygon, x0: float, y0: float, x1: float, y1: float) -> Polygon:
    """What lies inside an upright rectangle."""
    for a, b in (
        ((x0, y1), (x0, y0)),
        ((x0, y0), (x1, y0)),
        ((x1, y0), (x1, y1)),
        ((x1, y1), (x0, y1)),
    ):
        points = cut(points, b, a)
    return points


def clip(points: Polygon, window: Polygon) -> Polygon:
    """What lies inside a convex window whose corners run clockwise on the screen."""
    for i, corner in enumerate(window):
        points = cut(points, corner, window[i - 1])
    return points


def inside(points: Polygon, p: Point) -> bool:
    """Whether the polygon holds the point (even-odd)."""
    odd = False
    for i, (x1, y1) in enumerate(points):
        x0, y0 = points[i - 1]
        if (y0 > p[1]) != (y1 > p[1]) and p[0] < (x1 - x0) * (p[1] - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def gradient(name: str, stops: list[tuple[float, str]], line: tuple[float, float, float, float]) -> str:
    """A linear gradient between two points of the drawing."""
    x1, y1, x2, y2 = (num(v) for v in line)
    body = "".join(f'<stop offset="{num(at)}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{body}</linearGradient>\n"
    )


def glow(name: str, stops: list[tuple[float, str]], x: float, y: float, r: float) -> str:
    """A radial gradient."""
    body = "".join(f'<stop offset="{num(at)}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(r)}">'
        f"{body}</radialGradient>\n"
    )


def document(body: str, width: float, height: float, defs: str = "") -> str:
    w, h = num(width), num(height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n'
    return head + (f"<defs>\n{defs}</defs>\n" if defs else "") + body + "</svg>\n"
