"""The daily deal: which game it is of, who deals, and whether a match is one; loads no game for it."""

from datetime import date

from game.catalogue import GAMES, Game, find
from game.core.cards import Seat
from game.core.deal_code import day_pack
from game.core.move import Deal
from game.core.transcript import Header, Transcript

DEALER: Seat = 1
"""Who deals, so that the player always leads or speaks early."""
CHECKED = (date(2026, 11, 1), date(2036, 12, 31))
"""The first and the last day of which a test has found whether there is anything to play."""
OVER_AT_ONCE = frozenset(
    (
        "2026-11-26",
        "2026-12-03",
        "2027-02-18",
        "2027-08-26",
        "2028-02-03",
        "2028-03-02",
        "2029-03-15",
        "2029-06-14",
        "2029-09-20",
        "2029-12-27",
        "2030-07-25",
        "2030-09-19",
        "2030-11-15",
        "2030-11-28",
        "2032-03-11",
        "2032-07-22",
        "2032-12-09",
        "2033-05-19",
        "2033-08-11",
        "2034-06-22",
        "2034-12-28",
        "2035-03-29",
        "2035-07-19",
        "2036-10-23",
        "2036-12-18",
    )
)
"""Days whose cards would end the deal of their game as they are dealt, as a hand of Imperium can; a test finds them."""


def game_of(day: date) -> Game:
    """Choose the game of a day: another each day, and the next one where there would be nothing to play."""
    return GAMES[(day.toordinal() + (day.isoformat() in OVER_AT_ONCE)) % len(GAMES)]


def day_of(transcript: Transcript, size: int) -> date | None:
    """Tell of which day's daily deal a match is a try; None when it is any other match."""
    header = transcript.header
    first = transcript.entries[0].move if transcript.entries else None
    try:
        day = date.fromisoformat(header.date)
    except ValueError:
        return None
    usual = not header.options or _answered(header)
    plain = usual and header.dealer == DEALER and 1 in header.undone
    same = isinstance(first, Deal) and plain and first.cards == day_pack(header.game, header.date, size)
    return day if same else None


def _answered(header: Header) -> bool:
    """Tell whether the house rules are those of a table at which the game is usually played."""
    game = find(header.game)
    return any(dict(header.options) == game.answered(each) for each in game.answers)
