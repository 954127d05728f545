"""Exact endings: what each card is worth when every hand lies open and both sides play their best."""

from typing import TypeAlias

from game.core.cards import Card, Cards, Seat, mask, members
from game.core.record import record
from game.core.trick import Contract

Memo: TypeAlias = dict[tuple[Cards, Seat], int]
"""From cards left and leader to what the solving side takes; valid for one layout of hands and one side."""


@record
class Ending:
    """One layout of the cards, asked from one side."""

    contract: Contract
    hands: tuple[Cards, ...]  # by seat: what each held when the asking began
    mine: tuple[bool, ...]  # by seat: whether it plays for the asking side
    memo: Memo
    paying: Cards  # the cards that are worth points

    def trick(self, left: Cards, leader: Seat) -> int:
        """Give what the asking side takes from here on; the leader is about to lead."""
        if not left:
            return 0
        key = (left, leader)
        known = self.memo.get(key)
        if known is None:
            known = self.memo[key] = self.card(left, leader, ())
        return known

    def card(self, left: Cards, leader: Seat, table: tuple[Card, ...]) -> int:
        """Give what the asking side takes from here on, the trick on the table included."""
        seat = (leader + len(table)) % len(self.hands)
        most = self._most(left, table)
        mine = self.mine[seat]
        best = -1 if mine else most + 1
        for card in self.candidates(left, seat, table):
            value = self.after(left, leader, table, card)
            if value > best if mine else value < best:
                best = value
                if best == (most if mine else 0):
                    break
        return best

    def after(self, left: Cards, leader: Seat, table: tuple[Card, ...], card: Card) -> int:
        """Give what the asking side takes once this card is played."""
        cards = (*table, card)
        left &= ~(1 << card)
        if len(cards) < len(self.hands):
            return self.card(left, leader, cards)
        taker = (leader + cards.index(self.contract.crown(cards, self.contract.order))) % len(self.hands)
        won = (
            self.contract.trick + sum(self.contract.points[each] for each in cards) if self.mine[taker] else 0
        )
        return won + self.trick(left, taker)

    def candidates(self, left: Cards, seat: Seat, table: tuple[Card, ...]) -> tuple[Card, ...]:
        """List the legal cards of a seat, one of each run of equals."""
        held = self.hands[seat] & left
        legal = self.contract.policy(held, table, self.contract.order) if table else held
        if legal & (legal - 1) == 0:
            return members(legal)
        others = left & ~held
        for card in table:
            others |= 1 << card
        return tuple(leading for leading, _ in self._runs(members(legal), others))

    def _runs(self, cards: tuple[Card, ...], others: Cards) -> list[tuple[Card, list[Card]]]:
        """Group cards which no other card separates and which are worth the same."""
        order, points = self.contract.order, self.contract.points
        runs: list[tuple[Card, list[Card]]] = []
        for card in cards:
            for leading, run in runs:
                if (
                    order.suit[card] == order.suit[leading]
                    and points[card] == points[leading]
                    and not (order.beats[card] ^ order.beats[leading]) & others
                ):
                    run.append(card)
                    break
            else:
                runs.append((card, [card]))
        return runs

    def judge(self, left: Cards, leader: Seat, table: tuple[Card, ...]) -> dict[Card, int]:
        """Value every legal card of the seat to play."""
        seat = (leader + len(table)) % len(self.hands)
        held = self.hands[seat] & left
        legal = self.contract.policy(held, table, self.contract.order) if table else held
        others = left & ~held
        for card in table:
            others |= 1 << card
        values: dict[Card, int] = {}
        for leading, run in self._runs(members(legal), others):
            value = self.after(left, leader, table, leading)
            values |= dict.fromkeys(run, value)
        return values

    def _most(self, left: Cards, table: tuple[Card, ...]) -> int:
        """Give what is still to be taken in all."""
        tricks = (left.bit_count() + len(table)) // len(self.hands)
        if not self.paying:
            return tricks * self.contract.trick
        points = self.contract.points
        return tricks * self.contract.trick + sum(
            points[card] for card in (*members(left & self.paying), *table)
        )


def solve(
    contract: Contract,
    hands: tuple[Cards, ...],
    leader: Seat,
    table: tuple[Card, ...],
    sides: tuple[int, ...],
) -> dict[Card, int]:
    """Value each legal card of the seat to play, all cards visible.

    Hands hold what is still to be played; the table holds the trick so far, led by leader. The value is what the
    side of the seat to play takes from here on, the trick on the table included.
    """
    side = sides[(leader + len(table)) % len(hands)]
    paying = mask(card for card, points in enumerate(contract.points) if points)
    ending = Ending(contract, hands, tuple(each == side for each in sides), {}, paying)
    left = 0
    for hand in hands:
        left |= hand
    return ending.judge(left, leader, table)
