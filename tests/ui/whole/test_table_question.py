"""The question at which table a game is played, and that everything of the game follows the answer, in the program."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app.application import Application
from game.app.gallery import deal_of_today, sample_day
from game.catalogue import GAMES, find
from game.core.record import replace
from game.play.deal_codes import code_of_day, game_of
from game.play.match_setup import MatchSetup, Opponent, setup_text
from game.storage.settings import DEFAULTS
from game.ui.scenes import daily_result
from game.ui.scenes.table import TableScene
from game.ui.shell.scene import Pop, Push
from tests.session.thinkers import AtOnce
from tests.ui.whole.player import Keyboard, Mouse, Player, control, live
from tests.ui.whole.running_app import SIZE, TODAY, RunningApp, seated_player

ASKING = [game.id for game in GAMES if game.answers]
TABLES = [(game, answer) for game in ASKING for answer in find(game).answers]
WAYS = {
    "play": ("play", "quick/{game}"),
    "first steps": ("play", "setup/{game}", "first_steps"),
    "set-up": ("play", "setup/{game}", "start"),
    "a lesson": ("learn", "subject/{game}", "lesson/{lesson}"),
    "the problem of the day": ("learn", "subject/{game}", "problems/daily"),
    "problems": ("learn", "subject/{game}", "problems"),
    "problems by theme": ("learn", "subject/{game}", "problems/themes", "theme/{theme}"),
    "the drill": ("learn", "subject/{game}", "would", "begin"),
    "counting": ("learn", "subject/{game}", "counting"),
    "today’s deal": ("daily",),
}
"""Every way from the title to a table."""


def day_of_game(game: str) -> date:
    """Find a day of which this game's deal is the one."""
    return next(day for day in (TODAY + timedelta(each) for each in range(60)) if game_of(day).id == game)


@contextmanager
def fresh(folder: Path, game: str, **settings: Any) -> Iterator[RunningApp]:
    """Open the program for the first time, on a day of that game's deal."""
    day = day_of_game(game)
    app = Application(folder, SIZE, AtOnce(), Random(1), today=lambda: day)
    try:
        there = RunningApp(app)
        there.change(speed=0.0, **settings)
        yield there
    finally:
        app.close()


def to_title(there: RunningApp) -> None:
    while there.app.loop.stack.depth > 1:
        there.app.loop.stack.turn(Pop())
    there.rest(0.1)


def keys(game: str, way: str) -> list[str]:
    lesson, theme = "pick", "lead"
    return [each.format(game=game, lesson=lesson, theme=theme) for each in WAYS[way]]


def played_at(there: RunningApp) -> str:
    """Tell by which answer the deal on the table is played."""
    there.rest(0.3)
    top = there.app.loop.stack.top
    table = getattr(top, "table", top)
    assert isinstance(table, TableScene), top
    header = table.driver.session.header
    return find(header.game).answer_in(dict(header.options))


def go(there: RunningApp, player: Player, steps: list[str], answer: str = "") -> int:
    """Press one control after the other; where the question comes up answer it, and tell how often it did."""
    asked = 0
    for each in steps:
        player.use(each)
        there.rest(0.2)
        if answer and live(there.nodes(), f"answer/{answer}"):
            player.use(f"answer/{answer}")
            there.rest(0.3)
            asked += 1
    return asked


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ASKING)
def test_every_way_to_a_table_asks_once_and_leads_to_the_one_that_was_answered(
    tmp_path: Path, game: str, way: str
) -> None:
    other = find(game).answers[-1]
    with fresh(tmp_path, game) as there:
        player = seated_player(there)
        assert go(there, player, keys(game, way), other) == 1
        assert played_at(there) == other
    with fresh(tmp_path, game) as there:
        assert there.app.context.settings.answer_of(game) == other
        go(there, seated_player(there), keys(game, "set-up" if way == "first steps" else way))
        assert played_at(there) == other


@pytest.mark.parametrize(("game", "answer"), TABLES)
def test_everything_of_a_game_is_at_the_table_that_was_answered(
    tmp_path: Path, game: str, answer: str
) -> None:
    found = {}
    with fresh(tmp_path, game, table_answers=((game, answer),)) as there:
        player = seated_player(there)
        for way in WAYS:
            go(there, player, keys(game, way))
            found[way] = played_at(there)
            to_title(there)
    assert found == dict.fromkeys(WAYS, answer)


