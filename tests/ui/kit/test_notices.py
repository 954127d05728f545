"""What is said over a screen is drawn once, as long as it stays."""

from typing import Any

import pygame
import pytest

from game.ui.draw.paint import Painter
from tests.ui.kit.context import open_context

GREEN = (20, 90, 60)


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What shadows were laid down: one below each notice that is drawn."""
    found, shadow = list[object](), Painter.shadow

    def watched(*told: Any) -> None:
        found.append(told)
        shadow(*told)

    monkeypatch.setattr(Painter, "shadow", watched)
    return found


def test_a_notice_is_drawn_anew_where_its_lines_are_broken_otherwise(laid: list[object]) -> None:
    context = open_context()
    context.notices.say("The controller has gone. " * 6)
    heights = set[int]()
    for room in (None, pygame.Rect(100, 60, 420, 400)):
        context.notices.stand(room)
        (box,) = context.notices.draw(pygame.Surface(context.look.size), context.look)
        heights.add(box.height)
    assert len(heights) == len(laid) == 2


def test_a_notice_is_drawn_once_and_within_its_box(laid: list[object]) -> None:
    context = open_context()
    context.notices.say("The controller has gone.")
    canvas = pygame.Surface(context.look.size)
    boxes = list[pygame.Rect]()
    for _ in range(3):
        canvas.fill(GREEN)
        boxes += context.notices.draw(canvas, context.look)
    box = boxes[0]
    assert boxes == [box] * 3
    assert len(laid) == 1
    (plate,) = (node.rect for node in context.notices.nodes(context.look))
    assert canvas.get_at((box.centerx, plate[1] + 4))[:3] != GREEN
    assert canvas.get_at((box.centerx, plate[1] + plate[3] + 6))[:3] != GREEN, "its shadow"
    canvas.fill(GREEN, box)
    left = pygame.mask.from_threshold(canvas, GREEN, (1, 1, 1, 255))
    assert left.count() == canvas.get_width() * canvas.get_height()
    context.notices.clear()
    context.notices.say("The controller is back.")
    context.notices.draw(canvas, context.look)
    assert len(laid) == 2
