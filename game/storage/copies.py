"""Tells copies of a match from matches: of several files one of which goes on from the others, one is listed.

A copy is as old as what it was made of, or older, and no name was given to it alone. What a player begins anew with the
same cards is written later than what it was begun from, and so is never taken for a copy of that.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from game.storage.identity import known_before
from game.storage.match_file import SavedMatch


class Copies:
    """Compares the logs of files that may hold one match, each pair of them once."""

    def __init__(self, entries_of: Callable[[str], Sequence[str]]) -> None:
        """Begin knowing nothing; `entries_of` reads the log of a match, of which nothing is left if it is gone."""
        self._entries_of = entries_of
        self._compared: dict[tuple[SavedMatch, SavedMatch], bool] = {}

    def without(
        self, matches: Iterable[SavedMatch], running: str, damaged: Collection[str]
    ) -> list[SavedMatch]:
        """List every match once, by its longest file.

        The running match is listed in any case, and what can't be taken up is no reason to leave a copy of it out.
        """
        alike = dict[str, list[SavedMatch]]()
        for each in matches:
            alike.setdefault(each.log.begun or each.id, []).append(each)
        return [each for group in alike.values() for each in self._apart(group, running, damaged)]

    def _apart(self, group: list[SavedMatch], running: str, damaged: Collection[str]) -> list[SavedMatch]:
        if len(group) == 1:
            return group
        apart = list[SavedMatch]()
        for each in sorted(group, key=lambda each: (-each.log.length, len(each.id), each.id)):
            others = [other for other in apart if other.id not in damaged]
            if each.id == running or not any(self._is_copy(each, other) for other in others):
                apart.append(each)
        return apart

    def _is_copy(self, one: SavedMatch, other: SavedMatch) -> bool:
        if not _may_be_copy(one, other):
            return False
        if (one, other) not in self._compared:
            mine, theirs = self._entries_of(one.id), self._entries_of(other.id)
            self._compared[one, other] = bool(mine) and list(mine) == list(theirs[: len(mine)])
        return self._compared[one, other]


def _may_be_copy(one: SavedMatch, other: SavedMatch) -> bool:
    """Tell whether one file may be a copy of another, by all that is known without reading their logs."""
    return (
        one.log.length <= other.log.length
        and one.kept <= other.kept
        and one.name in ("", other.name)
        and one.header.undone == other.header.undone
        and known_before(one.header) == known_before(other.header)
    )
