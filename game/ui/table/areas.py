"""How the window is shared out: it is the table all over, with the score in one lower corner and me in the other.

The game's name and the tools stand on the wall above. In an upright window the corners lie above my hand.
"""

import pygame

from game.core.deal import HAND
from game.core.record import record, replace
from game.core.rules import Spec
from game.stage.pose import (
    CARD_WIDTH,
    PAGE,
    USUAL_SIZE,
    Slot,
    TableViewport,
    Zone,
    is_upright,
    viewport_for,
)
from game.storage.settings import HandEnd, Settings
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import HEADING, SMALL
from game.ui.layout import text_px
from game.ui.table.lettering import NOTE

SIDE, FOOT = 22, 17
"""Design units between the corners and the edges of the window."""
CORNER, NARROW, BROAD = 314, 264, 350
"""Design units of a corner's width: usually, beside a hand of many cards, and for two figures in large type."""
MINE = 90
"""Design units of my own plate's height, which stands lowest in the left corner."""
SCORE, UPRIGHT_SCORE, RECKONING = 0.36, 0.2, 0.21
"""How much of the window's height the score takes at most, and the reckoning of a deal that is looked back at."""
ADVICE = 0.54
"""How much of the window's height the left corner takes, with my plate and advice above it."""
MANY = 9
"""A hand of so many cards wants more of the window's width."""
ROOMY = 1720
"""Units of the window's width from which on such a hand has room beside the score."""
LARGE = 1.4
"""Text so much enlarged has no room in the corners: they become tabs."""
TAUGHT, TAUGHT_GROWN = (458, 320), (303, 62)
"""Design units of the teacher's paper, and what it grows by with text twice as large."""
MEDAL, TAIL = 92, 12
"""Design units of the portrait of whoever advises, and of the point of the paper towards it."""
RESULT = 1020
"""Design units of the width of the sheet on which the result of a deal is told."""
RESULT_TOP = 0.19
"""How far down in the window that begins, as a share of its height, where it is not very high."""
TWO_ROWS = 640
"""Design units that a hand of many cards takes in two rows at least."""
NEXT_TO, UPRIGHT_NEXT_TO = 0.6, 0.78
"""Widths of a card that are left to the trick's middle beside the paper; in an upright window my card lies there."""


