"""What a level loses to somebody who sees all hands: what each of its cards gives away if all then play best.

It is counted in tricks, and in what the deal pays: a trick more that pays nothing is not worth a risk. Where hands are
large or many, only the last cards are looked at.
"""

from collections.abc import Callable, Mapping
from math import inf
from random import Random
from time import thread_time
from typing import Any, TypeAlias

from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE, Cards, mask
from game.core.move import Move, Play
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.trick_play import TrickPlay
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
    """Count what the deal pays, in the game's smallest unit; all others play together against the mover's side."""
    payment = _Payment(rules, state, view)
    return payment.of(state) - payment.of(rules.play(state, move))


LAST: Mapping[int, int] = {2: 6, 3: 6, 4: 5, 5: 4, 6: 4}
"""By seats: with so many cards in hand or fewer, the rest of a deal is searched in half a second or so."""


def last_given(rules: Rules[Any, Any], state: Any, view: View[Any], move: Play) -> float:
    """Count the same, but only for the last cards of a hand."""
    late = view.hand.bit_count() <= LAST[rules.spec.seats]
    return payment_given(rules, state, view, move) if late else 0.0


class _Payment:
    """What a seat ends a deal with when its side and all others play best with open hands, by the rules alone."""

    def __init__(self, rules: Rules[Any, Any], state: Any, view: View[Any]) -> None:
        """Begin in a state of which this view is shown to the seat that is asked about."""
        self._rules, self._finished, self._me = rules, state.ledger.finished, view.me
        sides = true_sides(rules, state)
        self._mine = tuple(side == sides[view.me] for side in sides)
        self._known: dict[tuple[Any, ...], tuple[float, float]] = {}

    def of(self, state: Any) -> float:
        """Give what the seat gains above the average of all."""
        return self._value(state, -inf, inf)

    def _value(self, state: Any, low: float, high: float) -> float:
        """Search on; what is found is exact between low and high, else a bound beyond them."""
        if state.turn < 0 or state.ledger.finished > self._finished:
            worth = self._rules.worth(state.ledger.holdings)
            return worth[self._me] - sum(worth) / len(worth)
        key = (state.play.hands, state.play.trick, _captured(state.play), state.ledger.holdings)
        least, most = self._known.get(key, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        found = self._searched(state, low, high)
        bounds = (least, found) if found <= low else (found, most) if found >= high else (found, found)
        self._known[key] = bounds
        return found

    def _searched(self, state: Any, low: float, high: float) -> float:
        mine = self._mine[state.turn]
        found = -inf if mine else inf
        for move in self._rules.moves(state):
            value = self._value(self._rules.play(state, move), low, high)
            if mine:
                found, low = max(found, value), max(low, value)
            else:
                found, high = min(found, value), min(high, value)
            if low >= high:
                break
        return found


def true_sides(rules: Rules[Any, Any], state: Any) -> tuple[int, ...]:
    """Tell which side every seat plays for, as it knows itself: others may not."""
    return tuple(rules.view(state, seat).sides[seat] for seat in range(rules.spec.seats))


def _captured(play: TrickPlay) -> tuple[Cards, ...]:
    """Give by seat the cards of the tricks it has taken."""
    found = [0] * len(play.hands)
    for trick in play.tricks:
        found[trick.taker] |= mask(trick.cards)
    return tuple(found)


LATE = "clairvoyant, last cards"
CLAIRVOYANTS: Mapping[str, Given] = {
    "clairvoyant, in tricks": tricks_given,
    "clairvoyant, in points": payment_given,
    LATE: last_given,
}
"""By what is counted."""
