"""Suits are told apart by shape in every deck, and by colour in the deck made for eyes that lack one."""

from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.application import Application
from game.storage.settings import Deck
from game.ui.draw.paint import Painter
from game.ui.draw.theme import SUITS, Colour
from game.ui.shell.node import Role
from tests.session.thinkers import AtOnce
from tests.ui.colour_vision import KINDS, linear, seen
from tests.ui.contrast import contrast
from tests.ui.whole.player import to_trick_play
from tests.ui.whole.running_app import running, seated_player

SMALL = 16
"""Pixels of the smallest sign of a suit."""
APART = 34
"""The least distance of two suits' inks in the deck for all eyes, as CIE76 has it."""
OVERLAP = 0.9
"""So much of their area two signs may share."""


def shape(paint: Painter, suit: str) -> pygame.Mask:
    """Cut a suit's sign out, without any colour."""
    return pygame.mask.from_surface(paint.suit(suit, SMALL, (0, 0, 0)), 127)


def lab(colour: Colour) -> tuple[float, float, float]:
    """Give where a colour stands for the eye (CIELAB, daylight)."""
    red, green, blue = (linear(part) for part in colour)
    rows = ((0.4124, 0.3576, 0.1805, 0.9505), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.089))
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in ((row[0] * red + row[1] * green + row[2] * blue) / row[3] for row in rows)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_no_two_suits_have_the_same_shape(tmp_path: Path) -> None:
    app = Application(tmp_path, (1280, 720), AtOnce(), Random(1))
    try:
        shapes = {suit: shape(app.context.look.paint, suit) for suit in "SHDC"}
    finally:
        app.close()
    for one, other in combinations("SHDC", 2):
        both = shapes[one].overlap_area(shapes[other], (0, 0))
        either = shapes[one].count() + shapes[other].count() - both
        assert both / either < OVERLAP, f"{one} and {other} look alike"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "achromatopsia"])
def test_the_safe_deck_keeps_its_suits_apart(kind: str) -> None:
    inks = [seen(ink, kind) for ink in SUITS[Deck.COLOUR_SAFE].paper]
    for one, other in combinations(inks, 2):
        distance = sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5
        assert distance >= APART, (one, other)


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("kind", KINDS)
def test_every_suit_stands_out_from_the_paper(deck: Deck, kind: str) -> None:
    for ink in SUITS[deck].paper:
        assert contrast(seen(ink, kind), seen((255, 252, 244), kind)) >= 3


@pytest.mark.parametrize("kind", KINDS)
def test_cards_that_may_not_be_played_are_darker(tmp_path: Path, kind: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "quick/gleek")
        nodes = to_trick_play(player)
        while not any("not playable" in node.state for node in nodes):
            player.decide(nodes)
            nodes = to_trick_play(player)
        there.rest(0.5)
        there.app.loop.draw()
        cards = [node for node in nodes if node.role is Role.CARD]
        legal = [paper(there.app.window.canvas, node.box) for node in cards if "playable" in node.state]
        others = [paper(there.app.window.canvas, node.box) for node in cards if "playable" not in node.state]
        for one in legal:
            assert all(contrast(seen(one, kind), seen(other, kind)) > 1.3 for other in others)


def paper(canvas: pygame.Surface, box: pygame.Rect) -> Colour:
    """Give the brightest colour of a card's left edge: its paper, which no neighbour covers."""
    inside = pygame.Rect(box.left + 8, box.top + box.height // 4, 20, box.height // 2)
    found = [
        canvas.get_at((x, y))
        for x in range(inside.left, inside.right, 2)
        for y in range(inside.top, inside.bottom, 3)
    ]
    brightest = max(found, key=lambda each: each.r + each.g + each.b)
    return brightest.r, brightest.g, brightest.b
