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

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from game.core.cards import CHANCE, NOBODY, BadNotation, Card, Pack, Seat
from game.core.deal_code import LONGEST as LONGEST_CODE
from game.core.deal_code import SHORTEST, grouped
from game.core.move import Deal, Move, parse, spell
from game.core.options import Value
from game.core.record import record, replace

T = TypeVar("T")

FORMAT = 1
LONGEST = 10_000
"""Characters of a line; a pack of cards takes some two hundred."""
MOST = 100_000
"""Entries of a match: several times what the longest house rules make of it."""
MOST_HEADS = 1_000
"""Header lines of a match."""
SAYING = re.compile(r"^[^\S\n]*+[^\s#][^\n]*", re.MULTILINE)
"""A line that says something: neither blank nor a remark alone."""
_FIRST = "parlour-tricks transcript"
_FIELDS = ("game", "edition", "option", "player", "dealer", "date", "undone")
_REPEATED = ("option", "player")
_BEGINNING = re.compile(rf"{_FIRST}\s+([0-9]{{1,9}})")
_NATURAL = re.compile(r"[0-9]{1,9}")
_SEAT = re.compile(r"[0-9]{1,2}")
_SHUFFLE = re.compile(
    r"^[^\S\n]*+#[^\S\n]*+shuffle ([1-9][0-9]{0,5})(?: code ([0-9A-Z-]{12,20}))?(?: salt ([0-9a-f]{32}))?[^\S\n]*+$",
    re.MULTILINE,
)
"""A remark that tells of a shuffle; programs that know nothing of it leave it out."""
_DAY = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")


class NewerFormat(BadNotation):
    """The text was written by a later version of the program."""


@record
class Entry:
    """One move and who made it; CHANCE for the shuffle."""

    seat: Seat
    move: Move


@record
class Shuffle:
    """What is kept of a shuffle beside the order it came to."""

    number: int  # 1 for the first of the match
    code: str = ""  # the deal code its cards were dealt by
    salt: str = ""  # what the fingerprint of a sealed pack is reckoned with


@record
class Header:
    """What a match was set up with."""

    game: str
    edition: int
    options: tuple[tuple[str, Value], ...] = ()  # those that differ from the default
    players: tuple[str, ...] = ()  # by seat, "name" or "name, level"
    dealer: Seat = 0  # who deals first; NOBODY where a text does not say
    date: str = ""  # ISO date on which the match began
    # deals in which something was taken back or whose cards were stated; no statistics count them
    undone: tuple[int, ...] = ()
    shuffles: tuple[Shuffle, ...] = ()  # those of which anything is kept

    def shuffle(self, number: int) -> Shuffle:
        """Give what is kept of a shuffle, 1 for the first."""
        return next((each for each in self.shuffles if each.number == number), Shuffle(number))


@record
class Transcript:
    """A whole match, from which everything else follows."""

    header: Header
    entries: tuple[Entry, ...] = ()

    @property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """List the packs that were dealt, each from the top."""
        return tuple(each.move.cards for each in self.entries if isinstance(each.move, Deal))


def seat_text(seat: Seat) -> str:
    """Write a seat; the shuffle is a star."""
    return "*" if seat == CHANCE else str(seat)


def entry_text(entry: Entry, pack: Pack) -> str:
    return f"{seat_text(entry.seat)} {spell(entry.move, pack)}"


def parse_entry(line: str, pack: Pack) -> Entry:
    """Read one entry; raise BadNotation when it is none."""
    if len(line) > LONGEST:
        message = f"An entry of {len(line)} characters is none of this game."
        raise BadNotation(message, "storage.fault.long_entry", number=len(line))
    seat, _, move = line.partition(" ")
    if seat != "*" and not _SEAT.fullmatch(seat):
        message = f"'{line}' does not begin with a seat number or * for the shuffle."
        raise BadNotation(message, "storage.fault.no_seat", text=line)
    return Entry(CHANCE if seat == "*" else int(seat), parse(move, pack))