@pytest.mark.parametrize("game", ASKING)
def test_an_answer_holds_against_an_older_set_up_and_a_newer_set_up_against_it(
    tmp_path: Path, game: str
) -> None:
    first, other = find(game).answers[0], find(game).answers[-1]
    opponents = tuple(Opponent(f"Bot {seat}", "club") for seat in range(4))
    older = setup_text(MatchSetup(game, tuple(find(game).answered(other).items()), opponents))
    with fresh(tmp_path, game, last_setup=DEFAULTS.with_setup(game, older).last_setup) as there:
        player = seated_player(there)
        go(there, player, ["play", f"quick/{game}", f"answer/{first}"])
        assert played_at(there) == first
        to_title(there)
        go(there, player, ["play", f"setup/{game}", f"preset/{preset_of(game, other)}", "start"])
        assert played_at(there) == other
        to_title(there)
        go(there, player, ["learn", f"subject/{game}", "lesson/pick"])
        assert played_at(there) == other


def preset_of(game: str, answer: str) -> str:
    found = find(game)
    return next(name for name, options in found.presets.items() if options == found.answered(answer))


@pytest.mark.parametrize("game", ASKING)
def test_the_answer_is_changed_among_the_lessons_and_in_the_settings(tmp_path: Path, game: str) -> None:
    first, *_, other = find(game).answers
    with fresh(tmp_path, game, table_answers=((game, first),)) as there:
        player = seated_player(there)
        go(there, player, ["learn", f"subject/{game}", "table", f"answer/{other}"])
        assert there.app.context.settings.answer_of(game) == other
        assert live(there.nodes(), "lesson/schmear")
        to_title(there)
        go(there, player, ["settings"])
        Keyboard(Random(1)).walk(there, f"table/{game}")
        there.press("left")
        assert there.app.context.settings.answer_of(game) == first
        to_title(there)
        go(there, player, ["learn", f"subject/{game}"])
        assert not control(there.nodes(), "lesson/schmear")


@pytest.mark.parametrize(("game", "answer"), TABLES)
def test_the_first_steps_of_a_first_game_are_taken_at_the_table_that_was_answered(
    tmp_path: Path, game: str, answer: str
) -> None:
    with fresh(tmp_path, game) as there:
        mouse = Mouse()
        for each in ("play", f"quick/{game}", f"answer/{answer}", "easy"):
            assert there.wait(partial(live, key=each), 5), each
            mouse.use(there, each)
        assert played_at(there) == answer


@pytest.mark.parametrize("game", ASKING)
def test_the_question_is_answered_by_keys_and_left_without_an_answer(tmp_path: Path, game: str) -> None:
    other = find(game).answers[-1]
    with fresh(tmp_path, game) as there:
        player = seated_player(there, Keyboard(Random(1)))
        go(there, player, ["play", f"quick/{game}"])
        there.press("escape")
        there.rest(0.2)
        assert there.app.context.settings.answer_of(game) == ""
        assert control(there.nodes(), f"quick/{game}")
        go(there, player, [f"quick/{game}", f"answer/{other}"])
        assert played_at(there) == other


@pytest.mark.parametrize("game", ASKING)
def test_the_code_of_a_day_is_played_at_the_players_table(tmp_path: Path, game: str) -> None:
    other = find(game).answers[-1]
    with fresh(tmp_path, game) as there:
        player = seated_player(there)
        go(there, player, ["play", "code"])
        there.write(code_of_day(game, day_of_game(game)).text)
        assert go(there, player, ["play"], other) == 1
        assert played_at(there) == other
        to_title(there)
        go(there, player, ["play", "code"])
        there.write(code_of_day(game, day_of_game(game)).text)
        option = find(game).given.table_question
        chosen = there.app.context.words.get(f"{game}.option.{option}.value.{other}")
        assert any(chosen in node.name for node in there.nodes())


def test_what_became_of_todays_deal_names_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[str] = []

    def copy(text: str) -> bool:
        copies.append(text)
        return True

    monkeypatch.setattr(daily_result, "copy", copy)
    with fresh(tmp_path, "sheepshead") as there:
        stand = replace(sample_day(), game="sheepshead", table="Milwaukee")
        context = there.app.context
        page = daily_result.daily_result(context, stand, *deal_of_today(), Pop)
        there.app.loop.stack.turn(Push(page))
        seated_player(there).use("copy")
        assert any(node.name.startswith("Sheepshead, Milwaukee") for node in there.nodes())
    assert "Sheepshead, Milwaukee" in copies[0]


def test_other_games_ask_nothing(tmp_path: Path) -> None:
    with fresh(tmp_path, "gleek") as there:
        go(there, seated_player(there), ["play", "quick/gleek"])
        assert isinstance(there.app.loop.stack.top, TableScene)
