"""What stands in the cabinets, each piece as it is and as the outline of a place; what a game adds is in `pieces`."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from palette import (
    CREAM,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    INK,
    LINEN,
    STEEL,
    STEEL_DARK,
    WOOD,
    WOOD_DARK,
)
from piece import BRONZE, BRONZE_DARK, BRONZE_LIGHT, LINE, SIZE, Piece, edged, metal, shine, thin
from svg import disc, document, ellipse_d, line_d, num, path, polar, star_points


def cup(light: str, middle: str, dark: str, *, handles: bool, lid: bool) -> Piece:
    """A cup on a foot, as plain or as rich as the level it was won against."""
    bowl = "M26 26H74C74 48 66 60 54 64V78H62C66 78 68 82 68 86H72V94H28V86H32C32 82 34 78 38 78H46V64C34 60 26 48 26 26Z"
    ears = "M27 32C12 28 8 44 18 52C22 55 27 56 32 54L29 48C24 50 18 47 18 41C18 37 23 36 28 39ZM73 32C88 28 92 44 82 52C78 55 73 56 68 54L71 48C76 50 82 47 82 41C82 37 77 36 72 39Z"
    top = "M24 26C26 16 40 13 46 12C44 8 47 4 50 4C53 4 56 8 54 12C60 13 74 16 76 26Z"
    body = edged(ears, "url(#m)") if handles else ""
    body += edged(bowl, "url(#m)") + thin("M46 64H54M38 78H62M32 86H68") + thin("M27 33H73", dark, 1.8)
    body += edged(top, "url(#m)") if lid else ""
    if lid:
        body += path(line_d(star_points(50, 46, 9, 5, 0.45)), CRIMSON, INK, 1.2)
    body += shine("M34 34C35 44 38 51 42 55")
    shadow = bowl + (ears if handles else "") + (top if lid else "")
    return shadow, body, metal("m", light, middle, dark)


def cup_novice() -> Piece:
    return cup("#c99a63", WOOD, WOOD_DARK, handles=False, lid=False)


def cup_club() -> Piece:
    return cup(BRONZE_LIGHT, BRONZE, BRONZE_DARK, handles=True, lid=False)


def cup_expert() -> Piece:
    return cup("#ffffff", STEEL_DARK, "#6f7c8c", handles=True, lid=False)


def cup_master() -> Piece:
    return cup("#fff1bd", GOLD, GOLD_DARK, handles=True, lid=True)


def medallion() -> Piece:
    """A frame for the miniature of somebody who was beaten; its middle is left open."""
    frame = ellipse_d(50, 55, 39, 39)
    ring = path(frame + ellipse_d(50, 55, 31, 31), "url(#m)", INK, LINE, 'fill-rule="evenodd"')
    bow = "M50 20C40 4 22 6 26 18C28 24 40 24 50 20C60 24 72 24 74 18C78 6 60 4 50 20Z"
    body = path(bow, CRIMSON, INK, LINE) + ring + disc(50, 19, 4.4, CRIMSON_DARK, INK, 1.6)
    return (
        frame + bow,
        body + shine("M17 47C20 35 27 26 37 21", 2),
        metal("m", "#fff1bd", GOLD, GOLD_DARK, 11, 89),
    )


def calendar() -> Piece:
    """A calendar of seven days, all ticked."""
    sheet = "M16 16H84V34H16ZM16 34H84V94H16Z"
    body = edged(sheet, LINEN) + edged("M16 34V21C16 18 18 16 21 16H79C82 16 84 18 84 21V34Z", CRIMSON)
    for x in (32, 50, 68):
        body += path(f"M{x} 9V22", "none", INK, 6) + path(f"M{x} 9V22", "none", STEEL, 3)
    for day in range(7):
        x, y = 28 + 22 * (day % 3), 46 + 17 * (day // 3)
        if day == 6:
            x = 50
        body += thin(f"M{x - 6} {y}L{x - 1.5} {y + 5}L{x + 7} {y - 6}", GREEN, 3.6)
    return sheet, body, ""


def barometer() -> Piece:
    """A barometer that stands above fair."""
    case = "M50 4C56 4 58 9 57 14C62 18 62 24 60 30A32 32 0 1 1 40 30C38 24 38 18 43 14C42 9 44 4 50 4Z"
    body = edged(case, "url(#w)") + disc(50, 61, 25, CREAM, INK, 1.8)
    for turn in range(-120, 121, 30):
        (x, y), (u, v) = polar(50, 61, 22, turn), polar(50, 61, 17.5, turn)
        body += thin(f"M{num(x)} {num(y)}L{num(u)} {num(v)}", INK, 1.8)
    x, y = polar(50, 61, 19, 48)
    body += thin(f"M50 61L{num(x)} {num(y)}", CRIMSON, 3.2) + disc(50, 61, 3.6, GOLD, INK, 1.4)
    return case, body + disc(50, 19, 5, GOLD_LIGHT, INK, 1.4), metal("w", "#a86c38", WOOD, WOOD_DARK)


PIECES = cup_novice, cup_club, cup_expert, cup_master, medallion, calendar, barometer


def placeholder(silhouette: str) -> str:
    """The outline of what is not there yet: a faint shape with broken edges."""
    dashes = 'stroke-dasharray="4 4"'
    return document(path(silhouette, "#000000", "#d9c79a", 1.8, f'fill-opacity="0.22" {dashes}'), SIZE, SIZE)


def pieces() -> Iterator[Callable[[], Piece]]:
    """Those of every cabinet, then those of each game."""
    yield from PIECES
    for file in sorted((Path(__file__).parent / "pieces").glob("*.py")):
        yield from import_module(f"pieces.{file.stem}").PIECES


def files() -> Iterator[tuple[str, str]]:
    """File names under assets, and texts."""
    for piece in pieces():
        silhouette, drawing, defs = piece()
        yield f"cabinet/{piece.__name__}.svg", document(drawing, SIZE, SIZE, defs)
        yield f"cabinet/{piece.__name__}_place.svg", placeholder(silhouette)
