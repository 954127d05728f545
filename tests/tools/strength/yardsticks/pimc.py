"""Perfect-information Monte Carlo: layouts are made up, and in each every card is tried, all with open hands."""

from typing import Any

from game.core.cards import Card
from game.core.move import PLAYS, Move, Play
from game.core.rules import Dice, Rules
from game.core.view import View
from tests.tools.strength.yardsticks.clock import Limit
from tests.tools.strength.yardsticks.layouts import Chooser, Layout, any_move, best, cards_of, gain, imagined
from tests.tools.strength.yardsticks.solver import Solver

SOLVED = 14
"""Cards in all hands up to which a layout is solved; with more of them all cards until then are random."""


class Pimc:
    """Tries every card in as many layouts as there is time for."""

    def __init__(self, rules: Rules[Any, Any], milliseconds: float) -> None:
        """Take so much time for a card."""
        self._rules = rules
        self._milliseconds = milliseconds

    def card(self, view: View[Any], dice: Dice) -> Card:
        """Choose what gains most on average."""
        limit, gains = Limit(self._milliseconds), dict.fromkeys(cards_of(view), 0.0)
        while True:
            layout = imagined(self._rules, view, dice)
            choose = open_handed(layout, dice)
            for card in gains:
                gains[card] += gain(self._rules, layout, card, choose)
            if limit.over:
                return best(gains)


def open_handed(layout: Layout, dice: Dice) -> Chooser:
    """Play the layout out: the best cards once it can be solved, at random before."""
    side, chance = layout.sides[layout.turn], any_move(dice)
    if side < 0 or layout.contract.draws:
        return chance
    solver = Solver(layout.contract, tuple(each == side for each in layout.sides))

    def choose(at: Layout, moves: tuple[Move, ...]) -> Move:
        if at.left > SOLVED or not isinstance(moves[-1], Play):
            return chance(at, moves)
        said = [move for move in moves if not isinstance(move, Play)]
        move = PLAYS[solver.best(at.hands, at.leader, at.table)]
        return said[0] if said else move if move in moves else chance(at, moves)

    return choose
