"""What a game must provide: the protocol every ruleset fulfils, the values it speaks in, and what is said of it all."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from game.core.cards import Cards, Pack, Seat
from game.core.deal import Packet
from game.core.feats import Feat
from game.core.move import Move
from game.core.options import Value
from game.core.record import field, record
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract
from game.core.view import View


class Dice(Protocol):
    """The part of a random generator the core may be handed."""

    def random(self) -> float:
        """Draw a number from 0 up to, not including, 1."""
        ...

    def shuffle(self, cards: list[int], /) -> None:
        """Shuffle a list in place."""
        ...


class PhaseName(StrEnum):
    """What every game's enumeration of its phases is made from: captions and paragraphs are looked up by the texts."""

    def __repr__(self) -> str:
        """Write the text alone, as it stands in every record of a view."""
        return repr(self.value)


class Public(Protocol):
    """What every game's public record tells of a deal beside the cards, whatever else it does."""

    @property
    def phase(self) -> PhaseName:
        """What is going on; a member of the game's own enumeration."""
        ...

    @property
    def least(self) -> int:
        """How many cards must be laid aside in the running exchange; 0 outside one."""
        ...


class Position(Protocol):
    """A position of the game; each game has a union of such records."""

    @property
    def turn(self) -> Seat:
        """Who is to move; CHANCE for the shuffle, NOBODY when the match is over."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who deals, or, between two deals, who dealt last."""
        ...

    @property
    def ledger(self) -> Ledger:
        """Everything paid so far."""
        ...


@record
class Goal:
    """What wins a match: so much of a unit."""

    unit: str  # one of Spec.units
    amount: int


@record
class WordRoles:
    """The words of a game whose meaning the table has to know, where the game has such words."""

    finish: str | None = None  # it closes an exchange; where there is none, <game>.exchange is on the button
    leave: str | None = None  # with it one leaves an auction
    surrender: str | None = None  # it gives something up for good; its button warns


@record
class Race:
    """What some seats together had to reach with the tricks of a finished deal."""

    side: tuple[Seat, ...]
    need: int
    every: int  # all there was to be had
    aside: int = 0  # what they had without a trick
    by_trick: bool = False  # tricks are counted, and not what lies in them
    alone: bool = False  # by choice, against everybody: it is counted out at length


@record
class Spec:
    """What is fixed about a game once its options are chosen."""

    id: str
    edition: int  # raised when a change of the rules alters old logs
    seats: int
    pack: Pack
    units: tuple[str, ...]  # what awards are paid in and holdings are counted in, the greatest first
    packets: tuple[Packet, ...]  # how the pack is dealt
    words: tuple[str, ...]  # every word the game says
    sides: tuple[int, ...] = ()  # by seat: who scores together all match long; empty when everybody is alone
    clockwise: bool = True  # which way play goes round the table; nothing but its picture asks
    single_deal: bool = False  # the match is one deal, won by those who win that deal together
    # the awards whose takers win a deal, by step; where there are none, who gains most
    deciding: tuple[str, ...] = ()
    deals: int | None = None  # that count, after which the match is over; None where something else ends it
    goal: Goal | None = None  # what wins the match; None where so many deals, or something else, end it
    roles: WordRoles = WordRoles()
    figures: tuple[tuple[str, int], ...] = ()  # agreed on, that captions of awards name, by step

    def allies(self, one: Seat, other: Seat) -> bool:
        """Tell whether two seats, or a seat and itself, win and lose together."""
        return one == other or (bool(self.sides) and self.sides[one] == self.sides[other])

    @property
    def parties(self) -> tuple[tuple[Seat, ...], ...]:
        """List who wins and loses together: the seats of every side, or everybody alone."""
        sides = self.sides or range(self.seats)
        return tuple(
            tuple(seat for seat, mine in enumerate(sides) if mine == side) for side in dict.fromkeys(sides)
        )


@record
class Reason:
    """Why, in one sentence: the key of a caption and what fills its blanks."""

    key: str  # caption <game>.reason.<key>, with blanks {cards}, {suit}, {number}, {seat}; see kind
    rule: str = ""  # paragraph of the rules text, when a rule is the reason
    cards: Cards = 0
    suit: str = ""  # a suit's letter
    number: int = 0
    seat: Seat = -2

    @property
    def kind(self) -> str:
        """Name the reason itself: what its key has after a hyphen tells the caption what else to say.

        >>> Reason("follow-bower-C").kind
        'follow'
        """
        return self.key.partition("-")[0]


S = TypeVar("S")
P = TypeVar("P")


