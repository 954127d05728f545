"""The top of the table: a lit baize with its weave, set into a rim of wood, and a line of inlaid brass."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import ceil

import pygame

from game.core.record import record
from game.ui.draw.pack_art import PREMULTIPLIED
from game.ui.draw.paint import Lamp, light, panelling, twill, weave
from game.ui.draw.theme import Colour
from game.ui.draw.vector import raster, stretch, symmetric

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
    "green": Cloth("#226a4f", "#1d5d46", "#12402f", "#0a241b"),
    "blue": Cloth("#2a5d86", "#1f4668", "#142f4a", "#0a1a2b"),
    "oxblood": Cloth("#7d2f38", "#61222c", "#42161f", "#240b12"),
    "charcoal": Cloth("#585c63", "#45494f", "#2f3237", "#1b1d20"),
}
ROUND = 0.22
"""Radius of the corners as a share of the shorter side."""
WITHIN = 17
"""Design units from the rim of wood to the line of brass."""
SUNK = ((1.2, 0.62, 0.0), (4.0, 0.30, 2.2), (7.0, 0.16, 6.5), (12.0, 0.08, 13.0))
"""The shadow of the rim upon the cloth: lines so thick, so dark, so far inside, in design units."""

LAMP = Lamp(0.5, 0.45, 0.64, 0.76)
"""It hangs slightly above the middle."""


def cloth(name: str, width: int, height: int, dark: bool = False) -> pygame.Surface:
    """Spread a cloth of this size, lit and woven, opaque; dark for high contrast."""
    full = pygame.Surface((width, height))
    _spread(full, name, dark=dark)
    return full


def _spread(surface: pygame.Surface, name: str, *, dark: bool) -> None:
    colours = CLOTHS[name]
    stops = ((0, colours.light), (0.42, colours.middle), (0.78, colours.deep), (1, colours.edge))
    light(surface, LAMP, stops, 9)
    weave(surface, _baize())
    if dark:
        surface.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=1)
def _baize() -> pygame.Surface:
    """Weave diagonal twill with loose fibres."""
    return twill(TILE, lambda fibre: 6 + fibre * 9 // 256, every=3, broad=1, raised=5)


def table_top(
    name: str, wood: tuple[Colour, Colour], size: tuple[int, int], box: pygame.Rect, dark: bool = False
) -> pygame.Surface:
    """Make a table of wood in two shades, lit and dim, with a cloth let into it along a rounded box; opaque."""
    radius = ceil(min(box.size) * ROUND)
    top = panelling(size, *wood, list(_around(size, box, radius)))
    corners = [(box.left, box.top), (box.right - radius, box.top)]
    corners += [(x, box.bottom - radius) for x, _ in corners]
    mask, patches = _outside(radius), list[pygame.Surface]()
    for place, at in enumerate(corners):
        patch = pygame.transform.flip(mask, bool(place % 2), place > 1)
        patch.blit(top, (0, 0), (at, (radius, radius)), special_flags=pygame.BLEND_RGB_MULT)
        patches.append(patch)
    _spread(top.subsurface(box), name, dark=dark)
    for at, patch in zip(corners, patches, strict=True):
        top.blit(patch, at, special_flags=PREMULTIPLIED)
    return top


def _around(size: tuple[int, int], box: pygame.Rect, radius: int) -> Iterator[pygame.Rect]:
    """Give what lies around a box with round corners, in boxes that don't overlap."""
    width, height = size
    yield pygame.Rect(0, 0, width, box.top)
    yield pygame.Rect(0, box.bottom, width, height - box.bottom)
    yield pygame.Rect(0, box.top, box.left, box.height)
    yield pygame.Rect(box.right, box.top, width - box.right, box.height)
    for x in (box.left, box.right - radius):
        for y in (box.top, box.bottom - radius):
            yield pygame.Rect(x, y, radius, radius)


def _outside(radius: int) -> pygame.Surface:
    """Mask what lies outside the arc of an upper left corner."""
    arc = f'<path d="M0 0H{radius}A{radius} {radius} 0 0 0 0 {radius}Z" fill="#ffffff"/>'
    size = f'width="{radius}" height="{radius}" viewBox="0 0 {radius} {radius}"'
    return raster(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{arc}</svg>', radius, radius)


def rim(surface: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    """Let the rim of wood throw its shadow upon the cloth in a rounded box, and inlay the brass line within."""
    radius = min(box.size) * ROUND
    side = 2 * (ceil(radius) + 2) + 1
    body = "".join(
        _ring(inset * unit, side, radius, thick * unit, f'stroke="#000000" stroke-opacity="{strength}"')
        for thick, strength, inset in SUNK
    )
    body += _ring(0.4 * unit, side, radius, max(0.8, 1.1 * unit), 'stroke="#ffdfae" stroke-opacity="0.16"')
    stretch(surface, _framed(body + _brass(WITHIN * unit, side, radius, unit), side), box)


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
