"""Sentences with cards in them: `{H}` becomes a heart, `{KH}` a king of hearts, in the colours of the deck."""

import re
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.ui.look import Look
from game.ui.paint import put
from game.ui.theme import Colour, Style

SIGN = re.compile(r"\{(10|[2-9TJQKA]?)([SHDC])\}")


@lru_cache(maxsize=512)
def tokens(text: str) -> tuple[str, ...]:
    """Split a sentence into stretches of text and bare suit letters in braces.

    >>> tokens("play {KH} or {S}.")
    ('play ', 'K', '{H}', ' or ', '{S}', '.')
    """
    found: list[str] = []
    end = 0
    for sign in SIGN.finditer(text):
        found += [text[end : sign.start()], sign[1].replace("T", "10"), f"{{{sign[2]}}}"]
        end = sign.end()
    found.append(text[end:])
    return tuple(token for token in found if token)


def spoken(text: str, suits: Sequence[str]) -> str:
    """Say a sentence without signs; suits are named in the order spades, hearts, diamonds, clubs."""
    return SIGN.sub(lambda sign: f"{sign[1]} {suits['SHDC'.index(sign[2])]}".strip(), text)


def is_suit(token: str) -> bool:
    """Tell whether a token is a suit sign."""
    return len(token) == 3 and token[0] == "{" and token[1] in "SHDC"


def sign_side(look: Look, style: Style) -> int:
    """Give the height of a suit sign in a line."""
    return round(look.font_px(style) * 0.82)


def measure(look: Look, text: str, style: Style) -> int:
    """Give the width of a sentence with signs."""
    gap = max(1, look.font_px(style) // 10)
    return sum(
        sign_side(look, style) + gap if is_suit(token) else look.measure(token, style)
        for token in tokens(text)
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
    for token in tokens(text):
        if is_suit(token):
            side = sign_side(look, style)
            ink = look.theme.suits.ink(token[1], on_paper=False)
            put(canvas, look.paint.suit(token[1], side, ink), (left + gap // 2, middle - side // 2))
            left += side + gap
        else:
            drawn = look.line(token, style, colour)
            put(canvas, drawn, (left, middle - drawn.get_height() // 2))
            left += look.measure(token, style)
    return left
