"""What stands in the cabinet of Imperium."""

from palette import BLUE, CRIMSON, CRIMSON_DARK, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, LINEN, PLUM, WOOD
from piece import Piece, edged, metal, thin
from svg import box_d, disc, ellipse_d, gradient, group, line_d, num, path, polar, star_points


def jester() -> Piece:
    """A jester's cap with bells."""
    left = "M50 66C36 66 26 58 26 44C26 36 20 34 12 44C8 28 26 14 38 26C46 34 50 50 50 66Z"
    right = "M50 66C64 66 74 58 74 44C74 36 80 34 88 44C92 28 74 14 62 26C54 34 50 50 50 66Z"
    middle = "M38 40C42 26 46 16 50 8C54 16 58 26 62 40L56 66H44Z"
    band = "M26 64H74V78C66 74 58 80 50 76C42 80 34 74 26 78Z"
    foot = "M34 76H66L72 94H28Z"
    body = (
        edged(foot, WOOD)
        + edged(left, CRIMSON)
        + edged(right, BLUE)
        + edged(middle, GOLD_LIGHT)
        + edged(band, PLUM)
    )
    for x, y in ((12, 46), (88, 46), (50, 8)):
        body += disc(x, y, 6, GOLD, INK, 1.8) + thin(f"M{x - 3} {y + 1}H{x + 3}", INK, 1.6)
    return left + right + middle + band + foot, body, ""


def columns() -> Piece:
    """Four columns under one roof."""
    roof = "M50 10L92 34V42H8V34Z"
    steps = "M10 82H90V88H94V94H6V88H10Z"
    body = edged(roof, LINEN) + edged(steps, IVORY) + thin("M20 34L50 17L80 34Z", "#b7ab8a", 1.8)
    shadow = roof + steps
    for x in (20, 40, 60, 80):
        d = box_d(x - 6, 42, 12, 40, 1)
        shadow += d
        body += edged(d, "url(#s)", 1.8) + thin(f"M{x - 2} 46V78M{x + 2} 46V78", "#b7ab8a", 1.2)
    return (
        shadow,
        body + disc(50, 29, 4, GOLD, INK, 1.4),
        gradient("s", [(0, "#ffffff"), (1, "#d9cba6")], (0, 42, 0, 82)),
    )


def laurel() -> Piece:
    """A wreath of laurel."""
    body = path(ellipse_d(50, 52, 31, 33), "none", GOLD_DARK, 3)
    shadow = ""
    for place in range(22):
        turn = place * 360 / 22 + 8
        x, y = polar(50, 52, 32, turn)
        lean = turn + (40 if place % 2 else 100) * (1 if turn < 180 else -1)
        leaf = "M0 0C-7 -6 -6 -14 0 -20C6 -14 7 -6 0 0Z"
        body += group(
            path(leaf, GOLD_LIGHT if place % 2 else GOLD, INK, 1.6),
            f"translate({num(x)} {num(y)}) rotate({num(lean)})",
        )
    shadow = ellipse_d(50, 52, 42, 43)
    bow = "M50 84L34 76V94L50 88L66 94V76Z"
    return shadow + bow, body + edged(bow, CRIMSON, 1.8) + disc(50, 86, 4, CRIMSON_DARK, INK, 1.4), ""


def standard() -> Piece:
    """A legion's eagle on its staff."""
    eagle = "M50 34C44 34 42 28 42 24C32 28 20 24 10 8C26 12 36 12 44 14C44 8 48 6 54 8L60 12L55 14C64 12 74 12 90 8C80 24 68 28 58 24C58 28 56 34 50 34Z"
    cloth = "M28 42H72V76L66 70L58 78L50 70L42 78L34 70L28 76Z"
    staff = box_d(47, 30, 6, 64, 2)
    body = (
        edged(staff, WOOD)
        + path("M22 42H78", "none", INK, 7)
        + path("M22 42H78", "none", GOLD, 4)
        + edged(cloth, CRIMSON)
    )
    body += edged(eagle, "url(#m)") + path(line_d(star_points(50, 57, 9, 5, 0.45)), GOLD_LIGHT, INK, 1.2)
    foot = "M36 88H64L68 94H32Z"
    return (
        eagle + cloth + staff + foot,
        body + edged(foot, "url(#m)"),
        metal("m", "#fff1bd", GOLD, GOLD_DARK, 10, 90),
    )


PIECES = jester, columns, laurel, standard
