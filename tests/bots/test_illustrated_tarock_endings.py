"""The last tricks of Illustrated Tarock, solved, against the rules: every way to play them is tried and paid."""

from random import Random

import pytest

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.worlds import gain, world_of
from game.core.move import PLAYS, Play
from game.rules.illustrated_tarock import IllustratedTarock, Playing, State
from game.rules.illustrated_tarock.scoring import payments
from tests.bots.illustrated_tarock_play import endings


def best(rules: IllustratedTarock, state: State, before: Playing) -> int:
    """Tell what the declarer gains when every way to play on is tried."""
    declarer = before.layout.declarer
    if not isinstance(state, Playing):
        return gain(payments(before.layout, rules.view(state, 0).tricks, rules.options), declarer)
    values = [best(rules, rules.play(state, move), before) for move in rules.moves(state)]
    return max(values) if state.turn == declarer else min(values)


def compared(count: int, cards: int, seed: int) -> None:
    """Hold the value of every card against what the rules pay."""
    found = endings(Random(seed), cards)
    for _ in range(count):
        rules, state = next(found)
        tried = [move.card for move in rules.moves(state) if isinstance(move, Play)]
        values = Ending(world_of(state, rules)).judge(tried)
        assert values == [best(rules, rules.play(state, PLAYS[card]), state) for card in tried]


def test_an_ending_is_worth_what_the_rules_pay_for_it() -> None:
    compared(150, 2, 81)


@pytest.mark.slow
def test_two_thousand_endings_are_worth_what_the_rules_pay_for_them() -> None:
    compared(1800, 2, 82)
    compared(200, 3, 83)
