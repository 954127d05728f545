"""The player's mistakes, kept to be practised until they are gone: one file, with when each is to be asked again."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.core.record import record, replace
from game.storage.checked import (
    SHOWABLE,
    BoundedCount,
    BoundedFloat,
    BoundedInt,
    CardSet,
    Day,
    EntryText,
    ReasonSeat,
    SeatNumber,
    ShortText,
    checked,
    plain,
    require_days,
)
from game.storage.files import DocumentKind, DocumentStore
from game.storage.learned import require_read, require_readable
from game.storage.match_file import SavedHeader
from game.storage.shared import DocumentForm, SharedDocument

MOST = 300
"""Mistakes that are kept; more than anybody goes through."""
LONGEST = 60_000
"""Letters of the log of one mistake: longer matches are not kept."""
MOST_STABLE = 1e6
"""Days after which nobody asks any more."""
KIND = DocumentKind("mistakes", 1, 32 << 20)

_Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120, pattern=SHOWABLE)]


@record
class KeptWay:
    """One legal move, and what it was worth by the review."""

    move: EntryText
    mean: BoundedFloat
    error: BoundedFloat
    worlds: BoundedCount


@record
class KeptReason:
    """Why the advised move."""

    key: ShortText
    rule: ShortText = ""
    cards: CardSet = 0
    suit: ShortText = ""
    number: BoundedInt = 0
    seat: ReasonSeat = -2


@record
class Schedule:
    """When a mistake is asked again, and what that follows from: the memory of it as `fsrs` describes it."""

    due: Day
    seen: Day  # when it was kept or last answered
    stability: Annotated[float, Meta(gt=0.0, le=MOST_STABLE)]  # days until it is likely forgotten
    difficulty: Annotated[float, Meta(ge=1.0, le=10.0)]
    asked: BoundedCount = 0
    missed: BoundedCount = 0


@record
class KeptMistake:
    """One decision, the log up to it, and how it was judged."""

    id: _Key
    header: SavedHeader
    entries: Annotated[tuple[EntryText, ...], Meta(min_length=1, max_length=20_000)]
    deal: BoundedCount
    seat: SeatNumber
    kind: Annotated[str, Meta(pattern=r"^(doubtful|bad|blunder)\Z")]
    made: EntryText
    advised: EntryText
    reason: KeptReason
    loss: BoundedFloat
    typical: BoundedFloat  # distance of the result of such a deal from its expectation
    ways: Annotated[tuple[KeptWay, ...], Meta(min_length=2, max_length=500)]
    schedule: Schedule

    @property
    def game(self) -> str:
        return self.header.game

    def due(self, today: date) -> bool:
        """Tell whether it is to be asked today.

        What was last seen on a day still to come was seen while the clock ran ahead, so nobody knows when it is due; a
        day more may be a time zone's doing.
        """
        plan, tomorrow = self.schedule, today + timedelta(days=1)
        return plan.due <= today.isoformat() or plan.seen > tomorrow.isoformat()


@record
class _Kept:
    mistakes: Annotated[tuple[KeptMistake, ...], Meta(max_length=MOST)] = ()


class Kept(StrEnum):
    """What became of a mistake that was to be kept."""

    KEPT = "kept"
    FULL = "full"  # there are too many already
    LONG = "long"  # its match is too long
    UNFIT = "unfit"  # it can't be put as a question
    FAILED = "failed"  # the disk did not take it


class MistakeStore:
    """Keeps them, those that were kept first before the others."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look into the data folder; nothing is read before it is asked for."""
        self._path = data / "mistakes.json"
        self._documents = documents
        self._held = SharedDocument[Mapping[str, KeptMistake]](
            self._path,
            documents,
            DocumentForm[Mapping[str, KeptMistake]](KIND, _made, lambda kept: body([*kept.values()]), {}),
        )

    @property
    def known(self) -> bool:
        return self._held.known

    @property
    def all(self) -> Mapping[str, KeptMistake]:
        return self._held.value

    def of(self, game: str) -> Sequence[KeptMistake]:
        """List those of a game, those due first before the others."""
        found = [each for each in self.all.values() if each.game == game]
        return sorted(found, key=lambda each: each.schedule.due)

    def due(self, today: date, game: str = "") -> Sequence[KeptMistake]:
        """List those to be asked today, of one game or of all; those due for longest come first."""
        found = [each for each in self.all.values() if each.due(today) and game in ("", each.game)]
        return sorted(found, key=lambda each: each.schedule.due)

    def keep(self, mistake: KeptMistake) -> Kept:
        """Write a mistake down, a known one anew."""
        if mistake.id not in self.all and len(self.all) >= MOST:
            return Kept.FULL
        if sum(map(len, mistake.entries)) > LONGEST:
            return Kept.LONG
        written = self._held.change(lambda known: {**known, mistake.id: mistake})
        return Kept.KEPT if written else Kept.FAILED

    def plan(self, mistake_id: str, schedule: Schedule) -> None:
        """Note when a mistake is asked again; one that has been deleted meanwhile stays so."""
        if mistake_id in self.all:
            self._held.change(lambda known: _planned(known, mistake_id, schedule))

    def delete(self, mistake_id: str) -> None:
        self._held.change(lambda known: {key: each for key, each in known.items() if key != mistake_id})

    @property
    def saved(self) -> bool:
        return self._held.saved

    def flush(self) -> bool:
        """Tell whether the disk has all of them; if it has not, try once more."""
        return self._held.flush()

    def join(self, others: Sequence[KeptMistake]) -> int:
        """Take in mistakes from elsewhere, as many as there is room for; tell how many changed anything."""
        merged = _joined(self.all, others)
        changed = sum(merged[key] != self.all.get(key) for key in merged)
        if changed:
            self._held.change(lambda known: _joined(known, others))
        return changed

    def learned(self) -> Mapping[str, Any]:
        """Give all of them as plain values; raise NotLearned where the file could not be read."""
        known = body([*self.all.values()])
        require_read(self._documents, self._path)
        return known

    def restore(self, _stem: str, source: Mapping[str, Any]) -> bool:
        """Take in the mistakes that are not known, if there is room for them; raise Unreadable or NotLearned."""
        self.joining(source)()
        return self._held.flush() and self.all.keys() >= _made(source).keys()

    def joining(self, source: Mapping[str, Any]) -> Callable[[], int]:
        """Read those of another machine, to be joined; raise Unreadable or NotLearned."""
        others = read(source)
        require_readable(KIND, body([*_joined(self.all, others).values()]), _made)
        return lambda: self.join(others)


