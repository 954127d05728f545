"""What the player made of each daily deal: the first try, kept by its day."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta

from game.core.record import record
from game.storage.checked import BoundedFloat, Day, Id, ShortText, checked, plain, require_days
from game.storage.files import DocumentKind, DocumentStore
from game.storage.shared import DocumentForm, SharedDocument

KIND = DocumentKind("daily", 1, 4 << 20)


@record
class FirstTry:
    """The first try at a daily deal."""

    day: Day
    game: Id
    match: ShortText  # the id under which it is kept
    ahead: BoundedFloat | None = None  # how far ahead of the others' average; None while it is played
    par: BoundedFloat | None = None  # likewise for a master with the same cards; None until it is known
    taken_back: bool = False  # whether a move was


@record
class _Kept:
    tries: Annotated[tuple[FirstTry, ...], Meta(max_length=40_000)] = ()


class DailyBook:
    """Keeps the first tries, all of them in one file."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look below the data folder; nothing is written before a try is kept."""
        self._held = SharedDocument[Mapping[str, FirstTry]](
            data / "daily.json",
            documents,
            DocumentForm[Mapping[str, FirstTry]](KIND, _read, _plain, {}, _joined),
        )

    @property
    def tries(self) -> Mapping[str, FirstTry]:
        return self._held.value

    def keep(self, found: FirstTry) -> bool:
        """Write a try down, in place of what was known of its day; False when the disk does not take it."""
        return self._held.change(lambda tries: {**tries, found.day: found})

    def restore(self, _stem: str, source: Mapping[str, Any]) -> bool:
        """Take in the tries of days of which none is known; raise Unreadable."""
        found = _read(source)
        return self._held.change(lambda tries: {**found, **tries})

    @property
    def saved(self) -> bool:
        return self._held.saved

    def flush(self) -> bool:
        """Tell whether the disk has every try; if it has not, try once more."""
        return self._held.flush()


def _plain(tries: Mapping[str, FirstTry]) -> Mapping[str, object]:
    return dict(plain(_Kept(tuple(sorted(tries.values(), key=lambda each: each.day)))))


def _joined(held: Mapping[str, FirstTry], found: Mapping[str, FirstTry]) -> Mapping[str, FirstTry]:
    """Join what two machines know: of a day both know, what is found last on the disk, but for what came farther."""
    return {**held, **{day: _farther(held.get(day, each), each) for day, each in found.items()}}


def _farther(held: FirstTry, found: FirstTry) -> FirstTry:
    return held if found.ahead is None and held.ahead is not None else found


def _read(source: Mapping[str, Any]) -> dict[str, FirstTry]:
    kept: _Kept = checked(source, _Kept)
    require_days(each.day for each in kept.tries)
    return {each.day: each for each in kept.tries}
