"""The cloth of the table: a lit baize with its weave, darker towards the edge, and a line of inlaid brass."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import pygame

from game.core.record import record
from game.ui.indices import PREMULTIPLIED
from game.ui.sprites import raster

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


@lru_cache(maxsize=3)
def cloth(name: str, width: int, height: int, dark: bool = False) -> pygame.Surface:
    """Spread a cloth of this size: lit slightly above the middle, woven, opaque; dark for high contrast."""
    small = (max(2, width // 4), max(2, height // 4))
    spread = raster(_light(CLOTHS[name], *small), *small)
    plain = pygame.Surface(small)
    plain.blit(spread, (0, 0))
    full = pygame.transform.smoothscale(plain, (width, height))
    tile = _weave()
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            full.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    full.fill((9, 9, 9), special_flags=pygame.BLEND_RGB_SUB)
    if dark:
        full.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
    return full


def _light(colours: Cloth, width: int, height: int) -> str:
    stops = ((0, colours.light), (0.42, colours.middle), (0.78, colours.deep), (1, colours.edge))
    drawn = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    lamp = f"translate({width / 2} {height * 0.45}) scale({width * 0.64} {height * 0.76})"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="{lamp}">{drawn}</radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#lamp)"/></svg>'
    )


@lru_cache(maxsize=1)
def _weave() -> pygame.Surface:
    """Weave one tile: diagonal twill and loose fibres, always the same ones."""
    fibres = Random(5).randbytes(TILE * TILE)
    threads = bytearray()
    for place, fibre in enumerate(fibres):
        row, column = divmod(place, TILE)
        level = 6 + (5 if (row + column) % 3 == 0 else 0) + fibre * 9 // 256
        threads += bytes((level, level, level))
    return pygame.image.frombytes(bytes(threads), (TILE, TILE), "RGB")


def inlay(cloth_surface: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    """Inlay the double brass line along a rounded box; the unit is one design unit in pixels."""
    radius = min(box.width, box.height) * 0.22
    gap = 8 * unit
    body = _ring(1, 1, box.width - 2, box.height - 2, radius, 1.7 * unit, 0.42)
    body += _ring(
        1 + gap, 1 + gap, box.width - 2 - 2 * gap, box.height - 2 - 2 * gap, radius - gap, 0.9 * unit, 0.26
    )
    size = f'width="{box.width}" height="{box.height}" viewBox="0 0 {box.width} {box.height}"'
    drawn = raster(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>', box.width, box.height)
    cloth_surface.blit(drawn, box, special_flags=PREMULTIPLIED)


def _ring(
    x: float, y: float, width: float, height: float, radius: float, line: float, strength: float
) -> str:
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius:.2f}" fill="none" '
        f'stroke="{BRASS}" stroke-width="{line:.2f}" stroke-opacity="{strength}"/>'
    )


def ring(cloth_surface: pygame.Surface, centre: tuple[int, int], radius: int, unit: float) -> None:
    """Mark the place of the trick: a disc a shade lighter, with a thin brass edge."""
    side = 2 * radius + 4
    body = (
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="#ffffff" fill-opacity="0.03" '
        f'stroke="{BRASS}" stroke-width="{1.3 * unit:.2f}" stroke-opacity="0.3"/>'
    )
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">{body}</svg>'
    drawn = raster(text, side, side)
    cloth_surface.blit(drawn, drawn.get_rect(center=centre), special_flags=PREMULTIPLIED)
