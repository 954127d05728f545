"""What stands in the cabinet of Impériale."""

from palette import (
    BLUE,
    BLUE_DARK,
    CRIMSON,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    INK,
    LINEN,
    SKY,
    WOOD,
)
from piece import LINE, Piece, edged, metal, shine, thin
from svg import box_d, disc, ellipse_d, path


def sceptre() -> Piece:
    """A sceptre, held upright."""
    rod = box_d(46, 30, 8, 62, 3)
    lily = "M50 4C58 12 58 20 54 26C62 18 72 22 70 32C68 38 62 36 58 34V40H42V34C38 36 32 38 30 32C28 22 38 18 46 26C42 20 42 12 50 4Z"
    foot = "M34 86H66C70 86 72 90 70 94H30C28 90 30 86 34 86Z"
    body = (
        edged(foot, "url(#m)")
        + edged(rod, "url(#m)")
        + edged(lily, "url(#m)")
        + path("M42 38H58V44H42Z", CRIMSON, INK, 1.6)
    )
    return (
        rod + lily + foot,
        body + path("M44 62H56V68H44Z", CRIMSON, INK, 1.6) + thin("M50 12V32", GOLD_DARK, 1.6),
        metal("m", "#fff1bd", GOLD, GOLD_DARK, 30, 70),
    )


def orb() -> Piece:
    """An orb with its cross."""
    globe = ellipse_d(50, 58, 33, 33)
    cross = "M46 4H54V12H62V20H54V28H46V20H38V12H46Z"
    foot = "M30 86H70L74 94H26Z"
    body = edged(foot, "url(#m)") + edged(cross, GOLD_LIGHT) + edged(globe, "url(#b)")
    body += path("M17 56C32 64 68 64 83 56L83 62C68 70 32 70 17 62Z", GOLD, INK, 1.6) + path(
        "M46 26H54V64H46Z", GOLD, INK, 1.6
    )
    return (
        globe + cross + foot,
        body + shine("M27 46C30 40 34 36 40 33", 3),
        metal("m", "#fff1bd", GOLD, GOLD_DARK) + metal("b", "#7fa0e0", BLUE, BLUE_DARK, 17, 83),
    )


def rose() -> Piece:
    """A white rose in a glass."""
    vase = "M36 54H64C62 66 70 72 70 82C70 90 64 94 50 94C36 94 30 90 30 82C30 72 38 66 36 54Z"
    bloom = ellipse_d(50, 28, 23, 22)
    body = path("M50 46V86", "none", GREEN_DARK, 4) + path(
        "M50 52C60 44 72 48 74 54C66 60 56 60 50 56Z", GREEN, INK, 1.6
    )
    body += edged(bloom, LINEN) + thin(
        "M50 18C60 18 64 28 58 34C50 40 40 34 42 26C44 20 54 22 54 28C54 31 50 32 48 30", "#b7ab8a", 2
    )
    body += thin(
        "M29 34C34 46 44 49 50 48M71 34C66 46 58 49 50 48M34 14C30 20 29 27 32 33M66 14C70 20 71 27 68 33",
        "#b7ab8a",
        1.8,
    )
    body += path(vase, "#bfe0e6", INK, LINE, 'fill-opacity="0.55"') + path(
        "M33 78C44 74 56 82 67 78C68 86 62 91 50 91C38 91 32 86 33 78Z", SKY, "", 0, 'fill-opacity="0.7"'
    )
    return vase + bloom, body + shine("M38 72C36 76 35 80 36 84", 2.4), ""


def hat() -> Piece:
    """A cocked hat with its cockade."""
    brim = "M6 70C10 48 26 22 50 20C74 22 90 48 94 70C84 66 72 76 50 78C28 76 16 66 6 70Z"
    body = edged(brim, "#2b3040") + thin("M10 66C22 62 34 70 50 71C66 70 78 62 90 66", GOLD, 2.8)
    body += disc(50, 44, 11, CRIMSON, INK, 1.8) + disc(50, 44, 7, LINEN) + disc(50, 44, 3.8, BLUE)
    stand = "M44 76H56L60 88H70V94H30V88H40Z"
    return brim + stand, edged(stand, WOOD) + body, ""


PIECES = sceptre, orb, rose, hat
