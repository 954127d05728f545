"""What stands in the cabinet of Romestecq."""

from palette import (
    BLUE,
    CREAM,
    CRIMSON,
    GOLD,
    GOLD_LIGHT,
    GREEN_DARK,
    INK,
    IVORY,
    LINEN,
    STEEL_DARK,
    WOOD_DARK,
)
from piece import LINE, Piece, edged, metal, thin
from svg import box_d, disc, ellipse_d, group, line_d, oval, path, polar, star_points


def house() -> Piece:
    """A house with a stepped gable."""
    front = "M18 94V50H26V40H34V30H42V20H46V10H54V20H58V30H66V40H74V50H82V94Z"
    body = edged(front, "#b9603a") + thin("M20 60H80M20 70H80M20 80H80", "#8f4526", 1.2)
    for x, y in ((28, 56), (60, 56), (44, 36)):
        body += edged(box_d(x, y, 12, 14, 1), CREAM, 1.8) + thin(
            f"M{x + 6} {y}V{y + 14}M{x} {y + 7}H{x + 12}", INK, 1.4
        )
    return (
        front,
        body + edged("M42 94V78C42 70 58 70 58 78V94Z", GREEN_DARK, 1.8) + disc(54.5, 85, 1.6, GOLD_LIGHT),
        "",
    )


def arch() -> Piece:
    """An arch, as they stand in Rome."""
    whole = "M10 94V22H14V12H86V22H90V94H66V62C66 40 34 40 34 62V94Z"
    body = (
        edged(whole, IVORY)
        + thin("M10 30H90M14 22H86", "#a4946a", 2)
        + thin("M30 94V62C30 34 70 34 70 62V94", "#a4946a", 2)
    )
    body += thin("M16 40V88M24 40V88M76 40V88M84 40V88", "#c7b98f", 3)
    return whole, body + path(line_d(star_points(50, 37, 6, 5, 0.45)), CRIMSON, INK, 1), ""


def fox() -> Piece:
    """The head of a fox."""
    head = "M14 12C24 16 34 22 40 30C46 28 54 28 60 30C66 22 76 16 86 12C90 28 88 42 84 52L92 62L76 68C68 80 58 90 50 94C42 90 32 80 24 68L8 62L16 52C12 42 10 28 14 12Z"
    body = edged(head, "#cf7a35") + path(
        "M24 66C34 60 42 66 46 82L50 92C40 88 32 78 24 66ZM76 66C66 60 58 66 54 82L50 92C60 88 68 78 76 66Z",
        LINEN,
    )
    body += path(
        "M18 20C24 24 30 28 34 34C28 38 24 42 21 46C18 38 17 28 18 20ZM82 20C76 24 70 28 66 34C72 38 76 42 79 46C82 38 83 28 82 20Z",
        "#5a2f16",
    )
    for x in (34, 66):
        body += path(f"M{x - 7} 56Q{x} 48 {x + 7} 56Q{x} 60 {x - 7} 56Z", GOLD_LIGHT, INK, 1.6) + disc(
            x, 55, 2.4, INK
        )
    return head, path(head, "none", INK, LINE) + body + oval(50, 88, 5.5, 4.4, INK), ""


def stick() -> Piece:
    """A walking stick with a knob of silver, in its stand."""
    cane = "M62 14L68 17L42 92L36 90Z"
    stand = "M22 66H62L58 94H26Z"
    body = (
        edged(cane, WOOD_DARK)
        + edged(ellipse_d(66, 13, 9, 9), "url(#m)")
        + path("M60 22L67 25L65 31L58 28Z", GOLD, INK, 1.6)
    )
    return (
        cane + stand + ellipse_d(66, 13, 9, 9),
        body + edged(stand, BLUE) + thin("M24 74H60M26 86H58", LINEN, 2.4),
        metal("m", "#ffffff", STEEL_DARK, "#6f7c8c", 57, 75),
    )


def windmill() -> Piece:
    """A windmill with its four sails."""
    tower = "M38 46H62L72 94H28Z"
    cap = "M34 46C34 32 66 32 66 46Z"
    sail = "M-3 0L-4 -38H10V-12H3V0Z"
    body = (
        edged(tower, "#7a4e2c")
        + edged(cap, GREEN_DARK)
        + edged("M43 94V80C43 74 57 74 57 80V94Z", CREAM, 1.8)
        + edged(box_d(45, 58, 10, 10, 1), CREAM, 1.6)
    )
    shadow = tower + cap
    for turn in (35, 125, 215, 305):
        body += group(
            path(sail, LINEN, INK, 2) + thin("M-3 -30H9M-3 -21H9", "#a4946a", 1.4),
            f"translate(50 42) rotate({turn})",
        )
    sails = "".join(
        line_d([polar(50, 42, 40, turn - 10), polar(50, 42, 40, turn + 15), (50, 42)])
        for turn in (35, 125, 215, 305)
    )
    return shadow + sails, body + disc(50, 42, 4.6, GOLD, INK, 1.6), ""


PIECES = house, arch, fox, stick, windmill
