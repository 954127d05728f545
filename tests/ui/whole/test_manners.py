"""The manners a player may choose: how a card is clicked, whether a trick waits, how little moves, what is hidden."""

from pathlib import Path
from typing import Any

import pytest

from game.storage.settings import Click, FeltColour, Motion
from tests.ui.whole.player import (
    Nodes,
    Player,
    chosen,
    control,
    deal_over,
    hand,
    lasting,
    live,
    offered,
    to_trick_play,
)
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import one_game


def seated(there: RunningApp, game: str) -> tuple[Player, Nodes, str]:
    """Sit down and play until a card is to be played; give the player, what is seen, and that card."""
    player = seated_player(there)
    player.use("play", f"quick/{game}")
    nodes = to_trick_play(player)
    return player, nodes, hand(nodes)[0]


def click(there: RunningApp, key: str) -> None:
    found = control(there.nodes(), key)
    assert found is not None
    there.click(found.visible.center)


@pytest.mark.parametrize("game", one_game(2))
def test_a_card_is_chosen_and_then_confirmed(tmp_path: Path, game: str) -> None:
    with running(tmp_path, click=Click.SELECT) as there:
        player, nodes, card = seated(there, game)
        for each in (*hand(nodes)[1:], card):
            click(there, each)
            assert [key for key in hand(nodes) if chosen(there.nodes(), key)] == [each]
        player.use("confirm")
        player.await_("the card gone", lambda now: control(now, card) is None)


@pytest.mark.parametrize("game", one_game(4))
def test_a_card_is_played_by_two_clicks(tmp_path: Path, game: str) -> None:
    with running(tmp_path, click=Click.DOUBLE) as there:
        player, _, card = seated(there, game)
        click(there, card)
        there.rest(0.1)
        assert control(there.nodes(), card) is not None
        click(there, card)
        player.await_("the card gone", lambda now: control(now, card) is None)


@pytest.mark.parametrize("game", one_game(6))
def test_a_finished_trick_waits_to_be_seen(tmp_path: Path, game: str) -> None:
    with running(tmp_path, speed=4.0, wait_for_me=True) as there:
        player, _, card = seated(there, game)
        player.use(card)
        there.rest(6.0)
        waiting = lasting(there.nodes())
        there.rest(6.0)
        assert lasting(there.nodes()) == waiting
        assert not offered(there.nodes())
        there.press("space")
        assert there.wait(offered, 8.0)


@pytest.mark.parametrize(
    "manners",
    [
        {"reduced_motion": Motion.ON},
        {"hide_running_points": True, "high_contrast": True, "felt": FeltColour.OXBLOOD},
    ],
    ids=["still", "plain"],
)
@pytest.mark.parametrize("game", one_game(8))
def test_a_deal_with_other_manners(tmp_path: Path, game: str, manners: dict[str, Any]) -> None:
    with running(tmp_path, speed=4.0, **manners) as there:
        there.frame = 1 / 20
        player = seated_player(there)
        player.use("play", f"quick/{game}")
        player.play(deal_over)
        assert live(there.nodes(), "next") or live(there.nodes(), "again")
