"""A second window learns that there is a first, and a dead window holds nobody back."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.storage import lock
from game.storage.lock import FileLock, HeldElsewhere, acquire

ROOT = Path(lock.__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from game.storage.lock import acquire
held = acquire(Path(sys.argv[1]))
print(type(held).__name__, flush=True)
sys.stdin.read()
"""


def holder(path: Path) -> subprocess.Popen[str]:
    """Start a process that claims a lock and holds it until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout
    assert process.stdout.readline() == "FileLock\n"
    return process


def test_a_second_window_is_told_who_has_it_and_a_dead_one_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "state" / "window.lock"
    with holder(path) as first:
        assert acquire(path) == HeldElsewhere(first.pid)
        assert acquire(path) == HeldElsewhere(first.pid)
        first.kill()
    assert path.exists()
    mine = acquire(path)
    assert isinstance(mine, FileLock)
    assert mine.protects
    mine.release()
    assert not path.exists()


def test_a_claim_is_let_go_once_and_for_all(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    mine = acquire(path)
    assert isinstance(mine, FileLock)
    assert acquire(path) == HeldElsewhere(os.getpid())
    mine.release()
    again = acquire(path)
    assert isinstance(again, FileLock)
    mine.release()
    assert acquire(path) == HeldElsewhere(os.getpid())
    again.release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_file_its_owner_removes_while_it_is_claimed_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, locking, removed = tmp_path / "lock", lock.lock, list[Path]()

    def late(descriptor: int) -> None:
        if not removed:
            path.unlink()
            removed.append(path)
        locking(descriptor)

    monkeypatch.setattr(lock, "lock", late)
    mine = acquire(path)
    assert removed
    assert isinstance(mine, FileLock)
    assert path.exists()
    assert acquire(path) == HeldElsewhere(os.getpid())
    mine.release()


def test_where_no_lock_can_be_made_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    below_a_file = acquire(tmp_path / "file" / "lock")
    assert isinstance(below_a_file, FileLock)
    assert not below_a_file.protects
    below_a_file.release()

    def unsupported(_descriptor: int) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(lock, "lock", unsupported)
    unlocked = acquire(tmp_path / "lock")
    assert isinstance(unlocked, FileLock)
    assert not unlocked.protects
