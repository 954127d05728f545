"""Chips seen from a low angle: a tilted face and, below it, the rim; every value has its own edge pattern.

A stack is drawn from the bottom: the lowest chip's side and top, then the next one `thickness` higher. Both
files of a chip share one origin, so that they are simply drawn at the same place.
"""

import json
import math
from collections.abc import Iterator

from palette import GOLD, GOLD_DARK, IVORY
from svg import disc, document, glow, gradient, line_d, num, oval, path, shape

WIDTH = 64.0  # one chip across
TILT = 0.6  # height of the ellipse by its width
THICK = 9.0
MARGIN = 2.0
RX, RY = WIDTH / 2 - 1, (WIDTH / 2 - 1) * TILT
CX, CY = WIDTH / 2 + MARGIN, RY + MARGIN + 1
BOX = (WIDTH + 2 * MARGIN, 2 * RY + THICK + 2 * MARGIN + 3)

# colour: base, dark, light, spot; number of spots, their half width in degrees, and how each is broken up
STYLES = {
    "white": (("#f2ece0", "#a59b86", "#ffffff", "#2d4f95"), 6, 11.0, "plain"),
    "blue": (("#264f9a", "#14294f", "#4c79cc", "#f4eddc"), 8, 9.0, "plain"),
    "red": (("#b02a37", "#5f111b", "#d9606b", "#f4eddc"), 5, 19.0, "split"),
    "black": (("#2b2e36", "#0c0d10", "#5c606b", "#e8c56c"), 10, 6.5, "plain"),
}
BANDS: dict[str, tuple[tuple[float, float], ...]] = {
    "plain": ((-1.0, 1.0),),
    "split": ((-1.0, -0.22), (0.22, 1.0)),
}


def at(degrees: float, share: float = 1.0, drop: float = 0.0) -> tuple[float, float]:
    """A point of the face: 0° towards the player, `share` of the radius, `drop` below."""
    a = math.radians(degrees)
    return CX + RX * share * math.sin(a), CY + RY * share * math.cos(a) + drop


def arc(first: float, last: float, share: float, drop: float = 0.0) -> list[tuple[float, float]]:
    steps = max(2, round(abs(last - first) / 4))
    return [at(first + (last - first) * i / steps, share, drop) for i in range(steps + 1)]


def bands(colour: str) -> list[tuple[float, float]]:
    """From and to, in degrees, of every painted piece of the edge."""
    _, count, half, kind = STYLES[colour]
    turn = 180 / count
    return [
        (turn + 360 * i / count + half * a, turn + 360 * i / count + half * b)
        for i in range(count)
        for a, b in BANDS[kind]
    ]


def top(colour: str) -> str:
    (base, dark, light, spot), *_ = STYLES[colour]
    defs = glow("face", [(0, light), (0.75, base), (1, base)], CX - 10, CY - 9, 42)
    body = oval(CX, CY, RX, RY, "url(#face)", dark, 1.1)
    for first, last in bands(colour):
        body += shape(arc(first, last, 0.985) + arc(last, first, 0.76), spot)
    body += oval(CX, CY, RX * 0.76, RY * 0.76, base, dark, 0.9)
    body += oval(CX, CY, RX * 0.7, RY * 0.7, "none", spot, 0.8)
    for i in range(28):
        x, y = at(360 * i / 28, 0.63)
        body += oval(x, y, 0.75, 0.5, spot)
    body += oval(CX, CY, RX * 0.555, RY * 0.555, "#fbf6ea", dark, 1)
    body += oval(CX, CY, RX * 0.49, RY * 0.49, "none", base if colour != "white" else dark, 0.6)
    gleam = arc(-100, -168, 0.955) + arc(-168, -100, 0.87)
    body += path(line_d(gleam), "#ffffff", extra='fill-opacity="0.35"')
    return document(body, *BOX, defs)


def rim_d(first: float, last: float) -> str:
    """The piece of the rim between two angles of the visible half, -90° to 90°."""
    return line_d(arc(first, last, 1.0) + arc(last, first, 1.0, THICK))


