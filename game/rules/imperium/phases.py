"""The positions of Imperium: before the deal, naming imperiums, playing tricks, and the finished table."""

from typing import ClassVar, TypeAlias

from game.core.cards import NOBODY, Card, Cards, Seat
from game.core.deal import Dealing
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick_play import TrickPlay
from game.rules.imperium.cards import PACK, SUITLESS
from game.rules.imperium.combinations import Shows


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    DECLARING = "declaring"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


PLAY = (Phase.LEAD, Phase.REPLY)
"""The phases in which cards are played."""


@record
class Playing:
    """Five tricks are played."""

    dealer: Seat
    ledger: Ledger
    turn_up: Card
    shows: Shows
    play: TrickPlay

    @property
    def turn(self) -> Seat:
        return self.play.turn


@record
class Declaring:
    """A seat names the imperiums it wants to expose; only where they are chosen (§6.14)."""

    dealer: Seat
    ledger: Ledger
    turn_up: Card
    shows: Shows
    play: TrickPlay  # with the card the dealer has to answer, once it is led

    @property
    def turn(self) -> Seat:
        """Who names imperiums: whoever is to play next."""
        return self.play.turn

    @property
    def resumed(self) -> Playing:
        """Go on to the tricks: the non-dealer leads, or the dealer answers the lead."""
        return Playing(self.dealer, self.ledger, self.turn_up, self.shows, self.play)


@record
class Settled:
    """The deal is over; everything lies where it lay."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    turn_up: Card
    shows: Shows
    play: TrickPlay  # with the card led, when the dealer's imperiums ended the match


State: TypeAlias = Dealing | Declaring | Playing | Settled


@record
class Public:
    """What both seats know besides the tricks and the ledger."""

    least: ClassVar[int] = 0  # nothing is laid aside by a number that changes
    phase: Phase
    turn_up: Card = NOBODY  # NOBODY before the deal
    shows: Shows = ((), ())

    @property
    def trump(self) -> str:
        """Give the letter of the trump suit; empty before the deal and when the Joker is turned."""
        return "" if self.turn_up in SUITLESS else PACK.spell(self.turn_up)[1]

    def exposed(self, seat: Seat) -> Cards:
        """Give the cards of its hand that a seat has exposed, played since or not."""
        return exposed(self.shows, self.turn_up, seat)


def exposed(shows: Shows, turn_up: Card, seat: Seat) -> Cards:
    """Gather the hand cards a seat has exposed."""
    cards = 0
    for each in shows[seat]:
        cards |= each.cards
    return cards & ~(1 << turn_up)
