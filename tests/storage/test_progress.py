"""How far one has come with the lessons: kept, read again, and set aside when it can't be read."""

import json
from pathlib import Path

import pytest

from game.storage.files import DocumentStore
from game.storage.notices import NoticeQueue
from game.storage.progress import (
    NOT_BEGUN,
    UNCOUNTED,
    UNDRILLED,
    CountingProgress,
    DrillProgress,
    LessonProgress,
    ProblemProgress,
    ProgressStore,
)


def store(folder: Path) -> ProgressStore:
    return ProgressStore(folder, DocumentStore(NoticeQueue()))


def test_it_is_read_again(tmp_path: Path) -> None:
    first = store(tmp_path)
    first.reach("ecarte/order", 3)
    first.finish("gleek/purses")
    again = store(tmp_path)
    assert again.lesson("ecarte/order") == LessonProgress(3, done=False)
    assert again.lesson("gleek/purses") == LessonProgress(0, done=True)
    assert again.lesson("gleek/other") == NOT_BEGUN


def test_two_windows_keep_what_each_of_them_has_learned(tmp_path: Path) -> None:
    one, other = store(tmp_path), store(tmp_path)
    assert one.lesson("ecarte/order") == other.lesson("ecarte/order") == NOT_BEGUN
    one.finish("ecarte/order")
    other.finish("gleek/purses")
    one.reach("gleek/ruff", 2)
    done = LessonProgress(0, done=True)
    for window in (one, other, store(tmp_path)):
        assert (window.lesson("ecarte/order"), window.lesson("gleek/purses")) == (done, done)
        assert window.lesson("gleek/ruff") == LessonProgress(2)


def test_what_another_program_spoils_is_set_aside_and_nothing_is_forgotten(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.finish("ecarte/order")
    (tmp_path / "progress.json").write_text("spoilt", "utf-8")
    kept.finish("gleek/purses")
    assert (tmp_path / "progress.json.unreadable-1").read_text("utf-8") == "spoilt"
    assert store(tmp_path).lesson("ecarte/order").done
    assert store(tmp_path).lesson("gleek/purses").done


def test_what_is_done_stays_done_when_it_is_taken_again(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.finish("ecarte/order")
    kept.reach("ecarte/order", 2)
    assert kept.lesson("ecarte/order") == LessonProgress(2, done=True)


def test_nothing_is_written_before_something_is_reached(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.reach("ecarte/order", 0)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "lessons",
    [
        [],
        {"ecarte/order": 3},
        {"ecarte/order": {"step": -1}},
        {"ecarte/order": {"step": 10**30}},
        {"ecarte/order": {"step": 1, "done": "yes"}},
        {"\x00": {"step": 1}},
        {"x" * 200: {"step": 1}},
    ],
)
def test_what_makes_no_sense_is_set_aside(tmp_path: Path, lessons: object) -> None:
    store(tmp_path).finish("ecarte/order")
    path = next(tmp_path.glob("progress.json"))
    whole = json.loads(path.read_text("utf-8"))
    for each in tmp_path.iterdir():
        each.unlink()
    path.write_text(json.dumps({**whole, "lessons": lessons}), "utf-8")
    kept = store(tmp_path)
    assert kept.lesson("ecarte/order") == NOT_BEGUN
    kept.reach("ecarte/order", 1)
    assert any("unreadable" in each.name for each in tmp_path.iterdir())
    assert store(tmp_path).lesson("ecarte/order").step == 1


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    notices = NoticeQueue()
    kept = ProgressStore(tmp_path, DocumentStore(notices))
    kept.finish("ecarte/order")
    for more in range(3):
        tried = {str(number): True for number in range(5000 + more)}
        kept.solve("ecarte", ProblemProgress(tried=tried))
    assert [each.key for each in notices.drain()] == ["unwritten"]
    assert len(store(tmp_path).problems("ecarte").tried) == 5000
    assert store(tmp_path).lesson("ecarte/order").done
    assert not list(tmp_path.glob("*unreadable*"))


def test_drills_and_counting_are_read_again(tmp_path: Path) -> None:
    first = store(tmp_path)
    drilled = DrillProgress(3.5, 0.25, {"a1b2": 2}, timed=True)
    first.drilled("ecarte", drilled)
    first.counted("gleek", CountingProgress(2, 4, 9))
    again = store(tmp_path)
    assert again.drill("ecarte") == drilled
    assert again.drill("gleek") == UNDRILLED
    assert again.counting("gleek") == CountingProgress(2, 4, 9)
    assert again.counting("ecarte") == UNCOUNTED


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("drills", {"ecarte": {"level": 9.0}}),
        ("drills", {"ecarte": {"level": 2.0, "best": -1.0}}),
        ("drills", {"ecarte": {"seen": {"a": -1}}}),
        ("counting", {"ecarte": {"level": -1}}),
        ("counting", {"ecarte": {"run": 10**30}}),
        ("counting", 4),
    ],
)
def test_drills_that_make_no_sense_are_set_aside(tmp_path: Path, part: str, value: object) -> None:
    store(tmp_path).finish("ecarte/order")
    path = next(tmp_path.glob("progress.json"))
    whole = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**whole, part: value}), "utf-8")
    for each in tmp_path.iterdir():
        if each != path:
            each.unlink()
    kept = store(tmp_path)
    assert kept.drill("ecarte") == UNDRILLED
    assert kept.counting("ecarte") == UNCOUNTED


def test_progress_from_before_there_were_drills_is_read(tmp_path: Path) -> None:
    store(tmp_path).finish("ecarte/order")
    path = next(tmp_path.glob("progress.json"))
    whole = json.loads(path.read_text("utf-8"))
    path.write_text(
        json.dumps({key: whole[key] for key in whole if key not in ("drills", "counting")}), "utf-8"
    )
    assert store(tmp_path).lesson("ecarte/order").done


def test_what_the_companion_knows_is_read_again(tmp_path: Path) -> None:
    first = store(tmp_path)
    first.finish("ecarte/order")
    first.credit("ecarte", {"propose": 6, "called": 0})
    first.credit("gleek", {"ruff_to_see": 1})
    again = store(tmp_path)
    assert again.companion("ecarte") == {"propose": 6, "called": 0}
    assert again.companion("gleek") == {"ruff_to_see": 1}
    assert again.companion("imperium") == {}
    assert again.lesson("ecarte/order").done


@pytest.mark.parametrize("known", [[], {"ecarte": 3}, {"ecarte": {"lead": -1}}, {"ecarte": {"lead": 10**9}}])
def test_what_the_companion_cannot_know_is_set_aside(tmp_path: Path, known: object) -> None:
    store(tmp_path).finish("ecarte/order")
    path = next(tmp_path.glob("progress.json"))
    whole = json.loads(path.read_text("utf-8"))
    for each in tmp_path.iterdir():
        each.unlink()
    path.write_text(json.dumps({**whole, "companion": known}), "utf-8")
    assert store(tmp_path).companion("ecarte") == {}
    assert any("unreadable" in each.name for each in tmp_path.iterdir())
