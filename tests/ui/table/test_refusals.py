"""Why a card was refused: no tip lies over it, and it goes once a key leads on."""

import pygame
import pytest

from game.core.record import replace
from game.play.phases import Between, Finished, Mine
from game.storage.settings import Motion
from game.ui.shell.node import Node
from tests.ui.table.seated import QUICK, Seat, TableWindow, move
from tests.ui.table.test_manners import allowed, cards, refusals, refused


def at_suit_to_follow(size: tuple[int, int] = (1430, 800), scale: float = 1.0) -> TableWindow:
    """Sit at Tarock with sixteen cards in two rows, of which a suit must be followed."""
    settings = replace(QUICK, reduced_motion=Motion.ON, text_scale=scale)
    for seed in range(40):
        seat = Seat("illustrated_tarock", size, settings, seed)
        table, playback = seat.table, seat.table.driver.playback
        for _ in range(12):
            seat.until(lambda: isinstance(playback.phase, Mine | Between | Finished))  # noqa: B023 - asked at once
            if not playback.ready or seat.session.view().trick.cards:
                break
            move(seat)
        if 1 <= table.driver.state.turn.choices.plays.bit_count() < len(table.places.hand.cards) == 16:
            return TableWindow(seat)
    message = "no such deal"
    raise AssertionError(message)


def key_of(seat: Seat, node: Node) -> int:
    """Give the number key of a card among the first ten."""
    cards = seat.table.places.hand.cards
    return pygame.K_1 + cards[:9].index(int(node.key.removeprefix("card:")))


def refuse_by_key(at: TableWindow) -> Node:
    """Have a card refused by pressing its number twice."""
    node = refused(at.seat)
    for _ in range(2):
        at.key(key_of(at.seat, node))
    assert refusals(at.seat)
    return node


def written(at: TableWindow, note: Node) -> bytes:
    """Picture a plate."""
    at.loop.draw()
    inside = pygame.Rect(note.box).inflate(-24, -24)  # a raised card shows behind its round corners
    return pygame.image.tobytes(at.window.canvas.subsurface(inside), "RGB")


def covered(now: bytes, before: bytes) -> bool:
    """Tell whether more than shadows has come over a plate."""
    return max(abs(one - other) for one, other in zip(now, before, strict=True)) > 60


@pytest.mark.parametrize(("size", "scale"), [((1430, 800), 1.0), ((960, 600), 2.0), ((800, 600), 1.0)])
def test_no_tip_covers_why_a_card_was_refused(size: tuple[int, int], scale: float) -> None:
    at = at_suit_to_follow(size, scale)
    refuse_by_key(at)
    (note,) = refusals(at.seat)
    at.seat.table.screen.hide_tip()
    before = written(at, note)
    at.step(2.0)
    assert not covered(written(at, note), before)
    for each in cards(at.seat)[::3]:
        at.move(each.visible.center)
        at.step(1.0)
        assert not covered(written(at, note), before), each.key


def test_a_refusal_goes_once_a_key_leads_to_another_card() -> None:
    at = at_suit_to_follow()
    node = refuse_by_key(at)
    at.key(pygame.K_RIGHT)
    assert at.seat.table.screen.focused not in (node.key, "")
    assert not refusals(at.seat)
    refuse_by_key(at)
    at.key(key_of(at.seat, allowed(at.seat)))
    assert not refusals(at.seat)
