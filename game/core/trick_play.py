"""Tricks under way: what the seats hold, what has been played and what is still to be drawn, forwards and back."""

from operator import or_

from game.core.cards import NOBODY, Card, Cards, Seat
from game.core.move import IllegalMove
from game.core.record import record
from game.core.trick import NO_TRICK, Contract, Trick, lacking, played_by


@record
class TrickPlay:
    """The tricks of one deal, as far as they have come.

    Whose turn it is, what has been played and what was held in the beginning is worked out from what lies here. Where
    hands grow, each seat draws a card from the talon after every trick, the taker first, until there are none.
    """

    hands: tuple[Cards, ...]  # by seat: what each holds now
    trick: Trick  # the one under way; NO_TRICK when no more are played
    tricks: tuple[Trick, ...] = ()  # finished
    talon: tuple[
        Card, ...
    ] = ()  # as it lay before the first trick, from the top; each seat draws after every trick

    @property
    def turn(self) -> Seat:
        """Who plays the next card; NOBODY when no more are played."""
        leader = self.trick.leader
        return NOBODY if leader == NOBODY else (leader + len(self.trick.cards)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Tell whether every card has been played."""
        return not any(self.hands)

    @property
    def every_trick(self) -> tuple[Trick, ...]:
        """List the finished tricks and the one under way."""
        return (*self.tricks, self.trick)

    @property
    def played(self) -> tuple[Cards, ...]:
        """Gather by seat what it has played."""
        return played_by(self.every_trick, len(self.hands))

    @property
    def gone(self) -> Cards:
        """Give every card that has been played."""
        cards = 0
        for card in self.trick.cards:
            cards |= 1 << card
        for trick in self.tricks:
            for card in trick.cards:
                cards |= 1 << card
        return cards

    @property
    def to_come(self) -> tuple[Card, ...]:
        """List the cards that are still to be drawn, from the top."""
        return self.talon[len(self.tricks) * len(self.hands) :]

    @property
    def drawn(self) -> tuple[Cards, ...]:
        """Gather by seat what it has drawn since the tricks began."""
        found = [0] * len(self.hands)
        for number, trick in enumerate(self.tricks):
            for place, card in enumerate(self._draws(number)):
                found[(trick.taker + place) % len(found)] |= 1 << card
        return tuple(found)

    @property
    def began(self) -> tuple[Cards, ...]:
        """Gather by seat what it held when the tricks began."""
        hands = tuple(map(or_, self.hands, self.played))
        if not self.talon:
            return hands
        return tuple(held & ~drawn for held, drawn in zip(hands, self.drawn, strict=True))

    def lacks(self, contract: Contract) -> tuple[Cards, ...]:
        """Tell by seat which cards it has shown it does not hold; a card drawn since may be any of them."""
        seats = len(self.hands)
        return lacking((*self.tricks[len(self.talon) // seats :], self.trick), contract, seats)

    def play(self, card: Card, contract: Contract) -> "TrickPlay":
        """Let the seat on turn play a card; after the last to a trick all draw, its taker first, and he leads on."""
        trick, seats = self.trick, len(self.hands)
        seat = (trick.leader + len(trick.cards)) % seats
        hands = (*self.hands[:seat], self.hands[seat] & ~(1 << card), *self.hands[seat + 1 :])
        cards = (*trick.cards, card)
        if len(cards) < seats:
            return TrickPlay(hands, Trick(trick.leader, cards), self.tricks, self.talon)
        taker = (trick.leader + cards.index(contract.crown(cards, contract.order))) % seats
        if self.talon:
            hands = _exchanged(hands, taker, self._draws(len(self.tricks)))
        led = Trick(taker) if hands[taker] else NO_TRICK
        return TrickPlay(hands, led, (*self.tricks, Trick(trick.leader, cards, taker)), self.talon)

    def rewind(self, count: int = 1) -> "TrickPlay":
        """Take cards back, the latest first, and with the last card of a trick what was drawn after it.

        Raises IllegalMove when fewer have been played.
        """
        play = self
        for _ in range(count):
            play = play._back()
        return play

    def closed(self) -> "TrickPlay":
        """Play no more tricks, though cards be left."""
        return TrickPlay(self.hands, NO_TRICK, self.tricks, self.talon)

    def _draws(self, number: int) -> tuple[Card, ...]:
        """List what is drawn after a finished trick, counted from 0, in the order of drawing."""
        seats = len(self.hands)
        return self.talon[number * seats : (number + 1) * seats]

    def _back(self) -> "TrickPlay":
        last, tricks, hands = self.trick, self.tricks, self.hands
        if not last.cards:
            if not tricks:
                message = "No card has been played that could be taken back."
                raise IllegalMove(message)
            last, tricks = tricks[-1], tricks[:-1]
            hands = _exchanged(hands, last.taker, self._draws(len(tricks)))
        *cards, card = last.cards
        seat = (last.leader + len(cards)) % len(hands)
        hands = (*hands[:seat], hands[seat] | 1 << card, *hands[seat + 1 :])
        return TrickPlay(hands, Trick(last.leader, tuple(cards)), tricks, self.talon)


def begin(hands: tuple[Cards, ...], leader: Seat, talon: tuple[Card, ...] = ()) -> TrickPlay:
    """Let a seat lead to the first trick."""
    return TrickPlay(hands, Trick(leader), (), talon)


def unplayed(hands: tuple[Cards, ...]) -> TrickPlay:
    """Lay the hands out where no tricks are played, or none yet."""
    return TrickPlay(hands, NO_TRICK)


def played_from(hands: tuple[Cards, ...], trick: Trick, tricks: tuple[Trick, ...]) -> TrickPlay:
    """Give what these tricks leave of the hands they began with, none having grown."""
    played = played_by((*tricks, trick), len(hands))
    left = tuple([hand & ~cards for hand, cards in zip(hands, played, strict=True)])
    return TrickPlay(left, trick, tricks)


def _exchanged(hands: tuple[Cards, ...], first: Seat, cards: tuple[Card, ...]) -> tuple[Cards, ...]:
    """Let the seats draw these cards in turn, or hand them back if they hold them."""
    after = list(hands)
    for place, card in enumerate(cards):
        after[(first + place) % len(after)] ^= 1 << card
    return tuple(after)
