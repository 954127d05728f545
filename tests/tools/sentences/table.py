"""What is true in a position, reckoned from layouts of the hidden cards and from the rules alone."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

from game.catalogue import find
from game.core.cards import NOBODY, Card, Cards, Seat, members
from game.core.deal import HAND
from game.core.move import Lay, Play
from game.core.trick import Contract
from tests.tools.sentences.heard import Heard

LAYOUTS = 24
"""Layouts that are looked at."""
PATIENT = 240
"""Layouts among which something is looked for that is said to be possible."""


class Table:
    """One position, and what was said in it. It knows nothing of how sentences are chosen."""

    def __init__(self, said: Heard) -> None:
        """Look at the table of a sentence."""
        self.said = said
        self.rules: Any = said.rules
        self.view = said.view
        self.me, self.hand = said.view.me, said.view.hand
        self.seats = len(said.view.sides)

    @cached_property
    def contract(self) -> Contract:
        """What governs the tricks."""
        found = self.rules.contract(self.view)
        assert isinstance(found, Contract)
        return found

    @property
    def card(self) -> Card:
        """The card that is spoken of."""
        return self.said.cards.bit_length() - 1

    @property
    def number(self) -> int:
        """The number that is told."""
        return self.said.reason.number if self.said.reason else 0

    @property
    def other(self) -> Card:
        """The card it is compared with."""
        return self.said.others.bit_length() - 1

    @property
    def trick(self) -> tuple[Card, ...]:
        """What lies on the table."""
        return tuple(self.view.trick.cards)

    @property
    def legal(self) -> list[Card]:
        """The cards that may be played or laid away."""
        return [move.card for move in self.view.moves if isinstance(move, Play | Lay)]

    @property
    def trumps(self) -> Cards:
        """Every trump."""
        return self.contract.order.trumps

    def suit(self, card: Card) -> Cards:
        """Every card of a card's suit."""
        order = self.contract.order
        return sum(1 << each for each in range(len(order.suit)) if order.suit[each] == order.suit[card])

    def suits_held(self, cards: Cards) -> set[int]:
        """The suits of some cards."""
        return {self.contract.order.suit[card] for card in members(cards)}

    def faces(self, *ranks: str) -> Cards:
        """Every card whose name begins so, trumps of suits of their own left out."""
        pack = self.rules.spec.pack
        return sum(1 << card for card in range(pack.size) if pack.spell(card)[0] in ranks)

    def beats(self, one: Card, other: Card) -> bool:
        """Tell whether a card beats another that has the trick."""
        return bool(self.contract.order.beats[other] >> one & 1)

    def points(self, cards: Cards) -> int:
        """Count the points of cards."""
        return sum(self.contract.points[card] for card in members(cards))

    # ------------------------------------------------------------------ layouts

    def layouts(self, count: int) -> Iterator[tuple[Cards, ...]]:
        """Make up hands by seat, as they may be."""
        dice = Random(self.hand * 31 + len(self.view.tricks))
        for _ in range(count):
            state: Any = self.rules.imagine(self.view, dice)
            yield tuple(self.rules.view(state, seat).hand for seat in range(self.seats))

    @cached_property
    def some(self) -> Sequence[tuple[Cards, ...]]:
        """A few layouts."""
        return tuple(self.layouts(LAYOUTS))

    def elsewhere(self, hands: tuple[Cards, ...]) -> Cards:
        """Gather the cards of the other hands."""
        return sum(hand for seat, hand in enumerate(hands) if seat != self.me)

    def nobody(self, cards: Cards) -> bool:
        """Tell whether no other hand can hold any of these."""
        return not any(self.elsewhere(hands) & cards for hands in self.some)

    def somebody(self, cards: Cards) -> bool:
        """Tell whether another hand may hold one of these."""
        return any(place.name == HAND and place.may & cards for place in self.view.hidden)

    def often(self, cards: Cards, seat: Seat) -> float:
        """Tell how often a seat holds one of these."""
        return sum(bool(hands[seat] & cards) for hands in self.some) / LAYOUTS

    # ------------------------------------------------------------------ the trick

    @cached_property
    def declarer(self) -> Seat:
        """Who plays alone or picked; NOBODY elsewhere."""
        asked = find(self.said.game).given.declarer
        return asked(self.view.public) if asked else NOBODY

    def has(self, cards: tuple[Card, ...]) -> Seat:
        """Name who takes a trick that lies like this."""
        return (self.leader + cards.index(self.contract.crown(cards, self.contract.order))) % self.seats

    @property
    def leader(self) -> Seat:
        """Who has led, or leads."""
        return self.view.trick.leader if self.trick else self.me

    def later(self) -> list[Seat]:
        """List who plays after me."""
        return [(self.me + step) % self.seats for step in range(1, self.seats - len(self.trick))]

    def mine(self, seat: Seat) -> bool:
        """Tell whether a seat surely plays on my side."""
        sides = self.view.sides
        return seat == self.me or sides[seat] == sides[self.me] >= 0

    def foe(self, seat: Seat) -> bool:
        """Tell whether a seat may play against me."""
        return not self.mine(seat)

    def takes(self, card: Card) -> bool:
        """Tell whether a card takes the trick as it lies."""
        return self.has((*self.trick, card)) == self.me

    def takers(self) -> list[Card]:
        """List my cards that take the trick as it lies."""
        return [card for card in self.legal if self.takes(card)]

    def replies(self, hand: Cards, cards: tuple[Card, ...]) -> list[Card]:
        """List what may be played to a trick."""
        return list(members(self.contract.policy(hand, cards, self.contract.order)))

    def beatable(self, card: Card, *, by_foes: bool = False) -> float:
        """Tell how often somebody who plays later can take the trick from this card of mine."""
        now, count = (*self.trick, card), 0
        for hands in self.some:
            count += any(
                self.has((*now, reply)) != self.has(now)
                for seat in self.later()
                if self.foe(seat) or not by_foes
                for reply in self.replies(hands[seat], now)
            )
        return count / LAYOUTS

    def may_be_beaten(self, card: Card) -> bool:
        """Tell whether somebody who plays later may hold what takes the trick from this card of mine."""
        beating = self.contract.order.beats[card]
        return any(
            place.seat in self.later() and place.may & beating
            for place in self.view.hidden
            if place.name == HAND
        )

    def winning_beatable(self) -> bool:
        """Tell whether a foe who plays later may hold what takes the trick from the card that has it."""
        beating = self.contract.order.beats[self._best(self.trick)]
        return any(
            place.seat in self.later() and self.foe(place.seat) and place.may & beating
            for place in self.view.hidden
            if place.name == HAND
        )

    def open(self, card: Card) -> bool:
        """Tell whether either side may still get the trick when I play this card."""
        now = (*self.trick, card)
        best = self.contract.order.beats[self._best(now)]
        able = {
            self.mine(place.seat)
            for place in self.view.hidden
            if place.name == HAND and place.seat in self.later() and place.may & best
        }
        return {self.mine(self.has(now)), *able} == {True, False}

    def ours(self, card: Card, *, hopeful: bool = False) -> float:
        """Tell how often my side takes the trick with this card, partners taking it when they can.

        Of whom nobody knows whose side he is on is taken for a foe, or, hopefully, for a friend.
        """
        now, count = (*self.trick, card), 0
        for hands in self.some:
            cards, has = now, self._friend(self.has(now), hopeful)
            for seat in self.later():
                able = [
                    each for each in self.replies(hands[seat], cards) if self.beats(each, self._best(cards))
                ]
                if able:
                    has = self._friend(seat, hopeful)
                    cards = (*cards, max(able, key=lambda each: self.contract.order.rank[each]))
                else:
                    cards = (*cards, self.replies(hands[seat], cards)[0])
            count += has
        return count / LAYOUTS

    def _friend(self, seat: Seat, hopeful: bool) -> bool:
        return self.mine(seat) or (hopeful and min(self.view.sides[seat], self.view.sides[self.me]) < 0)

    def _best(self, cards: tuple[Card, ...]) -> Card:
        return self.contract.crown(cards, self.contract.order)

    def winning(self) -> Seat:
        """Name who has the trick so far; NOBODY where nothing lies."""
        return self.has(self.trick) if self.trick else NOBODY
