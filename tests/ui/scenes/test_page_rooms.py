"""A game's own pages stand in its room and have its colours, what lies over them too; all others in the game room."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.application import Application
from game.app.gallery import opened, screens
from game.catalogue import GAMES
from game.core.record import replace
from game.ui.draw.theme import ROOM_COLOURS
from game.ui.scenes.confirm import confirm
from game.ui.shell.destinations import ToRulebook, ToSettings
from game.ui.shell.scene import Pop, Push
from tests.session.thinkers import AtOnce

GLEEK = next(game for game in GAMES if game.id == "gleek")
OWN = ("setup", "rules", "table", "match-result", "mistakes", "review")


@pytest.fixture
def app(tmp_path: Path) -> Application:
    return Application(tmp_path, (960, 600), AtOnce(), Random(1))


def test_pages_of_a_game_stand_in_its_room_and_others_in_the_game_room(app: Application) -> None:
    room, stack = GLEEK.table.room, app.loop.stack
    for name, scene in screens(app):
        game, _, kind = name.partition("-")
        if game in ("title", "saves", "learn", "settings") or (game == GLEEK.id and kind in OWN):
            stack.turn(Push(scene()))
            wanted = room if kind in OWN else ""
            assert (name, app.context.room) == (name, wanted)
            assert app.context.look.palette.panel_top == ROOM_COLOURS[wanted].panel_top
            stack.turn(Pop())
    app.close()


def test_what_lies_over_a_page_has_its_colours_and_they_change_at_once(app: Application) -> None:
    context, stack = app.context, app.loop.stack
    looks, room = [context.look], GLEEK.table.room
    stack.turn(Push(opened(context, ToRulebook(GLEEK.id))))
    looks.append(context.look)
    stack.turn(Push(confirm(context, "?", "", "", Pop)))
    assert context.room == room
    stack.turn(Push(opened(context, ToSettings())))
    assert context.look is looks[0]
    stack.turn(Pop(Pop()))
    assert context.look is looks[1]
    context.change(replace(context.settings, text_scale=1.5))
    assert context.look is not looks[1]
    assert context.look.palette == looks[1].palette
    app.close()


def test_a_page_of_a_game_shows_more_of_its_room_than_of_the_wall(app: Application) -> None:
    """At the upper edge, where no panel lies, rooms differ from each other."""
    seen = set()
    for game in GAMES:
        app.loop.stack.turn(Push(opened(app.context, ToRulebook(game.id))))
        for _ in range(4):
            app.step(0.2)
        app.loop.draw()
        seen.add(pygame.transform.average_color(app.window.canvas, (300, 4, 360, 12))[:3])
        app.loop.stack.turn(Pop())
    app.close()
    assert len(seen) == len(GAMES)


def test_a_room_is_heard_at_its_table_and_while_anything_lies_on_it(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, stack = list[str](), app.loop.stack
    monkeypatch.setattr(app.context.sound, "enter", heard.append)

    def now() -> str:
        app.step(0.2)
        return heard[-1]

    opens = dict(screens(app))
    stack.turn(Push(opens[f"{GLEEK.id}-setup"]()))
    assert now() == ""
    stack.turn(Push(opens[f"{GLEEK.id}-table"]()))
    assert now() == GLEEK.table.room
    stack.turn(Push(opened(app.context, ToSettings())))
    assert now() == GLEEK.table.room
    stack.turn(Pop(Pop()))
    assert now() == ""
    app.close()
