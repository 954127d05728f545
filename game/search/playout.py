"""Tricks played to their end by a quick hand, in games where cards are worth points to the side that takes them.

Every hand is played from its own cards and what lies on the table, as a player who knows the game would play it without
thinking long: points are given to tricks the side is sure of, kept from tricks it loses, and high cards take what is
worth taking. It stands for the play of others in worlds that are made up.
"""

from collections.abc import Callable
from typing import TypeAlias

from game.core.cards import Card, Cards, Seat, members
from game.core.record import record
from game.core.trick import Contract

Legal: TypeAlias = Callable[[Seat, Cards, tuple[Card, ...]], Cards]
"""From a seat, its hand and the cards on the table to what it may play or lead."""

_WORTH_TAKING = 8
"""Points in a trick that are worth a high trump though others may still beat it."""


@record
class Result:
    """What every seat took."""

    points: tuple[int, ...]  # by seat, what the contract pays for the trick itself included
    tricks: tuple[int, ...]  # by seat
    last: Seat  # who took the last trick


class Playout:
    """One contract and the sides of one world, ready to be played out many times."""

    def __init__(
        self,
        contract: Contract,
        sides: tuple[int, ...],
        attackers: int,
        legal: Legal | None = None,
        *,
        shunned: bool = False,
    ) -> None:
        """Play under this contract; attackers is the side that draws trumps; legal stands in for its policy.

        Where points are shunned everybody plays to take few of them.
        """
        self._contract = contract
        self._sides = sides
        self._attackers = attackers
        self._legal = legal or self._by_policy
        self._shunned = shunned
        order = contract.order
        self._trumps = order.trumps
        size = len(order.suit)
        self._cost = tuple(
            (100 if order.trumps >> card & 1 else 0) + order.rank[card] for card in range(size)
        )

    def _by_policy(self, _seat: Seat, hand: Cards, table: tuple[Card, ...]) -> Cards:
        return self._contract.policy(hand, table, self._contract.order) if table else hand

    def finish(
        self, hands: tuple[Cards, ...], leader: Seat, table: tuple[Card, ...], first: Card | None
    ) -> Result:
        """Play on to the end; the seat to move plays `first`, when one is given."""
        contract, seats = self._contract, len(hands)
        held, cards = list(hands), list(table)
        left = 0
        for hand in hands:
            left |= hand
        points, tricks, worth = [0] * seats, [0] * seats, contract.points
        last = leader
        while left or cards:
            while len(cards) < seats:
                seat = (leader + len(cards)) % seats
                if first is None:
                    card = self._choose(seat, held[seat], left, leader, tuple(cards))
                else:
                    card, first = first, None
                held[seat] &= ~(1 << card)
                left &= ~(1 << card)
                cards.append(card)
            leader = last = (leader + cards.index(contract.crown(tuple(cards), contract.order))) % seats
            points[leader] += contract.trick + sum(worth[card] for card in cards)
            tricks[leader] += 1
            cards.clear()
        return Result(tuple(points), tuple(tricks), last)

    def _choose(self, seat: Seat, hand: Cards, left: Cards, leader: Seat, table: tuple[Card, ...]) -> Card:
        legal = self._legal(seat, hand, table)
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        if self._shunned:
            return self._duck(legal, table)
        others = left & ~hand
        if not table:
            return self._lead(seat, legal, others)
        return self._follow(seat, legal, others, leader, table)

    def _lead(self, seat: Seat, legal: Cards, others: Cards) -> Card:
        """Draw trumps as an attacker; otherwise cash what is high, or give little away."""
        cost, points = self._cost, self._contract.points
        beats = self._contract.order.beats
        trumps, plain = legal & self._trumps, legal & ~self._trumps
        if self._sides[seat] == self._attackers and trumps:
            if trumps & (trumps - 1) or not plain:
                return max(members(trumps), key=cost.__getitem__)
        elif not plain:
            return min(members(trumps), key=lambda card: (points[card], cost[card]))
        high = [card for card in members(plain) if not beats[card] & others & ~self._trumps]
        if high:
            return max(high, key=lambda card: (points[card], cost[card]))
        return min(members(plain), key=lambda card: (points[card], cost[card]))

    def _follow(self, seat: Seat, legal: Cards, others: Cards, leader: Seat, table: tuple[Card, ...]) -> Card:
        contract, sides = self._contract, self._sides
        seats, points = len(sides), contract.points
        best = contract.crown(table, contract.order)
        ours = sides[(leader + table.index(best)) % seats] == sides[seat]
        above = contract.order.beats[best]
        to_come = [(leader + place) % seats for place in range(len(table) + 1, seats)]
        enemies = any(sides[each] != sides[seat] for each in to_come)
        if ours and not (enemies and above & others):
            return self._give(legal)
        wins = legal & above
        if wins and not ours:
            pot = sum(points[card] for card in table)
            if not enemies:
                return self._take(wins)
            safe = [card for card in members(wins) if not contract.order.beats[card] & others]
            if safe and (pot + 4 >= _WORTH_TAKING or not legal & ~wins):
                return min(safe, key=self._cost.__getitem__)
            if pot >= _WORTH_TAKING or not legal & ~wins:
                return max(members(wins), key=self._cost.__getitem__)
        return self._shed(legal & ~wins or legal)

    def _duck(self, legal: Cards, table: tuple[Card, ...]) -> Card:
        """Stay below the trick and be rid of points; where that can't be, take it with few, dearly as the last."""
        points, cost, contract = self._contract.points, self._cost, self._contract
        if not table:
            return min(members(legal), key=lambda card: (points[card] + cost[card] / 8, card))
        below = legal & ~contract.order.beats[contract.crown(table, contract.order)]
        if below:
            return max(members(below), key=lambda card: (points[card], cost[card]))
        last = len(table) == len(self._sides) - 1
        return min(members(legal), key=lambda card: points[card] + cost[card] * (-0.5 if last else 0.5))

    def _give(self, legal: Cards) -> Card:
        """Give points to a trick that is ours, and no high trump."""
        points, cost = self._contract.points, self._cost
        return max(members(legal), key=lambda card: (points[card] - cost[card] / 12, -cost[card]))

    def _take(self, wins: Cards) -> Card:
        """Take the trick as the last to play: with points where that costs little, or else cheaply."""
        points, cost = self._contract.points, self._cost
        return max(members(wins), key=lambda card: points[card] - cost[card] / 12)

    def _shed(self, legal: Cards) -> Card:
        """Lose as little as possible."""
        points, cost = self._contract.points, self._cost
        return min(
            members(legal),
            key=lambda card: (points[card] + (2 if self._trumps >> card & 1 else 0), cost[card]),
        )
