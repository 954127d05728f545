"""A list of thousands of matches reads only what has changed, and believes the files before its cache."""

import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.core.cards import PIQUET
from game.storage import index
from game.storage.files import document
from game.storage.index import TICK, WORTH_WRITING
from game.storage.match_file import KIND, body
from game.storage.match_files import MatchFiles
from game.storage.saves import AT_ONCE
from game.storage.stores import Stores
from tests.storage.small_match import BEGUN, HEADER, match, stores


def fill(below: Path, count: int) -> list[str]:
    """Put matches into a folder, the first played last, and give their ids."""
    folder = below / "data" / "matches"
    folder.mkdir(parents=True)
    ids = [f"2026-{number:04}" for number in range(count)]
    for number, each in enumerate(ids):
        kept = f"2026-01-01T00:00:{59 - number % 60:02}"
        path = folder / f"{each}.json"
        path.write_text(document(KIND, body(match(2), BEGUN, f"Match {number}", kept, PIQUET)), "utf-8")
        os.utime(path, ns=(10**18 - number, 10**18 - number))
    return ids


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the matches that are read from now on."""
    ids: list[str] = []
    summary = MatchFiles.summary

    def noting(self: MatchFiles, match_id: str) -> object:
        ids.append(match_id)
        return summary(self, match_id)

    monkeypatch.setattr(MatchFiles, "summary", noting)
    return ids


def named(window: Stores) -> dict[str, str]:
    return {each.id: each.name for each in window.saves.listing()}


def cached(below: Path) -> Path:
    return below / "cache" / "matches.index"


def test_a_second_start_reads_nothing_again(tmp_path: Path, read: list[str]) -> None:
    ids = fill(tmp_path, 5)
    first = stores(tmp_path)
    before = first.saves.listing()
    first.close()
    assert sorted(read) == ids
    read.clear()
    second = stores(tmp_path)
    assert second.saves.listing() == before
    assert second.saves.latest() == before[0]
    assert read == []


def test_what_is_remembered_already_is_not_written_again(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    for _ in range(2):
        window = stores(tmp_path)
        assert len(window.saves.listing()) == 3
        window.close()
    written = cached(tmp_path).stat()
    window = stores(tmp_path)
    assert len(window.saves.listing()) == 3
    window.close()
    now = cached(tmp_path).stat()
    assert (now.st_ino, now.st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


def test_a_match_changed_by_hand_is_read_again_and_no_other(tmp_path: Path, read: list[str]) -> None:
    ids = fill(tmp_path, 3)
    window = stores(tmp_path)
    window.saves.listing()
    path = tmp_path / "data" / "matches" / f"{ids[1]}.json"
    for name in ("By hand", "My hand"):  # the second is as long as the first
        read.clear()
        path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "name": name}), "utf-8")
        os.utime(path, ns=(len(name) + ord(name[0]),) * 2)
        assert named(window)[ids[1]] == name
        assert read == [ids[1]]
    window.close()
    path.unlink()
    again = stores(tmp_path)
    assert sorted(named(again)) == [ids[0], ids[2]]


def test_what_this_window_writes_is_known_at_once(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    for name in ("One", "Two"):
        window.saves.rename(window.saves.running, name)
        assert named(window)[window.saves.running] == name
    gone = window.saves.running
    window.saves.delete(gone)
    assert gone not in named(window)
    window.saves.undo_delete()
    assert named(window)[gone] == "Two"


@pytest.mark.parametrize("spoilt", [b"", b"x" * 100, None])
def test_a_cache_that_is_not_as_it_was_written_is_none(
    spoilt: bytes | None, tmp_path: Path, read: list[str]
) -> None:
    ids = fill(tmp_path, 3)
    first = stores(tmp_path)
    before = first.saves.listing()
    first.close()
    raw = cached(tmp_path).read_bytes()
    changed = raw.replace(b"Match 1", b"Catch 1")
    assert changed != raw
    cached(tmp_path).write_bytes(changed if spoilt is None else spoilt)
    read.clear()
    assert stores(tmp_path).saves.listing() == before
    assert sorted(read) == ids


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_nobody_waits_for_a_pipe_in_place_of_the_cache(tmp_path: Path) -> None:
    ids = fill(tmp_path, 3)
    cached(tmp_path).parent.mkdir()
    os.mkfifo(cached(tmp_path))
    window = stores(tmp_path)
    assert sorted(named(window)) == ids
    window.close()
    assert cached(tmp_path).is_file()


def test_another_version_reads_the_files_for_itself(
    tmp_path: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = fill(tmp_path, 3)
    first = stores(tmp_path)
    first.saves.listing()
    first.close()
    read.clear()
    monkeypatch.setattr(index, "__version__", "0.0")
    assert len(stores(tmp_path).saves.listing()) == 3
    assert sorted(read) == ids


def test_without_a_place_for_the_cache_everything_works(tmp_path: Path) -> None:
    ids = fill(tmp_path, 3)
    (tmp_path / "cache").write_text("in the way")
    window = stores(tmp_path)
    assert sorted(named(window)) == ids
    window.close()
    assert sorted(named(stores(tmp_path))) == ids


def test_a_lost_cache_of_thousands_is_made_again_in_steps(tmp_path: Path, read: list[str]) -> None:
    ids = fill(tmp_path, AT_ONCE + WORTH_WRITING + 30)
    window = stores(tmp_path)
    latest = window.saves.latest()
    assert latest
    assert latest.id == ids[0]
    assert read == ids[:AT_ONCE]
    assert len(window.saves.found()) == AT_ONCE
    steps = 0
    while not window.saves.catch_up(10):
        steps += 1
        assert len(read) == AT_ONCE + 10 * steps
    assert sorted(read) == ids
    assert cached(tmp_path).exists()  # at once, for fear of being killed
    assert len(window.saves.found()) == len(ids)
    assert len(read) == len(ids)


def test_names_nobody_could_write_are_passed_over(tmp_path: Path) -> None:
    ids = fill(tmp_path, 1)
    folder = os.fsencode(tmp_path / "data" / "matches")
    good = (tmp_path / "data" / "matches" / f"{ids[0]}.json").read_bytes()
    for name in (b"\xff.json", b"a\nb.json", b"\xff.json.bak", b"x" * 230 + b".json"):
        try:
            with open(folder + b"/" + name, "wb") as file:  # noqa: PTH123 - no Path has such a name
                file.write(good)
        except OSError:  # the disk doesn't take such names
            continue
    first = stores(tmp_path)
    assert sorted(named(first)) == ids
    first.close()  # what was found can be written down
    assert sorted(named(stores(tmp_path))) == ids


def test_the_header_comes_back_as_it_was(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    for _ in range(2):
        window = stores(tmp_path)
        (found,) = window.saves.listing()
        assert found.header == HEADER
        assert found.score == BEGUN
        window.close()


@pytest.fixture
def scans(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """List what is done to look up every file of a folder from now on."""
    done: list[object] = []
    stamps = index._stamps  # noqa: SLF001 - whether a folder is looked through shows nowhere else

    def noting(folder: Path) -> object:
        done.append(folder)
        return stamps(folder)

    monkeypatch.setattr(index, "_stamps", noting)
    return done


def rest(below: Path) -> None:
    """Let the folder of the matches have been as it is for long."""
    os.utime(below / "data" / "matches", ns=(10**18, 10**18))


@pytest.mark.skipif(
    os.name == "nt", reason="Windows tells late when a folder was changed, so it is not asked"
)
def test_a_folder_that_has_not_changed_for_long_is_not_looked_through_again(
    tmp_path: Path, scans: list[object]
) -> None:
    ids = fill(tmp_path, 5)
    window, other = stores(tmp_path), stores(tmp_path)
    rest(tmp_path)
    latest = window.saves.latest()
    assert latest is not None
    assert (latest.id, len(scans)) == (ids[0], 1)
    assert window.saves.latest() == latest
    assert len(scans) == 1
    other.saves.keep(match(3), BEGUN)
    other.saves.leave()
    found = window.saves.latest()
    assert found is not None
    assert found.id not in ids
    window.saves.delete(found.id)
    assert window.saves.latest() == latest


def test_a_folder_changed_just_now_is_looked_through_again(
    tmp_path: Path, scans: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 5)
    window = stores(tmp_path)
    changed = (tmp_path / "data" / "matches").stat().st_mtime_ns
    now = SimpleNamespace(time_ns=lambda: changed + TICK)
    monkeypatch.setattr(index, "time", now)  # however long the machine has taken until here
    for times in (1, 2):
        window.saves.latest()
        assert len(scans) == times


def test_continue_brings_back_a_match_as_it_is_however_its_file_was_changed(tmp_path: Path) -> None:
    ids = fill(tmp_path, 3)
    window = stores(tmp_path)
    rest(tmp_path)
    window.saves.latest()
    path = tmp_path / "data" / "matches" / f"{ids[0]}.json"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "name": "By hand"}), "utf-8")
    latest = window.saves.latest()
    assert latest is not None
    assert latest.name == "By hand"
    assert window.saves.recheck((*ids, "one-nobody-knows")) is False
    path.write_text("", "utf-8")
    assert window.saves.recheck(ids)
    latest = window.saves.latest()
    assert latest is not None
    assert latest.id == ids[1]


def test_what_was_written_within_one_tick_is_not_believed_at_the_next_start(tmp_path: Path) -> None:
    ids = fill(tmp_path, 3)
    first = stores(tmp_path)
    first.saves.listing()
    first.close()
    window = stores(tmp_path)
    window.saves.listing()
    path = tmp_path / "data" / "matches" / f"{ids[1]}.json"
    before = path.stat()
    window.saves.rename(ids[1], "Catch 1")
    window.close()
    os.utime(path, ns=(before.st_mtime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size
    assert named(stores(tmp_path))[ids[1]] == "Catch 1"
