"""The last tricks with all cards open: both sides play their best for what the whole deal pays."""

from collections.abc import Hashable, Iterator, Sequence
from math import inf
from typing import TypeAlias

from game.bots.illustrated_tarock.situation import BIRD_CARDS, DUE
from game.bots.illustrated_tarock.worlds import World, gain
from game.core.cards import Card, Cards, Seat
from game.core.trick import Trick
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import TRICKS
from game.rules.illustrated_tarock.scoring import card_points, payments
from game.search.minimax import Bounds, Minimax
from game.search.open_hands import OpenHands, Position, Table

Fate: TypeAlias = tuple[int, int]
"""What the tricks so far decide: the declarer's points, and who made which birds fly."""
Tricks: TypeAlias = tuple[tuple[Seat, Table, Seat], ...]
"""Leader, cards and taker of each; they become tricks only where one is paid for them."""
Node: TypeAlias = tuple[Position, Fate, Tricks]
"""A position, what was decided before, and the tricks that led to it."""


class Ending:
    """One layout of the last cards, one player against two; values are what the declarer gains beside the others."""

    def __init__(self, world: World) -> None:
        """Set the cards out."""
        self._world = world
        self._declarer = world.layout.declarer
        self._hands = OpenHands(world.contract, world.hands, BIRD_CARDS)
        self._search = Minimax(self)
        self._paid: dict[Fate, int] = {}

    def judge(self, cards: Sequence[Card]) -> list[int]:
        """Tell of each card of the seat on turn what it brings the declarer beside the others."""
        world = self._world
        at = (self._hands.left, world.leader, world.table)
        before = (card_points(world.tricks, (self._declarer,)), 0)
        return [int(self._search.value(self._played((at, before, ()), card))) for card in cards]

    def maximises(self, node: Node) -> bool:
        """Tell whether the declarer is to play."""
        return self._hands.turn(node[0]) == self._declarer

    def after(self, node: Node) -> Iterator[tuple[int, Node]]:
        """Play every card that differs from the rest; all is paid at the end."""
        for card in self._hands.choices(node[0]):
            yield 0, self._played(node, card)

    def key(self, node: Node) -> Hashable | None:
        """Remember positions between two tricks; how what is decided came about does not matter."""
        return None if node[0][2] else node[:2]

    def bounds(self, node: Node) -> Bounds:
        """Settle where no card is left to choose."""
        (left, leader, _), fate, tricks = node
        hands = self._hands
        if left.bit_count() > SEATS:
            return -inf, inf
        if left:
            _, fate, tricks = self._taken(0, leader, hands.last(left, leader), fate, tricks)
        paid = self._pays(fate, tricks)
        return paid, paid

    def _played(self, node: Node, card: Card) -> Node:
        (left, leader, table), fate, tricks = node
        left ^= 1 << card
        table = (*table, card)
        if len(table) < SEATS:
            return (left, leader, table), fate, tricks
        return self._taken(left, leader, table, fate, tricks)

    def _taken(self, left: Cards, leader: Seat, table: Table, fate: Fate, tricks: Tricks) -> Node:
        """Take in a full trick, after which so many cards are left."""
        points, flown = fate
        place, worth = self._hands.taken(table)
        taker = (leader + place) % SEATS
        if taker == self._declarer:
            points += worth
        if DUE.get(TRICKS - left.bit_count() // SEATS, -1) == table[place]:
            flown = 4 * flown + taker + 1
        return (left, taker, ()), (points, flown), (*tricks, (leader, table, taker))

    def _pays(self, fate: Fate, tricks: Tricks) -> int:
        """Tell what the declarer gains beside the others; deals alike in points and birds pay alike."""
        paid = self._paid.get(fate)
        if paid is None:
            world = self._world
            every = (*world.tricks, *(Trick(*each) for each in tricks))
            paid = self._paid[fate] = gain(payments(world.layout, every, world.options), self._declarer)
        return paid
