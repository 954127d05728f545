"""What is said over a screen is drawn once, as long as it stays."""

from typing import Any

import pygame
import pytest

from game.ui.draw.paint import Painter
from game.ui.draw.theme import LABEL
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role
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
        context.notices.place(room)
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
    assert plate[2] > context.look.measure("The controller has gone.", LABEL) + context.look.px(40)
    assert canvas.get_at((box.centerx, plate[1] + 4))[:3] != GREEN
    assert canvas.get_at((box.centerx, plate[1] + plate[3] + 6))[:3] != GREEN, "its shadow"
    canvas.fill(GREEN, box)
    left = pygame.mask.from_threshold(canvas, GREEN, (1, 1, 1, 255))
    assert left.count() == canvas.get_width() * canvas.get_height()
    context.notices.clear()
    context.notices.say("The controller is back.")
    context.notices.draw(canvas, context.look)
    assert len(laid) == 2


PANE = (0, 100, 1280, 520)


def buttons(*tops: int, state: tuple[str, ...] = ()) -> list[Node]:
    """Lay buttons across a pane, as wide as it is."""
    return [Node(Role.BUTTON, "Play", (0, top, 1280, 60), "", state, view=PANE) for top in tops]


def stands(context: UiContext) -> pygame.Rect:
    """Give the box of the one notice that is shown."""
    (node,) = context.notices.nodes(context.look)
    return node.box


def test_a_notice_gives_way_to_what_can_be_pressed_and_then_stays() -> None:
    context = open_context()
    context.notices.say("The match was saved.")
    usual = stands(context)
    context.notices.place(None, buttons(usual.top, state=("disabled",)))
    assert stands(context) == usual
    context.notices.place(None, buttons(usual.top - 70))
    assert stands(context) == usual
    context.notices.place(None, buttons(usual.top))
    away = stands(context)
    assert not away.colliderect(PANE), "what is scrolled would come there next"
    assert pygame.Rect((0, 0), context.look.size).inflate(-20, -20).contains(away)
    context.notices.place(None, buttons(usual.top - 20))
    context.notices.place(None, ())
    assert stands(context) == away


def test_a_notice_stands_among_what_is_scrolled_where_there_is_room_nowhere_else() -> None:
    context = open_context()
    context.notices.say("The match was saved.")
    crowd = [Node(Role.TEXT, "Learn", (0, 0, 1280, 100)), Node(Role.BUTTON, "Learn", (0, 0, 1280, 100))]
    crowd += [*buttons(120, 400, 500, 580), Node(Role.BUTTON, "Back", (0, 640, 1280, 80))]
    context.notices.place(None, crowd)
    assert stands(context).top >= 180
    assert stands(context).bottom <= 400


def test_a_notice_that_gives_way_keeps_off_the_edge_of_the_window() -> None:
    context = open_context()
    context.notices.say("The match was saved.")
    usual = stands(context)
    room = pygame.Rect(context.look.size[0] - 60 - usual.width, 0, usual.width + 60, 720)
    context.notices.place(None, [Node(Role.BUTTON, "Learn", (0, 0, room.left, 720))])
    assert pygame.Rect((0, 0), context.look.size).inflate(-20, -20).contains(stands(context))
    assert room.contains(stands(context))


def test_two_notices_give_way_to_each_other_too() -> None:
    context = open_context()
    for sentence in ("The controller has gone.", "The controller is back."):
        context.notices.say(sentence)
    older = min(node.rect[1] for node in context.notices.nodes(context.look))
    context.notices.place(None, buttons(older))
    boxes = [node.box for node in context.notices.nodes(context.look)]
    assert len(boxes) == 2
    assert not boxes[0].colliderect(boxes[1])
    assert all(not box.colliderect(buttons(older)[0].box) for box in boxes)
