"""What was set aside as unreadable comes back as soon as it can be read, and nothing that is there is lost for it."""

import json
import shutil
from pathlib import Path

import pytest

from game.coach.review_file import well_formed
from game.core.record import replace
from game.storage.daily import FirstTry
from game.storage.firsts import First
from game.storage.mistakes import Kept
from game.storage.settings import FeltColour
from game.storage.stores import Stores
from tests.storage.small_match import BEGUN, match, stores
from tests.storage.test_mistakes import ONE
from tests.storage.whist import HEADER, found, ledger


def fill(window: Stores) -> str:
    """Keep something of every kind; give the id of a match."""
    window.saves.keep(match(3), BEGUN)
    match_id = window.saves.running
    window.saves.leave()
    window.stats.add("whist", found("m", HEADER, ledger((1, 0))), found("n", HEADER, ledger((0, 2))))
    window.reviews.keep("whist-1", REVIEW)
    window.progress.finish("whist/first")
    assert window.mistakes.keep(ONE) is Kept.KEPT
    window.daily.keep(FirstTry("2026-11-22", "whist", match_id))
    window.firsts.change(lambda known: known.having((First("whist", "feat/slam", "2026-11-22", match_id),)))
    window.settings.save(replace(window.settings.load(), felt=FeltColour.BLUE, keys=(("hint", ("j",)),)))
    window.close()
    return match_id


REVIEW = {
    "seat": 0,
    "result": 1.0,
    "wanted": [3],
    "outset": None,
    "verdicts": [],
    "pars": [],
    "runs": 0,
}


def set_aside(folder: Path, number: int = 1, ending: str = "") -> list[Path]:
    """Give every file the name it would have if it could not be read; backups go."""
    paths = [path for top in ("config", "data") for path in (folder / top).rglob("*.json")]
    for path in paths:
        path.rename(path.with_name(f"{path.name}{ending}.unreadable-{number}"))
        path.with_name(f"{path.name}.bak").unlink(missing_ok=True)
    return paths


def aside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*.unreadable-*"))


def is_whole(window: Stores, match_id: str) -> None:
    """See that everything is there that was kept."""
    assert [each.id for each in window.saves.listing()] == [match_id]
    assert window.saves.load(match_id) == match(3)
    assert [each.id for each in window.stats.records("whist")] == ["m", "n"]
    assert window.reviews.find("whist-1", dict) is not None
    assert window.progress.lesson("whist/first").done
    assert [*window.mistakes.all] == [ONE.id]
    assert [*window.daily.tries] == ["2026-11-22"]
    assert [*window.firsts.known.of("whist")] == ["feat/slam"]
    assert window.settings.load().felt is FeltColour.BLUE


@pytest.mark.parametrize("ending", ["", ".bak"])
def test_everything_comes_back(tmp_path: Path, ending: str) -> None:
    match_id = fill(stores(tmp_path))
    paths = set_aside(tmp_path, ending=ending)
    assert len(paths) == 8
    window = stores(tmp_path)
    window.restore_set_aside(well_formed)
    (notice,) = window.notices.drain()
    assert notice.key == "restored"
    assert all(path.name in notice.file for path in paths)
    is_whole(window, match_id)
    assert aside(tmp_path) == []
    assert len([*tmp_path.rglob("*.restored-*")]) == 8
    window.close()
    again = stores(tmp_path)
    again.restore_set_aside(well_formed)
    assert again.notices.drain() == ()
    is_whole(again, match_id)


def test_what_is_there_stays_and_what_it_lacks_is_added(tmp_path: Path) -> None:
    fill(stores(tmp_path))
    set_aside(tmp_path)
    window = stores(tmp_path)
    window.saves.keep(match(5, cut=1), BEGUN)
    window.saves.leave()
    newer = found("m", HEADER, ledger((1, 0), (0, 3)))
    window.stats.add("whist", newer, found("o", HEADER, ledger((1, 0))))
    window.progress.finish("whist/second")
    mistake = replace(ONE, schedule=replace(ONE.schedule, seen="2027-01-01", asked=9))
    window.mistakes.keep(mistake)
    window.daily.keep(FirstTry("2026-11-22", "whist", "mine"))
    window.settings.save(replace(window.settings.load(), felt=FeltColour.OXBLOOD))
    window.close()
    again = stores(tmp_path)
    again.restore_set_aside(well_formed)
    listed = sorted(again.saves.listing(), key=lambda each: each.log.length)
    assert [again.saves.load(each.id) for each in listed] == [match(3), match(5, cut=1)]
    assert [each.id for each in again.stats.records("whist")] == ["m", "o", "n"]
    assert again.stats.records("whist")[0] == newer
    assert all(again.progress.lesson(f"whist/{each}").done for each in ("first", "second"))
    assert [*again.mistakes.all.values()] == [mistake]
    assert again.daily.tries["2026-11-22"].match == "mine"
    chosen = again.settings.load()
    assert (chosen.felt, chosen.keys) == (FeltColour.OXBLOOD, (("hint", ("j",)),))
    assert aside(tmp_path) == []


def test_a_match_stands_beside_another_of_its_name_or_is_contained_in_it(tmp_path: Path) -> None:
    match_id = fill(stores(tmp_path))
    path = tmp_path / "data" / "matches" / f"{match_id}.json"
    shorter = json.loads(path.read_text("utf-8"))
    path.with_name(f"{path.name}.unreadable-1").write_text(
        json.dumps({**shorter, "entries": shorter["entries"][:2]}), "utf-8"
    )
    other = {**shorter, "entries": [*shorter["entries"][:2], "1 play AC"]}
    path.with_name(f"{path.name}.unreadable-2").write_text(json.dumps(other), "utf-8")
    window = stores(tmp_path)
    window.restore_set_aside(well_formed)
    assert {each.id for each in window.saves.listing()} == {match_id, f"{match_id} (2)"}
    assert window.saves.load(match_id) == match(3)
    assert aside(tmp_path) == []


def test_what_still_cannot_be_read_stays_aside_without_a_word(tmp_path: Path) -> None:
    fill(stores(tmp_path))
    paths = set_aside(tmp_path)
    spoilt = [path.with_name(f"{path.name}.unreadable-1") for path in paths]
    for path in spoilt:
        path.write_text("half of a", "utf-8")
    shutil.copy2(spoilt[0], spoilt[0].with_name("what else.unreadable-1"))
    before = aside(tmp_path)
    window = stores(tmp_path)
    window.restore_set_aside(well_formed)
    assert window.notices.drain() == ()
    assert aside(tmp_path) == before


def test_a_second_window_takes_nothing_up(tmp_path: Path) -> None:
    fill(stores(tmp_path))
    set_aside(tmp_path)
    first, second = stores(tmp_path), stores(tmp_path)
    assert second.second
    second.restore_set_aside(well_formed)
    assert len(aside(tmp_path)) == 8
    first.close()


def test_what_the_disk_does_not_take_stays_aside(tmp_path: Path) -> None:
    fill(stores(tmp_path))
    set_aside(tmp_path)
    window = stores(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.storage.files._put_in_place", full)
        window.restore_set_aside(well_formed)
    assert len(aside(tmp_path)) == 8


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")
