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

_TRUMPS_KEPT = 1.5
_PLAIN_KEPT = 0.45
"""How many more trumps, and fewer cards of other suits, a picker holds than chance would give him: he has buried."""


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

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards of the trick so far."""
        return self.view.trick.cards

    @property
    def pot(self) -> int:
        """What the cards of the trick count so far."""
        return sum(POINTS[card] for card in self.table)

    @property
    def leaster(self) -> bool:
        """Whether everybody wants as few points as possible."""
        return self.view.public.picker == NOBODY

    @property
    def attacks(self) -> bool:
        """Whether I am the picker, or know myself to be the partner."""
        return self.view.sides[self.view.me] == 0

    def later(self) -> list[Seat]:
        """List who plays to this trick after me."""
        seats = len(self.view.sides)
        return [(self.view.me + step) % seats for step in range(1, seats - len(self.table))]

    def leads(self, seat: Seat, cards: tuple[Card, ...]) -> bool:
        """Tell whether a seat's card would be winning if these lay on the table."""
        seats = len(self.view.sides)
        return (self.view.trick.leader + cards.index(head(cards, self.order))) % seats == seat

    def winner(self) -> Seat:
        """Name who is winning the trick; NOBODY before the lead."""
        if not self.table:
            return NOBODY
        place = self.table.index(head(self.table, self.order))
        return (self.view.trick.leader + place) % len(self.view.sides)

    def chance(self, card: Card) -> float:
        """Tell how probable it is that my side takes the trick when I play this card."""
        cards = (*self.table, card)
        best = head(cards, self.order)
        ours = 1.0 if best == card else self.friends[self.winner()]
        led = cards[0]
        for seat in self.later():
            takes = self.must_take(seat, best, led) if self.leaster else self.takes(seat, best, led)
            ours += takes * (self.friends[seat] - ours)
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
        if place.sure & wanted:
            return 1.0
        size = place.size
        if place.seat == self.view.public.picker:
            size = max(1, round(size * (_TRUMPS_KEPT if wanted & self.order.trumps else _PLAIN_KEPT)))
        return odds(place.may.bit_count(), (place.may & wanted).bit_count(), size)

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
    return Situation(
        view,
        contract_of(options, view.public.call, view.public.under).order,
        mask(move.card for move in view.moves if isinstance(move, Play)),
        others,
        tuple(places.get(seat) for seat in range(seats)),
        _friends(view),
        options.void_play == "must_trump",
    )


def _friends(view: View[Public]) -> tuple[float, ...]:
    """Tell how probable it is of every seat that it plays on my side."""
    seats, me, public = len(view.sides), view.me, view.public
    if public.picker == NOBODY:
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
