"""Drills in the running program: series of decisions and counting, by mouse alone and by keyboard alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.app.gallery import screens
from game.catalogue import GAMES
from game.core.move import Play, Say
from game.core.record import replace
from game.learning import drill
from game.learning.drill import DrillAnswer, DrillTeller, Fault, Series, questions
from game.storage.progress import UNDRILLED
from game.ui.kit.page import Page
from game.ui.scenes.card_rows import CardRow
from game.ui.scenes.drill import DrillEnd, drill_done
from game.ui.scenes.table import TableScene
from game.ui.shell.scene import Pop, Push
from tests.ui.kit.context import open_context
from tests.ui.whole.heard import listening
from tests.ui.whole.pad import padded
from tests.ui.whole.player import Keyboard, Nodes, Player, Way, control, hand, live, words
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import WAYS

SIZES = (((1280, 720), 1.0), ((960, 600), 2.0), ((1920, 1080), 1.5), ((2560, 1440), 1.0))
FEW = 2
"""Questions of a series in the everyday run."""


def page(there: RunningApp, game: str) -> None:
    """Open the page of a game."""
    there.app.loop.stack.turn(Push(there.app.navigator.teaching.page(there.app.context, game)))
    there.rest(0.2)


def waiting(nodes: Nodes) -> bool:
    """Tell whether a decision, a verdict or a question waits for the player."""
    keys = ("lesson:next", "answer:0", "following", "next", "again")
    return any(live(nodes, key) for key in keys) or bool(hand(nodes) or words(nodes))


def answer_all(there: RunningApp, player: Player, *, rightly: bool) -> int:
    """Answer questions to the end of the series; count them."""
    for number in range(drill.LONG + 1):
        nodes = player.await_("a question", lambda nodes: live(nodes, "again") or waiting(nodes))
        if live(nodes, "again"):
            return number
        top = there.app.loop.stack.top
        assert isinstance(top, TableScene)
        judged = next(
            each.judged
            for each in questions(top.driver.session.game)
            if each.transcript.entries == top.driver.session.match.transcript().entries
        )
        player.use(_key(judged[0 if rightly else -1].line[0]))
        player.await_("a verdict", lambda nodes: live(nodes, "lesson:next"))
        player.use("lesson:next")
    message = "the series does not end"
    raise AssertionError(message)


def _key(move: object) -> str:
    assert isinstance(move, Say | Play)
    return f"say:{move.word}" if isinstance(move, Say) else f"card:{move.card}"


def series(there: RunningApp, player: Player, game: str, *, rightly: bool) -> None:
    """Go through a whole series from the page and back to it."""
    page(there, game)
    player.use("would", "begin")
    assert answer_all(there, player, rightly=rightly) == drill.LONG
    fared = there.progress.drill(game)
    assert len(fared.seen) == drill.LONG
    assert (fared.best == 0) is rightly
    assert (fared.level > UNDRILLED.level) is rightly
    player.use("leave", "would")


@pytest.mark.parametrize(("game", "way"), [("ecarte", "keyboard"), ("imperium", "mouse")])
def test_a_short_series(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, way: str) -> None:
    monkeypatch.setattr(drill, "LONG", FEW)
    with running(tmp_path) as there:
        heard = list[str]()
        monkeypatch.setattr(there.app.context, "cue", heard.append)
        series(there, seated_player(there, WAYS[way]()), game, rightly=way == "mouse")
        assert heard.count("right" if way == "mouse" else "wrong") == FEW


@pytest.mark.slow
@pytest.mark.parametrize("game", ["sheepshead", "imperiale"])
def test_a_short_series_and_counting_by_controller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(drill, "LONG", FEW)
    with running(tmp_path) as there, padded(there) as pad:
        series(there, seated_player(there, pad), game, rightly=True)
    with running(tmp_path) as there, padded(there) as pad:
        counted(there, pad, game)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_whole_series(tmp_path: Path, number: int, way: str) -> None:
    size, scale = SIZES[number % len(SIZES)]
    with running(tmp_path, size=size, text_scale=scale) as there:
        series(there, seated_player(there, WAYS[way]()), GAMES[number].id, rightly=way == "keyboard")


@pytest.mark.parametrize(("game", "unit"), [("gleek", "pence"), ("imperium", "whites"), ("ecarte", "points")])
def test_it_is_said_in_what_answers_are_counted(tmp_path: Path, game: str, unit: str) -> None:
    with running(tmp_path) as there:
        page(there, game)
        seated_player(there).use("would")
        assert any(f"counted in {unit}:" in node.name for node in there.nodes())


def test_what_went_wrong_once_is_said_to_have_gone_wrong_once() -> None:
    context = open_context()
    captions = DrillTeller(questions("ecarte")[0], context.words).captions
    found = Fault("“Propose” where “Stand” was better", 1, 0.5, 0.1), Fault("Too low a lead", 2, 31.4, 6.0)
    told = drill_done(context, captions, (Series("ecarte"), found, UNDRILLED), DrillEnd(Pop, Pop)).nodes()
    lines = {node.name for node in told}
    assert "“Propose” where “Stand” was better: once, about 0.5 points" in lines
    assert "Too low a lead: 2 times, about 30 points in all" in lines


@pytest.mark.parametrize(("best", "said"), [(None, False), (0.0, False), (1.0, True)])
def test_the_best_series_is_the_best_of_several(best: float | None, said: bool) -> None:
    context, question = open_context(), questions("ecarte")[0]
    captions = DrillTeller(question, context.words).captions
    right = Series("ecarte").with_answer(DrillAnswer(question, question.best[0], 2.0))
    told = right, (), replace(UNDRILLED, best=best)
    lines = {node.name for node in drill_done(context, captions, told, DrillEnd(Pop, Pop)).nodes()}
    assert ("That is your best series." in lines) is said


def test_it_is_said_which_key_answers(tmp_path: Path) -> None:
    with running(tmp_path, keys=(("confirm", ("x",)),)) as there:
        page(there, "ecarte")
        seated_player(there).use("would")
        assert any("By keys: move to it and press X," in node.name for node in there.nodes())


def test_a_number_key_says_the_word_in_its_place(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        page(there, "ecarte")
        player.use("would", "begin")
        top = there.app.loop.stack.top
        assert isinstance(top, TableScene)
        said = top.driver.state.turn.choices.words[1].word
        there.press("2")
        player.await_("a verdict", lambda nodes: live(nodes, "lesson:next"))
        match = there.app.loop.stack.top.driver.session.match  # type: ignore[attr-defined]  # the verdict's table
        last = match.transcript().entries[-1].move
        assert isinstance(last, Say)
        assert last.word == said


def test_a_verdict_is_heard_at_once_and_not_after_the_hand_once_more(tmp_path: Path) -> None:
    with listening(tmp_path, 1) as (there, said):
        player = seated_player(there, Keyboard(Random(3)))
        page(there, "ecarte")
        player.use("would", "begin")
        player.await_("a question", waiting)
        there.rest(0.3)
        assert "Deal 1." in said
        said.clear()
        player.use(words(there.nodes())[0])
        player.await_("a verdict", lambda nodes: live(nodes, "lesson:next"))
        there.rest(0.3)
        assert any(each.startswith(("Right:", "Nearly:", "Wrong:")) for each in said)
        assert not any(each.startswith(("Deal 1.", "You hold")) for each in said)


@pytest.mark.slow
def test_a_hint_and_a_skip_count_as_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        page(there, "ecarte")
        player.use("would", "begin", "lesson:skip")
        player.await_("a verdict", lambda nodes: live(nodes, "lesson:next"))
        assert there.progress.drill("ecarte").level == UNDRILLED.level
        player.use("lesson:next")
        there.rest(0.3)
        there.press("h")
        there.rest(0.3)
        player.use(words(there.nodes())[0])
        player.await_("a verdict", lambda nodes: live(nodes, "lesson:next"))
        assert there.progress.drill("ecarte").level == UNDRILLED.level


def test_taking_back_loses_neither_the_hint_nor_the_seconds(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        page(there, "ecarte")
        player.use("would", "begin")
        there.rest(5)
        there.press("h")
        there.rest(0.3)
        first = there.app.loop.stack.top
        there.press("u")
        there.rest(0.3)
        second = there.app.loop.stack.top
        assert isinstance(first, TableScene)
        assert isinstance(second, TableScene)
        assert second is not first
        assert second.driver.waited > first.driver.waited
        player.use(words(there.nodes())[0])
        player.await_("a verdict", lambda nodes: live(nodes, "lesson:next"))
        assert there.progress.drill("ecarte").level == UNDRILLED.level


# ---------------------------------------------------------------------------------------------------- counting


def count_deal(there: RunningApp, player: Player, answer: Callable[[Player], None]) -> int:
    """Play a deal at random to its end and answer every question; count them."""
    found = 0
    for _ in range(200):
        nodes = player.await_("something to do", waiting)
        if live(nodes, "following"):
            return found
        if live(nodes, "answer:0"):
            answer(player)
            player.use("next")
            found += 1
        elif live(nodes, "next"):
            player.use("next")
        else:
            player.decide(nodes)
    message = "the deal does not end"
    raise AssertionError(message)


def counted(there: RunningApp, way: Way, game: str) -> None:
    """Count through a deal, and go on to the next."""
    player = seated_player(there, way)
    page(there, game)
    player.use("counting")
    assert isinstance(there.app.loop.stack.top, TableScene)
    assert count_deal(there, player, lambda player: player.use("answer:1"))
    player.use("following")
    player.await_("the next deal", waiting)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_counting_through_a_deal(tmp_path: Path, game: str, way: str) -> None:
    size, scale = SIZES[len(game) % len(SIZES)]
    with running(tmp_path, size=size, text_scale=scale) as there:
        counted(there, WAYS[way](), game)


def test_a_question_stops_play_and_a_number_key_answers(tmp_path: Path) -> None:
    with running(tmp_path, seed=4) as there:
        player = seated_player(there)
        page(there, "ecarte")
        player.use("counting")
        while not live(there.nodes(), "answer:0"):
            player.decide(player.await_("something to do", waiting))
            there.rest(0.1)
        before = there.app.loop.stack.depth
        there.rest(2.0)
        assert live(there.nodes(), "answer:0")
        there.press("1")
        player.await_("a verdict", lambda nodes: live(nodes, "next"))
        player.use("next")
        assert there.app.loop.stack.depth == before - 1
        fared = there.progress.counting("ecarte")
        assert fared.run == fared.best <= 1


@pytest.mark.slow
def test_counting_is_stopped_for_the_page(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        page(there, "ecarte")
        player.use("counting")
        while not live(there.nodes(), "stop"):
            player.decide(player.await_("something to do", waiting))
            there.rest(0.1)
        player.use("stop")
        player.await_("the page", lambda nodes: live(nodes, "counting"))


def test_a_question_goes_on_in_the_language_that_is_chosen_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        page(there, "ecarte")
        player.use("would", "begin")
        player.await_("a question", waiting)
        table = there.app.loop.stack.top
        assert isinstance(table, TableScene)
        assert table.driver.lesson is not None
        before = table.driver.lesson.lesson
        there.change(language="de")
        there.rest(0.2)
        assert table.driver.lesson.lesson.steps != before.steps
        player.use(words(there.nodes())[0])
        player.await_("what it is worth", lambda nodes: live(nodes, "lesson:next"))
        for language in ("en", "fr"):
            there.change(language=language)
            there.rest(0.2)
            way_on = control(there.nodes(), "lesson:next")
            assert way_on is not None
            assert way_on.name == there.app.context.words.get("drills.would.next")


def test_all_that_is_to_be_counted_is_seen_at_once_in_large_type(tmp_path: Path) -> None:
    with running(tmp_path, size=(960, 600), text_scale=2.0) as there:
        asked = dict(screens(there.app))["count-cards"]()
        assert isinstance(asked, Page)
        there.app.loop.stack.turn(Push(asked))
        there.rest(0.2)
        shown = [each for each in asked.screen.widgets() if isinstance(each.leaf, CardRow)]
        assert shown
        assert all(each.view is None or each.view.contains(each.rect) for each in shown)
