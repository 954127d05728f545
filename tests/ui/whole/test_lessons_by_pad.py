"""Lessons gone through with a controller and nothing else: on, back and past steps, cards chosen and played."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.learning.course import course
from game.learning.lesson import Lesson
from tests.ui.whole.player import Keyboard, Nodes, Screen, live
from tests.ui.whole.running_app import Parlour, guest, parlour
from tests.ui.whole.tables import today
from tests.ui.whole.test_lessons import MOST, SUBJECTS, Pupil

BUTTONS = {
    "up": "dpad_up",
    "down": "dpad_down",
    "left": "dpad_left",
    "right": "dpad_right",
    "tab": "rightshoulder",
    "shift+tab": "leftshoulder",
    "return": "a",
}
"""What is pressed on a controller in place of a key."""


class Held:
    """A running program of which nothing but the controller is in somebody's hands."""

    def __init__(self, there: Parlour) -> None:
        self._there = there

    @property
    def size(self) -> tuple[int, int]:
        return self._there.size

    def nodes(self) -> Nodes:
        return self._there.nodes()

    def wait(self, until: Callable[[Nodes], bool], seconds: float) -> bool:
        return self._there.wait(until, seconds)

    def click(self, at: tuple[int, int]) -> None:
        raise AssertionError(at)

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        raise AssertionError(at, turns)

    def press(self, key: str) -> None:
        """Press the button that stands for a key."""
        button = getattr(pygame, f"CONTROLLER_BUTTON_{BUTTONS[key].upper()}")
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self._there.post(kind, button=button, instance_id=0)
            self._there.step()


class Pad:
    """Walks with the cross and the shoulders, and confirms with A."""

    def __init__(self, there: Parlour) -> None:
        self._held = Held(there)
        self._walker = Keyboard(Random(1))

    def use(self, screen: Screen, key: str) -> None:
        """Take the focus to a control and confirm."""
        del screen
        self._walker.walk(self._held, key)
        self._held.press("return")


def pupil_with_pad(there: Parlour, lesson: Lesson) -> Pupil:
    pupil = Pupil.of(there, lesson)
    pupil.player = guest(there, Pad(there))
    return pupil


def lessons() -> list[Any]:
    """Give the last but one lesson of every subject; every day one in which is said, discarded, played and answered."""
    chosen = [course(subject)[-2] for subject in SUBJECTS]
    daily = next(each for each in course("ecarte") if each.id == "talk")
    return [
        pytest.param(each, id=each.key, marks=today(each is daily))
        for each in {one.key: one for one in (daily, *chosen)}.values()
    ]


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_is_gone_through_by_controller(tmp_path: Path, lesson: Lesson) -> None:
    with parlour(tmp_path) as there:
        pupil = pupil_with_pad(there, lesson)
        for _ in range(MOST):
            pupil.settle()
            if not pupil.at_table:
                break
            pupil.go_on()
        assert live(there.nodes(), "again"), "the lesson does not end"


def test_a_controller_goes_back_and_past_a_step(tmp_path: Path) -> None:
    lesson = next(each for each in course("ecarte") if each.id == "talk")
    with parlour(tmp_path) as there:
        pupil = pupil_with_pad(there, lesson)
        pupil.settle()
        pupil.player.use("lesson:skip")
        pupil.settle()
        assert pupil.step == 1
        pupil.player.use("lesson:back")
        pupil.settle()
        assert pupil.step == 0
