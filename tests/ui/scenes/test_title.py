"""The first screen: its picture comes whole, and the eyes of those in it follow what is pointed at."""

from pathlib import Path
from random import Random
from time import sleep

import pygame
import pytest

from game.app.application import Application
from game.core.record import replace
from game.storage.settings import Motion, Wood
from game.ui.draw.grounds import Grounds
from game.ui.draw.theme import DISPLAY
from game.ui.scenes import title_picture
from game.ui.shell.input import Pointer, PointerPhase
from tests.session.thinkers import AtOnce

SIZE = (1280, 720)
PEOPLE = (820, 20, 380, 150)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Application:
    """Give one whose pictures are painted before they are shown."""
    opened = Application(tmp_path, SIZE, AtOnce(), Random(1))
    monkeypatch.setattr(opened.context.look.paint, "_behind_title", Grounds(beside=False))
    return opened


def seen(app: Application, at: tuple[int, int] | None = None) -> bytes:
    """Point at something, and give the picture of the people."""
    if at:
        app.loop.stack.top.handle(Pointer(PointerPhase.MOVE, at))
    for _ in range(8):
        app.step(0.05)
    app.loop.draw()
    return pygame.image.tobytes(app.window.canvas.subsurface(PEOPLE), "RGB")


def test_eyes_follow_what_is_pointed_at(app: Application) -> None:
    nodes = {node.key: node.box for node in app.nodes()}
    straight = seen(app)
    menu, daily = (seen(app, nodes[key].center) for key in ("play", "daily"))
    away = seen(app, (1270, 700))
    assert straight == away
    assert len({straight, menu, daily}) == 3
    app.context.change(replace(app.context.settings, reduced_motion=Motion.ON))
    assert seen(app, nodes["play"].center) == seen(app, (1270, 700))
    app.close()


def test_there_are_people_below_the_menu_of_an_upright_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = Application(tmp_path, (800, 1280), AtOnce(), Random(1))
    monkeypatch.setattr(app.context.look.paint, "_behind_title", Grounds(beside=False))
    found = []
    for high in (False, True):
        app.context.change(replace(app.context.settings, high_contrast=high))
        for _ in range(8):
            app.step(0.05)
        app.loop.draw()
        menu = max(node.box.bottom for node in app.nodes() if node.key in ("about", "quit"))
        drawn = pygame.image.tobytes(app.window.canvas.subsurface((100, menu + 10, 600, 240)), "RGB")
        found.append(len(set(zip(*[iter(drawn)] * 3, strict=True))))
    app.close()
    assert found[0] > 2 * found[1]


def colours(picture: bytes) -> int:
    return len(set(zip(*[iter(picture)] * 3, strict=True)))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_there_are_people_beside_the_name_but_where_contrast_is_high(app: Application, scale: float) -> None:
    app.context.change(replace(app.context.settings, text_scale=scale))
    seen(app)
    name = next(node.box for node in app.nodes() if node.name == "Parlour Tricks")
    end = name.x + app.context.look.measure("Parlour Tricks", DISPLAY)

    def beside() -> bytes:
        seen(app)
        room = pygame.Rect(end, 20, SIZE[0] - end, 150)
        return pygame.image.tobytes(app.window.canvas.subsurface(room), "RGB")

    with_people = beside()
    app.context.change(replace(app.context.settings, high_contrast=True))
    assert colours(beside()) < colours(with_people) / 2
    app.context.change(replace(app.context.settings, high_contrast=False))
    assert beside() == with_people
    app.close()


def test_the_picture_comes_whole_out_of_the_dark(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is painted beside the frames the wall is seen; then it is seen more and more."""
    whole = seen(app)
    title_picture.painted_title.cache_clear()
    monkeypatch.setattr(app.context.look.paint, "_behind_title", Grounds(beside=True))
    app.context.change(replace(app.context.settings, wood=Wood.EBONY))
    app.context.change(replace(app.context.settings, wood=Wood.WALNUT))
    app.loop.draw()
    wall = pygame.image.tobytes(app.window.canvas.subsurface(PEOPLE), "RGB")
    assert wall != whole
    pictures = [wall]
    while pictures[-1] != whole and len(pictures) < 900:
        sleep(0.02)
        app.step(0.02)
        picture = pygame.image.tobytes(app.window.canvas.subsurface(PEOPLE), "RGB")
        if picture != pictures[-1]:
            pictures.append(picture)
    assert pictures[-1] == whole
    assert len(pictures) > 8
    app.close()


def test_a_table_need_not_be_painted_again_after_the_title_was_seen(app: Application) -> None:
    look = app.context.look
    made = list[tuple[int, int]]()

    def make(size: tuple[int, int]) -> pygame.Surface:
        made.append(size)
        return pygame.Surface(size)

    look.paint._grounds = Grounds(beside=False)  # noqa: SLF001 - so that nothing is made beside the frames
    look.paint.ground("inn", SIZE, make)
    seen(app)
    look.paint.ground("inn", SIZE, make)
    assert made == [SIZE]
    app.close()