@record
class TableAreas:
    """The parts of the screen, in pixels, and the table as the stage wants it."""

    size: tuple[int, int]
    unit: float  # pixels of one table unit
    top: pygame.Rect  # the strip of the wall with title and tools
    bottom: pygame.Rect  # what is kept free at the foot: nothing, but in look back
    panel: pygame.Rect  # the right corner, for the score
    mine: pygame.Rect  # the left corner, for my plate and for advice above it
    sheet: pygame.Rect  # what opens over the lower right half
    cloth: pygame.Rect  # where cards lie
    tabs: bool  # what stands in the corners is folded to tabs
    viewport: TableViewport
    teacher: pygame.Rect | None = None  # in a lesson, the room for the paper in the left corner
    medal: pygame.Rect | None = None  # and where the teacher is seen below it; in large type she is on it

    @property
    def upright(self) -> bool:
        """Whether the window is higher than wide, so that my hand takes its foot all across."""
        return is_upright(*self.size)

    def rect(self, spot: Slot | Zone) -> pygame.Rect:
        """Turn a spot of the stage into pixels."""
        zone = spot if isinstance(spot, Zone) else spot.zone
        left, top = round(zone.left * self.unit), round(zone.top * self.unit)
        return pygame.Rect(
            left, top, round(zone.right * self.unit) - left, round(zone.bottom * self.unit) - top
        )

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Turn a point of the stage into pixels."""
        return round(x * self.unit), round(y * self.unit)

    def zone(self, rect: pygame.Rect) -> Zone:
        """Turn a rectangle of pixels into a zone of the stage."""
        return Zone(*(edge / self.unit for edge in (rect.left, rect.top, rect.right, rect.bottom)))

    def notice_room(self, look: ResolvedTheme) -> pygame.Rect:
        """Give the room at whose head notices stand: on the wall, between title and tools."""
        room = self.cloth.inflate(-self.size[0] // 2, 0)
        room.top = look.px(10)
        return room

    def units(self, at: tuple[int, int]) -> tuple[float, float]:
        """Turn pixels into a point of the stage."""
        return at[0] / self.unit, at[1] / self.unit


def areas_for(
    look: ResolvedTheme,
    spec: Spec,
    settings: Settings,
    *,
    foot: int = 0,
    taught: bool = False,
) -> TableAreas:
    """Share the window out for a game; where one is taught, the left corner is wider.

    So many pixels below a table at which one only looks are left to something else.
    """
    width, height = look.size
    unit, upright = look.unit, is_upright(width, height)
    top = pygame.Rect(0, 0, width, look.px(14) + look.leading(HEADING) + look.leading(NOTE))
    viewport = replace(
        viewport_for(width, height),
        top=0.0,
        bottom=foot / unit,
        left=0.0,
        right=0.0,
        text=look.text_share,
        cards=settings.card_size,
        trumps_first=settings.trumps is HandEnd.LEFT,
        clockwise=spec.clockwise,
    )
    cloth = pygame.Rect(0, 0, width, height - foot)
    many = full_hand(spec) >= MANY and not upright
    tabs = look.text_scale >= LARGE or (many and width < ROOMY * unit)
    wide = look.px(NARROW if many else BROAD if tabs else CORNER)
    tall = (
        tab_height(look) * 2 + look.px(10)
        if tabs
        else round(height * (UPRIGHT_SCORE if upright else RECKONING if foot else SCORE))
    )
    floor = round(viewport.corner_floor * unit) - look.px(FOOT)
    side = look.px(SIDE)
    panel = pygame.Rect(width - side - wide, floor - tall, wide, tall)
    high = round(height * (UPRIGHT_SCORE if upright else ADVICE))
    mine = pygame.Rect(side, floor - high, wide, high)
    kept = (look.px(MINE) + look.px(FOOT)) / unit
    viewport = replace(
        viewport,
        left_corner=((wide + 2 * side) / unit, kept),
        right_corner=((wide + 2 * side) / unit, (tall + look.px(FOOT)) / unit),
    )
    broad = min(width - 2 * side, max(round(width * 0.36), text_px(look, 420)))
    deep = round(height * (0.44 if upright else 0.7))
    sheet = pygame.Rect(width - side - broad, floor - deep, broad, deep)
    areas = TableAreas(
        look.size,
        unit,
        top,
        pygame.Rect(0, height - foot, width, foot),
        panel,
        mine,
        sheet,
        cloth,
        tabs,
        viewport,
    )
    return _with_teacher(look, areas, many=many, low=bool(foot)) if taught else areas


def _with_teacher(look: ResolvedTheme, areas: TableAreas, *, many: bool, low: bool) -> TableAreas:
    """Give the left corner to the teacher and her paper; my plate stands beside her, or above the tabs at the right."""
    unit, side, gap, viewport = look.unit, look.px(SIDE), look.px(10), areas.viewport
    more, plate = min(1.0, look.text_share - 1), look.px(MINE)
    wide, tall = (look.px(size + grown * more) for size, grown in zip(TAUGHT, TAUGHT_GROWN, strict=True))
    tall = round(tall * areas.cloth.height / look.height)
    card = (
        (UPRIGHT_NEXT_TO if areas.upright else NEXT_TO)
        * CARD_WIDTH
        * USUAL_SIZE
        * viewport.page
        / PAGE
        * unit
    )
    wide = min(wide, round(look.width / 2 - card) - side - gap)
    floor, right = areas.mine.bottom, viewport.right_corner
    if many:
        wide = min(wide, areas.panel.left - look.px(TWO_ROWS * viewport.page / PAGE) - 3 * side)
    if areas.tabs or low:
        paper, medal = pygame.Rect(side, floor - tall, wide, tall), None
        mine = pygame.Rect(areas.panel.x, areas.panel.top - gap - plate, areas.panel.width, plate)
        right = (right[0], right[1] + (gap + plate) / unit)
    else:
        foot = floor - plate
        medal = pygame.Rect(side, foot - (look.px(MEDAL) - plate), look.px(MEDAL), look.px(MEDAL))
        paper = pygame.Rect(side, medal.top - look.px(TAIL) - tall, wide, tall)
        mine = pygame.Rect(medal.right + gap, foot, wide - medal.width - gap, plate)
    corner = (paper.right + side) / unit, (floor + look.px(FOOT) - paper.top) / unit
    spot = Zone(mine.left / unit, mine.top / unit, mine.right / unit, mine.bottom / unit)
    viewport = replace(viewport, left_corner=corner, right_corner=right, plate=spot)
    return replace(areas, viewport=viewport, teacher=paper, medal=medal)


def full_hand(spec: Spec) -> int:
    """Tell how many cards a hand has once the pack has been dealt."""
    return sum(each.count for each in spec.packets if each.heap == HAND and each.seat == 0)


def tab_height(look: ResolvedTheme) -> int:
    """Give the height of what a corner is folded to."""
    return max(look.touch(64), look.leading(SMALL) + 2 * look.px(14))
