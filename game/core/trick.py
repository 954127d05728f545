"""Tricks: what may be played to one, and who takes it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from game.core.cards import NOBODY, Card, Cards, Seat
from game.core.order import Order
from game.core.record import record


@record
class Trick:
    """Cards in the order they were played, the leader's first, seats following in the order of play."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    taker: Seat = NOBODY  # known once the trick is full


NO_TRICK = Trick(NOBODY)
"""What lies on the table while nobody is playing tricks."""

Policy: TypeAlias = Callable[[Cards, tuple[Card, ...], Order], Cards]
"""From a hand and the cards already on the table (one at least) to the cards that may be played."""
Crown: TypeAlias = Callable[[tuple[Card, ...], Order], Card]
"""From the cards on the table (one at least) to the one that is winning."""


def head(cards: tuple[Card, ...], order: Order) -> Card:
    """Tell which of the cards on the table is winning."""
    best = cards[0]
    for card in cards[1:]:
        if order.beats[best] >> card & 1:
            best = card
    return best


@record
class Contract:
    """All that trick play needs to know: enough for a solver to play a game it has never heard of."""

    order: Order
    policy: Policy
    points: tuple[int, ...]  # by card: what it is worth to the side that takes it
    trick: int  # what the trick itself is worth
    crown: Crown = head  # which of the cards on the table is winning, where ranking alone does not tell
    draws: bool = (
        False  # whether cards still come to the hands after a trick, so that what they hold proves little
    )


def taker(trick: Trick, contract: Contract, seats: int) -> Seat:
    """Tell which seat is winning the trick."""
    return (trick.leader + trick.cards.index(contract.crown(trick.cards, contract.order))) % seats


def must_follow(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit; a player void of it plays what he likes."""
    return hand & order.follows[order.suit[cards[0]]] or hand


def must_trump(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit; a player void of it trumps if he can."""
    return hand & order.follows[order.suit[cards[0]]] or hand & order.trumps or hand


def must_head(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit and head the trick in it if possible; a player void of the suit plays what he likes."""
    same = hand & order.follows[order.suit[cards[0]]]
    return same & order.beats[head(cards, order)] or same or hand


def must_overtake(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit, heading the trick if possible; void of the suit, trump, heading the trick if possible."""
    same = hand & order.follows[order.suit[cards[0]]] or hand & order.trumps
    return same & order.beats[head(cards, order)] or same or hand


def denied(card: Card, before: tuple[Card, ...], contract: Contract) -> Cards:
    """Tell which cards a player has shown he does not hold by playing this card to these.

    Every policy sorts a hand into classes and allows the best class only, so a card was legal in a hand exactly
    if it is legal beside each other card of that hand taken alone.
    """
    if not before:
        return 0
    out = 0
    for other in range(len(contract.order.suit)):
        if other != card and not contract.policy(1 << card | 1 << other, before, contract.order) >> card & 1:
            out |= 1 << other
    return out


@lru_cache(maxsize=1 << 14)
def _denied(cards: tuple[Card, ...], contract: Contract) -> tuple[Cards, ...]:
    """Tell what the players of a trick have denied by it, the leader first; asked again and again of the same trick."""
    return tuple(denied(card, cards[:place], contract) for place, card in enumerate(cards))


def lacking(tricks: Sequence[Trick], contract: Contract, seats: int) -> tuple[Cards, ...]:
    """Tell by seat which cards it has shown it does not hold, by what it played to these tricks."""
    lacks = [0] * seats
    for trick in tricks:
        if len(trick.cards) > 1:
            for place, cards in enumerate(_denied(trick.cards, contract)):
                lacks[(trick.leader + place) % seats] |= cards
    return tuple(lacks)


def cards_of(tricks: Sequence[Trick]) -> Cards:
    """Gather what was played to these tricks."""
    return sum(1 << card for trick in tricks for card in trick.cards)


def played_by(tricks: Sequence[Trick], seats: int) -> tuple[Cards, ...]:
    """Gather by seat what it played to these tricks."""
    played = [0] * seats
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % seats] |= 1 << card
    return tuple(played)
