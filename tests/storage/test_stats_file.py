"""The file of the statistics: those of older versions are read, and what fits no table is set aside."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.record import replace
from game.storage.stats import LevelFigures, figures_by_level
from game.storage.stats_file import Book, BookWriter, Extent, MatchRecord
from tests.storage.small_match import keys, stores
from tests.storage.whist import HEADER, found, ledger

OLD = {
    "id": "m",
    "level": "club",
    "date": "2026-01-02",
    "me": 1,
    "winner": 1,
    "over": True,
    "deals": [[1, 2], [0, 3], [0, 0]],
    "friends": [],
}
"""A record as version 1 of the file has it."""


def put(below: Path, version: int, *matches: object, **more: object) -> None:
    """Write a file of statistics."""
    path = below / "data" / "statistics" / "whist.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = {"program": "parlour-tricks", "file": "statistics", "version": version, "matches": matches}
    path.write_text(json.dumps({**whole, **more}), "utf-8")


def figures(below: Path) -> LevelFigures:
    (standing,) = figures_by_level(stores(below).stats.records("whist"))
    return standing


def test_statistics_of_an_older_version_are_read(tmp_path: Path) -> None:
    put(tmp_path, 1, OLD, {key: value for key, value in OLD.items() if key != "friends"} | {"id": "n"})
    standing = figures(tmp_path)
    assert (standing.matches, standing.matches_won, standing.deals, standing.deals_won) == (2, 2, 6, 4)
    assert standing.older == 0  # between two, every version finds the same winners
    record, _ = stores(tmp_path).stats.records("whist")
    assert [deal.number for deal in record.deals] == [1, 2, 3]


def test_what_was_won_together_in_an_older_version_is_marked(tmp_path: Path) -> None:
    three = OLD | {"deals": [[1, 1, -2], [-1, 2, -1]], "winner": 0}
    put(tmp_path, 1, three)
    standing = figures(tmp_path)
    assert (standing.matches, standing.matches_won, standing.deals, standing.deals_won) == (1, 0, 2, 1)
    assert standing.older == 1
    assert stores(tmp_path).stats.add("whist", found("n", HEADER, ledger((1, 0))))
    assert [each.older for each in stores(tmp_path).stats.records("whist")] == [True, False]


def test_what_an_older_version_left_out_stays_out(tmp_path: Path) -> None:
    put(tmp_path, 1, OLD)
    window, more = stores(tmp_path), Extent(3, over=True, undone=())
    assert window.stats.add("whist", found("new", HEADER, ledger((1, 0))))
    assert window.stats.book("whist").older  # until the kept matches have been compared
    assert window.stats.adopt("whist", [("m", 3), ("forgotten", 3), ("new", 1)])
    book = window.stats.book("whist")
    assert not book.older
    assert set(book.due({"m": more, "forgotten": more})) == {"m"}


NEW = {
    "id": "m",
    "level": "club",
    "date": "2026-01-02",
    "me": 1,
    "winners": [1],
    "over": True,
    "deals": ["1: 1 2 / 1"],
    "friends": [],
    "extent": {"deals": 1, "over": True, "undone": []},
    "older": False,
}


def test_a_new_record_is_read(tmp_path: Path) -> None:
    put(tmp_path, 2, NEW, forgotten={"n": 3})
    assert figures(tmp_path).deals_won == 1


def changed(key: str, value: object) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda match: match | {key: value}


def deal(line: object) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda match: match | {"deals": [line, *match["deals"]]}


@pytest.mark.parametrize(
    "spoil",
    [
        changed("me", 9),
        changed("me", -1),
        changed("me", 2),
        changed("me", True),
        changed("me", 10**400),
        changed("winners", [2]),
        changed("winners", "1"),
        changed("friends", [0]),
        changed("friends", [1]),
        changed("friends", list(range(9))),
        changed("id", ""),
        changed("id", "x" * 5000),
        changed("id", "a\0b"),
        changed("level", "club\ud800"),
        changed("level", "x" * 5000),
        changed("date", 20260102),
        changed("over", "yes"),
        changed("extent", {"deals": -1, "over": True, "undone": []}),
        changed("extent", []),
        deal("1: 1 / 0"),
        deal("1: 1 2 3 / 0"),
        deal("1: / 0"),
        deal(f"1: 1 {10**30} / 0"),
        deal("1: 1 1.5 / 0"),
        deal("1: 1 \u0663 / 0"),
        deal("1: " + "0 " * 9 + "/ 0"),
        deal("1: 1 2 / 7"),
        deal("1: 1 2 / 9"),
        deal("x: 1 2 / 0"),
        deal("1: 1 2"),
        deal("1: 1 2 / 0\n"),
        deal({"number": 1}),
        deal([1]),
        changed("deals", [[1, 2], [1, 2, 3]]),
        changed("deals", [[[]]]),
        changed("deals", None),
    ],
)
def test_statistics_that_fit_no_table_are_set_aside(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    put(tmp_path, 2, spoil(NEW), forgotten={})
    window = stores(tmp_path)
    assert window.stats.records("whist") == ()
    assert keys(window) == ["set_aside"]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"me": 9},
        {"winner": 9},
        {"winner": -3},
        {"deals": [[3]]},
        {"deals": [[3, 4], [3, 4, 5]]},
        {"deals": [[3, 4]], "friends": [0]},
        {"friends": [9]},
    ],
)
def test_old_statistics_that_fit_no_table_are_set_aside(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    put(tmp_path, 1, OLD | spoilt)
    window = stores(tmp_path)
    assert window.stats.records("whist") == ()
    assert keys(window) == ["set_aside"]


@pytest.mark.parametrize("forgotten", [{"m": -1}, {"": 1}, {"m\0": 1}, [], {"m": "1"}])
def test_what_was_forgotten_is_checked_too(tmp_path: Path, forgotten: object) -> None:
    put(tmp_path, 2, NEW, forgotten=forgotten)
    window = stores(tmp_path)
    assert window.stats.records("whist") == ()
    assert keys(window) == ["set_aside"]


@pytest.mark.parametrize(
    "players",
    [
        ("You", "Ada, " + "x" * 5000),
        ("You", "Ada, club\0"),
        ("You", "Ada, \ud800"),
        ("Ada, club", "Bo, club", "You"),
        ("Ada,club", "You"),
        (),
    ],
)
def test_whatever_a_header_says_what_is_written_is_read(tmp_path: Path, players: tuple[str, ...]) -> None:
    window = stores(tmp_path)
    header = replace(HEADER, players=players, date="x\0" * 5000, undone=(0, -5, 10**40, 1))
    record = found("m", header, ledger((1, 2), (0, 1)))
    assert record.me < 2
    assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (record,)
    assert keys(window) == []


def test_spoilt_figures_are_set_aside_and_play_goes_on(tmp_path: Path) -> None:
    put(tmp_path, 1, {"id": 1})
    window = stores(tmp_path)
    record = found("m", HEADER, ledger((1, 0)))
    assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (record,)
    assert keys(window) == ["set_aside"]


def test_a_match_is_written_anew_only_where_it_has_changed() -> None:
    matches = [MatchRecord(f"m{number}", "club", "", 0, (0,), True, ()) for number in range(3)]
    book, writer = Book().with_records(matches), BookWriter()
    later = book.with_records([replace(matches[1], level="master")])
    before, after = list(map(writer.plain, (book, later)))
    assert after == BookWriter().plain(later)
    written = [each["matches"] for each in (before, after)]
    assert [one is other for one, other in zip(*written, strict=True)] == [True, False, True]
