"""How the club player exchanges, marks the king, leads and answers.

What is led and answered needs no view of the table, only the hand and what may be against it: quick enough for
thousands of layouts.
"""

from functools import lru_cache, partial

from game.bots.ecarte.hands import keepers, throwing_order
from game.bots.ecarte.reasons import because
from game.bots.ecarte.situation import Situation, conceals
from game.core.bot import Decision
from game.core.cards import Card, Cards, mask, members
from game.core.move import LAYS, PLAYS, Lay, Play
from game.core.order import Order
from game.core.rules import Reason
from game.rules.ecarte import DONE, MARK_KING, king_of

_KEPT = 1 << 13


def throw(seen: Situation) -> Decision:
    """Set aside the lowest of what is neither trump nor king, as far as that goes (§12.5)."""
    view, order = seen.view, seen.order
    free = throwing_order(mask(move.card for move in view.moves if isinstance(move, Lay)), order)
    junk = bool(free) and not keepers(1 << free[0], order)
    if not junk and DONE in view.moves:
        kept = view.hand.bit_count()
        return Decision(DONE, Reason("thrown" if kept else "thrown_all", number=kept))
    # One card must go although all are worth keeping: a king, or else the lowest trump.
    forced = "throw_forced" if order.trumps >> free[0] & 1 else "throw_forced-king"
    return Decision(LAYS[free[0]], Reason("throw" if junk else forced, cards=1 << free[0]))


def mark(seen: Situation) -> Decision | None:
    """Mark the king, unless silence wins more (§12.7); None when there is nothing to mark or silence is kept."""
    if MARK_KING not in seen.view.moves or conceals(seen):
        return None
    king = 1 << king_of(seen.view.public.turn_up)
    return Decision(MARK_KING, Reason("mark_wins" if seen.need == 1 else "mark", cards=king))


def playable(seen: Situation) -> list[Card]:
    """List the cards that come into question: not the king while it is being kept secret."""
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    secret = conceals(seen)
    king = king_of(seen.view.public.turn_up)
    return [card for card in cards if not secret or card != king]


def play(seen: Situation) -> Decision:
    """Lead or answer; a king kept secret is not the first card."""
    cards = playable(seen)
    card = (
        cards[0] if len(cards) == 1 else _answer(seen, cards) if seen.view.trick.cards else _lead(seen, cards)
    )
    return Decision(PLAYS[card], partial(because, seen, card))


def _lead(seen: Situation, cards: list[Card]) -> Card:
    tricks = seen.view.tricks
    taken = sum(trick.taker == seen.view.me for trick in tricks)
    return usual_lead(mask(cards), seen.unseen, seen.order, first=not tricks, taken=taken)


def _answer(seen: Situation, cards: list[Card]) -> Card:
    order, legal, led = seen.order, mask(cards), seen.view.trick.cards[0]
    if seen.view.hand.bit_count() == 2 and not legal & (order.beats[led] | order.trumps):
        # What is kept takes the last trick from the cards below it.
        return min(
            cards, key=lambda card: (seen.unseen & order.suited[card] & ~order.beats[card]).bit_count()
        )
    return usual_answer(seen.view.hand, legal, led, seen.unseen, order)


@lru_cache(maxsize=_KEPT)
def usual_lead(hand: Cards, unseen: Cards, order: Order, *, first: bool, taken: int = 0) -> Card:
    """Lead trumps when they rule, else from the best suit (§12.6).

    Unseen is what may be against the hand; `first` tells whether this is the first trick, taken how many its holder
    has. Two trumps rule with the highest among them.
    """
    trumps, plain = hand & order.trumps, hand & ~order.trumps
    if trumps:
        top = max(members(trumps), key=lambda card: order.rank[card])
        ruling = not unseen & order.beats[top]
        count = trumps.bit_count()
        if count > 2 or not plain or (count == 2 and ruling):
            return top
        if hand.bit_count() == 2 and _draws(hand ^ 1 << top, top, unseen, order, taken):
            return top
    return max(
        members(plain),
        key=lambda card: (_appeal(hand, card, unseen, order, first=first), order.rank[card], -card),
    )


def _draws(other: Cards, trump: Card, unseen: Cards, order: Order, taken: int) -> bool:
    """Tell whether the one trump is worth leading when there is one other card.

    It is when that can be made good by it, or when both tricks are wanted.
    """
    out = unseen & order.trumps
    card = other.bit_length() - 1
    rules = not unseen & order.beats[card] & order.follows[order.suit[card]]
    return (rules or taken == 1) and 2 * (out & order.beats[trump]).bit_count() <= out.bit_count()


def _appeal(hand: Cards, card: Card, unseen: Cards, order: Order, *, first: bool) -> float:
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
    """Win as cheaply as possible, or throw what is worth least of what may be played."""
    winners = legal & order.beats[led]
    if winners:
        return min(members(winners), key=lambda card: order.rank[card])
    return min(members(legal), key=lambda card: _keeping(hand, card, unseen, order))


def _keeping(hand: Cards, card: Card, unseen: Cards, order: Order) -> float:
    rank, suit = order.rank[card], order.follows[order.suit[card]]
    if order.trumps >> card & 1:
        return 20.0 + rank
    if not unseen & order.beats[card] & suit:
        return 10.0 + rank
    return rank + 0.5 * (hand & suit == 1 << card)
