"""Small cards for running text: a large rank over a large suit sign, legible at the height of a line or two."""

import pygame

from game.telling.signs import FOOL, reading
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.paint import Painter, put
from game.ui.draw.theme import SUITLESS, Suits
from game.ui.draw.typeset import Typesetter

FACE = "SourceSerif4-Bold"
PAPER = (255, 254, 250), (250, 246, 236)
RIM = (190, 178, 150)
JOKER = "JOK"


def small_card(paint: Painter, typesetter: Typesetter, suits: Suits, name: str, px: int) -> pygame.Surface:
    """Draw a card named in notation, such as KH, TS, T21 or JOK, px high."""
    wide = max(8, round(px * SHAPE))
    card = pygame.Surface((wide, px), pygame.SRCALPHA)
    put(card, paint.plate((wide, px), max(2, px // 9), *PAPER, RIM, max(1.0, px / 60)), (0, 0))
    rows, suit = reading(name, roman=False) if name != JOKER else (("J",), "")
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
