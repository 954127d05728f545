"""Two machines at one folder, whose locks don't reach one another: whatever one writes, the other leaves as it is."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.storage.machine import Machine, machine

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere no variable gives a folder of its own"
)


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Machine, Machine]]:
    shared = tmp_path / "shared"
    with machine(shared, tmp_path / "one") as one, machine(shared, tmp_path / "other") as other:
        yield one, other


def keep(plays: int) -> str:
    return f"stores.saves.keep(match({plays}), BEGUN)"


def begun(both: tuple[Machine, Machine]) -> str:
    """Have both sit at the same match of seven plays."""
    one, other = both
    assert one.ask(keep(7))
    match_id: str = one.ask("stores.saves.running")
    assert other.ask(f"len(stores.saves.resume({match_id!r}).entries)") == 8
    return match_id


def test_what_the_other_machine_played_meanwhile_is_kept(both: tuple[Machine, Machine]) -> None:
    one, other = both
    match_id = begun(both)
    for plays in range(8, 21):
        assert other.ask(keep(plays))
    assert other.ask("stores.close()") is None
    assert [one.ask(keep(plays)) for plays in (8, 9)] == [True, True]
    assert one.ask("keys(stores)") == ["apart"]
    assert one.ask("found()") == [[9, "apart"], [20, ""]]
    assert one.ask("stores.saves.running") != match_id
    undone = "stores.saves.load({}).header.undone"
    assert one.ask(undone.format("stores.saves.running")) == [1, 3], "its first deal counts in the other one"
    assert one.ask(undone.format(repr(match_id))) == [3], "as before"
    assert one.ask("stores.saves.leave()") is None
    assert one.ask(f"len(stores.saves.load({match_id!r}).entries)") == 21


def test_both_play_on_and_neither_disturbs_the_other(both: tuple[Machine, Machine]) -> None:
    one, other = both
    begun(both)
    for plays in range(8, 14):
        assert other.ask(keep(plays))
        assert one.ask(keep(plays + 1))
    assert (one.ask("keys(stores)"), other.ask("keys(stores)")) == (["apart"], [])
    assert one.ask("found()") == other.ask("found()") == [[13, ""], [14, "apart"]]


def test_a_match_that_the_other_machine_named_goes_on_under_that_name(both: tuple[Machine, Machine]) -> None:
    one, other = both
    match_id = begun(both)
    assert other.ask(f"stores.saves.rename({match_id!r}, 'Sunday')")
    assert one.ask(keep(8))
    assert one.ask("keys(stores)") == []
    assert one.ask("found()") == [[8, "Sunday"]]
    assert other.ask(keep(8))
    assert len(other.ask("found()")) == 2, "it had seven plays when it was last read there"


def test_a_match_that_the_other_machine_deleted_is_written_again(both: tuple[Machine, Machine]) -> None:
    one, other = both
    match_id = begun(both)
    assert other.ask(f"stores.saves.delete({match_id!r})")
    assert one.ask(keep(8))
    assert one.ask("keys(stores)") == ["written_again"]
    assert one.ask("found()") == [[8, ""]]
    assert one.ask("stores.saves.running") == match_id
    back = other.ask("stores.saves.undo_delete()")
    assert back not in ("", match_id)
    assert one.ask(keep(9))
    assert one.ask("found()") == [[9, ""]], "which goes on from the one that was brought back"
    assert one.ask("sorted(each.log.length for each in stores.saves.files())") == [8, 10]


@pytest.mark.parametrize("way_out", ["stores.saves.flush()", "stores.saves.leave()"])
def test_a_deleted_match_is_written_again_by_whoever_leaves_it_untouched(
    both: tuple[Machine, Machine], way_out: str
) -> None:
    """Also where it was only taken up, and nothing has been played since."""
    one, other = both
    match_id = begun(both)
    one.ask("stores.saves.leave()")
    one.ask(f"len(stores.saves.resume({match_id!r}).entries)")
    assert other.ask(f"stores.saves.delete({match_id!r})")
    one.ask(way_out)
    assert one.ask("keys(stores)") == ["written_again"]
    assert one.ask("found()") == [[7, ""]]


def test_an_older_version_that_was_put_back_stays(both: tuple[Machine, Machine], tmp_path: Path) -> None:
    one, _ = both
    match_id = begun(both)
    (file,) = (tmp_path / "shared").rglob(f"{match_id}.json")
    old = file.read_bytes()
    assert [one.ask(keep(plays)) for plays in (8, 9)] == [True, True]
    file.write_bytes(old)
    assert one.ask(keep(10))
    assert one.ask("found()") == [[7, ""], [10, "apart"]]
    assert file.read_bytes() == old


def test_what_another_machine_spoils_is_set_aside(both: tuple[Machine, Machine], tmp_path: Path) -> None:
    one, _ = both
    match_id = begun(both)
    (file,) = (tmp_path / "shared").rglob(f"{match_id}.json")
    file.write_text("half of a", "utf-8")
    assert one.ask(keep(8))
    assert one.ask("keys(stores)") == ["set_aside"]
    assert one.ask("found()") == [[8, ""]]
    assert file.with_name(f"{file.name}.unreadable-1").read_text("utf-8") == "half of a"


def test_continue_takes_up_what_the_other_machine_has_made_of_it(both: tuple[Machine, Machine]) -> None:
    one, other = both
    match_id = begun(both)
    assert other.ask(keep(20))
    assert one.ask(f"len(stores.saves.resume({match_id!r}).entries)") == 21
    assert one.ask(keep(21))
    assert one.ask("found()") == [[21, ""]]


def test_renaming_what_the_other_machine_has_changed_hides_none_of_it(both: tuple[Machine, Machine]) -> None:
    one, other = both
    match_id = begun(both)
    assert other.ask(keep(20))
    assert one.ask(f"stores.saves.rename({match_id!r}, 'Sunday')")
    assert one.ask(keep(8))
    assert one.ask("found()") == [[8, "Sunday apart"], [20, "Sunday"]]


OTHERS: dict[str, tuple[str, str, list[Any]]] = {
    "progress": (
        "stores.progress.finish('gleek/{0}')",
        "[stores.progress.lesson('gleek/' + each).done for each in ('a', 'b', 'c')]",
        [True, True, True],
    ),
    "mistakes": (
        "stores.mistakes.keep(replace(ONE, id='ecarte-{0}'))",
        "sorted(stores.mistakes.all)",
        ["ecarte-a", "ecarte-b", "ecarte-c"],
    ),
    "daily": (
        "stores.daily.keep(FirstTry('2026-11-0' + str('0abc'.index('{0}')), 'ecarte', '{0}'))",
        "[each.match for each in stores.daily.tries.values()]",
        ["a", "b", "c"],
    ),
    "firsts": (
        "stores.firsts.change(lambda known: known.having((First('ecarte', 'feat/{0}', '', '{0}'),)))",
        "[each.match for each in stores.firsts.known.firsts]",
        ["a", "b", "c"],
    ),
    "statistics": (
        "stores.stats.add('ecarte', MatchRecord('{0}', 'club', '', 0, (0,), True, (DealOutcome(1, (1, 0), (0,)),)))",
        "sorted(each.id for each in stores.stats.records('ecarte'))",
        ["a", "b", "c"],
    ),
    "settings": (
        "stores.settings.save(replace(stores.settings.load(), {0}))",
        "(lambda it: [it.mute, it.companion, it.card_help])(stores.settings.load())",
        [True, False, False],
    ),
}
"""What is written by turns, what is asked in the end, and the answer."""
CHOICES = {"a": "mute=True", "b": "companion=False", "c": "card_help=False"}


def written(what: str, part: str) -> str:
    """Say what is to be written."""
    return OTHERS[what][0].format(CHOICES[part] if what == "settings" else part)


@pytest.mark.parametrize("what", OTHERS)
def test_every_other_file_has_what_both_have_written(both: tuple[Machine, Machine], what: str) -> None:
    one, other = both
    _, ask, expected = OTHERS[what]
    for each in both:
        each.ask(ask)
    for who, part in ((one, "a"), (other, "b"), (one, "c")):
        who.ask(written(what, part))
    assert one.ask(ask) == other.ask(ask) == expected
    assert one.ask("keys(stores)") == other.ask("keys(stores)") == []


@pytest.mark.parametrize("what", OTHERS)
@pytest.mark.parametrize("gone", ["deleted", "put back"])
def test_every_other_file_may_go_and_come_back(
    both: tuple[Machine, Machine], tmp_path: Path, what: str, gone: str
) -> None:
    one, _ = both
    _, ask, expected = OTHERS[what]
    one.ask(ask)
    one.ask(written(what, "a"))
    (file,) = [path for path in (tmp_path / "shared").rglob("*.json") if what in str(path)]
    old = file.read_bytes()
    one.ask(written(what, "b"))
    if gone == "deleted":
        file.unlink()
    else:
        file.write_bytes(old)
    one.ask(written(what, "c"))
    found = one.ask(ask)
    kept = expected if gone == "deleted" or what in ("progress", "daily", "firsts") else None
    if kept is not None:
        assert found == kept
    assert found[0] == expected[0]
    assert found[-1] == expected[-1]
