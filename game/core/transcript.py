"""The log of a match as a value and as readable text: header lines, then one entry a line, seat and move.

    parlour-tricks transcript 1
    game ecarte
    edition 1
    option must_trump false
    player 0 You
    player 1 Marguerite, club
    dealer 1
    date 2026-11-21

    * deal KS QH …
    0 say stand
    0 play KS

Blank lines and what follows a # are ignored. Options not named have their defaults.
"""

from collections.abc import Callable, Mapping

from game.core.cards import CHANCE, BadNotation, Pack, Seat
from game.core.move import Move, parse, spell
from game.core.options import Value
from game.core.record import record

FORMAT = 1
_FIRST = "parlour-tricks transcript"


class NewerFormat(BadNotation):
    """The text was written by a later version of the program."""


@record
class Entry:
    """One move and who made it; CHANCE for the shuffle."""

    seat: Seat
    move: Move


@record
class Header:
    """What a match was set up with."""

    game: str
    edition: int
    options: tuple[tuple[str, Value], ...] = ()  # those that differ from the default
    players: tuple[str, ...] = ()  # by seat, "name" or "name, level"
    dealer: Seat = 0  # who deals first
    date: str = ""  # ISO date on which the match began
    undone: tuple[
        int, ...
    ] = ()  # deals in which something was taken back or whose cards were stated; no statistics count them


@record
class Transcript:
    """A whole match, from which everything else follows."""

    header: Header
    entries: tuple[Entry, ...] = ()


def seat_text(seat: Seat) -> str:
    """Write a seat; the shuffle is a star."""
    return "*" if seat == CHANCE else str(seat)


def entry_text(entry: Entry, pack: Pack) -> str:
    """Write one entry."""
    return f"{seat_text(entry.seat)} {spell(entry.move, pack)}"


def parse_entry(line: str, pack: Pack) -> Entry:
    """Read one entry; raise BadNotation when it is none."""
    seat, _, move = line.partition(" ")
    if seat != "*" and not seat.isdecimal():
        message = f"'{line}' does not begin with a seat number or * for the shuffle."
        raise BadNotation(message)
    return Entry(CHANCE if seat == "*" else int(seat), parse(move, pack))


def write(transcript: Transcript, pack: Pack) -> str:
    """Write a transcript as text."""
    header = transcript.header
    head = [f"{_FIRST} {FORMAT}", f"game {header.game}", f"edition {header.edition}"]
    head += [f"option {name} {str(value).lower()}" for name, value in header.options]
    head += [f"player {seat} {name}" for seat, name in enumerate(header.players)]
    head.append(f"dealer {header.dealer}")
    head += [f"date {header.date}"] if header.date else []
    head += ["undone " + " ".join(map(str, header.undone))] if header.undone else []
    return "\n".join([*head, "", *(entry_text(entry, pack) for entry in transcript.entries), ""])


def read(text: str, pack_of: Callable[[Header], Pack]) -> Transcript:
    """Read a transcript; pack_of names the pack a header plays with.

    Raises BadNotation with the number of the line that is wrong, NewerFormat when a later version wrote it.
    """
    numbered = [(n, line.partition("#")[0].strip()) for n, line in enumerate(text.splitlines(), 1)]
    numbered = [(n, line) for n, line in numbered if line]
    if not numbered or not numbered[0][1].startswith(_FIRST):
        message = f"This is not a transcript: the first line must be '{_FIRST} {FORMAT}'."
        raise BadNotation(message)
    version = numbered[0][1].removeprefix(_FIRST).strip()
    if version.isdecimal() and int(version) > FORMAT:
        message = (
            "This transcript was written by a newer version of Parlour Tricks; please update the program."
        )
        raise NewerFormat(message)
    heads = [(n, line) for n, line in numbered[1:] if line.split()[0] in _FIELDS]
    moves = [(n, line) for n, line in numbered[1:] if line.split()[0] not in _FIELDS]
    header = _header(heads)
    pack = pack_of(header)
    return Transcript(
        header, tuple(_numbered(n, line, lambda each: parse_entry(each, pack)) for n, line in moves)
    )


_FIELDS = ("game", "edition", "option", "player", "dealer", "date", "undone")


def _numbered(number: int, line: str, reader: Callable[[str], Entry]) -> Entry:
    try:
        return reader(line)
    except BadNotation as error:
        message = f"Line {number}: {error}"
        raise BadNotation(message) from None


def _header(heads: list[tuple[int, str]]) -> Header:
    found: dict[str, str] = {}
    options: list[tuple[str, Value]] = []
    players: list[str] = []
    for number, line in heads:
        name, _, rest = line.partition(" ")
        if name == "option":
            option, _, value = rest.strip().partition(" ")
            options.append((option, value.strip()))
        elif name == "player":
            players.append(rest.strip().partition(" ")[2].strip())
        elif name in found:
            message = f"Line {number}: '{name}' is stated twice."
            raise BadNotation(message)
        else:
            found[name] = rest.strip()
    if "game" not in found:
        message = "The transcript does not say which game it is; add a line such as 'game ecarte'."
        raise BadNotation(message)
    return Header(
        found["game"],
        _whole(found, "edition", 1),
        tuple(options),
        tuple(players),
        _whole(found, "dealer", 0),
        found.get("date", ""),
        tuple(int(word) for word in found.get("undone", "").split() if word.isdecimal()),
    )


def _whole(found: Mapping[str, str], name: str, otherwise: int) -> int:
    text = found.get(name, str(otherwise))
    if not text.isdecimal():
        message = f"'{name} {text}' should name a number."
        raise BadNotation(message)
    return int(text)
