"""A whole deal of every game, by mouse alone and by keyboard alone, through the real window, loop and scene."""

from collections.abc import Callable

import pygame
import pytest

from game.ui.shell.node import Node
from tests.ui.table.seated import Seat, TableWindow
from tests.ui.whole.tables import one_game

ENOUGH = 400
NUMBERS = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)


def offered(app: TableWindow) -> list[Node]:
    """List what can be done, as a player sees it: words first, then cards that may be played or laid."""
    words = [
        node
        for node in app.nodes
        if node.key.startswith(("say:", "take:", "confirm", "next")) and "disabled" not in node.state
    ]
    cards = [node for node in app.nodes if "playable" in node.state and "selected" not in node.state]
    closing = [node for node in words if node.key == "confirm"]
    return closing or cards or words


def play(app: TableWindow, act: Callable[[Node], None]) -> int:
    """Play until the result of the first deal is told; give the number of presses."""
    for presses in range(ENOUGH):
        app.until(lambda: app.seat.table.driver.playback.ready or not app.at_table)
        app.step(0.3)
        if not app.at_table:
            return presses
        if app.seat.table.driver.playback.ready:
            act(offered(app)[0])
    message = "the deal has no end"
    raise AssertionError(message)


@pytest.mark.parametrize("game", one_game(0))
def test_a_deal_can_be_played_with_the_mouse_alone(game: str) -> None:
    app = TableWindow(Seat(game, seed=1))
    play(app, lambda node: app.click(node.visible.center))
    assert app.seat.done[0].deal == 1
    assert app.seat.kept[-1].entries


@pytest.mark.parametrize("game", one_game(5))
def test_a_deal_can_be_played_with_the_keyboard_alone(game: str) -> None:
    app = TableWindow(Seat(game, seed=2))
    play(app, lambda node: by_keys(app, node))
    assert app.seat.done[0].deal == 1


def by_keys(app: TableWindow, goal: Node) -> None:
    """Walk the focus to a control, by Tab to its region and by arrows within, then press Enter."""
    for _ in range(60):
        held = next((node for node in app.nodes if "focused" in node.state), None)
        if held is not None and held.key == goal.key and app.seat.table.screen.keyed:
            app.key(pygame.K_RETURN)
            return
        if held is None or held.key.partition(":")[0] != goal.key.partition(":")[0]:
            app.key(pygame.K_TAB)
        else:
            app.key(pygame.K_RIGHT if goal.visible.x > held.visible.x else pygame.K_LEFT)
    message = f"{goal.name} cannot be reached by keys"
    raise AssertionError(message)


@pytest.mark.parametrize("game", one_game(3))
def test_cards_can_be_picked_by_number(game: str) -> None:
    app = TableWindow(Seat(game, seed=3))

    def pick(node: Node) -> None:
        cards = [each.key for each in app.nodes if each.key.startswith("card:")]
        if node.key not in cards[: len(NUMBERS)]:  # ten cards have a number, the others are walked to
            by_keys(app, node)
            return
        for _ in range(2):
            app.key(NUMBERS[cards.index(node.key)])
            now = [each for each in app.nodes if each.key == node.key]
            if not now or "selected" in now[0].state:
                return

    play(app, pick)
    assert app.seat.done


def test_the_next_deal_comes_at_one_press() -> None:
    app = TableWindow(Seat("imperium"))
    play(app, lambda node: app.click(node.visible.center))
    app.loop.stack.turn(app.seat.following())
    app.until(lambda: app.seat.table.driver.playback.ready, 10)
    assert app.at_table
    assert app.seat.session.view().ledger.finished == 1
