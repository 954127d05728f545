"""A pick at confidence p wins about p of the time, over all tenths, among players who play by themselves."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from game.bots.sheepshead.talking import PICKING_BY_CLUB_PLAY, PICKING_BY_EXPERT_PLAY, picking_under
from game.catalogue import find
from game.core.bot import BUDGET
from game.core.cards import PIQUET
from game.core.move import Say
from game.core.options import Value, chosen
from game.core.rules import Reason
from game.rules.sheepshead import Options
from game.search.rollout import Rollouts
from tests.rules.sheepshead_examples import deal, table
from tests.tools.bench.picking import BUCKETS, Pick, buckets, picks
from tests.tools.strength.fitting.sheepshead_picks import chances

ENOUGH = 40
"""Picks from which on a tenth is judged."""
ERRORS = 3.0
"""Standard errors by which the share won may miss the confidence, beside the miss of the fit."""
MISS = 0.05


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_picks_win_as_often_as_they_are_said_to(players: int) -> None:
    made = picks(players, 900)
    judged = [each for each in buckets(made) if each.picks >= ENOUGH]
    assert len(judged) >= 5
    for each in judged:
        error = sqrt(each.sure * (1 - each.sure) / each.picks)
        assert abs(each.won - each.sure) < MISS + ERRORS * error, each


@pytest.mark.parametrize(
    ("players", "house"),
    [
        (5, {"partner_rule": "none"}),
        (5, {"partner_rule": "none", "bury_counts": False, "no_pick": "jd_caller"}),  # the jack calls
        (5, {"bury_counts": False}),
        (4, {"bury_counts": False}),
        (4, {"partner_rule": "called_ace"}),
        (3, {"bury_counts": False}),
        (6, {"partner_rule": "called_ace"}),
        (7, {"bury_counts": False}),
    ],
)
def test_under_house_rules_picks_win_as_often_as_they_are_said_to(
    players: int, house: dict[str, Value]
) -> None:
    picking = picking_under(chosen(Options, {"players": players, **house}), PICKING_BY_CLUB_PLAY)
    found = chances(players, 400, 7, "club", house)
    tried = [(picking.confidence(each.hand, each.passed), each.won) for each in found]
    near = [each for each in tried if each[0] > 0.35]
    assert len(near) > 30
    sure, won = (fmean(column) for column in zip(*near, strict=True))
    error = sqrt(sure * (1 - sure) / len(near))
    assert abs(won - sure) < MISS + ERRORS * error
    usual = fmean(PICKING_BY_CLUB_PLAY[players].confidence(each.hand, each.passed) for each in found)
    assert abs(usual - fmean(sure for sure, _ in tried)) > MISS


def test_picking_is_as_usual_under_the_usual_rules_and_pays_earlier_where_losing_is_not_doubled() -> None:
    hand = PIQUET.cards("QC QS 9H TH 8D JD")
    for by in (PICKING_BY_CLUB_PLAY, PICKING_BY_EXPERT_PLAY):
        for players, usual in by.items():
            same = picking_under(Options(players=players), by)
            assert (same.strength(hand, 1), same.pays_from) == (usual.strength(hand, 1), usual.pays_from)
            undoubled = picking_under(Options(players=players, double_on_the_bump=False), by)
            assert undoubled.strength(hand) == usual.strength(hand)
            assert undoubled.pays_from < usual.pays_from


def test_a_fair_hand_picks_with_a_partner_and_passes_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Rollouts, "survey")
    hand = "QC JS JH 9D AS TH"
    for partners, word in (("called_ace", "pick"), ("none", "pass")):
        rules = table(5, {"partner_rule": partners})
        view = rules.view(deal(rules, (hand, *[""] * 4), ""), 0)
        for level in ("club", "expert", "master"):
            choice = find("sheepshead").bot(rules, level).choose(view, Random(1), BUDGET)
            assert choice.move == Say(word), (partners, level)


def test_picks_fall_into_their_tenths() -> None:
    found = buckets([Pick(0.62, won=True), Pick(0.68, won=False), Pick(1.0, won=True)])
    assert [each.picks for each in found] == [0] * 6 + [2, 0, 0] + [1]
    assert (found[6].sure, found[6].won) == (0.65, 0.5)
    assert len(found) == BUCKETS


def test_every_number_of_players_is_tried_at_low_confidence_too() -> None:
    for players in (3, 4, 5, 6, 7):
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
    assert (expert.move, expert.reason.key) == (Say("pass"), "not_enough")
    assert (master.move, master.reason) == (Say("pick"), Reason("strong", "3.6", number=sure))
