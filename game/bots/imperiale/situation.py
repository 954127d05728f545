"""What a player sees at a glance: his cards, the card led, the other's likely ones, and what honours are worth."""

from functools import lru_cache
from math import comb

from game.core.cards import Card, Cards, members
from game.core.move import Play
from game.core.order import Order
from game.core.record import record
from game.core.view import View
from game.rules.imperiale import Imperiale, Public
from game.rules.imperiale.cards import HONOURS, SUIT_LETTERS, suit_of
from game.rules.imperiale.scoring import WHITES_IN_A_RED, annuls


@record
class Situation:
    """The trick from one side."""

    order: Order
    honours: Cards
    leader_paid: bool  # whether honours pay the leader (§10) or whoever takes the trick (§13.2)
    heading: bool  # whether who follows suit must beat the card led (§9.3, §13.9)
    mine: Cards
    legal: Cards
    may: Cards  # what the other hand could hold
    sure: Cards  # what it certainly holds
    size: int  # how many cards it has
    led: tuple[Card, ...]  # the card to answer, if there is one
    press: int  # the other's whites, if my next white is a red and annuls them
    guard: int  # mine, if his next white does

    @property
    def trumps_out(self) -> Cards:
        """The trumps the other hand could hold."""
        return self.may & self.order.trumps

    def suit(self, card: Card) -> Cards:
        return self.order.follows[self.order.suit[card]]

    def letter(self, card: Card) -> str:
        return SUIT_LETTERS[self.order.suit[card]]

    def is_trump(self, card: Card) -> bool:
        return bool(self.order.trumps >> card & 1)

    def is_honour(self, card: Card) -> bool:
        return bool(self.honours >> card & 1)

    def above(self, card: Card) -> Cards:
        """The cards of its own suit, in the other hand perhaps, that beat a card."""
        return self.order.beats[card] & self.suit(card) & self.may

    def wins(self, card: Card) -> bool:
        """Tell whether the card takes the trick on the table."""
        return bool(self.order.beats[self.led[0]] >> card & 1)

    def lacks(self, cards: Cards) -> float:
        """Give the chance that the other hand holds none of these cards."""
        if cards & self.sure:
            return 0.0
        free = (self.may & ~self.sure).bit_count()
        return _none(free, self.size - self.sure.bit_count(), (cards & self.may).bit_count())


@lru_cache(maxsize=1 << 13)
def _none(free: int, held: int, wanted: int) -> float:
    """Give the chance that none of some wanted cards is among those held of the free ones."""
    return comb(free - wanted, held) / comb(free, held)


def situation(view: View[Public], rules: Imperiale) -> Situation:
    """Look at the table, with at least one card to play."""
    contract = rules.contract(view)
    assert contract is not None, "there are tricks to play"
    legal = 0
    for move in view.moves:
        if isinstance(move, Play):
            legal |= 1 << move.card
    other = view.hidden[0]
    (_, whites), (_, others) = view.ledger.holdings[view.me], view.ledger.holdings[1 - view.me]
    annulling = annuls(view.ledger.finished + 1, rules.options)
    return Situation(
        contract.order,
        HONOURS[suit_of(view.public.turn_up)],
        rules.options.honours_scoring == "leader",
        rules.options.must_head,
        view.hand,
        legal,
        other.may,
        other.sure,
        other.size,
        view.trick.cards,
        others if annulling and whites == WHITES_IN_A_RED - 1 else 0,
        whites if annulling and others == WHITES_IN_A_RED - 1 else 0,
    )


def ranked(cards: Cards, order: Order) -> list[Card]:
    """List cards from the lowest to the highest in their suits, plain cards before trumps."""
    return sorted(members(cards), key=lambda card: (order.trumps >> card & 1, order.rank[card], card))


def holds(seen: Situation, card: Card) -> float:
    """Give the chance that a card takes the trick when it is led."""
    above = seen.lacks(seen.above(card))
    if seen.is_trump(card):
        return above
    suit = seen.suit(card)
    return above - seen.lacks(suit) + seen.lacks(suit | seen.trumps_out)


def ruffed(seen: Situation, card: Card) -> float:
    """Give the chance that the other hand has to trump the card when it is led."""
    if seen.is_trump(card):
        return 0.0
    suit = seen.suit(card)
    return seen.lacks(suit) - seen.lacks(suit | seen.trumps_out)
