"""The lessons there are, subject by subject, in the order in which they are best taken."""

import tomllib
from functools import lru_cache
from pathlib import Path

from game.learning.lesson import Lesson
from game.learning.reading import answer_at, read_lesson
from game.resources import root


def course(subject: str, answer: str = "") -> tuple[Lesson, ...]:
    """Read the lessons of a game or of the primer; none where nobody has written any.

    They are those of the table that answers the game's question so. Raises BadLesson for one that does not hold
    together.
    """
    return _course(subject, answer_at(subject, answer))


@lru_cache(maxsize=16)
def _course(subject: str, answer: str) -> tuple[Lesson, ...]:
    return tuple(_lesson(subject, path, answer) for path in _files(subject, answer))


def names(subject: str, answer: str = "") -> tuple[str, ...]:
    """Name the lessons of a subject without reading them."""
    return tuple(_name(path) for path in _files(subject, answer))


def _files(subject: str, answer: str) -> list[Path]:
    """List the files, whose names begin with the number of their place; one table's own lie in a folder of its own."""
    folder = root() / "lessons" / subject
    own = (folder / answer_at(subject, answer)).glob("*.toml") if answer_at(subject, answer) else ()
    return sorted((*folder.glob("*.toml"), *own), key=lambda path: int(path.stem.partition("-")[0]))


def _name(path: Path) -> str:
    return path.stem.partition("-")[2]


def _lesson(subject: str, path: Path, answer: str) -> Lesson:
    return read_lesson(subject, _name(path), tomllib.loads(path.read_text("utf-8")), answer)
