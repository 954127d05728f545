"""Files are replaced whole or not at all, and nothing that can't be read is lost."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.storage import files
from game.storage.files import DocumentKind, DocumentStore, backup_of, body_of, document, replace_file, sweep
from game.storage.lock import lock
from game.storage.notices import Notice, NoticeQueue
from game.wording import load

KIND = DocumentKind("notes", 2)
ROOT = Path(files.__file__).parents[2]


@pytest.fixture
def notices() -> NoticeQueue:
    return NoticeQueue()


@pytest.fixture
def documents(notices: NoticeQueue) -> DocumentStore:
    return DocumentStore(notices)


def text(value: object) -> str:
    return document(KIND, {"value": value})


def value(documents: DocumentStore, path: Path) -> object:
    return documents.read(path, KIND, lambda body: body["value"])


def test_a_file_says_what_it_is_and_can_be_read_by_people() -> None:
    assert json.loads(text("é")) == {"program": "parlour-tricks", "file": "notes", "version": 2, "value": "é"}
    assert '"é"' in text("é")
    assert body_of(text(1), KIND) == {"value": 1}
    assert text(1).splitlines()[1:3] == [' "program": "parlour-tricks",', ' "file": "notes",']


def test_the_version_before_stays_as_the_one_backup(tmp_path: Path, documents: DocumentStore) -> None:
    path = tmp_path / "deep" / "down" / "notes.json"
    for number in range(4):
        assert documents.write(path, KIND, {"value": number})
    assert value(documents, path) == 3
    assert body_of(backup_of(path).read_text("utf-8"), KIND) == {"value": 2}
    assert sorted(each.name for each in path.parent.iterdir()) == ["notes.json", "notes.json.bak"]


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"{",
        b"\x00\xff\xfe binary",
        b"[]",
        b'{"file": "notes"}',
        b'{"file": "other", "version": 1}',
        b'{"file": "notes", "version": 1}',
        b"[" * 100_000,
        text(1)[:-5].encode(),
    ],
)
def test_what_cant_be_read_is_set_aside_and_never_overwritten(
    spoilt: bytes, tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / "notes.json"
    path.write_bytes(spoilt)
    assert value(documents, path) is None
    assert notices.drain() == (Notice("set_aside", "notes.json", "notes.json.unreadable-1"),)
    assert (tmp_path / "notes.json.unreadable-1").read_bytes() == spoilt
    assert documents.write(path, KIND, {"value": 1})
    path.write_bytes(b"spoilt again")
    backup_of(path).unlink(missing_ok=True)
    assert value(documents, path) is None
    assert (tmp_path / "notes.json.unreadable-1").read_bytes() == spoilt
    assert (tmp_path / "notes.json.unreadable-2").read_bytes() == b"spoilt again"


def test_the_backup_stands_in_for_a_spoilt_file(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / "notes.json"
    documents.write(path, KIND, {"value": 1})
    documents.write(path, KIND, {"value": 2})
    path.write_bytes(path.read_bytes()[:20])
    assert value(documents, path) == 1
    assert notices.drain() == (Notice("from_backup", "notes.json", "notes.json.unreadable-1"),)
    assert value(documents, path) == 1
    assert notices.drain() == ()


def test_the_backup_stands_in_for_a_file_lost_between_two_renames(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / "notes.json"
    documents.write(path, KIND, {"value": 1})
    path.rename(backup_of(path))
    assert value(documents, path) == 1
    assert notices.drain() == ()


def test_a_newer_version_is_refused_and_kept(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / "notes.json"
    newer = document(DocumentKind("notes", 3), {"value": 1, "more": []})
    path.write_text(newer, "utf-8")
    assert value(documents, path) is None
    assert not documents.write(path, KIND, {"value": 2})
    assert value(documents, path) is None
    assert path.read_text("utf-8") == newer
    assert notices.drain() == (Notice("newer", "notes.json"),)


def test_a_file_out_of_reach_is_left_alone(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / "notes.json"
    path.mkdir()
    assert value(documents, path) is None
    assert not documents.write(path, KIND, {"value": 2})
    assert path.is_dir()
    assert notices.drain() == (Notice("out_of_reach", "notes.json"),)


def test_a_spoilt_file_that_cant_be_moved_is_left_alone(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "notes.json"
    path.write_text("spoilt", "utf-8")
    monkeypatch.setattr(Path, "rename", refusing(errno.EROFS))
    assert value(documents, path) is None
    assert not documents.write(path, KIND, {"value": 2})
    assert path.read_text("utf-8") == "spoilt"
    assert notices.drain() == (Notice("out_of_reach", "notes.json"),)


def test_a_spoilt_file_whose_name_can_grow_no_longer_is_left_alone(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / f"{'x' * 245}.json"
    path.write_text("spoilt", "utf-8")
    assert value(documents, path) is None
    assert path.read_text("utf-8") == "spoilt"
    assert notices.drain() == (Notice("out_of_reach", path.name),)


def test_where_something_else_lies_in_place_of_a_folder_nothing_is_kept_until_it_is_gone(
    tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    place = tmp_path / "data"
    place.write_text("not a folder", "utf-8")
    paths = [place / "one.json", place / "below" / "other.json"]
    assert [value(documents, path) for path in paths] == [None, None]
    assert notices.drain() == ()
    assert [documents.write(path, KIND, {"value": 1}) for path in paths] == [False, False]
    assert notices.drain() == (Notice("read_only", "one.json"),)
    assert place.read_text("utf-8") == "not a folder"
    place.unlink()
    assert [documents.write(path, KIND, {"value": 1}) for path in paths] == [True, True]
    assert [value(documents, path) for path in paths] == [1, 1]


def refusing(number: int) -> object:
    def refuse(*_args: object, **_named: object) -> None:
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "read_only"),
        (errno.EIO, "unwritten"),
    ],
)
@pytest.mark.parametrize("step", ["fsync", "replace", "mkdir"])
def test_trouble_in_writing_is_told_once_and_loses_nothing(
    number: int, key: str, step: str, tmp_path: Path, documents: DocumentStore, notices: NoticeQueue
) -> None:
    path = tmp_path / "notes.json"
    documents.write(path, KIND, {"value": 1})
    for _ in range(2):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os if step == "fsync" else Path, step, refusing(number))
            assert [documents.write(path, KIND, {"value": 2}) for _ in range(3)] == [False] * 3
        assert not list(tmp_path.glob(".*"))  # no unfinished file is left behind
        assert notices.drain() == (Notice(key, "notes.json"),)
        assert value(documents, path) == 1
        assert documents.write(path, KIND, {"value": 1})


FILL = """
import resource, sys
from pathlib import Path
from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import NoticeQueue
notices = NoticeQueue()
documents = DocumentStore(notices)
path, kind = Path(sys.argv[1]), DocumentKind("notes", 2)
assert documents.write(path, kind, {"value": "small"})
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
assert not documents.write(path, kind, {"value": "x" * 100_000})
assert not documents.write(path, kind, {"value": "x" * 100_000})
print([notice.key for notice in notices.drain()])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limit on the size of a file")
def test_a_real_limit_of_the_system_leaves_the_old_file(tmp_path: Path, documents: DocumentStore) -> None:
    path = tmp_path / "notes.json"
    done = subprocess.run(
        [sys.executable, "-c", FILL, str(path)], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "['disk_full']"
    assert value(documents, path) == "small"


WRITE = """
import os, sys
from pathlib import Path
from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import NoticeQueue
flush = os.fsync

def dawdle(descriptor):
    print("writing", flush=True)
    sys.stdin.readline()
    flush(descriptor)

os.fsync = dawdle
print(DocumentStore(NoticeQueue()).write(Path(sys.argv[1]), DocumentKind("notes", 2), {"value": "other"}), flush=True)
"""


def writer(path: Path) -> subprocess.Popen[str]:
    """Start a process that stops in the middle of writing, until it reads a line."""
    process = subprocess.Popen(
        [sys.executable, "-c", WRITE, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout
    assert process.stdout.readline() == "writing\n"
    return process


def strays(below: Path) -> list[str]:
    return [path.name for path in below.rglob(".*.tmp")]


def test_what_a_killed_program_left_unfinished_is_swept_up_at_once(
    tmp_path: Path, documents: DocumentStore
) -> None:
    path = tmp_path / "deep" / "notes.json"
    documents.write(path, KIND, {"value": "mine"})
    with writer(path) as other:
        other.kill()
    assert strays(tmp_path) == [f".notes.json.{other.pid}.tmp"]
    sweep(tmp_path)
    assert strays(tmp_path) == []
    assert value(documents, path) == "mine"


def test_what_another_window_is_writing_is_left_to_it(tmp_path: Path, documents: DocumentStore) -> None:
    path = tmp_path / "notes.json"
    with writer(path) as other:
        sweep(tmp_path)
        assert strays(tmp_path) == [f".notes.json.{other.pid}.tmp"]
        assert other.stdin
        assert other.stdout
        other.stdin.write("go on\n")
        other.stdin.flush()
        assert other.stdout.readline() == "writing\n"  # the folder is flushed, too
        other.stdin.write("go on\n")
        other.stdin.flush()
        assert other.stdout.readline() == "True\n"
    assert value(documents, path) == "other"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells nobody who is alive, and locks for itself")
def test_a_number_that_another_process_has_now_protects_for_an_hour(tmp_path: Path) -> None:
    locked, fresh, old = (tmp_path / f".{name}.json.{os.getppid()}.tmp" for name in ("a", "b", "c"))
    for stray in (locked, fresh, old):
        stray.touch()
    for stray in (locked, old):
        os.utime(stray, (0, 0))
    with locked.open("rb+") as held:
        lock(held.fileno())
        sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == [locked, fresh]


def test_what_is_none_of_ours_is_left_alone(tmp_path: Path) -> None:
    names = {
        ".tmp",
        ".7.tmp",
        ".notes.tmp",
        "notes.7.tmp",
        f".notes.{10**30}.tmp",
        ".notes.².tmp",
        ".notes.x7.tmp",
    }
    for name in names:
        (tmp_path / name).touch()
    (tmp_path / ".folder.7.tmp").mkdir()
    sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == names | {".folder.7.tmp"}


def test_an_export_leaves_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    replace_file(path, "one", backup=False)
    replace_file(path, "two", backup=False)
    assert [each.name for each in tmp_path.iterdir()] == ["notes.txt"]


def test_every_notice_has_its_sentence() -> None:
    words = load(ROOT / "assets" / "words" / "en", strict=True)
    for key in (
        "set_aside",
        "from_backup",
        "newer",
        "out_of_reach",
        "disk_full",
        "read_only",
        "unwritten",
        "odd_settings",
    ):
        sentence = words.get(f"storage.notice.{key}", file="a.json", aside="b")
        assert sentence.endswith(".")
