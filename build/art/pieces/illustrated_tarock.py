"""What stands in the cabinet of Illustrated Tarock."""

from palette import BLUE_DARK, CREAM, GOLD, GOLD_LIGHT, INK, IVORY, LINEN, SKY, STEEL_DARK, WOOD
from piece import LINE, PEWTER, PEWTER_DARK, PEWTER_LIGHT, Piece, edged, metal, shine, thin
from svg import disc, oval, path


def coffee_pot() -> Piece:
    """A coffee pot, as it is brought in Vienna."""
    pot = "M34 26H66L74 88C74 92 70 94 66 94H34C30 94 26 92 26 88Z"
    spout = "M31 56C18 54 16 40 8 36L14 30C24 34 28 44 33 44Z"
    lid = "M32 26C34 16 44 14 46 13C44 7 56 7 54 13C56 14 66 16 68 26Z"
    handle = "M68 38C90 34 96 64 73 76"
    body = (
        path(handle, "none", INK, 9)
        + path(handle, "none", WOOD, 5)
        + edged(spout, "url(#m)")
        + edged(pot, "url(#m)")
        + edged(lid, "url(#m)")
    )
    return (
        pot + spout + lid,
        body + thin("M33 34H67M28 82H72", "#6f7c8c", 1.8) + shine("M40 42L36 76", 3),
        metal("m", "#ffffff", STEEL_DARK, "#6f7c8c", 26, 74),
    )


def perch() -> str:
    return edged("M20 86H80C84 86 86 90 84 94H16C14 90 16 86 20 86Z", "url(#p)")


def sparrow() -> Piece:
    """A sparrow of porcelain."""
    bird = "M24 44C20 42 14 44 12 42C16 36 20 34 24 34C26 24 38 18 48 24C54 28 56 34 60 40C70 46 76 54 92 54C88 62 80 64 74 64C70 78 58 84 46 84C32 82 22 66 24 44Z"
    body = (
        perch()
        + thin("M44 82V90M54 82V90", INK, 3)
        + edged(bird, "#a9764a")
        + path("M26 46C24 64 32 80 46 82C54 82 50 66 42 60C34 56 30 52 26 46Z", CREAM)
    )
    body += edged("M48 46C60 48 72 54 84 55C76 66 58 70 48 60Z", "#7a4e2c", 1.8) + thin(
        "M56 53L74 57M55 59L66 61", CREAM, 2
    )
    body += path("M24 34C30 22 44 22 50 30C44 34 34 34 24 34Z", "#5e3a1b") + path(bird, "none", INK, LINE)
    body += (
        edged("M24 34C20 34 15 37 12 42C16 43 21 43 24 43Z", GOLD, 1.6)
        + disc(33, 37, 2.8, INK)
        + disc(32, 36, 0.9, "#ffffff")
    )
    return bird + "M20 86H80L84 94H16Z", body, metal("p", "#ffffff", IVORY, "#b9a678")


def owl() -> Piece:
    """An owl of porcelain."""
    bird = "M26 18C32 22 40 20 50 20C60 20 68 22 74 18C76 26 74 32 76 38C82 56 78 82 50 86C22 82 18 56 24 38C26 32 24 26 26 18Z"
    body = (
        perch()
        + edged(bird, "#8a7a94")
        + path("M34 56C40 50 60 50 66 56C68 72 60 82 50 83C40 82 32 72 34 56Z", CREAM)
    )
    for y in (60, 68, 76):
        body += thin(f"M42 {y}L46 {y + 4}L50 {y}L54 {y + 4}L58 {y}", "#8a7a94", 1.8)
    body += edged(
        "M25 44C32 56 30 74 36 82C24 76 20 58 25 44ZM75 44C68 56 70 74 64 82C76 76 80 58 75 44Z",
        "#6a5b76",
        1.8,
    )
    for x in (38, 62):
        body += (
            disc(x, 38, 11, CREAM, INK, 1.8)
            + disc(x, 38, 7, GOLD_LIGHT, INK, 1.4)
            + disc(x, 38, 3.6, INK)
            + disc(x - 1.2, 36.6, 1.2, "#ffffff")
        )
    return (
        bird + "M20 86H80L84 94H16Z",
        body + edged("M50 42L45 48L50 55L55 48Z", GOLD, 1.6),
        metal("p", "#ffffff", IVORY, "#b9a678"),
    )


def cockatoo() -> Piece:
    """A cockatoo of porcelain, its crest up."""
    crest = "M50 24C44 16 46 6 54 4C52 10 56 12 58 14C60 8 66 6 72 8C68 12 68 16 68 20C72 18 78 18 82 22C76 24 70 30 62 32Z"
    bird = "M34 34C36 22 48 18 58 22C70 26 72 38 68 46C76 56 76 70 70 78L76 94L58 84C44 86 32 74 34 58C34 50 36 46 36 44C30 44 28 40 34 34Z"
    body = (
        perch()
        + edged(crest, GOLD_LIGHT)
        + edged(bird, LINEN)
        + edged("M60 48C72 56 74 70 68 78C58 76 50 62 60 48Z", "#dfe6ea", 1.8)
    )
    body += (
        edged("M35 32C27 33 24 40 28 48C33 48 38 44 39 40Z", "#4b4f56", 1.8)
        + disc(47, 34, 5, SKY, INK, 1.2)
        + disc(47, 34, 2.6, INK)
    )
    return (
        crest + bird + "M20 86H80L84 94H16Z",
        body + disc(54, 44, 4, "#f0c9a8"),
        metal("p", "#ffffff", IVORY, "#b9a678"),
    )


def feather() -> Piece:
    """A feather, all that is left of a bird nobody was told of, in its inkwell."""
    plume = "M50 70C40 48 46 18 78 4C84 30 76 56 54 72Z"
    well = "M28 68H72L78 90C78 93 76 94 74 94H26C24 94 22 93 22 90Z"
    body = (
        edged(plume, SKY)
        + thin("M52 72C58 46 66 24 77 6", BLUE_DARK, 2)
        + thin("M60 46L51 42M65 34L56 28M62 52L72 46M67 38L78 32", BLUE_DARK, 1.6)
    )
    return (
        plume + well,
        body + edged(well, "url(#m)") + oval(50, 69, 20, 5, "#23262c", INK, 1.8) + shine("M32 75L29 88", 2.4),
        metal("m", PEWTER_LIGHT, PEWTER, PEWTER_DARK),
    )


PIECES = coffee_pot, sparrow, owl, cockatoo, feather
