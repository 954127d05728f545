"""Several files that hold one match are one match in the list: its longest file, and no file is lost for that."""

import json
import shutil
from pathlib import Path

from game.storage.stores import Stores
from tests.storage.small_match import BEGUN, keys, match, stores

COPY = " (conflicted copy)"


def keep(window: Stores, plays: int) -> str:
    """Begin a match and keep it."""
    window.saves.keep(match(plays), BEGUN)
    match_id = window.saves.running
    window.saves.leave()
    return match_id


def copy(folder: Path, match_id: str, name: str = COPY) -> Path:
    """Copy the file of a match as programs do that keep a folder alike on two machines."""
    path = folder / "data" / "matches" / f"{match_id}.json"
    return Path(shutil.copy2(path, path.with_name(f"{match_id}{name}.json")))


def altered(path: Path, **values: object) -> None:
    whole = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(whole | values), "utf-8")


def listed(window: Stores) -> list[str]:
    return [each.id for each in window.saves.listing()]


def go_on(window: Stores, match_id: str, plays: int) -> None:
    window.saves.resume(match_id)
    window.saves.keep(match(plays), BEGUN)
    window.saves.leave()


def test_copies_are_listed_once_and_the_longest_of_them(tmp_path: Path) -> None:
    window = stores(tmp_path)
    match_id = keep(window, 3)
    for name in (COPY, " (conflicted copy 2)", "-copy"):
        copy(tmp_path, match_id, name)
    assert listed(stores(tmp_path)) == [match_id]
    longer = f"{match_id}{COPY}"
    go_on(window, longer, 5)
    again = stores(tmp_path)
    assert listed(again) == [longer]
    latest = again.saves.latest()
    assert latest
    assert latest.id == longer
    assert again.saves.delete(longer)
    assert listed(again) == [match_id]  # nothing else was deleted
    assert keys(again) == []


def test_copies_that_were_gone_on_with_apart_are_both_listed(tmp_path: Path) -> None:
    window = stores(tmp_path)
    match_id = keep(window, 3)
    path = copy(tmp_path, match_id)
    go_on(window, match_id, 5)
    entries = json.loads(path.read_text("utf-8"))["entries"]
    altered(path, entries=[*entries, "1 play AC"])
    assert set(listed(stores(tmp_path))) == {match_id, path.stem}


def test_a_copy_with_a_name_of_its_own_is_listed(tmp_path: Path) -> None:
    window = stores(tmp_path)
    match_id = keep(window, 3)
    path = copy(tmp_path, match_id)
    go_on(window, match_id, 5)
    window.saves.rename(path.stem, "As it was on Sunday")
    assert set(listed(window)) == {match_id, path.stem}


def test_what_was_begun_anew_with_the_same_cards_is_no_copy(tmp_path: Path) -> None:
    window = stores(tmp_path)
    whole = keep(window, 5)
    altered(tmp_path / "data" / "matches" / f"{whole}.json", kept="2026-01-02T03:04:05.000+00:00")
    again = keep(window, 3)
    assert set(listed(window)) == {whole, again}
    latest = window.saves.latest()
    assert latest
    assert latest.id == again


def test_the_running_match_is_listed_and_what_cannot_be_taken_up_hides_nothing(tmp_path: Path) -> None:
    window = stores(tmp_path)
    match_id = keep(window, 3)
    path = copy(tmp_path, match_id)
    whole = json.loads(path.read_text("utf-8"))
    altered(path, entries=[*whole["entries"], "1 play AC"], kept="2999-01-02T03:04:05.000+00:00")
    assert listed(window) == [path.stem]
    window.saves.resume(match_id)
    assert set(listed(window)) == {match_id, path.stem}
    window.saves.leave()
    window.saves.skip(path.stem)
    assert set(listed(window)) == {match_id, path.stem}
    latest = window.saves.latest()
    assert latest
    assert latest.id == match_id
