"""Alpha-beta with memory against plain minimax, on trees made up at random."""

from collections.abc import Hashable, Iterator
from random import Random

import pytest

from game.core.record import record
from game.search.minimax import Bounds, Minimax


@record
class Position:
    """A node of a made-up graph: many lines meet in it."""

    depth: int
    place: int


class Graph:
    """Moves, gains and ends chosen by dice, the same whenever they are asked for."""

    def __init__(self, seed: int, depth: int) -> None:
        """Grow so many plies."""
        self._seed, self._depth = seed, depth
        self.asked: list[Position] = []

    def maximises(self, at: Position) -> bool:
        """Let either side move several times running."""
        return self._dice(at, "side").random() < 0.5

    def after(self, at: Position) -> Iterator[tuple[int, Position]]:
        """Give one to three moves."""
        dice = self._dice(at, "moves")
        for _ in range(dice.randint(1, 3)):
            yield dice.randint(-4, 4), Position(at.depth + 1, dice.randint(0, 5))

    def key(self, at: Position) -> Hashable | None:
        """Remember every other ply, and the last one."""
        return at if at.depth % 2 == 0 or at.depth == self._depth else None

    def bounds(self, at: Position) -> Bounds:
        """Nothing is gained after the end, and no more than four on every ply before."""
        self.asked.append(at)
        most = 4 * (self._depth - at.depth)
        return -most, most

    def _dice(self, at: Position, what: str) -> Random:
        return Random(f"{self._seed} {at.depth} {at.place} {what}")


def plain(graph: Graph, at: Position, depth: int) -> float:
    """Value a position by trying everything."""
    if at.depth == depth:
        return 0
    values = [gain + plain(graph, then, depth) for gain, then in graph.after(at)]
    return max(values) if graph.maximises(at) else min(values)


@pytest.mark.parametrize("depth", [1, 4, 7])
def test_a_value_is_what_trying_everything_finds(depth: int) -> None:
    for seed in range(60):
        graph, start = Graph(seed, depth), Position(0, 0)
        assert Minimax[Position]().value(graph, start) == plain(graph, start, depth)


def test_beyond_a_window_a_value_is_a_bound_and_what_is_remembered_stays_true() -> None:
    dice = Random(1)
    for seed in range(120):
        graph, depth = Graph(seed, 6), 6
        search = Minimax[Position]()
        for _ in range(6):
            at = Position(dice.randint(0, 2), dice.randint(0, 5))
            alpha = dice.randint(-12, 10)
            beta, true = alpha + dice.randint(1, 6), plain(graph, at, depth)
            found = search.value(graph, at, alpha, beta)
            assert found == true if alpha < true < beta else (found <= alpha) == (true <= alpha)
            assert found >= true if true <= alpha else found <= true


def test_what_is_known_is_not_looked_into_again() -> None:
    graph, start = Graph(3, 7), Position(0, 0)
    search = Minimax[Position]()
    first = search.value(graph, start)
    positions, asked = search.positions, len(graph.asked)
    assert positions > 1
    assert search.value(graph, start) == first
    assert (search.positions, len(graph.asked)) == (positions, asked)
