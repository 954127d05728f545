"""What may stand in a file: the types, ranges and characters every reader asks for, and the one way of asking.

A file can say anything. Whoever reads one makes records of these types of it before anybody else looks, so that no
screen meets a number too large to count with, a name that can't be drawn, or a list that never ends.
"""

from collections.abc import Iterable
from datetime import date
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

SHOWABLE = r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*\Z"
_KNOWN_BY = r"^[a-z][a-z0-9_]*\Z"

ShortText: TypeAlias = Annotated[str, Meta(max_length=200, pattern=SHOWABLE)]
"""A name, a date or a notation: in one line, of characters that can be drawn and written again."""
LongText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40_000, pattern=SHOWABLE)]
EntryText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000, pattern=SHOWABLE)]
"""An entry of a log or a move; the deal of the largest pack has 300 letters."""
Id: TypeAlias = Annotated[str, Meta(max_length=60, pattern=_KNOWN_BY)]
"""What the program itself calls a thing: a game, an option, an action."""
BoundedCount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
BoundedInt: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
BoundedFloat: TypeAlias = Annotated[float, Meta(ge=-1e9, le=1e9)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
"""The number of a seat at the largest table, with room to spare; a game says how many there are."""
ReasonSeat: TypeAlias = Annotated[int, Meta(ge=-2, le=7)]
"""The seat a reason speaks of; below 0 it speaks of none."""
CardSet: TypeAlias = Annotated[int, Meta(ge=0)]
"""Cards of a pack as one number, a bit for each."""
Day: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]
"""A day as ISO 8601 writes it; whether the calendar has it, `require_days` says."""
OptionValue: TypeAlias = bool | BoundedInt | ShortText
"""The value of an option."""


class Unreadable(ValueError):
    """The file does not hold what it should."""


def checked(source: object, kind: Any) -> Any:
    """Make a value of that type of plain ones, or raise Unreadable: nothing is guessed, converted or cut.

    >>> checked([1, 2], tuple[BoundedCount, ...]), checked("Ada", ShortText)
    ((1, 2), 'Ada')
    """
    try:
        return msgspec.convert(source, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def require_days(days: Iterable[str]) -> None:
    """Make sure that the calendar has all these days; raise Unreadable.

    >>> require_days(("2026-11-26", "2028-02-29"))
    """
    for day in days:
        try:
            date.fromisoformat(day)
        except ValueError:
            raise Unreadable from None


def plain(value: object) -> Any:
    """Turn a record into what a file can hold."""
    return msgspec.to_builtins(value, enc_hook=_usual)


def _usual(value: object) -> str:
    """Give words that have several forms as they are usually written."""
    if isinstance(value, str):
        return str(value)
    message = f"A {type(value).__name__} can't be written to a file."
    raise TypeError(message)


def showable(text: str, most: int = 200) -> str:
    r"""Make of a text from outside what can be drawn in one line and written to a file.

    >>> showable("a\x00b\ud800")
    'a b?'
    """
    line = " ".join(text.encode("utf-8", "replace").decode().replace("\0", " ").split())
    return line if len(line) <= most else f"{line[: most - 1]}…"
