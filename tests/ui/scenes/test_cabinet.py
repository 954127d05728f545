"""The cabinet of a game: what stands in it, what does not yet, the ways to it, and the line on a result."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import find
from game.core.record import replace
from game.play.cabinet import BETTER, WEEK, sought
from game.play.match_setup import usual_setup
from game.play.table_session import DealDone
from game.session.players import Player
from game.storage.firsts import First
from game.storage.settings import DEFAULTS
from game.ui.blocks import Action, Page, Push, UiContext
from game.ui.scenes.cabinet import Cabinet, cabinet
from game.ui.scenes.match_result import match_result
from game.ui.scenes.result import deal_result
from game.ui.scenes.setup import setup
from game.ui.shell.node import Role
from tests.laws.walks import IDS
from tests.ui.kit.context import Blank, click_on, focused, open_context, press
from tests.ui.scenes.application import Flawless, company, nowhere, played, reached, texts

DAY = "2026-11-12"


def firsts(game: str, *what: str) -> dict[str, First]:
    return {each: First(game, each, DAY, "m", 1) for each in what}


def opened(context: UiContext, game: str, done: Mapping[str, First]) -> Page[Any]:
    return cabinet(context, Cabinet(game, done))


def full(game: str) -> dict[str, First]:
    return firsts(game, *sought(find(game)), BETTER, WEEK)


@pytest.mark.parametrize("game", IDS)
def test_a_cabinet_can_be_read_in_any_window(game: str, flawless: Flawless) -> None:
    assert flawless(lambda context: opened(context, game, {})) == []
    assert flawless(lambda context: opened(context, game, full(game))) == []


def test_what_was_done_is_told_with_its_day_and_what_was_not_with_the_way_to_it() -> None:
    context = open_context()
    page = opened(context, "ecarte", firsts("ecarte", "feat/vole", "level/club", "opponent/abbe"))
    told = texts(page)
    assert "The vole, 12 November 2026" in told
    assert "First win against Club, 12 November 2026" in told
    assert "First win against The Abbé, 12 November 2026" in told
    assert "The king marked. Not yet: Mark the king of trumps from your hand" in told
    assert "Master. Not yet: Win a match against masters" in told
    undated = replace(full("ecarte")["feat/vole"], day="")
    assert "The vole" in texts(opened(context, "ecarte", {"feat/vole": undated}))


def test_a_cabinet_holds_only_what_its_game_has() -> None:
    context = open_context()
    rows = {
        game: [each for each in texts(opened(context, game, {})) if ". Not yet: " in each] for game in IDS
    }
    assert all(len(each) == len({*each}) for each in rows.values())
    for game, told in rows.items():
        assert len(told) == len(find(game).given.feats) + 2 + 4 + 8


def test_it_says_that_it_is_still_being_looked_for() -> None:
    found = iter((None, Cabinet("ecarte", firsts("ecarte", "feat/vole")), None))
    page = cabinet(open_context(), Cabinet("ecarte", {}, searching=True), lambda: next(found))
    sentence = "Your earlier matches are being looked through."
    assert sentence in texts(page)
    page.update(0.02)
    assert sentence in texts(page)
    page.update(0.02)
    assert sentence not in texts(page)
    assert "The vole, 12 November 2026" in texts(page)


def test_the_set_up_shows_what_stands_in_it_and_leads_there() -> None:
    context = open_context()
    context.routes = replace(context.routes, cabinet=lambda game: firsts(game, "feat/vole"))
    page = setup(context, find("ecarte"), lambda *_: None)
    (way,) = [node for node in page.nodes() if node.key == "cabinet"]
    assert (way.role, way.name) == (Role.ROW, "Cabinet of Écarté: The vole")
    switch = click_on(page, "cabinet")
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Blank)
    assert switch.scene.name == "cabinet"
    assert "cabinet" in reached(page)


def test_who_wants_no_cabinets_sees_none() -> None:
    context = open_context((1280, 720), replace(DEFAULTS, cabinet=False))
    page = setup(context, find("ecarte"), lambda *_: None)
    assert not [node for node in page.nodes() if node.key == "cabinet"]


def results(context: UiContext, game: str, *new: str) -> list[Page[Any]]:
    """Open the result of a deal and of a match that have brought this for the first time."""
    match = played(game, 3, 99)
    done = DealDone(match, 1, tuple(map(Player, company(match))), 0)
    again = usual_setup(find(game), "")

    earned = tuple(firsts(game, *new).values())
    return [
        deal_result(context, done, again, nowhere, nowhere, earned=earned),
        match_result(context, done, again, nowhere, nowhere, earned),
    ]


@pytest.mark.parametrize("place", [0, 1])
def test_a_result_names_what_is_new_in_a_line_that_leads_to_it(place: int) -> None:
    context = open_context()
    page = results(context, "ecarte", "feat/vole", "level/club")[place]
    (line,) = [node for node in page.nodes() if node.key == "cabinet"]
    assert line.name == "New in your cabinet: The vole, First win against Club."
    assert focused(page) != "cabinet", "it stands in nobody’s way"
    assert "cabinet" in reached(page)
    page.screen.focus("cabinet")
    assert isinstance(press(page, Action.CONFIRM), Push)
    assert not [node for node in results(context, "ecarte")[place].nodes() if node.key == "cabinet"]


@pytest.mark.parametrize("place", [0, 1])
def test_the_line_has_room_in_any_window(place: int, flawless: Flawless) -> None:
    what = ("feat/cockatoo", "feat/silent", "level/master", "opponent/governess")
    assert flawless(lambda context: results(context, "illustrated_tarock", *what)[place]) == []
