"""The last tricks with all cards open: both sides play their best for what the whole deal pays."""

from collections.abc import Sequence

from game.bots.illustrated_tarock.birds import DUE
from game.bots.illustrated_tarock.judging import runs
from game.bots.illustrated_tarock.playout import World, gain
from game.core.cards import Card, Cards, Seat, mask, members
from game.core.trick import Trick
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import ORDER, POINTS, TRICKS
from game.rules.illustrated_tarock.scoring import card_points, payments


class Ending:
    """One layout of the last cards, one player against two."""

    def __init__(self, world: World) -> None:
        """Set the cards out."""
        self._world = world
        self._declarer = world.layout.declarer
        self._known: dict[tuple[Cards, Seat, int, int], int] = {}
        self._paid: dict[tuple[int, int], int] = {}
        self._before = card_points(world.tricks, (self._declarer,))

    def judge(self, cards: Sequence[Card]) -> list[int]:
        """Tell of each card of the seat on turn what it brings the declarer beside the others."""
        world = self._world
        left = world.hands[0] | world.hands[1] | world.hands[2]
        return [self._after(left, world.leader, world.table, card, self._before, 0, ()) for card in cards]

    def _best(
        self,
        left: Cards,
        leader: Seat,
        table: tuple[Card, ...],
        points: int,
        flown: int,
        tricks: tuple[Trick, ...],
    ) -> int:
        seat = (leader + len(table)) % SEATS
        held = self._world.hands[seat] & left
        legal = self._world.contract.policy(held, table, ORDER) if table else held
        others = (left & ~held) | mask(table)
        cards = runs(legal, others) if legal & (legal - 1) else members(legal)
        values = [self._after(left, leader, table, card, points, flown, tricks) for card in cards]
        return max(values) if seat == self._declarer else min(values)

    def _after(
        self,
        left: Cards,
        leader: Seat,
        table: tuple[Card, ...],
        card: Card,
        points: int,
        flown: int,
        tricks: tuple[Trick, ...],
    ) -> int:
        left &= ~(1 << card)
        table = (*table, card)
        if len(table) < SEATS:
            return self._best(left, leader, table, points, flown, tricks)
        best = self._world.contract.crown(table, ORDER)
        taker = (leader + table.index(best)) % SEATS
        if taker == self._declarer:
            points += 1 + sum(POINTS[each] for each in table)
        if DUE.get(TRICKS - left.bit_count() // SEATS, -1) == best:
            flown = 4 * flown + taker + 1
        return self._trick(left, taker, points, flown, (*tricks, Trick(leader, table, taker)))

    def _trick(self, left: Cards, leader: Seat, points: int, flown: int, tricks: tuple[Trick, ...]) -> int:
        if not left:
            return self._pays(points, flown, tricks)
        key = (left, leader, points, flown)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(left, leader, (), points, flown, tricks)
        return known

    def _pays(self, points: int, flown: int, tricks: tuple[Trick, ...]) -> int:
        """Tell what the declarer gains beside the others; deals alike in points and birds pay alike."""
        key = (points, flown)
        paid = self._paid.get(key)
        if paid is None:
            world = self._world
            found = payments(world.layout, (*world.tricks, *tricks), world.options)
            paid = self._paid[key] = gain(found, self._declarer)
        return paid
