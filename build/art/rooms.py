"""What hangs on the walls of the rooms: panels, papers, tiles and lamps, in units of a window 720 high.

A wall is one strip, laid side by side from the middle of the window, of light and shade that fall on any colour. The
light of a lamp is in the middle of its sheet, LIGHT below the upper edge.
"""

from collections.abc import Iterator
from math import cos, degrees, radians, sin

from svg import box, box_d, disc, document, ellipse_d, glow, gradient, group, line_d, moved, num, path

HIGH = 720.0
LIGHT = 34.0
BRASS, BRASS_DARK = "#c99a45", "#7d5a20"
GILT = "#e6c573"


def tinted(d: str, colour: str, strength: float) -> str:
    return path(d, colour, extra=f'fill-opacity="{strength:g}"')


def shade(d: str, strength: float) -> str:
    return tinted(d, "#000000", strength)


def line(d: str, colour: str, width: float, strength: float) -> str:
    return path(d, "none", colour, width, f'stroke-opacity="{strength:g}"')


def recess(x: float, y: float, w: float, h: float) -> str:
    """A panel that lies deeper than its frame: its upper and left edges are in shadow, the others catch the light."""
    right, low = num(x + w), num(y + h)
    left, top = num(x), num(y)
    body = shade(f"M{left} {top}H{right}V{low}H{left}Z", 0.14)
    body += line(f"M{left} {low}V{top}H{right}", "#000000", 3, 0.5)
    body += line(f"M{right} {top}V{low}H{left}", "#ffffff", 2, 0.08)
    inner = f"M{num(x + 7)} {num(y + h - 7)}V{num(y + 7)}H{num(x + w - 7)}"
    body += line(inner, "#000000", 1.4, 0.3)
    return body + line(f"M{num(x + w - 7)} {num(y + 7)}V{num(y + h - 7)}H{num(x + 7)}", "#ffffff", 1.2, 0.06)


def wainscot() -> str:
    """Panels of boards, framed, as high as a hand can reach and above."""
    wide = 132.0
    body = "".join(recess(11, y, wide - 22, h) for y, h in ((-30, 162), (160, 264), (452, 300)))
    body += line(f"M0 142H{num(wide)}", "#ffffff", 1.4, 0.07) + line(
        f"M0 148H{num(wide)}", "#000000", 1.6, 0.3
    )
    return document(body, wide, HIGH)


def linenfold() -> str:
    """Oak carved like folded linen, as in a hall of the Tudors."""
    wide, body = 104.0, ""
    for top, high in ((-40.0, 168.0), (160.0, 250.0), (442.0, 310.0)):
        body += recess(8, top, wide - 16, high)
        for fold in range(5):
            x = 17 + fold * 14.0
            dip = (6, 0, 8, 0, 6)[fold]
            upper, lower = top + 14 + dip, top + high - 14 - dip
            body += line(f"M{num(x + 2)} {num(upper)}V{num(lower)}", "#000000", 3.2, 0.24)
            body += line(f"M{num(x + 6)} {num(upper)}V{num(lower)}", "#ffffff", 2.6, 0.05)
            for y in (upper, lower):
                body += line(
                    f"M{num(x)} {num(y)}Q{num(x + 7)} {num(y + 5)} {num(x + 14)} {num(y)}",
                    "#000000",
                    1.6,
                    0.3,
                )
    body += line(f"M0 140H{num(wide)}", "#ffffff", 1.4, 0.08) + line(
        f"M0 146H{num(wide)}", "#000000", 1.8, 0.35
    )
    return document(body, wide, HIGH)


def stripes() -> str:
    """A striped paper, darker boards below."""
    wide = 56.0
    body = tinted("M8 0H30V236H8Z", "#ffffff", 0.035)
    body += line("M38 0V236M46 0V236", "#ffffff", 1.2, 0.05) + line("M3 0V236", "#000000", 1.6, 0.10)
    body += tinted(f"M0 236H{num(wide)}V{num(HIGH)}H0Z", "#000000", 0.34)
    body += line(f"M0 236H{num(wide)}", "#000000", 4, 0.45) + line(
        f"M0 231H{num(wide)}", "#ffffff", 2.2, 0.12
    )
    body += line(f"M0 250H{num(wide)}", "#ffffff", 1.2, 0.05)
    return document(body, wide, HIGH)


