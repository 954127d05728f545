"""Playouts of every move: fair comparisons, kept budgets, and a master who overrules only for a clear reason."""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.bot import Decision
from game.core.cards import CHANCE
from game.core.move import PLAYS, Deal, Move, Say
from game.core.rules import Reason
from game.core.view import View
from game.search.master import searched
from game.search.opponents import Choice
from game.search.rollout import Prospect, Rollouts, in_the_running
from game.search.worlds import imagined, likely
from tests.laws.walks import IDS

ONE, TWO, THREE = Say("one"), Say("two"), Say("three")


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


def searched_by(place: int, game_id: str, rules: Any, view: View[Any], budget: int = 60) -> Decision:
    """Let a master begin with the move at a fixed place of the list."""
    move = view.moves[min(place, len(view.moves) - 1)]
    choice: Choice[Any, Any, Any] = Choice(rules, view, Random(1), budget, partial(imagined, rules))
    return searched(Decision(move, Reason("stubborn")), choice, find(game_id).bot(rules, "club"), 70)


def test_a_master_overrules_what_loses_clearly() -> None:
    """Always standing, or always proposing, is found out before long, whichever it is."""
    chosen: set[Move] = set()
    foolish = 0
    for seed in range(12):
        rules, state = dealt("ecarte", seed)
        view = rules.view(state, state.turn)
        decisions = [searched_by(place, "ecarte", rules, view) for place in (0, 1)]
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
    decision = searched_by(words.index("pick"), "sheepshead", rules, view)
    assert decision.move == Say("pass")
    assert decision.reason.number >= 12


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_a_master_keeps_to_the_strong_player_where_nothing_is_better() -> None:
    """Where every move brings the same in every world, the usual one is made."""
    kept = 0
    for seed in range(6):
        rules, state = dealt("ecarte", seed)
        view = rules.view(state, state.turn)
        alike = [Prospect(move, (1.0,) * 20) for move in reversed(view.moves)]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Rollouts, "survey", lambda *_, alike=alike, **__: alike)
            decision = searched_by(0, "ecarte", rules, view)
        assert decision == Decision(view.moves[0], Reason("stubborn"))
        kept += len(view.moves) > 1
    assert kept


def test_a_master_without_time_does_what_the_strong_player_does() -> None:
    rules, state = dealt("gleek", 4)
    view = rules.view(state, state.turn)
    for place in range(len(view.moves)):
        decision = searched_by(place, "gleek", rules, view, 1)
        assert decision == Decision(view.moves[place], Reason("stubborn"))


def test_a_master_says_in_how_many_worlds_it_looked() -> None:
    for seed in range(30):
        rules, state = dealt("gleek", seed)
        view = rules.view(state, state.turn)
        decision = searched_by(len(view.moves) - 1, "gleek", rules, view)
        if decision.reason.key == "searched":
            assert decision.reason.number >= 12
            return
    raise AssertionError
