"""Bars beside figures share one scale, and show how far a figure is from nothing."""

import pygame
import pytest

from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas
from game.ui.lookback.dialogs import MeasureBar, scale
from tests.ui.kit.test_typeset import look


def inked(theme: ResolvedTheme, bar: MeasureBar) -> tuple[int, int]:
    """Draw a bar, and give from where to where it reaches."""
    canvas = pygame.Surface((200, 10))
    bar.draw(Canvas(canvas, theme, canvas.get_rect()))
    row = [sum(canvas.get_at((x, 3))[:3]) > 200 for x in range(200)]
    return row.index(True), 199 - row[::-1].index(True)


def test_a_scale_holds_nothing_and_everything() -> None:
    assert scale([3.0, 1.0]) == (0.0, 3.0)
    assert scale([-3.0, 1.0]) == (-3.0, 1.0)
    assert scale([-3.0, -1.0]) == (-3.0, 0.0)
    assert scale([0.0]) == (0.0, 1.0)


def test_a_bar_reaches_from_nothing_to_its_figure() -> None:
    theme, ends = look(), (-1.0, 3.0)
    for value, reach in ((3.0, (50, 199)), (1.0, (50, 100)), (-1.0, (0, 50))):
        assert inked(theme, MeasureBar(value, ends)) == pytest.approx(reach, abs=1.5)