def boiserie() -> str:
    """Painted panels with gilt mouldings, damask between them."""
    wide, body = 214.0, ""
    for x in range(11, 214, 24):
        body += tinted(f"M{x} 0h9V{num(HIGH)}h-9Z", "#ffffff", 0.022)
    for inset, thick, strength in ((12.0, 2.2, 0.42), (19.0, 1.0, 0.26)):
        left, right, low, c = inset, wide - inset, 268 - inset, 16.0
        d = f"M{num(left)} -20V{num(low - c)}Q{num(left + c)} {num(low - c)} {num(left + c)} {num(low)}H{num(right - c)}"
        d += f"Q{num(right - c)} {num(low - c)} {num(right)} {num(low - c)}V-20"
        body += line(d, "#000000", thick + 1.6, strength * 0.7) + line(d, "#d9b35f", thick, strength)
    body += line(f"M0 280H{num(wide)}", "#000000", 4, 0.4) + line(f"M0 276H{num(wide)}", "#d9b35f", 1.6, 0.3)
    for inset, thick, strength in ((12.0, 1.8, 0.3), (19.0, 0.9, 0.18)):
        d = f"M{num(inset)} {num(292 + inset)}H{num(wide - inset)}V{num(HIGH + 20)}H{num(inset)}Z"
        body += line(d, "#d9b35f", thick, strength)
    return document(body, wide, HIGH)


TILE = 58.0


def painted(d: str) -> str:
    return line(d, "#8fb6e6", 1.5, 0.42)


def motif(kind: int) -> str:
    """What is painted upon a tile, about its middle."""
    if kind == 0:  # a tulip
        return painted(
            "M0 14V-2M0 -2C-7 -4 -7 -12 -5 -16L0 -11L5 -16C7 -12 7 -4 0 -2M0 8C-6 8 -9 4 -9 0M0 8C6 8 9 4 9 0"
        )
    if kind == 1:  # a ship
        return painted(
            "M-14 6H14C12 13 8 14 0 14C-8 14 -12 13 -14 6ZM0 6V-16M0 -14C9 -10 10 -2 8 3H0M-2 -12C-9 -6 -10 0 -9 3H-2"
        )
    if kind == 2:  # a windmill
        return painted(
            "M-6 14L-4 -2H4L6 14ZM-4 -2L0 -7L4 -2M0 -5L-13 -14M0 -5L13 -14M0 -5L-12 5M0 -5L12 5M-14 14H14"
        )
    if kind == 3:  # a bird on a twig
        return painted(
            "M-12 8C-4 10 6 9 14 4M-6 2C-8 -6 0 -10 6 -7C7 -12 13 -11 13 -7L16 -5L12 -4C11 3 2 7 -6 2ZL-14 0M2 4V9"
        )
    if kind == 4:  # a fish
        return painted(
            "M-12 0C-5 -9 6 -8 11 0C6 8 -5 9 -12 0ZM-12 0L-17 -6V6ZM5 -2v0.5M-2 -5C1 -2 1 2 -2 5M-15 12C-8 9 -4 15 3 12C8 9 11 13 15 12"
        )
    return painted(
        "M0 -15C5 -8 5 -4 0 0C-5 -4 -5 -8 0 -15ZM15 0C8 5 4 5 0 0C4 -5 8 -5 15 0ZM0 15C-5 8 -5 4 0 0C5 4 5 8 0 15ZM-15 0C-8 -5 -4 -5 0 0C-4 5 -8 5 -15 0Z"
    )


KINDS = (
    (0, 5, 1, 5),
    (5, 2, 5, 4),
    (3, 5, 0, 5),
    (5, 1, 5, 2),
    (4, 5, 3, 5),
    (5, 0, 5, 1),
    (2, 5, 4, 5),
    (5, 3, 5, 0),
    (1, 5, 2, 5),
    (5, 4, 5, 3),
)
"""What is painted upon the tiles, row by row."""


def delft() -> str:
    """Plaster above, tiles from Delft below."""
    wide, top, body = 4 * TILE, 150.0, ""
    for row, kinds in enumerate(KINDS):
        for column, kind in enumerate(kinds):
            x, y = column * TILE, top + row * TILE
            glaze = 0.125 if (row * 3 + column * 5) % 4 else 0.105
            body += tinted(box_d(*(x + 1, y + 1, TILE - 2, TILE - 2), 2), "#e6eeec", glaze)
            body += line(
                f"M{num(x + 2)} {num(y + TILE - 3)}V{num(y + 2)}H{num(x + TILE - 3)}", "#ffffff", 1, 0.08
            )
            body += moved(motif(kind), x + TILE / 2, y + TILE / 2)
            for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
                cx, cy = x + TILE / 2 + dx * 24, y + TILE / 2 + dy * 24
                d = f"M{num(cx)} {num(cy - dy * 8)}Q{num(cx - dx)} {num(cy - dy)} {num(cx - dx * 8)} {num(cy)}"
                body += line(d, "#8fb6e6", 1.2, 0.3)
    body += tinted(f"M0 138H{num(wide)}V150H0Z", "#000000", 0.35)
    body += line(f"M0 138H{num(wide)}", "#ffffff", 2, 0.14) + line(f"M0 151H{num(wide)}", "#000000", 4, 0.5)
    return document(body, wide, HIGH)


