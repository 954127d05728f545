"""What players of every game say of trumps, held against what they can see."""

from collections import Counter
from random import Random

import pytest

from game.catalogue import find
from game.core.cards import CHANCE, NOBODY
from game.core.facts import Facts
from game.core.move import Play
from tests.laws.walks import IDS, random_move

DRAWS = ("draw_trumps", "draw_counters", "trump_draws", "joker_draws", "lead_top_trump", "lead_trump")
ALONE = ("cash_free", "cash_trump", "lead_free", "unbeaten")
"""Reasons that speak of trumps in other hands, and reasons that say there are none, or none that is higher."""


@pytest.mark.parametrize("game_id", IDS)
def test_no_trumps_are_drawn_that_nobody_else_can_hold(game_id: str) -> None:
    game, dice, told = find(game_id), Random(f"trumps of {game_id}"), Counter[str]()
    rules = game.rules(game.options())
    bot = game.bot(rules, "club")
    for deal in range(60):
        state = rules.start(deal % rules.spec.seats)
        while not state.ledger.finished and state.turn != NOBODY:
            if state.turn == CHANCE:
                state = rules.play(state, random_move(rules, state, dice))
                continue
            view = rules.view(state, state.turn)
            decision, contract = bot.choose(view, dice, 1), rules.contract(view)
            if isinstance(decision.move, Play) and contract is not None and not view.trick.cards:
                held = any(
                    place.name == "hand" and place.may & contract.order.trumps for place in view.hidden
                )
                key = decision.reason.key
                assert held or key not in DRAWS, key
                told["trumps"] += contract.order.trumps > 0
                told["draws"] += key in DRAWS
                told["alone"] += key in ALONE and not held
            state = rules.play(state, decision.move)
    assert bool(told["trumps"]) == bool(told["draws"]) == bool(told["alone"])


@pytest.mark.parametrize("game_id", ["illustrated_tarock", "sheepshead"])
def test_nothing_is_guessed_of_a_trick_that_is_settled(game_id: str) -> None:
    game, dice, told = find(game_id), Random(f"last card of {game_id}"), Counter[str]()
    rules = game.rules(game.options())
    bot = game.bot(rules, "club")
    for deal in range(40):
        state = rules.start(deal % rules.spec.seats)
        while not state.ledger.finished and state.turn != NOBODY:
            if state.turn == CHANCE:
                state = rules.play(state, random_move(rules, state, dice))
                continue
            view = rules.view(state, state.turn)
            decision, contract = bot.choose(view, dice, 1), rules.contract(view)
            if isinstance(decision.move, Play) and len(view.trick.cards) == rules.spec.seats - 1:
                facts, key = Facts(rules, view, contract, decision.reason.cards), decision.reason.key
                assert key != "take"
                assert not facts.hopeless or key != "throw_low"
                assert facts.takers != facts.legal or key != "leaster_forced"
                told[key] += 1
            state = rules.play(state, decision.move)
    assert min(told["take_surely"], told["throw_lost"]) > 0
