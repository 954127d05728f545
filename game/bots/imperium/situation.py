"""What a player sees at a glance: his cards, the card led, and what the other hand can hold."""

from game.core.cards import Card, Cards, members
from game.core.move import Play, Say
from game.core.order import Order
from game.core.record import record
from game.core.view import View
from game.rules.imperium import Public
from game.rules.imperium.cards import CONTRACTS, SUIT_LETTERS


@record
class Situation:
    """The trick from one side."""

    order: Order
    mine: Cards
    legal: Cards
    may: Cards  # what the other hand could hold
    sure: Cards  # what it certainly holds
    size: int  # how many cards it has
    led: tuple[Card, ...]  # the card to answer, if there is one
    taken: tuple[int, int]  # tricks taken so far, by me and by the other

    @property
    def trumps(self) -> Cards:
        return self.mine & self.order.trumps

    @property
    def trumps_out(self) -> Cards:
        """The trumps the other hand could hold."""
        return self.may & self.order.trumps

    def suit(self, card: Card) -> Cards:
        """Every card of the suit this card follows."""
        return self.order.follows[self.order.suit[card]]

    def letter(self, card: Card) -> str:
        """Name the suit this card follows."""
        return SUIT_LETTERS[self.order.suit[card]]

    def highest(self, card: Card) -> bool:
        """Tell whether no card of its own suit that the other hand could hold beats it."""
        return not self.order.beats[card] & self.suit(card) & self.may

    def wins(self, card: Card) -> bool:
        """Tell whether the card takes the trick on the table."""
        return bool(self.order.beats[self.led[0]] >> card & 1)

    def expected(self, cards: Cards) -> float:
        """Reckon how many of these cards the other hand holds."""
        free = (self.may & ~self.sure).bit_count()
        certain = (cards & self.sure).bit_count()
        if not free:
            return certain
        return (
            certain + (cards & self.may & ~self.sure).bit_count() * (self.size - self.sure.bit_count()) / free
        )

    def ranked(self, cards: Cards) -> list[Card]:
        """List cards from the lowest to the highest rank in their suits, plain cards before trumps."""
        order = self.order
        return sorted(members(cards), key=lambda card: (order.trumps >> card & 1, order.rank[card], card))


def situation(view: View[Public]) -> Situation:
    """Look at the table during trick play, with at least one card to play."""
    legal = 0
    for move in view.moves:
        if isinstance(move, Play):
            legal |= 1 << move.card
    hand = view.hidden[0]
    mine = sum(trick.taker == view.me for trick in view.tricks)
    return Situation(
        CONTRACTS[view.public.turn_up].order,
        view.hand,
        legal,
        hand.may,
        hand.sure,
        hand.size,
        view.trick.cards,
        (mine, len(view.tricks) - mine),
    )


def names(view: View[Public]) -> list[str]:
    """List the imperiums that can be named now."""
    return [move.word for move in view.moves if isinstance(move, Say) and move.word != "done"]
