"""The companion at the table of a running program: read, followed to its paragraph, dismissed, switched off and on."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import GAMES
from game.learning.reading import course
from game.play.companion import FULL
from game.ui.scenes.rules import Reading
from game.ui.scenes.table import TableScene
from game.ui.shell.scene import Push
from game.ui.table.view_model import ADVICE
from tests.ui.whole.player import Nodes, Player, Way, control, deal_over, live
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import WAYS, everyday

WINDOWS = (
    ((960, 600), 1.0),
    ((960, 600), 2.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 2.0),
    ((2560, 1440), 1.0),
)
DECISIONS = 6


def said(nodes: Nodes) -> str:
    """Give what the companion says; empty where it is silent."""
    found = control(nodes, "companion")
    return found.name if found else ""


def switched_on(there: RunningApp) -> bool:
    return bool(there.app.context.settings.companion)


def unfolded(player: Player) -> Nodes:
    """Wait for the next decision, and open what is said of it where it is folded to a tab."""
    nodes = player.pause()
    tab = control(nodes, ADVICE)
    if tab is None or "advised" not in tab.state:
        return nodes
    player.use(ADVICE)
    return player.pause()


def at_table(there: RunningApp, game: str = "ecarte", way: Way | None = None) -> Player:
    """Begin a match, and wait until the companion speaks."""
    player = seated_player(there, way)
    player.use("play", f"quick/{game}")
    for _ in range(DECISIONS):
        nodes = unfolded(player)
        if said(nodes) or deal_over(nodes):
            break
        player.decide(nodes)
    assert said(there.nodes()), "the companion says nothing"
    return player


@pytest.mark.parametrize("way", [pytest.param(each, marks=everyday(each == "keyboard")) for each in WAYS])
def test_one_press_opens_the_paragraph_and_another_dismisses_it(tmp_path: Path, way: str) -> None:
    with running(tmp_path) as there:
        player = at_table(there, way=WAYS[way]())
        before = said(there.nodes())
        player.use("companion")
        assert isinstance(getattr(there.app.loop.stack.top, "state", None), Reading)
        there.press("escape")
        player.pause()
        assert said(there.nodes()) == before
        player.use("companion:dismiss")
        assert not said(there.nodes())


def test_the_menu_silences_it_and_calls_it_back(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = at_table(there)
        player.use("tool:menu", "companion")
        player.pause()
        assert not switched_on(there)
        assert not said(there.nodes())
        player.use("tool:menu", "companion")
        player.pause()
        assert switched_on(there)
        assert said(there.nodes())


def test_a_hint_takes_its_place(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = at_table(there)
        player.use("tool:hint")
        player.await_("the hint", lambda nodes: live(nodes, "note"))
        assert not said(there.nodes())
        player.use("note")


def test_there_is_none_in_lessons_and_in_the_daily_deal(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        lesson = course("ecarte")[0]
        there.app.loop.stack.turn(Push(there.app.navigator.teaching.table(there.app.context, lesson, 0)))
        table = there.app.loop.stack.top
        assert isinstance(table, TableScene)
        assert table.driver.questions.companion is None
    with running(tmp_path / "again") as there:
        seated_player(there).use("daily")
        there.rest(0.5)
        table = there.app.loop.stack.top
        assert isinstance(table, TableScene)
        assert table.driver.questions.companion is None


def test_what_is_known_of_the_player_is_kept(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        at_table(there).use("companion:dismiss")
    kept = json.loads(next(tmp_path.rglob("progress.json")).read_text("utf-8"))
    assert FULL in kept["companion"]["ecarte"].values()


def tables() -> list[Any]:
    """Give every game in every window; every day one of them."""
    return [
        pytest.param(
            game.id, *window, id=f"{game.id}-{window[0][0]}-{window[1]:.0f}", marks=everyday(turn == 1)
        )
        for turn, (game, window) in enumerate((game, window) for game in GAMES for window in WINDOWS)
    ]


@pytest.mark.parametrize(("game", "size", "scale"), tables())
def test_it_lies_on_nothing_in_any_window(
    tmp_path: Path, game: str, size: tuple[int, int], scale: float
) -> None:
    with running(tmp_path, size=size, text_scale=scale, hold_offered=True) as there:
        player, seen = at_table(there, game), 0
        for _ in range(DECISIONS):
            nodes = unfolded(player)  # looks for whatever is clipped or overlaps
            if deal_over(nodes):
                break
            seen += bool(said(nodes))
            player.decide(nodes)
        assert seen
