"""What a level's cards give away: judged with all hands open, as they lie, or as the level thinks that they may lie.

Somebody who sees all hands gives nothing away. Nobody else can give away less, on average, than the card that is best
over all the layouts he thinks likely; so what a level gives away beside that card is all that could be won back without
knowing more. It is counted in tricks, or in what the deal pays: a trick that pays nothing is not worth a risk.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any, TypeAlias

from game.catalogue import find
from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE
from game.core.move import Move, Play
from game.core.record import record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import View
from tests.tools.strength.yardsticks.solver import Solver

Values: TypeAlias = Callable[[Rules[Any, Any], Any, View[Any]], Mapping[Play, float]]
"""Tells what each card brings the seat to play, whose view this is, when all play best from there with open hands."""
Payoff: TypeAlias = Callable[[Rules[Any, Any], Any], Sequence[float]]
"""Tells by seat what has come of a deal that is over."""
LAST: Mapping[int, int] = {2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 2}
"""By seats: with so many cards in hand or fewer, the rest of a deal is quickly tried in many layouts."""


@record
class OpenHands:
    """By what cards are judged."""

    values: Values
    layouts: int = 0  # that are made up and stand for the true one; 0 where that is looked at itself
    last: bool = False  # whether only the last cards of a hand are judged

    def given(self, rules: Rules[Any, Any], state: Any, view: View[Any], move: Play, dice: Random) -> float:
        """Tell by how much a card is behind the best one."""
        if len(view.moves) == 1 or (self.last and view.hand.bit_count() > LAST[rules.spec.seats]):
            return 0.0
        states: Sequence[Any] = (state,)
        if self.layouts:
            states = find(rules.spec.id).likely(rules)(view, dice, self.layouts)
        found = [self.values(rules, each, rules.view(each, view.me)) for each in states]
        means = {card: fmean([values[card] for values in found]) for card in found[0]}
        return max(means.values()) - means[move]


def lost(rules: Rules[Any, Any], bot: Bot[Any], name: str, by: OpenHands) -> tuple[float, float, int]:
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
                loss += by.given(rules, state, view, move, Random(f"{name}/{step}/layouts"))
        state, step = rules.play(state, move), step + 1
    return loss / rules.spec.seats, spent, made


def tricks(rules: Rules[Any, Any], state: Any, view: View[Any]) -> Mapping[Play, float]:
    """Count what the contract counts: tricks, or their points."""
    hands = tuple(rules.view(state, seat).hand for seat in range(len(view.sides)))
    contract, side = rules.contract(view), view.sides[view.me]
    assert contract is not None
    solver = Solver(contract, tuple(each == side for each in view.sides))
    table = view.trick.cards
    leader = view.trick.leader if table else view.me
    return {
        move: solver.played(hands, leader, table, move.card) for move in view.moves if isinstance(move, Play)
    }


def payment(rules: Rules[Any, Any], state: Any, view: View[Any]) -> Mapping[Play, float]:
    """Count what the deal pays, in the game's smallest unit; all others play together against the mover's side."""
    found = Against(rules, state, view, above_average)
    return {move: found.of(rules.play(state, move)) for move in view.moves if isinstance(move, Play)}


def above_average(rules: Rules[Any, Any], state: Any) -> Sequence[float]:
    """Give by seat what it holds above the average of all, in the game's smallest unit."""
    worth = rules.worth(state.ledger.holdings)
    mean = sum(worth) / len(worth)
    return [each - mean for each in worth]


class Against:
    """What a seat ends a deal with when its side and all others play best with open hands, by the rules alone.

    Nothing is remembered of positions: in what order tricks were taken, and with which cards, may be paid for, too.
    """

    def __init__(self, rules: Rules[Any, Any], state: Any, view: View[Any], payoff: Payoff) -> None:
        """Begin in a state of which this view is shown to the seat that is asked about."""
        self._rules, self._finished, self._me = rules, state.ledger.finished, view.me
        self._payoff = payoff
        sides = true_sides(rules, state)
        self._mine = tuple(side == sides[view.me] for side in sides)

    def of(self, state: Any, low: float = -inf, high: float = inf) -> float:
        """Give what comes of it for the seat; exact between low and high, else a bound beyond them."""
        if over(state, self._finished):
            return self._payoff(self._rules, state)[self._me]
        mine = self._mine[state.turn]
        found = -inf if mine else inf
        for move in self._rules.moves(state):
            value = self.of(self._rules.play(state, move), low, high)
            if mine:
                found, low = max(found, value), max(low, value)
            else:
                found, high = min(found, value), min(high, value)
            if low >= high:
                break
        return found


def over(state: Any, finished: int) -> bool:
    """Tell whether the deal is over before which so many were finished."""
    return bool(state.turn < 0 or state.ledger.finished > finished)


def true_sides(rules: Rules[Any, Any], state: Any) -> tuple[int, ...]:
    """Tell which side every seat plays for, as it knows itself: others may not. Whoever is alone has a side below 0."""
    told = [rules.view(state, seat).sides[seat] for seat in range(rules.spec.seats)]
    return tuple(side if side >= 0 else -1 - seat for seat, side in enumerate(told))


_LAYOUTS = 40
OPEN_HANDS: Mapping[str, OpenHands] = {
    "clairvoyant, in tricks": OpenHands(tricks),
    "clairvoyant, in points": OpenHands(payment),
    "layouts, in tricks": OpenHands(tricks, _LAYOUTS),
    "layouts, in points": OpenHands(payment, _LAYOUTS),
    "layouts, last cards": OpenHands(payment, _LAYOUTS, last=True),
}
"""By name."""
