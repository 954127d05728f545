"""Chips in stacks, seen from the player's side of the table, with the value printed on the topmost one."""

import json
from functools import lru_cache
from random import Random

import pygame

from game.core.record import record
from game.resources import read_text, root
from game.ui.draw.pack_art import PREMULTIPLIED, glyph
from game.ui.draw.vector import raster

TALLEST = 10
"""Chips in one stack; more stand beside it."""
JITTER = 1.1


@record
class ChipGeometry:
    """Measures of the chip art, in its own units."""

    box: tuple[float, float]
    chip_width: float
    thickness: float
    tilt: float  # height of the seen face by its width
    face_centre: tuple[float, float]
    plate_radii: tuple[float, float]
    digit_colours: dict[str, str]


@lru_cache(maxsize=1)
def geometry() -> ChipGeometry:
    """Read the measures that belong to the art."""
    told = json.loads(read_text("chips", "geometry.json"))
    return ChipGeometry(
        tuple(told["box"]),
        told["chip_width"],
        told["thickness"],
        told["tilt"],
        tuple(told["face_centre"]),
        tuple(told["plate_radii"]),
        told["digit_colours"],
    )


@lru_cache(maxsize=32)
def has_chip(unit: str) -> bool:
    """Tell whether a chip stands for a unit."""
    return root().joinpath("chips", f"{unit}_top.svg").is_file()


def step(width: int) -> float:
    """Give how much higher the next chip lies, in pixels, for chips this wide."""
    return geometry().thickness * width / geometry().chip_width


@lru_cache(maxsize=64)
def _part(colour: str, part: str, width: int) -> pygame.Surface:
    scale = width / geometry().chip_width
    across, down = geometry().box
    return raster(_drawing(colour, part), round(across * scale), round(down * scale))


@lru_cache(maxsize=16)
def _drawing(colour: str, part: str) -> str:
    return read_text("chips", f"{colour}_{part}.svg")


@lru_cache(maxsize=192)
def stack(colour: str, count: int, width: int, digit: str = "") -> pygame.Surface:
    """Draw a stack of at most TALLEST chips; the bottom of the picture is the foot of the stack."""
    count = max(1, min(count, TALLEST))
    side, top = _part(colour, "side", width), _part(colour, "top", width)
    high = step(width)
    sway = Random(count)
    room = round(JITTER * width / geometry().chip_width) + 1
    drawn = pygame.Surface(
        (side.get_width() + 2 * room, side.get_height() + round(high * (count - 1))), pygame.SRCALPHA
    )
    place = (room, drawn.get_height() - side.get_height())
    for level in range(count):
        shift = round(sway.uniform(-JITTER, JITTER) * width / geometry().chip_width) if level else 0
        place = (room + shift, drawn.get_height() - side.get_height() - round(high * level))
        drawn.blit(side, place, special_flags=PREMULTIPLIED)
        drawn.blit(top, place, special_flags=PREMULTIPLIED)
    if digit:
        _print(drawn, place, digit, width, geometry().digit_colours.get(colour, "#20242e"))
    return drawn


def _print(drawn: pygame.Surface, place: tuple[int, int], digit: str, width: int, colour: str) -> None:
    scale = width / geometry().chip_width
    across, down = geometry().plate_radii
    high = max(5, round(down * 1.35 * scale))
    flat = glyph(digit, round(high / geometry().tilt), round(across * 1.6 * scale), colour)
    seen = pygame.transform.smoothscale(flat, (flat.get_width(), high))
    x, y = geometry().face_centre
    middle = (place[0] + round(x * scale), place[1] + round(y * scale))
    drawn.blit(seen, seen.get_rect(center=middle), special_flags=PREMULTIPLIED)


@lru_cache(maxsize=32)
def shade(width: int) -> pygame.Surface:
    """Give the shadow under a stack, made small and grown so that it is soft."""
    small = pygame.Surface((max(8, width // 3), max(6, width // 5)), pygame.SRCALPHA)
    pygame.draw.ellipse(
        small, (0, 0, 0, 130), small.get_rect().inflate(-small.get_width() // 4, -small.get_height() // 4)
    )
    soft = pygame.transform.box_blur(small.premul_alpha(), max(1, width // 24))
    return pygame.transform.smoothscale(soft, (round(width * 1.35), round(width * 0.85)))
