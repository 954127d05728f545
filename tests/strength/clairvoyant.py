"""What a level loses to somebody who sees all hands: the tricks each of its cards gives away if all then play best."""

from random import Random
from time import thread_time
from typing import Any

from game.core.bot import BUDGET, Bot
from game.core.cards import CHANCE
from game.core.move import Deal, Move, Play
from game.core.rules import Rules
from game.core.view import View
from tests.strength.yardsticks.solver import Solver

CLAIRVOYANT = "clairvoyant"


def lost(rules: Rules[Any, Any], bot: Bot[Any], name: str) -> tuple[float, float, int]:
    """Let a bot play a deal in every seat; give what a hand lost on average, the time it took, and the decisions."""
    shuffles = Random(f"{name}/cards")
    state = rules.start(rules.first(shuffles))
    loss, spent, made, step = 0.0, 0.0, 0, 0
    while not state.ledger.finished and state.turn >= CHANCE:
        if state.turn == CHANCE:
            cards = list(range(rules.spec.pack.size))
            shuffles.shuffle(cards)
            move: Move = Deal(tuple(cards))
        else:
            view = rules.view(state, state.turn)
            begun = thread_time()
            move = bot.choose(view, Random(f"{name}/{step}"), BUDGET).move
            spent, made = spent + thread_time() - begun, made + 1
            if isinstance(move, Play):
                loss += given_away(rules, state, view, move)
        state, step = rules.play(state, move), step + 1
    return loss / rules.spec.seats, spent, made


def given_away(rules: Rules[Any, Any], state: Any, view: View[Any], move: Play) -> int:
    """Give what a card costs, all hands being open."""
    hands = tuple(rules.view(state, seat).hand for seat in range(len(view.sides)))
    contract, side = rules.contract(view), view.sides[view.me]
    assert contract is not None
    solver = Solver(contract, tuple(each == side for each in view.sides))
    table = view.trick.cards
    leader = view.trick.leader if table else view.me
    best = solver.value(hands, leader, table)
    return best - solver.played(hands, leader, table, move.card)
