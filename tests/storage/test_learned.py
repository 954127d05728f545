"""Progress taken to another machine: everything arrives, nothing newer is lost, and a damaged file changes nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import spec_of
from game.core.record import replace
from game.storage import mistakes
from game.storage.firsts import First
from game.storage.learned import JoinedProgress, NotLearned, export, is_learned, join
from game.storage.progress import (
    UNCOUNTED,
    DrillProgress,
    LessonProgress,
    ProblemProgress,
    Progress,
    joined,
)
from game.storage.stores import Stores, open_stores
from tests.storage.test_mistakes import ONE, later

VOLE = First("ecarte", "feat/vole", "2026-11-20", "some-match", 3)


def machine(folder: Path) -> Stores:
    return open_stores(folder, spec_of)


def learned(folder: Path) -> Stores:
    """Come some way on a machine."""
    stores = machine(folder)
    stores.progress.finish("ecarte/order")
    stores.progress.reach("gleek/purses", 4)
    stores.progress.solve("ecarte", ProblemProgress(1620.0, 120.0, {"a": True, "b": False}))
    stores.mistakes.keep(ONE)
    stores.firsts.change(lambda known: known.having([VOLE]).looked_for("ecarte", ["feat/vole"]))
    return stores


def handed_over(one: Stores, other: Stores, path: Path) -> JoinedProgress:
    export(one.learned, path)
    return join(other.learned, path)


def test_everything_arrives_on_a_machine_that_knows_nothing(tmp_path: Path) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    assert handed_over(one, other, tmp_path / "it.json") == JoinedProgress(5)
    other.close()
    again = machine(tmp_path / "other")
    assert again.progress.learned() == one.progress.learned()
    assert again.mistakes.all == one.mistakes.all
    assert again.firsts.known.firsts == (VOLE,)
    assert not again.firsts.known.searched  # the matches kept there have yet to be looked through
    assert join(again.learned, tmp_path / "it.json") == JoinedProgress(0)


def test_nothing_newer_is_lost(tmp_path: Path) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    other.progress.reach("ecarte/order", 2)
    other.progress.reach("gleek/purses", 6)
    other.progress.finish("imperium/cards")
    other.progress.solve("ecarte", ProblemProgress(1400.0, 90.0, {"b": True, "c": True, "d": False}))
    other.mistakes.keep(later(ONE, seen="2026-12-01", asked=4))
    earlier = replace(VOLE, day="2026-11-02", match="another")
    other.firsts.change(lambda known: known.having([earlier]))
    assert handed_over(one, other, tmp_path / "it.json") == JoinedProgress(2)
    progress = other.progress
    assert progress.lesson("ecarte/order") == LessonProgress(2, done=True)
    assert progress.lesson("gleek/purses") == LessonProgress(6, done=False)
    assert progress.lesson("imperium/cards").done
    assert progress.problems("ecarte") == ProblemProgress(
        1400.0, 90.0, {"a": True, "b": True, "c": True, "d": False}
    )
    assert other.mistakes.all["ecarte-1"].schedule.asked == 4
    assert other.firsts.known.firsts == (earlier,)


def test_a_file_that_was_exported_before_there_were_firsts_is_joined(tmp_path: Path) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    export(one.learned, tmp_path / "it.json")
    changed(tmp_path / "it.json", lambda whole: whole["parts"].pop("firsts"))
    assert join(other.learned, tmp_path / "it.json") == JoinedProgress(4)
    assert not other.firsts.known.firsts


def test_the_companion_believes_the_better_of_two() -> None:
    mine, theirs = (Progress(companion={"gleek": each}) for each in ({"a": 3, "b": 0}, {"a": 4, "c": 0}))
    assert joined(mine, theirs).companion == {"gleek": {"a": 4, "b": 0, "c": 0}}


def test_joining_knows_every_part_of_the_progress() -> None:
    """Whoever adds a part to the progress sees here that it goes along, by key, mine before theirs."""
    for part in Progress.__annotations__:
        mine, theirs = Progress(), Progress()
        changes: dict[str, dict[str, Any]]
        assert isinstance(getattr(mine, part), dict)
        one = {"lessons": LessonProgress(1), "problems": ProblemProgress()}.get(part, {})
        changes = {"here": {part: {"here": one}}, "there": {part: {"there": one}}}
        mine, theirs = replace(mine, **changes["here"]), replace(theirs, **changes["there"])
        assert set(getattr(joined(mine, theirs), part)) == {"here", "there"}


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    one = learned(tmp_path / "one")
    (tmp_path / "it.json").write_text("mine", "utf-8")
    with pytest.raises(FileExistsError):
        export(one.learned, tmp_path / "it.json")
    assert (tmp_path / "it.json").read_text("utf-8") == "mine"


def test_a_part_nobody_knows_is_named_and_the_others_are_joined(tmp_path: Path) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    export(one.learned, tmp_path / "it.json")
    changed(tmp_path / "it.json", lambda whole: whole["parts"].update({"tomorrow": {"x": 1}}))
    assert join(other.learned, tmp_path / "it.json") == JoinedProgress(5, ("tomorrow",))


def changed(path: Path, change: Callable[[Any], object]) -> None:
    whole = json.loads(path.read_text("utf-8"))
    change(whole)
    path.write_text(json.dumps(whole), "utf-8")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda whole: whole.update(version=2), "newer version"),
        (lambda whole: whole.update(file="match"), "no progress"),
        (lambda whole: whole.update(parts=[1]), "no progress"),
        (lambda whole: whole["parts"].update(mistakes=7), "no progress"),
        (lambda whole: whole["parts"]["mistakes"]["mistakes"][0].update(seat=-3), "no progress"),
        (lambda whole: whole["parts"]["progress"]["lessons"].update(x=3), "no progress"),
    ],
)
def test_a_damaged_file_changes_nothing(tmp_path: Path, change: Callable[[Any], object], why: str) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    export(one.learned, tmp_path / "it.json")
    changed(tmp_path / "it.json", change)
    with pytest.raises(NotLearned, match=why):
        join(other.learned, tmp_path / "it.json")
    assert not other.mistakes.all
    assert other.progress.learned() == machine(tmp_path / "fresh").progress.learned()
    assert not (tmp_path / "other" / "data" / "progress.json").exists()


def tried(name: str, count: int) -> ProblemProgress:
    return ProblemProgress(tried={f"{name}{number}": True for number in range(count)})


def drilled(name: str, count: int) -> DrillProgress:
    return DrillProgress(seen={f"{name}{number}": 1 for number in range(count)})


def counted_at_many(one: Stores, name: str) -> None:
    for number in range(51):
        one.progress.counted(f"{name}{number}", UNCOUNTED)


def tried_at_length(one: Stores, name: str) -> None:
    for number in range(4):
        one.progress.solve(f"{name}{number}", tried("x" * 100, 1500))


TOO_MUCH: dict[str, Callable[[Stores, str], None]] = {
    "problems of one game": lambda one, name: one.progress.solve("ecarte", tried(name, 2501)),
    "drills of one game": lambda one, name: one.progress.drilled("ecarte", drilled(name, 2501)),
    "games": counted_at_many,
    "bytes": tried_at_length,
}
"""What a machine may have learned, and two together may not."""


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_would_be_too_much_together_changes_nothing(tmp_path: Path, what: str) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    TOO_MUCH[what](one, "theirs")
    TOO_MUCH[what](other, "mine")
    other.progress.finish("imperium/cards")
    before = other.progress.learned()
    export(one.learned, tmp_path / "it.json")
    with pytest.raises(NotLearned, match="more than Parlour Tricks can keep"):
        join(other.learned, tmp_path / "it.json")
    assert other.progress.learned() == before
    assert not other.mistakes.all
    other.close()
    again = machine(tmp_path / "other")
    assert again.progress.learned() == before
    assert not again.notices.drain()
    assert join(machine(tmp_path / "fresh").learned, tmp_path / "it.json").changed


def test_too_many_bytes_of_mistakes_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    other.mistakes.keep(replace(ONE, id="another"))
    export(one.learned, tmp_path / "it.json")
    length = (tmp_path / "other" / "data" / "mistakes.json").stat().st_size
    monkeypatch.setattr(mistakes, "KIND", replace(mistakes.KIND, largest=length * 3 // 2))
    with pytest.raises(NotLearned, match="more than Parlour Tricks can keep"):
        join(other.learned, tmp_path / "it.json")
    assert not other.progress.lesson("ecarte/order").done
    assert [*other.mistakes.all] == ["another"]


def test_what_is_just_enough_is_joined(tmp_path: Path) -> None:
    one, other = learned(tmp_path / "one"), machine(tmp_path / "other")
    one.progress.solve("ecarte", tried("theirs", 2500))
    other.progress.solve("ecarte", tried("mine", 2500))
    handed_over(one, other, tmp_path / "it.json")
    other.close()
    again = machine(tmp_path / "other")
    assert len(again.progress.problems("ecarte").tried) == 5000
    assert not again.notices.drain()


@pytest.mark.parametrize("raw", [b"", b"\0\xff", b"{", b"[" * 100_000, b'"file": "learned"'])
def test_what_is_no_such_file_is_refused(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "it.json").write_bytes(raw)
    with pytest.raises(NotLearned, match="no progress"):
        join(machine(tmp_path / "other").learned, tmp_path / "it.json")


def test_such_a_file_is_known_by_its_head(tmp_path: Path) -> None:
    export(learned(tmp_path / "one").learned, tmp_path / "it.json")
    assert is_learned(str(tmp_path / "it.json"))
    assert not is_learned(str(tmp_path / "one" / "data" / "progress.json"))
    assert not is_learned(str(tmp_path))
    assert not is_learned(str(tmp_path / "nowhere"))
    assert not is_learned("a\0b")
