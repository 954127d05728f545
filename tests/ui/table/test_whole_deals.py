"""A whole deal of every game, by mouse alone and by keyboard alone, through the real window, loop and scene."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.node import Node
from tests.ui.table.seated import Evening, Seat
from tests.ui.whole.tables import one_game

ENOUGH = 400
NUMBERS = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)


def offered(evening: Evening) -> list[Node]:
    """List what can be done, as a player sees it: words first, then cards that may be played or laid."""
    words = [
        node
        for node in evening.nodes
        if node.key.startswith(("say:", "take:", "confirm", "next")) and "disabled" not in node.state
    ]
    cards = [node for node in evening.nodes if "playable" in node.state and "selected" not in node.state]
    closing = [node for node in words if node.key == "confirm"]
    return closing or cards or words


def play(evening: Evening, act: Callable[[Node], None]) -> int:
    """Play until the result of the first deal is told; give the number of presses."""
    for presses in range(ENOUGH):
        evening.until(lambda: evening.seat.table.desk.course.ready or not evening.at_table)
        evening.step(0.3)
        if not evening.at_table:
            return presses
        if evening.seat.table.desk.course.ready:
            act(offered(evening)[0])
    message = "the deal has no end"
    raise AssertionError(message)


@pytest.mark.parametrize("game", one_game(0))
def test_a_deal_can_be_played_with_the_mouse_alone(game: str) -> None:
    evening = Evening(Seat(game, seed=1))
    play(evening, lambda node: evening.click(node.visible.center))
    assert evening.seat.done[0].deal == 1
    assert evening.seat.kept[-1].entries


@pytest.mark.parametrize("game", one_game(5))
def test_a_deal_can_be_played_with_the_keyboard_alone(game: str) -> None:
    evening = Evening(Seat(game, seed=2))
    play(evening, lambda node: by_keys(evening, node))
    assert evening.seat.done[0].deal == 1


def by_keys(evening: Evening, goal: Node) -> None:
    """Walk the focus to a control, by Tab to its region and by arrows within, then press Enter."""
    for _ in range(60):
        held = next((node for node in evening.nodes if "focused" in node.state), None)
        if held is not None and held.key == goal.key and evening.seat.table.page.keyed:
            evening.key(pygame.K_RETURN)
            return
        if held is None or held.key.partition(":")[0] != goal.key.partition(":")[0]:
            evening.key(pygame.K_TAB)
        else:
            evening.key(pygame.K_RIGHT if goal.visible.x > held.visible.x else pygame.K_LEFT)
    message = f"{goal.name} cannot be reached by keys"
    raise AssertionError(message)


@pytest.mark.parametrize("game", one_game(3))
def test_cards_can_be_picked_by_number(game: str) -> None:
    evening = Evening(Seat(game, seed=3))

    def pick(node: Node) -> None:
        cards = [each.key for each in evening.nodes if each.key.startswith("card:")]
        if node.key not in cards[: len(NUMBERS)]:  # ten cards have a number, the others are walked to
            by_keys(evening, node)
            return
        for _ in range(2):
            evening.key(NUMBERS[cards.index(node.key)])
            now = [each for each in evening.nodes if each.key == node.key]
            if not now or "selected" in now[0].state:
                return

    play(evening, pick)
    assert evening.seat.done


def test_the_next_deal_comes_at_one_press() -> None:
    evening = Evening(Seat("imperium"))
    play(evening, lambda node: evening.click(node.visible.center))
    evening.loop.stack.turn(evening.seat.following())
    evening.until(lambda: evening.seat.table.desk.course.ready, 10)
    assert evening.at_table
    assert evening.seat.sitting.view().ledger.finished == 1
