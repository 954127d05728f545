"""What stands in the cabinet of Gleek."""

from palette import (
    BLUE,
    CRIMSON,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    IVORY,
    LEAF,
    LINEN,
    PLUM_DARK,
    STEEL_DARK,
)
from piece import LINE, Piece, edged, metal, shine, thin
from svg import box_d, disc, ellipse_d, group, line_d, num, path, polar, star_points


def thimble() -> Piece:
    """A thimble of silver."""
    cap = "M28 84L34 30C36 12 64 12 66 30L72 84Z"
    rim = box_d(22, 80, 56, 14, 6)
    body = edged(cap, "url(#m)") + edged(rim, "url(#m)")
    for row, y in enumerate((30, 40, 50, 60, 70)):
        for x in range(36 + 4 * (row % 2), 66, 8):
            body += disc(x, y, 1.5, "#6f7c8c")
    return cap + rim, body + shine("M38 34L35 72", 3), metal("m", "#ffffff", STEEL_DARK, "#6f7c8c")


def rings() -> Piece:
    """Three rings, linked."""
    body, shadow = "", ""
    for x, y, colour, dark in ((50, 34, GOLD, CRIMSON), (34, 64, STEEL_DARK, BLUE), (66, 64, GOLD, GREEN)):
        d = ellipse_d(x, y, 24, 24)
        shadow += d
        body += (
            path(d, "none", INK, 10)
            + path(d, "none", colour, 6.2)
            + path(ellipse_d(x, y, 24.4, 24.4), "none", "#ffffff", 1.2, 'stroke-opacity="0.6"')
        )
        top = polar(x, y, 24, 0 if y < 50 else 210 if x < 50 else 150)
        body += path(line_d(star_points(*top, 8, 4, 0.72)), dark, INK, 1.6)
    return shadow, body, ""


def clover() -> Piece:
    """A clover with four leaves, in a pot."""
    pot = "M28 66H72L66 94H34Z"
    heart = "M0 0C-16 -6 -20 -20 -12 -24C-6 -27 -1 -22 0 -17C1 -22 6 -27 12 -24C20 -20 16 -6 0 0Z"
    leaves = "".join(
        group(
            path(heart, LEAF if turn % 180 else "#5c9a6b", INK, 2)
            + path("M0-2V-14", "none", GREEN_DARK, 1.4),
            f"translate(50 34) rotate({turn})",
        )
        for turn in (0, 90, 180, 270)
    )
    body = (
        path("M50 36C52 48 51 58 50 68", "none", INK, 6)
        + path("M50 36C52 48 51 58 50 68", "none", GREEN, 3)
        + leaves
    )
    body += (
        edged(pot, "#b9603a") + edged(box_d(24, 60, 52, 11, 3), "#cf7a4c") + shine("M36 75L39 89", 2.4, 0.4)
    )
    shadow = ellipse_d(50, 34, 25, 25) + pot + box_d(24, 60, 52, 11, 3)
    return shadow, body, ""


def ruff() -> Piece:
    """A ruff, starched, as they were worn when the game was."""
    outer = [polar(50, 56, 42 if place % 2 else 36, place * 10) for place in range(36)]
    whole = line_d(outer)
    body = edged(whole, LINEN)
    for place in range(36):
        (x, y), (u, v) = polar(50, 56, 42 if place % 2 else 36, place * 10), polar(50, 56, 16, place * 10)
        body += thin(f"M{num(u)} {num(v)}L{num(x)} {num(y)}", "#b7ab8a" if place % 2 else "#8f8361", 1.5)
    body += path(ellipse_d(50, 56, 27, 27), "none", "#cbbf9d", 1.6) + path(whole, "none", INK, LINE)
    return whole, body + disc(50, 56, 15, "#2b2420", INK, 2) + disc(50, 71.5, 4.6, GOLD_LIGHT, INK, 1.4), ""


def mask() -> Piece:
    """A mask on a stick."""
    face = "M8 36C8 24 26 22 40 28C46 31 54 31 60 28C74 22 92 24 92 36C92 54 78 66 66 62C58 59 55 52 50 52C45 52 42 59 34 62C22 66 8 54 8 36Z"
    stick = "M81 56L87 58L76 95L70 94Z"
    body = (
        edged(stick, GOLD)
        + edged(face, PLUM_DARK)
        + path("M13 37C13 29 27 27 40 33C46 36 54 36 60 33C73 27 87 29 87 37", "none", GOLD_LIGHT, 2)
    )
    for x in (31, 69):
        body += path(
            f"M{x - 12} 44C{x - 7} 36 {x + 7} 36 {x + 12} 44C{x + 6} 50 {x - 6} 50 {x - 12} 44Z",
            IVORY,
            GOLD,
            2,
        )
    return face + stick, body + path(line_d(star_points(50, 34, 7, 4, 0.5)), GOLD_LIGHT, INK, 1.2), ""


PIECES = thimble, rings, clover, ruff, mask
