"""Keys do the same everywhere: digits point before they play."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.ui.whole.player import Keyboard, Nodes, Player, control, focus_of, hand, held, to_trick_play
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import laid


@pytest.fixture
def tarock(tmp_path: Path) -> Iterator[tuple[RunningApp, Player]]:
    with running(tmp_path, last_setup=laid("illustrated_tarock", 3)) as there:
        player = seated_player(there, Keyboard(Random(3)))
        player.use("play", "quick/illustrated_tarock")
        yield there, player


@pytest.fixture
def ecarte(tmp_path: Path) -> Iterator[tuple[RunningApp, Player]]:
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there, Keyboard(Random(3)))
        player.use("play", "quick/ecarte")
        yield there, player


def focus(there: RunningApp) -> str:
    found = focus_of(there.nodes())
    return found.key if found else ""


def after(there: RunningApp, key: str) -> str:
    """Press a key and give what has the focus once everything stands still."""
    there.press(key)
    there.rest(1.0)
    return focus(there)


def digit(nodes: Nodes, card: str) -> str:
    return str((held(nodes).index(card) + 1) % 10)


def test_one_digit_never_plays_though_a_turn_made_by_keys_has_left_the_focus_there(
    ecarte: tuple[RunningApp, Player],
) -> None:
    there, player = ecarte
    nodes = to_trick_play(player)
    player.use(hand(nodes)[0])
    nodes = to_trick_play(player)
    waiting = focus(there)
    assert waiting in hand(nodes), "the focus waits at a card"
    key = digit(nodes, waiting)
    assert after(there, key) == waiting
    assert control(there.nodes(), waiting) is not None
    there.press(key)
    player.await_("the card gone", lambda now: control(now, waiting) is None)


def test_arrows_to_a_card_are_no_first_press_of_its_digit(ecarte: tuple[RunningApp, Player]) -> None:
    there, player = ecarte
    nodes = to_trick_play(player)
    while len(free := [card for card in hand(nodes) if card != held(nodes)[0]]) < 2:
        player.decide(nodes)
        nodes = to_trick_play(player)
    one, other = free[:2]
    for card in (other, one):
        Keyboard(Random(3)).walk(there, card)
    assert after(there, digit(nodes, one)) == one
    assert after(there, digit(nodes, other)) == other
    assert after(there, digit(nodes, one)) == one
    assert held(there.nodes()) == held(nodes), "another digit came between"


def test_undone_a_card_takes_two_presses_again(ecarte: tuple[RunningApp, Player]) -> None:
    there, player = ecarte
    nodes = to_trick_play(player)
    card = hand(nodes)[0]
    key = digit(nodes, card)
    for _ in range(2):
        assert after(there, key) == card
        there.press(key)
        player.await_("the card gone", lambda now: control(now, card) is None)
        there.press("u")
        player.await_("the card back", lambda now: card in hand(now))
        there.rest(1.0)


def test_in_an_exchange_a_digit_points_and_the_same_again_chooses(tarock: tuple[RunningApp, Player]) -> None:
    there, player = tarock
    nodes = player.pause()
    for _ in range(200):
        if control(nodes, "confirm") is not None and hand(nodes):
            break
        player.decide(nodes)
        nodes = player.pause()
    first = hand(nodes)[0]

    def chosen() -> bool:
        found = control(there.nodes(), first)
        assert found is not None
        return "selected" in found.state

    before = chosen()
    assert after(there, digit(nodes, first)) == first
    assert chosen() is before
    there.press(digit(nodes, first))
    assert chosen() is not before


def test_alt_and_a_digit_lead_to_the_cards_after_the_tenth(tarock: tuple[RunningApp, Player]) -> None:
    there, player = tarock
    cards = held(player.pause())
    assert len(cards) == 16
    for number in range(11, 17):
        assert after(there, f"alt+{number % 10}") == cards[number - 1]
    assert after(there, "alt+7") == cards[15], "there is no seventeenth"
