"""What stands in one line stands level, and what belongs together keeps one edge."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.application import Application
from game.app.gallery import FRAME, deal_of_today, sample_day
from game.ui.blocks import Action, Page, Pop, Push
from game.ui.scenes.confirm import confirm
from game.ui.scenes.daily_result import daily_result
from game.ui.scenes.drill_counting import counting_done
from game.ui.scenes.exercise import LessonEnd, ended
from game.ui.shell.node import Role
from tests.session.thinkers import AtOnce
from tests.ui.kit.context import click_on, open_context, press, scaled
from tests.ui.scenes.application import played, result_page
from tests.ui.scenes.gallery import Gallery, keyed, text


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    folder: Path = tmp_path_factory.mktemp("gallery")
    app = Application(folder, (1280, 720), AtOnce(), Random(1))
    yield Gallery(app)
    app.close()


def test_the_name_of_a_look_that_is_chosen_stands_below_the_middle_of_its_picture(gallery: Gallery) -> None:
    shown = gallery.open("settings")
    chosen = [node for node in shown if node.role is Role.ROW and "selected" in node.state]
    assert len(chosen) >= 3
    for row in chosen:
        inside = [each for each in shown if each.role is Role.TEXT and row.box.contains(each.box)]
        assert len(inside) == 1
        tick = inside[0].box.height
        assert abs(inside[0].box.centerx - tick // 2 - row.box.centerx) < tick // 2, row.name


def test_the_games_of_the_room_stand_level_side_by_side(gallery: Gallery) -> None:
    shown = gallery.open("room")
    one, other = keyed(shown, "quick/ecarte")[0].box, keyed(shown, "quick/gleek")[0].box
    assert (one.top, one.bottom) == (other.top, other.bottom)
    heads = {node.name: node.box for node in shown if node.role is Role.HEADING}
    assert heads["Gleek"].top == heads["Écarté"].top


def test_the_weeks_of_the_calendar_lie_equally_far_apart_and_every_day_below_its_name(
    gallery: Gallery,
) -> None:
    shown = gallery.open("daily")
    days = [text(shown, str(day)).box for day in range(1, 31)]
    mondays = [days[day - 1].centery for day in (2, 9, 16, 23, 30)]
    apart = {later - earlier for earlier, later in pairwise(mondays)}
    assert max(apart) - min(apart) <= 1
    assert abs(days[0].centery + max(apart) - days[7].centery) <= 1
    monday = text(shown, "Mo").box.centerx
    assert all(abs(days[day - 1].centerx - monday) <= 2 for day in (2, 9, 16))


def test_past_mistakes_keep_the_edge_of_the_page_and_their_buttons_the_middle(gallery: Gallery) -> None:
    shown = gallery.open("sheepshead-mistakes")
    tries, deletes = keyed(shown, "try/"), keyed(shown, "delete/")
    heading = next(node for node in shown if node.role is Role.HEADING)
    first = min((node for node in shown if node.role is Role.TEXT), key=lambda node: node.box.top)
    assert first.box.left - heading.box.left < 20
    about = [node for node in shown if node.role is Role.TEXT and "gave away" in node.name]
    assert len(tries) == len(deletes) == len(about) > 0
    for line, button in zip(about, tries, strict=True):
        assert abs(line.box.centery - button.box.centery) <= 3


def test_what_is_said_of_moves_that_are_compared_keeps_the_edge_of_its_heading(gallery: Gallery) -> None:
    shown = gallery.open("sheepshead-review-moves")
    heading = next(node for node in shown if node.name == "Your moves compared" and node.role is Role.HEADING)
    said = next(node for node in shown if node.name.startswith("The master’s advice: "))
    begins = [min(inked(gallery.picture, each.box)) for each in (heading, said)]
    assert abs(begins[0] - begins[1]) <= 3


def inked(picture: pygame.Surface, box: pygame.Rect) -> list[int]:
    """List the columns of a picture in which something bright stands."""
    return [
        x
        for x in range(box.left, box.right)
        if any(picture.get_at((x, y)).g > 170 for y in range(box.top, box.bottom))
    ]


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("romestecq", ("The Colonel and the Abbé", "You and the Marquise")),
        ("illustrated_tarock", ("The Marquise", "The Colonel", "You")),
    ],
)
def test_the_names_above_what_a_deal_has_paid_stand_in_one_line(game: str, names: tuple[str, ...]) -> None:
    scene = result_page(open_context((1280, 720)), played(game, 2), 1)
    scene.screen.focus("fold/paid")
    press(scene, Action.CONFIRM)
    shown = tuple(scene.nodes())
    assert len({text(shown, name).box.top for name in names}) == 1
    head = next(node for node in shown if node.name.startswith("What was paid"))
    assert abs(head.box.centery - text(shown, names[0]).box.centery) <= 2


def test_the_titles_of_lessons_side_by_side_stand_level(gallery: Gallery) -> None:
    shown = gallery.open("ecarte-learn")
    one, other = (each.box.inflate(-8, -8) for each in keyed(shown, "lesson/")[:2])
    assert one.top == other.top
    tops = [
        next(y for y in range(box.top, box.bottom) if bright(gallery.picture, box, y)) for box in (one, other)
    ]
    assert abs(tops[0] - tops[1]) <= 2


def bright(picture: pygame.Surface, box: pygame.Rect, y: int) -> bool:
    """Tell whether a letter stands in a row of a picture, right of the sign that may stand at its left."""
    return any(picture.get_at((x, y)).r > 200 for x in range(box.left + box.width // 10, box.right))


def test_what_is_said_beside_a_deal_looked_back_at_keeps_one_edge(gallery: Gallery) -> None:
    shown = gallery.open("gleek-review-mistake")
    told = (
        "So far",
        "Analysis",
        "What this deal came to is told once all your decisions are judged.",
    )
    heads = [node for node in shown if node.name in told and node.role not in (Role.PANE, Role.ROW)]
    assert len({node.box.left for node in heads}) == 1 < len(heads) == len(told)


def test_the_button_that_tests_the_sound_is_as_wide_as_its_words(gallery: Gallery) -> None:
    gallery.app.loop.stack.turn(Push(gallery.screens["settings"]()))
    scene = gallery.app.loop.stack.top
    gallery.app.step(FRAME)
    assert isinstance(scene, Page)
    click_on(scene, "tab/1")
    gallery.app.step(FRAME)
    assert keyed(tuple(scene.nodes()), "test_sound")[0].box.width < 300
    gallery.app.loop.stack.turn(Pop())


def nothing() -> None:
    """Lead nowhere."""


def test_what_goes_on_stands_at_the_right_of_every_dialog(gallery: Gallery) -> None:
    context = gallery.app.context
    ways = LessonEnd(nothing, nothing, nothing)
    dialogs = (
        (gallery.open("drill-start"), "begin", ("cancel",)),
        (gallery.open("drill-done"), "again", ("leave",)),
        (gallery.open("sheepshead-review-moves"), "seen", ("more",)),
        (confirm(context, "Sure?", "", "Yes", nothing).nodes(), "yes", ("no",)),
        (ended(context, "", (), "Next", ways).nodes(), "following", ("again", "leave")),
        (
            counting_done(context, "Counted", ("All right",), (nothing, nothing)).nodes(),
            "following",
            ("leave",),
        ),
    )
    for shown, onward, others in dialogs:
        place = {node.key: node.box for node in shown if node.key}
        assert all(place[each].right < place[onward].left for each in others), onward


@pytest.mark.parametrize(("size", "scale"), [((980, 1380), 1.0), ((1280, 720), 1.5)])
def test_a_week_stands_in_one_line_whatever_shape_the_window_has(size: tuple[int, int], scale: float) -> None:
    context = open_context(size, scaled(scale))
    scene = daily_result(context, sample_day(), *deal_of_today(), Pop, Pop)
    week = [text(tuple(scene.nodes()), name).box for name in ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")]
    assert len({day.centery for day in week}) == 1
