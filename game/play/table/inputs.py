"""What happens to a table: what the player wants, and what the match, its motion and the clock bring."""

from typing import TypeAlias

from game.coach.judging import Verdict
from game.core.cards import Card, Seat
from game.core.move import Say
from game.core.record import record
from game.play.companion import Counsel
from game.play.finished_deal import LookedBack
from game.play.phases import Phase
from game.play.table.state import MatchStatus
from game.play.table_session import Answered, AnyView, BrokeDown
from game.play.tutor import Tutor
from game.search.master import Advice
from game.session.match import AnyBeat
from game.stage.motion import Mark
from game.storage.settings import Settings

# ------------------------------------------------------------------ intents


@record
class ToggleLine:
    """Open or close a line of the score."""

    key: str


@record
class ToggleScore:
    """Open all of the score, or close it."""


@record
class ToggleLog:
    """Open the log, or close it."""


@record
class ShowLastTrick:
    """Show the last trick as it lay."""


@record
class CloseLastTrick:
    """Show the last trick no longer."""


@record
class ToggleDeclared:
    """Show what was declared in this deal once more, or put it away."""


@record
class CloseDeclared:
    """Put away what was declared; it can be shown again as long as the deal lasts."""


@record
class UseCard:
    """Play a card, or choose it for the exchange."""

    card: Card


@record
class ChooseCard:
    """Choose the one card to be played, where choosing and playing are two presses."""

    card: Card


@record
class PickCard:
    """Choose a card for the exchange, or let it go."""

    card: Card


@record
class LiftCard:
    """Choose a card, or let it go, by key."""

    card: Card
    up: bool


@record
class SayWord:
    """Say a word, with the number set for it."""

    word: str


@record
class SetNumber:
    """Set the number that is to be said with a word."""

    word: str
    number: int


@record
class TakePacket:
    """Take a packet."""

    packet: int


@record
class Confirm:
    """Do with the chosen cards what they were chosen for."""


@record
class NextDeal:
    """Have the next deal dealt."""


@record
class Undo:
    """Take back the last decision."""


@record
class Redo:
    """Make again what was taken back."""


@record
class Restart:
    """Take back all decisions of the deal."""


@record
class SkipAhead:
    """Complete what moves, let go of a finished trick, and have no patience with whoever thinks."""


@record
class AskHint:
    """Ask the master or, where the hint is shown already, see the figures behind it."""


@record
class SeeFigures:
    """See the figures behind the hint."""


@record
class PressRemark:
    """Open the rule a remark cites, or put the remark away."""


@record
class ReachCard:
    """The focus comes to a card: why another one was refused is of no use any more."""

    card: Card


@record
class SeeRules:
    """See the rules at a paragraph or, where it is empty, at the one that matters now."""

    paragraph: str = ""


@record
class AskToClaim:
    """See what takes all the rest, and be asked whether it is to be played out."""


@record
class ClaimRest:
    """Have the rest played out as it was proved."""


@record
class PlayOn:
    """Claim nothing, and not be asked again in this deal."""


@record
class AnswerHold:
    """Answer whether every trick is to stay on the table until a press."""

    hold: bool


@record
class DismissCompanion:
    """Have the companion say no more of decisions like this one."""


@record
class SwitchCompanion:
    """Have the companion speak of everything again, or be silent at every table."""


@record
class OpenMenu:
    """Open the menu of the table."""


@record
class OpenCard:
    """Show a card as large as the window allows."""

    card: Card


@record
class SeeResult:
    """See the result of the last deal once more."""


@record
class Leave:
    """Leave the table; the match is kept."""


@record
class GoOn:
    """Go on to the next step of the lesson, or end it."""


@record
class AnswerQuestion:
    """Answer what the lesson asks."""

    answer: str


@record
class PointAt:
    """Answer what the lesson asks by pointing at a card."""

    card: Card


@record
class StepBack:
    """Go back to the step before, the table as it stood then."""


@record
class StepAgain:
    """Begin the step anew."""


@record
class SkipStep:
    """Go on without doing what the step asks."""


@record
class SeeWhy:
    """See what the moves cost that have just been given back."""


@record
class SeeMove:
    """See the deal that is looked back at as it stood when the log was so long."""

    at: int


