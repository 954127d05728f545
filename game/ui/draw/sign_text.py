"""Sentences with suit signs and cards in them as surfaces, in the colours of the deck."""

import pygame

from game.telling.signs import FOOL, is_suit, reading, tokens
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.paint import Painter, put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SUITLESS, SUITLESS_DARK, Colour, Style, Suits
from game.ui.draw.typeset import Typesetter, unbroken
from game.wording import RANKS

DARK = 3 * 110
"""Red, green and blue of ink on paper are less than this together."""
MANY = 2048
"""Sentences whose lines are remembered, at most."""


def sign_side(look: ResolvedTheme, style: Style) -> int:
    return round(look.font_px(style) * 0.82)


def measure(look: ResolvedTheme, text: str, style: Style) -> int:
    gap = max(1, look.font_px(style) // 10)
    return sum(
        sign_side(look, style) + gap if is_suit(token) else look.measure(token, style)
        for token in tokens(text, look.roman, look.letters)
    )


def wrap(look: ResolvedTheme, text: str, style: Style, width: int) -> tuple[str, ...]:
    """Break a sentence into lines; a word without signs that is wider than a whole line is cut. It is remembered."""
    key = text, style, width
    known = look.broken.get(key)
    if known is None:
        if len(look.broken) > MANY:
            look.broken.clear()
        known = look.broken[key] = _wrap(look, text, style, width)
    return known


def _wrap(look: ResolvedTheme, text: str, style: Style, width: int) -> tuple[str, ...]:
    lines, line = list[str](), ""
    for word in unbroken(text):
        longer = f"{line} {word}" if line else word
        if measure(look, longer, style) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        signed = any(map(is_suit, tokens(word, look.roman, look.letters)))
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
    """Write one line from its left end, centred on a height; give where it ends. What is dark stands on paper."""
    gap, on_paper = max(1, look.font_px(style) // 10), sum(colour) < DARK
    for token in tokens(text, look.roman, look.letters):
        if is_suit(token):
            side = sign_side(look, style)
            suited = token[1] in "SHDC"
            plain = SUITLESS if on_paper else SUITLESS_DARK
            ink = look.theme.suits.ink(token[1], on_paper=on_paper) if suited else plain
            put(canvas, look.paint.suit(token[1], side, ink), (left + gap // 2, middle - side // 2))
            left += side + gap
        else:
            drawn = look.line(token, style, colour)
            put(canvas, drawn, (left, middle - drawn.get_height() // 2))
            left += look.measure(token, style)
    return left


FACE = "SourceSerif4-Bold"
PAPER = (255, 254, 250), (250, 246, 236)
RIM = (190, 178, 150)
JOKER = "JOK"


def small_card(
    paint: Painter, typesetter: Typesetter, suits: Suits, name: str, px: int, letters: str = RANKS
) -> pygame.Surface:
    """Draw a card named in notation, such as KH, TS, T21 or JOK, px high."""
    wide = max(8, round(px * SHAPE))
    card = pygame.Surface((wide, px), pygame.SRCALPHA)
    put(card, paint.plate((wide, px), max(2, px // 9), *PAPER, RIM, max(1.0, px / 60)), (0, 0))
    rows, suit = reading(name, roman=False, letters=letters) if name != JOKER else (("J",), "")
    ink = suits.ink(suit, on_paper=True) if suit and suit in "SHDC" else SUITLESS
    if suit == FOOL:
        side = max(6, round(wide * 0.8))
        put(card, paint.suit(suit, side, ink), ((wide - side) / 2, (px - side) / 2))
        return card
    glyph = typesetter.line(rows[0], FACE, max(6, round(px * 0.44)), ink)
    if glyph.get_width() > wide * 0.86:
        glyph = pygame.transform.smoothscale(glyph, (round(wide * 0.86), glyph.get_height()))
    put(card, glyph, ((wide - glyph.get_width()) / 2, px * 0.26 - glyph.get_height() / 2))
    side = max(5, round(px * 0.40))
    sign = paint.suit(suit, side, ink) if suit else paint.icon("star", side, ink)
    put(card, sign, ((wide - side) / 2, px * 0.52))
    return card
