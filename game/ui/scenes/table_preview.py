"""A corner of the table as the present settings make it: the cloth, the deck, the back, the size of the cards."""

import pygame

from game.storage.settings import HandEnd, Settings
from game.ui.blocks import Picture, UiContext
from game.ui.draw.cloth import rim, table_top
from game.ui.draw.pack_art import BACK, SHAPE
from game.ui.draw.paint import put
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.shadows import shadow
from game.ui.scenes.swatches import rounded

SUITS = ("KS", "QH", "TD", "7C")
TRUMP = "T18"
TURN = 9
"""Degrees from one card to the next."""
SPREAD = 0.46
"""Distance of two cards as a share of their width."""
CARD = 0.7
"""Height of the largest card there is as a share of the picture's."""
LARGEST = 1.15
FAN = 3.3
"""Width of the whole hand as a multiple of the height of a card."""
FACE = 0.3
"""Width of the portrait as a share of the shorter side."""

RIM = 0.06
"""Width of the rim of wood, likewise."""
SMALLEST = 48
"""Pixels below which nothing could be recognised."""


def preview(context: UiContext, wide: float, tall: float) -> Picture:
    """Make the picture, in design units."""

    def paint(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        if min(size) < SMALLEST:
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        largest = min(size[1] * CARD, size[0] / FAN)
        height = round(largest * context.settings.card_size / LARGEST)
        picture = _felt(look, context.settings, size).copy()
        step = height * SHAPE * SPREAD
        left = context.settings.trumps is HandEnd.LEFT
        codes = (BACK, TRUMP, *SUITS) if left else (BACK, *SUITS, TRUMP)
        for place, code in enumerate(codes):
            aside = place - (len(codes) - 1) / 2
            turn = -aside * TURN
            card = context.sprites.card(code, height, turn)
            sink = aside * aside * height * 0.03
            at = card.get_rect(center=(size[0] / 2 + aside * step, size[1] * 0.42 + sink))
            below = shadow(height, round(turn), 0)
            put(picture, below, below.get_rect(center=at.center).move(0, height // 40).topleft)
            put(picture, card, at.topleft)
        side = round(min(size) * FACE)
        face = portrait(context.settings.portrait, side)
        put(picture, face, (side // 5, size[1] - side - side // 5))
        return picture

    return Picture(context.words.get("settings.preview"), paint, wide, tall)


def _felt(look: ResolvedTheme, settings: Settings, size: tuple[int, int]) -> pygame.Surface:
    """Cut a part of the table with round corners."""
    wood, dark, colour = (
        (look.palette.wood_lit, look.palette.wood_dim),
        settings.high_contrast,
        settings.felt,
    )

    def cut() -> pygame.Surface:
        edge = round(min(size) * RIM)
        box = pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge)
        top = table_top(str(colour), wood, size, box, dark)
        rim(top, box, look.unit)
        return rounded(look, top, 18)

    return look.paint.kept(("felt", colour, wood, dark, size), cut)
