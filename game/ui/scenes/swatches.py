"""Looks to choose by their pictures: cloths, woods, card backs, portraits; one is pressed, its name beneath it."""

from collections.abc import Callable
from functools import partial

import pygame

from game.core.record import record
from game.storage.settings import FeltColour, Wood
from game.ui.blocks import (
    LABEL,
    SMALL,
    Align,
    Block,
    Centre,
    Column,
    Grid,
    Picture,
    Row,
    RowButton,
    Switch,
    Text,
    Tint,
)
from game.ui.draw.cloth import cloth, inlay
from game.ui.draw.pack_art import BACKS, SHAPE
from game.ui.draw.paint import panelling
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.rooms import ROOMS, in_small
from game.ui.draw.stretched import flattened
from game.ui.draw.theme import WOODS
from game.ui.scenes.labels import IconSign
from game.ui.shell.scene import Command

NARROWEST = 104
"""Design units of a thumbnail with its plate, before the text scale."""
MOST = 6
"""Thumbnails side by side."""
WIDE, TALL = 128, 74
"""Design units of a piece of cloth or wood."""
FACE = 68
BACK_TALL = 98
SLICES = 4
ROUND = 8

Paint = Callable[[ResolvedTheme, tuple[int, int]], pygame.Surface]


@record
class Sample:
    """One look there is to choose."""

    value: str
    name: str
    paint: Paint
    wide: float = WIDE
    tall: float = TALL


def swatches(
    key: str, caption: str, samples: tuple[Sample, ...], chosen: str, choose: Callable[[str], Switch]
) -> Block:
    """Set samples in rows below their caption; the chosen one is rimmed and ticked."""
    cards = tuple(_swatch(key, each, each.value == chosen, partial(choose, each.value)) for each in samples)
    return Column((Text(caption, LABEL), Grid(cards, NARROWEST, gap=10, most=MOST)), gap=8)


def _swatch(key: str, sample: Sample, selected: bool, press: Command) -> Block:
    picture = Centre(Picture(sample.name, sample.paint, sample.wide, sample.tall), sample.wide)
    name: Block = Text(sample.name, SMALL, side=Align.CENTRE)
    if selected:
        name = Centre(Row((IconSign("check"), Text(sample.name, SMALL, Tint.GOLD)), gap=5), 0)
    part = Column((picture, name), gap=6)
    return RowButton(
        f"{key}/{sample.value}",
        sample.name,
        part,
        press,
        selected,
        sides=6,
        ends=9,
    )


def table_sample(value: FeltColour, name: str) -> Sample:
    """Show a piece of cloth with the inlaid line, or slices of several rooms."""

    def sliced(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        piece, shown = pygame.Surface(size), list(ROOMS)[1 : SLICES + 1]
        for place, room in enumerate(shown):
            left, right = (size[0] * (place + end) // len(shown) for end in (0, 1))
            picture = in_small(room, size, plain=look.palette.panel_bottom == (0, 0, 0))
            piece.blit(picture, (left, 0), (left, 0, right - left, size[1]))
        return piece

    def made(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        piece = cloth(value, *size, dark=look.palette.panel_bottom == (0, 0, 0))
        inset = look.px(7)
        inlay(piece, piece.get_rect().inflate(-2 * inset, -2 * inset), 0.9 * look.unit)
        return piece

    return Sample(value, name, _cut(f"cloth {value}", sliced if value is FeltColour.ROOM else made))


def wood_sample(value: Wood, name: str) -> Sample:
    """Show a piece of wood."""
    return Sample(value, name, _cut(f"wood {value}", lambda _, size: panelling(size, *WOODS[value])))


def back_sample(value: str, name: str) -> Sample:
    """Show the back of a card."""

    def paint(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        drawn = look.paint.picture(f"cards/{BACKS[value]}.svg", (round(size[1] * SHAPE), size[1]))
        return drawn or pygame.Surface((1, 1), pygame.SRCALPHA)

    return Sample(value, name, paint, wide=BACK_TALL * SHAPE, tall=BACK_TALL)


def face_sample(value: str, name: str) -> Sample:
    """Show a portrait."""
    return Sample(value, name, lambda _, size: portrait(value, min(size)), wide=FACE, tall=FACE)


def _cut(key: str, make: Paint) -> Paint:
    """Keep what is drawn once, with round corners."""

    def paint(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        return look.paint.kept(
            (key, size, look.palette.panel_bottom), lambda: rounded(look, make(look, size))
        )

    return paint


def rounded(look: ResolvedTheme, drawn: pygame.Surface, radius: float = ROUND) -> pygame.Surface:
    """Give a picture round corners."""
    piece = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    piece.blit(drawn, (0, 0))
    side = min(look.px(radius), *(half // 2 for half in drawn.get_size()))
    mask = flattened(look.paint.shade((2 * side, 2 * side), side, (255, 255, 255), 255))
    for column, row in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner = mask.subsurface((column * side, row * side, side, side))
        at = column * (drawn.get_width() - side), row * (drawn.get_height() - side)
        piece.blit(corner, at, special_flags=pygame.BLEND_RGBA_MULT)
    return piece
