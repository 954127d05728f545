"""Tricks played to their end, by whatever chooses the cards, and by one quick player of games in which cards count.

With that player every hand is played from its own cards and what lies on the table, as somebody who knows the game
would play it without thinking long: points are given to tricks the side is sure of, kept from tricks it loses, and
high cards take what is worth taking. It stands for the play of others in worlds that are made up.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from game.core.cards import Card, Cards, Seat, members
from game.core.record import record
from game.core.rules import Dice
from game.core.trick import Contract, Trick
from game.search.open_hands import CardsInTrick

Legal: TypeAlias = Callable[[Seat, Cards, CardsInTrick], Cards]
"""From a seat, its hand and the cards on the table to what it may play or lead."""
Chooser: TypeAlias = Callable[[Seat, Sequence[Cards], Seat, CardsInTrick], Card]
"""From the seat to play, all hands, the leader of the trick and the cards on the table to the card that is played."""
CardChooser: TypeAlias = Callable[[Cards], Card]
"""From the cards that come into question to one of them."""

_WORTH_TAKING = 8
"""Points in a trick that are worth a high trump though others may still beat it."""
_REMEMBERED = 1 << 10


@record
class PlayoutResult:
    """What every seat took."""

    points: tuple[int, ...]  # by seat, what the contract pays for the trick itself included
    tricks: tuple[int, ...]  # by seat
    last: Seat  # who took the last trick


@record
class Taste:
    """What a hand prefers under one contract. The same few cards come into question again and again."""

    cost: tuple[int, ...]  # by card: how dearly it would be missed
    cheapest: CardChooser
    dearest: CardChooser
    give: CardChooser  # to a trick that is ours: points, and no high trump
    take: CardChooser  # a trick as the last to play: with points where that costs little, or else cheaply
    shed: CardChooser  # as little as possible
    least: CardChooser  # few points before all


@lru_cache(maxsize=64)
def taste(contract: Contract) -> Taste:
    """Form the preferences for a contract."""
    order, points = contract.order, contract.points
    trumps = [order.trumps >> card & 1 for card in range(len(order.suit))]
    cost = tuple(100 * trump + rank for trump, rank in zip(trumps, order.rank, strict=True))
    return Taste(
        cost,
        _first(lambda card: (cost[card],)),
        _first(lambda card: (-cost[card],)),
        _first(lambda card: (cost[card] / 12 - points[card], cost[card])),
        _first(lambda card: (cost[card] / 12 - points[card],)),
        _first(lambda card: (points[card] + 2 * trumps[card], cost[card])),
        _first(lambda card: (points[card], cost[card])),
    )


def _first(key: Callable[[Card], tuple[float, ...]]) -> CardChooser:
    @lru_cache(maxsize=_REMEMBERED)
    def choice(cards: Cards) -> Card:
        return min(members(cards), key=key)

    return choice


def play_out(
    contract: Contract,
    hands: Sequence[Cards],
    leader: Seat,
    table: CardsInTrick,
    choose: Chooser,
    first: Card | None = None,
) -> list[Trick]:
    """Play on to the end, and give the tricks, the one on the table included; `first` is played at once, if given."""
    held, seats, crown, order = list(hands), len(hands), contract.crown, contract.order
    tricks: list[Trick] = []
    while any(held):
        for place in range(len(table), seats):
            seat = (leader + place) % seats
            card = choose(seat, held, leader, table) if first is None else first
            first = None
            held[seat] ^= 1 << card
            table = (*table, card)
        taker = (leader + table.index(crown(table, order))) % seats
        tricks.append(Trick(leader, table, taker))
        leader, table = taker, ()
    return tricks


def at_random(legal: Legal, dice: Dice) -> Chooser:
    """Give what plays any card that may be played.

    Playouts at random err otherwise than those of players who all think alike: both together judge a card better.
    """
    draw = dice.random

    def choose(seat: Seat, held: Sequence[Cards], _leader: Seat, table: CardsInTrick) -> Card:
        cards = legal(seat, held[seat], table)
        if cards & (cards - 1):
            for _ in range(int(draw() * cards.bit_count())):
                cards &= cards - 1
        return (cards & -cards).bit_length() - 1

    return choose


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
        self.contract = contract
        self.sides = sides
        self._attackers = attackers
        self._legal = legal
        self._shunned = shunned
        self._taste = taste(contract)

    def finish(
        self,
        hands: tuple[Cards, ...],
        leader: Seat,
        table: CardsInTrick,
        first: Card | None,
        choose: Chooser | None = None,
    ) -> PlayoutResult:
        """Play on to the end; the seat to move plays `first`, when one is given, and all go on as one of them would.

        Another chooser may go on for them.
        """
        worth, seats = self.contract.points, len(hands)
        points, tricks = [0] * seats, [0] * seats
        played = play_out(self.contract, hands, leader, table, choose or self._choose, first)
        for trick in played:
            points[trick.taker] += self.contract.trick + sum([worth[card] for card in trick.cards])
            tricks[trick.taker] += 1
        return PlayoutResult(tuple(points), tuple(tricks), played[-1].taker)

    def legal(self, seat: Seat, hand: Cards, table: CardsInTrick) -> Cards:
        """Tell what a seat may play from its hand."""
        if self._legal is not None:
            return self._legal(seat, hand, table)
        return self.contract.policy(hand, table, self.contract.order) if table else hand

    def _choose(self, seat: Seat, held: Sequence[Cards], leader: Seat, table: CardsInTrick) -> Card:
        hand = held[seat]
        legal = self.legal(seat, hand, table)
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        if self._shunned:
            return self._duck(legal, table)
        others = 0
        for each in held:
            others |= each
        others ^= hand
        if not table:
            return self._lead(seat, legal, others)
        return self._follow(seat, legal, others, leader, table)

    def _lead(self, seat: Seat, legal: Cards, others: Cards) -> Card:
        """Draw trumps as an attacker; otherwise cash what is high, or give little away."""
        order, wish = self.contract.order, self._taste
        trumps = legal & order.trumps
        plain = legal ^ trumps
        if self.sides[seat] == self._attackers and trumps:
            if trumps & (trumps - 1) or not plain:
                return wish.dearest(trumps)
        elif not plain:
            return wish.least(trumps)
        beats, high, rivals = order.beats, 0, others & ~order.trumps
        for card in members(plain):
            if not beats[card] & rivals:
                high |= 1 << card
        return wish.give(high) if high else wish.least(plain)

    def _follow(self, seat: Seat, legal: Cards, others: Cards, leader: Seat, table: CardsInTrick) -> Card:
        contract, sides, wish = self.contract, self.sides, self._taste
        seats, beats, mine = len(sides), contract.order.beats, sides[seat]
        best = contract.crown(table, contract.order)
        ours = sides[(leader + table.index(best)) % seats] == mine
        above = beats[best]
        enemies = False
        for place in range(leader + len(table) + 1, leader + seats):
            if sides[place % seats] != mine:
                enemies = True
                break
        if ours and not (enemies and above & others):
            return wish.give(legal)
        wins = legal & above
        if not wins or ours:
            return wish.shed(legal & ~wins or legal)
        if not enemies:
            return wish.take(wins)
        return self._contend(legal, wins, others, table)

    def _contend(self, legal: Cards, wins: Cards, others: Cards, table: CardsInTrick) -> Card:
        """Take a trick that others may still take, if it is worth it."""
        wish, points, beats = self._taste, self.contract.points, self.contract.order.beats
        pot = sum([points[card] for card in table])
        forced = wins == legal
        if forced or pot + 4 >= _WORTH_TAKING:
            safe = 0
            for card in members(wins):
                if not beats[card] & others:
                    safe |= 1 << card
            if safe:
                return wish.cheapest(safe)
        if forced or pot >= _WORTH_TAKING:
            return wish.dearest(wins)
        return wish.shed(legal & ~wins)

    def _duck(self, legal: Cards, table: CardsInTrick) -> Card:
        """Stay below the trick and be rid of points; where that can't be, take it with few, dearly as the last."""
        points, cost, contract = self.contract.points, self._taste.cost, self.contract
        if not table:
            return min(members(legal), key=lambda card: (points[card] + cost[card] / 8, card))
        below = legal & ~contract.order.beats[contract.crown(table, contract.order)]
        if below:
            return max(members(below), key=lambda card: (points[card], cost[card]))
        last = len(table) == len(self.sides) - 1
        return min(members(legal), key=lambda card: points[card] + cost[card] * (-0.5 if last else 0.5))
