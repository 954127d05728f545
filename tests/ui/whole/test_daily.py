"""The daily deal in the running program: the first try is kept and shown, others are practice, and par is found."""

import re
from datetime import date
from pathlib import Path

import pytest

from game.app.gallery import deal_of_today, sample_day
from game.app.matches import Matches
from game.catalogue import spec_of
from game.core.record import replace
from game.play.deal_codes import game_of, read_code
from game.questions import ParRequest, answer
from game.storage.daily import FirstTry
from game.storage.match_files import SaveGone
from game.storage.stores import open_stores
from game.ui.scenes import daily_result
from game.ui.shell.scene import Pop, Push
from tests.session.thinkers import AtOnce
from tests.ui.whole.player import Nodes, control, live
from tests.ui.whole.running_app import AT_ONCE, SIZE, RunningApp, opened, running, seated_player
from tests.ui.whole.test_mistakes import Calendar
from tests.ui.whole.test_mistakes import opened as opened_on


def tries(folder: Path) -> list[FirstTry]:
    stores = open_stores(folder, spec_of)
    try:
        return [*stores.daily.tries.values()]
    finally:
        stores.close()


def at_result(nodes: Nodes) -> bool:
    return live(nodes, "again") and control(nodes, "copy") is not None


def play_deal(there: RunningApp, seed: int = 7) -> None:
    """Play until the page of the result is there."""
    player = seated_player(there, seed=seed)
    for _ in range(200):
        nodes = player.pause() if not at_result(there.nodes()) else there.nodes()
        if at_result(nodes):
            return
        player.decide(nodes)
    message = "the deal does not end"
    raise AssertionError(message)


def kept(there: RunningApp) -> dict[str, FirstTry]:
    """Give every first try there is."""
    return dict(there.app._stores.daily.tries)  # noqa: SLF001 - what is on the disk is asked for while it is played


def names(there: RunningApp) -> list[str]:
    return [node.name for node in there.nodes()]


def code_is_shown(there: RunningApp, line: str, day: str) -> None:
    """See the code of the deal beside the result, in the line to be sent to others, and on the page of the deal."""
    code = next(name for name in names(there) if name.startswith("D") and line.endswith(name))
    assert read_code(code).day == day
    seated_player(there).use("this_deal")
    assert code in names(there)
    there.press("escape")


def test_the_first_try_is_kept_and_others_are_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies: list[str] = []

    def copy(text: str) -> bool:
        copies.append(text)
        return True

    monkeypatch.setattr(daily_result, "copy", copy)
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("daily")
        play_deal(there)
        there.wait(lambda nodes: live(nodes, "copy"), 120)
        (first,) = kept(there).values()
        assert first.ahead is not None
        assert first.par is not None
        assert "This was your first try, and it is kept." in names(there)
        player.use("copy")
        assert "par" in copies[0].lower()
        assert not any(sign in copies[0] for sign in ("♠", "♥", "♦", "♣"))
        code_is_shown(there, copies[0], first.day)
        player.use("again")
        play_deal(there, seed=8)
        assert any(name.startswith("This was practice.") for name in names(there))
        assert [*kept(there).values()] == [first]
        player.use("title")
        assert any(name.startswith("You have played it.") for name in names(there))
        player.use("daily")
        there.rest(0.3)
        assert at_result(there.nodes())
        assert "This was your first try, and it is kept." in names(there)
    assert tries(tmp_path) == [first]


@pytest.mark.parametrize(
    ("trouble", "written"), [(SaveGone("It is no longer there."), False), (ZeroDivisionError(), True)]
)
def test_a_first_try_that_cant_be_opened_is_no_reason_not_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception, written: bool
) -> None:
    def fail(*_: object) -> None:
        raise trouble

    calendar = Calendar()
    with opened_on(tmp_path, calendar) as there:
        there.app._stores.daily.keep(  # noqa: SLF001 - what is on the disk is put there
            FirstTry(calendar().isoformat(), game_of(calendar()).id, "gone")
        )
        monkeypatch.setattr(Matches, "_tried", fail)
        seated_player(there).use("daily")
        there.rest(0.3)
        assert any(node.role == "card" for node in there.nodes())
        told = any(name.startswith("Something went wrong") for name in names(there))
    assert told == (tmp_path / "state" / "trouble.log").exists() == written


def pressed(there: RunningApp, key: str) -> None:
    """Press a control, and answer nothing that is asked."""
    found = control(there.nodes(), key)
    assert found is not None
    there.click(found.visible.center)
    there.rest(0.6)


