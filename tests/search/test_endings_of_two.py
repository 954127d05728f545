"""With two cards a side the master's card loses nothing against exact play over every hand the other may hold."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from game.bots.ecarte.inference import held_likelihood
from game.bots.ecarte.race import value
from game.bots.ecarte.situation import situation
from game.bots.imperium.belief import beliefs
from game.bots.imperium.prospects import prospects
from game.catalogue import find
from game.core.cards import Cards
from game.core.move import Play
from game.core.record import replace
from game.core.rules import Rules
from game.core.view import View
from game.rules.ecarte import MARK_KING
from game.search.worlds import holdings
from tests.laws.walks import random_move, tables

BUDGET = 60


def ecarte_weights(rules: Any, view: View[Any]) -> dict[Cards, float]:
    """Weigh each hand by what was said with it, and by what was played from it."""
    weigh = held_likelihood(situation(view, rules), habits=True)
    return {hand: weigh(hand) for hand in holdings(view)}


def ecarte_worth(rules: Any, end: Any, view: View[Any]) -> float:
    """Give the chance to win the game."""
    (mine,), (theirs,) = (end.ledger.holdings[seat] for seat in (view.me, 1 - view.me))
    target = rules.options.target_score
    return value(target - mine, target - theirs, 0)


def imperium_weights(rules: Any, view: View[Any]) -> dict[Cards, float]:
    """Weigh each hand by the cards played from it."""
    return {each.theirs: each.weight for each in beliefs(view, rules.options)}


def imperium_worth(rules: Any, end: Any, view: View[Any]) -> float:
    """Give the chance to win the match."""
    return prospects(rules.options).chance(end.ledger.holdings, view.me, 1 - view.dealer)


GAMES: Mapping[str, tuple[Any, Any]] = {
    "ecarte": (ecarte_weights, ecarte_worth),
    "imperium": (imperium_weights, imperium_worth),
}


def holding(state: Any, view: View[Any], theirs: Cards) -> Any:
    """Give the other seat this hand."""
    hands = (theirs, view.hand) if view.me else (view.hand, theirs)
    return replace(state, play=replace(state.play, hands=hands))


def best(rules: Any, state: Any, view: View[Any], worth: Any) -> float:
    """Play a deal to its end with every hand open, both sides their best."""
    if state.turn < 0:
        return float(worth(rules, state, view))
    found = [
        best(rules, rules.play(state, move), view, worth)
        for move in rules.moves(state)
        if isinstance(move, Play)
    ]
    return max(found) if state.turn == view.me else min(found)


def endings(game_id: str, count: int) -> Iterator[tuple[Rules[Any, Any], Any, View[Any]]]:
    """Find choices with two cards in hand; club players play until there."""
    dice, found = Random(71), 0
    rules = next(rules for _, rules in tables(game_id, dice, 1))
    club = find(game_id).bot(rules, "club")
    while found < count:
        state = rules.start(rules.first(dice))
        state = rules.play(state, random_move(rules, state, dice))
        while state.turn >= 0:
            view = rules.view(state, state.turn)
            cards = [move for move in view.moves if isinstance(move, Play)]
            if view.hand.bit_count() == 2 and len(cards) == 2 and MARK_KING not in view.moves:
                found += 1
                yield rules, state, view
                break
            state = rules.play(state, club.choose(view, dice, 1).move)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_master_loses_nothing_with_two_cards_left(game_id: str) -> None:
    weights, worth = GAMES[game_id]
    mattered = 0
    for rules, state, view in endings(game_id, 60):
        odds = weights(rules, view)
        worths = {
            move: sum(
                weight * best(rules, rules.play(holding(state, view, theirs), move), view, worth)
                for theirs, weight in odds.items()
            )
            / sum(odds.values())
            for move in view.moves
        }
        mattered += max(worths.values()) - min(worths.values()) > 1e-6
        chosen = find(game_id).bot(rules, "master").choose(view, Random(1), BUDGET).move
        assert worths[chosen] >= max(worths.values()) - 1e-6
    assert mattered > 15
