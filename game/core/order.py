"""Who beats whom under one contract, as tables built once and then only read."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.cards import Card, Cards, mask


@dataclass(frozen=True, eq=False, slots=True)
class Order:
    """Effective suits and ranking. Compared by identity: a game builds each order once and keeps it."""

    suit: tuple[int, ...]  # effective suit by card; trumps are a suit of their own
    follows: tuple[Cards, ...]  # by effective suit: every card that belongs to it
    beats: tuple[Cards, ...]  # by card: every card that would take the trick from it while it is winning
    trumps: Cards  # every trump, 0 when there are none
    rank: tuple[int, ...]  # by card: 0 for the lowest of its effective suit, upwards
    suited: tuple[Cards, ...]  # by card: every card of its effective suit


def order(suits: Sequence[Sequence[Card]], trump: int | None, size: int) -> Order:
    """Build the tables from effective suits, each listed highest card first; trump names one of them, or none.

    >>> plain = order([(1, 0), (3, 2)], trump=1, size=4)
    >>> plain.beats[1] == mask([2, 3]), plain.beats[0] == mask([1, 2, 3]), plain.beats[3]
    (True, True, 0)
    """
    suit, rank, beats = [0] * size, [0] * size, [0] * size
    follows = tuple(mask(cards) for cards in suits)
    trumps = 0 if trump is None else follows[trump]
    for index, cards in enumerate(suits):
        higher = 0 if index == trump else trumps
        for place, card in enumerate(cards):
            suit[card], rank[card], beats[card] = index, len(cards) - 1 - place, higher
            higher |= 1 << card
    suited = tuple(follows[index] for index in suit)
    return Order(tuple(suit), follows, tuple(beats), trumps, tuple(rank), suited)


def between(one: Card, other: Card, order: Order) -> Cards:
    """Give the cards that rank between two cards of one suit.

    >>> plain = order([(3, 2, 1, 0)], trump=None, size=4)
    >>> between(0, 3, plain) == mask([1, 2]), between(3, 2, plain)
    (True, 0)
    """
    beats = order.beats
    low, high = (one, other) if beats[one] >> other & 1 else (other, one)
    return beats[low] & ~beats[high] & ~(1 << high)
