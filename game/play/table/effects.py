"""What is to be done because of what happened at a table; some intents are just that."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import TypeAlias

from game.coach.judging import Verdict
from game.core.cards import Card, Cards, Seat
from game.core.move import Move
from game.core.record import field, record
from game.play.table.inputs import (
    CompareMoves,
    DismissCompanion,
    Leave,
    NextDeal,
    OpenCard,
    OpenMenu,
    PlayFrom,
    Practise,
    Redo,
    Restart,
    SeeDeal,
    SeeMove,
    SeeSum,
    SeeWhy,
    SkipAhead,
    ToggleReview,
    Undo,
)
from game.play.table.state import TableState
from game.play.table_session import AnyView
from game.search.master import Advice
from game.storage.settings import Settings


class Topic(Enum):
    """What is told to whoever listens instead of looking."""

    LOG = auto()
    SCORE = auto()
    LAST_TRICK = auto()
    DECLARED = auto()
    DECLARED_PUT_AWAY = auto()
    REMARK = auto()
    CLAIM_OFFER = auto()
    HOLD_OFFER = auto()


@record
class TellAloud:
    """Tell something to whoever listens."""

    topic: Topic
    urgent: bool = True  # it answers what the player has just done


@record
class ShowNotice:
    """Show a caption of the table for a moment."""

    key: str
    values: Mapping[str, str] = field(default_factory=dict)


@record
class Cue:
    """Let something be heard, or felt in a controller."""

    sound: str


@record
class Call:
    """Let the voice of a seat be heard, without words; what it says is shown."""

    seat: Seat
    act: str  # see CALLS


@record
class Glow:
    """Have cards glow that have just come."""

    cards: Cards


@record
class Shake:
    """Shake a card's head."""

    card: Card


@record
class EndDeal:
    """Let the end of a deal, or of the match, be seen and heard."""


@record
class AskAboutTricks:
    """Ask, if the time has come for it, what the player knows of the tricks that have been taken."""


@record
class LiftOff:
    """Have a card fly from where it is held."""

    card: Card


@record
class Submit:
    """Make a move."""

    move: Move


@record
class LayAway:
    """Lay cards away at one go."""

    cards: tuple[Card, ...]


@record
class NoteDecision:
    """Let the companion look at a decision that was made without help."""

    view: AnyView
    moves: tuple[Move, ...]


@record
class PlayOut:
    """Lay these cards open, and play out the rest with them in this order."""

    cards: tuple[Card, ...]


@record
class ReportDeal:
    """Take the result of a finished deal as told."""


@record
class GiveBack:
    """Let cards that are not let through return to where they lay."""


@record
class AskMaster:
    """Ask the master about the table as it stands or, where one is given, about a view of it."""

    view: AnyView | None = None


@record
class CallCompanion:
    """Have the companion speak of every kind of decision again."""


@record
class ChangeSettings:
    """Put other settings in force."""

    settings: Settings


@record
class NoteStep:
    """Let it be known that a step of the lesson has been begun."""

    step: int


@record
class NoteMistake:
    """Let it be known that the learner has gone wrong."""


@record
class OpenStep:
    """Lay the table of the lesson as it stands at a step."""

    step: int


@record
class FinishLesson:
    """Tell that the lesson is done."""


@record
class OpenRules:
    """Open the rules at a paragraph."""

    paragraph: str


@record
class OpenFigures:
    """Show the figures behind some advice."""

    advice: Advice


@record
class OpenClaim:
    """Show what takes the rest, and ask whether it is to be played out."""

    cards: tuple[Card, ...]


@record
class OpenResult:
    """Show the result of a deal, or of the match where that is over."""

    deal: int


@record
class StopReview:
    """Put the review down; what is known of it is kept."""


@record
class TellOfReview:
    """Show a caption of the coach's for a moment."""

    key: str


@record
class TellStory:
    """Tell whoever listens what the deal has come to, now that it is known."""


@record
class KeepMistakes:
    """Keep mistakes that have just been found to be practised, if the player wants that."""

    verdicts: tuple[Verdict, ...]


MatchEffect: TypeAlias = (
    Submit | LayAway | GiveBack | SkipAhead | PlayOut | ReportDeal | NextDeal | Undo | Redo | Restart
)
"""What is done with the match."""
QuestionEffect: TypeAlias = AskMaster | NoteDecision | DismissCompanion | CallCompanion
"""What is asked about it."""
LookBackEffect: TypeAlias = SeeMove | SeeDeal | ToggleReview | StopReview
"""What is done with a deal that is looked back at."""
PastEffect: TypeAlias = TellOfReview | TellStory | KeepMistakes | Practise | CompareMoves | SeeSum | PlayFrom
"""What is told and opened of it."""
LessonEffect: TypeAlias = NoteStep | NoteMistake | OpenStep | FinishLesson | SeeWhy
OpeningEffect: TypeAlias = OpenRules | OpenFigures | OpenClaim | OpenCard | OpenMenu | OpenResult | Leave
"""What is opened over the table, or in its place."""
ScreenEffect: TypeAlias = (
    TellAloud
    | ShowNotice
    | Cue
    | Call
    | Glow
    | Shake
    | LiftOff
    | AskAboutTricks
    | EndDeal
    | ChangeSettings
    | LessonEffect
    | PastEffect
    | OpeningEffect
)
"""What is done on the screen, aloud, and in the player's hands."""
Effect: TypeAlias = MatchEffect | LookBackEffect | QuestionEffect | ScreenEffect

Transition: TypeAlias = tuple[TableState, tuple[Effect, ...]]
"""The next state, and what is to be done."""
