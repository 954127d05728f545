"""Takes up again what was set aside because it could not be read, once it can be: by a later version, or mended.

Each store says whether it has all that such a file holds, and takes in what it lacks where that loses nothing of what
it has. The file stays under another name, and nobody looks at it again.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from game.core.record import record
from game.storage.checked import showable
from game.storage.files import SPOILT, UNREADABLE, ChangedMeanwhile, DocumentKind, body_of, free_name, raw_of
from game.storage.notices import Notice, NoticeQueue

_SET_ASIDE = re.compile(
    rf"(?P<stem>.+)\.json(?P<backup>\.bak)?\.{UNREADABLE}-(?P<number>[0-9]{{1,6}})", re.DOTALL
)
_RESTORED = "restored"


class TakesUp(Protocol):
    """A store that takes up what was set aside."""

    def take_up(self, stem: str, source: Mapping[str, Any]) -> bool:
        """Take in what a file of that name held; False where that can't be done, or raise what its reading raises."""
        ...


@record
class SetAsideFiles:
    """A folder in which files of one kind were set aside, and the store that takes them up."""

    folder: Path
    kind: DocumentKind
    store: TakesUp
    only: str = ""  # the one file of that kind there; "" where every file is
    make: Callable[[Mapping[str, Any]], Mapping[str, Any]] = (
        dict  # reads what the store itself could not judge
    )


def take_up_again(places: Sequence[SetAsideFiles], notices: NoticeQueue) -> None:
    """Take up whatever can be read by now, and say so."""
    taken = [name for place in places for name in _taken_up(place)]
    if taken:
        notices.tell(Notice("restored", showable(", ".join(dict.fromkeys(taken)))))


def _taken_up(place: SetAsideFiles) -> list[str]:
    """Take up what lies in a folder, the file itself before its backup and the last set aside first; name the files."""
    found = list[tuple[bool, int, str, Path]]()
    with suppress(OSError):
        for path in place.folder.iterdir():
            named = _SET_ASIDE.fullmatch(path.name)
            if named and place.only in ("", named["stem"]):
                found.append((bool(named["backup"]), -int(named["number"]), named["stem"], path))
    return [f"{stem}.json" for *_, stem, path in sorted(found) if _take_up(place, stem, path)]


def _take_up(place: SetAsideFiles, stem: str, path: Path) -> bool:
    """Take up one file if it can be read; tell whether all it holds is where it belongs now."""
    try:
        taken = place.store.take_up(
            stem, place.make(body_of(raw_of(path, place.kind).decode("utf-8-sig"), place.kind))
        )
    except (*SPOILT, OSError, ChangedMeanwhile):
        return False
    if taken:
        with suppress(OSError):
            path.rename(free_name(path.with_name(path.name.rpartition(f".{UNREADABLE}-")[0]), _RESTORED))
    return taken
