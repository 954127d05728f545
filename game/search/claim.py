"""Whether a seat takes all the rest: an order of its cards that no hand the others may hold can break."""

from typing import TypeAlias, TypeVar

from game.core.cards import Card, Cards, Seat, bit, mask, members
from game.core.move import Play
from game.core.record import record
from game.core.trick import Contract, denied, head
from game.core.view import View

P = TypeVar("P")

UnseenCards: TypeAlias = tuple[Cards, Cards, int]
"""One hand I can't see: what it may hold, what it surely holds, how many cards it has."""
Hands: TypeAlias = tuple[frozenset[UnseenCards], ...]
"""By seat: everything its hand may have come to; nothing for my own."""

LIMIT = 20_000
"""Replies that are looked at before a proof is given up: some tenths of a second."""


@record
class Claim:
    """All the rest, taken by the cards in this order whatever the others hold and play; no cards: nothing is sure."""

    cards: tuple[Card, ...]


class _GivenUp(Exception):
    """The proof grows too long."""


def claim(view: View[P], contract: Contract | None, limit: int = LIMIT) -> Claim:
    """Prove that the seat to play takes every trick of the rest by itself, if that can be proved.

    Each of the others is reckoned with by itself: any hand it may hold, any card it may then play. That two of them
    can't hold one card is left out of account, so what is proved holds all the more. A card is tried only while the
    seat leads or can win with it; when the looking takes longer than the limit, nothing is claimed. Nor is it while
    the seat may not play all that the contract allows: what binds it now may bind it again in a trick to come. And
    while cards are still drawn nothing is sure: the rest is more than what is held.
    """
    legal = [move.card for move in view.moves if isinstance(move, Play)]
    hands, table = _hands(view), view.trick.cards
    if contract is None or contract.crown is not head:  # where more than ranking decides, nothing is proved
        return Claim(())
    if contract.draws:
        return Claim(())
    allowed = contract.policy(view.hand, table, contract.order) if table else view.hand
    if hands is None or not legal or len(legal) < len(view.moves) or mask(legal) != allowed:
        return Claim(())
    try:
        return Claim(_Proof(contract, view, limit).begin(legal, hands) or ())
    except _GivenUp:
        return Claim(())


def _hands(view: View[P]) -> Hands | None:
    """Give what the others may hold; None unless each has as many cards as there are tricks to come."""
    seats, played = len(view.sides), len(view.trick.cards)
    hands: list[frozenset[UnseenCards]] = [frozenset()] * seats
    for place in view.hidden:
        if place.name == "hand":
            hands[place.seat] = frozenset(((place.may, place.sure, place.size),))
    for turn in range(1, seats):
        seat = (view.me + turn) % seats
        size = view.hand.bit_count() - ((seat - view.trick.leader) % seats < played)
        if [each[2] for each in hands[seat]] != [size]:
            return None
    return tuple(hands)


class _Proof:
    """The search for an order, from one view."""

    def __init__(self, contract: Contract, view: View[P], limit: int) -> None:
        self._contract = contract
        self._order = contract.order
        self._table = view.trick.cards
        self._hand = view.hand
        self._me = view.me
        self._seats = len(view.sides)
        self._left = limit
        cards = range(len(contract.order.suit))
        mine = members(view.hand)
        self._kind = [
            (self._order.suit[card], *(self._order.beats[each] >> card & 1 for each in mine))
            for card in cards
        ]

    def begin(self, legal: list[Card], hands: Hands) -> tuple[Card, ...] | None:
        """Find the order, beginning in the trick on the table with one of the legal cards."""
        first = legal if self._table else self._leads(self._hand)
        return self._with(sorted(first, key=self._worth), self._hand, self._table, hands)

    def _worth(self, card: Card) -> tuple[int, int]:
        """Sort winners of the trick on the table by what they cost; trumps are the dearest."""
        return (self._order.trumps >> card & 1, self._order.rank[card]) if self._table else (0, 0)

    def _leads(self, left: Cards) -> list[Card]:
        """List the leads worth trying: the highest card of each suit, trumps first.

        A lower card of the suit is safe only where the highest is, and as long.
        """
        best: dict[int, Card] = {}
        rank = self._order.rank
        for card in members(left):
            suit = self._order.suit[card]
            best[suit] = max(card, best.get(suit, card), key=lambda each: rank[each])
        return sorted(best.values(), key=lambda card: not self._order.trumps >> card & 1)

    def _with(
        self, cards: list[Card], left: Cards, table: tuple[Card, ...], hands: Hands
    ) -> tuple[Card, ...] | None:
        """Find an order that begins with one of these cards."""
        for card in cards:
            after = self._played(card, table, hands)
            rest = left & ~bit(card)
            if after is None:
                continue
            order = self._with(self._leads(rest), rest, (), after) if rest else ()
            if order is not None:
                return (card, *order)
        return None

    def _played(self, card: Card, table: tuple[Card, ...], hands: Hands) -> Hands | None:
        """Give what the others may hold after this trick; None when one of them may take it, or has."""
        before = (*table, card)
        if head(before, self._order) != card:
            return None
        after = list(hands)
        for turn in range(1, self._seats - len(table)):
            seat: Seat = (self._me + turn) % self._seats
            come_to: set[UnseenCards] = set()
            for unseen in hands[seat]:
                for reply, then in self._replies(unseen, before):
                    if self._order.beats[card] >> reply & 1:
                        return None
                    come_to.add(then)
            after[seat] = frozenset(come_to)
        return tuple(after)

    def _replies(self, unseen: UnseenCards, before: tuple[Card, ...]) -> list[tuple[Card, UnseenCards]]:
        """List what a hand may reply, and what it then is; of cards that are alike to me, one speaks for all."""
        may, sure, size = unseen
        found: list[tuple[Card, UnseenCards]] = []
        seen = set()
        for card in members(may):
            kind = (self._kind[card], sure >> card & 1)
            if kind in seen:
                continue
            seen.add(kind)
            self._left -= 1
            if self._left < 0:
                raise _GivenUp
            others = may & ~bit(card) & ~denied(card, before, self._contract)
            owed = sure & ~bit(card)
            if not owed & ~others and owed.bit_count() < size <= others.bit_count() + 1:
                found.append((card, (others, owed, size - 1)))
        return found
