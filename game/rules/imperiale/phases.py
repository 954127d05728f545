"""The positions of Impériale: before the deal, playing twelve tricks, and the finished table."""

from typing import ClassVar, TypeAlias

from game.core.cards import NOBODY, PIQUET, TABLE, Card, Seat
from game.core.deal import Dealing, Packet, rounds
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick_play import TrickPlay

TRICKS = 12
TURN_UP = "turn_up"
DEAD = "dead"
DEAD_CARDS = 7
PACKETS = (*rounds(2, 3, 3, 3, 3), Packet(TURN_UP, TABLE, 1), Packet(DEAD, TABLE, DEAD_CARDS))
"""Twelve cards each by threes, the turn-up, and seven cards that nobody plays (§5.2 to §5.4)."""


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


@record
class Playing:
    """What the hands are worth is counted; twelve tricks are played."""

    dealer: Seat
    ledger: Ledger
    turn_up: Card
    play: TrickPlay

    @property
    def turn(self) -> Seat:
        return self.play.turn


@record
class Settled:
    """The deal is over, or the match in the middle of it; everything lies where it lay."""

    turn: Seat  # CHANCE, or NOBODY when the match is over
    dealer: Seat
    ledger: Ledger
    turn_up: Card
    play: TrickPlay


State: TypeAlias = Dealing | Playing | Settled


@record
class Public:
    """What both seats know besides the tricks and the ledger."""

    least: ClassVar[int] = 0  # nothing is laid aside by a number that changes
    phase: Phase
    turn_up: Card = NOBODY  # NOBODY before the deal
    target: int = 5  # reds that win, and as many lie before each player (§4.1)

    @property
    def trump(self) -> str:
        """Give the letter of the trump suit; empty before the deal."""
        return "" if self.turn_up == NOBODY else PIQUET.spell(self.turn_up)[1]
