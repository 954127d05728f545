"""Where a press may lead beyond its own screen: values, which one function of the application answers."""

from typing import TYPE_CHECKING, TypeAlias

from game.core.record import record

if TYPE_CHECKING:  # of matches the first picture needs nothing
    from datetime import date

    from game.play.match_setup import MatchSetup
    from game.play.table_session import DealDone


@record
class ToRoom:
    """The game room."""


@record
class ToLessons:
    """What there is to be learned."""

    subject: str = ""  # "" for what comes next


@record
class ToSaves:
    """The kept matches."""


@record
class ToStatistics:
    """The statistics."""


@record
class ToCabinet:
    """What was done in a game for the first time."""

    game: str


@record
class ToSettings:
    """The settings."""


@record
class ToAbout:
    """What this is."""


@record
class ToRulebook:
    """The rules of a game; with a paragraph these alone, for who came to look it up."""

    game: str
    paragraph: str = ""
    answer: str | None = (
        None  # to the game's question, by which a match is played; the player's own without it
    )


@record
class ToFile:
    """A match from elsewhere."""

    file: str


@record
class ToMatch:
    """A kept match, to go on with."""

    match_id: str


@record
class ToEnd:
    """How a kept match ended."""

    match_id: str


@record
class ToLookBack:
    """A finished deal, move by move."""

    done: "DealDone"
    again: "MatchSetup"  # with which one plays on from there
    length: int = 0  # of the log, at which it begins; 0 where the cards have just been dealt


@record
class ToPlay:
    """A match of its own, in place of any on the table."""

    setup: "MatchSetup"


@record
class ToDaily:
    """Today's deal of a game once more, for practice."""

    game: str
    day: "date"


@record
class ToSameCards:
    """The cards of a finished deal once more, in a match of their own."""

    done: "DealDone"


@record
class ToThisDeal:
    """A finished deal whose cards are known now: its code, par, and the ways to play it once more."""

    done: "DealDone"


Destination: TypeAlias = (
    ToRoom
    | ToLessons
    | ToSaves
    | ToStatistics
    | ToCabinet
    | ToSettings
    | ToAbout
    | ToRulebook
    | ToFile
    | ToMatch
    | ToEnd
    | ToLookBack
    | ToPlay
    | ToDaily
    | ToSameCards
    | ToThisDeal
)
