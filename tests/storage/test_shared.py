"""What several windows write is read by each of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import NoticeQueue
from game.storage.shared import SharedDocument

KIND = DocumentKind("notes", 1)


def test_what_another_window_writes_while_a_document_is_read_is_read_next_time(tmp_path: Path) -> None:
    path, documents, read = tmp_path / "notes.json", DocumentStore(NoticeQueue()), list[int]()
    theirs = SharedDocument(path, KIND, documents, lambda body: int(body["value"]), 0)

    def overtaken(body: Mapping[str, Any]) -> int:
        read.append(body["value"])
        if len(read) == 1:
            theirs.write(2, {"value": 2})
        return read[-1]

    mine = SharedDocument(path, KIND, documents, overtaken, 0)
    theirs.write(1, {"value": 1})
    assert [mine.value for _ in range(3)] == [1, 2, 2]
    assert read == [1, 2]
