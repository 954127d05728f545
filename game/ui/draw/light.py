"""How rooms are drawn: light and shadow at a quarter of the size, drawn out; edges and lines in full.

Every measure is in pixels of the window. The table's rim is a curve about its middle; a `share` tells how far inside
the rim something lies, as a part of the way from rim to middle. Below its middle the curve goes straight down.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import ceil, sqrt
from random import Random
from typing import TypeAlias

import pygame

from game.core.record import record, replace
from game.stage.rim import Rim
from game.ui.draw.pack_art import PREMULTIPLIED
from game.ui.draw.paint import COARSE, twill, weave
from game.ui.draw.vector import raster

Stop: TypeAlias = tuple[float, str, float]
"""Where a gradient has a colour, from 0 to 1, and how much of it covers what lies below."""
Box: TypeAlias = tuple[float, float, float, float]

PAGE = 720
"""Rooms are measured in units of a window so high."""
BAND = 256
"""Pixels of height that are drawn at a time, so that little room is needed."""
FAR = 9999.0
"""Pixels that lie beyond any window."""


@record
class RoomPlan:
    """A window, and the rim of the table in it."""

    size: tuple[int, int]
    rim: Rim

    @property
    def unit(self) -> float:
        """How many pixels a unit of the page has, by the height of the table."""
        return self.rim.down / (0.704 * PAGE)

    def curve(self, share: float) -> Rim:
        return replace(self.rim, across=self.rim.across * (1 - share), down=self.rim.down * (1 - share))

    def above(self, share: float) -> tuple[int, int]:
        """Give the size of the upper part of the window, down to where nothing lies outside a curve any more."""
        there = self.curve(share)
        width, height = self.size
        away = max(self.rim.x, width - self.rim.x) / there.across
        low = height if away >= 1 else ceil(there.y - there.down * sqrt(1 - away * away)) + 2
        return width, min(height, low)


def scaled(rim: Rim, unit: float) -> Rim:
    """Turn a rim in table units into pixels."""
    return Rim(*(each * unit for each in (rim.x, rim.y, rim.across, rim.down, rim.left, rim.width, rim.side)))


# ------------------------------------------------------------------ what is soft


def pool(at: tuple[float, float], across: float, down: float, stops: Sequence[Stop], low: float = FAR) -> str:
    """Fill all above a line with a round gradient."""
    name = f"p{at[0]:.0f}-{at[1]:.0f}-{across:.0f}-{down:.0f}-{len(stops)}"
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="translate({at[0]:.2f} {at[1]:.2f}) scale({across:.3f} {down:.3f})">{_stops(stops)}'
        f'</radialGradient></defs><rect width="{FAR}" height="{low:.2f}" fill="url(#{name})"/>'
    )


def along(rim: Rim, stops: Sequence[Stop]) -> str:
    """Fill everything by how far it is from the middle of the table, as a share of the way to the rim."""
    flat = [((1 - at) / 2, ink, much) for at, ink, much in reversed(stops)]
    flat += [((1 + at) / 2, ink, much) for at, ink, much in stops]
    name = f"f{rim.across:.0f}-{len(stops)}"
    return pool((rim.x, rim.y), rim.across, rim.down, stops, rim.y) + (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{rim.x - rim.across:.2f}" y1="0" '
        f'x2="{rim.x + rim.across:.2f}" y2="0">{_stops(flat)}</linearGradient></defs>'
        f'<rect y="{rim.y:.2f}" width="{FAR}" height="{FAR}" fill="url(#{name})"/>'
    )


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(
        f'<stop offset="{at:.4f}" stop-color="{ink}" stop-opacity="{much:.3f}"/>' for at, ink, much in stops
    )


def soft(
    size: tuple[int, int],
    body: str,
    coarse: int = COARSE,
    more: Callable[[pygame.Surface, Box], None] = lambda _, __: None,
) -> pygame.Surface:
    """Draw what has no edges at a part of the size; opaque. More may be laid upon that part, which shows a box."""
    width, height = (max(2, -(-side // coarse)) for side in size)
    plain = pygame.Surface((width, height))
    box = (0, 0, width * coarse, height * coarse)
    plain.blit(raster(sheet(body, box), width, height), (0, 0), special_flags=PREMULTIPLIED)
    more(plain, box)
    return pygame.transform.smoothscale(plain, size, pygame.Surface(size))


def clouds(surface: pygame.Surface, across: int, depth: int, seed: int) -> None:
    """Darken a surface by spots without edges, so many side by side, by at most so many levels."""
    size = surface.get_size()
    spots = across, max(2, across * size[1] // size[0])
    greys = Random(seed).randbytes(spots[0] * spots[1])
    shades = greys.translate(bytes(255 - each * depth // 255 for each in range(256)))
    field = pygame.image.frombytes(bytes(each for grey in shades for each in (grey,) * 3), spots, "RGB")
    drawn = pygame.Surface(size)
    drawn.blit(pygame.transform.smoothscale(field, size), (0, 0))
    surface.blit(drawn, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=1)
def _plaster() -> pygame.Surface:
    return twill(192, bytes(fibre * 5 // 256 for fibre in range(256)), every=3, broad=0, raised=0)


def roughen(surface: pygame.Surface) -> None:
    """Make a surface a little uneven, without which dark light has steps."""
    weave(surface, _plaster())


# ------------------------------------------------------------------ what is sharp


def sheet(body: str, box: Box) -> str:
    """Make a drawing of what lies in a box."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(f"{each:g}" for each in box)}">{body}</svg>'


