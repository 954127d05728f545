"""Lessons gone through with a controller and nothing else: on, back and past steps, cards chosen and played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.learning.lesson import Lesson
from game.learning.reading import course
from tests.ui.whole.pad import padded
from tests.ui.whole.player import live
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import everyday
from tests.ui.whole.test_lessons import MOST, SUBJECTS, Pupil


@contextmanager
def pupil_with_pad(there: RunningApp, lesson: Lesson) -> Iterator[Pupil]:
    pupil = Pupil.of(there, lesson)
    with padded(there) as pad:
        pupil.player = seated_player(there, pad)
        yield pupil


def lessons() -> list[Any]:
    """Give the last but one lesson of every subject; every day one in which is said, discarded, played and answered."""
    chosen = [each for subject in SUBJECTS for each in course(subject)[-2:-1]]
    daily = next(each for each in course("ecarte") if each.id == "talk")
    return [
        pytest.param(each, id=each.key, marks=everyday(each is daily))
        for each in {one.key: one for one in (daily, *chosen)}.values()
    ]


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_is_gone_through_by_controller(tmp_path: Path, lesson: Lesson) -> None:
    with running(tmp_path) as there, pupil_with_pad(there, lesson) as pupil:
        for _ in range(MOST):
            pupil.settle()
            if not pupil.at_table:
                break
            pupil.go_on()
        assert live(there.nodes(), "again"), "the lesson does not end"


def test_a_controller_goes_back_and_past_a_step(tmp_path: Path) -> None:
    lesson = next(each for each in course("ecarte") if each.id == "talk")
    with running(tmp_path) as there, pupil_with_pad(there, lesson) as pupil:
        pupil.settle()
        pupil.player.use("lesson:skip")
        pupil.settle()
        assert pupil.step == 1
        pupil.player.use("lesson:back")
        pupil.settle()
        assert pupil.step == 0
