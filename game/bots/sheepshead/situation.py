"""What a seat can tell of the trick on the table: who is winning it, who may still take it, and who is a friend."""

from game.core.cards import NOBODY, Card, Cards, Seat, mask, members
from game.core.move import Play
from game.core.order import Order
from game.core.record import record
from game.core.trick import head
from game.core.view import Place, View
from game.rules.sheepshead import Options, Public
from game.rules.sheepshead.cards import POINTS
from game.rules.sheepshead.duties import SECRET, called_suit, contract_of
from game.search.worlds import odds

SURE = 0.99
_TRUMPS_KEPT = 1.5
_PLAIN_KEPT = 0.45
"""How many more trumps, and fewer cards of other suits, he holds who has buried than chance would give him."""


@record
class Situation:
    """The table as a player thinks of it."""

    view: View[Public]
    order: Order
    legal: Cards
    others: Cards  # every card I do not see, in a hand, the blind or buried
    hands: tuple[Place | None, ...]  # by seat: what I know of its hand; nothing for mine
    friends: tuple[float, ...]  # by seat: how probable it is that it plays on my side
    must_trump: bool  # whether who can't follow has to trump
    needs_trick: bool  # whether only who has a trick can win a leaster (§8.4)
    table: tuple[Card, ...]  # the cards of the trick so far
    best: Card  # which of them is winning; NOBODY before the lead
    winner: Seat  # who is winning the trick; NOBODY before the lead
    later: tuple[Seat, ...]  # who plays to this trick after me

    @property
    def pot(self) -> int:
        """What the cards of the trick count so far."""
        return sum([POINTS[card] for card in self.table])

    @property
    def leaster(self) -> bool:
        """Whether everybody wants as few points as possible."""
        return self.view.public.picker == NOBODY and not self.view.public.played_for

    @property
    def lacks_trick(self) -> bool:
        """Whether I have still to take the one trick without which a leaster can't be won."""
        return self.needs_trick and not any(trick.taker == self.view.me for trick in self.view.tricks)

    @property
    def attacks(self) -> bool:
        """Whether I am the picker, or know myself to be the partner."""
        return self.view.sides[self.view.me] == 0

    @property
    def trumps_held(self) -> Cards:
        """The trumps that other hands may hold."""
        held = 0
        for place in self.hands:
            held |= place.may if place else 0
        return held & self.order.trumps

    def heads(self, card: Card) -> bool:
        """Tell whether a card of mine would be winning if it lay on the table."""
        return not self.table or bool(self.order.beats[self.best] >> card & 1)

    def chances(self) -> dict[Card, float]:
        """Tell of each card I may play how probable it is that my side takes the trick with it.

        All that leave the trick to who is winning it are one to those who come later.
        """
        found, without = dict[Card, float](), -1.0
        for card in members(self.legal):
            if self.heads(card):
                found[card] = self.chance(card)
            else:
                without = self.chance(card) if without < 0 else without
                found[card] = without
        return found

    def chance(self, card: Card) -> float:
        """Tell how probable it is that my side takes the trick when I play this card."""
        best, ours = (card, 1.0) if self.heads(card) else (self.best, self.friends[self.winner])
        led = self.table[0] if self.table else card
        takes = self.must_take if self.leaster else self.takes
        for seat in self.later:
            ours += takes(seat, best, led) * (self.friends[seat] - ours)
        return ours

    def takes(self, seat: Seat, best: Card, led: Card) -> float:
        """Tell how probable it is that a seat can beat the best card and is able to play what beats it."""
        place = self.hands[seat]
        assert place is not None
        suit = self.order.follows[self.order.suit[led]]
        above = self.order.beats[best]
        holds = self._holds(place, above & suit)
        trumps = above & self.order.trumps & ~suit
        if not trumps or (seat == self.view.public.picker and suit & suit_called(self.view)):
            return holds  # the picker keeps a card of the suit he called
        void = 1 - self._holds(place, suit)
        return holds + void * self._holds(place, trumps)

    def must_take(self, seat: Seat, best: Card, led: Card) -> float:
        """Tell how probable it is that a seat can play nothing but what beats the best card."""
        place = self.hands[seat]
        assert place is not None
        order = self.order
        suit, above = order.follows[order.suit[led]], order.beats[best]
        above_suit = self._holds(place, above & suit)
        forced = above_suit * (1 - self._holds(place, suit & ~above))
        trumps = above & order.trumps & ~suit
        if not trumps or not self.must_trump:
            return forced
        void = 1 - self._holds(place, suit)
        return forced + void * self._holds(place, trumps) * (1 - self._holds(place, order.trumps & ~above))

    def _holds(self, place: Place, wanted: Cards) -> float:
        """Tell how probable it is that a hand holds one of these cards, which are all trumps or all of one suit."""
        wanted &= place.may
        if not wanted:
            return 0.0
        if place.sure & wanted:
            return 1.0
        size = place.size
        if place.seat == self.view.public.setter:
            size = max(1, round(size * (_TRUMPS_KEPT if wanted & self.order.trumps else _PLAIN_KEPT)))
        return odds(place.may.bit_count(), wanted.bit_count(), size)

    def master(self, card: Card) -> bool:
        """Tell whether no card of its own suit that I don't see beats it."""
        suit = self.order.follows[self.order.suit[card]]
        return not self.order.beats[card] & suit & self.others


