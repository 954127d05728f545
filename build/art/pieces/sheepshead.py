"""What stands in the cabinet of Sheepshead."""

from palette import BLUE, CRIMSON, GOLD, GOLD_LIGHT, INK, IVORY, LINEN, STEEL, STEEL_DARK, WOOD_DARK
from piece import (
    BRONZE,
    BRONZE_DARK,
    BRONZE_LIGHT,
    PEWTER,
    PEWTER_DARK,
    PEWTER_LIGHT,
    Piece,
    edged,
    metal,
    shine,
    thin,
)
from svg import disc, ellipse_d, path


def bell() -> Piece:
    """A sheep's bell on its strap."""
    shell = "M34 34H66L78 80C78 84 22 84 22 80Z"
    strap = "M30 8H70V34H30Z"
    body = (
        edged(ellipse_d(50, 85, 8, 9), WOOD_DARK)
        + edged(strap, "#8a4a2a")
        + path("M38 14H62V28H38Z", GOLD_LIGHT, INK, 1.8)
        + path("M44 17H56V25H44Z", "#8a4a2a", INK, 1.2)
    )
    body += edged(shell, "url(#m)") + thin("M27 66H73", BRONZE_DARK, 2)
    return (
        shell + strap + ellipse_d(50, 85, 8, 9),
        body + shine("M38 42L33 70", 3),
        metal("m", BRONZE_LIGHT, BRONZE, BRONZE_DARK),
    )


def crook() -> Piece:
    """A shepherd's crook."""
    rod = "M46 92V34C46 14 76 12 76 32C76 44 62 46 60 38"
    stand = "M26 84H66C70 84 72 90 72 94H20C20 90 22 84 26 84Z"
    body = (
        path(rod, "none", INK, 11)
        + path(rod, "none", "#b98449", 6.4)
        + thin("M44 40C46 24 56 17 66 19", "#e3bf8c", 1.8)
    )
    outline = "M41 90V34C41 8 82 6 82 32C82 50 58 54 54 40L64 36C66 42 71 40 71 32C71 20 51 20 51 34V90Z"
    return outline + stand, body + edged(stand, WOOD_DARK), ""


def scissors() -> Piece:
    """A tailor's scissors: in German he is a schneider."""
    one, other = "M47 56L24 6C19 12 22 24 40 58Z", "M53 56L76 6C81 12 78 24 60 58Z"
    body = edged(one, STEEL) + edged(other, STEEL_DARK)
    shadow = one + other
    for x in (32, 68):
        d = ellipse_d(x, 78, 15, 16)
        shadow += d
        body += (
            path(d, "none", INK, 9.5)
            + path(d, "none", CRIMSON, 5.6)
            + path(f"M50 56L{x + (8 if x < 50 else -8)} 66", "none", INK, 9)
            + path(f"M50 56L{x + (8 if x < 50 else -8)} 66", "none", CRIMSON, 5.4)
        )
    return shadow, body + disc(50, 55, 4.6, GOLD, INK, 1.6), ""


def stein() -> Piece:
    """A stein with its lid."""
    jug = "M24 34H68V88C68 92 64 94 60 94H32C28 94 24 92 24 88Z"
    lid = "M20 34C22 22 38 18 42 17C40 10 52 10 50 17C54 18 70 22 72 34Z"
    handle = "M68 44C90 42 90 78 68 78"
    body = (
        path(handle, "none", INK, 10)
        + path(handle, "none", "#8f9aa6", 6)
        + edged(jug, "url(#j)")
        + edged(lid, "url(#m)")
    )
    body += thin("M25 44H67M25 84H67", BLUE, 3) + path(
        "M46 52C56 52 58 62 52 70C50 74 46 76 46 78C46 76 42 74 40 70C34 62 36 52 46 52Z", BLUE
    )
    return (
        jug + lid,
        body + disc(46, 61, 3.4, IVORY),
        metal("m", PEWTER_LIGHT, PEWTER, PEWTER_DARK) + metal("j", "#f1efe6", "#cfccc0", "#8f8d84", 24, 70),
    )


def lamb() -> Piece:
    """A lamb, lying down."""
    wool = "M26 56C20 44 32 36 38 40C42 30 58 30 62 38C72 34 82 42 80 52C90 54 94 68 86 74C88 84 78 90 70 86H30C20 86 16 76 22 70C18 64 20 58 26 56Z"
    head = "M10 48C10 38 20 34 28 38C36 40 38 50 34 58C30 68 18 70 14 62C10 58 10 54 10 48Z"
    body = edged(wool, LINEN) + thin(
        "M44 48C50 44 56 48 54 54M62 52C68 50 74 54 72 60M44 66C50 62 56 66 54 72M64 70C70 66 76 70 74 76",
        "#b7ab8a",
        2,
    )
    body += edged(
        "M30 88H50C54 88 54 94 50 94H26C22 94 24 88 30 88ZM60 88H76C82 88 82 94 76 94H60C56 94 56 88 60 88Z",
        "#4a4038",
        1.8,
    )
    body += edged("M30 40C38 36 44 40 44 46C38 50 32 48 30 46Z", "#6b5d50", 1.8) + edged(head, "#6b5d50")
    return (
        wool + head,
        body
        + thin("M17 50Q20 53 23 50M18 62Q20 64 23 63", INK, 1.8)
        + path("M18 36C22 28 32 28 34 36C30 40 24 40 18 36Z", LINEN, INK, 1.6),
        "",
    )


PIECES = bell, crook, scissors, stein, lamb
