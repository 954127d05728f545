"""The sign of a seat in the score, where its name has no room: a colour, and a shape for whom colours tell little."""

from functools import lru_cache

import pygame

from game.core.cards import TABLE, Seat
from game.ui.draw.paint import put
from game.ui.draw.portraits import outline
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, Colour, hexa
from game.ui.draw.vector import raster
from game.ui.table.plates import AVATARS

_SQUARE = "M-1-1H1V1H-1Z"
_TRIANGLE = "M0-.98 1 .88H-1Z"
_CROSS = "M-.26-1H.26V-.26H1V.26H.26V1H-.26V.26H-1V-.26H-.26Z"
_POINTING_DOWN = "M0 .98 1-.88H-1Z"
_HOURGLASS = "M-.9-1H.9L.3 0 .9 1H-.9L-.3 0Z"
_CRESCENT = "M.62-.98A1 1 0 1 0 .62 .98A1.25 1.25 0 0 1 .62-.98Z"
_SHAPES = ("", _SQUARE, _TRIANGLE, _CROSS, _POINTING_DOWN, _HOURGLASS, _CRESCENT)
"""By seat: a disc, or a path within −1 … 1."""


def seat_sign(look: ResolvedTheme, seat: Seat, side: int) -> pygame.Surface:
    """Draw the sign of a seat in a square of this side; an empty ring stands for the table."""
    line = look.palette.gold_line
    if seat == TABLE:
        return _drawn("", None, line, side)
    return _drawn(_SHAPES[seat % len(_SHAPES)], AVATARS[seat % len(AVATARS)], line, side)


def put_sign(canvas: pygame.Surface, look: ResolvedTheme, seat: Seat, left: int, middle: int) -> None:
    """Lay a sign at the left of a line of small type, whose middle is at this height."""
    side = _small_side(look)
    put(canvas, seat_sign(look, seat, side), (left + look.px(10), middle - side // 2))


def sign_room(look: ResolvedTheme) -> int:
    """Give the room that its sign takes at the left of such a line, with the gaps around it."""
    return look.px(10) + _small_side(look) + look.px(9)


def _small_side(look: ResolvedTheme) -> int:
    return 2 * round(look.font_px(SMALL) * 0.38)


@lru_cache(maxsize=64)
def _drawn(shape: str, colour: Colour | None, line: Colour, side: int) -> pygame.Surface:
    fill, stroke = hexa(colour) if colour else "none", f'stroke="{hexa(line)}" stroke-linejoin="round"'
    return raster(outline(shape, side, max(1.0, side * 0.08), fill, stroke), side, side)
