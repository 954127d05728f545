"""What happens to a table: what the player wants, and what the match, its motion and the clock bring."""

from typing import TypeAlias

from game.core.record import record
from game.play.table_session import AnyView
from game.session.match import AnyBeat
from game.stage.motion import Mark

# ------------------------------------------------------------------ intents


@record
class ToggleLine:
    """Open or close a line of the score."""

    key: str


@record
class ToggleLog:
    """Open the log where the score is, or close it."""


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


Lookup: TypeAlias = ToggleLine | ToggleLog | ShowLastTrick | CloseLastTrick | ToggleDeclared | CloseDeclared
Intent: TypeAlias = Lookup
"""What the player wants."""

# ------------------------------------------------------------------ events


@record
class Shown:
    """The table shows this now."""

    view: AnyView
    beats: tuple[tuple[int, AnyBeat], ...]


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
class DealRecalled:
    """A deal is taken up as it went so far, without anything of it being shown."""


@record
class TimePassed:
    """The clock of the table has gone on."""

    at: float


Event: TypeAlias = Shown | MomentSeen | ScoreSeen | DealRecalled | TimePassed
"""What the match, its motion and the clock bring."""
