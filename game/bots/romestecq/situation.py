"""What a seat can tell of the trick on the table: who is winning it, and who may still take it."""

from math import comb, prod

from game.bots.romestecq.stakes import Tie, ties
from game.core.cards import Card, Cards, Seat, mask, members
from game.core.move import Play
from game.core.record import record
from game.core.trick import head
from game.core.view import Place, View
from game.rules.romestecq import Public
from game.rules.romestecq.cards import ORDER, SUITS, suit_of


@record
class Situation:
    """The table as a player thinks of it."""

    view: View[Public]
    legal: Cards
    unseen: Cards  # in hands I can't see, or laid aside
    places: tuple[Place | None, ...]  # by seat: what I know of its hand; nothing for mine
    ties: list[Tie]
    last: bool  # whether this is the fifth trick

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards of the trick so far."""
        return self.view.trick.cards

    def mine(self, seat: Seat) -> bool:
        """Tell whether a seat plays on my side."""
        return self.view.sides[seat] == self.view.sides[self.view.me]

    def later(self) -> list[Seat]:
        """List who plays to this trick after me."""
        seats = len(self.view.sides)
        return [(self.view.me + step) % seats for step in range(1, seats - len(self.table))]

    def heads(self, card: Card) -> bool:
        """Tell whether a card of mine would be winning if it lay on the table."""
        return head((*self.table, card), ORDER) == card

    def chance(self, card: Card) -> float:
        """Tell how probable it is that my side takes the trick when I play this card."""
        trick = self.view.trick
        cards = (*trick.cards, card)
        best = head(cards, ORDER)
        ours = float(self.mine((trick.leader + cards.index(best)) % len(self.view.sides)))
        foes: list[Place] = []  # who plays after me, and before the seat that is looked at
        for seat in self.later():
            place = self.places[seat]
            takes = self._holds(place, ORDER.beats[best]) if place is not None else 0.0
            if not self.mine(seat):
                ours *= 1 - takes
                foes += [place] if place is not None else []
            elif place is not None and takes == 1:
                best = max(members(place.may & ORDER.beats[best]))
                ours = prod([1 - self._holds(foe, ORDER.beats[best]) for foe in foes])
            else:
                ours += (1 - ours) * takes
        return ours

    def _holds(self, place: Place, wanted: Cards) -> float:
        """Tell how probable it is that a hand holds one of these cards."""
        if place.sure & wanted:
            return 1.0
        above, free = (place.may & wanted).bit_count(), place.may.bit_count()
        size = place.size
        if not above or place.sure == place.may:
            return 0.0
        return 1 - comb(free - above, size) / comb(free, size)

    def playable(self, seat: Seat, led: Card) -> Cards:
        """Give the cards a seat whose hand I see may play when this card is led."""
        place = self.places[seat]
        hand = place.sure if place is not None else self.view.hand
        return hand & SUITS[suit_of(led)] or hand

    def master(self, card: Card) -> bool:
        """Tell whether no higher card of its suit can be in another hand."""
        return not ORDER.beats[card] & self.unseen


def situation(view: View[Public]) -> Situation:
    seats = len(view.sides)
    by_seat = {place.seat: place for place in view.hidden if place.name == "hand"}
    unseen = 0
    for place in view.hidden:
        unseen |= place.may if place.may != place.sure or place.name != "hand" else 0
    return Situation(
        view,
        mask(move.card for move in view.moves if isinstance(move, Play)),
        unseen,
        tuple(by_seat.get(seat) for seat in range(seats)),
        ties(view),
        len(view.tricks) == 4,
    )
