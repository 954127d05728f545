"""The statistics of a game as a file: what each match adds, checked before any figure is drawn from it."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec

from game.core.cards import NOBODY, Seat
from game.core.outcome import DealOutcome
from game.core.record import record, replace
from game.storage.checked import SHOWABLE, SeatNumber, Unreadable, checked
from game.storage.files import DocumentKind

KIND = DocumentKind("statistics", 2)
MOST = 10**9
"""No deal brings more, and no match has more deals."""
LONGEST = 60
"""Characters of a level or a date."""


COUNTING = 2
"""How matches are counted: since 2, a deal that is thrown in is nobody's, and who makes the bid has won it."""


@record
class Extent:
    """How much of a match has been looked at, and how; as long as it is the same, so is what the match adds."""

    deals: int  # played to their end
    over: bool
    undone: tuple[int, ...]
    counting: int = COUNTING


@record
class MatchRecord:
    """What one match adds to the statistics."""

    id: str  # that of its save
    level: str  # of the opponents
    date: str
    me: Seat
    winners: tuple[Seat, ...]  # nobody for a draw and while over is false
    over: bool  # decided, and played honestly from its first deal
    deals: tuple[DealOutcome, ...]  # those that count
    friends: tuple[Seat, ...] = ()  # who scores together with me all match long
    extent: Extent | None = None  # None when an older version looked
    older: bool = (
        False  # winners were found as an older version did: a deal shared or won together is nobody's
    )
    begun: str = ""  # the key of its first deal, whether that counts or not; "" where an older version looked
    # of the deals that count, as `identity` names them; none where an older version looked
    keys: tuple[str, ...] = ()

    @property
    def named(self) -> bool:
        """Whether it is known by its deals, so that a copy of it is not counted again."""
        return bool(self.begun) and len(self.keys) == len(self.deals)


@record
class Book:
    """All that is known of one game."""

    records: tuple[MatchRecord, ...] = ()
    # by match, how many of its first deals never count; by deal, one
    forgotten: tuple[tuple[str, int], ...] = ()
    older: bool = False  # written by an older version, which knew nothing of what it had forgotten

    def due(self, kept: Mapping[str, Extent]) -> dict[str, MatchRecord | None]:
        """Name the kept matches that are yet to be looked at, or have gone on since, and what was found of them.

        So are those that are not known by their deals yet, for a copy of them may have been counted.
        """
        known, forgotten = {each.id: each for each in self.records}, dict(self.forgotten)
        seen = {match_id: each.extent if each.named else None for match_id, each in known.items()}
        return {
            match_id: known.get(match_id)
            for match_id, extent in kept.items()
            if seen.get(match_id, extent) != extent
            or (match_id not in known and extent.deals > forgotten.get(match_id, 0))
        }

    def with_records(self, matches: Iterable[MatchRecord]) -> "Book":
        """Put records in place of those the matches had; what counts already under another name counts no more."""
        matches, forgotten = tuple(matches), dict(self.forgotten)
        known = {each.id: each for each in self.records}
        wanted = {key for each in matches for key in each.keys}
        counted = {
            key: each.id for each in self.records if not wanted.isdisjoint(each.keys) for key in each.keys
        }
        ended = {each.begun: each.id for each in self.records if each.over and each.begun}
        for each in matches:
            elsewhere = {key for key in each.keys if counted.get(key, each.id) != each.id}
            found = _without(each, forgotten, elsewhere)
            if ended.get(found.begun, found.id) != found.id:
                found = replace(found, over=False, winners=())
            known[each.id] = found
            counted |= dict.fromkeys(found.keys, each.id)
            ended |= {found.begun: found.id} if found.over and found.begun else {}
        return replace(self, records=tuple(known.values()))

    def with_older(self, found: "Book") -> "Book":
        """Take in what another book knows of matches of which nothing is known here.

        What the first versions had counted has not been forgotten, though it was taken for that where their statistics
        could not be read, but their backup could.
        """
        if not self.records and not self.forgotten:
            return found
        known = {each.id for each in self.records}
        lacking = {each.id: each for each in found.records if each.id not in known}
        forgotten = {match_id: deals for match_id, deals in found.forgotten if match_id not in known}
        mine = {key: deals for key, deals in self.forgotten if not (found.older and key in lacking)}
        joined = replace(self, forgotten=tuple((forgotten | mine).items()))
        return joined.with_records(lacking.values())

    def without(self, deals: Iterable[tuple[str, int]]) -> "Book":
        """Never count the first deals of these matches."""
        return replace(self, forgotten=tuple((dict(self.forgotten) | dict(deals)).items()))

    def emptied(self, kept: Iterable[tuple[str, int]]) -> "Book":
        """Forget all records, and of the kept matches the deals they have so far."""
        seen = [(each.id, each.extent.deals if each.extent else len(each.deals)) for each in self.records]
        deals = [(key, 1) for each in self.records for key in each.keys]
        return Book((), self.forgotten).without((*seen, *deals, *kept))


