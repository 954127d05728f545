"""Whole matches of every game, from the title to the result, by mouse alone and by keyboard alone."""

import functools
import time
from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.session import worker
from game.session.worker import Answer, BotClient
from game.ui.shell.node import Role
from tests.ui.whole.player import Player, control, deal_over, match_over, offered
from tests.ui.whole.running_app import FRAME, RunningApp, opened, running, seated_player
from tests.ui.whole.tables import TABLES, WAYS, laid, once_each, one_game

IDS = [game.id for game in GAMES]
WINDOWS = {
    "large": ((1920, 1080), 1.5),
    "small": ((960, 600), 2.0),
    "usual": ((1280, 720), 2.0),
    "upright": ((600, 1024), 2.0),
    "least": ((800, 600), 2.0),
}
"""The first of every day is that of the first game, whose cards are soon drawn, however large."""


@pytest.mark.parametrize(("game", "seats", "way"), once_each(WAYS))
def test_a_whole_match(tmp_path: Path, game: str, seats: int, way: str) -> None:
    with running(tmp_path, last_setup=laid(game, seats)) as there:
        player = seated_player(there, WAYS[way]())
        player.use("play", f"quick/{game}")
        result = player.play(match_over)
        assert player.decisions > 10
        assert any(node.role is Role.CHART for node in result)
        player.use("again")
        player.pause()
        assert there.app.loop.stack.depth == 2  # the new table stands right above the title


@pytest.mark.parametrize("game", one_game(5))
def test_a_deal_at_the_usual_speed(tmp_path: Path, game: str) -> None:
    way = tuple(WAYS.values())[IDS.index(game) % len(WAYS)]
    with running(tmp_path, speed=1.0) as there:
        there.frame = 1 / 20
        player = seated_player(there, way())
        player.use("play", f"quick/{game}")
        player.play(deal_over)
        assert there.passed > 5  # somebody has watched cards fly and bots think
        player.use("next")
        player.pause()


@pytest.mark.parametrize(("game", "seats", "window"), once_each(WINDOWS))
def test_a_deal_in_large_type(tmp_path: Path, game: str, seats: int, window: str) -> None:
    size, scale = WINDOWS[window]
    with running(tmp_path, size=size, text_scale=scale, last_setup=laid(game, seats)) as there:
        player = seated_player(there)
        player.use("play", f"quick/{game}")
        player.play(functools.partial(_with_hints, player, there))
        player.use("next") if control(there.nodes(), "next") else player.use("again")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_other_deals_fit_the_smallest_window(
    tmp_path: Path, game: str, seats: int, scale: float, seed: int
) -> None:
    small, _ = WINDOWS["small"]
    with running(tmp_path, size=small, seed=seed, text_scale=scale, last_setup=laid(game, seats)) as there:
        player = seated_player(there, seed=seed)
        player.use("play", f"quick/{game}")
        player.play(match_over)


def _with_hints(player: Player, there: RunningApp, nodes: object) -> bool:
    """Ask for a hint at every stop, so that the largest remarks are seen as well."""
    if deal_over(there.nodes()):
        return True
    if not control(there.nodes(), "note"):
        there.press("h")
        player.await_("a hint", lambda now: control(now, "note") is not None)
        player.pause()
    return False


class Timed(BotClient):
    """Bots in a process of their own, which get as much time to think as passes on the clock of the tests."""

    def fetch(self, number: int) -> Answer | None:
        if self.thinking:
            time.sleep(FRAME)
        return super().fetch(number)


def test_bots_in_a_process_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "BotClient", Timed)
    with opened(tmp_path, (1280, 720), None, 1) as there:
        there.change(speed=0.0)
        player = seated_player(there)
        player.use("play", f"quick/{IDS[0]}")
        player.play(deal_over)


def test_two_presses_lead_from_the_title_to_a_hand(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        there.press("return")
        there.press("return")
        assert there.wait(offered, 2.0)
