"""The phases of a deal of Gleek, what everybody may know of them, and the contracts its tricks are played under."""

from enum import StrEnum
from typing import ClassVar, TypeAlias

from game.core.cards import GLEEK, NOBODY, TABLE, Card, Cards, Seat
from game.core.deal import Dealing, Packet, rounds
from game.core.order import order
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick import Contract, must_follow
from game.core.trick_play import TrickPlay

SEATS = 3
TRICKS = 12
BOUGHT = 7
"""How many cards of the stock are for sale (§5.4)."""
TURN_UP = "turn_up"
STOCK = "stock"
DISCARD = "discard"
PACKETS: tuple[Packet, ...] = (
    *rounds(SEATS, 4, 4, 4),
    Packet(TURN_UP, TABLE, 1),
    Packet(STOCK, TABLE, BOUGHT),
)


class Word(StrEnum):
    """Everything that is said at the table."""

    BID = "bid"
    PASS = "pass"  # noqa: S105 - a word of the table, no password
    VIE = "vie"
    SEE = "see"
    REVIE = "revie"


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    RUFF = "ruff"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


@record
class Call:
    """One step of the auction or of the vying."""

    seat: Seat
    word: Word
    number: int | None = None


Calls: TypeAlias = tuple[Call, ...]


@record
class Shown:
    """Three or four of a kind, shown before the first lead (§9.1)."""

    seat: Seat
    cards: Cards


@record
class Layout:
    """Where the cards lie before tricks are played, and what was said and shown."""

    turn_up: Card
    hands: tuple[Cards, ...]  # by seat; after the exchange they keep what is played later
    stock: Cards  # still face down on the table, without the turn-up
    discard: Cards  # laid away by the buyer
    auction: Calls = ()
    vying: Calls = ()
    ruffs: tuple[Cards, ...] = (0,) * SEATS  # by seat: the cards shown for the ruff
    sets: tuple[Shown, ...] = ()  # every gleek and mournival, the best first


@record
class Auction:
    """The stock is for sale (§6)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout


@record
class Exchange:
    """The buyer lays seven cards away, before or after he takes the stock (§7)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout


@record
class Ruff:
    """The players vie on their best flush (§8)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout


@record
class Playing:
    """Twelve tricks (§10)."""

    dealer: Seat
    ledger: Ledger
    layout: Layout
    play: TrickPlay

    @property
    def turn(self) -> Seat:
        return self.play.turn


@record
class Settled:
    """A finished deal, its cards where they lie."""

    turn: Seat  # CHANCE, or NOBODY when the match is over
    dealer: Seat
    ledger: Ledger
    layout: Layout
    play: TrickPlay


State: TypeAlias = Dealing | Auction | Exchange | Ruff | Playing | Settled


@record
class Public:
    """What all three know of the deal beside the cards."""

    least: ClassVar[int] = 0  # nothing is laid aside by a number that changes
    phase: Phase
    turn_up: Card = NOBODY  # NOBODY before the deal
    auction: Calls = ()  # the eldest hand's opening included
    vying: Calls = ()
    ruffs: tuple[Cards, ...] = (0,) * SEATS  # by seat: the cards shown for the ruff, 0 if he showed none
    sets: tuple[Shown, ...] = ()  # every gleek and mournival, the best first
    pass_final: bool = False  # whether a pass before the first vie is for good (§8.12)

    @property
    def trump(self) -> str:
        """Give the letter of the trump suit; empty before the deal."""
        return "" if self.turn_up == NOBODY else GLEEK.spell(self.turn_up)[1]

    @property
    def bid(self) -> Call | None:
        """Give the highest bid for the stock; once the auction is over it names the buyer and the price."""
        return highest(self.auction)

    @property
    def level(self) -> int:
        """Give what a player must have paid by vying to stay in."""
        return stakes(self.vying).level


def highest(auction: Calls) -> Call | None:
    """Give the last bid made, if there is one."""
    bid = Word.BID
    for call in reversed(auction):
        if call.word == bid:
            return call
    return None


def buyer(auction: Calls) -> Seat:
    """Say who bought the stock; NOBODY when nobody bid."""
    call = highest(auction)
    return NOBODY if call is None else call.seat


@record
class Stakes:
    """How the vying stands."""

    level: int  # what staying in has cost so far, the ante apart
    paid: tuple[int, ...]  # by seat
    out: frozenset[Seat]  # who has passed for good


def stakes(vying: Calls, pass_final: bool = False) -> Stakes:
    """Fold the vying; a pass before the first vie is final only where the house says so (§8.11, §8.12).

    >>> stakes((Call(1, Word.PASS), Call(2, Word.VIE, 2), Call(0, Word.REVIE, 4), Call(1, Word.PASS)))
    Stakes(level=6, paid=(6, 0, 2), out=frozenset({1}))
    """
    found = _UNSTAKED
    for call in vying:
        found = raised(found, call, pass_final)
    return found


_UNSTAKED = Stakes(0, (0,) * SEATS, frozenset())


def raised(found: Stakes, call: Call, pass_final: bool = False) -> Stakes:
    """Tell how the vying stands after one more word."""
    seat, level, paid = call.seat, found.level, found.paid
    if call.word == Word.PASS:
        return Stakes(level, paid, found.out | {seat}) if level or pass_final else found
    level += call.number or 0
    return Stakes(level, (*paid[:seat], level, *paid[seat + 1 :]), found.out)


RANKS = "AKQJT987654"
"""Every suit from the top (§3.1)."""
SUIT_SIZE = len(RANKS)
COUNTERS = {"A": 15, "K": 3, "Q": 3, "J": 9}
"""What the honours of the trump suit count in the tricks (§3.4)."""


def kind(rank: str) -> Cards:
    return GLEEK.cards(" ".join(rank + suit for suit in "SHDC"))


ACES, KINGS, QUEENS, JACKS = KINDS = tuple(kind(rank) for rank in "AKQJ")
SUITS = tuple(GLEEK.cards(" ".join(rank + suit for rank in RANKS)) for suit in "SHDC")


def suit_of(card: Card) -> int:
    """Number the suit of a card, spades first."""
    return card // SUIT_SIZE


def _contract(trump: int) -> Contract:
    suits = [[GLEEK.parse(rank + letter) for rank in RANKS] for letter in "SHDC"]
    points = [0] * GLEEK.size
    for rank, worth in COUNTERS.items():
        points[GLEEK.parse(rank + "SHDC"[trump])] = worth
    return Contract(order(suits, trump, GLEEK.size), must_follow, tuple(points), 3)


CONTRACTS: tuple[Contract, ...] = tuple(_contract(suit) for suit in range(4))
"""By trump suit."""
