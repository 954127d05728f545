"""From poses to pixels: cards, backs and chips as the stage has placed them, with their shadows and marks."""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import inf
from random import Random
from typing import Any

import pygame

from game.core.cards import Card, Cards, Pack, members
from game.core.record import record
from game.core.rules import Rules
from game.resources import read_text, root
from game.stage.pose import BACK as HIDDEN
from game.stage.pose import CARD_HEIGHT, CHIP, CHIP_WIDTH, Pose, SpriteKey, heap_item
from game.ui.draw import shadows
from game.ui.draw.composition import Piece
from game.ui.draw.pack_art import BACK, PREMULTIPLIED, SHAPE, glyph
from game.ui.draw.picture_transforms import faded, resting
from game.ui.draw.shadows import glow, shadow, slim_shadow
from game.ui.draw.sprites import Sprites
from game.ui.draw.theme import Colour, hexa
from game.ui.draw.vector import raster

TALLEST = 10
"""Chips in one stack; more stand beside it."""
JITTER = 1.1
THINNEST = 0.16
"""The least share of its width that is seen of a card as it is turned over."""


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


STILL = 0.02
"""A card whose width is squeezed by less than this lies flat."""
SHADOWS = 1
"""Shadows made in a frame in which something moves: for the others what is there already does until the next."""
ABOUT, TALL = 3, 12
"""Degrees and pixels to which shadows are rounded, so that cards share them: twice as much for cards on their way …

… and four times as many degrees for cards that are being turned over."""


@record
class CardMark:
    """How a sprite stands out."""

    dim: bool = False
    glow: Colour | None = None
    outline: Colour | None = None
    lamp: pygame.Surface | None = None  # the sign of a hint
    moving: bool = False
    flat: bool = False  # lies squarely on another and throws no shadow
    shine: float = 1.0  # how strong the glow is


PLAIN = CardMark()
FLAT = CardMark(flat=True)
MOVING = CardMark(moving=True)


