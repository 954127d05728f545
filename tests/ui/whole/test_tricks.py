"""A trick can be read: how long it lies, who takes it, and the offer to hold it."""

from functools import partial
from pathlib import Path

import pytest

from game.stage.pace import LONG, MORE, SHORT
from game.ui.shell.node import Role
from tests.ui.whole.player import Nodes, Player, control, deal_over, live, to_trick_play
from tests.ui.whole.running_app import RunningApp, running, seated_player

OFFER = partial(live, key="hold:yes")


def sat_down(there: RunningApp, game: str = "ecarte") -> Player:
    player = seated_player(there)
    player.use("play", f"quick/{game}")
    return player


def named(nodes: Nodes) -> str:
    """Give the sentence that names who takes the trick."""
    sentences = [node.name for node in nodes if node.role is Role.HEADING]
    return next((each for each in sentences if "the trick" in each and "take" in each), "")


def test_a_newcomer_is_offered_once_to_hold_each_trick(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = sat_down(there)
        player.play(OFFER)
        keys = [node.key for node in there.nodes()]
        before = there.nodes()[: keys.index("hold:yes")]
        assert "Keep each trick" in [node.name for node in before if node.role is Role.HEADING][-1]
        player.use("hold:yes")
        assert there.app.context.settings.wait_for_me
        assert there.app.context.settings.hold_offered
        assert control(there.nodes(), "hold:yes") is None


@pytest.mark.slow
def test_an_offer_that_is_left_is_not_made_again(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = sat_down(there)
        player.play(OFFER)
        player.play(deal_over)
        player.use("next")
        player.pause()
        assert there.app.context.settings.hold_offered
        assert not there.app.context.settings.wait_for_me
        player.play(deal_over)
        assert control(there.nodes(), "hold:yes") is None


@pytest.mark.parametrize("game", ["ecarte", pytest.param("gleek", marks=pytest.mark.slow)])
def test_the_winner_is_named_while_the_trick_lies(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as there:
        player = sat_down(there, game)
        there.change(speed=1.0)
        player.decide(to_trick_play(player))
        assert there.wait(lambda nodes: bool(named(nodes)), 10)
        begun = there.passed
        there.wait(lambda nodes: not named(nodes), 10)
        assert SHORT + MORE <= there.passed - begun < LONG + MORE + 0.6, (
            "the hold of a newcomer, and the sweep"
        )
