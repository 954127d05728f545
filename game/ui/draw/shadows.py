"""What surrounds a card: its shadow on the cloth, and the halo of one that is chosen or winning."""

from functools import lru_cache
from typing import TypeAlias

import pygame

from game.ui.draw.pack_art import SHAPE, UNITS
from game.ui.draw.surface_cache import SurfaceCache

SHARE, MOST = 0.45, 3_000_000
"""Pixels of shadows and halos that are kept for each pixel of the canvas, and at most."""
STEPS = 6
"""Widths of the shadow of a card that is being turned over."""
MAY = (30, 25, 6, 2)
"""Pixels of height, degrees, pixels of blur and steps of width by which the shadow of what moves may be off."""
ShadowKey: TypeAlias = tuple[str, int, int, int]
"""What kind of shadow, the height and turn of its card, and how soft or how wide it is."""
KEPT = SurfaceCache(MOST)
"""Every size and turn through which a card has passed left one behind: there must be an end to it."""


def fit(canvas: int) -> None:
    """Keep as much as suits a canvas of so many pixels."""
    KEPT.hold(min(MOST, round(SHARE * canvas)))


def shadow(height: int, turn: int, lift: int) -> pygame.Surface:
    """Give the soft shadow of a card; lift in pixels makes it wider and softer. Blurred at a quarter of its size."""
    key = _key(height, turn, lift)
    return KEPT.get(key, lambda: _soft(height, key[3], turn, (0, 0, 0), 104))


def _key(height: int, turn: int, lift: int) -> ShadowKey:
    return "shadow", height, turn, max(4, round(height * 0.035) + lift // 2)


def _slim_key(height: int, turn: int, share: float) -> ShadowKey:
    return "slim", height, turn, max(1, round(share * STEPS))


def passing(height: int, turn: int, lift: int, share: float = 1.0) -> pygame.Surface | None:
    """Find a shadow that does, for a frame, for a card on its way of which such a share of the width is seen."""
    kind, *wanted = _slim_key(height, turn, share) if share < 1 else _key(height, turn, lift)
    may = (*MAY[:2], MAY[3] if share < 1 else MAY[2])
    best, found = 1.0, None
    for key in KEPT:
        if isinstance(key, tuple) and key[0] == kind:
            off = max(abs(is_ - want) / may for is_, want, may in zip(key[1:], wanted, may, strict=True))
            best, found = (off, key) if off < best else (best, found)
    return None if found is None else KEPT.get(found, lambda: shadow(height, turn, lift))


def has(height: int, turn: int, lift: int, share: float = 1.0) -> bool:
    return (_slim_key(height, turn, share) if share < 1 else _key(height, turn, lift)) in KEPT


def slim_shadow(height: int, turn: int, share: float) -> pygame.Surface:
    """Give the shadow of a card that is being turned over, of which about such a share of the width is seen."""
    key = _slim_key(height, turn, share)

    def slim() -> pygame.Surface:
        whole = shadow(height, turn, 0)
        return pygame.transform.smoothscale(whole, (whole.get_width() * key[3] // STEPS, whole.get_height()))

    return KEPT.get(key, slim)


def glow(height: int, turn: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """Give the halo of a card that is chosen or winning."""
    grown, blur = height + max(4, height // 40), max(6, round(height * 0.055))
    return KEPT.get(("glow", height, turn, colour), lambda: _soft(grown, blur, turn, colour, 255))


def _soft(height: int, blur: int, turn: int, colour: tuple[int, int, int], strength: int) -> pygame.Surface:
    small = _small(height, blur, colour, strength)
    if turn:
        small = _trimmed(pygame.transform.rotozoom(small, turn, 1))
    return pygame.transform.smoothscale(small, (small.get_width() * 4, small.get_height() * 4))


def _trimmed(small: pygame.Surface) -> pygame.Surface:
    """Leave out what is clear all around, but for a rim of one pixel; the middle stays where it is."""
    inked, (width, height) = small.get_bounding_rect(), small.get_size()
    across = max(0, min(inked.left, width - inked.right) - 1)
    down = max(0, min(inked.top, height - inked.bottom) - 1)
    return small.subsurface((across, down, width - 2 * across, height - 2 * down))


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
    return _trimmed(small)
