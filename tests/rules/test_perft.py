"""How many ways a deal can go on from a stated position, move by move: the counts notice what a single example can't.

A position is named by a golden match and how many of its entries have been played. The cards of the deal are then
fixed, and no shuffle is counted through: a deal that is over goes on in no way, and counts as one.
"""

from typing import Any

import pytest

from game.core.cards import CHANCE, NOBODY
from game.core.rules import Rules
from tests.games.expected import EXPECTED
from tests.golden.record import HERE, load, rules_of


def ways(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """Count the sequences of so many moves that may follow, those the end of the deal cuts short included."""
    if not depth or state.turn in {CHANCE, NOBODY}:
        return 1
    return sum(ways(rules, rules.play(state, move), depth - 1) for move in rules.moves(state))


def position(game: str, match: int, entries: int) -> tuple[Rules[Any, Any], Any]:
    """Play so much of a golden match."""
    transcript = load(HERE / game / f"{match}.txt")
    rules = rules_of(transcript.header)
    state = rules.start(transcript.header.dealer)
    for entry in transcript.entries[:entries]:
        state = rules.play(state, entry.move)
    return rules, state


@pytest.mark.parametrize(
    ("game", "match", "entries"), [(game, *place) for game, each in EXPECTED.items() for place in each.ways]
)
def test_so_many_ways_lead_on(game: str, match: int, entries: int) -> None:
    rules, state = position(game, match, entries)
    counts = EXPECTED[game].ways[match, entries]
    assert tuple(ways(rules, state, depth) for depth in range(1, len(counts) + 1)) == counts


def test_every_game_is_counted_before_and_in_the_tricks() -> None:
    for game, expected in EXPECTED.items():
        places = [position(game, *place) for place in expected.ways]
        led = {bool(rules.view(state, 0).tricks) for rules, state in places}
        assert led == {False, True}, (
            f"tests/games/{game}.py counts no ways before the tricks, or none in them"
        )
