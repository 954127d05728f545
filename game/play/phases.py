"""What a table waits for: one phase at a time, from the shuffle to the end of the match."""

from typing import TypeAlias

from game.core.cards import Seat
from game.core.record import record


@record
class Moving:
    """Something moves, and the match waits for it."""


@record
class Resting:
    """A finished trick lies until the player goes on."""


@record
class Held:
    """Everything lies still until something beside the table has been attended to, as a step of a lesson."""


@record
class Shuffling:
    """The next deal begins."""


@record
class Thinking:
    """A bot is to move."""

    seat: Seat


@record
class Mine:
    """The player is to move."""


@record
class Claimed:
    """The player is to move, and the next card of the claim is played."""


@record
class Settling:
    """A deal is over, and left to be seen for a moment."""

    deal: int


@record
class Finished:
    """A deal is over, and its result is to be told."""

    deal: int


@record
class Between:
    """The result is told; the next deal waits for the player."""


@record
class Over:
    """The match is over, and its result told."""


MatchPhase: TypeAlias = Shuffling | Thinking | Mine | Claimed | Settling | Finished | Between | Over
"""What the match waits for once everything lies still."""
Phase: TypeAlias = Moving | Resting | Held | MatchPhase
"""What the table waits for."""