class Rules(Protocol[S, P]):
    """A game with its options: a stateless value that positions are handed to."""

    @property
    def spec(self) -> Spec:
        """What is fixed about the game."""
        ...

    def first(self, dice: Dice) -> Seat:
        """Choose who deals first."""
        ...

    def start(self, dealer: Seat) -> S:
        """Sit down: an empty table, the shuffle to move, this seat to deal."""
        ...

    def moves(self, state: S) -> tuple[Move, ...]:
        """List the moves of the seat whose turn it is; empty when chance or nobody is to move."""
        ...

    def play(self, state: S, move: Move) -> S:
        """Make a move that is known to be legal, or a deal; raise IllegalMove for a deal that is not the pack."""
        ...

    def rewind(self, state: S, count: int) -> S:
        """Take back so many cards played to tricks, and with them what they paid or showed.

        The position is that in which the earliest of them was chosen, after all that was said before it. Raises
        IllegalMove where no tricks are under way, or fewer cards have been played.
        """
        ...

    def view(self, state: S, seat: Seat) -> View[P]:
        """Build what one seat may know."""
        ...

    def imagine(self, view: View[P], dice: Dice) -> S:
        """Make up a position that this seat cannot tell from the true one."""
        ...

    def contract(self, view: View[P]) -> Contract | None:
        """Give what governs the tricks of this deal; None before that is settled."""
        ...

    def refusal(self, view: View[P], move: Move) -> Reason | None:
        """Say which rule forbids this move now; None when it is legal."""
        ...

    def opening(self) -> Holdings:
        """Say what the seats hold before anything is paid."""
        ...

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Work out what the seats hold after an award: the fold of the ledger."""
        ...

    def over(self, ledger: Ledger) -> bool:
        """Tell whether the match is decided; asked after every award and after every deal."""
        ...

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Value what each seat holds in the game's smallest unit, to compare seats and bots."""
        ...


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT", bound=Position)
PublicT = TypeVar("PublicT", bound=Public)


@record
class DealerOption(Generic[OptionsT]):
    """A house rule by which a game settles itself who deals first."""

    option: str
    seat: Callable[[OptionsT], Seat | None]  # the seat agreed on; None where it is left to chance


@record
class LaterRules:
    """House rules that have come to a game since its deal codes got their sign, and the sign for them."""

    sign: str  # of the codes that need them
    # by option: the values that came; all but the default of a new option
    added: Mapping[str, tuple[Value, ...]]


@record
class Symmetry:
    """Suits that the rules do not tell apart: exchanged throughout a match, they leave it as good for everybody.

    A test plays matches of every game with its suits exchanged, under all its house rules.
    """

    suits: tuple[str, ...] = ()  # each says what S, H, D and C become; what follows from them holds as well
    fixed: str = ""  # ranks whose cards stay what they are


@record
class GameRules(Generic[OptionsT, StateT, PublicT]):
    """What the rules package of a game hands to the catalogue, as its GAME."""

    options: type[OptionsT]  # a record of choices, see game.core.options
    presets: Mapping[str, Mapping[str, Value]]  # named sets of them, the default first
    rules: Callable[[OptionsT], Rules[StateT, PublicT]]
    seats: tuple[int, ...]  # possible numbers of players, the usual one first
    phases: type[PhaseName]  # all that Public.phase may be
    length: tuple[str, ...]  # the options that say how long a match is
    sign: str  # the first sign of its deal codes, another for each game
    # what its list of house rules got after that, in the order in which it came
    later: tuple[LaterRules, ...] = ()
    players: str | None = None  # the option that says how many play
    declarer: Callable[[PublicT], Seat] | None = (
        None  # who plays against the others; None where nobody ever does
    )
    race: Callable[[OptionsT, View[PublicT]], Race | None] | None = (
        None  # by the finished deal; None where nobody has to reach anything, and for a deal without it
    )
    first_dealer: DealerOption[OptionsT] | None = None  # None where it is not among the house rules
    sounds: Mapping[str, str] = field(default_factory=dict)  # awards that have a sound of their own, by step
    calls: Mapping[str, str] = field(
        default_factory=dict
    )  # how words are called that are no bids: pass, hold, vie or propose; by the word, or what stands before its first _
    easiest: str | None = (
        None  # the preset for who plays it for the first time; None where the usual one serves
    )
    symmetry: Symmetry = Symmetry()  # none where nobody has said so
    table_question: str | None = (
        None  # the choice players are asked about once: all they learn and play of it follows their answer
    )
    feats: tuple[Feat[PublicT], ...] = ()  # what of its deals is remembered the first time, as it is shown
