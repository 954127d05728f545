"""The positions of Romestecq: before the deal, five tricks, and the finished table; and what everybody knows."""

from typing import ClassVar, TypeAlias

from game.core.cards import Card, Seat
from game.core.deal import Dealing
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick_play import TrickPlay
from game.rules.romestecq.combinations import Combinations


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


@record
class Playing:
    """Five tricks are played."""

    dealer: Seat
    ledger: Ledger
    play: TrickPlay

    @property
    def turn(self) -> Seat:
        return self.play.turn


@record
class Settled:
    """The deal is over; everything lies where it lay, the cards of a match decided early still in hand."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    play: TrickPlay


State: TypeAlias = Dealing | Playing | Settled


@record
class Announcement:
    """That a card is part of a combination: all that is said of it (§8.1)."""

    kind: str  # one of combinations.KINDS
    card: Card  # the first of its cards to be played


Announcements: TypeAlias = tuple[Announcement, ...]
"""What one seat has announced in this deal, in the order in which it was said."""


@record
class Public:
    """What a seat knows besides the tricks and the ledger."""

    least: ClassVar[int] = 0  # nothing is laid aside by a number that changes
    phase: Phase
    announced: tuple[Announcements, ...]  # by seat
    combinations: tuple[Combinations, ...]  # by seat: what it was dealt; empty where I can't see the hand
    direction: str  # "anticlockwise" or "clockwise": which way round the table the seats follow each other
    partners_show: bool  # whether partners see each other's cards
