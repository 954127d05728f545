"""A move is in its file before it is shown; the disk may take its time, and what it has is never given up for less."""

import errno
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from game.storage.files import DocumentKind, DocumentStore, Flusher, backup_of, body_of
from game.storage.notices import Notice, NoticeQueue
from tests.storage.small_match import BEGUN, match, stores

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="on Windows the disk is waited for")

KIND = DocumentKind("notes", 1)


def held(path: Path) -> object:
    return body_of(path.read_text("utf-8"), KIND)["value"]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Have a disk that takes nothing before it is told to."""
    ready, fsync = Event(), os.fsync

    def slow(descriptor: int) -> None:
        assert ready.wait(60)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    yield ready
    ready.set()


def test_nobody_waits_for_the_disk_and_the_backup_is_what_it_has(tmp_path: Path, disk: Event) -> None:
    flusher, path = Flusher(), tmp_path / "notes.json"
    documents = DocumentStore(NoticeQueue(), flusher)
    disk.set()
    for number in (1, 2):
        assert documents.write(path, KIND, {"value": number})
        flusher.wait_for_disk()
    assert not flusher.pending(path)
    disk.clear()
    for number in (3, 4, 5):
        assert documents.write(path, KIND, {"value": number})
        assert held(path) == number
        assert held(backup_of(path)) == 2
    assert flusher.pending(path)
    disk.set()
    flusher.wait_for_disk()
    assert not flusher.pending(path)
    assert documents.write(path, KIND, {"value": 6})
    assert held(backup_of(path)) == 5


def test_a_first_version_the_disk_hasnt_got_makes_no_backup(tmp_path: Path, disk: Event) -> None:
    path = tmp_path / "notes.json"
    documents = DocumentStore(NoticeQueue(), Flusher())
    for number in (1, 2):
        assert documents.write(path, KIND, {"value": number})
    assert not backup_of(path).exists()
    assert held(path) == 2
    assert not disk.is_set()


def refusing(number: int) -> Callable[[int], None]:
    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    return refuse


class Hasty(Flusher):
    """Has an answer from the disk before whoever writes gets to ask for one."""

    def flush(self, path: Path) -> None:
        super().flush(path)
        self.wait_for_disk()


@pytest.mark.parametrize("kind", [Flusher, Hasty])
def test_a_disk_that_refuses_is_told_of_once_and_costs_no_backup(tmp_path: Path, kind: type[Flusher]) -> None:
    notices, flusher, path = NoticeQueue(), kind(), tmp_path / "notes.json"
    documents = DocumentStore(notices, flusher)
    for number in (1, 2):
        documents.write(path, KIND, {"value": number})
        flusher.wait_for_disk()
    for safe in (2, 6):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "fsync", refusing(errno.EDQUOT))
            for number in (3, 4, 5):
                documents.write(path, KIND, {"value": number})
                flusher.wait_for_disk()
        assert notices.drain() == (Notice("disk_full", "notes.json"),)
        assert (held(backup_of(path)), held(path)) == (safe, 5)
        for _ in range(2):
            documents.write(path, KIND, {"value": 6})
            flusher.wait_for_disk()
        assert notices.drain() == ()


def test_closing_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed = set[int]()  # by inode, for windows that other tests have left open may flush files of theirs
    fsync = os.fsync

    def noting(descriptor: int) -> None:
        fsync(descriptor)
        flushed.add(os.fstat(descriptor).st_ino)

    monkeypatch.setattr(os, "fsync", noting)
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    path = tmp_path / "data" / "matches" / f"{window.saves.running}.json"
    window.close()
    assert flushed >= {path.stat().st_ino, path.parent.stat().st_ino}


def test_nothing_stays_open_once_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, flusher, opened, still_open = tmp_path / "notes.txt", Flusher(), list[Path](), set[int]()
    path.write_text("one", "utf-8")
    open_, close = os.open, os.close

    def opening(target: Path, *how: int) -> int:
        descriptor = open_(target, *how)
        if target in (path, tmp_path):
            opened.append(target)
            still_open.add(descriptor)
        return descriptor

    def closing(descriptor: int) -> None:
        still_open.discard(descriptor)
        close(descriptor)

    monkeypatch.setattr(os, "open", opening)
    monkeypatch.setattr(os, "close", closing)
    flusher.flush(path)
    flusher.close()
    assert (opened, still_open) == ([path, tmp_path], set())


def test_what_is_gone_before_its_turn_is_no_trouble(tmp_path: Path) -> None:
    flusher = Flusher()
    flusher.flush(tmp_path / "gone.json")
    flusher.wait_for_disk()
    assert flusher.failed(tmp_path / "gone.json") is None


def test_closing_ends_the_thread_and_a_later_file_is_flushed_all_the_same(tmp_path: Path) -> None:
    flusher, before = Flusher(), set(threading.enumerate())
    for text in ("one", "two"):
        path = tmp_path / f"{text}.txt"
        path.write_text(text, "utf-8")
        flusher.flush(path)
        flusher.close()
        assert not flusher.pending(path)
        assert set(threading.enumerate()) <= before  # of which some may have ended meanwhile
