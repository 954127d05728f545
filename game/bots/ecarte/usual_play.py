"""What a player who goes by the book leads and answers, straight from hands: quick enough for thousands of layouts.

It follows `playing`, but needs no view of the table: what counts is the hand, and what may be against it.
"""

from functools import lru_cache

from game.core.cards import Card, Cards, members
from game.core.order import Order

_KEPT = 1 << 13


@lru_cache(maxsize=_KEPT)
def usual_lead(hand: Cards, unseen: Cards, order: Order, *, first: bool) -> Card:
    """Name the card that is led from a hand, to the first trick or later; unseen is what may be against it."""
    trumps, plain = hand & order.trumps, hand & ~order.trumps
    if trumps:
        top = max(members(trumps), key=lambda card: order.rank[card])
        ruling = not unseen & order.beats[top]
        count = trumps.bit_count()
        if count > 2 or not plain or (count == 2 and ruling):
            return top
        if hand.bit_count() == 2 and _draws(hand ^ 1 << top, top, unseen, order):
            return top
    return max(
        members(plain),
        key=lambda card: (_appeal(hand, card, unseen, order, first=first), order.rank[card], -card),
    )


def _draws(other: Cards, trump: Card, unseen: Cards, order: Order) -> bool:
    """Tell whether the one trump is worth leading when there is one other card."""
    out = unseen & order.trumps
    card = other.bit_length() - 1
    rules = not unseen & order.beats[card] & order.follows[order.suit[card]]
    return rules and 2 * (out & order.beats[trump]).bit_count() <= out.bit_count()


def _appeal(hand: Cards, card: Card, unseen: Cards, order: Order, *, first: bool) -> float:
    """Say how much there is for leading a plain card."""
    suit = order.follows[order.suit[card]]
    held = hand & suit
    if held & order.beats[card]:
        return -1.0
    appeal = held.bit_count() + order.rank[card] / 8
    if not unseen & order.beats[card] & suit:
        return appeal + 3
    below = held ^ 1 << card
    if not below:
        return appeal
    second = max(members(below), key=lambda each: order.rank[each])
    if not order.beats[second] & ~order.beats[card] & unseen & suit:
        return appeal + 1.0
    return appeal - 2.0 if first and not below & (below - 1) else appeal


@lru_cache(maxsize=_KEPT)
def usual_answer(hand: Cards, legal: Cards, led: Card, unseen: Cards, order: Order) -> Card:
    """Name the card that answers a lead, of those that may be played."""
    winners = legal & order.beats[led]
    if winners:
        return min(members(winners), key=lambda card: order.rank[card])
    return min(members(legal), key=lambda card: _keeping(hand, card, unseen, order))


def _keeping(hand: Cards, card: Card, unseen: Cards, order: Order) -> float:
    """Say how much there is for keeping a card."""
    rank, suit = order.rank[card], order.follows[order.suit[card]]
    if order.trumps >> card & 1:
        return 20.0 + rank
    if not unseen & order.beats[card] & suit:
        return 10.0 + rank
    return rank + 0.5 * (hand & suit == 1 << card)
