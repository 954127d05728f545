"""Thinkers without a process: what is asked is answered when the answer is fetched."""

from collections.abc import Callable
from typing import Any, Generic

from game.questions import answer
from game.session.worker import Found, Pending, Question


class Fetched(Generic[Found]):
    """An answer that is found when it is fetched."""

    def __init__(self, find: Callable[[], Found | None], dropped: Callable[[], bool] = lambda: False) -> None:
        self._find = find
        self._dropped = dropped

    @property
    def dropped(self) -> bool:
        return self._dropped()

    def poll(self) -> Found | None:
        return self._find()


class AtOnce:
    """Bots that answer in the same breath, and imagine little; a new question takes the place of the one before."""

    def __init__(self, find: Callable[[Any], Any] = answer, worlds: int = 4) -> None:
        self.find = find  # gives None while there is no answer
        self.asked: list[Question[object]] = []
        self.dropped = 0
        self._open: Question[object] | None = None
        self._last: Question[object] | None = None  # whether it has been answered or not
        self._worlds = worlds

    def budget(self, worlds: int) -> int:
        return min(worlds, self._worlds)

    def ask(self, question: Question[Found]) -> Pending[Found]:
        self.asked.append(question)
        self._open = self._last = question
        return Fetched(lambda: self._fetch(question), lambda: self._last is not question)

    def drop(self) -> None:
        self.dropped += 1
        self._open = self._last = None

    def _fetch(self, question: Question[Found]) -> Found | None:
        if self._open is not question:
            return None
        found: Found | None = self.find(question)
        self._open = None if found is not None else self._open
        return found


def silent() -> AtOnce:
    """Make somebody who never finds an answer."""
    return AtOnce(lambda _: None)
