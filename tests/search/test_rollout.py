"""Playouts of every move: fair comparisons, kept budgets, and a master who overrules only for a clear reason."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.bot import Bot, Decision
from game.core.cards import CHANCE, NOBODY
from game.core.move import PLAYS, Deal, Move, Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.search.master import Master
from game.search.rollout import Prospect, Rollouts, in_the_running
from game.search.worlds import imagined, likely
from tests.laws.walks import IDS

ONE, TWO, THREE = Say("one"), Say("two"), Say("three")


class Stubborn:
    """Makes the move at a fixed place of the list."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view: View[Any], dice: Dice, budget: int) -> Decision:
        return Decision(view.moves[min(self.place, len(view.moves) - 1)], Reason("stubborn"))


def dealt(game_id: str, seed: int) -> tuple[Any, Any]:
    """Sit down and deal."""
    game, dice = find(game_id), Random(seed)
    rules = game.rules(game.options())
    state = rules.start(rules.first(dice))
    assert state.turn == CHANCE
    cards = list(range(rules.spec.pack.size))
    dice.shuffle(cards)
    return rules, rules.play(state, Deal(tuple(cards)))


def test_a_prospect_gives_mean_and_standard_error() -> None:
    prospect = Prospect(ONE, (1.0, 3.0, 5.0, 3.0))
    assert prospect.mean == 3
    assert prospect.error == pytest.approx((8 / 3 / 4) ** 0.5)
    assert Prospect(ONE, (2.0,)).error == inf
    assert Prospect(ONE, ()).mean == -inf


def test_a_lead_counts_only_worlds_in_common() -> None:
    lead, error = Prospect(ONE, (5.0, 5.0, 100.0)).lead(Prospect(TWO, (4.0, 4.0)))
    assert (lead, error) == (1, 0)
    assert Prospect(ONE, (5.0,)).lead(Prospect(TWO, ())) == (0, inf)


def test_who_is_clearly_behind_is_given_up_and_who_is_not_stays() -> None:
    best = Prospect(ONE, (3.0, 4.0, 3.0, 4.0))
    behind = Prospect(TWO, (1.0, 2.1, 0.9, 2.0))
    close = Prospect(THREE, (4.0, 1.0, 5.0, 3.0))
    assert in_the_running([behind, close, best]) == [ONE, THREE]


def test_of_many_moves_the_better_half_stays() -> None:
    many = [Prospect(PLAYS[card], (card + 1.0, -9.0 * card)) for card in range(12)]
    assert len(in_the_running(many)) == 6
    assert PLAYS[0] in in_the_running(many)


@pytest.mark.parametrize("game_id", IDS)
def test_gains_are_what_the_ledger_says_in_the_end(game_id: str) -> None:
    rules, state = dealt(game_id, 3)
    rollouts = Rollouts(rules, find(game_id).bot(rules, "club"))
    seat, move = state.turn, rules.moves(state)[0]
    end = rollouts.finish(rules.play(state, move), Random(1))
    assert end.ledger.finished == 1
    before, after = rules.worth(state.ledger.holdings), rules.worth(end.ledger.holdings)
    gains = [now - then for now, then in zip(after, before, strict=True)]
    assert rollouts.gain(state, move, Random(1)) == pytest.approx(gains[seat] - sum(gains) / len(gains))


def test_a_survey_tries_all_moves_in_the_same_worlds_and_keeps_its_budget() -> None:
    rules, state = dealt("sheepshead", 5)
    view, made = rules.view(state, state.turn), list[int]()

    def draw(count: int) -> Sequence[Any]:
        made.append(count)
        return imagined(rules, view, Random(len(made)), count)

    found = Rollouts(rules, find("sheepshead").bot(rules, "club")).survey(draw, view.moves, Random(1), 1500)
    assert {each.move for each in found} == set(view.moves)
    assert len({len(each.gains) for each in found[:2]}) == 1
    assert sum(len(each.gains) for each in found) * 20 < 1500 + 12 * 60
    assert sum(made) >= len(found[0].gains) > 6