def _without(match: MatchRecord, forgotten: Mapping[str, int], elsewhere: Collection[str]) -> MatchRecord:
    """Leave out what never counts, without which nobody has won the match, and what counts elsewhere."""
    first = forgotten.get(match.id, 0)
    keys = match.keys or ("",) * len(match.deals)
    left = [
        (deal, key)
        for deal, key in zip(match.deals, keys, strict=True)
        if deal.number > first and key not in forgotten and key not in elsewhere
    ]
    whole = not first and forgotten.keys().isdisjoint(match.keys)
    return replace(
        match,
        deals=tuple(deal for deal, _ in left),
        keys=tuple(key for _, key in left if key),
        over=match.over and whole,
        winners=match.winners if whole else (),
    )


def clean(text: str) -> str:
    """Give a text from a header back if it may stand in the file, and nothing otherwise."""
    return text if len(text) <= LONGEST and re.match(SHOWABLE, text) else ""


def extent_of(deals: int, undone: Sequence[int], *, over: bool) -> Extent:
    return Extent(deals, over, tuple(deal for deal in undone if 0 < deal <= MOST))


# ------------------------------------------------------------------ the form of the file

_Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
_Seats: TypeAlias = Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=8)]
_Gain: TypeAlias = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
_Gains: TypeAlias = Annotated[tuple[_Gain, ...], msgspec.Meta(min_length=2, max_length=8)]
_Winner: TypeAlias = Annotated[int, msgspec.Meta(ge=NOBODY, le=7)]
_Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=SHOWABLE)]
_Key: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{12})?\Z")]
_Keys: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{12}( [0-9a-f]{12})*)?\Z")]
_Line: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,9}:( -?[0-9]{1,9}){2,8} /( [0-7]){0,8}\Z")]
_Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST, pattern=SHOWABLE)]


class _Deal(msgspec.Struct, frozen=True):
    """A deal as the second edition had it before deals were lines."""

    number: _Whole
    gains: _Gains
    winners: _Seats


class _Extent(msgspec.Struct, frozen=True):
    deals: _Whole
    over: bool
    undone: tuple[_Whole, ...]
    counting: _Whole = 1


class _Match(msgspec.Struct, frozen=True):
    id: _Id
    level: _Text
    date: _Text
    me: SeatNumber
    over: bool
    deals: tuple[_Line | _Gains | _Deal, ...]  # gains alone in the first edition
    friends: _Seats = ()  # the oldest records have none
    winner: _Winner = NOBODY  # in the first edition
    winners: _Seats | None = None
    extent: _Extent | None = None
    older: bool = False
    begun: _Key = ""
    keys: _Keys = ""  # in one text, for there are as many as deals


class _Book(msgspec.Struct, frozen=True):
    matches: tuple[_Match, ...]
    forgotten: dict[_Id, _Whole] | None = None  # None in the first edition


def book_of(source: Mapping[str, Any]) -> Book:
    """Read the body of a file of this or an older edition; raise Unreadable."""
    found: _Book = checked(source, _Book)
    forgotten = found.forgotten or {}
    return Book(tuple(map(_record, found.matches)), tuple(forgotten.items()), found.forgotten is None)


