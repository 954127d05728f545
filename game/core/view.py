"""All that one seat may know, and nothing else."""

from typing import Generic, TypeVar

from game.core.cards import Cards, Seat
from game.core.move import Move
from game.core.record import Lazy, record
from game.core.score import Ledger
from game.core.trick import Trick

P = TypeVar("P")


@record
class Place:
    """A heap this seat cannot look into, or can only in part."""

    name: str  # "hand" for another player's hand, or the game's own name: "talon", "discard", "dead" …
    seat: Seat  # whose it is; TABLE when nobody's
    size: int
    may: Cards  # what could lie there
    sure: Cards  # what certainly lies there


@record
class View(Generic[P]):
    """The table as one seat knows it. Built for that seat, never stripped from the state."""

    me: Seat
    turn: Seat
    dealer: Seat
    hand: Cards
    aside: Cards  # what I laid away
    shown: Cards  # face up for everyone and in nobody's hand: the turn-up, an open blind
    trick: Trick  # the trick being played, NO_TRICK outside trick play
    tricks: tuple[Trick, ...]  # finished tricks of this deal
    hidden: Lazy[tuple[Place, ...]]  # the other hands, seat by seat, then the heaps on the table
    sides: tuple[int, ...]  # by seat: which side it plays for, as far as this seat knows; -1 when it does not
    public: P  # the game's own public record: what was said, the turn-up, the contract …
    ledger: Ledger
    moves: tuple[Move, ...]  # empty unless it is my turn
