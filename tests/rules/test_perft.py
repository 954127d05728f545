"""How many ways a deal can go on from a stated position, move by move: the counts notice what a single example can't.

A position is named by a golden match and how many of its entries have been played. The cards of the deal are then
fixed, and no shuffle is counted through: a deal that is over goes on in no way, and counts as one.
"""

from typing import Any

import pytest

from game.catalogue import GAMES
from game.core.cards import CHANCE, NOBODY
from game.core.rules import Rules
from tests.golden.record import HERE, load, rules_of

COUNTS: dict[str, dict[tuple[int, int], tuple[int, ...]]] = {
    "ecarte": {
        (1, 1): (2, 7, 27, 110, 373, 1205),  # propose
        (1, 2): (2, 10, 42, 173, 605, 2090),  # answer
        (1, 3): (5, 25, 105, 405, 1490),  # discard
        (1, 8): (5, 5, 20, 52, 156, 432, 864, 1608, 1608),  # lead
        (1, 9): (1, 4, 4, 12, 36, 72, 144, 144),  # reply
        (1, 10): (4, 4, 12, 36, 72, 144, 144),  # lead
        (1, 12): (3, 9, 18, 36, 36),  # lead
        (2, 1): (2, 7, 21, 66, 189, 579, 1816),  # propose
        (2, 2): (2, 10, 36, 135, 459, 1610),  # answer
        (2, 3): (5, 25, 105, 405, 1490),  # discard
        (2, 10): (5, 11, 30, 54, 120, 206, 348, 536, 608),  # lead
        (2, 11): (2, 5, 9, 20, 30, 45, 64, 68, 68),  # reply
        (2, 12): (4, 5, 15, 15, 30, 34, 34),  # lead
        (2, 14): (3, 3, 6, 6),  # lead
    },
    "gleek": {
        (1, 1): (2, 4, 18, 164, 1630),  # auction
        (1, 6): (12, 132, 1320),  # exchange
        (1, 13): (40, 821),  # ruff
        (1, 16): (12, 92, 268),  # lead
        (1, 17): (12, 36, 396),  # reply
        (1, 22): (10, 31, 238, 2142),  # lead
        (1, 40): (4, 10, 34, 102, 204, 458, 916, 1392, 2136),  # lead
        (2, 1): (2, 4, 18, 164, 1630),  # auction
        (2, 4): (12, 132, 1320),  # exchange
        (2, 11): (40, 821),  # ruff
        (2, 17): (12, 34, 72, 792),  # lead
        (2, 18): (3, 6, 66, 156, 276),  # reply
        (2, 23): (10, 42, 276, 2484),  # lead
        (2, 41): (4, 5, 16, 48, 68, 168, 336, 520, 880),  # lead
    },
    "illustrated_tarock": {
        (1, 1): (5, 16, 41, 166, 543, 2255),  # bid
        (1, 6): (7, 38, 222, 925),  # early
        (1, 7): (6, 89, 89, 522, 2028),  # take
        (1, 8): (15, 15, 88, 342, 912, 1536, 1761),  # discard
        (1, 10): (6, 24, 66, 114, 129, 244, 914),  # late
        (1, 12): (1, 1),  # holding
        (1, 15): (16, 56, 256),  # lead
        (1, 16): (4, 20, 300, 1590),  # reply
        (1, 21): (14, 41, 148, 1924),  # lead
        (1, 51): (4, 16, 64, 192, 576, 1476),  # lead
        (2, 1): (5, 20, 67, 272, 967),  # bid
        (2, 7): (5, 16, 32, 42, 69, 166, 536),  # early
        (2, 8): (2, 2),  # holding
        (2, 12): (16, 94, 354),  # lead
        (2, 13): (4, 8, 120, 398, 2248),  # reply
        (2, 18): (14, 43, 275),  # lead
        (2, 46): (5, 15, 60, 148, 312, 936, 1728),  # reply
        (2, 64): (2, 6, 14, 25, 37, 61, 144, 527),  # recontra
        (2, 71): (3, 7, 30, 116, 570),  # contra_bonus
        (2, 74): (3, 20, 66, 336),  # recontra_bonus
        (2, 132): (3, 45, 630, 630, 1260, 1260),  # take
        (2, 133): (15, 210, 210, 420, 420),  # discard
        (2, 136): (2, 2),  # late
    },
    "imperiale": {
        (1, 1): (12, 17, 187, 442),  # lead
        (1, 2): (1, 11, 16, 160, 528),  # reply
        (1, 5): (10, 12, 108, 410),  # lead
        (1, 17): (4, 16, 48, 144, 288, 576, 576),  # lead
        (2, 1): (12, 32, 352, 860),  # lead
        (2, 2): (4, 44, 108, 1080, 2444),  # reply
        (2, 5): (10, 21, 189, 370),  # lead
        (2, 17): (4, 7, 21, 39, 78, 156, 156),  # lead
    },
    "imperium": {
        (1, 1): (5, 5, 20, 25, 75, 107, 214, 324, 324),  # lead
        (1, 2): (1, 4, 6, 18, 22, 44, 62, 62),  # reply
        (1, 3): (4, 6, 18, 22, 44, 62, 62),  # lead
        (1, 5): (3, 3, 6, 7, 7),  # lead
        (2, 1): (5, 9, 36, 56, 168, 240, 480, 736, 736),  # lead
        (2, 2): (2, 8, 8, 24, 36, 72, 120, 120),  # reply
        (2, 3): (4, 4, 12, 18, 36, 60, 60),  # lead
        (2, 5): (3, 3, 6, 10, 10),  # lead
    },
    "romestecq": {
        (1, 1): (5, 6, 8, 14, 56, 110, 222, 400, 1200),  # lead
        (1, 2): (1, 1),  # reply
        (1, 5): (4, 6, 11, 11, 33, 77, 150, 273, 546),  # lead
        (1, 9): (3, 6, 14, 33, 66, 95, 130, 168, 168),  # lead
        (2, 1): (5, 8, 32, 76, 228, 456, 912, 1424, 1424),  # lead
        (2, 2): (2, 8, 16, 48, 97, 194, 296, 296),  # reply
        (2, 3): (4, 4, 12, 26, 52, 88, 88),  # lead
        (2, 5): (3, 5, 10, 16, 16),  # lead
    },
    "sheepshead": {
        (1, 1): (2, 10, 66, 122, 248, 1026),  # pick
        (1, 2): (8, 56, 56, 126, 756, 1998),  # bury
        (1, 5): (2, 12, 19, 57, 117, 234, 1162, 1803),  # call
        (1, 6): (6, 10, 30, 60, 120, 600, 946, 1574),  # lead
        (1, 7): (2, 6, 6, 12, 60, 120, 240, 720, 1008),  # reply
        (1, 14): (3, 3, 12, 24, 48, 60, 120, 360, 528),  # reply
        (1, 16): (4, 8, 16, 20, 40, 120, 180, 192, 288),  # lead
        (2, 1): (2, 10, 66, 122, 248, 1028),  # pick
        (2, 2): (8, 56, 56, 126, 756),  # bury
        (2, 5): (2, 12, 56, 225, 990, 1800),  # call
        (2, 6): (6, 28, 119, 534, 978),  # lead
        (2, 7): (6, 36, 216, 432, 2160),  # reply
        (2, 13): (2, 2),  # reply
        (2, 16): (4, 12, 48, 72, 208, 624, 1332, 2276),  # lead
    },
}
"""By game: the golden match and the entries played of it, and the ways to go on by one move, by two, by three …"""


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
    ("game", "match", "entries"), [(game, *place) for game, places in COUNTS.items() for place in places]
)
def test_so_many_ways_lead_on(game: str, match: int, entries: int) -> None:
    rules, state = position(game, match, entries)
    counts = COUNTS[game][match, entries]
    assert tuple(ways(rules, state, depth) for depth in range(1, len(counts) + 1)) == counts


def test_every_game_is_counted_before_and_in_the_tricks() -> None:
    assert set(COUNTS) == {game.id for game in GAMES}
    for game, places in COUNTS.items():
        led = [
            bool(rules.view(state, 0).tricks) for rules, state in (position(game, *place) for place in places)
        ]
        assert set(led) == {False, True}
