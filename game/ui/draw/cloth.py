"""The cloth of the table: a lit baize with its weave, darker towards the edge, and a line of inlaid brass."""

from collections.abc import Mapping
from functools import lru_cache
from math import ceil

import pygame

from game.core.record import record
from game.ui.draw.vector import raster, stretch
from game.ui.draw.weave import Lamp, lit, twill, weave

TILE = 192
BRASS = "#d9b35f"


@record
class Cloth:
    """The colours of one baize, from the light in the middle to the shade at the edge."""

    light: str
    middle: str
    deep: str
    edge: str


CLOTHS: Mapping[str, Cloth] = {
    "green": Cloth("#27775a", "#1d5d46", "#12402f", "#0a241b"),
    "blue": Cloth("#2a5d86", "#1f4668", "#142f4a", "#0a1a2b"),
    "oxblood": Cloth("#7d2f38", "#61222c", "#42161f", "#240b12"),
}


LAMP = Lamp(0.5, 0.45, 0.64, 0.76)
"""It hangs slightly above the middle."""


def cloth(name: str, width: int, height: int, dark: bool = False) -> pygame.Surface:
    """Spread a cloth of this size, lit and woven, opaque; dark for high contrast."""
    colours = CLOTHS[name]
    stops = ((0, colours.light), (0.42, colours.middle), (0.78, colours.deep), (1, colours.edge))
    full = lit((width, height), LAMP, stops, 9)
    weave(full, _baize())
    if dark:
        full.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
    return full


@lru_cache(maxsize=1)
def _baize() -> pygame.Surface:
    """Weave diagonal twill with loose fibres."""
    return twill(TILE, lambda fibre: 6 + fibre * 9 // 256, every=3, broad=1, raised=5)


def inlay(cloth_surface: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    """Inlay the double brass line along a rounded box; the unit is one design unit in pixels."""
    radius = min(box.width, box.height) * 0.22
    gap, corner = 8 * unit, ceil(radius) + 2
    side = 2 * corner + 1
    body = _ring(1, 1, side - 2, side - 2, radius, 1.7 * unit, 0.42)
    body += _ring(1 + gap, 1 + gap, side - 2 - 2 * gap, side - 2 - 2 * gap, radius - gap, 0.9 * unit, 0.26)
    size = f'width="{side}" height="{side}" viewBox="0 0 {side} {side}"'
    drawn = raster(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>', side, side)
    stretch(cloth_surface, drawn, box)


def _ring(
    x: float, y: float, width: float, height: float, radius: float, line: float, strength: float
) -> str:
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}" fill="none" '
        f'stroke="{BRASS}" stroke-width="{line:.2f}" stroke-opacity="{strength}"/>'
    )


@lru_cache(maxsize=2)
def ring(radius: int, unit: float) -> pygame.Surface:
    """Mark the place of the trick: a disc a shade lighter, with a thin brass edge."""
    side = 2 * radius + 4
    body = (
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="#ffffff" fill-opacity="0.03" '
        f'stroke="{BRASS}" stroke-width="{1.3 * unit:.2f}" stroke-opacity="0.3"/>'
    )
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">{body}</svg>'
    return raster(text, side, side)
