"""Small cards for running text: a large rank over a large suit sign, legible at the height of a line or two."""

import pygame

from game.ui.paint import Painter, put
from game.ui.theme import Suits
from game.ui.typeset import Typesetter

SHAPE = 5 / 7
FACE = "SourceSerif4-Bold"
PAPER = (255, 254, 250), (250, 246, 236)
RIM = (190, 178, 150)
JOKER = "JOK"


def small_card(paint: Painter, typesetter: Typesetter, suits: Suits, name: str, px: int) -> pygame.Surface:
    """Draw a card named in notation, such as KH, TS or JOK, px high."""
    wide = max(8, round(px * SHAPE))
    card = pygame.Surface((wide, px), pygame.SRCALPHA)
    put(card, paint.plate((wide, px), max(2, px // 9), *PAPER, RIM, max(1.0, px / 60)), (0, 0))
    rank, suit = (name[:-1], name[-1]) if name != JOKER else ("J", "")
    ink = suits.ink(suit, on_paper=True) if suit else (98, 44, 122)
    glyph = typesetter.line("10" if rank == "T" else rank, FACE, max(6, round(px * 0.44)), ink)
    if glyph.get_width() > wide * 0.86:
        glyph = pygame.transform.smoothscale(glyph, (round(wide * 0.86), glyph.get_height()))
    put(card, glyph, ((wide - glyph.get_width()) / 2, px * 0.26 - glyph.get_height() / 2))
    side = max(5, round(px * 0.40))
    sign = paint.suit(suit, side, ink) if suit else paint.icon("star", side, ink)
    put(card, sign, ((wide - side) / 2, px * 0.52))
    return card
