"""The first picture needs little, and what it does without is there as soon as somebody asks for it."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pygame
import pytest

from game.app.application import Startup, fetch, standing
from game.app.navigator import Navigator
from game.catalogue import GAMES, spec_of
from game.core.transcript import Header
from game.play.table_session import Thinker
from game.resources import root
from game.storage.files import DocumentStore
from game.storage.match_file import MatchScore, SavedMatch
from game.storage.settings import DEFAULTS
from game.storage.stores import open_stores
from game.ui.draw.typeset import Typesetter
from game.ui.shell.destinations import (
    Destination,
    ToAbout,
    ToLessons,
    ToRoom,
    ToSaves,
    ToSettings,
    ToStatistics,
)
from game.ui.shell.scene import Push
from game.wording import load
from tests.session.thinkers import AtOnce
from tests.ui.kit.context import open_context
from tests.ui.whole.running_app import running

LOADED = """
import game, sys
game.CORE = "compiled"  # whose bots are loaded later than these
from pathlib import Path
from tempfile import mkdtemp
from threading import enumerate as enumerate_threads
from game.app.application import Application
app = Application(Path(mkdtemp()), (960, 600))
app.loop.draw()
print(*sorted(sys.modules))
app.step(0.016)
(loading,) = (each for each in enumerate_threads() if each.name == "preloading")
loading.join()
print(*sorted(sys.modules))
app.close()
"""
BEHIND = (
    "game.bots",
    "game.rules.",
    "game.stage",
    "game.session.match",
    "game.session.worker",
    "game.play.playback",
    "game.ui.table",
    "multiprocessing",
)
PAGES = ("game.stage", "game.stage.arrange", "game.stage.pose", "game.stage.rim")
"""How many pixels a unit has in this window is known there, where a tip has room, and where a wall ends."""


def test_the_first_picture_loads_no_game_no_table_and_no_bots_and_the_title_no_compiled_ones() -> None:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        env={**os.environ, **quiet},
        capture_output=True,
        text=True,
        check=True,
    )
    first, behind = (line.split() for line in done.stdout.splitlines()[-2:])
    assert "game.ui.scenes.title" in first
    assert [name for name in first if name.startswith(BEHIND) and name not in PAGES] == []
    assert {f"game.stage.tables.{game.id}" for game in GAMES} <= set(behind)
    assert [name for name in behind if name.startswith("game.bots.")] == []


def test_loading_leaves_no_caption_and_no_statistics_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores = open_stores(tmp_path, spec_of)
    words = load(root() / "words" / "en", strict=True)
    assert words.subjects
    fetch(words, DEFAULTS, stores)
    assert not words.subjects
    monkeypatch.setattr(DocumentStore, "read", lambda *_: pytest.fail("it is known"))
    for game in GAMES:
        assert stores.stats.finished(game.id) == 0
    stores.close()


def test_a_route_leads_on_before_anything_was_loaded(tmp_path: Path) -> None:
    stores = open_stores(tmp_path, spec_of)
    bots: Thinker = AtOnce()
    startup = Startup(stores, bots, Random(1))
    context, routes = open_context(), startup.routes()
    try:
        switch = routes.go(context, ToRoom())
        assert isinstance(switch, Push)
        nodes = switch.scene.nodes()
        assert {f"quick/{game}" for game in routes.games} <= {node.key for node in nodes}
        daily = routes.daily(context)
        assert daily is not None
        assert daily.game in routes.games
        assert "learn" in {node.key for node in daily.enter().nodes()}, "the game was never played"
    finally:
        startup.close()
        stores.close()


def test_every_destination_has_a_route(tmp_path: Path) -> None:
    stores = open_stores(tmp_path, spec_of)
    navigator = Navigator(stores, AtOnce(), Random(1))
    assert set(navigator.table) == set(get_args(Destination))
    navigator.close()
    stores.close()


def test_the_navigator_comes_when_all_is_loaded_and_has_the_cards_drawn(tmp_path: Path) -> None:
    stores, context = open_stores(tmp_path, spec_of), open_context()
    startup = Startup(stores, AtOnce(), Random(1))
    try:
        startup.load(context.words, context.settings)
        while context.sprites.settled:
            startup.prepare(context, somebody=True)
        assert not context.words.subjects
    finally:
        startup.close()
        stores.close()


def test_all_is_loaded_behind_the_first_picture_but_nothing_drawn_before_anybody_touches_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()

    def prewarm(_: Navigator, __: object) -> Iterator[None]:
        drawn.append("room")
        yield

    monkeypatch.setattr(Navigator, "prewarm", prewarm)
    with running(tmp_path, painted=1) as there:
        there.step()
        (loading,) = (each for each in threading.enumerate() if each.name == "preloading")
        loading.join()
        there.rest(3.0)
        assert not there.app.context.words.subjects
        assert not drawn
        there.press("down")
        there.press("up")
        there.rest(3.0)
    assert drawn


def test_pages_that_were_drawn_ahead_open_with_their_lines_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores, context = open_stores(tmp_path, spec_of), open_context((1920, 1080))
    navigator = Navigator(stores, AtOnce(), Random(1))
    for _ in navigator.prewarm(context):
        pass
    written = list[str]()
    draw = Typesetter._draw  # noqa: SLF001 - where a line is drawn that is not kept

    def drawn(self: Typesetter, text: str, *more: Any) -> pygame.Surface:
        written.append(text)
        return draw(self, text, *more)

    monkeypatch.setattr(Typesetter, "_draw", drawn)
    for page in (ToLessons(), ToSaves(), ToSettings(), ToAbout(), ToStatistics()):
        opened = navigator.go(context, page)
        assert isinstance(opened, Push)
        opened.scene.draw(pygame.Surface((1920, 1080)))
        assert not written, page
    navigator.close()
    stores.close()


def test_a_match_from_elsewhere_stands_as_the_person_at_its_table_sees_it() -> None:
    score, context = MatchScore(((1,), (3,)), 2, over=False), open_context()
    for players, mine, theirs in (
        (("You", "Ada, club"), 1, 3),
        (("Ada, club", "You"), 3, 1),
        (("Ada, club",), 3, 1),
        ((), 1, 3),
    ):
        kept = SavedMatch("m", "", "", Header("ecarte", 1, players=players), score)
        assert standing(context, kept) == f"{mine} to {theirs} · deal 3", players


def test_what_the_navigator_has_started_ends_with_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = list[str]()
    monkeypatch.setattr(Navigator, "close", lambda _: ended.append("navigator"))
    stores = open_stores(tmp_path, spec_of)
    startup = Startup(stores, AtOnce(), Random(1))
    startup.routes().go(open_context(), ToRoom())
    startup.close()
    stores.close()
    assert ended == ["navigator"]