class SpritePainter:
    """Draws sprites for one pack at one size of the table."""

    def __init__(self, sprites: Sprites, pack: Pack, digits: Mapping[str, str]) -> None:
        """Draw with these pictures; digits are printed on chips, by the chip's name."""
        self._sprites = sprites
        self._pack = pack
        self._digits = digits
        self.unit = 1.0  # pixels of one table unit
        self._shadows: float = SHADOWS  # that may still be made in this frame
        self.rough = False  # another shadow stood in for one of the last sprite

    def begin(self, *, moving: bool) -> None:
        """Begin a frame; while anything moves, few shadows are made in it."""
        self._shadows = SHADOWS if moving else inf

    def height(self, size: float) -> int:
        """Give the height in pixels of a card of a size."""
        return card_height(size, self.unit)

    def prefetch(self, cards: Cards, size: float, played: float) -> None:
        """Have pictures made that will soon be seen: of cards of a size first, of any that are played smaller."""
        pack, height = self._pack.faces, self.height(size)
        self._sprites.want_turned([pack[each] for each in members(cards)], height)
        self._sprites.want((BACK,), height, first=True)  # or the first card dealt would wait for it
        self._sprites.want_turned(pack, self.height(played), fine=False)

    def prefetch_lying(self, cards: Mapping[Card, Pose]) -> None:
        """Have pictures made of cards as they will lie."""
        pack = self._pack.faces
        self._sprites.want_lying(
            (pack[each], self.height(pose.size), -pose.turn) for each, pose in cards.items()
        )

    def plain(self, card: int, size: float) -> pygame.Surface:
        """Give the picture of a card of a size, upright."""
        return self._sprites.card(self._pack.spell(card), self.height(size), moving=True)

    def improved(self, key: SpriteKey, pose: Pose) -> bool:
        """Tell whether a sprite can be drawn better since pictures came last."""
        if key[0] == CHIP:
            return False
        code = self._pack.spell(key[1]) if key[0] != HIDDEN and pose.face >= 0.5 else BACK
        picture = code, self.height(pose.size), round(-pose.turn * 2) / 2
        return not self._sprites.improved.isdisjoint(((code,), picture))

    def draw(self, canvas: pygame.Surface, key: SpriteKey, pose: Pose, mark: CardMark) -> None:
        canvas.fblits(self.pieces(key, pose, mark), PREMULTIPLIED)

    def pieces(self, key: SpriteKey, pose: Pose, mark: CardMark) -> tuple[Piece, ...]:
        """Give what a sprite is drawn from, its shadow first."""
        self.rough = False
        if pose.alpha <= 0:
            return ()
        return tuple(self._chip(key, pose) if key[0] == CHIP else self._card(key, pose, mark))

    def _card(self, key: SpriteKey, pose: Pose, mark: CardMark) -> Iterator[Piece]:
        height = self.height(pose.size)
        centre = (round(pose.x * self.unit), round(pose.y * self.unit))
        turn = -pose.turn
        yield from self._under(centre, height, pose, mark)
        drawn = self._face(key, pose, height, mark)
        if pose.alpha < 1:
            drawn = faded(drawn, pose.alpha)
        yield centred(drawn, centre)
        if mark.outline:
            yield centred(outline(height, round(turn * 2) / 2, mark.outline), centre)
        if mark.lamp:
            corner = pygame.Vector2(0.09 - SHAPE / 2, -0.53).rotate(-turn) * height
            yield centred(mark.lamp, (round(centre[0] + corner.x), round(centre[1] + corner.y)))

    def _face(self, key: SpriteKey, pose: Pose, height: int, mark: CardMark) -> pygame.Surface:
        """Give the picture of the side that is seen, as much of it as is seen."""
        up = pose.face >= 0.5 and key[0] != HIDDEN
        code = self._pack.spell(key[1]) if up else BACK
        if mark.moving and pose.face < 1 and not self._sprites.has(code):
            code = BACK  # until it has been drawn beside the frames
        width = seen_of(pose) if key[0] != HIDDEN else 1.0
        if width >= 1 - STILL:
            return self._sprites.card(code, height, -pose.turn, mark.dim, mark.moving)
        return self._sprites.flipping(code, height, -pose.turn, width, mark.moving)

    def _under(self, centre: tuple[int, int], height: int, pose: Pose, mark: CardMark) -> Iterator[Piece]:
        width = seen_of(pose)
        coarse = 4 if width < 1 - STILL else 2 if mark.moving else 1
        step, about, high = 3 * min(2, coarse), ABOUT * coarse, TALL * min(2, coarse)
        lift = round(pose.lift * self.unit / step) * step
        degrees, tall = round(-pose.turn / about) * about, round(height / high) * high
        if pose.alpha > 0.5 and not mark.flat:
            drop = max(2, round(height * 0.018)) + round(lift * 0.55)
            share = width if width < 1 - STILL else 1.0
            dark = self._shadow(tall, degrees, lift, share)
            yield centred(dark, (centre[0] + max(1, drop // 4), centre[1] + drop))
        if mark.glow:
            halo = glow(height, round(-pose.turn), mark.glow)
            yield centred(halo if mark.shine >= 1 else faded(halo, mark.shine), centre)

    def _shadow(self, height: int, turn: int, lift: int, share: float) -> pygame.Surface:
        """Give the shadow of a card of which a share of the width is seen, or for a frame one that is nearly alike."""
        if not shadows.has(height, turn, lift, share):
            self._shadows -= 1
            found = shadows.passing(height, turn, lift, share) if self._shadows < 0 else None
            if found is not None:
                self.rough = True
                return found
        return slim_shadow(height, turn, share) if share < 1 else shadow(height, turn, lift)

    def _chip(self, key: SpriteKey, pose: Pose) -> Iterator[Piece]:
        told = heap_item(key)
        width = max(14, round(CHIP_WIDTH * pose.size * self.unit))
        x, y = round(pose.x * self.unit), round(pose.y * self.unit)
        if told.index % 10 == 0 or pose.lift > 0:
            down = round((5 + pose.lift * 0.6) * self.unit)
            yield centred(shade(width), (x + width // 24, y + down))
        drawn = stack(told.name, 1, width, self._digits.get(told.name, ""))
        if pose.face < 0.5:
            drawn = resting(drawn)
        if pose.alpha < 1:
            drawn = faded(drawn, pose.alpha)
        yield centred(drawn, (x, y))


def seen_of(pose: Pose) -> float:
    """Tell what share of its width is seen of a card: never so little that only a line were left of it."""
    return max(THINNEST, abs(2 * pose.face - 1))


def centred(drawn: pygame.Surface, centre: tuple[int, int]) -> Piece:
    """Put a surface in its place by its middle."""
    return drawn, drawn.get_rect(center=centre)


def card_height(size: float, unit: float) -> int:
    """Give the height in pixels of a card of a size, where a table unit has so many pixels."""
    return max(24, round(CARD_HEIGHT * size * unit))


@lru_cache(maxsize=64)
def outline(height: int, turn: float, colour: Colour) -> pygame.Surface:
    """Give the line around a card that has the focus."""
    thick = max(3, height // 48)
    width, gap = round(height * SHAPE), max(2, height // 80)
    across, along = width + 2 * (thick + gap) + 4, height + 2 * (thick + gap) + 4
    body = (
        f'<rect x="{2 + thick / 2}" y="{2 + thick / 2}" width="{across - 4 - thick}" height="{along - 4 - thick}" '
        f'rx="{height * 0.055:.1f}" fill="none" stroke="{hexa(colour)}" stroke-width="{thick}"/>'
    )
    size = f'width="{across}" height="{along}" viewBox="0 0 {across} {along}"'
    drawn = raster(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>', across, along)
    return pygame.transform.rotozoom(drawn, turn, 1) if turn else drawn


def digits_of(rules: Rules[Any, Any]) -> Mapping[str, str]:
    """Say what is printed on the chips of a game: what each unit is worth in the smallest one."""
    units = rules.spec.units
    nothing = (0,) * len(units)
    found = {}
    for place, unit in enumerate(units):
        one = tuple(int(other == place) for other in range(len(units)))
        worth = rules.worth((one, *(nothing for _ in range(rules.spec.seats - 1))))[0]
        found[unit] = str(worth)
    return found if len(units) > 1 else {}
