"""What surrounds a card: its shadow on the cloth, and the halo of one that is chosen or winning."""

from functools import lru_cache

import pygame

from game.ui.draw.indices import UNITS
from game.ui.draw.sprites import SHAPE
from game.ui.draw.surface_cache import SurfaceCache

SHARE, MOST = 0.75, 3_000_000
"""Pixels of shadows and halos that are kept for each pixel of the canvas, and at most."""
STEPS = 6
"""Widths of the shadow of a card that is being turned over."""
KEPT = SurfaceCache(MOST)
"""Every size and turn through which a card has passed left one behind: there must be an end to it."""


def fit(canvas: int) -> None:
    """Keep as much as suits a canvas of so many pixels."""
    KEPT.hold(min(MOST, round(SHARE * canvas)))


def shadow(height: int, turn: int, lift: int) -> pygame.Surface:
    """Give the soft shadow of a card; lift in pixels makes it wider and softer. Blurred at a quarter of its size."""
    blur = max(4, round(height * 0.035) + lift // 2)
    key = ("shadow", height, turn, blur)
    return KEPT.get(key, lambda: _soft(height, blur, turn, (0, 0, 0), 104))


def slim_shadow(height: int, turn: int, share: float) -> pygame.Surface:
    """Give the shadow of a card that is being turned over, of which about such a share of the width is seen."""
    steps = max(1, round(share * STEPS))

    def slim() -> pygame.Surface:
        whole = shadow(height, turn, 0)
        return pygame.transform.smoothscale(whole, (whole.get_width() * steps // STEPS, whole.get_height()))

    return KEPT.get(("slim", height, turn, steps), slim)


def glow(height: int, turn: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """Give the halo of a card that is chosen or winning."""
    grown, blur = height + max(4, height // 40), max(6, round(height * 0.055))
    return KEPT.get(("glow", height, turn, colour), lambda: _soft(grown, blur, turn, colour, 255))


def _soft(height: int, blur: int, turn: int, colour: tuple[int, int, int], strength: int) -> pygame.Surface:
    small = _small(height, blur, colour, strength)
    if turn:
        small = pygame.transform.rotozoom(small, turn, 1)
    return pygame.transform.smoothscale(small, (small.get_width() * 4, small.get_height() * 4))


@lru_cache(maxsize=48)
def _small(height: int, blur: int, colour: tuple[int, int, int], strength: int) -> pygame.Surface:
    """Blur a quarter of the size, upright."""
    width, rim = round(height * SHAPE), 2 * blur
    small = pygame.Surface(((width + 2 * rim) // 4 + 2, (height + 2 * rim) // 4 + 2), pygame.SRCALPHA)
    small.fill((*colour, 0))
    box = pygame.Rect(0, 0, width // 4, height // 4)
    box.center = (small.get_width() // 2, small.get_height() // 2)
    pygame.draw.rect(small, (*colour, strength), box, border_radius=max(2, round(height * 15 / UNITS / 4)))
    small = small.premul_alpha()
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, blur // 4))
    return small
