"""Finds answers that are cards no belief excuses, where few cards are left and few layouts are open."""

from typing import Any

from game.catalogue import rules_for
from game.core.move import Move, Play
from game.learning.position import state_after
from game.learning.problem import Problem
from tests.tools.strength.dominated import LAYOUTS, Asked, faults, most_layouts
from tests.tools.strength.open_hands import LAST


def last_cards(problem: Problem) -> Asked | None:
    """Give the decision if it is one among the last cards with few layouts open."""
    rules: Any = rules_for(problem.game, dict(problem.transcript.header.options))
    view = rules.view(state_after(rules, problem.transcript), problem.me)
    few = view.hand.bit_count() <= LAST[len(view.sides)] and most_layouts(view) <= LAYOUTS
    cards = all(isinstance(move, Play) for move in view.moves)
    return Asked(problem.id, rules, view) if few and cards else None


def inexcusable(problem: Problem, ways: str = "right") -> frozenset[Move]:
    """Name the answers that are called right, or wrong, and that nothing excuses."""
    asked = last_cards(problem)
    among = problem.right if ways == "right" else problem.wrong
    return frozenset(faults(asked, [each.line[0] for each in among])) if asked else frozenset()