@record
class SeeDoubt:
    """See the next decision that may have been a mistake, or the one before."""

    way: int  # 1 or −1


@record
class SeeDeal:
    """Look back at another deal of the match."""

    deal: int  # 1 for the first


@record
class CompareMoves:
    """See what every move promised where the log grew so long."""

    at: int


@record
class SeeSum:
    """See how it was computed what a deal came to."""


@record
class ToggleReview:
    """Stop the review of the deal, or go on with it."""


@record
class Practise:
    """Keep the move that is shown to be practised, or keep it no longer."""


@record
class PlayFrom:
    """Begin a match of its own where the log was so long."""

    at: int


Lookup: TypeAlias = (
    ToggleLine | ToggleScore | ToggleLog | ShowLastTrick | CloseLastTrick | ToggleDeclared | CloseDeclared
)
OfCard: TypeAlias = UseCard | ChooseCard | PickCard | LiftCard
Utterance: TypeAlias = SayWord | SetNumber | TakePacket | Confirm
Turning: TypeAlias = NextDeal | Undo | Redo | Restart | SkipAhead
OfRemark: TypeAlias = AskHint | SeeFigures | PressRemark | ReachCard | SeeRules
Offered: TypeAlias = AskToClaim | ClaimRest | PlayOn | AnswerHold | DismissCompanion | SwitchCompanion
Departure: TypeAlias = OpenMenu | OpenCard | SeeResult | Leave
OfLesson: TypeAlias = GoOn | AnswerQuestion | PointAt | StepBack | StepAgain | SkipStep | SeeWhy
OfPast: TypeAlias = SeeMove | SeeDoubt | SeeDeal | CompareMoves | SeeSum | ToggleReview | Practise | PlayFrom
Intent: TypeAlias = Lookup | OfCard | Utterance | Turning | OfRemark | Offered | OfLesson | OfPast | Departure
"""What the player wants."""

# ------------------------------------------------------------------ events


@record
class Shown:
    """The table shows this now."""

    view: AnyView
    beats: tuple[tuple[int, AnyBeat], ...]
    phase: Phase
    match: MatchStatus
    settings: Settings
    counsel: Counsel | None = None
    lesson: Tutor | None = None
    past: LookedBack | None = None


@record
class MomentSeen:
    """A moment of what moves was seen."""

    mark: Mark
    known: AnyView  # what the player knew before it
    now: AnyView  # what the player knows by the log
    at: float  # by the clock of the table


@record
class ScoreSeen:
    """What is shown has changed, and with it perhaps the score."""

    before: AnyView
    after: AnyView
    at: float


@record
class Rewound:
    """Something has been taken back or made again."""


@record
class MasterAnswered:
    """The master has advised, or broken down."""

    outcome: Answered[Advice] | BrokeDown


@record
class ClaimProved:
    """It is known what takes all the rest; nothing does where there are no cards."""

    cards: tuple[Card, ...]


@record
class BotStumbled:
    """A bot has broken down, and made the first move there was."""

    seat: Seat


@record
class AnswerGiven:
    """Something was said for the player because there was no choice."""

    answer: Say


@record
class ReviewAdvanced:
    """The review of the deal that is looked back at has gone on."""

    verdicts: tuple[Verdict, ...]  # on decisions that have just been settled


@record
class ReviewFailed:
    """A bot has broken down over the review."""


@record
class TrickSwept:
    """A trick has been swept up, or the table cleared, where somebody is asked about what was played."""


@record
class DealRecalled:
    """A deal is taken up as it went so far, without anything of it being shown."""


@record
class TimePassed:
    """The clock of the table has gone on."""

    at: float


TurnEvent: TypeAlias = Shown | Rewound
AnswerEvent: TypeAlias = MasterAnswered | ClaimProved | BotStumbled | AnswerGiven
ReviewEvent: TypeAlias = ReviewAdvanced | ReviewFailed
SeenEvent: TypeAlias = MomentSeen | ScoreSeen | DealRecalled | TimePassed | TrickSwept
TableEvent: TypeAlias = TurnEvent | AnswerEvent | ReviewEvent | SeenEvent
"""What the match, its motion and the clock bring."""
