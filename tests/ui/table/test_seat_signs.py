"""The signs of seats in the score: who cannot tell their colours apart tells them by their shapes."""

from itertools import combinations

import pygame
import pytest

from game.core.cards import TABLE
from game.ui.kit.block import Canvas
from game.ui.table.plates import seat_sign
from game.ui.table.score_sections import Paid
from tests.ui.kit.context import open_context

SEATS = (*range(7), TABLE)


def shape(seat: int, side: int) -> pygame.mask.Mask:
    """Give where a sign covers what lies below it."""
    return pygame.mask.from_surface(seat_sign(open_context().look, seat, side), 127)


@pytest.mark.parametrize("side", [12, 16, 24])
@pytest.mark.parametrize(("one", "other"), [*combinations(SEATS, 2)])
def test_no_two_signs_have_the_same_shape(one: int, other: int, side: int) -> None:
    first, second = shape(one, side), shape(other, side)
    either = first.count() + second.count() - first.overlap_area(second, (0, 0))
    assert first.overlap_area(second, (0, 0)) < 0.85 * either


def test_a_line_of_the_score_bears_the_sign_of_its_seat() -> None:
    look, rect = open_context().look, pygame.Rect(0, 0, 200, 40)
    drawn = set()
    for seat in SEATS:
        canvas = pygame.Surface(rect.size)
        line = Paid("award:1", seat, "", "Vied", "+3 pence", open=False, press=lambda: None)
        line.draw(Canvas(canvas, look, rect))
        drawn.add(pygame.image.tobytes(canvas, "RGB"))
    assert len(drawn) == len(SEATS)
