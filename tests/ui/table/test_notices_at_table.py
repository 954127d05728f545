"""Where notices stand at the table: over nothing that matters."""

import pygame
import pytest

from game.core.record import replace
from game.ui.shell.node import CONTROLS
from tests.ui.table.seated import QUICK, Seat, TableWindow
from tests.ui.table.test_manners import cards


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((960, 600), 2.0)])
def test_no_notice_lies_over_the_hand(size: tuple[int, int], text: float) -> None:
    seat = Seat("illustrated_tarock", size, replace(QUICK, text_scale=text))
    app = TableWindow(seat)
    seat.my_turn()
    context, hand = seat.context, [node.box for node in cards(seat)]
    context.notices.clear()
    for sentence in ("There is nothing to take back.", "There is no last trick yet."):
        context.notices.say(sentence)
    app.step()
    shown = [node.box for node in context.notices.nodes(context.look)]
    assert len(shown) == 2
    assert not shown[0].colliderect(shown[1])
    for box in shown:
        assert seat.table.areas.cloth.contains(box)
        assert box.collidelist(hand) < 0
    app.key(pygame.K_ESCAPE)  # the menu has no hand, but buttons
    app.step(0.1)
    live = [node.box for node in app.loop.stack.nodes() if node.role in CONTROLS]
    below = [node.box for node in context.notices.nodes(context.look)]
    assert len(live) > 3
    assert all(box.collidelist(live) < 0 for box in below)
    assert text > 1 or all(box.top > size[1] // 2 for box in below)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((960, 600), 2.0)])
def test_no_notice_lies_over_people(size: tuple[int, int], text: float) -> None:
    seat = Seat("sheepshead", size, replace(QUICK, text_scale=text))
    app = TableWindow(seat)
    seat.my_turn()
    context, slots = seat.context, seat.table.places.layout.slots
    people = [seat.table.areas.rect(each) for each in slots.people if each.width]
    context.notices.clear()
    for sentence in ("There is nothing to take back.", "There is no last trick yet."):
        context.notices.say(sentence)
    app.step()
    shown = [node.box for node in context.notices.nodes(context.look)]
    assert len(shown) == 2
    assert all(box.collidelist(people) < 0 for box in shown)
