"""What the player has done for the first time in each game, kept whatever becomes of the matches."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.core.record import field, record, replace
from game.storage.checked import BoundedCount, Id, ShortText, checked, plain
from game.storage.files import DocumentKind, DocumentStore
from game.storage.learned import require_read, require_readable
from game.storage.shared import DocumentForm, SharedDocument

KIND = DocumentKind("firsts", 1, 1 << 20)
_What: TypeAlias = Annotated[str, Meta(max_length=120, pattern=r"^[a-z]+/[a-z0-9_]+\Z")]
_Day: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?\Z")]


@record
class First:
    """Something that was done for the first time."""

    game: Id
    what: _What  # "feat/vole", "level/club" or "opponent/marquise"
    day: _Day  # empty where the match does not tell
    match: ShortText  # the id under which it was kept
    deal: BoundedCount = 0  # 0 for the match as a whole


@record
class KnownFirsts:
    """Everything the file holds."""

    firsts: Annotated[tuple[First, ...], Meta(max_length=5000)] = ()
    searched: Annotated[
        dict[Id, Annotated[tuple[_What, ...], Meta(max_length=500)]], Meta(max_length=100)
    ] = field(default_factory=dict)  # by game: what has been looked for in all the matches that were kept

    def of(self, game: str) -> dict[str, First]:
        """Give what was done in a game, by what it was."""
        return {each.what: each for each in self.firsts if each.game == game}

    def having(self, found: Iterable[First]) -> "KnownFirsts":
        """Add what was done, where it is not known to have been done before."""
        known = {(each.game, each.what): each for each in self.firsts}
        for each in found:
            before = known.get((each.game, each.what))
            if before is None or (each.match != before.match and _order(each) < _order(before)):
                known[each.game, each.what] = each
        return replace(self, firsts=tuple(known[key] for key in sorted(known)))

    def without(self, gone: Iterable[First]) -> "KnownFirsts":
        """Forget what does not count any more; it is to be looked for in the kept matches again."""
        lost = {(each.game, each.what) for each in gone}
        return KnownFirsts(
            tuple(each for each in self.firsts if (each.game, each.what) not in lost),
            {
                game: tuple(what for what in all_of_it if (game, what) not in lost)
                for game, all_of_it in self.searched.items()
            },
        )

    def looked_for(self, game: str, what: Iterable[str]) -> "KnownFirsts":
        """Remember that the kept matches of a game have been searched for this."""
        both = {*self.searched.get(game, ()), *what}
        return replace(self, searched={**self.searched, game: tuple(sorted(both))})


def _order(first: First) -> tuple[bool, str]:
    return not first.day, first.day


class FirstsStore:
    """Keeps the firsts of all games in one file."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look into the data folder; nothing is written before something is kept."""
        form = DocumentForm(KIND, _made, plain, KnownFirsts(), _joined)
        self._documents, self._path = documents, data / "firsts.json"
        self._held = SharedDocument(self._path, documents, form)

    @property
    def known(self) -> KnownFirsts:
        return self._held.value

    def change(self, change: Callable[[KnownFirsts], KnownFirsts]) -> None:
        """Keep more, or less, where that makes a difference."""
        if change(self.known) != self.known:
            self._held.change(change)

    def restore(self, _stem: str, source: Mapping[str, Any]) -> bool:
        """Join what was set aside with what is known; raise Unreadable."""
        found = _made(source)
        return self._held.change(lambda known: _joined(known, found))

    def learned(self) -> Mapping[str, Any]:
        """Give all firsts as plain values; which matches were searched matters here only."""
        known = plain(KnownFirsts(self.known.firsts))
        require_read(self._documents, self._path)
        return dict(known)

    def joining(self, source: Mapping[str, Any]) -> Callable[[], int]:
        """Read the firsts of another machine, to be joined; raise Unreadable or NotLearned."""
        theirs, before = _made(source).firsts, self.known
        after = before.having(theirs)
        require_readable(KIND, plain(after), _made)
        changed = len({*after.firsts} - {*before.firsts})

        def join() -> int:
            self.change(lambda known: known.having(theirs))
            return changed

        return join

    @property
    def saved(self) -> bool:
        return self._held.saved

    def flush(self) -> bool:
        """Tell whether the disk has all of it; if it has not, try once more."""
        return self._held.flush()


def _made(source: Mapping[str, Any]) -> KnownFirsts:
    made: KnownFirsts = checked(source, KnownFirsts)
    return made


def _joined(held: KnownFirsts, found: KnownFirsts) -> KnownFirsts:
    """Join what two windows or machines know: of what both know, the earlier day stays."""
    known = held.having(found.firsts)
    for game, what in found.searched.items():
        known = known.looked_for(game, what)
    return known
