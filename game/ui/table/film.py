"""A film as it is seen: the room darkens, sparks fly behind a card, a bird rises, and a line says what it won."""

from collections.abc import Hashable, Mapping

import pygame

from game.core.cards import Card
from game.stage.films import BIRD, bird_at, line_at, shade_at, trail_at
from game.stage.motion import Shot
from game.stage.pose import CARD, FLYING, Pose, SpriteKey
from game.telling.captions import Captions
from game.ui.draw.composition import Layers, Piece
from game.ui.draw.paint import put
from game.ui.draw.picture_transforms import faded
from game.ui.draw.theme import Style
from game.ui.draw.vector import raster
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.painter import SpritePainter
from game.wording import figure

COARSE, LEVELS = 8, 8
"""The shade is drawn at this part of the size, and as dark as one of so many levels."""
SHAPE = 220 / 190
"""Width of the picture of a bird by its height."""
POSITIONS = ("up", "level", "down")
DRAWN = 0.4
"""Seconds after which they are made, one by one, before the bird is seen."""
SPARK = 44.0
"""Units of the width of a spark."""
LINE = Style("EBGaramond-SemiBold", 44, 24, 0.6, 1.12)
BOX = "http://www.w3.org/2000/svg"


class FilmPicture:
    """Draws the films of one table."""

    def __init__(self, context: UiContext, captions: Captions, painter: SpritePainter) -> None:
        self._context = context
        self._painter = painter
        self._foreseen: Mapping[Card, Pose] = {}
        self._captions = captions
        self._shade: tuple[object, pygame.Surface, pygame.Surface] | None = None  # coarse, and drawn out
        self._level = 0
        self._line: tuple[object, pygame.Surface] | None = None

    def layers(
        self,
        areas: TableAreas,
        film: tuple[Shot, float] | None,
        dark: float,
        poses: Mapping[SpriteKey, Pose],
        hovering: float = 0.0,
    ) -> tuple[Layers, Layers]:
        """Give what lies over the table, and over the cards of a film; without one, the room may be dark by itself."""
        if film is not None:
            shot, at = film
            if self._foreseen is not shot.lying:
                self._foreseen = shot.lying
                self._painter.prefetch_lying(shot.lying)
            shade = self._shaded(areas, (shot.card.x, shot.card.y), shade_at(at))
            return shade, self._above(areas, shot, at, poses, hovering)
        if dark:
            return self._shaded(areas, (areas.viewport.zone.x, areas.viewport.zone.y), dark), {}
        self._shade = self._line = None
        return {}, {}

    def _shaded(self, areas: TableAreas, middle: tuple[float, float], strength: float) -> Layers:
        """Darken everything around a point of the table, so much of the whole."""
        level = round(LEVELS * strength)
        if not level:
            return {}
        key = areas.size, middle
        if self._shade is None or self._shade[0] != key:
            coarse = _shade(areas, areas.point(*middle))
            self._shade, self._level = (key, coarse, pygame.Surface(areas.size, pygame.SRCALPHA)), 0
        _, coarse, whole = self._shade
        if level != self._level:
            self._level = level
            part = faded(coarse, level / LEVELS) if level < LEVELS else coarse
            pygame.transform.smoothscale(part, areas.size, whole)
        return {("shade", level): ((whole, whole.get_rect()),)}

    def _above(
        self, areas: TableAreas, shot: Shot, at: float, poses: Mapping[SpriteKey, Pose], hovering: float
    ) -> Layers:
        """Draw what is seen over the trick."""
        found: dict[Hashable, tuple[Piece, ...]] = {}
        flying = [pose for (kind, _), pose in poses.items() if kind == CARD and pose.depth >= 3 * FLYING]
        sparks = trail_at(shot, at, flying[0] if len(flying) == 1 else None)
        found["sparks"] = tuple(self._spark(areas, *each) for each in sparks)
        found["line"] = self._told(areas, shot, line_at(at))
        found["bird"] = self._bird(areas, shot, at, hovering)
        return found

    def _spark(self, areas: TableAreas, x: float, y: float, strength: float) -> Piece:
        side = max(6, round(SPARK * (0.5 + strength / 2) * areas.unit) // 4 * 4)
        drawn = self._context.look.paint.vector(_SPARK, (side, side))
        drawn = faded(drawn, round(strength * 8) / 8)
        return drawn, drawn.get_rect(center=areas.point(x, y))

    def _bird(self, areas: TableAreas, shot: Shot, at: float, hovering: float) -> tuple[Piece, ...]:
        """Draw the bird and its shadow; its pictures are made one by one before it is seen."""
        flown, paint = bird_at(shot, at, hovering), self._context.look.paint
        wide = max(24, round(BIRD * areas.unit))
        if flown is None:
            if at >= DRAWN:
                paint.picture(_file(shot, POSITIONS[round(at * 20) % 3]), (wide, round(wide / SHAPE)))
            return ()
        drawn = paint.picture(_file(shot, flown.wings), (wide, round(wide / SHAPE)))
        if drawn is None or flown.alpha <= 0:
            return ()
        drawn = pygame.transform.flip(drawn, True, False) if flown.left else drawn
        turn = flown.turn if flown.left else -flown.turn
        drawn = pygame.transform.rotozoom(drawn, turn, flown.width * areas.unit / wide)
        drawn = drawn if flown.alpha >= 1 else faded(drawn, flown.alpha)
        deep = max(8, round(0.2 * flown.width * areas.unit / 4) * 4)  # so that few sizes are kept
        dark = paint.vector(_SHADOW, (3 * deep, deep))
        dark = dark if flown.alpha >= 1 else faded(dark, flown.alpha)
        below = areas.point(flown.x - 14.0, flown.y + flown.drop)
        middle = areas.point(flown.x, flown.y)
        return (dark, dark.get_rect(center=below)), (drawn, drawn.get_rect(center=middle))

    def _told(self, areas: TableAreas, shot: Shot, strength: float) -> tuple[Piece, ...]:
        """Say on paper what was won, or that it failed."""
        if strength <= 0:
            return ()
        look = self._context.look
        text = self._captions.step_named(shot.film.step)
        text = f"{text}  {figure(shot.film.amount, plus=True)}" if shot.film.made else text
        key = text, self._context.stamp
        if self._line is None or self._line[0] != key:
            words = look.line(text, LINE, look.palette.ink)
            size = words.get_width() + 2 * look.px(30), look.leading(LINE) + 2 * look.px(13)
            drawn, palette = pygame.Surface(size, pygame.SRCALPHA), look.palette
            rim = palette.gold_line if shot.film.made else palette.paper_line
            plate = look.paint.plate(
                size, look.px(14), palette.paper_top, palette.paper_bottom, rim, 2.4 * look.unit
            )
            put(drawn, plate, (0, 0))
            put(drawn, words, ((size[0] - words.get_width()) / 2, (size[1] - words.get_height()) / 2))
            self._line = key, drawn
        drawn = self._line[1]
        drawn = drawn if strength >= 1 else faded(drawn, strength)
        box = drawn.get_rect(center=areas.point(areas.viewport.width / 2, shot.middle[1]))
        return ((drawn, box.clamp(areas.cloth)),)


def _file(shot: Shot, wings: str) -> str:
    return f"birds/{shot.film.bird}_{wings}.svg"


def _shade(areas: TableAreas, middle: tuple[int, int]) -> pygame.Surface:
    """Draw the shade at a part of the size: nearly clear about its middle, darkest in the corners."""
    width, height = (max(2, -(-side // COARSE)) for side in areas.size)
    x, y = middle
    reach = 0.62 * max(areas.size) / COARSE
    stops = "".join(
        f'<stop offset="{at}" stop-color="#000000" stop-opacity="{much}"/>'
        for at, much in ((0, 0.1), (0.3, 0.22), (0.6, 0.52), (1, 0.8))
    )
    down = reach if height > width else 0.72 * reach
    place = f"translate({x / COARSE:.1f} {y / COARSE:.1f}) scale({reach:.1f} {down:.1f})"
    return raster(
        f'<svg xmlns="{BOX}" viewBox="0 0 {width} {height}"><defs><radialGradient id="s" '
        f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="{place}">{stops}</radialGradient>'
        f'</defs><rect width="{width}" height="{height}" fill="url(#s)"/></svg>',
        width,
        height,
    )


def _soft(wide: int, tall: int, stops: tuple[tuple[float, str, float], ...]) -> str:
    drawn = "".join(
        f'<stop offset="{at}" stop-color="{ink}" stop-opacity="{much}"/>' for at, ink, much in stops
    )
    place = f"translate({wide / 2} {tall / 2}) scale({wide / 2} {tall / 2})"
    return (
        f'<svg xmlns="{BOX}" viewBox="0 0 {wide} {tall}"><defs><radialGradient id="g" '
        f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="{place}">{drawn}</radialGradient>'
        f'</defs><rect width="{wide}" height="{tall}" fill="url(#g)"/></svg>'
    )


_SPARK = _soft(40, 40, ((0, "#fff4cf", 0.9), (0.3, "#ffdf96", 0.5), (1, "#ffcf6b", 0.0)))
_SHADOW = _soft(60, 20, ((0, "#000000", 0.42), (0.5, "#000000", 0.22), (1, "#000000", 0.0)))
