"""The last cards of Sheepshead: who solves how many worlds of them, and in which of them a card is tried."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from game.bots.sheepshead import BOTS
from game.bots.sheepshead.worlds import EXPERT_ENDINGS, MASTER_ENDINGS, World, likely_states, world_of
from game.core.cards import CHANCE, Card, members
from game.core.shuffle import random_deal
from game.rules.sheepshead import Playing, Sheepshead
from game.search import second_look
from tests.rules.sheepshead_examples import table


def ending(rules: Sheepshead) -> Playing:
    """Find a position that a master solves."""
    for seed in range(99):
        dice = Random(seed)
        state = rules.start(rules.first(dice))
        while state.turn >= CHANCE:
            if (
                isinstance(state, Playing)
                and world_of(state, state.turn, rules.options, MASTER_ENDINGS).exact
            ):
                return state
            deals = state.turn == CHANCE
            move = random_deal(rules.spec.pack, dice) if deals else dice.choice(rules.moves(state))
            state = rules.play(state, move)
    raise AssertionError


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_master_solves_endings_earlier_than_an_expert(players: int) -> None:
    rules = table(players)
    state = ending(rules)
    assert EXPERT_ENDINGS[players] < state.play.hands[state.turn].bit_count() <= MASTER_ENDINGS[players]
    expert = world_of(state, state.turn, rules.options)
    master = world_of(state, state.turn, rules.options, MASTER_ENDINGS)
    assert (expert.exact, expert.affordable) == (False, None)
    assert master.affordable
    cards = members(state.play.hands[state.turn])
    assert master.values(cards[:1]) == master.values(cards)[:1]


@pytest.mark.parametrize("players", [3, 4])
def test_a_master_tries_no_more_endings_than_there_is_time_for(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, tried, values = table(players), list[World](), World.values
    state = ending(rules)

    def noting(world: World, cards: Sequence[Card]) -> list[float]:
        if world.exact:
            tried.append(world)
        return values(world, cards)

    monkeypatch.setattr(World, "values", noting)
    monkeypatch.setattr(second_look, "_BEHIND", 99.0)
    monkeypatch.setattr(second_look, "_SURE", 99.0)
    master = BOTS.master_base(rules, partial(likely_states, rules))
    master.choose(rules.view(state, state.turn), Random(1), 120)
    assert len(tried) == tried[0].affordable
