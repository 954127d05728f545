"""The picture behind the title: the game room in the evening, people across the table, and a hand of cards upon it."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

import pygame

from game.core.record import record, replace
from game.resources import read_text
from game.stage.moods import Expression, Mood
from game.stage.rim import Rim
from game.ui.draw.busts import Seated, fist, light, seated
from game.ui.draw.light import scaled
from game.ui.draw.pack_art import BACK, PREMULTIPLIED, SHAPE, PackArt, PackStyle, pack_style_of
from game.ui.draw.page_grounds import Woods, game_room
from game.ui.draw.rooms import own_cloth, painted
from game.ui.draw.shadows import shadow
from game.ui.draw.vector import raster
from game.ui.kit.page import Page

PAGE = 720.0
"""Everything is measured in units of a window so high."""
MIDDLE = 0.715
"""Where the middle of the table is, as a share of the width: the menu stands at its left …"""
UPRIGHT, BELOW, LOWER, SPREAD = 820.0, 0.41, 0.5, 1.55
"""… or above it in an upright window, which is so many units wide: how much lower all is, also below a menu in large
type, and how much wider apart."""
DIM, DIM_ABOVE = 0.5, 0.2
"""How much light is left behind the menu at the left, and above, where there are lamps behind it."""
CLOSE = 1.8
"""How far people are apart where they have but a share of the width, over a menu in large type, for all of it."""
BETWEEN = 0.06
"""Where lamps hang then, from the middle, as a share of the width in which people sit."""
RIM = Rim(x=0, y=752, across=960, down=566, left=0, width=760, side=0)
SITTING = ("colonel", -0.19, Mood.THINKING), ("marquise", 0.0, Mood.PLEASED), ("contessa", 0.19, Mood.SLY)
"""Who sits where, as shares of the width from the middle, and in which mood."""
SIDE, SIDE_WIDE, SUNK = 168, 0.165, 0.07
"""The side of a person, at most this share of the width, and how much of it the table hides."""
CARDS = "AS", "KH", "JOK", "QC", "JD"
TALL, APART, TURN, FOOT, ARCHED = 212, 88, 10.5, 394, 9
"""How high a card is, how far from the next, how much more turned, how far down the middle one, and those beside it."""
WIDE = 1160.0
"""Units of the width in which cards are so high; in a narrower window they are smaller."""
HELD, BACK_TALL, BACK_APART, BACK_TURN = 5, 62, 13, 9
"""The cards somebody holds."""
GLASS = (0.25, 372), (110, 100)
"""Where a glass of wine stands, as a share of the width from the middle and from above, and how large it is."""
LOOKS = 0.04
"""From so far away, as a share of the width, eyes turn to something."""
RISES = 0.07
"""How much more of the picture is seen at every frame, once it has been painted."""
FINER = 2
"""Cards are drawn so many times larger and then turned, so that their edges are smooth."""


class TitlePicture:
    """Shows it, out of the dark; the eyes of those who sit there follow what the player points at."""

    def __init__(self) -> None:
        self._light = 0.0  # how much of it is seen; until it has been painted there is the wall
        self._wall: pygame.Surface | None = None

    @property
    def unfinished(self) -> bool:
        """Whether there is more to be seen at the next frame."""
        return self._light < 1

    def draw(self, page: Page[Any], canvas: pygame.Surface, start: float) -> None:
        """Draw it over all of the canvas; people may have room from a share of its width on."""
        context, size = page.context, canvas.get_size()
        mine, palette = context.settings, context.look.palette
        look = TitleLook(
            (palette.wood_lit, palette.wood_dim),
            own_cloth(mine.felt),
            pack_style_of(mine, context.words),
            start,
        )
        drawn, itself = context.look.paint.behind_title(
            look, size, partial(painted_title, look), lambda _: context.backdrop()
        )
        if not itself:
            self._light, self._wall = 0.0, drawn
            canvas.blit(pygame.transform.smoothscale(drawn, size), (0, 0))
            return
        canvas.blit(drawn, (0, 0))
        self._light = 1.0 if context.still or self._wall is None else min(1.0, self._light + RISES)
        if self._wall is not None and self._light < 1:
            dark = pygame.transform.smoothscale(self._wall, size)
            dark.set_alpha(round(255 * (1 - self._light)))
            canvas.blit(dark, (0, 0))
            return
        self._wall = None
        pointed = page.screen.content.find(page.screen.pointed)
        if pointed is None or context.still:
            return
        for place in range(len(SITTING)):
            away = pointed.rect.centerx - _place(size, place, start).x
            if abs(away) > LOOKS * size[0]:
                _seat(canvas, look, size, place, 1 if away > 0 else -1)


@record
class TitleLook:
    """What the picture depends on."""

    woods: Woods
    cloth: str
    pack: PackStyle
    start: float = 0.0  # where people have room beside the name, as a share of the width; 0 beside the menu


@record
class Framing:
    """Where everything goes in a window of some size."""

    unit: float  # pixels
    middle: float  # of the table, from the left
    top: float  # pixels above all of it
    spread: float  # how far people are apart, as a share of how far they are beside a menu
    card: float  # the unit of what lies on the table; 0 for nothing


def _framing(size: tuple[int, int], start: float) -> Framing:
    wide, high = size
    if start and wide > high:
        return Framing(high / PAGE, (1 + start) / 2 * wide, 0, CLOSE * (1 - start), 0)
    if wide <= high:
        unit = min(wide / UPRIGHT, high / PAGE)
        return Framing(unit, 0.5 * wide, (LOWER if start else BELOW) * high, SPREAD, unit)
    unit = high / PAGE
    return Framing(unit, MIDDLE * wide, 0, 1, min(unit, wide / WIDE))


@lru_cache(maxsize=1)
def painted_title(look: TitleLook, size: tuple[int, int]) -> pygame.Surface:
    """Paint it as large as the window; opaque."""
    framing = _framing(size, look.start)
    unit = framing.unit
    room = game_room(look.woods)
    if look.start and size[0] > size[1]:  # lamps hang between people, off the name
        room = replace(room, lamps=replace(room.lamps, beside=BETWEEN))
    picture = painted(room, size, _rim(size, look.start), look.cloth)
    _darken(picture)
    for place in range(len(SITTING)):
        glow, box = light(_place(size, place, look.start), lit=place == 1)
        picture.blit(glow, box, special_flags=PREMULTIPLIED)
    for place in range(len(SITTING)):
        _seat(picture, look, size, place, 0)
    if not framing.card:
        return picture
    (across, down), (wide, tall) = GLASS
    glass = raster(read_text("rooms/prop_wine.svg"), round(wide * unit), round(tall * unit))
    _lay(picture, glass, (framing.middle + across * framing.spread * size[0], framing.top + down * unit))
    art, small = PackArt(look.pack), framing.card
    high = round(TALL * small)
    for number, code in enumerate(CARDS):
        away = number - (len(CARDS) - 1) / 2
        low = framing.top + FOOT * unit + ARCHED * away * away * small
        at = framing.middle + away * APART * small, low
        _lay(picture, shadow(high, round(-TURN * away), round(7 * unit)), (at[0] + small, at[1] + 5 * small))
        _lay(picture, _turned(art, code, high, -TURN * away), at)
    return picture


def _seat(picture: pygame.Surface, look: TitleLook, size: tuple[int, int], place: int, eyes: int) -> None:
    """Draw one of them with cards in hand, whose eyes look to the left (-1), at the player (0) or to the right."""
    name, _, mood = SITTING[place]
    where = _place(size, place, look.start)
    drawn, box = seated(name, where, Expression(mood, eyes), tilted=True)
    picture.blit(drawn, box, special_flags=PREMULTIPLIED)
    tall = round(BACK_TALL * where.side / SIDE)
    _lay(picture, _hand(look.pack, name, tall), (where.x, where.rim.edge(where.x) + 0.1 * tall))


def _rim(size: tuple[int, int], start: float) -> Rim:
    framing = _framing(size, start)
    made = scaled(RIM, framing.unit)
    across = max(made.across, 0.6 * size[0])
    return Rim(framing.middle, framing.top + made.y, across, made.down, 0.0, made.width, 0.0)


def _place(size: tuple[int, int], place: int, start: float) -> Seated:
    framing, rim = _framing(size, start), _rim(size, start)
    x = framing.middle + SITTING[place][1] * framing.spread * size[0]
    side = min(SIDE * framing.unit, SIDE_WIDE * framing.spread * size[0])
    return Seated(round(x), round(rim.edge(x) + (SUNK - 0.5) * side), round(side), rim)


def _darken(picture: pygame.Surface) -> None:
    """Take light away where the menu stands: at the left, or above in an upright window."""
    width, height = picture.get_size()
    beside = width > height
    small, dim = pygame.Surface((32, 1) if beside else (1, 32)), DIM if beside else DIM_ABOVE
    for at in range(32):
        share = min(1.0, max(0.0, (at / 31 - 0.12) / (0.5 if beside else 0.3)))
        level = round(255 * (dim + (1 - dim) * share * share * (3 - 2 * share)))
        small.set_at((at, 0) if beside else (0, at), (level, level, level))
    picture.blit(
        pygame.transform.smoothscale(small, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )


@lru_cache(maxsize=8)
def _hand(pack: PackStyle, name: str, tall: int) -> pygame.Surface:
    """Draw the cards somebody holds, and the hands that hold them; the middle of the cards is that of the picture."""
    made, art, unit = pygame.Surface((3 * tall, 3 * tall), pygame.SRCALPHA), PackArt(pack), tall / BACK_TALL
    for number in range(HELD):
        away = number - (HELD - 1) / 2
        at = 1.5 * tall + away * BACK_APART * unit, 1.5 * tall + 1.6 * away * away * unit
        _lay(made, _turned(art, BACK, tall, -BACK_TURN * away), at)
    for side in (-1, 1):
        drawn = fist(name, round(0.5 * tall), left=side < 0)
        _lay(made, drawn, (1.5 * tall + side * (2 * BACK_APART + 8) * unit, 1.5 * tall + 28 * unit))
    return made


def _turned(art: PackArt, code: str, tall: int, turn: float) -> pygame.Surface:
    high = FINER * tall
    drawn = raster(art.svg(code, high), round(high * SHAPE), high)
    for _ in art.set_indices(drawn, code, high):
        pass
    return pygame.transform.rotozoom(drawn, turn, 1 / FINER)


def _lay(picture: pygame.Surface, drawn: pygame.Surface, at: Sequence[float]) -> None:
    """Lay a drawing down, its middle here."""
    box = drawn.get_rect(center=(round(at[0]), round(at[1])))
    picture.blit(drawn, box, special_flags=PREMULTIPLIED)