def frescoes() -> str:
    """Painted panels between slender candelabra, a dark dado below, as in a villa under Vesuvius."""
    wide, low, body = 172.0, 250.0, ""
    for inset, thick, strength in ((24.0, 2.6, 0.2), (31.0, 1.1, 0.24)):
        d = f"M{num(inset)} -20V{num(low - inset + 14)}H{num(wide - inset)}V-20"
        body += line(d, "#f2d9a0", thick, strength)
    body += tinted(f"M-10 -20H10V{num(low)}H-10Z", "#000000", 0.28)
    body += path(
        f"M{num(wide - 10)} -20H{num(wide + 10)}V{num(low)}H{num(wide - 10)}Z",
        "#000000",
        extra='fill-opacity="0.28"',
    )
    for x in (0.0, wide):
        stem = "".join(
            f"M{num(x)} {y}C{num(x - 8)} {y - 4} {num(x - 9)} {y - 12} {num(x - 3)} {y - 16}"
            f"M{num(x)} {y}C{num(x + 8)} {y - 4} {num(x + 9)} {y - 12} {num(x + 3)} {y - 16}"
            for y in range(20, 250, 34)
        )
        body += line(f"M{num(x)} -20V{num(low)}{stem}", "#f2d9a0", 1.5, 0.3)
    body += tinted(f"M0 {num(low)}H{num(wide)}V{num(HIGH)}H0Z", "#000000", 0.42)
    body += line(f"M0 {num(low)}H{num(wide)}", "#f2d9a0", 2.4, 0.32) + line(
        f"M0 {num(low + 7)}H{num(wide)}", "#f2d9a0", 1, 0.2
    )
    for x in (86.0,):
        d = line_d([(x, low + 24), (x + 52, low + 62), (x, low + 100), (x - 52, low + 62)])
        body += line(d, "#f2d9a0", 1.2, 0.16)
    return document(body, wide, HIGH)


def wreath(x: float, y: float) -> str:
    """A small wreath of laurel, open above."""
    body = ""
    for side in (-1, 1):
        for step in range(6):
            angle = radians(82 - step * 27)
            for out, long in ((1.0, 6.4), (0.72, 4.6)):
                px, py = x + side * 11 * cos(angle), y + 11 * sin(angle)
                turn = degrees(angle) - 90 - (26 if out == 1.0 else -30)
                leaf = tinted(
                    f"M0 0C2.4 -2 2.2 -{num(long - 1)} 0 -{num(long)}C-2.2 -{num(long - 1)} -2.4 -2 0 0Z",
                    GILT,
                    0.3,
                )
                body += group(
                    leaf, f"translate({num(px)} {num(py)}) scale({side} 1) rotate({num(turn + 90)})"
                )
    return body


def bee(x: float, y: float) -> str:
    """One of the Emperor's bees."""
    wings = f"M{num(x)} {num(y - 2)}L{num(x - 8)} {num(y + 6)}L{num(x - 2)} {num(y + 3)}M{num(x)} {num(y - 2)}L{num(x + 8)} {num(y + 6)}L{num(x + 2)} {num(y + 3)}"
    body = tinted(ellipse_d(x, y + 1, 2.4, 6.4), GILT, 0.34)
    return line(wings, GILT, 1.6, 0.28) + body + tinted(ellipse_d(x, y - 7, 1.9, 1.9), GILT, 0.34)


def bees() -> str:
    """A paper strewn with wreaths and bees, above mahogany."""
    wide, low, body = 108.0, 224.0, ""
    for row in range(5):
        y = 12 + row * 46.0
        for column in range(2):
            x = 27 + column * 54.0
            body += wreath(x, y) if (row + column) % 2 else bee(x, y)
    body += tinted(f"M0 {num(low)}H{num(wide)}V{num(HIGH)}H0Z", "#000000", 0.38)
    body += line(f"M0 {num(low)}H{num(wide)}", "#000000", 4, 0.4) + line(
        f"M0 {num(low - 5)}H{num(wide)}", GILT, 2, 0.3
    )
    key = "".join(f"M{x} {num(low + 22)}v-12h20v8h-12v-3" for x in range(4, 108, 27))
    body += line(key, GILT, 1.5, 0.24) + line(f"M0 {num(low + 26)}H{num(wide)}", GILT, 1.4, 0.22)
    return document(body, wide, HIGH)