def situation(view: View[Public], options: Options) -> Situation:
    """Look at the table."""
    seats = len(view.sides)
    places = {place.seat: place for place in view.hidden if place.name == "hand"}
    others = 0
    for place in view.hidden:
        others |= place.may
    order, trick = contract_of(options, view.public.call, view.public.under).order, view.trick
    table, best, winner = trick.cards, NOBODY, NOBODY
    if table:
        best = head(table, order)
        winner = (trick.leader + table.index(best)) % seats
    return Situation(
        view,
        order,
        mask([move.card for move in view.moves if isinstance(move, Play)]),
        others,
        tuple([places.get(seat) for seat in range(seats)]),
        _friends(view),
        options.void_play == "must_trump",
        options.leaster_needs_trick,
        table,
        best,
        winner,
        tuple([(view.me + step) % seats for step in range(1, seats - len(table))]),
    )


def _friends(view: View[Public]) -> tuple[float, ...]:
    """Tell how probable it is of every seat that it plays on my side."""
    seats, me, public = len(view.sides), view.me, view.public
    if public.picker == NOBODY or public.played_for:
        return tuple(float(seat == me) for seat in range(seats))
    known = [1.0 if side == view.sides[me] else 0.0 for side in view.sides]
    unknown = [seat for seat, side in enumerate(view.sides) if side < 0]
    holders = [seat for seat in unknown if _may_hold(view, seat)] or unknown
    for seat in unknown:
        partner = 1 / len(holders) if seat in holders else 0.0
        known[seat] = partner if me == public.picker else 1 - partner
    known[me] = 1.0
    return tuple(known)


def _may_hold(view: View[Public], seat: Seat) -> bool:
    """Tell whether a seat may hold the card that makes the partner."""
    card = view.public.call.card
    return card != NOBODY and any(
        place.may >> card & 1 for place in view.hidden if (place.name, place.seat) == ("hand", seat)
    )


def suit_called(view: View[Public]) -> Cards:
    """Give the cards of the called suit as long as it has not been led; nothing otherwise."""
    public = view.public
    if public.call.kind not in SECRET:
        return 0
    suit = called_suit(public.call, public.under)
    return 0 if any(suit >> trick.cards[0] & 1 for trick in view.tricks) else suit


def lowest(cards: Cards, order: Order) -> Card:
    """Choose the card one misses least: few points, no trump, low."""
    return min(
        members(cards), key=lambda card: (POINTS[card], order.trumps >> card & 1, order.rank[card], card)
    )
