"""The sign of a seat in the score, where its name has no room: a colour, and a shape for whom colours tell little."""

from functools import lru_cache

import pygame

from game.core.cards import TABLE, Seat
from game.ui.draw.paint import disc, put, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, Colour, hexa
from game.ui.draw.vector import raster
from game.ui.table.plates import AVATARS

_SQUARE = "M-.84-.84H.84V.84H-.84Z"
_TRIANGLE = "M0-.98 1 .88H-1Z"
_CROSS = "M-.26-1H.26V-.26H1V.26H.26V1H-.26V.26H-1V-.26H-.26Z"
_POINTING_DOWN = "M0 .98 1-.88H-1Z"
_HOURGLASS = "M-.9-1H.9L.3 0 .9 1H-.9L-.3 0Z"
_SHAPES = ("", _SQUARE, _TRIANGLE, _CROSS, _POINTING_DOWN, _HOURGLASS)
"""By seat: a disc, or a path within −1 … 1."""


def seat_sign(look: ResolvedTheme, seat: Seat, side: int) -> pygame.Surface:
    """Draw the sign of a seat in a square of this side; an empty ring stands for the table."""
    line = look.palette.gold_line
    if seat == TABLE:
        return _drawn("", None, line, side)
    return _drawn(_SHAPES[seat % len(_SHAPES)], AVATARS[seat % len(AVATARS)], line, side)


def put_sign(canvas: pygame.Surface, look: ResolvedTheme, seat: Seat, left: int, middle: int) -> None:
    """Lay a sign at the left of a line of small type, whose middle is at this height."""
    side = _beside_small(look)
    put(canvas, seat_sign(look, seat, side), (left + look.px(10), middle - side // 2))


def beside_sign(look: ResolvedTheme) -> int:
    """Tell how far the words of such a line stand from its left edge."""
    return look.px(10) + _beside_small(look) + look.px(9)


def _beside_small(look: ResolvedTheme) -> int:
    return 2 * round(look.font_px(SMALL) * 0.38)


@lru_cache(maxsize=64)
def _drawn(shape: str, colour: Colour | None, line: Colour, side: int) -> pygame.Surface:
    half, thick = side / 2, max(1.2, side * 0.11)
    scale, fill = half - thick / 2, hexa(colour) if colour else "none"
    if not shape:
        edge = f'stroke="{hexa(line)}" stroke-width="{thick:.2f}"'
        return raster(svg(disc(half, half, scale, fill, edge), side, side), side, side)
    edge = f'stroke="{hexa(line)}" stroke-width="{thick / scale:.4f}" stroke-linejoin="round"'
    place = f'transform="translate({half} {half}) scale({scale:.2f})"'
    return raster(svg(f'<path d="{shape}" fill="{fill}" {edge} {place}/>', side, side), side, side)
