"""The phases of a deal of Sheepshead, and what everybody may know of it beside the cards."""

from enum import StrEnum
from typing import Literal, TypeAlias

from game.core.cards import NOBODY, TABLE, Card, Cards, Seat
from game.core.deal import Dealing, Packet
from game.core.move import Say
from game.core.record import record
from game.core.rules import PhaseName
from game.core.score import Ledger
from game.core.trick_play import TrickPlay
from game.rules.sheepshead.cards import NAMES

BLIND = "blind"
BURIED = "discard"
PACKETS: dict[int, tuple[tuple[int, int], ...]] = {
    3: ((3, 2), (3, 0), (4, 0)),
    4: ((2, 0), (3, 2), (2, 2)),
    5: ((3, 2), (3, 0)),
    6: ((3, 2), (2, 0)),
    7: ((2, 4), (2, 0)),
}
"""By players: how many cards everybody gets in each round, and how many then go to the blind (§3.2)."""
BLINDS: dict[int, int] = {players: sum(blind for _, blind in rounds) for players, rounds in PACKETS.items()}
"""By players: how many cards lie in the blind, and are buried for it (§4.1)."""


def packets(players: int) -> tuple[Packet, ...]:
    """Give the dealing pattern of a table."""
    out: list[Packet] = []
    for each, blind in PACKETS[players]:
        out += [Packet("hand", (1 + turn) % players, each) for turn in range(players)]
        out += [Packet(BLIND, TABLE, blind)] if blind else []
    return tuple(out)


class Word(StrEnum):
    """What is said, apart from the calls of a suit."""

    PICK = "pick"
    PASS = "pass"  # noqa: S105 - a word of the game
    DEMAND = "demand"
    DONE = "done"
    GO_ON = "go_on"  # where nothing is shown or called
    ALONE = "alone"
    CALL_UP = "call_up"
    BLITZ_BLACK = "blitz_black"
    BLITZ_RED = "blitz_red"
    CRACK = "crack"
    RECRACK = "recrack"
    TAKE_BLIND = "take_blind"
    LEAVE_BLIND = "leave_blind"


PICK, PASS, DEMAND, DONE, GO_ON, ALONE, CALL_UP = (Say(word) for word in tuple(Word)[:7])
BLITZ_BLACK, BLITZ_RED, CRACK, RECRACK, TAKE_BLIND, LEAVE_BLIND = (Say(word) for word in tuple(Word)[7:])
KINDS = ("ace", "ten", "under", "name")
"""Calls of a suit: for its ace, its ten, with an under card, and by the caller when nobody picks (§8.9)."""
CALLS: dict[tuple[str, str], Say] = {
    (kind, suit): Say(f"{kind}_{name}") for kind in KINDS for suit, name in NAMES.items()
}
SUIT_CALLS: dict[str, tuple[str, str]] = {say.word: call for call, say in CALLS.items()}
WORDS = (*Word, *SUIT_CALLS)


class Phase(PhaseName):
    """What is going on: what everybody waits for."""

    DEALING = "dealing"
    PICK = "pick"
    BLITZ = "blitz"
    BURY = "bury"
    CALL = "call"
    UNDER = "under"
    CRACK = "crack"
    RECRACK = "recrack"
    NAME = "name"
    SWAP = "swap"
    LEAD = "lead"
    REPLY = "reply"
    SETTLED = "settled"


PLAY = (Phase.LEAD, Phase.REPLY)
"""The phases in which cards are played."""


@record
class Call:
    """What the picker has called; kind is empty before that and where nothing is called."""

    kind: str = ""  # "ace", "ten", "under", "up" (a trump called up), "jack" (the jack of diamonds), "name" or "alone"
    suit: str = ""
    card: Card = NOBODY  # whose holder is the partner


NO_CALL = Call()


@record
class Layout:
    """Everything about a deal but whose turn it is and the tricks."""

    hands: tuple[Cards, ...]  # by seat, cards played included; the picker's without what is buried
    blind: Cards  # 0 once it is taken
    spoken: int = 0  # how many have passed or picked
    picker: Seat = NOBODY
    partner: Seat = NOBODY  # the true one, whoever knows him
    setter: Seat = NOBODY  # who buried: the picker, or the partner under §8.10
    buried: Cards = 0
    call: Call = NO_CALL
    under: Card = NOBODY
    blitzes: int = 0  # 1 for the black queens, 2 for the red ones, 3 for both
    cracks: int = 0  # 1 cracked, 2 recracked
    cracker: Seat = NOBODY
    pending: int = 0  # deals that are still to be played for double stakes
    thrown: str = ""  # why the cards were thrown in: "doubler", "redeal", "demand" or "schwanzer"


Talk: TypeAlias = Literal[
    Phase.PICK, Phase.BLITZ, Phase.CALL, Phase.CRACK, Phase.RECRACK, Phase.NAME, Phase.SWAP
]
"""The phases in which somebody speaks."""


@record
class Talking:
    """Somebody speaks: picks, blitzes, calls, names, cracks, or takes the blind as partner."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout
    about: Talk


@record
class Laying:
    """Cards are buried, or the under card is laid down, one after another."""

    turn: Seat
    dealer: Seat
    ledger: Ledger
    layout: Layout
    laid: Cards  # still counted among the hand of the layout
    about: Literal[Phase.BURY, Phase.UNDER]


@record
class Playing:
    """The tricks."""

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


@record
class Thrown:
    """The cards are thrown in; it is turned into a settled deal at once."""

    why: str  # "doubler", "redeal", "demand" or "schwanzer"
    layout: Layout


State: TypeAlias = Dealing | Talking | Laying | Playing | Settled


@record
class Public:
    """What everybody knows, and the under card for the one who laid it."""

    phase: Phase
    spoken: int = 0
    picker: Seat = NOBODY
    partner: Seat = NOBODY  # once everybody knows him
    setter: Seat = NOBODY
    call: Call = NO_CALL
    under: Card = NOBODY  # shown when it is played; its owner knows it from the start
    blitzes: int = 0
    cracks: int = 0
    cracker: Seat = NOBODY
    pending: int = 0
    stakes: int = 1  # what a share is multiplied by in this deal
    thrown: str = ""
    played_for: str = (
        ""  # "card_points" where everybody plays alone for his own (§10.4), else the usual shares
    )
    least: int = 0  # cards that are to be laid
    most: int = 0
    blind_to: Seat = NOBODY  # who has got the blind with the last trick, where nobody picked (§8.3)

    @property
    def announced(self) -> tuple[Seat, Seat, Call, Seat]:
        """What the rules make known where nobody picks: the caller, and who shows the named ace (§8.9, §8.10)."""
        return self.picker, self.setter, self.call, self.partner if self.call.kind == "name" else NOBODY