def _planned(
    known: Mapping[str, KeptMistake], mistake_id: str, schedule: Schedule
) -> Mapping[str, KeptMistake]:
    found = known.get(mistake_id)
    return known if found is None else {**known, mistake_id: replace(found, schedule=schedule)}


def _joined(known: Mapping[str, KeptMistake], others: Sequence[KeptMistake]) -> Mapping[str, KeptMistake]:
    """Add mistakes from elsewhere; of one that is known, whoever answered it later is right."""
    merged = dict(known)
    for each in others:
        mine = merged.get(each.id)
        if (mine is None and len(merged) < MOST) or (mine is not None and _later(each, mine)):
            merged[each.id] = each
    return merged


def _later(one: KeptMistake, other: KeptMistake) -> bool:
    """Tell whether one of two states of a mistake is the newer one."""
    return (one.schedule.seen, one.schedule.asked) > (other.schedule.seen, other.schedule.asked)


def _made(body: Mapping[str, Any]) -> dict[str, KeptMistake]:
    """Make mistakes of what a file holds; raise Unreadable."""
    return {each.id: each for each in read(body)}


def read(body: Mapping[str, Any]) -> tuple[KeptMistake, ...]:
    """Read the mistakes in a file; raise Unreadable."""
    kept: _Kept = checked(body, _Kept)
    require_days(day for each in kept.mistakes for day in (each.schedule.due, each.schedule.seen))
    return kept.mistakes


def body(mistakes: Sequence[KeptMistake]) -> dict[str, Any]:
    return dict(plain(_Kept(tuple(mistakes))))
