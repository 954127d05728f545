"""The small plate with a sentence that appears beside a control one dwells on."""

import pygame

from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL

MOST = 460
"""Design units of the widest line, before the text scale."""


def tip_rect(look: ResolvedTheme, text: str, beside: pygame.Rect) -> tuple[pygame.Rect, tuple[str, ...]]:
    """Find a place for the plate: below the control, else above, never outside the window."""
    pad = look.px(14)
    most = min(round(look.px(MOST) * look.text_scale), look.width - 4 * pad)
    lines = look.wrap(text, SMALL, most)
    wide = max(look.measure(line, SMALL) for line in lines) + 2 * pad
    plate = pygame.Rect(0, 0, wide, look.leading(SMALL) * len(lines) + 2 * look.px(10))
    plate.midtop = (beside.centerx, beside.bottom + look.px(12))
    if plate.bottom > look.height:
        plate.bottom = beside.top - look.px(12)
    return plate.clamp(pygame.Rect((0, 0), look.size)), lines


def draw_tip(canvas: pygame.Surface, look: ResolvedTheme, text: str, beside: pygame.Rect) -> None:
    """Draw the plate. It appears without motion."""
    plate, lines = tip_rect(look, text, beside)
    palette = look.palette
    look.paint.shadow(canvas, plate, look.px(10), look.px(14), 120, look.px(5))
    put(
        canvas,
        look.paint.plate(
            plate.size, look.px(10), palette.paper_top, palette.paper_bottom, palette.paper_line
        ),
        plate.topleft,
    )
    y = plate.y + look.px(10)
    for line in lines:
        put(canvas, look.line(line, SMALL, palette.ink), (plate.x + look.px(14), y))
        y += look.leading(SMALL)
