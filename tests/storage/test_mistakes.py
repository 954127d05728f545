"""Past mistakes on disk: read again as they were, damaged files kept aside, no more of them than there may be."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.core.record import replace
from game.storage import mistakes
from game.storage.files import DocumentStore
from game.storage.match_file import SavedHeader
from game.storage.mistakes import (
    LONGEST,
    MOST,
    Kept,
    KeptMistake,
    KeptReason,
    KeptWay,
    MistakeStore,
    Schedule,
)
from game.storage.notices import NoticeQueue

ONE = KeptMistake(
    "ecarte-1",
    SavedHeader(game="ecarte", edition=1, players=("You", "Ada, club"), date="2026-11-22"),
    ("* deal KH …", "0 say stand"),
    1,
    0,
    "bad",
    "play 7S",
    "play 8S",
    KeptReason("searched", cards=1 << 63, number=120),
    3.5,
    10.0,
    (KeptWay("play 8S", 2.0, 0.2, 120), KeptWay("play 7S", -1.5, 0.3, 60)),
    Schedule("2026-11-23", "2026-11-22", 0.212, 6.4),
)


def store(folder: Path) -> MistakeStore:
    return MistakeStore(folder, DocumentStore(NoticeQueue()))


def later(mistake: KeptMistake, **plan: Any) -> KeptMistake:
    return replace(mistake, schedule=replace(mistake.schedule, **plan))


def test_they_are_read_again_as_they_were(tmp_path: Path) -> None:
    kept = store(tmp_path)
    assert not kept.known
    assert kept.keep(ONE) is Kept.KEPT
    assert kept.keep(later(replace(ONE, id="gleek-2"), due="2026-12-01")) is Kept.KEPT
    kept.plan("ecarte-1", replace(ONE.schedule, due="2026-12-24", asked=3))
    kept.plan("gone", ONE.schedule)
    again = store(tmp_path)
    assert again.all == kept.all
    assert again.all["ecarte-1"].schedule.asked == 3
    again.delete("ecarte-1")
    assert [*store(tmp_path).all] == ["gleek-2"]


def test_two_windows_keep_and_delete_without_undoing_one_another(tmp_path: Path) -> None:
    one, other = store(tmp_path), store(tmp_path)
    assert not one.all
    assert not other.all
    one.keep(ONE)
    other.keep(replace(ONE, id="gleek-2"))
    assert [*one.all] == ["ecarte-1", "gleek-2"]
    one.delete("ecarte-1")
    other.plan("ecarte-1", ONE.schedule)
    other.keep(replace(ONE, id="gleek-3"))
    assert [*one.all] == [*other.all] == [*store(tmp_path).all] == ["gleek-2", "gleek-3"]


def test_those_due_for_longest_come_first(tmp_path: Path) -> None:
    kept = store(tmp_path)
    for number, due in enumerate(("2026-11-24", "2026-11-22", "2026-11-25")):
        kept.keep(later(replace(ONE, id=f"x{number}"), due=due))
    assert [each.id for each in kept.due(date(2026, 11, 24), "ecarte")] == ["x1", "x0"]
    assert not kept.due(date(2026, 11, 24), "gleek")
    assert [each.id for each in kept.of("ecarte")] == ["x1", "x0", "x2"]


def test_what_was_answered_while_the_clock_ran_ahead_is_due(tmp_path: Path) -> None:
    kept = store(tmp_path)
    for number, seen in enumerate(("2031-01-01", "2026-11-25", "2026-11-26")):
        kept.keep(later(replace(ONE, id=f"x{number}"), seen=seen, due="2031-02-02"))
    assert [each.id for each in kept.due(date(2026, 11, 24))] == ["x0", "x2"]
    assert [each.id for each in kept.due(date(2026, 11, 25))] == ["x0"]


def test_there_is_an_end_to_them(tmp_path: Path) -> None:
    kept = store(tmp_path)
    assert kept.join([replace(ONE, id=f"x{number}") for number in range(MOST + 3)]) == MOST
    assert kept.keep(ONE) is Kept.FULL
    assert kept.keep(later(replace(ONE, id="x7"), asked=1)) is Kept.KEPT  # a known one still is
    kept.delete("x7")
    assert kept.keep(replace(ONE, entries=("0 say stand",) * (LONGEST // 11 + 1))) is Kept.LONG
    assert kept.keep(ONE) is Kept.KEPT
    assert len(store(tmp_path).all) == MOST


def test_of_two_that_are_the_same_the_one_answered_later_is_right(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.keep(later(ONE, seen="2026-11-25", asked=2))
    assert kept.join([later(ONE, seen="2026-11-24", asked=5)]) == 0
    assert kept.join([later(ONE, seen="2026-11-25", asked=2)]) == 0
    assert kept.all["ecarte-1"].schedule.asked == 2
    assert kept.join([later(ONE, seen="2026-11-26", asked=1), replace(ONE, id="new")]) == 2
    assert kept.all["ecarte-1"].schedule.asked == 1


def test_a_file_of_an_impossible_size_is_not_even_read(tmp_path: Path) -> None:
    with (tmp_path / "mistakes.json").open("wb") as out:
        out.truncate(mistakes.KIND.largest + 1)
    assert not store(tmp_path).all
    assert (tmp_path / "mistakes.json.unreadable-1").exists()


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""},
        {"id": "a\x00"},
        {"kind": "fine"},
        {"seat": 9},
        {"entries": []},
        {"made": ""},
        {"loss": 1e300},
        {"loss": "3"},
        {"ways": []},
        {"reason": {"key": "x", "cards": -1}},
        {"reason": {"key": "x", "seat": 8}},
        {"schedule": {"due": "2026-11-23", "seen": "2026-11-22", "stability": 0.0, "difficulty": 5.0}},
        {"schedule": {"due": "2026-11-23", "seen": "2026-11-22", "stability": 1.0, "difficulty": 50.0}},
        {"schedule": {"due": "2026-13-23", "seen": "2026-11-22", "stability": 1.0, "difficulty": 5.0}},
        {"schedule": {"due": "2026-11-23", "seen": "tomorrow", "stability": 1.0, "difficulty": 5.0}},
        {"header": {"game": "ÉCARTÉ", "edition": 1}},
    ],
)
def test_what_makes_no_sense_is_set_aside(tmp_path: Path, change: dict[str, object]) -> None:
    store(tmp_path).keep(ONE)
    path = tmp_path / "mistakes.json"
    whole = json.loads(path.read_text("utf-8"))
    whole["mistakes"][0] |= change
    path.write_text(json.dumps(whole), "utf-8")
    kept = store(tmp_path)
    assert not kept.all
    kept.keep(ONE)
    assert any("unreadable" in each.name for each in tmp_path.iterdir())
    assert store(tmp_path).all == {"ecarte-1": ONE}