def test_who_has_never_played_its_game_is_offered_lessons_first(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        pressed(there, "daily")
        assert live(there.nodes(), "learn")
        assert control(there.nodes(), "other") is None  # no game is known
        pressed(there, "learn")
        there.rest(0.3)
        assert not any(node.role == "card" for node in there.nodes())
        assert not kept(there)


def test_the_deal_of_the_day_is_there_in_a_game_one_knows_and_says_at_the_table_what_it_is(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "quick/gleek")
        player.decide(player.pause())
        player.use("tool:menu", "leave")
        pressed(there, "daily")
        assert control(there.nodes(), "other") is not None
        pressed(there, "other")
        there.rest(0.3)
        (head,) = (node for node in there.nodes() if node.role == "heading" and node.name == "Gleek")
        assert head.value == "Today’s deal: one deal, against par"
        play_deal(there)
        (first,) = kept(there).values()
        assert first.game == "gleek"
        said = next(name for name in names(there) if name.startswith("The deal brought: "))
        gains = [int(each.replace("−", "-")) for each in re.findall("[+−]?[0-9]+", said)]
        assert len(gains) == 3
        assert first.ahead == pytest.approx(gains[0] - sum(gains[1:]) / 2)


def test_the_title_offers_the_deal_of_the_day_that_has_begun(tmp_path: Path) -> None:
    calendar = Calendar()
    with opened_on(tmp_path, calendar) as there:
        there.rest(0.3)
        before = names(there)
        calendar.pass_days(1)
        there.rest(0.3)
        assert names(there) != before
        player = seated_player(there)
        player.use("daily")
        player.decide(player.pause())
        assert [*kept(there)] == [calendar().isoformat()]


def test_par_is_found_after_looking_back_in_the_meantime(tmp_path: Path) -> None:
    held = True
    bots = AtOnce(lambda asked: None if held and isinstance(asked, ParRequest) else answer(asked))
    with opened(tmp_path, SIZE, bots, 1) as there:
        there.change(speed=AT_ONCE)
        player = seated_player(there)
        player.use("daily")
        play_deal(there)
        there.rest(0.3)
        player.use("look_back")
        there.rest(0.3)
        there.press("escape")
        held = False
        assert there.wait(lambda nodes: live(nodes, "copy"), 120)
        (first,) = kept(there).values()
        assert first.par is not None


def decide_once(there: RunningApp) -> None:
    """Sit down to the daily deal, make one decision, and wait for the next."""
    player = seated_player(there)
    player.use("daily")
    player.decide(player.pause())
    player.pause()


def test_a_try_that_was_broken_off_is_taken_up_again(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        decide_once(there)
        there.press("u")
    (first,) = tries(tmp_path)
    assert first.ahead is None
    assert first.taken_back
    with running(tmp_path) as there:
        seated_player(there).use("daily")
        play_deal(there)
        assert any("moves taken back" in name for name in names(there))
    (second,) = tries(tmp_path)
    assert (second.match, second.taken_back) == (first.match, True)
    assert second.ahead is not None
    assert len(list((tmp_path / "data" / "matches").glob("*.json"))) == 1


def test_what_is_taken_back_first_thing_after_coming_back_is_seen(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        decide_once(there)
    (first,) = tries(tmp_path)
    assert not first.taken_back
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("daily")
        player.pause()
        there.press("u")
        there.rest(0.5)
    (second,) = tries(tmp_path)
    assert (second.match, second.taken_back) == (first.match, True)


def test_a_first_try_taken_back_once_it_was_over_is_practice(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        seated_player(there).use("daily")
        play_deal(there)
        assert there.wait(lambda nodes: live(nodes, "copy"), 120)
        (first,) = kept(there).values()
        assert first.ahead is not None
        there.press("escape")  # back to the table
        there.rest(0.5)
        there.press("u")
        there.rest(0.5)
        there.press("escape")
        there.rest(0.5)
        seated_player(there).use("leave", "daily")  # where it was left
        there.rest(0.5)
        assert there.app._stores.saves.running == first.match  # noqa: SLF001 - which match is on the table
        there.app._stores.daily.keep(replace(first, ahead=first.ahead + 1))  # noqa: SLF001 - another result
        play_deal(there)
        assert any(name.startswith("This was practice.") for name in names(there))
        assert len(list((tmp_path / "data" / "matches").glob("*.json"))) == 1


def test_the_calendar_tells_of_every_day_that_was_played(tmp_path: Path) -> None:
    """Days of other months are reached with a button, and what became of each is told."""
    stores = open_stores(tmp_path, spec_of)
    for day, par in (("2026-09-30", 3.0), ("2026-10-02", None)):
        stores.daily.keep(FirstTry(day, "gleek", "x", 4.5, par))
    stores.daily.keep(FirstTry("2026-09-01", "gleek", "x"))  # never finished
    stores.close()
    with running(tmp_path) as there:
        shown = [*kept(there).values()]
        page = daily_result.daily_result(
            there.app.context,
            replace(sample_day(), day=date(2026, 11, 1), tries={each.day: each for each in shown}),
            *deal_of_today(),
            Pop,
        )
        there.app.loop.stack.turn(Push(page))
        there.rest(0.3)
        player = seated_player(there)
        assert not live(there.nodes(), "later")
        assert "Days played in November 2026: none" in names(there)
        player.use("earlier")
        assert "Days played in October 2026: 2" in names(there)
        assert "2 October 2026, Gleek: played" in names(there)
        player.use("day/2026-10-02", "earlier", "day/2026-09-30")
        assert (
            names(there).count("30 September 2026, Gleek: 1.5 better than par") == 2
        )  # the day, and the line
        assert not live(there.nodes(), "earlier")
        player.use("later", "later")
        assert live(there.nodes(), "earlier")