def draw(surface: pygame.Surface, body: str, box: Box) -> None:
    """Lay down what lies in a box, as far as that is on the surface."""
    rect = pygame.Rect(int(box[0]), int(box[1]), ceil(box[2]) + 1, ceil(box[3]) + 1).clip(surface.get_rect())
    if rect.width and rect.height:
        drawn = raster(sheet(body, (rect.x, rect.y, rect.width, rect.height)), *rect.size)
        surface.blit(drawn, rect, special_flags=PREMULTIPLIED)


def draw_mirrored(surface: pygame.Surface, body: str, rim: Rim, low: int) -> None:
    """Draw what is the same left and right of a curve's middle, down to so many pixels: its left half is given."""
    low = min(low, surface.get_height())
    for top in range(0, low, BAND):
        for half, at in _halves(body, rim, surface.get_width(), (top, min(top + BAND, low))):
            surface.blit(half, (at, top), special_flags=PREMULTIPLIED)


def cover_outside(surface: pygame.Surface, upper: pygame.Surface, rim: Rim) -> None:
    """Cover what lies outside a curve with another picture, which is as wide and as high as need be."""
    width, height = upper.get_size()
    around = f"V{FAR}H{FAR}V-9H-{FAR}V{FAR}H{rim.x - rim.across:.2f}Z"
    shape = f'<path d="{arc(rim)}{around}" fill="#ffffff"/>'
    for top in range(0, height, BAND):
        band = pygame.Rect(0, top, width, min(BAND, height - top))
        outside = pygame.Surface(band.size, pygame.SRCALPHA)
        for half, at in _halves(shape, rim, width, (band.top, band.bottom)):
            outside.blit(half, (at, 0), special_flags=PREMULTIPLIED)
        outside.blit(upper, (0, 0), band, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(outside, band, special_flags=PREMULTIPLIED)


def _halves(body: str, rim: Rim, width: int, rows: tuple[int, int]) -> Iterator[tuple[pygame.Surface, int]]:
    """Draw the half of some rows that is left of a curve's middle, and mirror it; tell where either begins."""
    top, tall = rows[0], rows[1] - rows[0]
    twice = round(2 * rim.x)  # the column of pixels that mirrors one is this number less one, less its own
    first, after = min(0, twice - width), -(-twice // 2)
    left = raster(sheet(body, (first, top, after - first, tall)), after - first, tall)
    yield left, first
    odd = twice % 2
    right = pygame.transform.flip(left, True, False)
    yield right.subsurface((odd, 0, right.get_width() - odd, tall)), after


def curved(rim: Rim, ink: str, strength: float, thick: float) -> str:
    """Give a line along a curve."""
    path = f'<path d="{arc(rim)}V{FAR}" fill="none" stroke="{ink}" '
    return f'{path}stroke-opacity="{strength:g}" stroke-width="{thick:.2f}"/>'


def arc(rim: Rim) -> str:
    left, right = rim.x - rim.across, rim.x + rim.across
    return f"M{left:.2f} {FAR}V{rim.y:.2f}A{rim.across:.2f} {rim.down:.2f} 0 0 1 {right:.2f} {rim.y:.2f}"


def laid_out(plan: RoomPlan, pitch: float) -> Iterator[int]:
    """Tell where to begin strips so wide, in pixels, that are laid side by side from the middle of the window."""
    count = ceil(max(plan.rim.x, plan.size[0] - plan.rim.x) / pitch) + 1
    return (round(plan.rim.x + place * pitch) for place in range(-count, count))
