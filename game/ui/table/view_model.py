"""The view model of the table: all that decides how it looks now, and the blocks its chrome is laid out from."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, assert_never

import pygame

from game.core.cards import CHANCE, Card, Seat
from game.core.event import Said
from game.core.record import field, record
from game.play.choices import Choices
from game.play.companion import Counsel
from game.play.phases import Between, Over, Resting
from game.play.table.inputs import Intent, SeeRules
from game.play.table.state import Declared
from game.play.table_session import AnyView
from game.session.match import AnyBeat
from game.stage.moods import RESTING, Moods
from game.stage.pose import Zone
from game.stage.slots import Slots
from game.stage.table import Called, LadderCall, TableNote
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass, Leaf
from game.ui.layout import Column
from game.ui.shell.scene import Switch
from game.ui.table.felt_controls import OpenPacket


@record
class StandingCalls:
    """What was said and still stands."""

    said: Mapping[Seat, LadderCall]  # by who said it
    asks: LadderCall | None  # what another player said that I am to answer


SILENCE = StandingCalls({}, None)


def standing(beats: Iterable[AnyBeat], calls: Iterable[LadderCall], me: Seat) -> StandingCalls:
    """Find what stands after these beats of a deal; what the rules made somebody call is in the auction alone."""
    said: dict[Seat, LadderCall] = {}
    highest, last = None, None
    for call in calls:
        said[call.seat] = call
        highest = call if call.stands and call.seat != me else highest
    for beat in beats:
        if beat.seat == CHANCE:
            continue
        said.pop(beat.seat, None)
        for event in beat.events:
            if isinstance(event, Said) and event.seat == beat.seat:
                said[beat.seat] = LadderCall(beat.seat, event.word, event.number)
                last = said[beat.seat] if beat.seat != me else last
    return StandingCalls(said, highest or last)


EMPTY = Column(())


@record
class LeafBlock:
    """A leaf as a block that takes whatever place it is given."""

    leaf: Leaf

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return 0

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self.leaf, rect)


@record
class PlacedBlock:
    """A block in its place."""

    part: Block
    rect: pygame.Rect
    region: str = ""


@record
class FreeLayout:
    """Blocks where they are told to be."""

    items: Sequence[PlacedBlock]

    def width(self, look: ResolvedTheme) -> int:
        return look.width

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        for item in self.items:
            item.part.place(look, item.rect, layout.region(item.region))


@record
class RemarkText:
    """A remark to be shown: a hint, or why something was refused."""

    eyebrow: str
    text: str
    rule: str  # paragraph, or ""
    lit: bool
    figures: bool = False  # there are figures behind it
    card: Card | None = None  # of my hand, that was refused


@record
class Busy:
    """Something moves or is about to: nobody is waited for."""


@record
class BotThinking:
    """A bot is waited for."""

    seat: Seat
    seconds: Callable[[], float]  # it has been thinking


@record
class MyMove:
    """I am waited for, and may do this."""

    choices: Choices
    chosen: tuple[Card, ...]
    may_finish: bool  # the exchange may be closed as it stands
    numbers: Mapping[str, int]  # the number set for a word
    offers: Mapping[str, TableNote]  # what words would bring
    advised: str  # key of the button the hint is for, or ""
    packets: tuple[OpenPacket, ...]  # that lie open for me to take one of them, by number
    duty: str  # what the rules want, or ""
    sure: bool  # I may claim the rest
    occasions: tuple[str, ...]  # what the decision is called, the most particular name first


ModelPhase: TypeAlias = Busy | Resting | BotThinking | MyMove | Between | Over
"""What the table waits for, as far as its chrome tells it apart."""


@record
class Lying:
    """What lies on the table, and where."""

    slots: Slots
    table: Zone | None  # what talon, turn-up and the like cover, with their captions
    heaps: tuple[Zone, ...]  # what every heap but my hand covers
    indices: tuple[Zone, ...]  # of the cards that lie face up
    strips: Mapping[Card, tuple[float, float, float, float]] = field(default_factory=dict)  # of my hand


@record
class Tools:
    """What the buttons above the table can do."""

    undo: bool = False
    redo: bool = False
    declared: bool = False  # something was declared in this deal, put away or not
    lit: frozenset[str] = frozenset()  # those in use


@record
class TableViewModel:
    """All that decides how the chrome looks now."""

    view: AnyView
    phase: ModelPhase
    lying: Lying
    winning: Seat
    said: Mapping[Seat, str]  # in bubbles
    notes: tuple[TableNote, ...]  # what the game has to say of seats and table
    trump: str  # letter of the suit, or ""
    called: Called | None
    open_heap: str  # the word for what lies open on the table
    declared: tuple[Declared, ...] = ()
    remark: RemarkText | None = None
    score: Block = EMPTY
    tools: Tools = Tools()
    standing: StandingCalls = SILENCE
    offers_hold: bool = False  # of each trick
    counsel: Counsel | None = None  # what the companion says of my decision
    ending: bool = False  # who has won stands on the felt
    occasion: str = ""  # what the deal is, where that is more than its number
    sealed: str = ""  # fingerprint of the pack, where it is sealed
    dealing: bool = False  # nothing of the last deal is told any more, and nothing of the next yet
    faces: Moods = RESTING
    clock: Callable[[], float] = field(default=float, compare=False)  # of the table, by which faces change


def already_moved(model: TableViewModel) -> bool:
    """Tell whether whoever is to move has moved, and it is still being shown."""
    moves = model.view.turn
    match model.phase:
        case Busy():
            return moves >= 0
        case BotThinking(seat):
            return 0 <= moves != seat
        case Resting() | MyMove() | Between() | Over():
            return False
        case _:
            assert_never(model.phase)


Send: TypeAlias = Callable[[Intent], Switch]
"""Has an intent carried out, and tells where it leads."""


@record
class Sends:
    """A command that sends an intent; two that send the same are equal, so that nothing is drawn anew for them."""

    send: Send
    intent: Intent

    def __call__(self) -> Switch:
        return self.send(self.intent)


@record
class ToRules:
    """Leads to a paragraph of the rules."""

    send: Send

    def __call__(self, paragraph: str) -> Switch:
        return self.send(SeeRules(paragraph))
