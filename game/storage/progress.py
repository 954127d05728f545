"""How far the player has come with lessons, problems and drills, and what the companion knows, on disk."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.core.record import field, record, replace
from game.storage.checked import SHOWABLE, BoundedCount, checked, plain
from game.storage.files import DocumentKind, DocumentStore
from game.storage.learned import require_read, require_readable
from game.storage.shared import DocumentForm, SharedDocument

KIND = DocumentKind("progress", 1, 1 << 20)
_Key: TypeAlias = Annotated[str, Meta(max_length=120, pattern=SHOWABLE)]


@record
class LessonProgress:
    """How far one lesson has been gone through."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0  # where it goes on
    done: bool = False  # it has been gone through once


@record
class ProblemProgress:
    """How the player has fared with the problems of one game."""

    rating: Annotated[float, Meta(ge=0.0, le=3000.0)] = 1500.0
    deviation: Annotated[float, Meta(ge=1.0, le=350.0)] = 350.0
    tried: Annotated[dict[_Key, bool], Meta(max_length=5000)] = field(
        default_factory=dict
    )  # by id: whether it was solved at the first try


_Credits: TypeAlias = Annotated[dict[_Key, Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=200)]
"""By kind of decision: how well the player's choices of it have agreed with the Expert's of late."""


@record
class DrillProgress:
    """How the player fares in the drill of one game."""

    level: Annotated[float, Meta(ge=1.0, le=5.0)] = 2.0  # how close the decisions are
    best: Annotated[float, Meta(ge=0.0, le=1e6)] | None = (
        None  # least given away a decision in a whole series
    )
    seen: Annotated[dict[_Key, BoundedCount], Meta(max_length=5000)] = field(
        default_factory=dict
    )  # by id: how often it was put
    timed: bool = False  # how long answers take is told


@record
class CountingProgress:
    """How the player fares in counting one game's cards."""

    level: Annotated[int, Meta(ge=0, le=9)] = 0  # how many of the aids have been taken away
    run: BoundedCount = 0  # answers that have been right without a break
    best: BoundedCount = 0  # the longest such run


@record
class Progress:
    """Everything the file holds."""

    lessons: Annotated[dict[_Key, LessonProgress], Meta(max_length=2000)] = field(
        default_factory=dict
    )  # by subject and id
    problems: Annotated[dict[_Key, ProblemProgress], Meta(max_length=100)] = field(
        default_factory=dict
    )  # by game
    companion: Annotated[dict[_Key, _Credits], Meta(max_length=100)] = field(default_factory=dict)  # by game
    drills: Annotated[dict[_Key, DrillProgress], Meta(max_length=100)] = field(
        default_factory=dict
    )  # by game
    counting: Annotated[dict[_Key, CountingProgress], Meta(max_length=100)] = field(
        default_factory=dict
    )  # by game


NOT_BEGUN = LessonProgress()
UNTRIED = ProblemProgress()
UNDRILLED = DrillProgress()
UNCOUNTED = CountingProgress()


