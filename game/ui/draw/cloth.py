"""Cloths: their colours and weave, a lit piece of one, and lines of inlaid brass."""

from collections.abc import Mapping
from functools import lru_cache
from math import ceil

import pygame

from game.core.record import record
from game.ui.draw.paint import Lamp, light, twill, weave
from game.ui.draw.vector import stretch, symmetric

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
    "green": Cloth("#1e5d46", "#1a543f", "#113c2d", "#09231a"),
    "blue": Cloth("#26557a", "#1d4262", "#142f4a", "#0a1a2b"),
    "oxblood": Cloth("#7d2f38", "#61222c", "#42161f", "#240b12"),
    "aubergine": Cloth("#50375c", "#402b4b", "#2a1b33", "#150c1a"),
    "charcoal": Cloth("#4e5258", "#404349", "#2d3035", "#1b1d20"),
}
ROUND = 0.22
"""Radius of the corners as a share of the shorter side."""

LAMP = Lamp(0.5, 0.45, 0.64, 0.76)
"""It hangs slightly above the middle."""


def cloth(name: str, width: int, height: int, dark: bool = False) -> pygame.Surface:
    """Spread a cloth of this size, lit and woven, opaque; dark for high contrast."""
    full = pygame.Surface((width, height))
    colours = CLOTHS[name]
    stops = ((0, colours.light), (0.42, colours.middle), (0.78, colours.deep), (1, colours.edge))
    light(full, LAMP, stops, 9)
    weave(full, baize())
    if dark:
        full.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
    return full


@lru_cache(maxsize=1)
def baize() -> pygame.Surface:
    """Weave diagonal twill with loose fibres."""
    return twill(TILE, bytes(6 + fibre * 9 // 256 for fibre in range(256)), every=3, broad=1, raised=5)


def inlay(cloth_surface: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    """Inlay the double brass line along a rounded box; the unit is one design unit in pixels."""
    radius = min(box.size) * ROUND
    side = 2 * (ceil(radius) + 2) + 1
    stretch(cloth_surface, _framed(_brass(1, side, radius + 1, unit), side), box)


def _brass(inset: float, side: int, radius: float, unit: float) -> str:
    """Give a strong line of brass and a fine one within."""
    strong = _ring(inset, side, radius, 1.7 * unit, f'stroke="{BRASS}" stroke-opacity="0.42"')
    return strong + _ring(
        inset + 8 * unit, side, radius, 0.9 * unit, f'stroke="{BRASS}" stroke-opacity="0.26"'
    )


def _framed(body: str, side: int) -> pygame.Surface:
    half = side // 2 + 1
    size = f'width="{half}" height="{half}" viewBox="0 0 {half} {half}"'
    return symmetric(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>', side)


def _ring(inset: float, side: int, radius: float, line: float, ink: str) -> str:
    """Give a line so far inside a square of this side, whose outer corners have this radius."""
    wide, turn = side - 2 * inset, max(0.0, radius - inset)
    return (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{wide:.2f}" height="{wide:.2f}" rx="{turn:.2f}" fill="none" '
        f'stroke-width="{line:.2f}" {ink}/>'
    )


@lru_cache(maxsize=2)
def ring(radius: int, unit: float) -> pygame.Surface:
    """Mark the place of the trick: a disc a shade lighter, with a thin brass edge."""
    side = 2 * radius + 4
    half = side // 2 + 1
    body = (
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="#ffffff" fill-opacity="0.03" '
        f'stroke="{BRASS}" stroke-width="{1.3 * unit:.2f}" stroke-opacity="0.3"/>'
    )
    size = f'width="{half}" height="{half}" viewBox="0 0 {half} {half}"'
    return symmetric(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>', side)
