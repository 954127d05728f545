"""A rehearsal: it goes piece by piece, is seen by nobody, and leaves little to be drawn from vectors or set in type."""

from collections.abc import Callable

import pygame
import pytest

from game.ui import paint
from game.ui.rehearsal import go_on, rehearsed
from game.ui.scenes.about import about
from game.ui.scenes.settings import Preferences
from game.ui.typeset import Typesetter
from game.ui.vector import raster
from tests.ui.kit.house import open_house

FOCUS = 2
"""Pictures that look different for what has the focus."""


class Counted:
    """A function that counts its calls."""

    def __init__(self, does: Callable[..., pygame.Surface]) -> None:
        self._does = does
        self.calls = 0

    def __call__(self, *given: object) -> pygame.Surface:
        self.calls += 1
        return self._does(*given)


@pytest.mark.parametrize("opened", [about, Preferences])
def test_what_was_rehearsed_is_not_drawn_again(
    opened: Callable[..., Preferences], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house((960, 600))
    for _ in rehearsed(house, opened(house).page):
        pass
    house.look.paint.room(house.look.size, house.look.palette.room_top, house.look.palette.room_bottom)
    drawn, scene = Counted(raster), opened(house)
    monkeypatch.setattr(paint, "raster", drawn)
    line = Counted(lambda *_: pygame.Surface((1, 1)))
    monkeypatch.setattr(Typesetter, "_draw", line)
    scene.draw(pygame.Surface(house.look.size))
    assert drawn.calls <= FOCUS
    assert line.calls == 0


def test_one_step_is_taken_however_little_time_there_is() -> None:
    steps = iter([None] * 5)
    go_on(steps, 0.0, lambda: 1.0)
    assert len(list(steps)) == 4
    ticks = iter(range(10))
    steps = iter([None] * 5)
    go_on(steps, 2.0, lambda: float(next(ticks)))
    assert len(list(steps)) == 3
