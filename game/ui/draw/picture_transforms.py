"""Pictures made from others: with a clear rim, made smaller, narrower, paler or darker."""

from functools import lru_cache

import pygame


@lru_cache(maxsize=3)
def _sheet(width: int, height: int, margin: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Give a sheet with a clear rim that is used again and again, and the part within the rim."""
    whole = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    return whole, whole.subsurface((margin, margin, width, height))


def framed(picture: pygame.Surface, margin: int) -> pygame.Surface:
    """Give a picture a clear rim: what turns it fills what it uncovers with the colour of its corner.

    It is to be used up before the next one is asked for.
    """
    whole, inner = _sheet(*picture.get_size(), margin)
    inner.fill((0, 0, 0, 0))
    inner.blit(picture, (0, 0))
    return whole


def slender(card: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Give a card brought to a size, with a clear rim; it is to be used up before the next one is asked for."""
    whole, inner = _sheet(max(2, width), height, 1)
    pygame.transform.smoothscale(card, inner.get_size(), inner)
    return whole


def scaled(picture: pygame.Surface, times: float) -> pygame.Surface:
    """Give a picture made larger or smaller, or itself."""
    return picture if times == 1 else pygame.transform.smoothscale_by(picture, times)


def dimmed(card: pygame.Surface) -> pygame.Surface:
    """Give a card in the shade: not yours to choose now."""
    shade = card.copy()
    shade.fill((168, 168, 162, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shade


def resting(chip: pygame.Surface) -> pygame.Surface:
    """Give a chip that does not count yet: in less light, and still what it is."""
    shade = chip.copy()
    shade.fill((206, 204, 200, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shade


def faded(picture: pygame.Surface, share: float) -> pygame.Surface:
    level = max(0, min(255, round(255 * share)))
    pale = picture.copy()
    pale.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


@lru_cache(maxsize=16)
def _ramp(high: int, level: int, upward: bool) -> pygame.Surface:
    """Give a column of greys from nothing to a level."""
    ramp = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        share = (high - y if upward else y + 1) / high
        ramp.set_at((0, y), (round(level * share),) * 4)
    return ramp


def fading(picture: pygame.Surface, share: float, *, upward: bool) -> pygame.Surface:
    """Give a picture of which that share is there at one edge, the upper or the lower, and nothing at the other."""
    pale = picture.convert_alpha()
    ramp = _ramp(pale.get_height(), max(0, min(255, round(255 * share))), upward)
    pale.blit(pygame.transform.scale(ramp, pale.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def squeezed(card: pygame.Surface, share: float) -> pygame.Surface:
    """Give an unturned card seen at an angle while it is being turned over: so much of its width is left."""
    return pygame.transform.smoothscale(
        card, (max(2, round(card.get_width() * abs(share))), card.get_height())
    )
