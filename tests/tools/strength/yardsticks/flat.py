"""Flat Monte Carlo: layouts are made up, and in each every card is tried, the rest being played at random."""

from collections.abc import Callable
from typing import Any

from game.core.cards import Card, members
from game.core.rules import Dice, Rules
from game.core.view import View
from tests.tools.strength.yardsticks.clock import Limit
from tests.tools.strength.yardsticks.layouts import Layout, any_move, best, cards_of, gain, imagined

LINEAR = {"gleek": 3, "illustrated_tarock": 2}
"""Games whose score follows the points of tricks one for one, with the number of sides for which that is so.

At these the points are counted without the rules, ten times as fast.
"""


class Flat:
    """Tries every card in as many layouts as there is time for."""

    def __init__(self, rules: Rules[Any, Any], milliseconds: float) -> None:
        """Take so much time for a card."""
        self._rules = rules
        self._milliseconds = milliseconds

    def card(self, view: View[Any], dice: Dice) -> Card:
        """Choose what gains most on average."""
        limit, gains = Limit(self._milliseconds), dict.fromkeys(cards_of(view), 0.0)
        value = self._value(dice)
        while True:
            layout = imagined(self._rules, view, dice)
            for card in gains:
                gains[card] += value(layout, card)
            if limit.over:
                return best(gains)

    def _value(self, dice: Dice) -> Callable[[Layout, Card], float]:
        """Give what tells how a deal comes out that begins with a card."""
        linear = LINEAR.get(self._rules.spec.id, 0)
        chance = any_move(dice)

        def value(layout: Layout, card: Card) -> float:
            if len(set(layout.sides)) == linear:
                return points(layout, card, dice)
            return gain(self._rules, layout, card, chance)

        return value


def points(at: Layout, card: Card, dice: Dice) -> int:
    """Play a card and the rest of the tricks at random; give what they count for the side of the player."""
    contract, seats, hands = at.contract, len(at.hands), list(at.hands)
    policy, order, worth, crown, draw = (
        contract.policy,
        contract.order,
        contract.points,
        contract.crown,
        dice.random,
    )
    leader, table, side, found = at.leader, [*at.table, card], at.sides[at.turn], 0
    hands[at.turn] ^= 1 << card
    while True:
        for place in range(len(table), seats):
            seat = (leader + place) % seats
            legal = policy(hands[seat], tuple(table), order) if table else hands[seat]
            if legal & (legal - 1):
                some = members(legal)
                card = some[int(draw() * len(some))]
            else:
                card = legal.bit_length() - 1
            hands[seat] ^= 1 << card
            table.append(card)
        leader = (leader + table.index(crown(tuple(table), order))) % seats
        if at.sides[leader] == side:
            found += contract.trick + sum([worth[each] for each in table])
        if not hands[leader]:
            return found
        table = []
