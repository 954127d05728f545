"""The state of one player's table, as a value."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from game.catalogue import Game
from game.core.cards import Card, Cards, Seat, bit, mask
from game.core.move import Lay, Play
from game.core.record import field, record
from game.core.rules import Reason, Rules
from game.core.transcript import Header
from game.play.choices import NO_EXCHANGE, NONE, Choices, ExchangeCheck
from game.play.companion import Counsel
from game.play.finished_deal import LookedBack
from game.play.phases import Mine, Moving, Phase
from game.play.table_session import AnyView
from game.play.tutor import Tutor
from game.search.master import Advice
from game.session.match import AnyBeat
from game.stage.moods import RESTING, Moods
from game.stage.table import Table
from game.storage.settings import DEFAULTS, Settings
from game.telling.captions import Captions


@record
class TableFacts:
    """What stays as it is as long as one sits at a table."""

    game: Game
    rules: Rules[Any, Any]
    captions: Captions
    header: Header
    occasion: str = ""  # what the first deal is, where that is more than its number
    newcomer: bool = False  # the player has not played many matches of this game
    discreet: bool = False  # what can be counted by whoever follows the tricks is not told during the deal
    lesson: bool = False  # the deal is that of a lesson, which tells of it itself
    laid_open: Table | None = None  # the table at which all hands lie open, where a deal is looked back at

    @property
    def table(self) -> Table:
        """The table of the game."""
        return self.laid_open or self.game.table


@record
class Toast:
    """A text that fades by itself."""

    text: str
    since: float  # by the clock of the table


@record
class Declared:
    """One declaration."""

    seat: Seat
    name: str  # of the player
    caption: str
    cards: tuple[str, ...]
    spoken: str
    brief: str = ""  # the name without its article, if it has one


@record
class Lookups:
    """What is open to look something up."""

    lines: frozenset[str] = frozenset()  # of the score, by key
    score: bool = False  # all of it, of which the corner has no room for more than a part
    log: bool = False
    last_trick: bool = False


@record
class Turn:
    """What the player is to decide, and what is chosen for it."""

    choices: Choices = NONE
    duty: Reason | None = None  # what the rules want of a card
    chosen: tuple[Card, ...] = ()
    exchange: ExchangeCheck = NO_EXCHANGE  # of what is chosen
    numbers: Mapping[str, int] = field(default_factory=dict)  # that have been set for words


NO_TURN = Turn()


@record
class Refusal:
    """Why something, such as a card of my hand, was refused."""

    reason: Reason
    card: Card | None = None


@record
class HintAwaited:
    """The master has been asked, and has not answered yet."""


@record
class Advised:
    """What the master advises: a move or, in an exchange, the cards found so far."""

    advice: Advice  # on the first card of an exchange
    laid: tuple[Card, ...] = ()

    @property
    def cards(self) -> Cards:
        """The cards it is for."""
        move = self.advice.decision.move
        return mask(self.laid) | (bit(move.card) if isinstance(move, Play | Lay) else 0)

    @property
    def figures(self) -> bool:
        """Whether there are figures behind it."""
        return bool(self.advice.prospects)


Remark: TypeAlias = Refusal | HintAwaited | Advised
"""What is remarked beside the table; one at a time."""


@record
class MasterAsked:
    """What the master has been asked about the table as it stands, and has said of an exchange under way."""

    revision: int  # of the session
    awaited: bool  # the player waits for an answer
    first: Advice | None = None  # on the first card of an exchange
    laid: tuple[Card, ...] = ()


@record
class ClaimProof:
    """What is known of claiming all the rest."""

    revision: int = -1  # of the session, about which it is known
    cards: tuple[Card, ...] = ()  # that take the rest, in this order; empty when nothing is sure
    declined: int = -1  # deals that were finished when the player chose to play on


@record
class HoldOffer:
    """An offer made once to whoever is new to a game: every trick may stay on the table until a press."""

    made: bool = False
    open: bool = False


@record
class MatchStatus:
    """How the match stands, whatever of it has been shown."""

    length: int = 0  # of the log
    revision: int = -1  # of the session
    finished: int = 0  # deals
    can_undo: bool = False
    can_redo: bool = False
    over: bool = False
    claimed: bool = False  # the rest of the deal is being played out
    sealed: str = ""  # the fingerprint of the pack, where it is sealed
    tricks: int = 0  # in the deal on the table

    @property
    def taken(self) -> tuple[int, int]:
        """How many deals are finished, and how many tricks of this one are taken."""
        return self.finished, self.tricks


@record
class TableState:
    """All that one player's table is at one moment."""

    view: AnyView  # what is shown, which lags behind the match until it has been seen
    beats: tuple[tuple[int, AnyBeat], ...]  # of this deal: how long the log was after each, and the beat
    phase: Phase = Moving()  # what the table waits for
    match: MatchStatus = MatchStatus()
    settings: Settings = DEFAULTS
    dealing: bool = (
        False  # the cards of the last deal have been taken up, and those of the next have not come
    )
    turn: Turn = NO_TURN
    called: int = -1  # how long the log was when the player was last told to move
    made: int = 0  # decisions the player has made here, to have the next deal dealt among them
    remark: Remark | None = None
    master: MasterAsked | None = None
    counsel: Counsel | None = None  # of the companion
    lesson: Tutor | None = None
    past: LookedBack | None = None  # a deal that is looked back at
    claim: ClaimProof = ClaimProof()
    hold: HoldOffer = HoldOffer()
    lookups: Lookups = Lookups()
    said: Mapping[Seat, Toast] = field(default_factory=dict)  # in bubbles
    gains: Mapping[Seat, Toast] = field(default_factory=dict)  # changes of the score
    faces: Moods = RESTING
    heard: str = ""  # the sound of a film in this deal, that is not heard again as it is paid
    declared: tuple[Declared, ...] = ()  # in this deal
    put_away: int = 0  # so many of these
    asked_after: tuple[int, int] = (
        0,
        0,
    )  # deals finished and tricks taken, when a question last might have come

    @property
    def ready(self) -> bool:
        """Whether the player may move."""
        return isinstance(self.phase, Mine)

    @property
    def hint(self) -> Advised | None:
        """The hint that is shown."""
        return self.remark if isinstance(self.remark, Advised) else None

    @property
    def hinted(self) -> Cards:
        """The cards the hint is for."""
        return self.hint.cards if self.hint else 0

    @property
    def advice(self) -> Advice | None:
        """The advice that is shown, if there are figures behind it."""
        return self.hint.advice if self.hint and self.hint.figures else None

    @property
    def hint_awaited(self) -> bool:
        """Whether the player waits for an answer of the master about the table as it stands."""
        asked = self.master
        return self.ready and asked is not None and asked.awaited and asked.revision == self.match.revision

    @property
    def claimable(self) -> tuple[Card, ...]:
        """What may be claimed now, in the order in which it takes; empty when nothing may."""
        return self.claim.cards if self.claim.revision == self.match.revision else ()

    @property
    def claim_offered(self) -> bool:
        """Whether something may be claimed, and the player has not chosen to play on."""
        return bool(self.claimable) and self.claim.declined != self.match.finished

    @property
    def companion_speaks(self) -> bool:
        """Whether the companion speaks, as far as anybody can see."""
        return self.settings.companion and not (self.ready and self.counsel is None)

    @property
    def declared_open(self) -> tuple[Declared, ...]:
        """What was declared and lies there to be seen."""
        return self.declared[self.put_away :]
