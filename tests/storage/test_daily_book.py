"""The book of first tries: written, read again, and set aside where it makes no sense."""

from pathlib import Path

import pytest

from game.catalogue import spec_of
from game.storage.daily import FirstTry
from game.storage.stores import Stores, open_stores

ONE = FirstTry("2026-11-21", "gleek", "20261121-gleek")
DONE = FirstTry("2026-11-21", "gleek", "20261121-gleek", 2.5, -1.0, taken_back=True)
NEXT = FirstTry("2026-11-22", "ecarte", "20261122-ecarte")


def opened(folder: Path) -> Stores:
    return open_stores(folder, spec_of)


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    stores = opened(tmp_path)
    assert not stores.daily.tries
    for each in (ONE, NEXT, DONE):
        assert stores.daily.keep(each)
    stores.close()
    again = opened(tmp_path)
    assert again.daily.tries == {DONE.day: DONE, NEXT.day: NEXT}
    again.close()


def test_two_windows_keep_the_tries_of_both(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    assert not one.daily.tries
    assert not other.daily.tries
    assert one.daily.keep(ONE)
    assert other.daily.keep(NEXT)
    assert one.daily.tries == other.daily.tries == {ONE.day: ONE, NEXT.day: NEXT}
    one.close()
    other.close()


@pytest.mark.parametrize("day", ["3", '"2026-11-xx"', '"2026-11-31"', '"2026-W48-4"', '""'])
def test_a_damaged_book_is_set_aside_and_begun_anew(tmp_path: Path, day: str) -> None:
    book = tmp_path / "data" / "daily.json"
    book.parent.mkdir(parents=True)
    tries = f'[{{"day": {day}, "game": "gleek", "match": "1"}}]'
    book.write_text(f'{{"file": "daily", "version": 1, "tries": {tries}}}', "utf-8")
    stores = opened(tmp_path)
    assert not stores.daily.tries
    assert stores.daily.keep(ONE)
    stores.close()
    assert any(path.name != "daily.json" and "daily" in path.name for path in book.parent.iterdir())