def write(transcript: Transcript, pack: Pack) -> str:
    """Write a transcript as text.

    A header from elsewhere may hold what no line can say: a # in a name becomes a space, and whatever is no name, day
    or deal is left out.
    """
    header = transcript.header
    names = [" ".join(name.replace("#", " ").split()) for name in header.players]
    undone = [deal for deal in header.undone if deal > 0]
    head = [f"{_FIRST} {FORMAT}", f"game {header.game}", f"edition {header.edition}"]
    head += [f"option {name} {str(value).lower()}" for name, value in header.options]
    head += [f"player {seat} {name}" for seat, name in enumerate(names) if name]
    head.append(f"dealer {header.dealer}")
    head += [f"date {header.date}"] if _is_day(header.date) else []
    head += ["undone " + " ".join(map(str, undone))] if undone else []
    head += [_shuffle_text(each) for each in header.shuffles]
    return "\n".join([*head, "", *(entry_text(entry, pack) for entry in transcript.entries), ""])


def _shuffle_text(shuffle: Shuffle) -> str:
    """Write what is kept of a shuffle, as a remark."""
    code = f" code {grouped(shuffle.code)}" if shuffle.code else ""
    salt = f" salt {shuffle.salt}" if shuffle.salt else ""
    return f"# shuffle {shuffle.number}{code}{salt}"


def _shuffles(text: str) -> tuple[Shuffle, ...]:
    """Read what the remarks tell of shuffles; of one that is told of twice the first counts."""
    found: dict[int, Shuffle] = {}
    for told in _SHUFFLE.finditer(text):
        number = int(told[1])
        code = (told[2] or "").replace("-", "")
        code = code if SHORTEST <= len(code) <= LONGEST_CODE else ""
        found.setdefault(number, Shuffle(number, code, told[3] or ""))
        if len(found) > MOST:
            break
    return tuple(found.values())


def read(text: str, pack_of: Callable[[Header], Pack]) -> Transcript:
    """Read a transcript; pack_of names the pack a header plays with.

    Raises BadNotation with the number of the line that is wrong, NewerFormat when a later version wrote it.
    """
    lines = _said(text)
    _edition(next(lines, (1, ""))[1])
    heads, moves, stated = dict[str, list[tuple[int, str]]](), list[tuple[int, str]](), 0
    for number, line in lines:
        name, _, rest = line.partition(" ")
        if name in _FIELDS:
            heads.setdefault(name, []).append((number, rest.strip()))
            stated += 1
        else:
            moves.append((number, line))
        if stated > MOST_HEADS or len(moves) > MOST:
            key, what = ("heads", "header lines") if stated > MOST_HEADS else ("entries", "entries")
            raise _at(number, BadNotation(f"No match has so many {what}.", f"storage.fault.many_{key}"))
    header = replace(_header(heads), shuffles=_shuffles(text))
    pack = pack_of(header)
    return Transcript(
        header, tuple(_numbered(n, line, lambda each: parse_entry(each, pack)) for n, line in moves)
    )


def entry_lines(text: str) -> Iterator[int]:
    """Give the numbers of the lines on which entries stand, the first line being 1."""
    lines = _said(text)
    next(lines, None)
    return (number for number, line in lines if line.partition(" ")[0] not in _FIELDS)


