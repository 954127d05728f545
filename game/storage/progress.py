"""How far the player has come with the lessons, on disk."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.core.record import record
from game.storage.checked import SHOWABLE, checked, plain
from game.storage.files import DocumentKind, DocumentStore

KIND = DocumentKind("progress", 1, 1 << 20)
_Key: TypeAlias = Annotated[str, Meta(max_length=120, pattern=SHOWABLE)]


@record
class LessonProgress:
    """How far one lesson has been gone through."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0  # where it goes on
    done: bool = False  # it has been gone through once


_Lessons: TypeAlias = Annotated[dict[_Key, LessonProgress], Meta(max_length=2000)]
NOT_BEGUN = LessonProgress()


class ProgressStore:
    """Keeps how far the player has come; lessons are named by subject and id."""

    def __init__(self, data: Path, documents: DocumentStore) -> None:
        """Look into the data folder; nothing is read before it is asked for."""
        self._path = data / "progress.json"
        self._documents = documents
        self._lessons: dict[str, LessonProgress] | None = None

    def lesson(self, key: str) -> LessonProgress:
        """Tell how far a lesson has been gone through."""
        return self._read().get(key, NOT_BEGUN)

    def reach(self, key: str, step: int) -> None:
        """Remember where a lesson goes on."""
        self._keep(key, LessonProgress(step, self.lesson(key).done))

    def finish(self, key: str) -> None:
        """Remember that a lesson has been gone through; it begins anew another time."""
        self._keep(key, LessonProgress(0, done=True))

    def _keep(self, key: str, progress: LessonProgress) -> None:
        lessons = self._read()
        if lessons.get(key, NOT_BEGUN) != progress:
            lessons[key] = progress
            self._documents.write(self._path, KIND, {"lessons": plain(lessons)})

    def _read(self) -> dict[str, LessonProgress]:
        if self._lessons is None:
            self._lessons = self._documents.read(self._path, KIND, _made) or {}
        return self._lessons


def _made(body: Mapping[str, Any]) -> dict[str, LessonProgress]:
    """Make progress of what a file holds; raise Unreadable."""
    found: dict[str, LessonProgress] = checked(body.get("lessons"), _Lessons)
    return found
