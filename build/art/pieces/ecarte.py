"""What stands in the cabinet of Écarté."""

from palette import BLUE, BLUE_DARK, CRIMSON, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, LINEN, PLUM, ROSE, SKY
from piece import LINE, Piece, edged, metal, thin
from svg import disc, line_d, num, oval, path, polar


def fan() -> Piece:
    """A fan, spread whole."""
    rim = [polar(50, 86, 52, turn) for turn in range(-64, 65, 8)]
    whole = f"M50 92L{' '.join(f'{num(x)} {num(y)}' for x, y in rim)}L50 92Z"
    body = edged(whole, PLUM)
    for place, turn in enumerate(range(-64, 64, 16)):
        (a, b), (c, d) = polar(50, 86, 52, turn), polar(50, 86, 52, turn + 8)
        (e, f), (g, h) = polar(50, 86, 25, turn + 8), polar(50, 86, 25, turn)
        body += path(
            f"M{num(a)} {num(b)}L{num(c)} {num(d)}L{num(e)} {num(f)}L{num(g)} {num(h)}Z",
            ROSE if place % 2 else "#c7486c",
        )
    for turn in range(-64, 65, 16):
        x, y = polar(50, 86, 52, turn)
        body += thin(f"M50 90L{num(x)} {num(y)}", GOLD_LIGHT, 1.6)
    arc = [polar(50, 86, 25, turn) for turn in range(-64, 65, 8)]
    body += thin(line_d(arc, closed=False), GOLD_LIGHT, 2.6) + path(whole, "none", INK, LINE)
    return whole, body + disc(50, 89, 5, GOLD, INK, 1.6), ""


def crown() -> Piece:
    """A king's crown on a cushion."""
    gold = "M22 62L14 28L33 44L50 18L67 44L86 28L78 62Z"
    pillow = "M10 74C8 66 16 62 24 64C40 60 60 60 76 64C84 62 92 66 90 74C94 82 92 92 84 93C60 88 40 88 16 93C8 92 6 82 10 74Z"
    body = edged(pillow, CRIMSON) + thin("M24 70C40 66 60 66 76 70", "#d96a75", 1.8)
    body += edged(gold, "url(#m)") + path("M22 54H78L77 64H23Z", GOLD_LIGHT, INK, 1.8)
    for x, y, r in ((14, 27, 4.4), (50, 17, 5), (86, 27, 4.4)):
        body += disc(x, y, r, LINEN, INK, 1.6)
    for x, colour in ((34, BLUE), (50, CRIMSON), (66, BLUE)):
        body += oval(x, 59, 4, 3.2, colour, INK, 1)
    return gold + pillow, body, metal("m", "#fff1bd", GOLD, GOLD_DARK)


def snuff_box() -> Piece:
    """A snuff box, shut."""
    low = "M10 62C10 54 90 54 90 62V82C90 96 10 96 10 82Z"
    lid = "M8 58C8 36 92 36 92 58C92 68 8 68 8 58Z"
    body = edged(low, "url(#e)") + thin("M10 72C20 82 80 82 90 72", GOLD_LIGHT, 2.4) + edged(lid, "url(#m)")
    body += oval(50, 53, 34, 9.5, BLUE, GOLD_DARK, 1.6) + path(
        "M30 53Q40 46 50 53Q60 60 70 53", "none", GOLD_LIGHT, 2.4
    )
    return (
        low + lid,
        body + disc(50, 66, 4, GOLD_LIGHT, INK, 1.4),
        metal("m", "#fff1bd", GOLD, GOLD_DARK) + metal("e", SKY, BLUE, BLUE_DARK, 10, 90),
    )


def glove() -> Piece:
    """A glove, thrown down long ago."""
    hand = "M34 94V70C24 62 18 50 14 44C12 38 19 34 23 40L34 52L29 20C28 13 37 11 39 18L44 42L45 12C45 5 55 5 55 12L56 42L63 16C65 9 73 12 72 18L67 46L76 30C79 24 87 28 84 35C80 50 74 64 68 70V94Z"
    body = (
        edged(hand, IVORY)
        + edged("M32 80H70V94H32Z", "#d8c79c", 1.8)
        + thin("M42 60L44 70M52 58V70M61 60L59 70", "#b09a68", 1.8)
    )
    return hand, body + disc(51, 87, 3.4, GOLD, INK, 1.2), ""


PIECES = fan, crown, snuff_box, glove