class ProgressStore:
    """Keeps how far the player has come; lessons are named by subject and id, problems by game and id."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look into the data folder; nothing is read before it is asked for."""
        self._path = data / "progress.json"
        self._documents = documents
        self._held = SharedDocument(
            self._path,
            documents,
            DocumentForm(KIND, _made, plain, Progress(), _reunited, checked=True),
        )

    def lesson(self, key: str) -> LessonProgress:
        """Tell how far a lesson has been gone through."""
        return self._progress.lessons.get(key, NOT_BEGUN)

    def reach(self, key: str, step: int) -> None:
        """Remember where a lesson goes on."""
        self._keep_lesson(key, LessonProgress(step, self.lesson(key).done))

    def finish(self, key: str) -> None:
        """Remember that a lesson has been gone through; it begins anew another time."""
        self._keep_lesson(key, LessonProgress(0, done=True))

    def problems(self, game: str) -> ProblemProgress:
        return self._progress.problems.get(game, UNTRIED)

    def solve(self, game: str, fared: ProblemProgress) -> None:
        self._held.change(lambda known: replace(known, problems={**known.problems, game: fared}))

    def companion(self, game: str) -> Mapping[str, int]:
        """Tell how well the player decides at each kind of decision of a game."""
        return self._progress.companion.get(game, {})

    def credit(self, game: str, merits: Mapping[str, int]) -> None:
        """Remember how well the player decides."""
        if self.companion(game) != merits:
            self._held.change(lambda known: replace(known, companion={**known.companion, game: dict(merits)}))

    def learned(self) -> Mapping[str, Any]:
        """Give everything as plain values; raise NotLearned where the file could not be read."""
        known = plain(self._progress)
        require_read(self._documents, self._path)
        return dict(known)

    def restore(self, _stem: str, source: Mapping[str, Any]) -> bool:
        """Join what was set aside with what is known; raise Unreadable or NotLearned."""
        self.joining(source)()
        return self._held.flush()

    def joining(self, source: Mapping[str, Any]) -> Callable[[], int]:
        """Read the progress of another machine, to be joined; raise Unreadable or NotLearned."""
        theirs = _made(source)
        before = self._progress
        after = joined(before, theirs)
        changed: int = sum(
            getattr(before, part).get(key) != value
            for part in Progress.__annotations__
            for key, value in getattr(after, part).items()
        )
        if changed:
            require_readable(KIND, plain(after), _made)

        def join() -> int:
            if changed:
                self._held.change(lambda known: joined(known, theirs))
            return changed

        return join

    def drill(self, game: str) -> DrillProgress:
        return self._progress.drills.get(game, UNDRILLED)

    def drilled(self, game: str, fared: DrillProgress) -> None:
        self._held.change(lambda known: replace(known, drills={**known.drills, game: fared}))

    def counting(self, game: str) -> CountingProgress:
        """Tell how the player fares in counting a game's cards."""
        return self._progress.counting.get(game, UNCOUNTED)

    def counted(self, game: str, fared: CountingProgress) -> None:
        self._held.change(lambda known: replace(known, counting={**known.counting, game: fared}))

    def _keep_lesson(self, key: str, lesson: LessonProgress) -> None:
        if self.lesson(key) != lesson:
            self._held.change(lambda known: replace(known, lessons={**known.lessons, key: lesson}))

    @property
    def saved(self) -> bool:
        return self._held.saved

    def flush(self) -> bool:
        """Tell whether the disk has all of it; if it has not, try once more."""
        return self._held.flush()

    @property
    def _progress(self) -> Progress:
        return self._held.value


def _reunited(held: Progress, found: Progress) -> Progress:
    """Join what was held with what somebody else has written: nothing is forgotten, but a lesson goes on as written."""
    both = joined(found, held)
    return replace(both, lessons={**both.lessons, **found.lessons})


def joined(mine: Progress, theirs: Progress) -> Progress:
    """Join the progress of two machines, entry by entry; of what has no rule of its own mine stays.

    A lesson is done where either has done it, and goes on where the one that came farther left it. Of the problems of a
    game, those tried on either are tried, by the first answer as I know it; the rating is of who has tried more. Drills
    and counting keep the best series of both, and of what the companion knows the better is believed.
    """
    parts: dict[str, Any] = {}
    for part in Progress.__annotations__:
        here, there = getattr(mine, part), getattr(theirs, part)
        join = _JOINING.get(part, lambda one, _other: one)
        parts[part] = {
            **there,
            **{key: join(one, there[key]) if key in there else one for key, one in here.items()},
        }
    return Progress(**parts)


def _join_lessons(mine: LessonProgress, theirs: LessonProgress) -> LessonProgress:
    return LessonProgress(max(mine.step, theirs.step), mine.done or theirs.done)


def _join_problems(mine: ProblemProgress, theirs: ProblemProgress) -> ProblemProgress:
    rated = theirs if len(theirs.tried) > len(mine.tried) else mine
    return replace(rated, tried={**theirs.tried, **mine.tried})


def _join_drills(mine: DrillProgress, theirs: DrillProgress) -> DrillProgress:
    """Take the level of the machine on which more was asked, and the best series of both."""
    known = [each.best for each in (mine, theirs) if each.best is not None]
    latest = theirs if sum(theirs.seen.values()) > sum(mine.seen.values()) else mine
    seen = {key: max(mine.seen.get(key, 0), theirs.seen.get(key, 0)) for key in {**theirs.seen, **mine.seen}}
    return replace(latest, best=min(known, default=None), seen=seen, timed=mine.timed)


def _join_counting(mine: CountingProgress, theirs: CountingProgress) -> CountingProgress:
    return replace(mine, level=max(mine.level, theirs.level), best=max(mine.best, theirs.best))


def _join_credits(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    return {key: max(mine.get(key, 0), theirs.get(key, 0)) for key in (*mine, *theirs)}


_JOINING: Mapping[str, Callable[[Any, Any], Any]] = {
    "lessons": _join_lessons,
    "problems": _join_problems,
    "drills": _join_drills,
    "counting": _join_counting,
    "companion": _join_credits,
}


def _made(body: Mapping[str, Any]) -> Progress:
    """Make progress of what a file holds; raise Unreadable."""
    found: Progress = checked(body, Progress)
    return found
