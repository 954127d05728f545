"""The last cards of Sheepshead: who solves how many worlds of them, and in which of them a card is tried."""

from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import fmean

import pytest

from game.bots.sheepshead.play_book import BOOK
from game.bots.sheepshead.weighing_cards import weighed_card
from game.bots.sheepshead.worlds import EXPERT_ENDINGS, MASTER_ENDINGS, World, likely_states, world_of
from game.core.cards import CHANCE, NOBODY, Card, members
from game.core.move import Play
from game.core.rules import Dice
from game.core.shuffle import random_deal
from game.rules.sheepshead import Playing, Sheepshead
from game.search import second_look
from game.search.opponents import Choice
from game.search.play_book import BookPlayer
from tests.bots.players import unaided
from tests.rules.sheepshead_examples import table

SOON = {3: 12, 4: 11, 5: 12, 6: 12, 7: 12}
"""By players, a seed with which solved, unsolved and leaster positions all come up soon."""


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


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
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
@pytest.mark.pure("compiled code does not look where this puts something else")
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
    master = unaided(rules, "master", partial(likely_states, rules))
    master.choose(rules.view(state, state.turn), Random(1), 120)
    assert len(tried) == tried[0].affordable


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_master_plays_by_his_book_what_he_does_not_solve(players: int) -> None:
    """What is solved, and a leaster, is worth to him what it is worth to an expert."""
    rules, dice, kinds, differing = table(players), Random(SOON[players]), set[tuple[bool, bool]](), 0
    state = rules.start(rules.first(dice))
    while len(kinds) < 3:
        if isinstance(state, Playing) and len(moves := rules.moves(state)) > 1:
            world = world_of(state, state.turn, rules.options, MASTER_ENDINGS)
            cards = [move.card for move in moves if isinstance(move, Play)]
            played_out = not world.exact and world.prices is not None
            kinds.add((world.exact, world.prices is None))
            usual, found = world.values(cards), world.values_by_book(cards, Random(7))
            if played_out:
                player = BookPlayer(BOOK, world.playout, Random(7))
                booked = [fmean([world.value(card, player.choose) for _ in range(2)]) for card in cards]
                assert found == pytest.approx(booked)
                differing += found != usual
            else:
                assert found == usual
        if state.turn == NOBODY:
            state = rules.start(rules.first(dice))
        deals = state.turn == CHANCE
        state = rules.play(
            state, random_deal(rules.spec.pack, dice) if deals else dice.choice(rules.moves(state))
        )
    assert differing


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_of_a_master_and_an_expert_only_the_master_has_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, noted, values_by_book = table(4), list[Sequence[Card]](), World.values_by_book

    def noting(world: World, cards: Sequence[Card], dice: Dice) -> list[float]:
        noted.append(cards)
        return values_by_book(world, cards, dice)

    monkeypatch.setattr(World, "values_by_book", noting)
    state = ending(rules)
    view, likely = rules.view(state, state.turn), partial(likely_states, rules)
    weighed_card(Choice(rules, view, Random(1), 12, likely))
    assert not noted
    unaided(rules, "master", likely).choose(view, Random(1), 12)
    assert noted
