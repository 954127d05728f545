"""How far a decision is looked at: by club players first, by experts only where those leave it open."""

from collections.abc import Mapping
from random import Random

import pytest

from game.coach.judging import CLUB, EXPERT, FINE, LEAST_WORLDS, kind
from game.coach.review import Analysis, Limits, playouts
from game.core.bot import Decision
from game.core.move import Move, Say
from game.core.rules import Reason
from game.questions import Gains
from game.search.weighing import begin

MADE, MASTERS, BEST, POOR, WORSE = MOVES = tuple(Say(word) for word in ("a", "b", "c", "d", "e"))
SLIGHT = 1.0
LEVEL: Mapping[Move, float] = dict.fromkeys(MOVES, 0.0)


@pytest.fixture(autouse=True)
def as_many_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.coach.review._PLAYOUTS", 6000)
    monkeypatch.setattr("game.coach.review.FIRST_WORLDS", 240)


class Played:
    """A decision looked at to the end; what each move brings is worth something, and chance by world and move."""

    def __init__(
        self,
        club: Mapping[Move, float],
        expert: Mapping[Move, float],
        *,
        masters: Move = MASTERS,
        chance: float = 1.0,
        most: int = 2000,
    ) -> None:
        worth: Mapping[str, Mapping[Move, float]] = {CLUB: club, EXPERT: expert}
        opened, fresh = Gains(MOVES, (0.0,) * 5), begin([(move,) for move in MOVES], (masters, MADE))
        analysis, limits = (
            Analysis(7, MADE, 10, opened, Decision(masters, Reason("take")), fresh, fresh),
            Limits(SLIGHT, most),
        )
        self.levels: list[str] = []
        self.seen = [analysis]
        while (due := analysis.due(limits)) is not None:
            gains = tuple(
                worth[due.level][move] + Random(f"{world} {move} {due.level}").gauss(0, chance)
                for world, move in due.tries
            )
            self.levels += [due.level] * len(gains)
            analysis = analysis.with_gains(due, gains, limits)
            self.seen.append(analysis)
        self.analysis, self.verdict = analysis, analysis.settled()


def test_where_club_players_find_nothing_better_than_the_masters_move_experts_are_not_asked() -> None:
    found = Played({**LEVEL, MADE: 0.5, POOR: -9, WORSE: -9}, {**LEVEL, BEST: 50}, masters=MADE)
    assert set(found.levels) == {CLUB}
    assert (found.verdict.level, kind(found.verdict, SLIGHT / 0.08)) == (CLUB, FINE)


def test_where_the_master_would_do_otherwise_experts_are_asked_whatever_club_players_find() -> None:
    """Club players may go on so that it comes to the same: they lay the other card next."""
    found = Played({**LEVEL, MADE: 0.5, POOR: -9, WORSE: -9}, {**LEVEL, MASTERS: 5})
    assert found.verdict.advised == MASTERS
    assert kind(found.verdict, SLIGHT / 0.08) != FINE


def test_experts_try_what_club_players_gave_up_early_and_unsure() -> None:
    club: Mapping[Move, float] = {MADE: 0.0, MASTERS: 0.9, POOR: 0.8, WORSE: 0.7, BEST: 0.0}
    found = Played(club, {**LEVEL, BEST: 6.0}, chance=3.0)
    assert BEST not in found.analysis.quick.running
    assert found.verdict.advised == BEST


def test_what_is_unclear_is_tried_oftener_where_the_master_would_do_otherwise() -> None:
    ahead: Mapping[Move, float] = {**LEVEL, BEST: 2.0}
    mine, his = (
        Played(ahead, ahead, chance=40.0, most=600, masters=masters).levels.count(EXPERT)
        for masters in (MADE, MASTERS)
    )
    assert 3 * mine <= his == 600


def test_however_dear_a_playout_all_that_may_be_ahead_are_tried_in_as_many_worlds_as_can_be_believed() -> (
    None
):
    ahead: Mapping[Move, float] = {**LEVEL, MADE: -90.0}
    found = Played(ahead, ahead, masters=MADE, chance=20.0, most=75)
    assert found.analysis.close.worlds >= LEAST_WORLDS
    assert 85 < Played(ahead, ahead, chance=2.0, most=75).verdict.loss < 95


def test_what_is_surely_better_need_not_be_known_to_a_hair() -> None:
    ahead: Mapping[Move, float] = {**LEVEL, BEST: 3.0, MASTERS: -9.0}
    count = Played(ahead, ahead, chance=4.0, most=900).levels.count(EXPERT)
    assert 300 <= count < 400


def test_where_another_move_may_be_ahead_experts_judge() -> None:
    found = Played({**LEVEL, BEST: 3.0}, {**LEVEL, BEST: 3.0})
    assert EXPERT in found.levels
    assert found.levels == sorted(found.levels), "club players before experts"
    assert (found.verdict.level, found.verdict.advised) == (EXPERT, BEST)
    assert 2 < found.verdict.loss < 3.2
    assert kind(found.verdict, SLIGHT / 0.08) != FINE


@pytest.mark.parametrize("masters", [MASTERS, MADE])
@pytest.mark.parametrize("chance", [1.0, 6.0])
def test_the_best_move_is_never_thrown_away(masters: Move, chance: float) -> None:
    """However unlike what moves bring in one world, the one that is ahead gets to the experts, and is advised."""
    for ahead in (2.0, 4.0, 8.0):
        worth: dict[Move, float] = {MADE: 0.0, MASTERS: 0.5, BEST: ahead, POOR: -1.0, WORSE: -2.0}
        found = Played(worth, worth, masters=masters, chance=chance)
        assert BEST in found.analysis.quick.running
        assert BEST in found.analysis.close.running
        if chance < ahead:
            assert found.verdict.advised == BEST


def test_the_masters_move_is_tried_by_experts_whatever_club_players_make_of_it() -> None:
    found = Played({**LEVEL, MASTERS: -4.0, BEST: 2.0}, {**LEVEL, MASTERS: 6.0, BEST: 2.0})
    assert found.verdict.advised == MASTERS
    assert found.verdict.loss > 5


def test_experts_try_none_of_those_that_are_surely_not_ahead() -> None:
    found = Played({**LEVEL, BEST: 3.0, POOR: -3.0, WORSE: -9.0}, {**LEVEL, BEST: 3.0})
    worlds = {each.move: each.worlds for each in found.verdict.options}
    assert worlds[POOR] == worlds[WORSE] == 0
    assert min(worlds[MADE], worlds[MASTERS], worlds[BEST]) >= 30


def test_a_look_says_something_early_and_grows() -> None:
    found = Played({**LEVEL, BEST: 3.0}, {**LEVEL, BEST: 3.0})
    first = next(place for place, each in enumerate(found.seen) if each.first)
    assert found.seen[first].worlds < 40
    assert not found.seen[first].clubbed
    assert any(each.clubbed and not each.close.played for each in found.seen)


def test_what_is_never_clear_ends() -> None:
    found = Played({**LEVEL, BEST: 2.0}, {**LEVEL, BEST: 1.5}, chance=40.0, most=60)
    assert found.levels.count(EXPERT) == 60
    assert found.verdict.loss == 0 or not found.verdict.believed


def test_the_dearer_a_playout_the_fewer() -> None:
    tarock = [playouts(hand, 3) for hand in range(1, 17)]
    assert tarock == sorted(tarock, reverse=True)
    assert (tarock[0], tarock[-1]) == (6000, 75)
    assert playouts(5, 2) > 3000, "at Écarté"
    assert 450 < playouts(6, 5) < 750, "at Sheepshead"
    assert playouts(0, 3) == 6000
