"""What a level loses to somebody who sees all hands: what each of its cards gives away if all then play best.

It is counted in tricks, and in what the deal pays: a trick more that pays nothing is not worth a risk.
"""

from collections.abc import Callable, Mapping
from random import Random
from time import thread_time
from typing import Any, TypeAlias

from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE
from game.core.move import Move, Play
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import View
from tests.strength.yardsticks.solver import Solver

Given: TypeAlias = Callable[[Rules[Any, Any], Any, View[Any], Play], float]
"""Tells what a card costs the seat that plays it, all hands being open."""


def lost(rules: Rules[Any, Any], bot: Bot[Any], name: str, given: Given) -> tuple[float, float, int]:
    """Let a bot play a deal in every seat; give what a hand lost on average, the time it took, and the decisions."""
    shuffles = Random(f"{name}/cards")
    state = rules.start(rules.first(shuffles))
    loss, spent, made, step = 0.0, 0.0, 0, 0
    while not state.ledger.finished and state.turn >= CHANCE:
        if state.turn == CHANCE:
            move: Move = random_deal(rules.spec.pack, shuffles)
        else:
            view = rules.view(state, state.turn)
            begun = thread_time()
            move = bot.choose(view, Random(f"{name}/{step}"), BUDGET).move
            spent, made = spent + thread_time() - begun, made + 1
            if isinstance(move, Play):
                loss += given(rules, state, view, move)
        state, step = rules.play(state, move), step + 1
    return loss / rules.spec.seats, spent, made


def tricks_given(rules: Rules[Any, Any], state: Any, view: View[Any], move: Play) -> float:
    """Count what the contract counts: tricks, or their points."""
    hands = tuple(rules.view(state, seat).hand for seat in range(len(view.sides)))
    contract, side = rules.contract(view), view.sides[view.me]
    assert contract is not None
    solver = Solver(contract, tuple(each == side for each in view.sides))
    table = view.trick.cards
    leader = view.trick.leader if table else view.me
    best = solver.value(hands, leader, table)
    return best - solver.played(hands, leader, table, move.card)


def payment_given(rules: Rules[Any, Any], state: Any, view: View[Any], move: Play) -> float:
    """Count what the deal pays one of two seats, in the game's smallest unit; the other gains as much as it loses."""
    ahead = _Payment(rules, state)
    return ahead.of(state, view.me) - ahead.of(rules.play(state, move), view.me)


class _Payment:
    """What a deal for two ends with when both play best with open hands, by the rules alone."""

    def __init__(self, rules: Rules[Any, Any], state: Any) -> None:
        self._rules, self._finished = rules, state.ledger.finished
        self._known: dict[tuple[Any, ...], float] = {}

    def of(self, state: Any, me: int) -> float:
        """Give what a seat gains above the average of the two."""
        return self._ahead(state) * (0.5 if me == 0 else -0.5)

    def _ahead(self, state: Any) -> float:
        """Tell by how much the first seat ends ahead of the other."""
        if state.turn < 0 or state.ledger.finished > self._finished:
            first, second = self._rules.worth(state.ledger.holdings)
            return float(first - second)
        views = [self._rules.view(state, seat) for seat in (0, 1)]
        taken = sum(trick.taker for trick in views[0].tricks)
        key = (state.turn, views[0].hand, views[1].hand, views[0].trick.cards, taken)
        if key not in self._known:
            values = [self._ahead(self._rules.play(state, move)) for move in self._rules.moves(state)]
            self._known[key] = max(values) if state.turn == 0 else min(values)
        return self._known[key]


CLAIRVOYANTS: Mapping[str, Given] = {
    "clairvoyant, in tricks": tricks_given,
    "clairvoyant, in points": payment_given,
}
"""By what is counted."""
