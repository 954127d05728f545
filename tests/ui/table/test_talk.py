"""Table talk on the screen: in the bar above, where it covers nothing; gone when it is switched off or has no room."""

import pytest

from game.core.record import replace
from game.play.table_talk import CHANCES, TalkRemark
from game.storage.settings import Liveliness
from game.ui.scenes import talk_line
from game.ui.shell.node import flaws
from tests.ui.table.seated import QUICK, Seat

REMARK = TalkRemark(1, 1, "rich", 3)


@pytest.fixture(autouse=True)
def _talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the first opponent always say the same."""
    monkeypatch.setattr(talk_line, "heard_now", lambda *_: REMARK)


def lines(seat: Seat) -> list[str]:
    return [node.name for node in seat.table.nodes() if "“" in node.name and node.role == "text"]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_a_remark_stands_beside_the_title(size: tuple[int, int]) -> None:
    seat = Seat("gleek", size=size)
    assert lines(seat)
    assert flaws(seat.table.nodes(), size) == ()
    shown = next(node for node in seat.table.nodes() if "“" in node.name and node.role == "text")
    assert shown.box.bottom <= seat.table.areas.top.bottom
    tools = [node.box for node in seat.table.nodes() if node.key.startswith("tool:")]
    assert shown.box.collidelist(tools) < 0


def test_it_can_be_switched_off() -> None:
    assert not lines(Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.QUIET)))


def heard(seat: Seat) -> list[str]:
    seat.go(1)
    said = talk_line.line_of(seat.context.words, REMARK)
    return [each.text for each in seat.context.announcer.take() if said in each.text]


def test_it_is_heard_once() -> None:
    seat = Seat("gleek")
    told = heard(seat)
    assert len(told) == 1
    assert told[0] in lines(seat)
    assert not heard(seat)


def test_what_was_switched_off_is_not_heard_either() -> None:
    assert not heard(Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.QUIET)))


def test_where_there_is_no_room_nothing_is_shown() -> None:
    seat = Seat("illustrated_tarock", (960, 600), replace(QUICK, text_scale=2.0))
    assert flaws(seat.table.nodes(), (960, 600)) == ()


def test_whoever_remarks_on_a_moment_has_a_face_for_it() -> None:
    assert talk_line.MOODS.keys() == CHANCES.keys()
