"""A match as a readable file: the header by name, the entries in notation, and enough beside them for a list."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.core.cards import BadNotation, Pack
from game.core.digest import sha256
from game.core.letters import one_line
from game.core.record import field, record, replace
from game.core.rules import Spec
from game.core.transcript import Entry, Header, Shuffle, Transcript, entry_text, parse_entry, read
from game.storage.checked import (
    BoundedCount,
    BoundedInt,
    EntryText,
    Id,
    OptionValue,
    SeatNumber,
    ShortText,
    Unreadable,
    checked,
    plain,
)
from game.storage.files import DocumentKind, Newer, body_of, document, readable

# ------------------------------------------------------------------ which match a file holds

_LETTERS = 12
_SHUFFLED = "* "
"""What the entry of a shuffle begins with."""


@record
class LogHead:
    """So much of a log that most files can be told apart without reading it again."""

    begun: str = ""  # the key of its first deal
    length: int = 0  # entries


def known_before(header: Header) -> Header:
    """Leave out what a header only has once the cards are dealt."""
    return replace(header, undone=(), shuffles=())


def deal_keys(header: Header, entries: Iterable[str]) -> tuple[str, ...]:
    """Name the deals of a log, each by all that led to its cards and by the cards; other cards, another name."""
    options = sorted(header.options)
    told = [json.dumps([header.game, header.edition, options, header.players, header.dealer, header.date])]
    keys = list[str]()
    for entry in entries:
        told.append(entry)
        if entry.startswith(_SHUFFLED):
            key = sha256("\n".join(told).encode()).hex()[:_LETTERS]
            keys.append(key)
            told = [key]
    return tuple(keys)


def head_of_log(header: Header, entries: Sequence[str]) -> LogHead:
    """Give what tells a log apart from most others."""
    keys = deal_keys(header, entries[:1])
    return LogHead(keys[0] if keys else "", len(entries))


# ------------------------------------------------------------------ the file

SUFFIX = ".parlour"
"""What a match that is handed on is called; the system opens such files with this program."""
LARGEST = 8 << 20
"""No match is longer than this many bytes."""
_UNFIT = "A name or a number in its header is too long, or holds signs that can't be shown."
KIND = DocumentKind("match", 1, LARGEST)

PackOf: TypeAlias = Callable[[Header], Pack]
"""Names the pack a header plays with; raises ValueError for a game or an option nobody knows."""
SpecOf: TypeAlias = Callable[[Header], Spec]
"""Tells what is fixed about the game of a header; raises ValueError for a game or an option nobody knows."""


@record
class MatchScore:
    """How a match stands."""

    holdings: Annotated[tuple[Annotated[tuple[BoundedInt, ...], Meta(max_length=8)], ...], Meta(max_length=8)]
    deals: BoundedCount  # played to their end
    over: bool


@record
class SavedMatch:
    """A kept match without its log."""

    id: str
    name: str  # given by the player; "" while there is none
    kept: str  # ISO time at which it was last written
    header: Header
    score: MatchScore
    known: bool = True  # whether this edition has the game and its house rules, and counts as the match did
    log: LogHead = LogHead()


@record
class SavedSummary:
    """What stands in the file for a list of matches."""

    _: KW_ONLY
    name: ShortText = ""
    kept: ShortText = ""
    score: MatchScore


@record
class SavedShuffle:
    """What the file has of a shuffle beside its cards."""

    number: BoundedCount
    code: Annotated[str, Meta(pattern=r"^([0-9A-Z]{12,16})?\Z")] = ""
    salt: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")] = ""


@record
class SavedHeader:
    """The header as the file has it."""

    _: KW_ONLY
    game: Id
    edition: BoundedCount
    options: Annotated[Mapping[Id, OptionValue], Meta(max_length=100)] = field(default_factory=dict)
    players: Annotated[tuple[ShortText, ...], Meta(max_length=8)] = ()
    dealer: SeatNumber = 0
    date: ShortText = ""
    undone: tuple[BoundedCount, ...] = ()
    shuffles: Annotated[tuple[SavedShuffle, ...], Meta(max_length=200_000)] = ()


@record
class _Log:
    """The entries as the file has them."""

    entries: Annotated[tuple[EntryText, ...], Meta(max_length=200_000)]


def body(transcript: Transcript, score: MatchScore, name: str, kept: str, pack: Pack) -> dict[str, object]:
    log = _Log(tuple(entry_text(entry, pack) for entry in transcript.entries))
    parts = (SavedSummary(name=name, kept=kept, score=score), head_of(transcript.header), log)
    return {key: value for part in parts for key, value in plain(part).items()}


def saved_match(match_id: str, source: Mapping[str, Any], spec_of: SpecOf) -> SavedMatch:
    """Read all but the log, of which only its beginning and its length are kept; raise Unreadable."""
    label, head, log = _parts(source)
    header = header_of(head)
    known = _known(header, label.score, spec_of)
    found = head_of_log(header, log.entries)
    return SavedMatch(match_id, one_line(label.name), label.kept, header, label.score, known, found)


def _parts(source: Mapping[str, Any]) -> tuple[SavedSummary, SavedHeader, _Log]:
    """Read what a file must hold, whatever is played in it; raise Unreadable."""
    return checked(source, SavedSummary), checked(source, SavedHeader), checked(source, _Log)


def can_be_read(source: Mapping[str, Any]) -> bool:
    """Tell whether what is about to be written as a match could be read again."""
    return readable(document(KIND, source), KIND, _parts)


def _known(header: Header, score: MatchScore, spec_of: SpecOf) -> bool:
    """Tell whether this edition can show the match; raise Unreadable where score or seats are not of its game.

    A match of another edition may have been counted otherwise, and is no damage.
    """
    try:
        spec = spec_of(header)
    except ValueError:
        return False
    counted = [len(spec.units)] * spec.seats == [len(held) for held in score.holdings]
    if counted and header.dealer < spec.seats and len(header.players) <= spec.seats:
        return True
    if header.edition == spec.edition:
        raise Unreadable
    return False


def head_of(header: Header) -> SavedHeader:
    return SavedHeader(
        game=header.game,
        edition=header.edition,
        options=dict(header.options),
        players=header.players,
        dealer=header.dealer,
        date=header.date,
        undone=header.undone,
        shuffles=tuple(SavedShuffle(each.number, each.code, each.salt) for each in header.shuffles),
    )


def header_of(head: SavedHeader) -> Header:
    """Give what stands in a file the form of a header."""
    options = tuple(head.options.items())
    shuffles = tuple(Shuffle(each.number, each.code, each.salt) for each in head.shuffles)
    return Header(
        head.game, head.edition, options, head.players, head.dealer, head.date, head.undone, shuffles
    )


def fit_to_keep(header: Header) -> Header:
    """Give the header back if a file of ours can hold it; raise BadNotation."""
    try:
        checked(plain(head_of(header)), SavedHeader)
    except Unreadable:
        raise BadNotation(_UNFIT, "storage.fault.unfit") from None
    return header


def _head(source: Mapping[str, Any]) -> SavedHeader:
    """Read the header; raise Unreadable, or BadNotation where all that is wrong with it are names."""
    try:
        head: SavedHeader = checked(source, SavedHeader)
    except Unreadable:
        checked({**source, "players": ()}, SavedHeader)
        checked(source.get("players"), Annotated[list[str], Meta(max_length=8)])
        raise BadNotation(_UNFIT, "storage.fault.unfit") from None
    return head


def transcript_of(source: Mapping[str, Any], pack_of: PackOf) -> Transcript:
    """Read the whole match; raise Unreadable, BadNotation or what pack_of raises."""
    head = _head(source)
    log: _Log = checked(source, _Log)
    header = header_of(head)
    pack = pack_of(header)
    entries: list[Entry] = []
    for number, line in enumerate(log.entries, 1):
        try:
            entries.append(parse_entry(line, pack))
        except BadNotation as error:
            message = f"Entry {number}: {error}"
            raise BadNotation(message, "storage.fault.at_entry", number=number, fault=error) from None
    return Transcript(header, tuple(entries))


def raw_match(file: str) -> bytes:
    """Read a file, or standard input for "-"; raise OSError, ValueError, or BadNotation for one that is too long.

    Such a file is not even begun; of what has no length, a pipe, no more is taken than a match can have.
    """
    if file == "-":
        return sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
    with Path(file).open("rb") as source:
        if os.fstat(source.fileno()).st_size > LARGEST:
            raise _too_long()
        return source.read(LARGEST + 1)


def transcript_from(raw: bytes, pack_of: PackOf) -> Transcript:
    """Read a match a player hands in, as text or as a saved file; raise BadNotation with a sentence to be shown."""
    if len(raw) > LARGEST:
        raise _too_long()
    text = decoded(raw)
    if not text.lstrip().startswith("{"):
        return read(text, pack_of)
    try:
        return transcript_of(body_of(text, KIND), pack_of)
    except Newer:
        message, key = (
            "This match was saved by a newer version of Parlour Tricks; please update the program.",
            "newer",
        )
    except (Unreadable, KeyError, TypeError, AttributeError):
        message, key = "This is not a saved match, or it is damaged.", "no_match"
    raise BadNotation(message, f"storage.fault.{key}")


def _too_long() -> BadNotation:
    most = LARGEST >> 20
    return BadNotation(
        f"It is longer than {most} MB, which no match is.", "storage.fault.too_long", most=most
    )


def decoded(raw: bytes) -> str:
    """Read a handed-in match as text; raise BadNotation when it is none."""
    sixteen = raw[:2] in (b"\xff\xfe", b"\xfe\xff")  # the shell of Windows redirects in this form
    try:
        text = raw.decode("utf-16" if sixteen else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        message = "This is not a transcript: it is not even text."
        raise BadNotation(message, "storage.fault.no_text")
    return text
