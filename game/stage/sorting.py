"""How a player arranges his hand: suits together, colours alternating, trumps at one end, the best card first."""

from functools import lru_cache
from itertools import pairwise, permutations

from game.core.cards import Card, Cards, Pack, members
from game.core.order import Order

_RED = "HD"
_SUITS = "SHCD"  # the order in which suits stand when nothing else decides
_NONE = ""


@lru_cache(maxsize=4096)
def sort_hand(cards: Cards, pack: Pack, order: Order | None, trumps_first: bool = True) -> tuple[Card, ...]:
    """Arrange a hand from left to right, by the order in force, or as printed while there is none.

    >>> from game.core.cards import PIQUET
    >>> [PIQUET.spell(card) for card in sort_hand(PIQUET.cards("7S KS 9H AC"), PIQUET, None)]
    ['KS', '7S', '9H', 'AC']
    """
    groups: dict[int, list[Card]] = {}
    for each in members(cards):
        groups.setdefault(suit_in_hand(each, pack, order), []).append(each)
    for group in groups.values():
        group.sort(key=lambda each: order.rank[each] if order else each, reverse=True)
    trumps = [group for group in groups.values() if order and order.trumps >> group[0] & 1]
    plain = [group for group in groups.values() if group not in trumps]
    ends = (trumps, []) if trumps_first else ([], trumps)
    arranged = min(
        ([*ends[0], *some, *ends[1]] for some in permutations(plain)),
        key=lambda some: (_clashes(some, pack), [_place(group, pack) for group in some]),
    )
    return tuple(each for group in arranged for each in group)


def suit_in_hand(number: Card, pack: Pack, order: Order | None) -> int:
    """Number the suit a card belongs to; cards outside the printed suits are one of their own."""
    return order.suit[number] if order else _SUITS.find(_letter(number, pack) or " ")


def _letter(number: Card, pack: Pack) -> str:
    """Give a card's printed suit; empty for the Joker and its like."""
    face = pack.faces[number]
    return face[-1] if len(face) == 2 and face[-1] in _SUITS else _NONE


def _clashes(groups: list[list[Card]], pack: Pack) -> int:
    """Count the suits that stand beside one of their own colour."""
    letters = [
        _letter(group[-1], pack) for group in groups
    ]  # the lowest: higher ones may be guests from elsewhere
    return sum((one in _RED) == (other in _RED) for one, other in pairwise(letters) if one and other)


def _place(group: list[Card], pack: Pack) -> int:
    return _SUITS.find(_letter(group[-1], pack) or " ")
