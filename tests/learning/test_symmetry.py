"""Suits exchanged throughout a match: it can be played on the same way, and pays the same, wherever a game says so."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.core.cards import CHANCE, NOBODY
from game.core.rules import Rules, Symmetry
from game.core.score import Ledger
from game.learning.past_mistakes import SUITS, Exchange, exchanges
from tests.games.expected import EXPECTED
from tests.laws.walks import IDS, random_move, tables

TABLES, MOVES = 3, 120


def paid(ledger: Ledger) -> Counter[Any]:
    """Count everything paid, whatever the order; cards that an award names are not its payment."""
    return Counter(
        (each.step, each.rule, each.unit, each.amount, each.to, each.giver)
        for deal in range(ledger.finished + 1)
        for each in ledger.tally(deal)
    )


def compare(rules: Rules[Any, Any], mine: Any, theirs: Any, exchange: Exchange) -> None:
    """Two positions are the same but for their suits, as every seat sees them."""
    assert mine.turn == theirs.turn
    assert mine.ledger.holdings == theirs.ledger.holdings
    assert {exchange.move(move) for move in rules.moves(mine)} == set(rules.moves(theirs))
    for seat in range(rules.spec.seats):
        here, there = rules.view(mine, seat), rules.view(theirs, seat)
        assert exchange.some(here.hand) == there.hand
        assert exchange.some(here.shown) == there.shown


def walk(rules: Rules[Any, Any], exchange: Exchange, dice: Random, most: int) -> None:
    mine = theirs = rules.start(rules.first(dice))
    for _ in range(most):
        if mine.turn == NOBODY:
            break
        move = random_move(rules, mine, dice)
        deals = mine.turn == CHANCE
        mine, theirs = rules.play(mine, move), rules.play(theirs, exchange.move(move))
        compare(rules, mine, theirs, exchange)
        if deals:
            assert paid(mine.ledger) == paid(theirs.ledger)
    assert paid(mine.ledger) == paid(theirs.ledger)


def walk_all(game: str, count: int, most: int, seed: int) -> None:
    dice = Random(f"{game} {seed}")
    for _, rules in tables(game, dice, count):
        found = exchanges(find(game).given.symmetry, rules.spec.pack)[1:]
        walk(rules, dice.choice(found), dice, most)


@pytest.mark.parametrize("game", IDS)
def test_exchanged_suits_are_played_and_paid_alike(game: str) -> None:
    walk_all(game, TABLES, MOVES, 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_exchanged_suits_are_played_and_paid_alike_under_all_house_rules(game: str) -> None:
    for seed in range(30):
        walk_all(game, 12, 1000, seed)


@pytest.mark.parametrize("game", IDS)
def test_every_exchange_there_is_is_stated(game: str) -> None:
    """No suit may change that the rules tell apart: each exchange a game does not state is found out by play."""
    given, dice = find(game).given.symmetry, Random(2)
    (_, rules), *_ = tables(game, dice, 1)
    pack = rules.spec.pack
    stated = {each.suits for each in exchanges(given, pack)}
    assert len(stated) == EXPECTED[game].suit_exchanges
    every = exchanges(Symmetry(("HSDC", "HDCS"), given.fixed), pack)
    for each in every:
        if each.suits not in stated:
            assert told_apart(rules, each, dice), f"{each.suits} would do for {game}"
    assert every[0].suits == SUITS
    assert [every[-1].suit(letter) for letter in ("S", "", "T")] == [every[-1].suits[0], "", "T"]


def told_apart(rules: Rules[Any, Any], exchange: Exchange, dice: Random) -> bool:
    try:
        for _ in range(12):
            walk(rules, exchange, dice, 200)
    except (AssertionError, ValueError):
        return True
    return False
