"""Tricks under way: what the seats hold, what has been played and what is still to be drawn, forwards and back."""

from collections.abc import Iterator, Sequence

from game.core.cards import NOBODY, Card, Cards, Seat, members
from game.core.move import IllegalMove
from game.core.record import record
from game.core.trick import NO_TRICK, Contract, Trick, cards_of, lacking, played_by

_LEADS = tuple(Trick(seat) for seat in range(8))
"""By seat: a trick it is to lead to."""
_LED = tuple(tuple(Trick(seat, (card,)) for card in range(64)) for seat in range(8))
"""By seat and card: a trick it has led to with that card."""


@record
class TrickPlay:
    """The tricks of one deal, as far as they have come.

    What has been played, and what was held in the beginning, is worked out from what lies here. So could be whose turn
    it is, but nothing is asked as often. Where hands grow, each seat draws a card from the talon after every trick, the
    taker first, until there are none.
    """

    hands: tuple[Cards, ...]  # by seat: what each holds now
    turn: Seat  # who plays the next card; NOBODY when no more are played
    trick: Trick  # the one under way; NO_TRICK when no more are played
    tricks: tuple[Trick, ...] = ()  # finished
    # as it lay before the first trick, from the top; each seat draws after every trick
    talon: tuple[Card, ...] = ()

    @property
    def over(self) -> bool:
        return self.turn == NOBODY

    @property
    def every_trick(self) -> tuple[Trick, ...]:
        return (*self.tricks, self.trick)

    @property
    def played(self) -> tuple[Cards, ...]:
        """Gather by seat what it has played."""
        return played_by(self.every_trick, len(self.hands))

    @property
    def gone(self) -> Cards:
        cards = cards_of(self.tricks)
        for card in self.trick.cards:
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
        hands, seats = list(self.hands), len(self.hands)
        for trick in (*self.tricks, self.trick):
            seat = trick.leader
            for card in trick.cards:
                hands[seat] |= 1 << card
                seat = seat + 1 if seat + 1 < seats else 0
        if not self.talon:
            return tuple(hands)
        return tuple([held & ~drawn for held, drawn in zip(hands, self.drawn, strict=True)])

    def lacks(self, contract: Contract) -> tuple[Cards, ...]:
        """Tell by seat which cards it has shown it does not hold; a card drawn since may be any of them."""
        seats = len(self.hands)
        return lacking((*self.tricks[len(self.talon) // seats :], self.trick), contract, seats)

    def play(self, card: Card, contract: Contract) -> "TrickPlay":
        """Let the seat on turn play a card; after the last to a trick all draw, its taker first, and he leads on."""
        trick, hands, seat = self.trick, self.hands, self.turn
        before, seats = trick.cards, len(hands)
        if seats == 2:  # most games can be played by two, and this is quicker without a list
            one, other = hands
            hands = (one, other ^ 1 << card) if seat else (one ^ 1 << card, other)
        else:
            left = [*hands]
            left[seat] ^= 1 << card
            hands = tuple(left)
        if not before:
            return TrickPlay(hands, (seat + 1) % seats, _LED[seat][card], self.tricks, self.talon)
        cards, leader = (*before, card), trick.leader
        if len(cards) < seats:
            return TrickPlay(hands, (seat + 1) % seats, Trick(leader, cards), self.tricks, self.talon)
        taker = (leader + cards.index(contract.crown(cards, contract.order))) % seats
        if self.talon:
            hands = _exchange(hands, taker, self._draws(len(self.tricks)))
        tricks = (*self.tricks, Trick(leader, cards, taker))
        if hands[taker]:
            return TrickPlay(hands, taker, _LEADS[taker], tricks, self.talon)
        return TrickPlay(hands, NOBODY, NO_TRICK, tricks, self.talon)

    def reopened(self, then: "TrickPlay") -> Iterator["TrickPlay"]:
        """Go back to earlier tricks; give how they lay when each that is open again had just been gathered."""
        now = self
        while len(now.tricks) > len(then.tricks):
            now = now.rewind(len(now.trick.cards))
            yield now
            now = now.rewind()

    def rewind(self, count: int = 1) -> "TrickPlay":
        """Take cards back, the latest first, and with the last card of a trick what was drawn after it.

        Raises IllegalMove when fewer have been played.
        """
        if not count:
            return self
        hands, cards, leader, finished = (
            list(self.hands),
            [*self.trick.cards],
            self.trick.leader,
            len(self.tricks),
        )
        seats, seat = len(hands), self.turn
        for _ in range(count):
            if not cards:
                if not finished:
                    message = "No card has been played that could be taken back."
                    raise IllegalMove(message, IllegalMove.NOT_NOW)
                finished -= 1
                trick = self.tricks[finished]
                cards, leader = [*trick.cards], trick.leader
                hands = [*_exchange(hands, trick.taker, self._draws(finished))]
            card = cards.pop()
            seat = (leader + len(cards)) % seats
            hands[seat] |= 1 << card
        return TrickPlay(tuple(hands), seat, Trick(leader, tuple(cards)), self.tricks[:finished], self.talon)

    def closed(self) -> "TrickPlay":
        """Play no more tricks, though cards be left."""
        return TrickPlay(self.hands, NOBODY, NO_TRICK, self.tricks, self.talon)

    def _draws(self, number: int) -> tuple[Card, ...]:
        """List what is drawn after a finished trick, counted from 0, in the order of drawing."""
        seats = len(self.hands)
        return self.talon[number * seats : (number + 1) * seats]


def begin(hands: tuple[Cards, ...], leader: Seat, talon: tuple[Card, ...] = ()) -> TrickPlay:
    return TrickPlay(hands, leader, Trick(leader), (), talon)


def unplayed(hands: tuple[Cards, ...]) -> TrickPlay:
    """Lay the hands out where no tricks are played, or none yet."""
    return TrickPlay(hands, NOBODY, NO_TRICK)


def under_way(hands: tuple[Cards, ...], trick: Trick, tricks: tuple[Trick, ...]) -> TrickPlay:
    """Give each seat what it holds now, in the middle of tricks in which no hands grow."""
    turn = NOBODY if trick.leader == NOBODY else (trick.leader + len(trick.cards)) % len(hands)
    return TrickPlay(hands, turn, trick, tricks)


def grown(
    hands: tuple[Cards, ...],
    dealt: int,
    trick: Trick,
    tricks: tuple[Trick, ...],
    to_come: tuple[Card, ...],
    last: Cards = 0,
) -> TrickPlay:
    """Give each seat what it holds now where hands grow, and what is still to come; so many cards each were dealt.

    When a seat drew which of its cards is made up, so that it drew each before it played it, and those that are known
    to have been drawn last, as a card turned up, after all others.
    """
    seats = len(hands)
    held: list[list[Card]] = [[] for _ in hands]
    for each in (*tricks, trick):
        for place, card in enumerate(each.cards):
            held[(each.leader + place) % seats].append(card)
    for seat, hand in enumerate(hands):
        held[seat] += members(hand)
        held[seat].sort(key=lambda card: last >> card & 1)
    talon = [
        held[(each.taker + place) % seats][dealt + number]
        for number, each in enumerate(tricks)
        for place in range(seats)
        if dealt + number < len(held[(each.taker + place) % seats])
    ]
    play = under_way(hands, trick, tricks)
    return TrickPlay(hands, play.turn, trick, tricks, (*talon, *to_come))


def played_from(hands: tuple[Cards, ...], trick: Trick, tricks: tuple[Trick, ...]) -> TrickPlay:
    """Give what these tricks leave of the hands they began with, none having grown."""
    played = played_by((*tricks, trick), len(hands))
    left = tuple([hand & ~cards for hand, cards in zip(hands, played, strict=True)])
    return under_way(left, trick, tricks)


def _exchange(hands: Sequence[Cards], first: Seat, cards: tuple[Card, ...]) -> tuple[Cards, ...]:
    """Let the seats draw these cards in turn, or hand them back if they hold them."""
    after = [*hands]
    for place, card in enumerate(cards):
        after[(first + place) % len(after)] ^= 1 << card
    return tuple(after)
