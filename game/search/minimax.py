"""What a position is worth when one side takes the most it can get and the other leaves it the least: alpha-beta.

A game says what its positions are, who is to move in them, where they lead and what that brings on the way; this module
does the looking ahead, leaves out what can't matter, and remembers what was found.
"""

from collections.abc import Hashable, Iterable
from math import inf
from typing import Generic, Protocol, TypeAlias, TypeVar

Bounds: TypeAlias = tuple[float, float]
"""What a value is at least, and at most."""

N = TypeVar("N")


class Tree(Protocol[N]):
    """The positions of one game. Values are what the maximising side gains from a position on."""

    def maximises(self, at: N) -> bool:
        """Tell whether the side to move wants the value to be great."""
        ...

    def after(self, at: N) -> Iterable[tuple[float, N]]:
        """Give what each move worth trying gains at once, and where it leads; good ones had better come first."""
        ...

    def key(self, at: N) -> Hashable | None:
        """Name a position, alike for all that are worth the same; None where remembering does not pay."""
        ...

    def bounds(self, at: N) -> Bounds:
        """Tell between what values a position with a name surely lies; they are one where nothing is left to play."""
        ...


class Minimax(Generic[N]):
    """Values the positions of one tree; what it has found stays known as long as it lives.

    It does not hold the tree: two that hold each other stay in memory, with all that is known, until the collector
    comes.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, Bounds] = {}

    @property
    def positions(self) -> int:
        return len(self._known)

    def value(self, tree: Tree[N], at: N, alpha: float = -inf, beta: float = inf) -> float:
        """Value a position; exact between alpha and beta, else a bound beyond them."""
        key = tree.key(at)
        if key is None:
            return self._tried(tree, at, alpha, beta)
        bounds = self._known.get(key)
        low, high = tree.bounds(at) if bounds is None else bounds
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        value = self._tried(tree, at, alpha, beta)
        self._known[key] = (low if value <= alpha else value, high if value >= beta else value)
        return value

    def _tried(self, tree: Tree[N], at: N, alpha: float, beta: float) -> float:
        """Try the moves, until one is good enough that the other side would not let it come to this."""
        if tree.maximises(at):
            best = -inf
            for gain, then in tree.after(at):
                value = gain + self.value(tree, then, alpha - gain, beta - gain)
                if value > best:
                    best = value
                    alpha = max(alpha, best)
                    if alpha >= beta:
                        break
            return best
        best = inf
        for gain, then in tree.after(at):
            value = gain + self.value(tree, then, alpha - gain, beta - gain)
            if value < best:
                best = value
                beta = min(beta, best)
                if alpha >= beta:
                    break
        return best
