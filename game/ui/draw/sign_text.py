"""Sentences with suit signs and cards in them as surfaces, in the colours of the deck."""

import pygame

from game.telling.signs import is_suit, tokens
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SUITLESS_DARK, Colour, Style
from game.ui.draw.typeset import unbroken


def sign_side(look: ResolvedTheme, style: Style) -> int:
    """Give the height of a suit sign in a line."""
    return round(look.font_px(style) * 0.82)


def measure(look: ResolvedTheme, text: str, style: Style) -> int:
    """Give the width of a sentence with signs."""
    gap = max(1, look.font_px(style) // 10)
    return sum(
        sign_side(look, style) + gap if is_suit(token) else look.measure(token, style)
        for token in tokens(text, look.roman)
    )


def wrap(look: ResolvedTheme, text: str, style: Style, width: int) -> tuple[str, ...]:
    """Break a sentence into lines; a word without signs that is wider than a whole line is cut."""
    lines, line = list[str](), ""
    for word in unbroken(text):
        longer = f"{line} {word}" if line else word
        if measure(look, longer, style) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        signed = any(map(is_suit, tokens(word, look.roman)))
        *full, line = (word,) if signed else look.wrap(word, style, width)
        lines += full
    return (*lines, line)


def write_line(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    text: str,
    style: Style,
    colour: Colour,
    left: int,
    middle: int,
) -> int:
    """Write one line from its left end, centred on a height; give where it ends."""
    gap = max(1, look.font_px(style) // 10)
    for token in tokens(text, look.roman):
        if is_suit(token):
            side = sign_side(look, style)
            suited = token[1] in "SHDC"
            ink = look.theme.suits.ink(token[1], on_paper=False) if suited else SUITLESS_DARK
            put(canvas, look.paint.suit(token[1], side, ink), (left + gap // 2, middle - side // 2))
            left += side + gap
        else:
            drawn = look.line(token, style, colour)
            put(canvas, drawn, (left, middle - drawn.get_height() // 2))
            left += look.measure(token, style)
    return left
