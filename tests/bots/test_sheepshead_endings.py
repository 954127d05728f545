"""The last cards of Sheepshead: who solves how many worlds of them, and in which of them a card is tried."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import cast

import pytest

from game.bots.sheepshead import BOTS
from game.bots.sheepshead.levels import best_over
from game.bots.sheepshead.playing import Candidate
from game.bots.sheepshead.worlds import EXPERT_ENDINGS, MASTER_ENDINGS, World, likely_states, world_of
from game.core.cards import CHANCE, Card, members
from game.core.record import record
from game.core.shuffle import random_deal
from game.rules.sheepshead import Playing, Sheepshead
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
        tried.append(world)
        return values(world, cards)

    monkeypatch.setattr(World, "values", noting)
    master = BOTS.master_base(rules, partial(likely_states, rules))
    master.choose(rules.view(state, state.turn), Random(1), 120)
    assert tried[0].exact
    assert len(tried) == tried[0].affordable


@record
class Tried:
    """A world that notes what is tried in it; every card is worth its number."""

    affordable: int | None
    cards: list[Card]

    def values(self, cards: Sequence[Card]) -> list[float]:
        self.cards.extend(cards)
        return [float(card) for card in cards]


@pytest.mark.parametrize(("affordable", "often"), [(None, {1: 9, 2: 9, 3: 9}), (9, {1: 3, 2: 9, 3: 9})])
def test_where_worlds_are_dear_only_the_finalists_are_tried_in_all(
    affordable: int | None, often: dict[Card, int]
) -> None:
    cards = list[Card]()
    worlds = [cast("World", Tried(affordable, cards))] * 9
    best = best_over([Candidate(card, 0.5, 0.0) for card in (2, 3, 1)], worlds)
    assert best.card == 3
    assert Counter(cards) == often
