"""Information-set Monte Carlo tree search: one tree over what each player to move knows, a fresh layout each time."""

from math import inf, log, sqrt
from typing import Any, TypeAlias

from game.core.cards import Card, Cards
from game.core.move import Move
from game.core.rules import Dice, Rules
from game.core.view import View
from tests.tools.strength.yardsticks.clock import Limit
from tests.tools.strength.yardsticks.layouts import Layout, after, cards_of, imagined, share

Known: TypeAlias = tuple[int, Cards, tuple[Move, ...]]
"""Who is to move, what that seat holds, and what all have seen since the root."""
_EXPLORE = sqrt(2)


class Node:
    """What was found where a player can't tell positions apart."""

    def __init__(self) -> None:
        """Begin with nothing tried."""
        self.visits: dict[Move, int] = {}
        self.gains: dict[Move, float] = {}

    def choose(self, moves: tuple[Move, ...], span: float, dice: Dice) -> Move:
        """Try what is new, then what promises most by the upper confidence bound."""
        new = [move for move in moves if move not in self.visits]
        if new:
            return new[int(dice.random() * len(new))]
        total = log(sum(self.visits[move] for move in moves))

        def bound(move: Move) -> float:
            visits = self.visits[move]
            return self.gains[move] / visits / span + _EXPLORE * sqrt(total / visits)

        return max(moves, key=bound)

    def add(self, move: Move, gain: float) -> None:
        """Note what a move brought."""
        self.visits[move] = self.visits.get(move, 0) + 1
        self.gains[move] = self.gains.get(move, 0.0) + gain


class Ismcts:
    """Searches as long as there is time, and plays what it looked at most."""

    def __init__(self, rules: Rules[Any, Any], milliseconds: float) -> None:
        """Take so much time for a card."""
        self._rules = rules
        self._milliseconds = milliseconds

    def card(self, view: View[Any], dice: Dice) -> Card:
        """Choose the card that was tried most often."""
        limit, nodes = Limit(self._milliseconds), dict[Known, Node]()
        low, high = inf, -inf
        root = (view.me, view.hand, ())
        while True:
            gains = self._search(imagined(self._rules, view, dice), nodes, max(high - low, 1.0), dice)
            low, high = min(low, *gains), max(high, *gains)
            if limit.over:
                break
        tried = nodes[root]
        plays = {
            card: move
            for move in tried.visits
            for card in cards_of(view)
            if getattr(move, "card", -1) == card
        }
        return max(plays, key=lambda card: tried.visits[plays[card]])

    def _search(self, at: Layout, nodes: dict[Known, Node], span: float, dice: Dice) -> list[float]:
        """Go down the tree, one node further than before, and play on at random; give what each seat gained."""
        before = [share(self._rules, at.state, seat) for seat in range(len(at.hands))]
        path: list[tuple[Node, int, Move]] = []
        seen: tuple[Move, ...] = ()
        inside = True
        while at.turn >= 0:
            moves = self._rules.moves(at.state)
            if inside:
                known = (at.turn, at.hands[at.turn], seen)
                inside = known in nodes
                node = nodes.setdefault(known, Node())
                move = node.choose(moves, span, dice)
                path.append((node, at.turn, move))
                seen = (*seen, move)
            else:
                move = moves[int(dice.random() * len(moves))]
            at = after(self._rules, at, move)
        gains = [share(self._rules, at.state, seat) - then for seat, then in enumerate(before)]
        for node, seat, move in path:
            node.add(move, gains[seat])
        return gains