def side(colour: str) -> str:
    """The rim below the face; the back half is hidden and left out."""
    (base, dark, light, spot), *_ = STYLES[colour]
    stops = [(0.0, dark), (0.16, base), (0.36, light), (0.6, base), (1.0, dark)]
    body = path(rim_d(-90, 90), "url(#rim)", dark, 1.1)
    for first, last in bands(colour):
        a, b = (last - 360, first - 360) if first > 180 else (last, first)
        low, high = max(-88.0, min(a, b)), min(88.0, max(a, b))
        if low < high:
            body += path(rim_d(low, high), spot)
    for x in (-1, 1):
        edge = rim_d(x * 52, x * 89)
        body += path(edge, "#000000", extra='fill-opacity="0.22"')
    body += path(line_d(arc(-89, 89, 1.0, THICK), closed=False), "none", dark, 1.3)
    body += path(
        line_d(arc(-80, 80, 0.995, 1.2), closed=False), "none", "#ffffff", 0.7, 'stroke-opacity="0.35"'
    )
    return document(body, *BOX, gradient("rim", stops, (CX - RX, 0, CX + RX, 0)))


def counter_top() -> str:
    """A turned bone counter with an engraved star of eight."""
    defs = glow("face", [(0, "#fffaf0"), (0.7, IVORY), (1, "#dcc99c")], CX - 9, CY - 8, 42)
    body = oval(CX, CY, RX, RY, "url(#face)", "#8c774b", 1.1)
    for share, width in ((0.9, 0.7), (0.84, 1.3), (0.46, 0.8)):
        body += oval(CX, CY, RX * share, RY * share, "none", "#a58d5c", width)
    for i in range(24):
        x, y = at(15 * i, 0.66)
        body += disc(x, y, 1.2 if i % 3 else 2.0, "none" if i % 3 else "#a58d5c", "#a58d5c", 0.7)
    points = [at(22.5 * i, 0.38 if i % 2 == 0 else 0.13) for i in range(16)]
    body += shape(points, GOLD, GOLD_DARK, 0.8)
    gleam = arc(-100, -168, 0.97) + arc(-168, -100, 0.91)
    return document(body + path(line_d(gleam), "#ffffff", extra='fill-opacity="0.6"'), *BOX, defs)


def counter_side() -> str:
    stops = [(0.0, "#a58d5c"), (0.2, "#e2d1a5"), (0.38, "#fffaf0"), (0.65, "#e2d1a5"), (1.0, "#96804f")]
    body = path(rim_d(-90, 90), "url(#rim)", "#8c774b", 1.1)
    for drop in (THICK * 0.36, THICK * 0.66):
        body += path(line_d(arc(-86, 86, 1.0, drop), closed=False), "none", "#a58d5c", 0.9)
    body += path(line_d(arc(-89, 89, 1.0, THICK), closed=False), "none", "#7d6a3f", 1.3)
    return document(body, *BOX, gradient("rim", stops, (CX - RX, 0, CX + RX, 0)))


def geometry() -> str:
    """What the table needs to stack chips, in the units of the files."""
    facts = {
        "box": [float(num(BOX[0])), float(num(BOX[1]))],
        "chip_width": WIDTH,
        "thickness": THICK,
        "tilt": TILT,
        "face_centre": [float(num(CX)), float(num(CY))],
        "face_radii": [float(num(RX)), float(num(RY))],
        "plate_radii": [float(num(RX * 0.49)), float(num(RY * 0.49))],
        "foot_centre": [float(num(CX)), float(num(CY + THICK))],
        "digit_colours": {
            "white": "#2d4f95",
            "blue": "#14294f",
            "red": "#5f111b",
            "black": "#0c0d10",
        },
        "stacking": "draw side then top at the same origin; the next chip lies `thickness` units higher",
    }
    return json.dumps(facts, indent=2) + "\n"


def files() -> Iterator[tuple[str, str]]:
    for colour in STYLES:
        yield f"chips/{colour}_top.svg", top(colour)
        yield f"chips/{colour}_side.svg", side(colour)
    yield "chips/counter_top.svg", counter_top()
    yield "chips/counter_side.svg", counter_side()
    yield "chips/geometry.json", geometry()
