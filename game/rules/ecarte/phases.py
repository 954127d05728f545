"""The phases of a deal of Écarté, what everybody may know of them, and the contracts its tricks are played under."""

from enum import StrEnum
from typing import TypeAlias

from game.core.cards import NOBODY, PIQUET, TABLE, Card, Cards, Seat, mask
from game.core.deal import Dealing, Packet, rounds
from game.core.move import Say
from game.core.order import order
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick import Contract, must_head, must_overtake
from game.core.trick_play import TrickPlay


class Word(StrEnum):
    """Everything that is said at the table."""

    STAND = "stand"
    PROPOSE = "propose"
    ACCEPT = "accept"
    REFUSE = "refuse"
    DONE = "done"
    MARK_KING = "mark_king"
    CONCEDE = "concede"


STAND, PROPOSE, ACCEPT, REFUSE, DONE, MARK_KING, CONCEDE = (Say(word) for word in Word)

TRICKS = 5
TALON = "talon"
TURN_UP = "turn_up"
DISCARD = "discard"
PACKETS: dict[str, tuple[Packet, ...]] = {
    pattern: (*rounds(2, *counts), Packet(TURN_UP, TABLE, 1), Packet(TALON, TABLE, 21))
    for pattern, counts in (("3-2", (3, 2)), ("2-3", (2, 3)))
}
RANKS = "KQJAT987"
"""Every suit from the top, §2.3."""


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    PROPOSE = "propose"
    ANSWER = "answer"
    DISCARD = "discard"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


PLAY = (Phase.LEAD, Phase.REPLY)
"""The phases in which cards are played."""


@record
class Layout:
    """Where the cards lie before tricks are played."""

    turn_up: Card
    hands: tuple[Cards, ...]  # by seat, after the last exchange
    talon: tuple[Card, ...]  # from the top
    discards: tuple[Cards, ...]  # by seat, set aside for good
    exchanged: tuple[int, ...]  # how many cards: the elder hand and the dealer by turns
    said: str  # the last word of the talk, empty before the first
    vulnerable: Seat  # as the talk has left it


@record
class Talking:
    """The elder hand proposes or stands; or the dealer, being asked, accepts or refuses (§4)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout


@record
class Discarding:
    """A player lays cards aside, one after another, before he says that he is done (§4.3, §4.4)."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout
    laid: Cards  # set aside in this exchange, still counted among the hand of the layout


@record
class Playing:
    """Five tricks (§7)."""

    dealer: Seat
    ledger: Ledger
    layout: Layout
    king: Seat  # who marked the king, NOBODY yet
    play: TrickPlay

    @property
    def turn(self) -> Seat:
        return self.play.turn


@record
class Settled:
    """A finished deal, its cards where they lie; the next deal or nothing comes after it."""

    turn: Seat  # CHANCE, or NOBODY when the match is over
    dealer: Seat
    ledger: Ledger
    layout: Layout
    king: Seat
    play: TrickPlay  # its last trick may be unfinished


State: TypeAlias = Dealing | Talking | Discarding | Playing | Settled


@record
class Public:
    """What both players know of the deal beside the cards."""

    phase: Phase
    turn_up: Card = NOBODY  # NOBODY before the deal
    exchanged: tuple[int, ...] = ()  # how many cards: the elder hand and the dealer by turns
    said: str = ""  # the last word of the talk
    least: int = 0  # cards that must be laid aside in the running exchange …
    most: int = 0  # … and that may be, those already laid included
    vulnerable: Seat = NOBODY
    king: Seat = NOBODY  # who marked the king

    @property
    def trump(self) -> str:
        """Give the letter of the trump suit; empty before the deal."""
        return "" if self.turn_up == NOBODY else PIQUET.spell(self.turn_up)[1]


def _contract(suit: int, *, trumping: bool) -> Contract:
    suits = [[PIQUET.parse(rank + letter) for rank in RANKS] for letter in "SHDC"]
    policy = must_overtake if trumping else must_head
    return Contract(order(suits, suit, PIQUET.size), policy, (0,) * PIQUET.size, 1)


CONTRACTS: dict[bool, tuple[Contract, ...]] = {
    trumping: tuple(_contract(suit, trumping=trumping) for suit in range(4)) for trumping in (True, False)
}
"""By whether a void player must trump (§7.4, §10.10), then by trump suit."""


def king_of(turn_up: Card) -> Card:
    """Name the king of trumps.

    >>> PIQUET.spell(king_of(PIQUET.parse("8D")))
    'KD'
    """
    return turn_up & ~7 | 6


def thrown(exchanged: tuple[int, ...], seat: Seat, dealer: Seat) -> int:
    """Count the cards a seat has exchanged so far.

    >>> thrown((5, 3, 2), seat=0, dealer=1), thrown((5, 3, 2), seat=1, dealer=1)
    (7, 3)
    """
    return sum(exchanged[1 if seat == dealer else 0 :: 2])


def with_word(layout: Layout, word: Word, vulnerable: Seat) -> Layout:
    """Write down the last word of the talk and whom it leaves vulnerable."""
    return Layout(
        layout.turn_up, layout.hands, layout.talon, layout.discards, layout.exchanged, word, vulnerable
    )


def exchange(layout: Layout, seat: Seat, laid: Cards) -> Layout:
    """Set cards aside and draw as many from the top of the talon (§4.3)."""
    count = laid.bit_count()
    hands, discards = list(layout.hands), list(layout.discards)
    hands[seat] = hands[seat] & ~laid | mask(layout.talon[:count])
    discards[seat] |= laid
    exchanged = (*layout.exchanged, count)
    talon = layout.talon[count:]
    return Layout(
        layout.turn_up, tuple(hands), talon, tuple(discards), exchanged, layout.said, layout.vulnerable
    )
