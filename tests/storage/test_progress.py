"""How far one has come with the lessons: kept, read again, and set aside when it can't be read."""

import json
from pathlib import Path

import pytest

from game.storage.files import DocumentStore
from game.storage.notices import NoticeQueue
from game.storage.progress import NOT_BEGUN, LessonProgress, ProgressStore


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
