"""Draws the table itself: the cloth, which never changes, and cards, chips and marks upon it."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import field, replace

import pygame

from game.core.cards import Card, Cards
from game.core.record import record
from game.stage.pose import CARD, HELD, Pose, SpriteKey
from game.storage.settings import Settings
from game.ui.draw.cloth import cloth, inlay, ring
from game.ui.draw.indices import PREMULTIPLIED
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.sprites import SHAPE
from game.ui.draw.theme import Colour, hexa
from game.ui.draw.vector import raster
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import CAPTION, write
from game.ui.table.painter import FLAT, MOVING, PLAIN, CardMark, SpritePainter
from game.ui.widgets.chrome import lamp


@record
class Marks:
    """What stands out on the table now."""

    dim: Cards  # cards of my hand that may not be played
    winning: Card | None  # the card that is winning the trick
    chosen: Cards
    hinted: Cards
    focused: Card | None
    flying: Collection[SpriteKey] = ()  # what is on its way
    fresh: Mapping[Card, float] = field(default_factory=dict)  # how strongly cards glow that have just come


FRESH: Colour = (96, 178, 255)
"""The halo of a card that has just come: on felt and on paper alike it is seen, and no mistake for gold."""
SQUARED = 4.0
"""Units between two cards of a squared pile, at most: only the lowest throws a shadow."""


class TableRenderer:
    """Draws one table."""

    def __init__(self, painter: SpritePainter) -> None:
        """Draw with these sprites."""
        self._painter = painter
        self._areas: pygame.Surface | None = None
        self._laid: tuple[str, bool, TableAreas] | None = None

    def spread(
        self, canvas: pygame.Surface, look: ResolvedTheme, areas: TableAreas, settings: Settings, middle: Pose
    ) -> None:
        """Spread the cloth, kept until size or colour change."""
        wanted = (str(settings.felt), settings.high_contrast, areas)
        if self._laid != wanted or self._areas is None:
            self._areas = cloth(str(settings.felt), *areas.size, dark=settings.high_contrast)
            edge = look.px(8)
            inlay(self._areas, areas.cloth.inflate(-edge, -edge), look.unit)
            radius = round(205 * middle.size * areas.unit)
            ring(self._areas, areas.point(middle.x, middle.y), radius, look.unit)
            self._laid = wanted
            self._painter.unit = areas.unit
        canvas.blit(self._areas, (0, 0))

    def lying(
        self, canvas: pygame.Surface, look: ResolvedTheme, poses: Mapping[SpriteKey, Pose], marks: Marks
    ) -> None:
        """Draw what lies on the table and what flies over it, from the bottom up."""
        lying = {key: pose for key, pose in poses.items() if pose.depth < HELD}
        self._pile(canvas, lying, lambda key, pose: self._mark(look, key, pose, marks))

    def held(self, canvas: pygame.Surface, poses: Mapping[SpriteKey, Pose]) -> None:
        """Draw the card the player holds, above everything else."""
        self._pile(
            canvas, {key: pose for key, pose in poses.items() if pose.depth >= HELD}, lambda *_: MOVING
        )

    def _pile(
        self,
        canvas: pygame.Surface,
        poses: Mapping[SpriteKey, Pose],
        mark_of: Callable[[SpriteKey, Pose], CardMark],
    ) -> None:
        """Draw from the bottom up; what lies squarely on the one below throws no shadow of its own."""
        below = (-100.0, -100.0)
        for key, pose in sorted(poses.items(), key=lambda entry: entry[1].depth):
            mark = mark_of(key, pose)
            if abs(pose.x - below[0]) + abs(pose.y - below[1]) < SQUARED:
                mark = FLAT if mark is PLAIN else replace(mark, flat=True)
            self._painter.draw(canvas, key, pose, mark)
            below = (pose.x, pose.y)

    def _mark(self, look: ResolvedTheme, key: SpriteKey, pose: Pose, marks: Marks) -> CardMark:
        moving = key in marks.flying
        if key[0] != CARD:
            return MOVING if moving else PLAIN
        card = key[1]
        warm: Colour | None = None
        if marks.winning == card or marks.chosen >> card & 1:
            warm = look.palette.focus
        shine = 1.0 if warm else marks.fresh.get(card, 0.0)
        warm = warm or (FRESH if shine else None)
        sign = lamp(look, max(18, self._painter.height(pose.size) // 7)) if marks.hinted >> card & 1 else None
        outline = look.palette.focus if marks.focused == card else None
        dim = bool(marks.dim >> card & 1)
        if not (dim or warm or outline or sign):
            return MOVING if moving else PLAIN
        return CardMark(dim, warm, outline, sign, moving or pose.lift > 12, shine=shine)

    def slot(
        self, canvas: pygame.Surface, look: ResolvedTheme, areas: TableAreas, pose: Pose, name: str
    ) -> None:
        """Mark the place of my card with a dashed line."""
        height = self._painter.height(pose.size)
        drawn = dashed(height, look.palette.gold)
        box = drawn.get_rect(center=areas.point(pose.x, pose.y))
        canvas.blit(drawn, box, special_flags=PREMULTIPLIED)
        at = (box.centerx, box.bottom - look.px(28))
        write(canvas, look, name, CAPTION, look.palette.gold, at, "center")


_DASHED: dict[tuple[int, Colour], pygame.Surface] = {}


def dashed(height: int, colour: Colour) -> pygame.Surface:
    """Draw the outline of a card in dashes, side by side with open ends, for closed dashes leave a stray line."""
    if (height, colour) not in _DASHED:
        _DASHED.clear()
        width = round(height * SHAPE)
        corner, thick = height * 0.05, max(1.5, height / 120)
        inner, outer = thick, (width - thick, height - thick)
        sides = (
            f"M{corner} {inner}H{width - corner}",
            f"M{corner} {outer[1]}H{width - corner}",
            f"M{inner} {corner}V{height - corner}",
            f"M{outer[0]} {corner}V{height - corner}",
        )
        dash = f'stroke-dasharray="{height * 0.035:.1f} {height * 0.03:.1f}"'
        line = f'fill="none" stroke="{hexa(colour)}" stroke-width="{thick:.1f}" stroke-opacity="0.6"'
        body = f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{corner:.1f}" fill="#000" fill-opacity="0.14"/>'
        body += "".join(f'<path d="{side}" {line} {dash}/>' for side in sides)
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
        _DASHED[height, colour] = raster(svg, width, height)
    return _DASHED[height, colour]
