"""Polished wood: the rim of the table and the backdrops of screens, with a grain that runs across."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import pygame

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
