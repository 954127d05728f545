"""Imperium's own search, kept because it is quicker than the general one, against the rules on random endings."""

from random import Random

import pytest

from game.bots.imperium.foresight import Solver
from game.core.move import Play
from game.rules.imperium import Imperium, Playing, State
from game.rules.imperium.cards import CONTRACTS
from tests.laws.walks import tables, walk


def tricks(rules: Imperium, state: State, seat: int, before: int) -> int:
    """Count the tricks a seat takes after so many when every way to play on is tried."""
    if not isinstance(state, Playing):
        return sum(trick.taker == seat for trick in rules.view(state, seat).tricks[before:])
    values = [tricks(rules, rules.play(state, move), seat, before) for move in rules.moves(state)]
    return max(values) if state.turn == seat else min(values)


def compared(count: int, most: int, seed: int) -> None:
    """Play at random, and hold every card in the last tricks against the rules."""
    dice, found = Random(seed), 0
    while found < count:
        for _, rules in tables("imperium", dice, 12):
            assert isinstance(rules, Imperium)
            for step in walk(rules, dice, 150):
                state = step.before
                if isinstance(state, Playing) and rules.view(state, state.turn).hand.bit_count() <= most:
                    _hold(rules, state)
                    found += 1


def _hold(rules: Imperium, state: Playing) -> None:
    me = state.turn
    view, theirs = rules.view(state, me), rules.view(state, 1 - me).hand
    solver = Solver(CONTRACTS[view.public.turn_up].order)
    for move in view.moves:
        assert isinstance(move, Play)
        if view.trick.cards:
            value = solver.answered(view.trick.cards[0], move.card, theirs, view.hand)
        else:
            value = solver.led(move.card, view.hand, theirs)
        after = rules.play(state, move)
        assert value == tricks(rules, after, me, len(view.tricks))


def test_endings_are_worth_the_tricks_the_rules_give() -> None:
    compared(500, 3, 91)


@pytest.mark.slow
def test_two_thousand_endings_are_worth_the_tricks_the_rules_give() -> None:
    compared(2000, 4, 92)
