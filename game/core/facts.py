"""What holds in a position of one seat, by its view and the rules alone: what the conditions of sentences ask for."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

from game.core.cards import NOBODY, Card, Cards, Seat, mask, members
from game.core.deal import HAND
from game.core.move import Lay, Play
from game.core.order import Order
from game.core.record import record
from game.core.rules import Reason
from game.core.trick import Contract
from game.core.view import Place, View

R = TypeVar("R")
P = TypeVar("P")


@record
class Facts(Generic[R, P]):
    """A position as one seat knows it, with the cards a sentence speaks of and those it compares them with."""

    rules: R
    view: View[P]
    governs: Contract | None  # what governs the tricks, once that is settled
    cards: Cards = 0
    others: Cards = 0
    number: int = 0  # what a sentence tells beside

    @property
    def contract(self) -> Contract:
        """What governs the tricks."""
        assert self.governs is not None, "it is settled what governs the tricks"
        return self.governs

    @property
    def order(self) -> Order:
        """Who beats whom."""
        return self.contract.order

    @property
    def card(self) -> Card:
        """The card that is spoken of."""
        return self.cards.bit_length() - 1

    @property
    def other(self) -> Card:
        """The card it is compared with."""
        return self.others.bit_length() - 1

    # ------------------------------------------------------------------ my hand

    @property
    def hand(self) -> Cards:
        """My cards."""
        return self.view.hand

    @property
    def legal(self) -> Cards:
        """The cards that may be played or laid away."""
        return mask(move.card for move in self.view.moves if isinstance(move, Play | Lay))

    @property
    def forced(self) -> bool:
        """Whether one card only may be played."""
        legal = self.legal
        return not legal & (legal - 1)

    @property
    def rest(self) -> Cards:
        """What stays in my hand."""
        return self.hand & ~self.cards

    @property
    def trumps(self) -> Cards:
        """My trumps."""
        return self.hand & self.order.trumps

    @property
    def plain(self) -> Cards:
        """My cards that are no trumps."""
        return self.hand & ~self.order.trumps

    def is_trump(self, card: Card) -> bool:
        return bool(self.order.trumps >> card & 1)

    def suit(self, card: Card) -> Cards:
        """Every card of a card's suit."""
        return self.order.suited[card]

    def length(self, card: Card) -> int:
        """Count my cards of a card's suit."""
        return (self.hand & self.suit(card)).bit_count()

    def single(self, card: Card) -> bool:
        """Tell whether a card stands alone in its suit."""
        return self.length(card) == 1

    def suits(self, cards: Cards) -> frozenset[int]:
        """Name the suits of some cards."""
        return frozenset(self.order.suit[card] for card in members(cards))

    def points(self, card: Card) -> int:
        return self.contract.points[card]

    def counting(self, cards: Cards) -> Cards:
        """Pick out the cards that count."""
        return mask(card for card in members(cards) if self.contract.points[card])

    def total(self, cards: Cards) -> int:
        """Add up what cards count."""
        return sum(self.contract.points[card] for card in members(cards))

    @property
    def points_differ(self) -> bool:
        """Whether the cards I may play count differently."""
        return len({self.contract.points[card] for card in members(self.legal)}) > 1

    @property
    def can_trump_later(self) -> bool:
        """Whether what is given up leaves a suit that others may lead, and a trump for it that is not the last card."""
        rest, given = self.rest, self.cards & ~self.order.trumps
        gone = [card for card in members(given) if not rest & self.suit(card) and self.out & self.suit(card)]
        return bool(gone and rest & self.order.trumps and rest & (rest - 1))

    # ------------------------------------------------------------------ the others' hands

    @property
    def places(self) -> tuple[Place, ...]:
        """The other hands, as far as I know them."""
        return tuple(place for place in self.view.hidden if place.name == HAND)

    @property
    def out(self) -> Cards:
        """The cards that may be in other hands."""
        found = 0
        for place in self.places:
            found |= place.may
        return found

    @property
    def trumps_out(self) -> Cards:
        """The trumps that may be in other hands."""
        return self.out & self.order.trumps

    def above(self, card: Card) -> Cards:
        """The higher cards of its suit that may be in other hands."""
        return self.out & self.order.beats[card] & self.suit(card)

    def top(self, card: Card) -> bool:
        """Tell whether no higher card of its suit can be in another hand."""
        return not self.above(card)

    def any_top(self, cards: Cards) -> bool:
        """Tell whether one of these is the highest of its suit that is left."""
        return any(self.top(card) for card in members(cards))

    @property
    def outranks(self) -> bool:
        """Whether a trump of mine beats one that may be out."""
        return any(self.trumps_out & ~self.order.beats[card] for card in members(self.trumps))

    # ------------------------------------------------------------------ the trick

    @property
    def leading(self) -> bool:
        return not self.view.trick.cards

    @property
    def table(self) -> tuple[Card, ...]:
        """What lies on the table."""
        return self.view.trick.cards

    @property
    def best(self) -> Card:
        """The card that has the trick so far."""
        return self.contract.crown(self.table, self.order)

    @property
    def winner(self) -> Seat:
        """Who has the trick so far; NOBODY before the lead."""
        if self.leading:
            return NOBODY
        return (self.view.trick.leader + self.table.index(self.best)) % len(self.view.sides)

    def mine(self, seat: Seat) -> bool:
        """Tell whether a seat is known to play on my side."""
        sides = self.view.sides
        return seat == self.view.me or (seat >= 0 and sides[seat] == sides[self.view.me] >= 0)

    @property
    def sides_known(self) -> bool:
        """Whether I know who plays with whom."""
        return min(self.view.sides) >= 0

    @property
    def ours(self) -> bool:
        """Whether a partner has the trick so far."""
        return self.mine(self.winner)

    @property
    def behind(self) -> tuple[Place, ...]:
        """The hands that play to this trick after me."""
        view, seats = self.view, len(self.view.sides)
        later = [(view.me + step) % seats for step in range(1, seats - len(view.trick.cards))]
        return tuple(place for place in self.places if place.seat in later)

    @property
    def foes_behind(self) -> bool:
        """Whether somebody who plays after me is not known to be on my side."""
        return any(not self.mine(place.seat) for place in self.behind)

    def takes(self, card: Card) -> bool:
        """Tell whether a card would have the trick as it lies."""
        return self.contract.crown((*self.table, card), self.order) == card

    @property
    def takers(self) -> Cards:
        """The cards I may play that would have the trick as it lies."""
        return mask(card for card in members(self.legal) if self.takes(card))

    @property
    def may_choose(self) -> bool:
        """Whether the trick may be taken as it lies or left."""
        return bool(self.takers and self.legal & ~self.takers)

    @property
    def hopeless(self) -> bool:
        """Whether no card I may play would have the trick."""
        return not self.leading and not self.takers

    @property
    def following(self) -> bool:
        """Whether the card that is spoken of is of the suit led."""
        return bool(self.suit(self.table[0]) & self.cards)

    @property
    def ruffing(self) -> bool:
        """Whether the card that is spoken of trumps a plain suit."""
        return not self.leading and self.is_trump(self.card) and not self.is_trump(self.table[0])

    def threats(self, best: Card, led: Card, places: Iterable[Place]) -> Cards:
        """Give what others may hold, and may play, that takes the trick from its best card."""
        suit, above, found = self.suit(led), self.order.beats[best], 0
        for place in places:
            found |= place.may & above & suit
            void = not place.sure & suit and (place.may & ~suit).bit_count() >= place.size
            found |= place.may & above & ~suit if void else 0
        return found

    def beaten_by(self, card: Card) -> Cards:
        """Give what those who play after me, whoever they are, may take the trick with from a card that has it."""
        return self.threats(card, (*self.table, card)[0], self.behind)

    def sure(self, card: Card) -> bool:
        """Tell whether a card takes the trick, whatever the others hold."""
        return self.takes(card) and not self.beaten_by(card)

    def safe(self, card: Card) -> bool:
        """Tell whether a card takes the trick or leaves it to a partner only."""
        foes = [place for place in self.behind if not self.mine(place.seat)]
        return self.takes(card) and not self.threats(card, (*self.table, card)[0], foes)

    @property
    def threatened(self) -> bool:
        """Whether an opponent who plays after me may take the trick from who has it."""
        foes = [place for place in self.behind if not self.mine(place.seat)]
        return not self.leading and bool(self.threats(self.best, self.table[0], foes))

    @property
    def lowest(self) -> bool:
        """Whether no lower card of its suit may be played instead of the one that is spoken of."""
        return not any(self.order.rank[each] < self.order.rank[self.card] for each in self._alike(self.legal))

    @property
    def cheapest(self) -> bool:
        """Whether the card that is spoken of is the lowest that would have the trick, plain before trump."""
        takers, card = self.takers, self.card
        if not takers & self.cards or (self.is_trump(card) and takers & ~self.order.trumps):
            return False
        return not any(self.order.rank[each] < self.order.rank[card] for each in self._alike(takers))

    def _alike(self, cards: Cards) -> tuple[Card, ...]:
        return members(cards & self.suit(self.card))

    @property
    def keeps_better(self) -> bool:
        """Whether a card stays that ranks above the one that is spoken of."""
        rank, card = self.order.rank, self.card
        return any(
            self.is_trump(each) > self.is_trump(card) or rank[each] > rank[card]
            for each in members(self.rest)
        )

    @property
    def ranks_lowest(self) -> bool:
        """Whether no card that may be played ranks lower than the one that is spoken of, plain before trump."""
        rank, card = self.order.rank, self.card
        return all(
            (self.is_trump(card), rank[card]) <= (self.is_trump(each), rank[each])
            for each in members(self.legal)
        )

    def beaten(self, card: Card) -> int:
        """Count the cards of its suit that may be out and beat a card."""
        return self.above(card).bit_count()

    @property
    def _others(self) -> tuple[Card, ...]:
        """The cards that may be played instead of the one that is spoken of."""
        return members(self.legal & ~self.cards)

    @property
    def beaten_least(self) -> bool:
        """Whether no card that may be played is beaten by fewer of those out, and some are by more."""
        mine, others = self.beaten(self.card), [self.beaten(each) for each in self._others]
        return mine <= min(others, default=0) and mine < max(others, default=0)

    @property
    def beaten_most(self) -> bool:
        """Whether no card that may be played is beaten by more of those out, and some are by fewer."""
        mine, others = self.beaten(self.card), [self.beaten(each) for each in self._others]
        return mine >= max(others, default=0) and mine > min(others, default=0)

    def catches(self, card: Card) -> int:
        """Count the cards of its suit that may be out and are beaten by a card."""
        return (self.out & self.suit(card) & ~self.order.beats[card]).bit_count()

    @property
    def catches_least(self) -> bool:
        """Whether no card that may be played beats fewer of those out, and some beat more."""
        mine, others = self.catches(self.card), [self.catches(each) for each in self._others]
        return mine <= min(others, default=0) and mine < max(others, default=0)

    @property
    def keeps_top(self) -> bool:
        """Whether the highest card of a suit stays that is left of it, and is not the card that is spoken of."""
        return not self.top(self.card) and self.any_top(self.rest)

    @property
    def counts_least(self) -> bool:
        """Whether no card that may be played counts less than the one that is spoken of, and some count more."""
        mine, others = self.points(self.card), [self.points(each) for each in self._others]
        return mine <= min(others, default=0) and mine < max(others, default=0)

    @property
    def all_trumps(self) -> bool:
        """Whether only trumps may be played."""
        return not self.legal & ~self.order.trumps

    @property
    def taken(self) -> int:
        """How many tricks I have taken."""
        return sum(trick.taker == self.view.me for trick in self.view.tricks)


Condition: TypeAlias = Callable[[Facts[R, P]], bool]
"""Tells whether a sentence is true in a position."""


def always(_facts: Facts[R, P]) -> bool:
    """Hold wherever it is asked: for what claims nothing of the cards."""
    return True


@record
class Conditional(Generic[R, P]):
    """A sentence that is said only where it is true."""

    key: str  # of its caption
    holds: Condition[R, P] = always
    rule: str = ""  # paragraph of the rules text


def first_true(some: Iterable[Conditional[R, P]], facts: Facts[R, P]) -> Conditional[R, P] | None:
    """Find the first sentence that is true; None where none is."""
    return next((each for each in some if each.holds(facts)), None)


def why(some: Iterable[Conditional[R, P]], facts: Facts[R, P]) -> Reason:
    """Give the first reason that is true; the last must be true wherever it is asked for."""
    found = first_true(some, facts)
    assert found is not None, "the last reason is always true"
    return Reason(found.key, found.rule, facts.cards, number=facts.number)
