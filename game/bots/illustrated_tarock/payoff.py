"""What a deal pays the declarer beside the others, taken apart into what its tricks bring one by one.

But for a few marks that the points reach or don't, every card point, every bird and the captured World pay the same
whatever else happens. So a search can add up what is paid trick by trick, as it adds up card points.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.core.cards import NOBODY, Card, Seat
from game.core.record import record
from game.core.trick import Trick
from game.rules.illustrated_tarock import Options
from game.rules.illustrated_tarock.bidding import SEATS, Auction
from game.rules.illustrated_tarock.cards import FOOL, TOTAL, WORLD, count
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import Declared, Layout
from game.rules.illustrated_tarock.scoring import Harvest, Payment, card_points, paid_for


def gain(paid: Iterable[Payment], me: Seat) -> int:
    """Tell what I gain of these payments more than the others do, on average."""
    total = 0
    for each in paid:
        total += each.amount * ((3 * (each.to == me) - 1) * (each.to >= 0))
        total -= each.amount * ((3 * (each.giver == me) - 1) * (each.giver >= 0))
    return total


@record
class Payoff:
    """What the declarer gains beside the others; holdings are left out, for no card changes what they pay."""

    point: int  # for each card point
    marks: tuple[int, ...]  # by the declarer's points in the end: all else that hangs on them; it never falls
    # card, trick, and by seat what it pays if it flies there
    birds: tuple[tuple[Card, int, tuple[int, ...]], ...]
    captures: tuple[tuple[int, ...], ...]  # by captor, then by loser

    def of_trick(self, number: int, leader: Seat, cards: Sequence[Card], taker: Seat) -> int:
        """Tell what a trick, counted from 1, pays beside its card points."""
        paid, won = 0, cards[(taker - leader) % SEATS]
        for card, when, pays in self.birds:
            if number == when and won == card:
                paid += pays[taker]
        if won == FOOL and WORLD in cards:
            paid += self.captures[taker][(leader + cards.index(WORLD)) % SEATS]
        return paid

    def of_tricks(self, tricks: Sequence[Trick]) -> int:
        """Tell what the first tricks of a deal have paid beside their card points."""
        return sum(
            self.of_trick(number, each.leader, each.cards, each.taker)
            for number, each in enumerate(tricks, 1)
            if WORLD in each.cards or (number > _BEFORE and each.cards)
        )

    def paid(self, points: int, beside: int) -> int:
        """Tell what the declarer gains in all with so many points and what the tricks paid beside them."""
        return self.point * points + self.marks[points] + beside


_BEFORE = min(number for _, number in BIRDS.values()) - 1
"""Tricks before the first in which a bird may fly."""


def payoff_of(layout: Layout, options: Options) -> Payoff:
    """Take apart what a deal pays."""
    return _payoff(layout.declarer, layout.auction, layout.contras, layout.declared, options)


@lru_cache(maxsize=64)
def _payoff(
    declarer: Seat, auction: Auction, contras: int, declared: tuple[Declared, ...], options: Options
) -> Payoff:
    bare = Layout((0,) * SEATS, (), auction, declarer, contras, declared)

    def value(points: int, flown: dict[str, Seat], capture: tuple[Seat, Seat] | None = None) -> int:
        return gain(paid_for(bare, Harvest(points, flown, capture), options), declarer)

    by_points = [value(points, {}) for points in range(TOTAL + 1)]
    point = by_points[1] - by_points[0]
    birds = tuple(
        (card, number, tuple(value(0, {bird: seat}) - by_points[0] for seat in range(SEATS)))
        for bird, (card, number) in BIRDS.items()
    )
    captures = tuple(
        tuple(value(0, {}, (one, other)) - by_points[0] if one != other else 0 for other in range(SEATS))
        for one in range(SEATS)
    )
    marks = tuple(paid - point * points for points, paid in enumerate(by_points))
    return Payoff(point, marks, birds, captures)


def points_so_far(layout: Layout, tricks: Sequence[Trick]) -> int:
    """Add up what the declarer has: his discard and the tricks he has taken."""
    return 0 if layout.declarer == NOBODY else count(layout.discard) + card_points(tricks, (layout.declarer,))