def _record(match: _Match) -> MatchRecord:
    looked, old = match.extent, match.winners is None
    won = match.winner in (match.me, *match.friends)
    found = MatchRecord(
        match.id,
        match.level,
        match.date,
        match.me,
        (_with_me(match, won=won) or _somebody(match.winner)) if match.winners is None else match.winners,
        match.over,
        tuple(_deal(match, place, deal) for place, deal in enumerate(match.deals, 1)),
        match.friends,
        Extent(looked.deals, looked.over, looked.undone, looked.counting) if looked else None,
        match.older or (old and not _of_two(match)),
        match.begun,
        tuple(match.keys.split()),
    )
    _check(found)
    return found


def _of_two(match: _Match) -> bool:
    """Tell whether two sat at the table, where every version finds the same winners."""
    return bool(match.deals) and all(isinstance(deal, tuple) and len(deal) == 2 for deal in match.deals)


def _somebody(seat: int) -> tuple[Seat, ...]:
    return (seat,) if seat >= 0 else ()


def _line(deal: DealOutcome) -> str:
    """Write a deal on a line: its number, what each seat gained, and who won it.

    >>> _line(DealOutcome(3, (2, 1, -1, -1, -1), (0, 1)))
    '3: 2 1 -1 -1 -1 / 0 1'
    """
    return " ".join([f"{deal.number}:", *map(str, deal.gains), "/", *map(str, deal.winners)])


def _deal(match: _Match, place: int, deal: _Line | _Gains | _Deal) -> DealOutcome:
    """Read a deal; of one that is gains alone it is told whether I won it, and otherwise nothing of the winners."""
    if isinstance(deal, str):
        number, _, rest = deal.partition(":")
        gains, _, winners = rest.partition("/")
        return DealOutcome(int(number), tuple(map(int, gains.split())), tuple(map(int, winners.split())))
    if isinstance(deal, _Deal):
        return DealOutcome(deal.number, deal.gains, deal.winners)
    others = [gain for seat, gain in enumerate(deal) if seat not in (match.me, *match.friends)]
    won = match.me < len(deal) and bool(others) and deal[match.me] > max(others)
    return DealOutcome(place, deal, _with_me(match, won=won))


def _with_me(match: _Match, *, won: bool) -> tuple[Seat, ...]:
    return (match.me, *match.friends) if won else ()


def _check(match: MatchRecord) -> None:
    """Refuse what fits no table: seats nobody sits in, deals of several sizes, nobody to play against.

    And refuse keys that are not one for each deal.
    """
    if match.keys and len(match.keys) != len(match.deals):
        raise Unreadable
    sizes = {len(deal.gains) for deal in match.deals}
    seats = min(sizes, default=8)
    named = {match.me, *match.friends, *match.winners}.union(*(deal.winners for deal in match.deals))
    mine = {match.me, *match.friends}
    if len(sizes) > 1 or max(named) >= seats or len(mine) >= seats or len(mine) <= len(match.friends):
        raise Unreadable


class BookWriter:
    """Writes a book as plain values; of matches it has written before, what it wrote then."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[MatchRecord, msgspec.Raw]] = {}  # by the identity of a record

    def plain(self, book: Book) -> dict[str, object]:
        """Write all that is known of a game as plain values."""
        before, self._written = self._written, {}
        for each in book.records:
            known = before.get(id(each))
            self._written[id(each)] = known or (each, msgspec.Raw(msgspec.json.encode(_plain(each))))
        plain: dict[str, object] = {"matches": [text for _, text in self._written.values()]}
        return plain if book.older else {**plain, "forgotten": dict(book.forgotten)}


def _plain(match: MatchRecord) -> dict[str, object]:
    extent = match.extent
    return {
        "id": match.id,
        "level": match.level,
        "date": match.date,
        "me": match.me,
        "winners": list(match.winners),
        "over": match.over,
        "deals": [_line(deal) for deal in match.deals],
        "friends": list(match.friends),
        "extent": extent
        and {
            "deals": extent.deals,
            "over": extent.over,
            "undone": list(extent.undone),
            "counting": extent.counting,
        },
        "older": match.older,
        "begun": match.begun,
        "keys": " ".join(match.keys),
    }