# ------------------------------------------------------------------ lamps


def flame(x: float, y: float, size: float = 1.0) -> str:
    outer = "M0 -18C6 -9 6 0 0 2C-6 0 -6 -9 0 -18Z"
    inner = "M0 -11C3 -6 3 -1 0 1C-3 -1 -3 -6 0 -11Z"
    return moved(path(outer, "#ffe9a8") + path(inner, "#fffbe8"), x, y, size)


def candle() -> str:
    """One candle in a sconce of brass."""
    body = path("M20 52V84C20 94 12 96 8 92M20 84C20 94 28 96 32 92", "none", BRASS_DARK, 4)
    body += path("M20 52V84C20 94 12 96 8 92M20 84C20 94 28 96 32 92", "none", "#b98a3e", 2.6)
    body += path("M12 68H28L25 75H15Z", BRASS) + box((16.5, 44, 7, 25), 1, "#f4ecd2")
    body += path("M16.5 50C18 46 22 46 23.5 50V48C22 43 18 43 16.5 48Z", "#ffffff") + flame(20, 42)
    return document(body, 40, 100)


def candelabrum() -> str:
    """Two candles on the curved arms of a gilt sconce."""
    arms = "M40 84C26 88 14 82 14 68M40 84C54 88 66 82 66 68M40 62V98"
    body = path(arms, "none", BRASS_DARK, 4.4) + path(arms, "none", BRASS, 2.8)
    body += path("M40 50C47 56 47 66 40 72C33 66 33 56 40 50Z", BRASS, BRASS_DARK, 1) + disc(
        40, 98, 3.4, BRASS, BRASS_DARK, 1
    )
    for x in (14.0, 66.0):
        body += (
            path(f"M{num(x - 8)} 66h16l-3 6h-10Z", BRASS)
            + box((x - 3.2, 44, 6.4, 23), 1, "#f4ecd2")
            + flame(x, 42, 0.92)
        )
    return document(body, 80, 106)


def globe() -> str:
    """Gas light in a globe of glass on a foot of brass."""
    body = path("M24 58V80M14 80H34", "none", BRASS, 3.4) + path("M16 52H32L29 60H19Z", BRASS)
    defs = glow("g", [(0, "#fffdf0"), (0.6, "#ffe9b4"), (1, "#f0bf6a")], 21, 29, 24)
    return document(body + disc(24, 34, 21, "url(#g)"), 48, 84, defs)


def lantern() -> str:
    """A lantern of iron and horn on a hook."""
    defs = gradient("h", [(0, "#fff3c4"), (0.55, "#ffd27a"), (1, "#d98d35")], (0, 20, 0, 62))
    body = path("M24 0V12M18 12C18 6 30 6 30 12", "none", "#1c1612", 2.6)
    body += path("M12 20H36L40 58H8Z", "url(#h)") + flame(24, 50, 0.9)
    body += path("M12 20H36L40 58H8ZM24 20V58M10 40H38", "none", "#1c1612", 2.4)
    body += path("M8 20L24 9L40 20Z", "#2a211a", "#1c1612", 1.4) + path(
        "M6 58H42V64H6Z", "#2a211a", "#1c1612", 1.2
    )
    return document(body, 48, 70, defs)


def bouillotte() -> str:
    """Two candles under a shade of green tole."""
    body = path("M40 14V92M24 92H56", "none", BRASS_DARK, 4.2) + path(
        "M40 14V92M24 92H56", "none", BRASS, 2.8
    )
    body += path("M22 70C28 78 52 78 58 70", "none", BRASS, 2.6)
    for x in (22.0, 58.0):
        body += box((x - 3, 50, 6, 20), 1, "#f4ecd2") + flame(x, 49, 0.8)
    defs = gradient("t", [(0, "#173a2c"), (0.5, "#2f6a52"), (1, "#173a2c")], (8, 0, 72, 0))
    body += path("M24 12H56L72 40H8Z", "url(#t)", "#0d1f18", 1.2) + path("M9.5 37.5H70.5", "none", GILT, 1.6)
    body += disc(40, 9, 3.6, BRASS, BRASS_DARK, 1)
    return document(body, 80, 96, defs)


def files() -> Iterator[tuple[str, str]]:
    """File names under assets, and texts."""
    for wall in (wainscot, linenfold, stripes, boiserie, delft, frescoes, bees):
        yield f"rooms/wall_{wall.__name__}.svg", wall()
    for lamp in (candle, candelabrum, globe, lantern, bouillotte):
        yield f"rooms/lamp_{lamp.__name__}.svg", lamp()
