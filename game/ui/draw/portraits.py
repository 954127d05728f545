"""Portraits of those who sit at the table, cut to a shape and set in a gold rim."""

from functools import lru_cache

import pygame

from game.resources import MissingAsset, read_text
from game.ui.draw.paint import disc, svg
from game.ui.draw.vector import raster

RIM = "#efcf7d"
CLOSER = 1.3
"""How much larger a portrait is drawn than the place it is cut to …"""
RAISED = 0.35
"""… and the share of what is left over that is cut away above."""
LIT = "#ffce6b"
"""The rim of whoever is to move."""


@lru_cache(maxsize=64)
def portrait(name: str, side: int, shape: str = "", colour: str = "", *, lit: bool = False) -> pygame.Surface:
    """Draw a portrait; shape is a path that reaches from −1 to 1 either way, a circle if there is none.

    A colour is that of a second rim, inside the gold one. Of a portrait that nobody has drawn, the plain ground is
    shown.
    """
    thick = max(1.2, side * (0.06 if lit else 0.034))
    picture = _picture(name, side)
    picture.blit(raster(outline(shape, side, thick, "#ffffff", ""), side, side), (0, 0), None, _MASK)
    if colour:
        inner = outline(shape, side, 2.4 * thick, "none", f'stroke="{colour}"')
        picture.blit(raster(inner, side, side), (0, 0), None, _OVER)
    rim = f'stroke="{LIT if lit else RIM}"'
    picture.blit(raster(outline(shape, side, thick, "none", rim), side, side), (0, 0), None, _OVER)
    return picture


_MASK, _OVER = pygame.BLEND_RGBA_MULT, pygame.BLEND_PREMULTIPLIED


def _picture(name: str, side: int) -> pygame.Surface:
    """Draw the middle of a portrait: head, hat and collar."""
    whole = round(side * CLOSER)
    try:
        drawn = raster(read_text("portraits", f"{name}.svg"), whole, whole)
        return drawn.subsurface(((whole - side) // 2, round((whole - side) * RAISED), side, side)).copy()
    except MissingAsset:
        return raster(svg(f'<path d="M0 0H{side}V{side}H0Z" fill="#2b4c3f"/>', side, side), side, side)


def outline(shape: str, side: int, thick: float, fill: str, stroke: str) -> str:
    """Write a shape as a drawing: a path that reaches from −1 to 1 either way, a circle if there is none."""
    half = side / 2
    if not shape:
        line = f'{stroke} stroke-width="{thick:.2f}"' if stroke else ""
        return svg(disc(half, half, half - thick, fill, line), side, side)
    scale = half - thick
    line = f'{stroke} stroke-width="{thick / scale:.4f}"' if stroke else ""
    place = f'transform="translate({half} {half}) scale({scale:.2f})"'
    return svg(f'<path d="{shape}" fill="{fill}" {line} {place}/>', side, side)
