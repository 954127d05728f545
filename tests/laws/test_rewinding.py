"""Cards taken back in any game: the position is the one they were chosen in, for every seat and with what was paid."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from game.core.cards import CHANCE, NOBODY
from game.core.move import IllegalMove, Play
from game.core.rules import Rules
from game.core.view import View
from tests.laws.walks import IDS, random_move, tables

TABLES = 6
MOVES = 200
"""Moves made at each table."""


def views(rules: Rules[Any, Any], state: Any) -> tuple[View[Any], ...]:
    return tuple(rules.view(state, seat) for seat in range(rules.spec.seats))


def check_rewinding(rules: Rules[Any, Any], dice: Random) -> int:
    """Walk, and go back from every position to the last card and to any other; give how often that was done."""
    seen: dict[int, list[tuple[View[Any], ...]]] = defaultdict(list)
    state, cards, compared = rules.start(rules.first(dice)), 0, 0
    for _ in range(MOVES):
        if state.turn == NOBODY:
            state = rules.start(rules.first(dice))
        move = random_move(rules, state, dice)
        if state.turn == CHANCE:
            cards = 0
            seen.clear()
        seen[cards].append(views(rules, state))
        if isinstance(move, Play):
            for back in {min(1, cards), dice.randint(0, cards)}:
                past = rules.rewind(state, back)
                assert views(rules, past) in seen[cards - back], (back, rules.view(state, state.turn))
                compared += back > 0
            with pytest.raises(IllegalMove):
                rules.rewind(state, cards + 1)
            cards += 1
        state = rules.play(state, move)
    return compared


@pytest.mark.parametrize("game_id", IDS)
def test_a_rewound_position_gives_the_views_recorded_then(game_id: str) -> None:
    """Words may be said between two cards, as in Écarté, where the king is announced: then there were several views."""
    dice, compared = Random(f"rewinding {game_id}"), 0
    for _, rules in tables(game_id, dice, TABLES):
        compared += check_rewinding(rules, dice)
    assert compared > 300


@pytest.mark.parametrize("game_id", IDS)
def test_nothing_is_taken_back_where_no_tricks_are_played(game_id: str) -> None:
    _, rules = next(tables(game_id, Random(1), 1))
    with pytest.raises(IllegalMove):
        rules.rewind(rules.start(0), 0)
