"""What a player does besides playing: take back, ask, look up, change settings, resize, drag, go away and come back."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.catalogue import GAMES, find, rules_for
from game.core.move import Play
from game.ui.scenes.table import TableScene
from game.ui.shell.node import Node, Role
from tests.laws.walks import walk
from tests.ui.whole.player import (
    Keyboard,
    Nodes,
    Player,
    control,
    deal_over,
    focus_of,
    gist,
    hand,
    lasting,
    live,
    match_over,
    offered,
    to_trick_play,
)
from tests.ui.whole.running_app import RunningApp, judge, running, seated_player
from tests.ui.whole.tables import one_game

IDS = [game.id for game in GAMES]


@pytest.fixture
def seated(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[RunningApp, Player]]:
    """Sit at a table of each game, with the first decision to make."""
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"quick/{request.param}")
        player.pause()
        yield there, player


Seated = tuple[RunningApp, Player]


def cards(nodes: Nodes) -> list[str]:
    return sorted(node.name for node in nodes if node.role is Role.CARD)


def illegal(nodes: Nodes) -> str:
    """Find a card that may not be played now."""
    barred = (node.key for node in nodes if node.role is Role.CARD and "not playable" in node.state)
    return next(barred, "")


def bars_cards(game: str) -> bool:
    """Tell whether there is ever a card in this game that may not be played."""
    rules = rules_for(game, {})
    return any(
        0 < sum(isinstance(move, Play) for move in view.moves) < view.hand.bit_count()
        for step in walk(rules, Random(1), 300)
        if step.after.turn >= 0
        for view in [rules.view(step.after, step.after.turn)]
    )


def remark(nodes: Nodes) -> str:
    found = control(nodes, "note")
    return found.name if found else ""


@pytest.mark.parametrize("seated", one_game(0), indirect=True)
def test_taking_back_and_making_again(seated: Seated) -> None:
    there, player = seated
    before = to_trick_play(player)
    card = hand(before)[0]
    player.use(card)
    after = player.pause()
    there.press("u")
    player.await_(
        "the card in my hand again", lambda nodes: live(nodes, card) and cards(nodes) == cards(before)
    )
    assert gist_of_hand(there.nodes()) == gist_of_hand(before)
    there.press("r")
    player.await_("the card played again", lambda nodes: control(nodes, card) is None)
    assert cards(player.pause()) == cards(after)


def gist_of_hand(nodes: Nodes) -> object:
    return gist([node for node in nodes if node.role is Role.CARD])


@pytest.mark.parametrize("seated", one_game(2), indirect=True)
def test_taking_back_with_the_tools(seated: Seated) -> None:
    there, player = seated
    assert not live(there.nodes(), "tool:redo")
    before = to_trick_play(player)
    player.use(hand(before)[0])
    player.pause()
    player.use("tool:undo")
    player.pause()
    assert cards(there.nodes()) == cards(before)
    player.use("tool:redo")
    player.pause()
    assert cards(there.nodes()) != cards(before)


@pytest.mark.parametrize("seated", one_game(4), indirect=True)
def test_everything_can_be_taken_back(seated: Seated) -> None:
    there, player = seated
    first = there.nodes()
    player.play(deal_over)
    there.press("escape")
    for _ in range(40):
        if not live(there.nodes(), "tool:undo"):
            break
        there.press("u")
        there.rest(0.2)
        judge(there)(there.nodes())
    assert gist_of_hand(there.nodes()) == gist_of_hand(first)
    player.play(deal_over)


@pytest.mark.parametrize("seated", one_game(6), indirect=True)
def test_a_hint_names_a_move_and_its_reason(seated: Seated) -> None:
    there, player = seated
    to_trick_play(player)
    there.press("h")
    player.await_("advice", lambda nodes: re.match(r"Hint: Play .+\. \w.+", remark(nodes)) is not None)
    player.pause()
    player.use(hand(there.nodes())[0])
    assert not remark(player.pause())


@pytest.mark.parametrize("seated", one_game(8), indirect=True)
def test_the_last_trick_is_shown_and_put_away(seated: Seated) -> None:
    there, player = seated
    there.press("l")
    player.await_(
        "a sentence that there is none", lambda nodes: any(node.role is Role.NOTICE for node in nodes)
    )
    player.play(lambda _: bool(_table(there).driver.state.view.tricks))
    before = lasting(there.nodes())
    for key in ("l", "escape", "l"):
        there.press(key)
        assert (lasting(there.nodes()) != before) == (key == "l")
        judge(there)(there.nodes())
    there.click((5, 5))
    assert lasting(there.nodes()) == before


@pytest.mark.parametrize("seated", one_game(10), indirect=True)
def test_a_refusal_names_the_rule_and_leads_to_it(seated: Seated, request: pytest.FixtureRequest) -> None:
    there, player = seated
    nodes = player.play(lambda nodes: match_over(nodes) or (bool(illegal(nodes)) and bool(hand(nodes))))
    if match_over(nodes):
        assert not bars_cards(request.node.callspec.params["seated"])
        return
    held = cards(nodes)
    card = control(nodes, illegal(nodes))
    assert card is not None
    there.click(card.visible.center)
    there.rest(0.5)
    assert cards(there.nodes()) == held
    assert remark(there.nodes()).startswith("Not allowed: ")
    judge(there)(there.nodes())
    player.use("note")
    there.rest(1.0)
    pane = next(node for node in there.nodes() if node.role is Role.PANE)
    seen = [node.name for node in there.nodes() if node.view and node.visible.top < pane.box.centery]
    assert any(re.match(r"\d+\.\d+ ", name) for name in seen), seen
    there.press("escape")
    assert cards(there.nodes()) == held
    assert not remark(there.nodes())


@pytest.mark.parametrize("seated", one_game(12), indirect=True)
def test_the_way_out_and_back(seated: Seated) -> None:
    there, player = seated
    player.decide(there.nodes())  # a match in which nothing has been decided is not kept
    player.pause()
    before = lasting(there.nodes())
    for key in ("f1", "f10", "escape"):
        there.press(key)
        there.rest(0.3)
        judge(there)(there.nodes())
        assert lasting(there.nodes()) != before
        there.press("escape")
        there.rest(0.3)
        assert lasting(there.nodes()) == before, key
    there.press("escape")
    player.use("leave", "continue")
    player.pause()
    assert lasting(there.nodes()) == before


@pytest.mark.parametrize("seated", one_game(14), indirect=True)
def test_settings_change_the_table_at_once(seated: Seated) -> None:
    there, player = seated
    before, picture = there.nodes(), _picture(there)
    context = there.app.context
    there.press("escape")
    player.use("settings")
    _onward(there, player, "deck")
    player.use("tab/2")
    _onward(there, player, "speed")
    player.use("tab/3")
    for _ in range(5):
        _onward(there, player, "text_scale")
    assert (str(context.settings.deck), context.settings.speed, context.settings.text_scale) == (
        "four_colour",
        0.5,
        1.5,
    )
    there.press("escape")
    there.rest(0.3)
    there.press("escape")
    there.rest(0.5)
    judge(there)(there.nodes())
    assert cards(there.nodes()) == cards(before)
    assert _picture(there) != picture
    assert _title(there.nodes()) > _title(before)


def _onward(there: RunningApp, player: Player, key: str) -> None:
    """Press the right end of a control that offers several values, brought into sight if need be."""
    player.await_(key, lambda nodes: live(nodes, key))
    found = _found(there, key)
    while found.view is not None and found.visible.height < found.box.height:
        left, top, wide, tall = found.view
        there.wheel((left + wide // 2, top + tall // 2), -1)
        found = _found(there, key)
    there.click((found.visible.right - 14, found.visible.centery))
    there.rest(0.2)


def _found(there: RunningApp, key: str) -> Node:
    found = control(there.nodes(), key)
    assert found is not None
    return found


def _table(there: RunningApp) -> TableScene:
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    return table


def _picture(there: RunningApp) -> bytes:
    there.app.loop.draw()
    return pygame.image.tobytes(there.app.window.canvas, "RGB")


def _title(nodes: Nodes) -> int:
    """Measure the width of the prompt."""
    return max(node.needed[0] for node in nodes if node.needed and node.role is Role.TEXT)


@pytest.mark.parametrize("game", one_game(16))
def test_resizing_while_cards_fly(tmp_path: Path, game: str) -> None:
    with running(tmp_path, speed=1.0) as there:
        there.frame = 1 / 20
        player = seated_player(there)
        player.use("play", f"quick/{game}")
        for size in ((960, 600), (1920, 1080), (1024, 700), (1280, 720)):
            there.rest(0.15)
            there.resize(size)
            there.step()
            assert there.size == size
            judge(there)(there.nodes())
        player.pause()
        player.decide(there.nodes())
        there.resize((960, 600))
        to_trick_play(player)


@pytest.mark.parametrize("game", one_game(18))
def test_a_press_finishes_what_moves(tmp_path: Path, game: str) -> None:
    with running(tmp_path, speed=1.0) as there:
        there.frame = 1 / 20
        player = seated_player(there)
        player.use("play", f"quick/{game}")
        there.rest(0.3)
        assert not offered(there.nodes())
        for _ in range(5 * find(game).rules(find(game).options()).spec.seats):
            if not offered(there.nodes()):  # the deal, or somebody who thinks or plays before me
                there.click((640, 300))
        assert there.wait(offered, 1.0)


@pytest.mark.parametrize("seated", one_game(20), indirect=True)
def test_a_card_is_dragged_into_the_trick(seated: Seated) -> None:
    there, player = seated
    nodes = to_trick_play(player)
    card = control(nodes, hand(nodes)[0])
    assert card is not None
    start = card.visible.center
    there.drag(start, (start[0] + 40, start[1] - 4))
    there.rest(0.3)
    assert cards(there.nodes()) == cards(nodes)  # dropped where it came from
    wide, tall = there.size
    there.drag(start, (round(wide * 0.41), round(tall * 0.45)))
    player.await_("the card gone", lambda now: control(now, card.key) is None)
    player.pause()


@pytest.mark.parametrize("seated", one_game(21), indirect=True)
def test_a_card_that_is_held_goes_back_when_something_is_opened(seated: Seated) -> None:
    there, player = seated
    nodes = to_trick_play(player)
    held = control(nodes, hand(nodes)[0])
    table = there.app.loop.stack.top
    assert held is not None
    assert isinstance(table, TableScene)
    start = held.visible.center
    there.move(start)
    there.down(start)
    for up in range(0, 100, 10):
        there.move((start[0], start[1] - up))
        there.step()
    drag = table.places.hand.drag
    assert drag is not None
    there.press("f1")
    there.up((start[0], start[1] - 90))
    there.press("escape")
    there.click((there.size[0] // 2, there.size[1] // 3))
    there.rest(0.3)
    assert table.places.hand.drag is None
    assert cards(there.nodes()) == cards(nodes)


def test_what_happened_in_a_deal_is_known_again_when_one_goes_back_into_it(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "quick/ecarte")
        table = there.app.loop.stack.top
        assert isinstance(table, TableScene)
        match, playback = table.driver.session.match, table.driver.playback
        player.play(lambda nodes: match.shuffles == 2 and offered(nodes))
        there.press("u")
        there.rest(0.3)
        assert match.shuffles == 1
        told = match.last_deal(0)
        assert [(length, beat.done) for length, beat in playback.shown.beats] == [
            (number + 1, beat.done) for number, beat in enumerate(told)
        ]


def place_in_hand(nodes: Nodes) -> int:
    """Count from the left to the first card that may be played, 1 for the first of all."""
    row = sorted((node.rect[0], node.key) for node in nodes if node.role is Role.CARD)
    return [key for _, key in row].index(hand(nodes)[0]) + 1


@pytest.mark.parametrize("seated", one_game(22), indirect=True)
def test_digits_play_cards_without_arrows(seated: Seated) -> None:
    there, player = seated
    nodes = to_trick_play(player)
    while (place := place_in_hand(nodes)) > 9:  # the first that may be played has no digit
        player.decide(nodes)
        nodes = to_trick_play(player)
    first = control(nodes, hand(nodes)[0])
    assert first is not None
    there.press(str(place))
    assert (found := focus_of(there.nodes())) is not None
    assert found.key == first.key
    there.press(str(place))
    player.await_("the card gone", lambda now: control(now, first.key) is None)


def test_the_result_comes_before_the_next_deal(tmp_path: Path) -> None:
    with running(tmp_path, speed=1.0) as there:
        there.frame = 1 / 20
        player = seated_player(there, Keyboard(Random(5)))
        player.use("play", f"quick/{IDS[0]}")
        nodes = player.play(lambda nodes: live(nodes, "next"))
        assert deal_over(nodes)
        *_, table, _ = there.app.loop.stack._scenes  # noqa: SLF001 - nothing else tells of what lies below a dialog
        assert {node.role for node in table.nodes()} <= {Role.HEADING, Role.TEXT}
        there.press("escape")
        player.await_("the score at the table", lambda now: control(now, "score:all") is not None)
        there.press("n")
        player.pause()
        assert [node for node in there.nodes() if node.value.startswith("Deal 2")]
