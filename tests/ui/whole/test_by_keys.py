"""Keys do the same everywhere: digits point before they play, and Home, End and page keys move through any series."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest

from game.app.gallery import deal_of_today, sample_day
from game.core.record import replace
from game.play.table.inputs import ToggleScore
from game.storage.daily import FirstTry
from game.ui.scenes import daily_result
from game.ui.scenes.table import TableScene
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from game.ui.shell.node import Role
from game.ui.shell.pad import PadButton, PadKind
from game.ui.shell.scene import Pop, Push
from tests.ui.whole.player import Keyboard, Nodes, Player, control, focus_of, hand, held, to_trick_play, words
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


# ------------------------------------------------------------------------------------------------ digits


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


# ------------------------------------------------------------------------------------------------ Home, End, pages


def test_home_end_and_page_keys_move_through_a_hand_of_sixteen(tarock: tuple[RunningApp, Player]) -> None:
    there, player = tarock
    cards = held(player.pause())
    assert len(cards) == 16
    there.press("3")
    assert after(there, "end") == cards[-1]
    assert after(there, "home") == cards[0]
    rows = {node.key: node.rect[1] for node in there.nodes() if node.role is Role.CARD}
    below = after(there, "page down")
    assert below in cards
    assert rows[below] > rows[cards[0]] or below == cards[-1]
    assert after(there, "page up") == cards[0]


def test_a_stick_of_a_controller_scrolls_the_sheet_of_the_score_that_keeps_the_focus(
    tarock: tuple[RunningApp, Player],
) -> None:
    there, player = tarock
    there.change(text_scale=2.0)
    player.pause()
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    table.send(ToggleScore())
    there.rest(0.2)
    assert after(there, "3").startswith("sheet:"), "the cards lie under it"
    there.app.loop.ask(Press("", Action.PAGE_DOWN, button=PadButton("rightstick_down", PadKind.XBOX)))
    there.rest(1.0)
    assert table.screen.state("panel").scroll > 0
    assert focus(there).startswith("sheet:")


@pytest.mark.parametrize(("key", "place"), [("home", 0), ("end", -1)])
def test_the_first_press_of_home_or_end_leads_to_that_end_of_the_words(
    tarock: tuple[RunningApp, Player], key: str, place: int
) -> None:
    there, player = tarock
    said = words(player.pause())
    assert len(said) > 1
    assert focus(there) == ""
    assert after(there, key) == said[place]


def test_the_first_press_of_home_shows_a_focus_that_waits_there_already(
    ecarte: tuple[RunningApp, Player],
) -> None:
    there, player = ecarte
    nodes = to_trick_play(player)
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    first = held(nodes)[0]
    table.screen.focus(first)
    table.screen.hide_focus()
    assert after(there, "home") == first
    assert table.screen.keyed


def test_home_and_end_move_through_tabs_menus_and_rows(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, Keyboard(Random(3)))
        entries = [node.key for node in there.nodes() if node.role is Role.BUTTON]
        there.press("down")
        assert after(there, "end") == "quit"
        assert after(there, "home") in entries[:1]
        player.use("settings", "tab/2")
        assert after(there, "end") == "tab/6"
        assert after(there, "home") == "tab/0"


def test_in_a_pane_they_take_the_focus_along(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, Keyboard(Random(3)))
        player.use("settings", "tab/4")
        Keyboard(Random(3)).walk(there, "key/up/0")
        assert after(there, "end") == "key/voice/1"
        assert after(there, "home") == "reset_keys" or focus(there) == "key/up/0"
        one = after(there, "page down")
        found = control(there.nodes(), one)
        assert found is not None
        assert found.visible.size == found.box.size
        assert after(there, "down") != one
        assert after(there, "page up").startswith("key/")


def test_keys_go_from_day_to_day_in_the_calendar_and_from_month_to_month(tmp_path: Path) -> None:
    played = ("2026-08-31", "2026-10-02", "2026-10-14", "2026-10-30", "2026-11-01", "2026-11-09")
    tries = {day: FirstTry(day, "gleek", "x", 4.5, 3.0) for day in played}
    with running(tmp_path) as there:
        page = daily_result.daily_result(
            there.app.context,
            replace(sample_day(), day=date(2026, 11, 9), tries=tries),
            *deal_of_today(),
            Pop,
        )
        there.app.loop.stack.turn(Push(page))
        there.rest(0.3)
        Keyboard(Random(3)).walk(there, "day/2026-11-01")
        for key, day in (
            ("end", "2026-11-09"),
            ("left", "2026-11-01"),
            ("left", "2026-10-30"),
            ("home", "2026-10-02"),
            ("right", "2026-10-14"),
            ("page up", "2026-08-31"),
            ("page up", "2026-08-31"),
            ("page down", "2026-10-30"),
            ("page down", "2026-11-09"),
            ("home", "2026-11-01"),
            ("end", "2026-11-09"),
        ):
            assert after(there, key) == f"day/{day}", key
