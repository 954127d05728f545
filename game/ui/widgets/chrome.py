"""The surfaces controls share: plates that warm under the pointer and give way when pressed."""

from enum import Enum

import pygame

from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.stretched import flattened
from game.ui.draw.theme import LABEL, Colour, mix
from game.ui.kit.block import Canvas, VisualState

PRESSED = 0.03
"""Share of its size a pressed control loses."""
WARM = 0.14
TALL = 54
"""Design units of the height of a control that shows one line, such as a field or a picker."""


class Tone(Enum):
    """How much a button asks for attention."""

    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    DANGER = "danger"


def warmth(visual: VisualState) -> float:
    """Give how warm a control is under the pointer, 0 … 1, in two steps so that few pictures are kept."""
    return round(2 * visual.hover) / 2


def lighten(canvas: Canvas, radius: float, most: int) -> None:
    """Lighten what lies under the pointer; `most` is out of 255."""
    look = canvas.look
    if level := int(warmth(canvas.visual) * most):
        canvas.put(
            look.paint.shade(canvas.rect.size, look.px(radius), look.palette.cream, level),
            canvas.rect.topleft,
        )


def pressed(rect: pygame.Rect, visual: VisualState) -> pygame.Rect:
    """Shrink a control while it is pressed."""
    share = PRESSED * visual.press
    return rect.inflate(-round(rect.width * min(share, 8 / max(1, rect.width))), -round(rect.height * share))


def colours(look: ResolvedTheme, tone: Tone, live: bool) -> tuple[Colour, Colour, Colour, Colour]:
    p = look.palette
    if tone is Tone.PRIMARY and live:
        return p.gold_top, p.gold_bottom, p.gold_line, p.ink
    if tone is Tone.DANGER and live:
        return p.danger_top, p.danger_bottom, p.danger_line, p.cream
    if live:
        return p.button_top, p.button_bottom, p.button_line, p.cream
    return p.panel_top, p.panel_bottom, p.panel_line, p.muted


def plate(canvas: Canvas, rect: pygame.Rect, tone: Tone, live: bool, *, paper: bool = False) -> Colour:
    """Draw a button's plate; give the colour of the text on it."""
    look = canvas.look
    top, bottom, line, text = colours(look, tone, live)
    warm = WARM * warmth(canvas.visual) if live else 0.0
    radius = look.px(13)
    if tone is Tone.QUIET:
        if warm:
            light = look.palette.ink if paper else look.palette.cream
            canvas.put(look.paint.shade(rect.size, radius, light, round(170 * warm)), rect.topleft)
        on_paper = look.palette.ink_link if live else mix(look.palette.ink_soft, look.palette.paper_top, 0.45)
        return on_paper if paper else text
    if live:
        look.paint.shadow(canvas.surface, rect, radius, look.px(7), 90, look.px(3))
    top, bottom = mix(top, look.palette.cream, warm), mix(bottom, look.palette.cream, warm)
    canvas.put(
        look.paint.plate(rect.size, radius, top, bottom, line, max(1.2, 1.5 * look.unit)), rect.topleft
    )
    return text


def lamp(look: ResolvedTheme, side: int) -> pygame.Surface:
    """Draw the sign of a hint: a lamp on light paper."""
    p = look.palette
    return look.paint.kept(("lamp", side, p.ink, p.paper_top), lambda: _lamp(look, side))


def _lamp(look: ResolvedTheme, side: int) -> pygame.Surface:
    p = look.palette
    drawn = flattened(look.paint.plate((side, side), side // 2, p.paper_top, p.paper_bottom, p.ink_link))
    inner = round(side * 0.72)
    put(drawn, look.paint.icon("hint", inner, p.ink), ((side - inner) // 2, (side - inner) // 2))
    return drawn


def draw_advised(canvas: Canvas, rect: pygame.Rect) -> None:
    """Mark a control a hint is for: a light rim and the lamp upon its corner."""
    look = canvas.look
    grow, side = max(2, look.px(4)), max(18, look.px(30))
    size = (rect.width + 2 * grow, rect.height + 2 * grow)
    rim = look.paint.ring(size, look.px(16), look.palette.cream, max(2.0, 2.6 * look.unit))
    canvas.put(rim, (rect.x - grow, rect.y - grow))
    canvas.put(lamp(look, side), (rect.x - side // 2, rect.y - side // 2))


def line_height(look: ResolvedTheme) -> int:
    """Give the height of a control that shows one line: room for a finger, and for the type."""
    return max(look.touch(TALL), look.leading(LABEL) + look.px(22))


def well(canvas: Canvas) -> None:
    """Draw a sunken plate, as of pickers and fields."""
    look = canvas.look
    p = look.palette
    line = mix(p.panel_line, p.gold, 0.5 * warmth(canvas.visual))
    lower = mix(p.well, p.panel_bottom, 0.35)
    canvas.put(
        look.paint.plate(canvas.rect.size, look.px(13), p.well, lower, line, max(1.2, 1.5 * look.unit)),
        canvas.rect.topleft,
    )
