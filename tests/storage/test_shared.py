"""What several windows write is read by each of them."""

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.core.record import replace
from game.storage import files
from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import NoticeQueue
from game.storage.shared import DocumentForm, SharedDocument

KIND = DocumentKind("notes", 1)
NUMBERS = DocumentForm(KIND, lambda body: int(body["value"]), lambda value: {"value": value}, 0)


def test_what_another_window_writes_while_a_document_is_read_is_read_next_time(tmp_path: Path) -> None:
    path, documents, read = tmp_path / "notes.json", DocumentStore(NoticeQueue()), list[int]()
    theirs = SharedDocument(path, documents, NUMBERS)

    def overtaken(body: Mapping[str, Any]) -> int:
        read.append(body["value"])
        if len(read) == 1:
            theirs.change(lambda _: 2)
        return read[-1]

    mine = SharedDocument(path, documents, replace(NUMBERS, make=overtaken))
    theirs.change(lambda _: 1)
    assert [mine.value for _ in range(3)] == [1, 2, 2]
    assert read == [1, 2]


def test_what_the_disk_does_not_take_is_written_on_top_of_what_somebody_else_has_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, documents = tmp_path / "notes.json", DocumentStore(NoticeQueue())
    form = DocumentForm[frozenset[str]](
        KIND, lambda body: frozenset(body["value"]), lambda held: {"value": sorted(held)}, frozenset()
    )
    mine, theirs = (SharedDocument(path, documents, form) for _ in range(2))
    assert mine.change(lambda held: held | {"first"})
    with monkeypatch.context() as full:
        full.setattr(files, "replace_file", _refuse)
        assert not mine.change(lambda held: held | {"mine"})
        assert not mine.flush()
        assert mine.value == {"first", "mine"}
    assert theirs.change(lambda held: held - {"first"} | {"theirs"})
    assert mine.value == {"mine", "theirs"}
    assert mine.flush()
    assert mine.saved
    assert SharedDocument(path, documents, form).value == {"mine", "theirs"}


def test_a_change_between_reading_and_writing_is_noticed(tmp_path: Path) -> None:
    path, documents = tmp_path / "notes.json", DocumentStore(NoticeQueue())
    theirs, mine = (SharedDocument(path, documents, NUMBERS) for _ in range(2))

    def overtaken(value: int) -> int:
        if value == 1:
            theirs.change(lambda _: 10)
        return value + 1

    theirs.change(lambda _: 1)
    assert mine.change(overtaken)
    assert theirs.value == mine.value == 11


def _refuse(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
