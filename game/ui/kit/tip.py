"""The small plate with a sentence that appears beside a control one dwells on."""

from collections.abc import Sequence
from itertools import product
from math import hypot
from operator import itemgetter

import pygame

from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL

MOST = 460
"""Design units of the widest line, before the text scale."""
_WIDTHS = (1.0, 0.7, 0.5, 0.4, 0.3)
"""Parts of it that are tried."""


def tip_rect(
    look: ResolvedTheme, text: str, beside: pygame.Rect, kept: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Rect, tuple[str, ...]]:
    """Find a place for the plate: below the control, else above, else near it where nothing is covered that is kept.

    It is as wide as may be, and narrower where it would cover something otherwise.
    """
    most = min(round(look.px(MOST) * look.text_scale), look.width - 4 * look.px(14))
    avoided = [*kept, beside] if kept else []
    found = []
    for part in _WIDTHS:
        plate, lines = _placed(look, text, round(most * part), beside, avoided)
        found.append((_covered(plate, avoided), plate, lines))
        if not found[-1][0]:
            break
    _, plate, lines = min(found, key=itemgetter(0))
    return plate, lines


def _placed(
    look: ResolvedTheme, text: str, most: int, beside: pygame.Rect, avoided: Sequence[pygame.Rect]
) -> tuple[pygame.Rect, tuple[str, ...]]:
    """Break the text into lines no wider than that, and place the plate."""
    lines = look.wrap(text, SMALL, most)
    wide = max(look.measure(line, SMALL) for line in lines) + 2 * look.px(14)
    plate = pygame.Rect(0, 0, wide, look.leading(SMALL) * len(lines) + 2 * look.px(10))
    plate.midtop = (beside.centerx, beside.bottom + look.px(12))
    if plate.bottom > look.height:
        plate.bottom = beside.top - look.px(12)
    window = pygame.Rect((0, 0), look.size)
    return _off(plate.clamp(window), avoided, window, look.px(12)), lines


def _off(plate: pygame.Rect, kept: Sequence[pygame.Rect], window: pygame.Rect, gap: int) -> pygame.Rect:
    """Move the plate no further than it takes to leave free what is kept, along whose sides it may come to lie."""
    if plate.collidelist(kept) < 0:
        return plate
    lefts = [plate.left, *(x for each in kept for x in (each.left - gap - plate.width, each.right + gap))]
    tops = [plate.top, *(y for each in kept for y in (each.top - gap - plate.height, each.bottom + gap))]
    places = [pygame.Rect(at, plate.size).clamp(window) for at in product(lefts, tops)]
    return min(places, key=lambda place: (_covered(place, kept), hypot(place.x - plate.x, place.y - plate.y)))


def _covered(plate: pygame.Rect, kept: Sequence[pygame.Rect]) -> int:
    parts = [plate.clip(kept[place]) for place in plate.collidelistall(kept)]
    return sum(part.width * part.height for part in parts)


def draw_tip(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    text: str,
    beside: pygame.Rect,
    kept: Sequence[pygame.Rect] = (),
) -> None:
    """Draw the plate. It appears without motion."""
    plate, lines = tip_rect(look, text, beside, kept)
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
