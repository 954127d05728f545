"""What is to be done because of what happened at a table."""

from enum import Enum, auto
from typing import TypeAlias

from game.core.cards import Card
from game.core.move import Move
from game.core.record import record
from game.play.table.state import TableState
from game.play.table_session import AnyView
from game.search.master import Advice


class Topic(Enum):
    """What is told to whoever listens instead of looking."""

    LOG = auto()
    SCORE = auto()
    LAST_TRICK = auto()
    DECLARED = auto()
    DECLARED_PUT_AWAY = auto()
    REMARK = auto()


@record
class TellAloud:
    """Tell something to whoever listens."""

    topic: Topic


@record
class ShowNotice:
    """Show a caption of the table for a moment."""

    key: str


@record
class Cue:
    """Let something be heard, or felt in a controller."""

    sound: str


@record
class Shake:
    """Shake a card's head."""

    card: Card


@record
class LiftOff:
    """Have a card fly from where it is held."""

    card: Card


ScreenEffect: TypeAlias = TellAloud | ShowNotice | Cue | Shake | LiftOff
"""What is done on the screen, aloud, and in the player's hands."""


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
class DealOn:
    """Let the next deal begin."""


@record
class TakeBack:
    """Take back the last decision."""


@record
class RestartDeal:
    """Take back all decisions of the deal."""


@record
class MakeAgain:
    """Make again what was taken back."""


@record
class AskMaster:
    """Ask the master about the table as it stands or, where one is given, about a view of it."""

    view: AnyView | None = None


@record
class OpenRules:
    """Open the rules at a paragraph."""

    paragraph: str


@record
class OpenFigures:
    """Show the figures behind some advice."""

    advice: Advice


MatchEffect: TypeAlias = (
    Submit | LayAway | NoteDecision | DealOn | TakeBack | RestartDeal | MakeAgain | AskMaster
)
"""What is done with the match."""
Opening: TypeAlias = OpenRules | OpenFigures
"""What is opened over the table."""
Effect: TypeAlias = ScreenEffect | MatchEffect | Opening

Step: TypeAlias = tuple[TableState, tuple[Effect, ...]]
"""The next state, and what is to be done."""
