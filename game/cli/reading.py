"""Reads a match from a file and plays it again, move by move."""

from functools import cache
from itertools import islice
from typing import Any

from game import resources
from game.catalogue import UnknownGame, pack_of, rules_and_header
from game.cli.report import Refused
from game.core.cards import BadNotation, Seat
from game.core.move import IllegalMove
from game.core.record import record
from game.core.rules import Rules
from game.core.transcript import Entry, Header, Transcript, entry_lines
from game.core.view import View
from game.session.match import Beat, Forbidden, Match, StaleSave
from game.storage.match_file import decoded, raw_match, transcript_from
from game.wording import Words, load, why


@record
class RetoldEntry:
    """One entry of a log and what one seat experienced of it."""

    entry: Entry
    beat: Beat[Any]


@record
class Retold:
    """A match played again."""

    header: Header
    rules: Rules[Any, Any]
    opening: tuple[View[Any], ...]  # by seat, before the first entry
    told: tuple[RetoldEntry, ...]
    tables: tuple[tuple[View[Any], ...], ...]  # after each entry, the view of every seat


def retell(file: str, witness: Seat | None) -> Retold:
    """Read a match and play it again as a seat saw it, or, without a witness, as each mover saw his own move.

    Raises Refused with the line that can't be read or played.
    """
    raw = _raw(file)
    try:
        transcript = transcript_from(raw, pack_of)
        rules, header = rules_and_header(transcript.header)
        match = Match.restore(rules, Transcript(header))
    except (BadNotation, UnknownGame, StaleSave) as error:
        message = f"{_name(file)}: {error}"
        raise Refused(message) from None
    except ValueError:  # a number longer than Python will read
        message = f"{_name(file)}: This is not a transcript."
        raise Refused(message) from None
    seats = range(rules.spec.seats)
    if witness is not None and witness not in seats:
        message = f"There is no seat {witness}; the seats are 0 to {rules.spec.seats - 1}."
        raise Refused(message)
    opening = tuple(match.view(seat) for seat in seats)
    told, tables = [], []
    for number, entry in enumerate(transcript.entries):
        seer = witness if witness is not None else max(entry.seat, 0)
        try:
            told.append(RetoldEntry(entry, match.submit(entry.seat, entry.move, min(seer, seats[-1]))))
        except IllegalMove as error:
            message = f"{_name(file)}: {_place(raw, number)}: {_reasoned(error)}"
            raise Refused(message) from None
        tables.append(tuple(match.view(seat) for seat in seats))
    return Retold(header, rules, opening, tuple(told), tuple(tables))


def _raw(file: str) -> bytes:
    """Read the file; raise Refused when that can't be done."""
    try:
        return raw_match(file)
    except BadNotation as error:
        message = f"{_name(file)}: {error}"
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not the name of a file"
        message = f"{_name(file)} can't be read: {reason}."
    raise Refused(message)


def _reasoned(error: IllegalMove) -> str:
    """Add why the rules forbid it."""
    because = why(words(), error.spec, error.reason) if isinstance(error, Forbidden) else ""
    return f"{str(error).rstrip('.')}: {because}." if because else str(error)


@cache
def words() -> Words:
    """Give the captions, read once for one command."""
    return load(resources.root() / "words" / "en")


def _name(file: str) -> str:
    return "Standard input" if file == "-" else file


def _place(raw: bytes, number: int) -> str:
    """Say where an entry stands: the line of a transcript, or which entry of a saved match it is."""
    text = decoded(raw)
    if text.lstrip().startswith("{"):
        return f"Entry {number + 1}"
    return f"Line {next(islice(entry_lines(text), number, None))}"
