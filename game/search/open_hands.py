"""Tricks played with every hand open: what may be played, which cards come to the same, and who takes the trick."""

from typing import TypeAlias

from game.core.cards import Card, Cards, Seat
from game.core.trick import Contract

CardsInTrick: TypeAlias = tuple[Card, ...]
"""The cards of the trick under way, the leader's first."""
OpenPosition: TypeAlias = tuple[Cards, Seat, CardsInTrick]
"""The cards still in hands, who led or is to lead, and the cards on the table; no longer one once it is full."""


class OpenHands:
    """One layout of the cards under one contract. Positions are plain values, for searches meet very many."""

    def __init__(self, contract: Contract, hands: tuple[Cards, ...], alone: Cards = 0) -> None:
        """Set the cards out: by seat what each holds; those alone are like no other, whatever they are worth."""
        self.contract = contract
        self.hands = hands
        self.seats = len(hands)
        self._alone = alone
        self._places: dict[CardsInTrick, tuple[int, int]] = {}

    @property
    def left(self) -> Cards:
        left = 0
        for hand in self.hands:
            left |= hand
        return left

    def turn(self, at: OpenPosition) -> Seat:
        return (at[1] + len(at[2])) % self.seats

    def legal(self, at: OpenPosition) -> Cards:
        """Give what the seat to play may play."""
        left, leader, table = at
        held = self.hands[(leader + len(table)) % self.seats] & left
        return self.contract.policy(held, table, self.contract.order) if table else held

    def choices(self, at: OpenPosition) -> tuple[Card, ...]:
        """List what the seat to play may play, the lowest of each run of cards that come to the same."""
        left, leader, table = at
        held = self.hands[(leader + len(table)) % self.seats] & left
        contract = self.contract
        legal = contract.policy(held, table, contract.order) if table else held
        if not legal & (legal - 1):
            return (legal.bit_length() - 1,)
        return runs(legal, self._others(at), contract, self._alone)

    def same(self, one: Card, other: Card, at: OpenPosition) -> bool:
        """Tell whether two cards of the seat to play come to the same."""
        return len(runs(1 << one | 1 << other, self._others(at), self.contract, self._alone)) == 1

    def _others(self, at: OpenPosition) -> Cards:
        """Give the cards that may part those of the seat to play: in other hands, and on the table."""
        left, _, table = at
        others = left & ~self.hands[self.turn(at)]
        for card in table:
            others |= 1 << card
        return others

    def played(self, at: OpenPosition, card: Card) -> tuple[OpenPosition, int]:
        """Play a card; give the position then, and what the trick counts that it completes, nothing if it does not.

        Whoever takes a trick leads to the next one.
        """
        left, leader, table = at
        left ^= 1 << card
        table = (*table, card)
        if len(table) < self.seats:
            return (left, leader, table), 0
        place, worth = self.taken(table)
        return (left, (leader + place) % self.seats, ()), worth

    def last(self, left: Cards, leader: Seat) -> CardsInTrick:
        """Give the last trick, for which everybody has one card."""
        hands, seats = self.hands, self.seats
        return tuple([(hands[(leader + place) % seats] & left).bit_length() - 1 for place in range(seats)])

    def taken(self, table: CardsInTrick) -> tuple[int, int]:
        """Tell of a full trick at which place the card lies that takes it, and what it counts, itself included."""
        found = self._places.get(table)
        if found is None:
            contract, points = self.contract, self.contract.points
            place = table.index(contract.crown(table, contract.order))
            found = self._places[table] = (place, contract.trick + sum([points[card] for card in table]))
        return found


def runs(cards: Cards, others: Cards, contract: Contract, alone: Cards = 0) -> tuple[Card, ...]:
    """List one of each run of cards that none of the others parts and that count the same: the lowest number.

    Those alone stand for themselves.
    """
    suit, beats, points = contract.order.suit, contract.order.beats, contract.points
    kept: dict[tuple[int, int, int], Card] = {}
    while cards:
        low = cards & -cards
        cards ^= low
        card = low.bit_length() - 1
        kept.setdefault((suit[card], -1 - card if alone & low else points[card], beats[card] & others), card)
    return tuple(kept.values())
