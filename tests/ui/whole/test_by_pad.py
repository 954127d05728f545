"""Everything by controller alone: whole matches of every game, every control of many screens, and pulling it out."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.gallery import screens
from game.catalogue import GAMES
from game.ui.scenes.table import TableScene
from game.ui.shell.node import CONTROLS, Role
from game.ui.shell.scene import Pop, Push
from tests.ui.virtual_pad import plugged
from tests.ui.whole.pad import Pad, padded
from tests.ui.whole.player import Nodes, focus_of, live, match_over, offered
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import laid, one_game

FEWEST = 5
"""Decisions of the shortest match, and fewer than any has."""
EVERYDAY = ("title", "settings", "saves", "ecarte-table", "gleek-deal-result", "ecarte-rules")
"""Screens whose controls are walked to every day."""
MANY = 8
"""Fewer screens than any game has, and than those have that are of none."""
GAME_IDS = tuple(game.id for game in GAMES)
APPEARS = 0.5


@pytest.mark.parametrize("game", one_game(0))
def test_a_whole_match_by_controller(tmp_path: Path, game: str) -> None:
    seats = next(each.seats[0] for each in GAMES if each.id == game)
    with running(tmp_path, last_setup=laid(game, seats)) as there, padded(there) as pad:
        player = seated_player(there, pad)
        player.use("play", f"quick/{game}")
        player.play(match_over)
        assert player.decisions > FEWEST
        player.use("again")
        player.pause()


# ---------------------------------------------------------------------- every control


def to_reach(nodes: Nodes) -> Iterator[str]:
    """Give what one can press, set or follow on a screen."""
    for node in nodes:
        if node.key and node.role in (*CONTROLS, Role.LINK) and "disabled" not in node.state:
            yield node.key


def unreached(there: RunningApp, pad: Pad) -> list[str]:
    """Walk to every control of a screen; list those to which no button leads."""
    lost, seen = list[str](), set[str]()
    for key in list(dict.fromkeys(to_reach(there.nodes()))):
        if key in seen or not live(there.nodes(), key):
            continue
        try:
            pad.walker.walk(pad.held, key)
        except AssertionError as failure:
            lost.append(f"{key}: {failure}")
        here = focus_of(there.nodes())
        seen.add(here.key if here else "")
    return lost


def walked(there: RunningApp, wanted: Callable[[str], bool]) -> tuple[list[str], list[str]]:
    """Walk through the screens of some names; give which these were, and what is not reached on them."""
    names, lost = list[str](), list[str]()
    with padded(there) as pad:
        there.frame = 0.1
        for name, open_screen in screens(there.app):
            if not wanted(name):
                continue
            names.append(name)
            there.app.loop.stack.turn(Push(open_screen()))
            there.rest(APPEARS)
            lost += [f"{name}: {each}" for each in unreached(there, pad)]
            there.app.loop.stack.turn(Pop())
    return names, lost


def test_every_control_is_reached(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        names, lost = walked(there, EVERYDAY.__contains__)
    assert len(names) == len(EVERYDAY)
    assert not lost, "\n".join(lost)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["", *(game.id for game in GAMES)])
def test_every_control_of_every_screen_is_reached(tmp_path: Path, game: str) -> None:
    """Of the screens of one game, or of those that are of none."""

    def wanted(name: str) -> bool:
        return name.partition("-")[0] == game if game else not name.startswith(GAME_IDS)

    with running(tmp_path) as there:
        names, lost = walked(there, wanted)
    assert len(names) > MANY
    assert not lost, "\n".join(lost)


# ---------------------------------------------------------------------- pulling it out


def moves(there: RunningApp) -> int:
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    return len(table.driver.session.match)


def test_a_controller_pulled_out_during_a_match_leaves_it_as_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        with plugged(name="Worn pad") as worn:
            there.step()
            player = seated_player(there, Pad(there, worn))
            player.use("play", f"quick/{GAMES[0].id}")
            player.decide(player.pause())
            player.pause()
            decided = moves(there)
            worn.hold("dpad_right")
            worn.push("leftx", 1.0)
            there.step()
            worn.pull_out()
            there.step()
        assert any("Your game is kept" in node.name for node in there.nodes())
        before = focus_of(there.nodes())
        there.rest(1.0)
        after = focus_of(there.nodes())
        assert before is not None
        assert after is not None
        assert before.key == after.key  # nothing goes on to move
        assert moves(there) == decided
        assert offered(there.nodes())
        with padded(there) as again:
            player = seated_player(there, again)
            player.decide(player.pause())
