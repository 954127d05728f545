"""The tricks of open hands against the rules of every game that says what governs its tricks."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.core.cards import Cards, mask, members
from game.core.move import Play
from game.core.trick import Contract, played_by
from game.core.view import View
from game.search.open_hands import OpenHands, OpenPosition, runs
from game.search.playout import play_out
from tests.laws.walks import IDS, tables, walk

COUNT = 300
"""Positions of each game; the slow test looks at many more."""


def open_hands(rules: Any, state: Any) -> tuple[OpenHands, OpenPosition]:
    """Lay a true position open, as the views of all seats tell it."""
    views = [rules.view(state, seat) for seat in range(rules.spec.seats)]
    contract = rules.contract(views[state.turn])
    assert contract is not None
    held = OpenHands(contract, tuple(view.hand for view in views))
    return held, (held.left, views[0].trick.leader, views[0].trick.cards)


def bound(view: View[Any], contract: Contract) -> bool:
    """Tell whether more than the contract restricts what may be played, such as a called card, or says may be made."""
    table = view.trick.cards
    legal = contract.policy(view.hand, table, contract.order) if table else view.hand
    return mask(move.card for move in view.moves if isinstance(move, Play)) != legal


def compared(game_id: str, count: int, seed: int) -> int:
    """Play at random, and hold every card that is played against the open hands; count those with a choice."""
    dice, found = Random(seed), 0
    while found < count:
        for _, rules in tables(game_id, dice, 12):
            for step in walk(rules, dice, 120):
                if not isinstance(step.entry.move, Play):
                    continue
                view = rules.view(step.before, step.before.turn)
                contract = rules.contract(view)
                if contract is None or len(view.moves) < 2 or bound(view, contract):
                    continue
                hands, at = open_hands(rules, step.before)
                assert hands.turn(at) == step.before.turn
                assert hands.legal(at) == mask(m.card for m in view.moves if isinstance(m, Play))
                then, worth = hands.played(at, step.entry.move.card)
                _same_after(rules, step.after, view, then, worth)
                found += 1
    return found


def _same_after(rules: Any, state: Any, before: View[Any], then: OpenPosition, worth: int) -> None:
    """Hold what has become of the trick against what the rules have made of it."""
    after = rules.view(state, before.me)
    if then[2]:
        assert (after.trick.leader, after.trick.cards) == then[1:]
    elif len(after.tricks) == len(before.tricks) + 1:
        trick, contract = after.tricks[-1], rules.contract(before)
        assert trick.taker == then[1]
        assert worth == contract.trick + sum(contract.points[card] for card in trick.cards)


@pytest.mark.parametrize("game_id", IDS)
def test_open_hands_are_played_as_the_rules_have_it(game_id: str) -> None:
    assert compared(game_id, COUNT, 31) >= COUNT


@pytest.mark.slow
@pytest.mark.parametrize("game_id", IDS)
def test_many_open_hands_are_played_as_the_rules_have_it(game_id: str) -> None:
    assert compared(game_id, 3000, 32) >= 3000


def governing(rules: Any, dice: Random) -> Contract:
    """Give what governs the first tricks of a match played at random."""
    for step in walk(rules, dice):
        contract: Contract | None = (
            rules.contract(rules.view(step.before, 0)) if step.before.turn >= 0 else None
        )
        if contract is not None:
            return contract
    raise AssertionError


@pytest.mark.parametrize("game_id", IDS)
def test_the_last_trick_plays_itself(game_id: str) -> None:
    dice, found = Random(33), 0
    for _, rules in tables(game_id, dice, 3):
        contract, seats = governing(rules, dice), rules.spec.seats
        cards = dice.sample(range(rules.spec.pack.size), seats)
        hands = OpenHands(contract, tuple(1 << card for card in cards))
        leader = dice.randrange(seats)
        table = hands.last(hands.left, leader)
        assert table == tuple(cards[(leader + place) % seats] for place in range(seats))
        at: OpenPosition = (hands.left, leader, ())
        worth = 0
        for card in table:
            at, worth = hands.played(at, card)
        place, counts = hands.taken(table)
        assert at == (0, (leader + place) % seats, ())
        assert worth == counts
        found += 1
    assert found == 3


def lowest(dice: Random, contract: Contract) -> Any:
    """Choose at random among what is legal."""

    def choose(seat: int, held: list[Cards], _leader: int, table: tuple[int, ...]) -> int:
        legal = contract.policy(held[seat], table, contract.order) if table else held[seat]
        return dice.choice(members(legal))

    return choose


def test_what_is_played_out_is_whole_tricks_in_turn() -> None:
    dice = Random(34)
    for game_id in ("sheepshead", "illustrated_tarock", "gleek", "imperium"):
        for _, rules in tables(game_id, dice, 4):
            for step in walk(rules, dice, 200):
                if not isinstance(step.entry.move, Play):
                    continue
                hands, at = open_hands(rules, step.before)
                card = step.entry.move.card
                held = [hand & at[0] for hand in hands.hands]
                tricks = play_out(hands.contract, held, at[1], at[2], lowest(dice, hands.contract), card)
                assert tricks[0].cards[: len(at[2]) + 1] == (*at[2], card)
                played = played_by(tricks, hands.seats)
                table = mask(at[2])
                assert tuple(cards & ~table for cards in played) == tuple(held)
                for one, other in pairwise(tricks):
                    assert other.leader == one.taker


def test_runs_are_of_one_suit_and_worth_and_nothing_parts_them() -> None:
    _, rules = next(tables("gleek", Random(35), 1))
    contract = governing(rules, Random(36))
    suit = [card for card in range(11) if not contract.points[card]]
    low, next_one, third = suit[:3]
    assert runs(mask(suit[:3]), 0, contract) == (low,)
    assert runs(mask((low, third)), 1 << next_one, contract) == (low, third)
    assert runs(mask((low, next_one)), 0, contract, 1 << next_one) == (low, next_one)
    assert runs(1 << low | 1 << low + 11, 0, contract) == (low, low + 11)
