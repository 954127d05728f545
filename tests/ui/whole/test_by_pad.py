"""Everything by controller alone: whole matches of every game, every control of many screens, and pulling it out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.screen_gallery import screens
from game.catalogue import GAMES
from game.ui.scenes.table import TableScene
from game.ui.shell.node import CONTROLS, Node
from game.ui.shell.scene import Pop, Push
from tests.ui.virtual_pad import plugged
from tests.ui.whole.pad import Pad, padded
from tests.ui.whole.player import Nodes, focus_of, live, match_over, offered
from tests.ui.whole.running_app import Parlour, guest, parlour
from tests.ui.whole.tables import laid, one_game, today

FEWEST = 5
"""Decisions of the shortest match, and fewer than any has."""
DAILY = ("title", "settings", "saves", "ecarte-table", "gleek-deal-result")
"""Screens whose controls are walked to every day."""
MORE = (
    "room",
    "learn",
    "problem",
    "about",
    "statistics",
    "daily",
    "deal-code",
    "this-deal-par",
    "gleek-match-result",
    "gleek-learn",
    "illustrated_tarock-table",
    "imperium-setup",
)
"""Those to which it is done in the long run; lessons have tests of their own."""
APPEARS = 0.5


@pytest.mark.parametrize("game", one_game(0))
def test_a_whole_match_by_controller(tmp_path: Path, game: str) -> None:
    seats = next(each.seats[0] for each in GAMES if each.id == game)
    with parlour(tmp_path, last_setup=laid(game, seats)) as there, padded(there) as pad:
        player = guest(there, pad)
        player.use("play", f"quick/{game}")
        player.play(match_over)
        assert player.decisions > FEWEST
        player.use("again")
        player.pause()


# ---------------------------------------------------------------------- every control


def to_reach(nodes: Nodes) -> Iterator[Node]:
    """Give what one can press or set on a screen, but for links within texts, to which there is more than one way."""
    for node in nodes:
        if node.key and node.role in CONTROLS and "disabled" not in node.state:
            yield node


def unreached(there: Parlour, pad: Pad) -> list[str]:
    """Walk to every control of a screen; list those to which no button leads."""
    lost, seen = list[str](), set[str]()
    for key in list(dict.fromkeys(node.key for node in to_reach(there.nodes()))):
        if key in seen or not live(there.nodes(), key):
            continue
        try:
            pad.walker.walk(pad.held, key)
        except AssertionError as failure:
            lost.append(f"{key}: {failure}")
        here = focus_of(there.nodes())
        seen.add(here.key if here else "")
    return lost


@pytest.mark.parametrize("wanted", [DAILY, pytest.param(MORE, marks=today(turn=False))], ids=["few", "more"])
def test_every_control_is_reached(tmp_path: Path, wanted: tuple[str, ...]) -> None:
    lost = []
    with parlour(tmp_path) as there, padded(there) as pad:
        there.frame = 0.1
        for name, open_screen in screens(there.app):
            if name not in wanted:
                continue
            there.app.loop.stack.turn(Push(open_screen()))
            there.rest(APPEARS)
            lost += [f"{name}: {each}" for each in unreached(there, pad)]
            there.app.loop.stack.turn(Pop())
    assert not lost, "\n".join(lost)


# ---------------------------------------------------------------------- pulling it out


def moves(there: Parlour) -> int:
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    return len(table.controller.session.match)


def test_a_controller_pulled_out_during_a_match_leaves_it_as_it_is(tmp_path: Path) -> None:
    with parlour(tmp_path) as there:
        with plugged(name="Worn pad") as worn:
            there.step()
            player = guest(there, Pad(there, worn))
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
            player = guest(there, again)
            player.decide(player.pause())
