"""Materials that a surface may be made of: wood with its grain, and woven cloth, in the light of a lamp."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from random import Random

import pygame

from game.core.record import record
from game.ui.draw.vector import raster

BOARD = (960, 320)
"""Pixels of the piece of grain that is laid side by side, each mirrored, so that no seam shows."""
FIGURE = ((150, 22, 46), (90, 6, 34), (34, 1.4, 44))
"""Streaks, broad ones first: their usual length and thickness in pixels, and how much of 255 they take away."""


def veneer(surface: pygame.Surface, boxes: Sequence[pygame.Rect] = ()) -> None:
    """Lay the grain over all of a surface, or over some boxes of it that don't overlap.

    What is light becomes darker in streaks, and keeps its hue.
    """
    width, height = surface.get_size()
    wide, tall = BOARD
    seen = [surface.get_rect().clip(box) for box in boxes] or [surface.get_rect()]
    for row, top in enumerate(range(0, height, tall)):
        for column, left in enumerate(range(0, width, wide)):
            piece = pygame.transform.flip(_grain(), bool(column % 2), bool(row % 2))
            at = piece.get_rect(topleft=(left, top))
            for part in filter(None, (at.clip(box) for box in seen)):
                surface.blit(piece, part, part.move(-left, -top), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Give the grain; mirrored it is made anew for each backdrop, which takes less than to keep it is worth."""
    grain = pygame.Surface(BOARD)
    grain.fill((255, 255, 255))
    for number, (long, thick, depth) in enumerate(FIGURE):
        size = round(BOARD[0] / long) + 2, round(BOARD[1] / thick) + 2
        streaks = pygame.transform.smoothscale(_speckles(size, depth, number), BOARD)
        grain.blit(streaks, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return grain


def _speckles(size: tuple[int, int], depth: int, seed: int) -> pygame.Surface:
    """Make a small field of greys, each at most so much below white; always the same."""
    greys = Random(seed).randbytes(size[0] * size[1])
    shades = greys.translate(bytes(255 - each * depth // 255 for each in range(256)))
    rgb = bytearray(3 * len(shades))
    rgb[0::3] = rgb[1::3] = rgb[2::3] = shades
    field = pygame.Surface(size)
    field.blit(pygame.image.frombytes(bytes(rgb), size, "RGB"), (0, 0))
    return field


COARSE = 4
"""Light is drawn at this part of the size: it has no edges that could suffer."""


@record
class Lamp:
    """Where a light hangs and how far it reaches, in shares of the width and the height."""

    x: float
    y: float
    wide: float
    tall: float


def lit(size: tuple[int, int], lamp: Lamp, stops: Iterable[tuple[float, str]], dimmed: int) -> pygame.Surface:
    """Make a surface of this size, lit as by `light`; opaque."""
    full = pygame.Surface(size)
    light(full, lamp, stops, dimmed)
    return full


def light(surface: pygame.Surface, lamp: Lamp, stops: Iterable[tuple[float, str]], dimmed: int) -> None:
    """Light a surface with colours from under the lamp (0) to where its light ends (1).

    All of it is darker by so many levels, which the threads will give back.
    """
    width, height = (max(2, side // COARSE) for side in surface.get_size())
    drawn = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    place = f"translate({width * lamp.x} {height * lamp.y}) scale({width * lamp.wide:.3f} {height * lamp.tall:.3f})"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="{place}">{drawn}</radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#lamp)"/></svg>'
    )
    plain = pygame.Surface((width, height))
    plain.blit(raster(svg, width, height), (0, 0))
    plain.fill((dimmed, dimmed, dimmed), special_flags=pygame.BLEND_RGB_SUB)
    pygame.transform.smoothscale(plain, surface.get_size(), surface)


def twill(side: int, level: Callable[[int], int], every: int, broad: int, raised: int) -> pygame.Surface:
    """Weave one square tile, always the same: each fibre, 0 … 255, has a level of grey.

    Of `every` diagonal threads, the first so many are raised by so many levels.
    """
    fibres = Random(5).randbytes(side * side)
    low = bytes(map(level, range(256)))
    high = bytes(each + raised for each in low)
    threads = bytearray()
    for row in range(side):
        line = fibres[row * side : (row + 1) * side]
        strip, ridge = bytearray(line.translate(low)), line.translate(high)
        for thread in range(broad):
            first = (thread - row) % every
            strip[first::every] = ridge[first::every]
        threads += strip
    grey = bytearray(3 * len(threads))
    grey[0::3] = grey[1::3] = grey[2::3] = threads
    tile = pygame.Surface(
        (side, side)
    )  # of the display's own kind, which is laid over another ten times as fast
    tile.blit(pygame.image.frombytes(bytes(grey), (side, side), "RGB"), (0, 0))
    return tile


def weave(surface: pygame.Surface, tile: pygame.Surface) -> None:
    """Lay threads over all of a surface."""
    width, height = surface.get_size()
    side = tile.get_width()
    for top in range(0, height, side):
        for left in range(0, width, side):
            surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)
