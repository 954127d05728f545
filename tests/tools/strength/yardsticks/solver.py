"""Tricks played with open hands, one side against all the rest, each card the best: alpha-beta with a memory."""

from typing import TypeAlias

from game.core.cards import Card, Cards, Seat, members
from game.core.trick import Contract

Hands: TypeAlias = tuple[Cards, ...]
Table: TypeAlias = tuple[Card, ...]


class Solver:
    """Tells what a side takes from any position of one layout; what was worked out stays known."""

    def __init__(self, contract: Contract, mine: tuple[bool, ...]) -> None:
        """Play for the seats that are mine against the others."""
        self._contract = contract
        self._mine = mine
        self._known: dict[tuple[Hands, Seat], tuple[int, int]] = {}

    def choices(self, hands: Hands, leader: Seat, table: Table) -> list[Card]:
        """List what the seat to play may play, of cards that come to the same only one."""
        seat = (leader + len(table)) % len(hands)
        contract, hand = self._contract, hands[seat]
        legal = contract.policy(hand, table, contract.order) if table else hand
        others = sum(hands) - hand + sum(1 << card for card in table)
        suit, beats, points = contract.order.suit, contract.order.beats, contract.points
        kinds: dict[tuple[int, int, int], Card] = {}
        for card in members(legal):
            kinds.setdefault((suit[card], points[card], beats[card] & others), card)
        return list(kinds.values())

    def value(self, hands: Hands, leader: Seat, table: Table, low: int = -1, high: int = 1000) -> int:
        """Give what my side takes from here on; exact between low and high, else a bound beyond them."""
        if not any(hands):
            return 0
        if table:
            return self._searched(hands, leader, table, low, high)
        least, most = self._known.get((hands, leader), (-1, 1000))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        found = self._searched(hands, leader, table, low, high)
        bounds = (least, found) if found <= low else (found, most) if found >= high else (found, found)
        self._known[hands, leader] = bounds
        return found

    def _searched(self, hands: Hands, leader: Seat, table: Table, low: int, high: int) -> int:
        mine = self._mine[(leader + len(table)) % len(hands)]
        found = -1 if mine else 1000
        for card in self.choices(hands, leader, table):
            value = self.played(hands, leader, table, card, low, high)
            if mine:
                found, low = max(found, value), max(low, value)
            else:
                found, high = min(found, value), min(high, value)
            if low >= high:
                break
        return found

    def played(
        self, hands: Hands, leader: Seat, table: Table, card: Card, low: int = -1, high: int = 1000
    ) -> int:
        """Give what my side takes from here on when this card is played."""
        seats, contract = len(hands), self._contract
        seat = (leader + len(table)) % seats
        then = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        table = (*table, card)
        if len(table) < seats:
            return self.value(then, leader, table, low, high)
        taker = (leader + table.index(contract.crown(table, contract.order))) % seats
        worth = contract.trick + sum(contract.points[each] for each in table) if self._mine[taker] else 0
        return worth + self.value(then, taker, (), low - worth, high - worth)

    def best(self, hands: Hands, leader: Seat, table: Table) -> Card:
        """Name a card that is best for the seat to play."""
        cards = self.choices(hands, leader, table)
        if len(cards) == 1:
            return cards[0]
        sign = 1 if self._mine[(leader + len(table)) % len(hands)] else -1
        return max(cards, key=lambda card: sign * self.played(hands, leader, table, card))
