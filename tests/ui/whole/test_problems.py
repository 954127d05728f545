"""Problems in the running program, by mouse: a theme is chosen, a mistake made, its cost watched, the answer given."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalogue import GAMES
from game.core.move import Lay
from game.learning.lesson import Watch
from game.learning.problem import Problem
from game.learning.problems import posed, problem_of_day, problems, themes
from game.ui.scenes.table import TableScene
from game.ui.shell.node import Role
from game.ui.shell.scene import Pop, Push
from tests.ui.whole.player import Player, chosen, control, live
from tests.ui.whole.running_app import TODAY, RunningApp, running, seated_player
from tests.ui.whole.tables import everyday
from tests.ui.whole.test_lessons import MOST, WINDOWS, Pupil

POSED = [game.id for game in GAMES if problems(game.id)]


def costs() -> Iterator[Any]:
    """Give every game in every window, and those in which cards are given up; every day one."""
    for turn, game in enumerate(POSED):
        sorted_ones = themes(problems(game))
        laid = [name for name, found in sorted_ones.items() if isinstance(found[0].best[0], Lay)]
        for number, theme in enumerate(("ending", "lead", next(iter(sorted_ones)), *laid[:1])):
            (size, scale), chosen = WINDOWS[number % len(WINDOWS)], turn == len(POSED) // 2 and not number
            yield pytest.param(game, theme, size, scale, id=f"{game}-{theme}", marks=everyday(chosen))


def page(there: RunningApp, game: str) -> Player:
    """Open the page of a game."""
    player = seated_player(there)
    player.use("learn")
    if control(there.nodes(), f"subject/{game}") and not chosen(there.nodes(), f"subject/{game}"):
        player.use(f"subject/{game}")
    return player


@pytest.mark.parametrize(("game", "theme", "size", "scale"), [*costs()])
def test_what_a_mistake_costs_is_watched_to_the_end(
    tmp_path: Path, game: str, theme: str, size: tuple[int, int], scale: float
) -> None:
    with running(tmp_path, size=size, text_scale=scale) as there:
        player = seated_player(there)
        there.app.loop.stack.turn(opened(there, game))
        player.use("problems/themes", f"theme/{theme}")
        pupil = Pupil(there, player)
        pupil.settle()
        put = pupil.log
        assert not live(there.nodes(), "lesson:why")
        problem = next(each for each in problems(game) if each.id == pupil.lesson.id)
        pupil.make(problem.judged[-1].line)
        pupil.settle()
        assert pupil.log == put
        player.use("lesson:why")
        fared = there.progress.problems(game)
        assert list(fared.tried.values()) == [False]
        watched(there, player)
        button = control(there.nodes(), "lesson:next")
        assert button is not None
        assert button.name == "Try again"
        player.use("lesson:next")
        again = Pupil(there, player)
        again.settle()
        assert again.log == put
        again.finish()
        player.use("leave")
        assert there.progress.problems(game) == fared
        assert live(there.nodes(), f"theme/{theme}")


def at_problem_of_day(there: RunningApp, game: str) -> tuple[Player, Pupil, Problem]:
    """Sit down to the problem of the day."""
    player = page(there, game)
    player.use("problems/daily")
    pupil = Pupil(there, player)
    pupil.settle()
    return player, pupil, problem_of_day(problems(game), game, TODAY)


@pytest.mark.parametrize("helped", ["wrong", "hint", "answer", ""])
def test_who_was_helped_has_not_solved_it_at_the_first_try(tmp_path: Path, helped: str) -> None:
    game = POSED[0]
    with running(tmp_path) as there:
        player, pupil, problem = at_problem_of_day(there, game)
        match helped:
            case "wrong":
                pupil.make(problem.judged[-1].line)
            case "hint":
                there.press("h")
            case "answer":
                player.use("lesson:skip")
        pupil.settle()
        there.press("u")  # and tried anew
        pupil.settle()
        assert pupil.step == 0
        pupil.finish()
        assert there.progress.problems(game).tried == {problem.id: not helped}


def test_a_problem_whose_window_is_closed_after_a_wrong_answer_is_tried(tmp_path: Path) -> None:
    game = POSED[0]
    with running(tmp_path) as there:
        _, pupil, problem = at_problem_of_day(there, game)
        pupil.make(problem.judged[-1].line)
        pupil.settle()
        there.post(pygame.QUIT)
        there.step()
        assert not there.open
    with running(tmp_path) as there:
        assert there.progress.problems(game).tried == {problem.id: False}


@pytest.mark.parametrize("wrong", [True, False])
def test_an_answer_that_was_shown_is_not_said_to_have_been_found(tmp_path: Path, wrong: bool) -> None:
    with running(tmp_path) as there:
        player, told = page(there, POSED[0]), []
        player.use("problems/daily")
        for _ in range(2):
            pupil = Pupil(there, player)
            pupil.settle()
            if wrong:
                pupil.make(problem_of_day(problems(POSED[0]), POSED[0], TODAY).judged[-1].line)
                pupil.settle()
            player.use("lesson:skip")
            pupil.finish()
            told.append(next(node.name for node in there.nodes() if node.role is Role.HEADING))
            player.use("again")
        assert told == ["The answer was shown", "The answer was shown this time"]


def test_a_problem_tried_again_is_not_called_the_first_try(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player, told = page(there, POSED[0]), []
        player.use("problems/daily")
        for _ in range(2):
            pupil = Pupil(there, player)
            pupil.settle()
            pupil.finish()
            told.append(next(node.name for node in there.nodes() if node.role is Role.HEADING))
            player.use("again")
        assert told == ["Solved at the first try", "Solved at once this time"]


def test_in_large_type_the_panel_of_a_problem_leaves_every_plate_to_be_read(tmp_path: Path) -> None:
    with running(tmp_path, size=(960, 600), text_scale=2.0) as there:
        practice, context = there.app.navigator.teaching.problems, there.app.context
        there.app.loop.stack.turn(Push(practice.problem(context, "gleek", Pop)))
        Pupil(there, seated_player(there)).settle()
        table = there.app.loop.stack.top
        assert isinstance(table, TableScene)
        lines = [pygame.Rect(node.rect) for node in there.nodes() if node.role is Role.LINE]
        plates = [table.areas.rect(each) for each in table.places.layout.slots.plates]
        assert all(plate.collidelist(lines) >= 0 for plate in plates)
        paper = next(each.rect for each in table.screen.widgets() if each.region == "lesson")
        assert paper.collidelist(plates) < 0


def opened(there: RunningApp, game: str) -> Push:
    """Give what opens the page of a game, however small the window."""
    return Push(there.app.navigator.teaching.page(there.app.context, game))


def watched(there: RunningApp, player: Player) -> None:
    """Look on until the deal is over, the panel never outside the window."""
    shown = Pupil(there, player)
    watch = shown.lesson.steps[0]
    assert isinstance(watch, Watch)
    for _ in range(MOST):
        shown.settle()
        panel = next(each.rect for each in shown.table.screen.widgets() if each.region == "lesson")
        assert pygame.Rect((0, 0), there.size).contains(panel)
        if shown.step == len(shown.lesson.steps) - 1:
            break
        player.use("lesson:next")
    assert shown.table.driver.shown.view.ledger.finished == 1
    assert shown.log == watch.end


def test_the_problem_of_the_day_is_offered_until_it_is_done(tmp_path: Path) -> None:
    game = POSED[0]
    with running(tmp_path) as there:
        player = page(there, game)
        node = control(there.nodes(), "problems/daily")
        assert node is not None
        player.use("problems/daily")
        pupil = Pupil(there, player)
        day = problem_of_day(problems(game), game, TODAY)
        assert pupil.lesson.id == day.id
        pupil.settle()
        pupil.finish()
        player.use("leave")
        after = control(there.nodes(), "problems/daily")
        assert after is not None
        assert after.value != node.value
        assert there.progress.problems(game).tried == {day.id: True}


def test_a_problem_goes_on_in_the_language_that_is_chosen_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        _, pupil, problem = at_problem_of_day(there, POSED[0])
        for language in ("de", "en"):
            there.change(language=language)
            there.rest(0.2)
            tutor = pupil.table.driver.lesson
            assert tutor is not None
            assert tutor.lesson == posed(problem, there.app.context.words)
            way_on = control(there.nodes(), "lesson:skip")
            assert way_on is not None
            assert way_on.name == there.app.context.words.get("learn.problem.answer")
        pupil.finish()
        assert there.progress.problems(POSED[0]).tried == {problem.id: True}
