"""The phases of a deal of Illustrated Tarock, and what everybody may know of it beside the cards."""

from functools import lru_cache
from typing import Literal, TypeAlias

from game.core.cards import NOBODY, TABLE, Card, Cards, Seat, mask
from game.core.deal import Dealing, Packet
from game.core.move import Say
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick_play import TrickPlay
from game.rules.illustrated_tarock.bidding import BIDS, CONTRA_STEPS, SEATS, Auction

STOCK = "stock"
DISCARD = "discard"
PACKETS = (
    Packet(STOCK, TABLE, 6),
    *(Packet("hand", (1 + turn) % SEATS, 4) for _ in range(4) for turn in range(SEATS)),
)
BONUSES = ("seventy", "ninety", "against_honours", "against_kings", "sparrow", "owl", "cockatoo")
HOLDINGS = ("honours", "half_honours", "kings")
PASS, DONE = Say("pass"), Say("done")
BONUS_WORDS = {bonus: Say(bonus) for bonus in BONUSES}
HOLDING_WORDS = {holding: Say(holding) for holding in HOLDINGS}
CONTRA_WORDS = {(step, bonus): Say(f"{step}_{bonus}") for step in CONTRA_STEPS for bonus in BONUSES}
CONTRADICTED = {say.word: key for key, say in CONTRA_WORDS.items()}
WORDS = (
    "pass",
    "hold",
    "wait",
    "done",
    *BIDS,
    *CONTRA_STEPS,
    *BONUSES,
    *HOLDINGS,
    *(say.word for say in CONTRA_WORDS.values()),
)


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    BID = "bid"
    RECONTRA = "recontra"
    SUBCONTRA = "subcontra"
    EARLY = "early"
    TAKE = "take"
    DISCARD = "discard"
    LATE = "late"
    HOLDING = "holding"
    CONTRA_BONUS = "contra_bonus"
    RECONTRA_BONUS = "recontra_bonus"
    SUBCONTRA_BONUS = "subcontra_bonus"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


PLAY = (Phase.LEAD, Phase.REPLY)
"""The phases in which cards are played."""


@record
class Declared:
    """A bonus the declarer has announced."""

    bonus: str
    early: bool  # before the draw, for twice as much
    contras: int = 0  # steps by which it was raised


@record
class Layout:
    """Everything about a deal but whose turn it is and the tricks."""

    hands: tuple[Cards, ...]  # by seat, cards played included; the declarer's without his discards
    stock: tuple[Card, ...]  # the six cards in their order, taken or not
    auction: Auction = Auction()
    declarer: Seat = NOBODY  # NOBODY during the auction and in a Beggar's game
    contras: int = 0  # steps by which the bid was raised
    declared: tuple[Declared, ...] = ()
    taken: int = -1  # which packet of the stock, −1 before and in a Solo
    discard: Cards = 0
    announced: tuple[tuple[str, ...], ...] = ((),) * SEATS  # holdings, by seat
    drawn_out: bool = False  # lost by the draw (§8.8)
    thrown: str = ""  # "no_trump" or "all_pass" when the cards were thrown in
    subcontra: Seat = NOBODY  # who raised the bid the last time, once the auction was over


Talk: TypeAlias = Literal[
    Phase.BID,
    Phase.RECONTRA,
    Phase.SUBCONTRA,
    Phase.EARLY,
    Phase.LATE,
    Phase.HOLDING,
    Phase.CONTRA_BONUS,
    Phase.RECONTRA_BONUS,
    Phase.SUBCONTRA_BONUS,
]
"""The phases in which somebody speaks."""


@record
class Talking:
    """Somebody speaks."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout
    about: Talk


@record
class Taking:
    """The stock lies open and the declarer takes a packet of it (§5.1)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout


@record
class Discarding:
    """The declarer lays away as many cards as he took, one after another (§5.3)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout
    laid: Cards  # still counted among the hand of the layout


@record
class Playing:
    """Sixteen tricks."""

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

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout
    play: TrickPlay


State: TypeAlias = Dealing | Talking | Taking | Discarding | Playing | Settled
Table: TypeAlias = Talking | Taking | Discarding | Playing | Settled


@record
class Public:
    """What everybody knows of the deal beside the cards."""

    phase: Phase
    auction: Auction = Auction()
    declarer: Seat = NOBODY
    contras: int = 0
    declared: tuple[Declared, ...] = ()
    taken: int = -1
    stock: tuple[Card, ...] = ()  # as much of it as has been turned up, in its order
    announced: tuple[tuple[str, ...], ...] = ((),) * SEATS
    drawn_out: bool = False
    thrown: str = ""
    least: int = 0  # cards that are to be laid away
    most: int = 0
    ladder: tuple[tuple[str, int], ...] = ()  # the bids of this table and what each multiplies the score by
    raised: int = 1  # what contras have multiplied the basic and over scores by
    per_contra: int = 1  # what a contra multiplies a bonus by
    beggar_stock: str = "aside"  # who gets the stock of a Beggar's game, §10.14
    subcontra: Seat = NOBODY

    @property
    def times(self) -> int:
        """What the standing bid multiplies everything by."""
        return dict(self.ladder).get(self.auction.bid, 1)


def groups(bid: str) -> tuple[tuple[int, ...], ...]:
    """List the packets of the stock that a bid may take, by places in it (§5.1)."""
    match bid:
        case "three" | "take":
            return ((0, 1, 2), (3, 4, 5))
        case "two":
            return ((0, 1), (2, 3), (4, 5))
        case "one":
            return tuple((place,) for place in range(6))
        case _:
            return ()


def packet(deal: Layout | Public, number: int) -> Cards:
    """Give the cards of a packet, of which a public record tells once they have been turned up."""
    return _packet(deal.stock, deal.auction.bid, number)


@lru_cache(maxsize=1 << 8)
def _packet(stock: tuple[Card, ...], bid: str, number: int) -> Cards:
    return mask([stock[place] for place in groups(bid)[number]])


def left(deal: Layout | Public) -> Cards:
    """Give the cards of the stock that nobody took, of which a public record tells once they have been turned up."""
    return _left(deal.stock, deal.auction.bid, deal.taken)


@lru_cache(maxsize=1 << 8)
def _left(stock: tuple[Card, ...], bid: str, taken: int) -> Cards:
    return mask(stock) & ~_packet(stock, bid, taken) if taken >= 0 else mask(stock)
