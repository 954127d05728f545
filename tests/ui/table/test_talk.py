"""Table talk on the screen: a bubble at the mouth of whoever speaks, for as long as it takes to read it."""

import pytest

from game.core.record import replace
from game.play.table.announcements import HEARD, LETTER
from game.play.table_talk import TalkRemark
from game.stage.bubbles import mouth
from game.storage.settings import Liveliness
from game.ui.scenes import table_speech
from game.ui.shell.node import Node, Role, flaws
from game.ui.table.areas import RESULT
from tests.ui.table.seated import QUICK, Seat

REMARK = TalkRemark(1, 1, "rich", 3)


@pytest.fixture(autouse=True)
def _talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the first opponent always say the same."""
    monkeypatch.setattr(table_speech, "current_remark", lambda *_: REMARK)


def said(seat: Seat) -> str:
    return table_speech.line_of(seat.context.words, REMARK).strip(table_speech.QUOTES)


def bubbles(seat: Seat) -> list[Node]:
    return [node for node in seat.table.nodes() if node.role is Role.NOTICE and node.name == said(seat)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_a_remark_stands_beside_the_mouth_of_whoever_makes_it(size: tuple[int, int]) -> None:
    seat = Seat("gleek", size=size)
    seat.go(0.1)
    (shown,) = bubbles(seat)
    assert flaws(seat.table.nodes(), size) == ()
    person = seat.table.places.layout.slots.people[1]
    x, y = seat.table.areas.point(*mouth(person))
    side = person.height * seat.table.areas.unit
    assert max(shown.box.left - x, x - shown.box.right) < 0.6 * side
    assert abs(shown.box.centery - y) < 0.6 * side
    tools = [node.box for node in seat.table.nodes() if node.key.startswith("tool:")]
    assert shown.box.collidelist(tools) < 0


@pytest.mark.parametrize("game", ["ecarte", "gleek", "sheepshead"])
def test_a_remark_stands_clear_of_a_result(game: str) -> None:
    seat = Seat(game)
    seat.go(0.1)
    seat.table._chrome.clear(cleared=True)  # noqa: SLF001 - as while the result lies there
    (shown,) = bubbles(seat)
    wide = seat.context.look.px(RESULT)
    assert shown.box.bottom <= 0.25 * 720 or abs(shown.box.centerx - 640) > (wide + shown.box.width) / 2 - 30


def test_nothing_of_mine_stands_beside_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_speech, "current_remark", lambda *_: replace(REMARK, seat=0))
    seat = Seat("gleek")
    seat.go(0.1)
    assert len(bubbles(seat)) == 1
    seat.table._chrome.clear(cleared=True)  # noqa: SLF001 - as while the result lies there
    assert not bubbles(seat)


def test_it_goes_when_it_has_been_read() -> None:
    seat = Seat("gleek", settings=replace(QUICK, speed=1.0))
    seat.go(0.1)
    stays = HEARD + LETTER * len(said(seat))
    seat.go(stays - 0.3)
    assert bubbles(seat)
    seat.go(0.4)
    assert not bubbles(seat)


def test_it_can_be_switched_off() -> None:
    seat = Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.QUIET))
    seat.go(0.1)
    assert not bubbles(seat)


def heard(seat: Seat) -> list[str]:
    seat.go(1)
    return [each.text for each in seat.context.announcer.drain() if said(seat) in each.text]


def test_it_is_heard_once() -> None:
    seat = Seat("gleek")
    assert len(heard(seat)) == 1
    assert not heard(seat)


def test_what_was_switched_off_is_not_heard_either() -> None:
    assert not heard(Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.QUIET)))


def test_where_there_is_no_room_it_is_only_heard() -> None:
    seat = Seat("illustrated_tarock", (960, 600), replace(QUICK, text_scale=2.0))
    seat.go(0.1)
    assert flaws(seat.table.nodes(), (960, 600)) == ()