def _said(text: str) -> Iterator[tuple[int, str]]:
    """Give the lines that say something, numbered from 1, without blanks and remarks; raise BadNotation for a long one.

    Only they are looked at one by one, so that millions of empty lines and remarks cost next to nothing.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    number, counted = 1, 0
    for found in SAYING.finditer(text):
        number += text.count("\n", counted, found.start())
        counted = found.start()
        line = found[0].partition("#")[0].strip()
        if len(line) > LONGEST:
            message = "It is longer than any line of a transcript."
            raise _at(number, BadNotation(message, "storage.fault.long_line"))
        if line:
            yield number, line


def _edition(line: str) -> None:
    """Raise BadNotation unless this is how a transcript begins, NewerFormat for one of a later version."""
    found = _BEGINNING.fullmatch(line)
    if found and int(found[1]) > FORMAT:
        message = (
            "This transcript was written by a newer version of Parlour Tricks; please update the program."
        )
        raise NewerFormat(message, "storage.fault.newer_transcript")
    if not found or int(found[1]) < FORMAT:
        message = f"This is not a transcript: the first line must be '{_FIRST} {FORMAT}'."
        raise BadNotation(message, "storage.fault.no_transcript", first=f"{_FIRST} {FORMAT}")


def _numbered(number: int, line: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(line)
    except BadNotation as error:
        raise _at(number, error) from None


def _at(number: int, fault: BadNotation) -> BadNotation:
    """Say in which line that stands."""
    return BadNotation(f"Line {number}: {fault}", "storage.fault.line", number=number, fault=fault)


def _header(heads: Mapping[str, Sequence[tuple[int, str]]]) -> Header:
    for name, lines in heads.items():
        if name not in _REPEATED and len(lines) > 1:
            fault = BadNotation(f"'{name}' is stated twice.", "storage.fault.field_twice", name=name)
            raise _at(lines[1][0], fault)
    if "game" not in heads:
        message = "The transcript does not say which game it is; add a line such as 'game ecarte'."
        raise BadNotation(message, "storage.fault.game_unsaid")

    def field(name: str, reader: Callable[[str], T], otherwise: T) -> T:
        return _numbered(*heads[name][0], reader) if name in heads else otherwise

    return Header(
        heads["game"][0][1],
        field("edition", lambda text: _whole("edition", text), 1),
        _options(heads.get("option", ())),
        _players(heads.get("player", ())),
        field("dealer", lambda text: _whole("dealer", text), NOBODY),
        field("date", _date, ""),
        field("undone", _deals, ()),
    )


def _whole(name: str, text: str) -> int:
    if not _NATURAL.fullmatch(text):
        message = f"'{name} {text}' should name a number."
        raise BadNotation(message, "storage.fault.no_number", text=f"{name} {text}")
    return int(text)


def _options(lines: Sequence[tuple[int, str]]) -> tuple[tuple[str, Value], ...]:
    found: dict[str, Value] = {}
    for number, line in lines:
        name, _, value = line.partition(" ")
        if name in found:
            fault = BadNotation(f"Option '{name}' is stated twice.", "storage.fault.option_twice", name=name)
            raise _at(number, fault)
        found[name] = value.strip()
    return tuple(found.items())


def _players(lines: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """Seat the players where the lines say; a seat before the last that nobody was named for has no name."""
    found: dict[Seat, str] = {}
    for number, line in lines:
        seat, _, name = line.partition(" ")
        if not _SEAT.fullmatch(seat) or not name.strip():
            message = f"'player {line}' should name a seat and a player, as in 'player 0 You'."
            raise _at(number, BadNotation(message, "storage.fault.no_player", text=line))
        if int(seat) in found:
            message = f"Seat {int(seat)} is named twice."
            raise _at(number, BadNotation(message, "storage.fault.seat_twice", place=int(seat)))
        found[int(seat)] = name.strip()
    return tuple(found.get(seat, "") for seat in range(max(found, default=-1) + 1))


def _is_day(text: str) -> bool:
    found = _DAY.fullmatch(text)
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = {2: 29 if leap else 28, 4: 30, 6: 30, 9: 30, 11: 30}.get(month, 31)
    return 1 <= month <= 12 and 1 <= day <= days


def _date(text: str) -> str:
    if not _is_day(text):
        message = f"'date {text}' should name a day, as in 'date 2026-11-21'."
        raise BadNotation(message, "storage.fault.no_day", text=text)
    return text


def _deals(text: str) -> tuple[int, ...]:
    words = text.split()
    if not words or not all(_NATURAL.fullmatch(word) and int(word) for word in words):
        message = f"'undone {text}' should name deals by their numbers, as in 'undone 2 5'."
        raise BadNotation(message, "storage.fault.no_deals", text=text)
    return tuple(map(int, words))
