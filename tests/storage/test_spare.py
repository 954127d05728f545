"""Where the system lets no more files be open, matches are saved all the same."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

import pytest

from game.storage.spare import MANY, SpareFiles
from tests.storage.small_match import BEGUN, keys, match, stores

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limit on open files")


@contextmanager
def exhausted() -> Iterator[None]:
    """Open files until the system lets no more be open."""
    resource = import_module("resource")  # not on Windows
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    opened = [os.open(os.devnull, os.O_RDONLY)]
    resource.setrlimit(resource.RLIMIT_NOFILE, (opened[0] + 64, before[1]))
    try:
        with suppress(OSError):
            while True:
                opened.append(os.open(os.devnull, os.O_RDONLY))
        yield
    finally:
        for each in opened:
            os.close(each)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_match_is_kept_and_read_though_no_more_files_may_be_open(tmp_path: Path) -> None:
    window = stores(tmp_path)
    assert window.saves.keep(match(1), BEGUN)
    with exhausted():
        with pytest.raises(OSError, match="Too many open files"):
            (tmp_path / "anything").write_text("", "utf-8")
        for plays in (2, 3):
            assert window.saves.keep(match(plays), BEGUN)
        assert window.saves.load(window.saves.running) == match(3)
    assert keys(window) == []
    window.close()
    assert [each.log.length for each in stores(tmp_path).saves.listing()] == [4]


def test_what_is_held_back_is_held_again_and_let_go_of_in_the_end() -> None:
    spare = SpareFiles()
    with exhausted():
        for _ in range(2):
            found = spare.lent_to(lambda: [os.open(os.devnull, os.O_RDONLY) for _ in range(MANY)])
            for each in found:
                os.close(each)
    spare.close()
    with exhausted(), pytest.raises(OSError, match="Too many open files"):
        spare.lent_to(lambda: os.open(os.devnull, os.O_RDONLY))
