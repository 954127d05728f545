"""Hidden places are filled however tight they are, and never with what they cannot hold."""

from random import Random

import pytest

from game.core.unseen import Impossible, fill
from game.core.view import Place


def place(size: int, may: int, sure: int = 0) -> Place:
    return Place("hand", 1, size, may, sure)


def test_a_way_is_found_where_chance_would_hardly_hit_it() -> None:
    """Forty sit in a ring, each with an open card; between any two lies a card that only these two may hold."""
    ring = [place(2, 1 << each | 1 << (each + 1) % 40, 1 << 40 + each) for each in range(40)]
    seats = [*ring[::2], *ring[1::2]]  # once every other has chosen, they seldom all have chosen alike
    ways = {fill(seats, (1 << 80) - 1, Random(seed)) for seed in range(8)}
    one, other = ([1 << (each + way) % 40 | 1 << 40 + each for each in range(40)] for way in (0, 1))
    assert ways == {(*each[::2], *each[1::2]) for each in (one, other)}


def test_what_cannot_be_shared_out_is_refused() -> None:
    with pytest.raises(Impossible):
        fill([place(2, 0b110), place(2, 0b110)], 0b1111, Random(1))
