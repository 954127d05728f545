"""Sentences with cards in them: `{H}` becomes a heart, `{KH}` a king of hearts, in the colours of the deck.

The trumps of tarock are numbered as on the cards: `{T18}` becomes XVIII or 18 with a star, `{FOOL}` cap and bells.
"""

import re
from collections.abc import Callable
from functools import lru_cache

import pygame

from game.ui.indices import FOOL, TRUMP, reading
from game.ui.look import Look
from game.ui.paint import put
from game.ui.theme import SUITLESS_DARK, Colour, Style

SIGN = re.compile(r"\{(?:(10|[2-9TJCQKA]?)([SHDC])|(T\d+|FOOL))\}")
_LETTERS = f"SHDC{TRUMP}{FOOL}"


@lru_cache(maxsize=512)
def tokens(text: str, roman: bool = True) -> tuple[str, ...]:
    """Split a sentence into stretches of text and bare suit letters in braces.

    >>> tokens("play {KH} or {S}."), tokens("{T18}", roman=True), tokens("{FOOL}")
    (('play ', 'K', '{H}', ' or ', '{S}', '.'), ('XVIII', '{T}'), ('{F}',))
    """
    found: list[str] = []
    end = 0
    for sign in SIGN.finditer(text):
        rows, suit = reading(sign[3], roman=roman) if sign[3] else ((sign[1].replace("T", "10"),), sign[2])
        found += [text[end : sign.start()], "".join(rows), f"{{{suit}}}"]
        end = sign.end()
    found.append(text[end:])
    return tuple(token for token in found if token)


def spoken(text: str, say: Callable[[str], str]) -> str:
    """Say a sentence without signs: `say` names a suit by its letter and a card by its notation."""
    return SIGN.sub(lambda sign: say(sign[0][1:-1]), text)


def is_suit(token: str) -> bool:
    """Tell whether a token is a suit sign."""
    return len(token) == 3 and token[0] == "{" and token[1] in _LETTERS


def sign_side(look: Look, style: Style) -> int:
    """Give the height of a suit sign in a line."""
    return round(look.font_px(style) * 0.82)


def measure(look: Look, text: str, style: Style) -> int:
    """Give the width of a sentence with signs."""
    gap = max(1, look.font_px(style) // 10)
    return sum(
        sign_side(look, style) + gap if is_suit(token) else look.measure(token, style)
        for token in tokens(text, look.roman)
    )


def wrap(look: Look, text: str, style: Style, width: int) -> tuple[str, ...]:
    """Break a sentence into lines."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and measure(look, longer, style) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return (*lines, line)


def write_line(
    canvas: pygame.Surface, look: Look, text: str, style: Style, colour: Colour, left: int, middle: int
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