def test_likely_positions_come_more_often() -> None:
    dice, made = Random(2), Random(3)
    kept = likely(lambda: made.random() < 0.5, lambda wanted: 9.0 if wanted else 1.0, dice, 400)
    assert 0.75 < sum(kept) / 400 < 0.97


def master(strong: Bot[Any], game_id: str, rules: Any) -> Master[Any, Any]:
    return Master(
        rules,
        strong,
        find(game_id).bot(rules, "club"),
        lambda view, dice, count: imagined(rules, view, dice, count),
        lambda view: view.trick.leader != NOBODY,
    )


def test_a_master_overrules_what_loses_clearly() -> None:
    """Always standing, or always proposing, is found out before long, whichever it is."""
    chosen: set[Move] = set()
    foolish = 0
    for seed in range(12):
        rules, state = dealt("ecarte", seed)
        view = rules.view(state, state.turn)
        decisions = [master(Stubborn(place), "ecarte", rules).choose(view, Random(1), 60) for place in (0, 1)]
        foolish += any(each.reason.key == "searched" for each in decisions)
        chosen |= {each.move for each in decisions}
    assert foolish > 2
    assert len(chosen) == 2


@pytest.mark.parametrize("seed", [9, 13, 37])
def test_a_master_overrules_what_is_behind_at_once(seed: int) -> None:
    """A hopeless hand loses in each of the first few worlds: that is no reason to pick because nobody looked on."""
    rules, state = dealt("sheepshead", seed)
    view = rules.view(state, state.turn)
    words = [move.word for move in view.moves if isinstance(move, Say)]
    player = master(Stubborn(words.index("pick")), "sheepshead", rules)
    decision = player.choose(view, Random(1), 60)
    assert decision.move == Say("pass")
    assert decision.reason.number >= 12


def test_a_master_keeps_to_the_strong_player_where_nothing_is_better() -> None:
    """Where every move brings the same in every world, the usual one is made."""
    kept = 0
    for seed in range(6):
        rules, state = dealt("ecarte", seed)
        view = rules.view(state, state.turn)
        alike = [Prospect(move, (1.0,) * 20) for move in reversed(view.moves)]
        player = master(Stubborn(0), "ecarte", rules)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Rollouts, "survey", lambda *_, alike=alike, **__: alike)
            decision = player.choose(view, Random(1), 60)
        assert decision == Decision(view.moves[0], Reason("stubborn"))
        kept += len(view.moves) > 1
    assert kept


def test_a_master_without_time_does_what_the_strong_player_does() -> None:
    rules, state = dealt("gleek", 4)
    view = rules.view(state, state.turn)
    for place in range(len(view.moves)):
        decision = master(Stubborn(place), "gleek", rules).choose(view, Random(1), 1)
        assert decision == Decision(view.moves[place], Reason("stubborn"))


def test_a_master_says_in_how_many_worlds_it_looked() -> None:
    for seed in range(30):
        rules, state = dealt("gleek", seed)
        view = rules.view(state, state.turn)
        thinking = master(Stubborn(len(view.moves) - 1), "gleek", rules)
        decision = thinking.choose(view, Random(1), 60)
        if decision.reason.key == "searched":
            assert decision.reason.number >= 12
            return
    raise AssertionError


class Asked(Stubborn):
    """Keeps the budgets it was given."""

    def __init__(self) -> None:
        super().__init__(0)
        self.budgets: list[int] = []

    def choose(self, view: View[Any], dice: Dice, budget: int) -> Decision:
        self.budgets.append(budget)
        return super().choose(view, dice, budget)


def test_the_strong_player_looks_into_more_worlds_than_the_budget_names() -> None:
    rules, state = dealt("ecarte", 1)
    view, strong = rules.view(state, state.turn), Asked()
    player = master(strong, "ecarte", rules)
    player.choose(view, Random(1), 3)
    assert min(strong.budgets) > 3
