"""Tricks: what may be played to one, and who takes it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
    beats = order.beats
    if len(cards) == 2:  # every trick at a table of two: they need not be gone through
        led, reply = cards
        return reply if beats[led] >> reply & 1 else led
    best = cards[0]
    above = beats[best]
    for card in cards:
        if above >> card & 1:
            best, above = card, beats[card]
    return best


@dataclass(frozen=True, eq=False, slots=True)
class Contract:
    """All that trick play needs to know: enough for a solver to play a game it has never heard of.

    Compared by identity, like an order: what is remembered of a contract is asked for all the time.
    """

    order: Order
    policy: Policy
    points: tuple[int, ...]  # by card: what it is worth to the side that takes it
    trick: int  # what the trick itself is worth
    crown: Crown = head  # which of the cards on the table is winning, where ranking alone does not tell
    draws: bool = (
        False  # whether cards still come to the hands after a trick, so that what they hold proves little
    )


def taker(trick: Trick, contract: Contract, seats: int) -> Seat:
    return (trick.leader + trick.cards.index(contract.crown(trick.cards, contract.order))) % seats


def must_follow(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit; a player void of it plays what he likes."""
    return hand & order.suited[cards[0]] or hand


def must_trump(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit; a player void of it trumps if he can."""
    return hand & order.suited[cards[0]] or hand & order.trumps or hand


def must_head(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit and head the trick in it if possible; a player void of the suit plays what he likes."""
    led = cards[0]
    same = hand & order.suited[led]
    # a lone card is its own head: at a table of two, every reply is to one
    return same & order.beats[head(cards, order) if len(cards) > 1 else led] or same or hand


def must_overtake(hand: Cards, cards: tuple[Card, ...], order: Order) -> Cards:
    """Follow suit, heading the trick if possible; void of the suit, trump, heading the trick if possible."""
    led = cards[0]
    same = hand & order.suited[led] or hand & order.trumps
    return same & order.beats[head(cards, order) if len(cards) > 1 else led] or same or hand


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
def _denied(cards: tuple[Card, ...], contract: Contract) -> tuple[tuple[int, Cards], ...]:
    """List what the players of a trick have denied by it, by their places; asked again and again of the same trick."""
    found, best, beats = [], cards[0], contract.order.beats
    plain = contract.policy in _BY_HEAD
    for place in range(1, len(cards)):
        card = cards[place]
        out = (
            _denied_below(card, cards[0], best, contract) if plain else denied(card, cards[:place], contract)
        )
        if out:
            found.append((place, out))
        if beats[best] >> card & 1:
            best = card
    return tuple(found)


_BY_HEAD: frozenset[Policy] = frozenset((must_follow, must_trump, must_head, must_overtake))
"""Policies that ask for no more than the card led and the one that is winning."""


def _denied_below(card: Card, led: Card, best: Card, contract: Contract) -> Cards:
    """Tell the same where nothing counts but the card led and the best one before this."""
    order, policy = contract.order, contract.policy
    suit, above = order.suited[led], order.beats[best]
    if suit >> card & 1:
        shirked = policy in _HEADING and not above >> card & 1
        return suit & above if shirked else 0
    if policy is must_follow or policy is must_head:
        return suit
    if not order.trumps >> card & 1:
        return suit | order.trumps
    return suit | order.trumps & above if policy is must_overtake and not above >> card & 1 else suit


_HEADING: frozenset[Policy] = frozenset((must_head, must_overtake))
"""Those of them that ask who can to head the trick."""


def lacking(tricks: tuple[Trick, ...], contract: Contract, seats: int) -> tuple[Cards, ...]:
    """Tell by seat which cards it has shown it does not hold, by what it played to these tricks."""
    lacks = _lacks(tricks[:-1], contract, seats)
    if not tricks:
        return lacks
    last = tricks[-1]
    return _lacking_too(lacks, last, contract) if len(last.cards) > 1 else lacks


@lru_cache(maxsize=1 << 12)
def _lacks(tricks: tuple[Trick, ...], contract: Contract, seats: int) -> tuple[Cards, ...]:
    """Tell the same of finished tricks, asked of the same ones by view after view."""
    if not tricks:
        return (0,) * seats
    return _lacking_too(_lacks(tricks[:-1], contract, seats), tricks[-1], contract)


def _lacking_too(lacks: tuple[Cards, ...], trick: Trick, contract: Contract) -> tuple[Cards, ...]:
    """Add what one more trick has shown."""
    denied = _denied(trick.cards, contract)
    if not denied:
        return lacks
    found = list(lacks)
    for place, cards in denied:
        found[(trick.leader + place) % len(found)] |= cards
    return tuple(found)


def cards_of(tricks: Sequence[Trick]) -> Cards:
    """Gather what was played to these tricks."""
    played = 0
    for trick in tricks:
        for card in trick.cards:
            played |= 1 << card
    return played


def played_by(tricks: Sequence[Trick], seats: int) -> tuple[Cards, ...]:
    """Gather by seat what it played to these tricks."""
    played = [0] * seats
    for trick in tricks:
        seat = trick.leader
        for card in trick.cards:
            played[seat] |= 1 << card
            seat = seat + 1 if seat + 1 < seats else 0
    return tuple(played)
