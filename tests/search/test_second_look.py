"""A chosen card is left for another that is clearly ahead, and for nothing else."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from game.catalogue import find, rules_for
from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, Card, bit
from game.core.move import Play
from game.core.shuffle import random_deal
from game.search import second_look as module
from game.search.second_look import Tried, second_look

ROUNDS = ((10, 9), (20, 2), (40, 1))
TWO = dict.fromkeys((1, 2), 0.0)
ALIKE = dict.fromkeys((1, 2, 3), 0.0)
"""Cards of which nobody thinks more than of the others."""
GAMES = pytest.mark.parametrize("game", ["romestecq", "sheepshead"])
"""Whose masters take a second look."""


def worth(means: dict[Card, float], spread: float, asked: list[tuple[tuple[Card, ...], int]]) -> Tried:
    """Make up layouts in which cards are worth this much on average, and note what is asked."""
    dice = Random(1)

    def tried(cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
        asked.append((tuple(cards), count))
        for _ in range(count):
            yield [means[card] + dice.gauss(0, spread) for card in cards]

    return tried


def test_a_card_that_is_clearly_better_takes_the_place() -> None:
    found = second_look(1, ALIKE, worth({1: 0.0, 2: 1.0, 3: 0.4}, 0.5, []), ROUNDS, 0.05, BUDGET)
    assert found.card == 2
    assert found.layouts == len(found.gains[2])


def test_what_leads_by_less_than_is_asked_for_does_not() -> None:
    for least, card in ((0.05, 2), (0.5, 1)):
        found = second_look(1, TWO, worth({1: 0.0, 2: 0.3}, 0.01, []), ROUNDS, least, BUDGET)
        assert found.card == card


def test_a_lead_within_its_standard_error_is_luck() -> None:
    def tried(cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
        for number in range(count):
            yield [0.0, 4.0 if number % 10 == 0 else -0.3][: len(cards)]

    found = second_look(1, TWO, tried, ((10, 1),), 0.05, BUDGET)
    assert sum(found.gains[2]) / 10 > 0.05
    assert found.card == 1


def test_what_speaks_against_a_card_is_counted() -> None:
    means = {1: 0.0, 2: 1.0, 3: 0.8}
    assert second_look(1, {1: 0.5, 2: 0.0, 3: 0.9}, worth(means, 0.01, []), ROUNDS, 0.05, BUDGET).card == 3


def test_what_falls_behind_is_given_up_and_the_chosen_card_never() -> None:
    asked: list[tuple[tuple[Card, ...], int]] = []
    second_look(1, ALIKE, worth({1: 0.0, 2: 0.01, 3: -3.0}, 0.5, asked), ROUNDS, 0.05, BUDGET)
    assert asked[0] == ((1, 2, 3), 10)
    assert all(cards == (1, 2) for cards, _ in asked[1:])


def test_the_more_layouts_are_tried_the_fewer_cards_are_and_those_the_best_so_far() -> None:
    asked, means = list[tuple[Card, ...]](), {1: 0.0, 2: 0.0, 3: 0.1, 4: 0.5, 5: -0.1}

    def tried(cards: Sequence[Card], count: int) -> Iterator[Sequence[float]]:
        asked.append(tuple(cards))
        for number in range(count):
            yield [means[card] + (0 if card == 1 else 2 * (-1) ** number) for card in cards]

    second_look(1, dict.fromkeys(means, 0.0), tried, ROUNDS, 0.05, BUDGET)
    assert asked == [(1, 2, 3, 4, 5), (1, 4, 3), (1, 4)]


def test_it_ends_when_nothing_is_left_to_find_out() -> None:
    for means in ({1: 1.0, 2: 0.0}, {1: 0.0, 2: 1.0}):
        asked: list[tuple[tuple[Card, ...], int]] = []
        second_look(1, TWO, worth(means, 0.1, asked), ROUNDS, 0.05, BUDGET)
        assert len(asked) == 1


def cards_of(game: str, budget: int) -> Iterator[tuple[Decision, Decision]]:
    """Play two deals by experts; give for each of their cards, with the same dice, what a master would do as well.

    They are deals in which a master leaves more cards than in most.
    """
    rules, shuffles, number = rules_for(game, {}), Random(12), 0
    master, expert = find(game).bot(rules, "master"), find(game).bot(rules, "expert")
    state = rules.start(rules.first(shuffles))
    while state.ledger.finished < 2:
        if state.turn == CHANCE:
            state = rules.play(state, random_deal(rules.spec.pack, shuffles))
            continue
        view = rules.view(state, state.turn)
        decision = expert.choose(view, Random(number), budget)
        if isinstance(decision.move, Play):
            yield decision, master.choose(view, Random(number), budget)
            number += 1
        state = rules.play(state, decision.move)


@GAMES
def test_a_master_who_finds_nothing_better_plays_the_card_of_an_expert(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who thinks with dice of its own plays other cards that are worth the same: so the dice are the same, too."""
    monkeypatch.setattr(module, "_CLEAR", 1e9)
    found = list(cards_of(game, 2))
    assert found
    assert all(one == other for one, other in found)


@GAMES
def test_a_master_leaves_some_cards_of_an_expert_and_says_why(game: str) -> None:
    found = list(cards_of(game, 12))
    left = [master for expert, master in found if master.move != expert.move]
    assert 0 < len(left) < len(found) / 4
    played = [bit(each.move.card) for each in left if isinstance(each.move, Play)]
    assert all(each.reason.cards in (0, own) for each, own in zip(left, played, strict=True))
    assert any(decision.reason.cards for decision in left)
    assert all(one == other for one, other in found if one.move == other.move)


def test_half_the_budget_pays_for_half_as_many_layouts() -> None:
    asked: list[tuple[tuple[Card, ...], int]] = []
    second_look(1, TWO, worth({1: 0.0, 2: 0.0}, 1.0, asked), ROUNDS, 0.05, BUDGET // 2)
    assert [count for _, count in asked] == [5, 10, 20]
