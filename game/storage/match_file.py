"""A match as a readable file: the header by name, the entries in notation, and enough beside them for a list."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from game.core.cards import BadNotation, Pack
from game.core.options import Value
from game.core.record import record
from game.core.score import Holdings
from game.core.transcript import Entry, Header, Transcript, entry_text, parse_entry, read
from game.storage.files import Kind, Newer, Unreadable, body_of

KIND = Kind("match", 1)
SUFFIX = ".parlour"
"""What a match that is handed on is called; the system opens such files with this program."""
LARGEST = 8 << 20
"""No match is longer than this many bytes."""
_TOO_LONG = f"It is longer than {LARGEST >> 20} MB, which no match is."

PackOf: TypeAlias = Callable[[Header], Pack]
"""Names the pack a header plays with; raises ValueError for a game or an option nobody knows."""


@record
class Score:
    """How a match stands."""

    holdings: Holdings
    deals: int  # played to their end
    over: bool


@record
class SavedMatch:
    """A kept match without its log."""

    id: str
    name: str  # given by the player; "" while he has given none
    kept: str  # ISO time at which it was last written
    header: Header
    score: Score


def body(transcript: Transcript, score: Score, name: str, kept: str, pack: Pack) -> dict[str, object]:
    """Write a match as plain values."""
    header = transcript.header
    return {
        "name": name,
        "kept": kept,
        "score": _plain_score(score),
        "game": header.game,
        "edition": header.edition,
        "options": dict(header.options),
        "players": list(header.players),
        "dealer": header.dealer,
        "date": header.date,
        "undone": list(header.undone),
        "entries": [entry_text(entry, pack) for entry in transcript.entries],
    }


def _plain_score(score: Score) -> dict[str, object]:
    return {"holdings": [list(held) for held in score.holdings], "deals": score.deals, "over": score.over}


def _score(source: Mapping[str, Any]) -> Score:
    holdings = tuple(tuple(map(_whole, held)) for held in source["holdings"])
    return Score(holdings, _whole(source["deals"]), source["over"] is True)


def saved_match(match_id: str, source: Mapping[str, Any]) -> SavedMatch:
    """Read all but the log; raise Unreadable."""
    name, kept = _text(source.get("name", "")), _text(source.get("kept", ""))
    return SavedMatch(match_id, name, kept, header_of(source), _score(source["score"]))


def header_of(source: Mapping[str, Any]) -> Header:
    """Read the header; raise Unreadable."""
    return Header(
        _text(source["game"]),
        _whole(source["edition"]),
        tuple((name, _value(value)) for name, value in source.get("options", {}).items()),
        tuple(map(_text, source.get("players", []))),
        _whole(source.get("dealer", 0)),
        _text(source.get("date", "")),
        tuple(map(_whole, source.get("undone", []))),
    )


def transcript_of(source: Mapping[str, Any], pack_of: PackOf) -> Transcript:
    """Read the whole match; raise Unreadable, BadNotation or what pack_of raises."""
    header = header_of(source)
    pack = pack_of(header)
    entries: list[Entry] = []
    for number, line in enumerate(source["entries"], 1):
        try:
            entries.append(parse_entry(_text(line), pack))
        except BadNotation as error:
            message = f"Entry {number}: {error}"
            raise BadNotation(message) from None
    return Transcript(header, tuple(entries))


def raw_match(file: str) -> bytes:
    """Read a file, or standard input for "-"; raise OSError, ValueError, or BadNotation for one that is too long.

    Such a file is not even begun; of what has no length, a pipe, no more is taken than a match can have.
    """
    if file == "-":
        return sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
    with Path(file).open("rb") as source:
        if os.fstat(source.fileno()).st_size > LARGEST:
            raise BadNotation(_TOO_LONG)
        return source.read(LARGEST + 1)


def transcript_from(raw: bytes, pack_of: PackOf) -> Transcript:
    """Read a match a player hands in, as text or as a saved file; raise BadNotation with a sentence for him."""
    if len(raw) > LARGEST:
        raise BadNotation(_TOO_LONG)
    text = decoded(raw)
    if not text.lstrip().startswith("{"):
        return read(text, pack_of)
    try:
        return transcript_of(body_of(text, KIND), pack_of)
    except Newer:
        message = "This match was saved by a newer version of Parlour Tricks; please update the program."
    except (Unreadable, KeyError, TypeError, AttributeError):
        message = "This is not a saved match, or it is damaged."
    raise BadNotation(message)


def decoded(raw: bytes) -> str:
    """Read a handed-in match as text; raise BadNotation when it is none."""
    sixteen = raw[:2] in (b"\xff\xfe", b"\xfe\xff")  # the shell of Windows redirects in this form
    try:
        text = raw.decode("utf-16" if sixteen else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        message = "This is not a transcript: it is not even text."
        raise BadNotation(message)
    return text


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Unreadable
    return value


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable
    return value


def _value(value: object) -> Value:
    if not isinstance(value, bool | int | str):
        raise Unreadable
    return value
