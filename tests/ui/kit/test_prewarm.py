"""A rehearsal: it goes piece by piece, is seen by nobody, and leaves little to be drawn from vectors or set in type."""

from collections.abc import Callable
from threading import Thread, current_thread
from typing import Any

import pygame
import pytest

from game.ui.draw import paint
from game.ui.draw.typeset import Typesetter
from game.ui.draw.vector import raster
from game.ui.kit.page import Page
from game.ui.kit.screen import go_on, prewarmed
from game.ui.scenes.about import about
from game.ui.scenes.labels import Cover
from game.ui.scenes.settings import settings
from tests.ui.kit.context import open_context

FOCUS = 2
"""Pictures that look different for what has the focus."""


RICH = 2000
"""Letters of a drawing that is more than a plate or a sign."""


class Counted:
    """A function that counts its calls."""

    def __init__(self, does: Callable[..., pygame.Surface]) -> None:
        self._does = does
        self.calls = 0

    def __call__(self, *given: object) -> pygame.Surface:
        self.calls += 1
        return self._does(*given)


@pytest.mark.parametrize("room", ["", "salon"])
@pytest.mark.parametrize("opened", [about, settings])
def test_what_was_rehearsed_is_not_drawn_again(
    opened: Callable[..., Page[Any]], room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = open_context((960, 600))
    for _ in prewarmed(context, opened(context).screen, room):
        pass
    context.enter(room)
    context.backdrop()
    drawn, scene = Counted(raster), opened(context)
    monkeypatch.setattr(paint, "raster", drawn)
    line = Counted(lambda *_: pygame.Surface((1, 1)))
    monkeypatch.setattr(Typesetter, "_draw", line)
    scene.draw(pygame.Surface(context.look.size))
    assert drawn.calls <= FOCUS
    assert line.calls == 0


def test_a_rich_picture_is_drawn_in_a_thread_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    context, threads = open_context((960, 600)), set[Thread]()

    def noted(*given: Any) -> pygame.Surface:
        if len(given[0]) > RICH:
            threads.add(current_thread())
        return raster(*given)

    monkeypatch.setattr(paint, "raster", noted)
    cover = Cover("ecarte", "Écarté")
    for _ in prewarmed(context, Page(context, None, lambda _: cover).screen):
        pass
    assert threads
    assert current_thread() not in threads
    threads.clear()
    (size,) = [widget.rect.size for widget in Page(context, None, lambda _: cover).screen.widgets()]
    rendered = context.look.paint.picture(cover.picture, size)
    assert rendered is not None
    assert not threads


def test_one_step_is_taken_however_little_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = iter([None] * 5)
    go_on(steps, 0.0)
    assert len(list(steps)) == 4
    ticks = iter(range(10))
    monkeypatch.setattr("game.ui.kit.screen.perf_counter", lambda: float(next(ticks)))
    steps = iter([None] * 5)
    go_on(steps, 2.0)
    assert len(list(steps)) == 3
