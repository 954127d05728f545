"""Killed in the middle of a deal, and taken up again; and two windows that keep matches in the same folder."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.ui.whole.half import read_node
from tests.ui.whole.player import Nodes, control, deal_over, focus_of, lasting, live
from tests.ui.whole.running_app import TODAY, running, seated_player
from tests.ui.whole.tables import one_game

ROOT = Path(__file__).resolve().parents[3]
IDS = [game.id for game in GAMES]


@contextmanager
def somebody_playing(folder: Path, game: str) -> Iterator[tuple["subprocess.Popen[str]", Nodes]]:
    """Have another process play half a deal; it is killed in the end, as by a failing battery."""
    command = [sys.executable, "-m", "tests.ui.whole.half", str(folder), game]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        try:
            told = next((line for line in other.stdout if line.startswith("[")), "")
            yield other, [read_node(each) for each in json.loads(told)]
        finally:
            other.kill()


def matches(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "data" / "matches").glob("*.json")}


@pytest.mark.parametrize("game", one_game(3))
def test_a_killed_match_is_taken_up_where_it_was(tmp_path: Path, game: str) -> None:
    with somebody_playing(tmp_path, game) as (other, left):
        other.kill()
        other.wait()
        with running(tmp_path) as there:
            player = seated_player(there)
            player.use("continue")
            found = player.pause()
            assert lasting(found) == lasting(left)
            player.play(deal_over)
            assert len(matches(tmp_path)) == 1


def test_a_match_is_of_the_day_on_which_its_player_began_it(tmp_path: Path) -> None:
    """Wherever they live: in the evening it may be another day elsewhere."""
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"quick/{IDS[0]}")
        player.play(deal_over)
    (kept,) = matches(tmp_path).values()
    assert f'"date": "{TODAY.isoformat()}"' in kept.decode()


def test_a_second_window_offers_a_match_of_its_own(tmp_path: Path) -> None:
    with somebody_playing(tmp_path, IDS[0]):
        kept = matches(tmp_path)
        with running(tmp_path) as there:
            player = seated_player(there)
            there.rest(0.3)
            assert (first := focus_of(there.nodes())) is not None
            assert first.key == "no"  # a match of its own
            player.use("no")
            assert control(there.nodes(), "continue") is None
            player.use("play", f"quick/{IDS[0]}")
            player.play(deal_over)
            assert len(matches(tmp_path)) == 2
            assert kept.items() <= matches(tmp_path).items()


def test_a_second_window_can_be_closed_again(tmp_path: Path) -> None:
    with somebody_playing(tmp_path, IDS[0]), running(tmp_path) as there:
        player = seated_player(there)
        player.await_("the question", lambda nodes: live(nodes, "yes"))
        there.rest(0.3)
        for key in ("right", "right", "left", "down"):  # the first shows what has the focus
            if (focus_of(there.nodes()) or there.nodes()[0]).key != "yes":
                there.press(key)
        there.press("return")
        assert not there.open
