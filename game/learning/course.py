"""The lessons there are, subject by subject, in the order in which they are best taken."""

import tomllib
from functools import lru_cache
from pathlib import Path

from game.learning.lesson import Lesson
from game.learning.reading import read_lesson
from game.resources import root


@lru_cache(maxsize=16)
def course(subject: str) -> tuple[Lesson, ...]:
    """Read the lessons of a game or of the primer; none where nobody has written any.

    Raises BadLesson for one that does not hold together.
    """
    return tuple(_lesson(subject, path) for path in _files(subject))


def names(subject: str) -> tuple[str, ...]:
    """Name the lessons of a subject without reading them."""
    return tuple(_name(path) for path in _files(subject))


def _files(subject: str) -> list[Path]:
    """List the files, whose names begin with the number of their place."""
    return sorted(
        (root() / "lessons").glob(f"{subject}/*.toml"), key=lambda path: int(path.stem.partition("-")[0])
    )


def _name(path: Path) -> str:
    return path.stem.partition("-")[2]


def _lesson(subject: str, path: Path) -> Lesson:
    return read_lesson(subject, _name(path), tomllib.loads(path.read_text("utf-8")))
