"""The menu of the table and the log: what Esc does first, deals begun anew, and results that can be seen again."""

import re
from typing import Any

import pytest

from game.catalogue import find
from game.core.cards import members
from game.core.record import replace
from game.play.table.inputs import NextDeal, OpenMenu, Restart, SayWord, ToggleLog, Undo, UseCard
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.blocks import Action, Home, Page, Pop, Push
from game.ui.scenes.table import TableScene
from game.ui.shell.input import Press
from tests.ui.kit.context import Blank, click_on
from tests.ui.table.seated import QUICK, Seat

ESCAPE = Press("escape", Action.BACK)


def some_tricks(game: str = "imperium", scale: float = 1.0, tricks: int = 2) -> Seat:
    """Play until some tricks lie, in a deal in which I have moved."""
    seat = Seat(game, (960, 600), replace(QUICK, text_scale=scale))
    while len(seat.table.driver.shown.view.tricks) < tricks:
        seat.my_turn()
        decide(seat)
        seat.go(0.1)
    return seat


def decide(seat: Seat) -> None:
    """Play a card where one may be played, else say the last of the words."""
    table = seat.table
    open_cards = members(table.driver.state.turn.choices.plays)
    if open_cards:
        table.send(UseCard(next(iter(open_cards))))
    else:
        table.send(SayWord(table.driver.state.turn.choices.words[-1].word))


def log_lines(seat: Seat) -> list[str]:
    return [node.name for node in seat.table.nodes() if node.view and node.role == "text"]


def test_the_log_goes_with_time_and_is_grouped_by_trick() -> None:
    seat = some_tricks()
    table = seat.table
    table.send(ToggleLog())
    beats = [beat for _, beat in table.driver.shown.beats]
    rules = seat.session.match.rules
    captions = Captions(seat.context.words, "imperium", rules.spec, seat.session.players, 0)
    announced = find("imperium").table.announced
    told = [
        captions.cards.aloud(line) for beat in beats for line in tell(beat, captions, announced(beat.after))
    ]
    shown = log_lines(seat)
    assert [line for line in shown if line in told] == told
    heads = [line for line in shown if re.fullmatch(r"Trick \d+", line)]
    assert heads[:2] == ["Trick 1", "Trick 2"]
    plays = [at for at, line in enumerate(shown) if " play" in line]
    assert shown.index("Trick 1") == plays[0] - 1


def test_the_latest_is_in_sight_when_the_log_opens() -> None:
    seat = some_tricks(scale=2.0, tricks=3)
    seat.table.send(ToggleLog())
    seat.table.nodes()
    pane = seat.table.screen.state("log")
    assert pane.reach > 0
    assert pane.scroll == pane.reach


def test_escape_closes_the_log_before_it_opens_the_menu() -> None:
    seat = some_tricks()
    seat.table.send(ToggleLog())
    assert seat.table.handle(ESCAPE) is None
    assert not seat.table.driver.state.lookups.log
    opened = seat.table.handle(ESCAPE)
    assert isinstance(opened, Push)
    assert opened.scene.over


def menu(table: TableScene) -> Page[Any]:
    opened = table.send(OpenMenu())
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, Page)
    return opened.scene


def test_a_deal_is_begun_anew_and_counts_no_more() -> None:
    seat = some_tricks()
    view, match = seat.session.view(), seat.session.match
    deal = view.ledger.finished + 1
    start = match.span(deal).start
    assert any(entry.seat == 0 for entry in match.transcript().entries[start:])
    assert click_on(menu(seat.table), "restart") == Pop()
    transcript = match.transcript()
    assert not any(entry.seat == 0 for entry in transcript.entries[start:])
    assert transcript.header.undone == (deal,)
    assert len(transcript.entries) >= start
    seat.my_turn()


def test_a_deal_in_which_nothing_was_decided_is_not_begun_anew() -> None:
    seat = Seat("imperium")
    before = len(seat.session.match)
    seat.table.send(Restart())
    assert len(seat.session.match) == before
    assert seat.context.notices.sentences == (seat.context.words.get("table.nothing_to_undo"),)


def test_a_match_the_disk_did_not_take_is_not_called_saved() -> None:
    seat = Seat("ecarte", (960, 600), QUICK)
    seat.my_turn()
    decide(seat)
    seat.my_turn()
    kept, behind = (
        seat.context.words.get(each) for each in ("table.menu.leave_note", "storage.saved.behind")
    )
    for taken, said in ((True, kept), (False, behind)):
        seat.saved = taken
        told = {
            text for node in menu(seat.table).nodes() for text in (node.name, node.value, node.description)
        }
        assert {kept, behind} & told == {said}
        click_on(menu(seat.table), "save")
    assert seat.context.notices.sentences == (seat.context.words.get("table.menu.saved"), behind)


def test_a_match_is_called_saved_only_once_something_was_decided() -> None:
    seat = Seat("ecarte", (960, 600), QUICK)
    kept = seat.context.words.get("table.menu.leave_note")

    def told() -> tuple[bool, bool]:
        nodes = tuple(menu(seat.table).nodes())
        save = next(node for node in nodes if node.key == "save")
        said = any(kept in (node.name, node.value, node.description) for node in nodes)
        return "disabled" not in save.state, said

    seat.my_turn()
    assert told() == (False, False)
    decide(seat)
    seat.my_turn()
    assert told() == (True, True)
    seat.table.send(Undo())
    seat.my_turn()
    assert told() == (True, True), "what was taken back has been kept"


def test_another_match_begins_with_its_set_up() -> None:
    opened = click_on(menu(some_tricks().table), "new_match")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, Blank)
    assert opened.scene.name == "new match"
    assert click_on(menu(some_tricks().table), "leave") == Pop(Home())


@pytest.mark.parametrize("over", [False, True])
def test_a_result_can_be_seen_again(over: bool) -> None:
    seat = some_tricks("ecarte")
    assert not any(node.key == "result" for node in menu(seat.table).nodes())
    told = finish(seat, over=over)
    again = click_on(menu(seat.table), "result")
    assert isinstance(again, Pop)
    assert isinstance(again.then, Push)
    assert isinstance(again.then.scene, Blank)
    assert again.then.scene.name == told == ("match result" if over else "deal result")


def finish(seat: Seat, *, over: bool) -> str:
    """Play on until a result is told, of a deal or of the match; name its screen."""
    for _ in range(20000):
        switch = seat.table.update(1 / 30)
        if isinstance(switch, Push):
            assert isinstance(switch.scene, Blank)
            if seat.session.match.over or not over:
                return switch.scene.name
            seat.table.send(NextDeal())
        if seat.table.driver.playback.ready:
            decide(seat)
    message = "no result was told"
    raise AssertionError(message)
