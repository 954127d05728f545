"""How the window is divided: bar above, bar below, score panel at the right, and the felt between them.

In an upright window the panel lies above the felt, all across it.
"""

import pygame

from game.core.record import record, replace
from game.stage.pose import UPRIGHT_SCORE, Slot, TableViewport, Zone, is_upright, viewport_for
from game.storage.settings import HandEnd
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import HEADING, SMALL_STRONG
from game.ui.layout import text_px
from game.ui.table.lettering import ASIDE

PANEL = 292
"""Design units of the panel at the right, before the text scale, wherever a table is shown, so that it never moves."""


@record
class TableAreas:
    """The parts of the screen, in pixels, and the felt as the stage wants it."""

    size: tuple[int, int]
    unit: float  # pixels of one table unit
    top: pygame.Rect
    bottom: pygame.Rect
    panel: pygame.Rect
    aside: pygame.Rect  # where all else stands that is no part of the table: below the score, or beside it
    cloth: pygame.Rect  # what is left, inside the inlaid line
    viewport: TableViewport

    @property
    def upright(self) -> bool:
        """Whether the panel lies above the felt."""
        return self.aside != self.panel

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

    def notice_room(self, look: ResolvedTheme) -> pygame.Rect:
        """Give the room at whose head notices stand: the felt, within its inlaid line."""
        return self.cloth.inflate(-2 * look.px(14), -2 * look.px(10))

    def units(self, at: tuple[int, int]) -> tuple[float, float]:
        """Turn pixels into a point of the stage."""
        return at[0] / self.unit, at[1] / self.unit


def areas_for(
    look: ResolvedTheme,
    *,
    clockwise: bool,
    cards: float = 1.0,
    trumps: HandEnd = HandEnd.LEFT,
    foot: int = 0,
) -> TableAreas:
    """Share the window out by what the type needs, for a game that goes round this way and cards of a size.

    So many pixels at the foot are left to something else.
    """
    width, height = look.size
    height -= foot
    gap = max(6, look.px(14))
    above = max(look.touch(46), look.leading(HEADING)) + 2 * look.px(7)
    below = max(look.leading(SMALL_STRONG) + look.px(10), look.leading(ASIDE)) + 2 * look.px(5)
    top, bottom = pygame.Rect(0, 0, width, above), pygame.Rect(0, height - below, width, below)
    if is_upright(*look.size):
        panel = pygame.Rect(gap, above + gap // 2, width - 2 * gap, round(height * UPRIGHT_SCORE))
        left = panel.centerx + gap // 2
        aside = pygame.Rect(left, panel.y, panel.right - left, panel.height)
        high = panel.bottom + gap // 2
        cloth = pygame.Rect(gap, high, width - 2 * gap, bottom.top - gap // 2 - high)
    else:
        wide = min(text_px(look, PANEL), round(width * 0.36))
        panel = pygame.Rect(width - wide - gap, above + gap // 2, wide, height - above - below - gap)
        aside = panel
        cloth = pygame.Rect(gap, above, panel.left - 2 * gap, height - above - below - gap // 2)
    unit = look.unit
    viewport = replace(
        viewport_for(*look.size),
        top=cloth.top / unit,
        bottom=(below + foot) / unit,
        right=(width - cloth.right) / unit,
        left=gap / unit,
        text=look.text_share,
        cards=cards,
        trumps_first=trumps is HandEnd.LEFT,
        clockwise=clockwise,
    )
    return TableAreas(look.size, unit, top, bottom, panel, aside, cloth, viewport)
