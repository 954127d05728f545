"""The styles of the table's own lettering, and how a line finds room where there is little."""

import pygame

from game.core.letters import clusters
from game.core.record import replace
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Colour, Style
from game.ui.kit.block import Canvas
from game.ui.shell.node import Node, Role, rect_of

NAME = Style("EBGaramond-SemiBold", 26, 15, 0.75, 1.06)
NOTE = Style("Inter-Medium", 17, 12, 0.95, 1.2)
CAPTION = Style("Inter-SemiBold", 17, 12, 0.95, 1.2)
SPEECH = Style("EBGaramond-SemiBold", 25, 16, 0.9, 1.16)
PROMPT = Style("EBGaramond-SemiBold", 31, 19, 0.6, 1.1)
ASIDE = Style("Inter-Medium", 19, 13, 0.85, 1.2)


def sizes_of(style: Style, *shares: float) -> tuple[Style, ...]:
    """Give a style in several sizes, each a share of its own: of these the largest is taken that has room."""
    return tuple(
        replace(style, size=style.size * share, floor=round(style.floor * share)) for share in shares
    )


def deep(look: ResolvedTheme) -> Colour:
    """Give the ground of plates on the felt: deeper than anything in the palette that carries text."""
    red, green, blue = look.palette.well
    return red * 3 // 4, green * 3 // 4, blue * 3 // 4


def shortened(look: ResolvedTheme, text: str, style: Style, width: int) -> str:
    """Cut a line with an ellipsis where it has no room."""
    if look.measure(text, style) <= width:
        return text
    signs = clusters(text)
    while signs and (signs[-1] == " " or look.measure(f"{''.join(signs)}…", style) > width):
        del signs[-1]
    return f"{''.join(signs)}…" if signs else ""


def write(
    canvas: Canvas,
    text: str,
    style: Style,
    colour: Colour,
    at: tuple[int, int],
    anchor: str,
) -> pygame.Rect:
    """Write a line with one point of its box, such as "midleft", at a point."""
    drawn = canvas.look.line(text, style, colour)
    box = drawn.get_rect(**{anchor: at})
    canvas.put(drawn, box.topleft)
    return box


def text_node(look: ResolvedTheme, name: str, shown: str, style: Style, rect: pygame.Rect) -> Node:
    """Tell of a line in its place; `shown` is what of it is drawn."""
    needed = (look.measure(shown, style), look.font_px(style))
    return Node(Role.TEXT, name, rect_of(rect), needed=needed)
