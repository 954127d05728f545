"""A pick at confidence p wins about p of the time, over all tenths, among players who play by themselves."""

from math import sqrt
from random import Random

import pytest

from game.catalogue import find
from game.core.bot import BUDGET
from game.core.move import Say
from game.core.rules import Reason
from game.search.rollout import Rollouts
from tests.bench.picking import BUCKETS, Pick, buckets, picks
from tests.rules.sheepshead_examples import deal, table

ENOUGH = 40
"""Picks from which on a tenth is judged."""
ERRORS = 3.0
"""Standard errors by which the share won may miss the confidence, beside the miss of the fit."""
MISS = 0.05


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_picks_win_as_often_as_they_are_said_to(players: int) -> None:
    made = picks(players, 900)
    judged = [each for each in buckets(made) if each.picks >= ENOUGH]
    assert len(judged) >= 5
    for each in judged:
        error = sqrt(each.sure * (1 - each.sure) / each.picks)
        assert abs(each.won - each.sure) < MISS + ERRORS * error, each


def test_picks_fall_into_their_tenths() -> None:
    found = buckets([Pick(0.62, won=True), Pick(0.68, won=False), Pick(1.0, won=True)])
    assert [each.picks for each in found] == [0] * 6 + [2, 0, 0] + [1]
    assert (found[6].sure, found[6].won) == (0.65, 0.5)
    assert len(found) == BUCKETS


def test_every_number_of_players_is_tried_at_low_confidence_too() -> None:
    for players in (3, 4, 5):
        assert any(pick.sure < 0.5 for pick in picks(players, 12))


@pytest.mark.parametrize(
    ("players", "hand", "sure"),
    [
        (3, "9S JS QS JH KH 9D JD AD 9C JC", 61),
        (4, "7S 9S QS 7H JH TC QC", 65),
        (5, "9H TH AH 8D JD QC", 65),
    ],
)
def test_masters_pick_with_hands_that_experts_pass(
    players: int, hand: str, sure: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Rollouts, "survey")  # what club players make of a pick does not count
    rules = table(players)
    view = rules.view(deal(rules, (hand, *[""] * (players - 1)), ""), 0)
    expert, master = (
        find("sheepshead").bot(rules, level).choose(view, Random(1), BUDGET) for level in ("expert", "master")
    )
    assert (expert.move, expert.reason.key) == (Say("pass"), "weak")
    assert (master.move, master.reason) == (Say("pick"), Reason("strong", "3.6", number=sure))
