"""What a player sees at a glance while tricks are played: his cards, the table, and what the others can hold."""

from game.core.cards import Card, Cards, Seat, members
from game.core.deal import HAND
from game.core.move import Play
from game.core.order import Order
from game.core.record import record
from game.core.trick import head
from game.core.view import Place, View
from game.rules.gleek import Public
from game.rules.gleek.phases import CONTRACTS, SEATS, SUITS, suit_of


@record
class Situation:
    """The trick from one side."""

    order: Order
    points: tuple[int, ...]
    mine: Cards
    legal: Cards
    table: tuple[Card, ...]
    after: tuple[Place, ...]  # the hands that are still to play to this trick
    others: tuple[Place, ...]  # both other hands

    @property
    def out(self) -> Cards:
        """Every card that another hand could hold."""
        return self.others[0].may | self.others[1].may

    @property
    def trumps(self) -> Cards:
        return self.mine & self.order.trumps

    @property
    def winners(self) -> Cards:
        """My cards that take the trick as it lies."""
        return self.legal & self.order.beats[head(self.table, self.order)]

    def suit(self, card: Card) -> Cards:
        return SUITS[suit_of(card)]

    def higher(self, card: Card) -> Cards:
        """The cards of its suit that are above it and could be in another hand."""
        return self.order.beats[card] & self.suit(card) & self.out

    def risk(self, card: Card, place: Place) -> float:
        """Guess how likely a hand still to play is to hold what beats a card, and to be allowed to play it."""
        led = self.suit(self.table[0] if self.table else card)
        beats = self.order.beats[card]
        follows = place.may & led
        if follows & beats == follows and place.sure & led:
            return 1.0
        share = place.size / max(1, place.may.bit_count())
        above = 1.0 if place.sure & led & beats else 1 - (1 - share) ** (follows & beats).bit_count()
        void = 0.0 if place.sure & led else (1 - share) ** follows.bit_count()
        trumps = place.may & self.order.trumps & beats & ~led
        ruffs = void * (1.0 if place.sure & trumps else 1 - (1 - share) ** trumps.bit_count())
        return min(1.0, above + ruffs)

    def danger(self, card: Card) -> float:
        """Guess how likely anybody still to play is to beat a card."""
        keeps = 1.0
        for place in self.after:
            keeps *= 1 - self.risk(card, place)
        return 1 - keeps

    def ranked(self, cards: Cards) -> list[Card]:
        """List cards from the lowest to the highest, plain cards before trumps."""
        order = self.order
        return sorted(members(cards), key=lambda card: (order.trumps >> card & 1, order.rank[card], card))


def situation(view: View[Public]) -> Situation:
    """Look at the table with at least one card to play."""
    legal = 0
    for move in view.moves:
        if isinstance(move, Play):
            legal |= 1 << move.card
    hands = {place.seat: place for place in view.hidden if place.name == HAND}
    contract, played = CONTRACTS[suit_of(view.public.turn_up)], len(view.trick.cards)
    following: list[Seat] = [(view.me + step) % SEATS for step in range(1, SEATS - played)]
    return Situation(
        contract.order,
        contract.points,
        view.hand,
        legal,
        view.trick.cards,
        tuple(hands[seat] for seat in following),
        tuple(hands.values()),
    )
