"""Orders of cards that nobody would guess, and where a card stands in its suit: what is kept at hand at the table."""

from functools import lru_cache

from game.core.cards import Card, Cards, Pack, members
from game.core.order import Order
from game.core.record import record

_USUAL = "AKQCJT98765432"
"""Ranks as everybody knows them, the highest first, with the cavalier below the queen."""


@record
class SuitOrder:
    """Suits that rank alike, and how; the highest first."""

    suits: str  # their letters
    ranks: str  # their letters


@record
class Ranking:
    """What of an order is unusual."""

    trumps: tuple[Card, ...]  # the highest first; empty where they rank like the other suits
    plain: tuple[SuitOrder, ...]


@record
class Standing:
    """Where a card stands among those of its suit."""

    place: int  # 1 for the highest
    count: int
    trump: bool


NOTHING_UNUSUAL = Ranking((), ())


@lru_cache(maxsize=64)
def unusual(order: Order, pack: Pack) -> Ranking:
    """Find what of an order is unusual: trumps of several suits, and suits in which the ranks stand otherwise."""
    trumps = _descending(order, order.trumps)
    mixed = len({_letter(each, pack) for each in trumps}) > 1 or any(
        len(pack.faces[each]) != 2 for each in trumps
    )
    found: dict[str, str] = {}
    for cards in order.follows:
        if cards and not (mixed and cards == order.trumps):
            listed = _descending(order, cards)
            ranks = "".join(pack.faces[each][0] for each in listed)
            found[ranks] = found.get(ranks, "") + _letter(listed[-1], pack)
    odd = [SuitOrder(suits, ranks) for ranks, suits in found.items() if not _usual(ranks)]
    return Ranking(trumps if mixed else (), tuple(odd))


def standing(order: Order, card: Card) -> Standing:
    """Tell where a card stands in its suit as the order has it."""
    cards = order.follows[order.suit[card]]
    higher = sum(order.rank[each] > order.rank[card] for each in members(cards))
    return Standing(higher + 1, cards.bit_count(), bool(order.trumps >> card & 1))


def _descending(order: Order, cards: Cards) -> tuple[Card, ...]:
    return tuple(sorted(members(cards), key=lambda each: -order.rank[each]))


def _letter(card: Card, pack: Pack) -> str:
    return pack.faces[card][-1]


def _usual(ranks: str) -> bool:
    """Tell whether ranks stand as everybody knows them.

    >>> _usual("AKQJ"), _usual("ATK987"), _usual("KQCJT987")
    (True, False, True)
    """
    return list(ranks) == sorted(ranks, key=_USUAL.index)
