"""Figures follow from finished deals, and what was taken back does not count."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from game.core.cards import PIQUET
from game.core.outcome import DealOutcome, outcome
from game.core.rules import Rules, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.transcript import Header
from game.storage.files import DocumentStore
from game.storage.lock import FileLock, acquire
from game.storage.stats import MIXED, LevelFigures, figures_by_level, likely, recorded
from game.storage.stats_file import Extent, MatchRecord
from tests.storage.shelf import keys, stores

HEADER = Header("whist", 1, players=("Ada, club", "You"), date="2026-01-02")


WHIST = Spec("whist", 1, 2, PIQUET, ("point",), (), ())
PAIRS = replace(WHIST, seats=4, sides=(0, 1, 0, 1))


class FirstToFive:
    """As much of a game as the statistics look at."""

    def __init__(self, spec: Spec = WHIST) -> None:
        self.spec = spec

    def opening(self) -> Holdings:
        return ((0,),) * self.spec.seats

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        return tuple(
            (held[0] + award.amount * self.spec.allies(seat, award.to),) for seat, held in enumerate(holdings)
        )

    def over(self, ledger: Ledger) -> bool:
        return any(held[0] >= 5 for held in ledger.holdings)

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        return tuple(held[0] for held in holdings)


RULES = cast("Rules[Any, Any]", FirstToFive())
PARTNERS = cast("Rules[Any, Any]", FirstToFive(PAIRS))


def ledger(
    *deals: tuple[int, int], running: tuple[int, int] = (0, 0), rules: Rules[Any, Any] = RULES
) -> Ledger:
    """Write finished deals, what each brought the first two seats, and what the running one has brought so far."""
    book = Ledger((), rules.opening())
    for number, gains in enumerate((*deals, running), 1):
        for seat, amount in enumerate(gains):
            if amount:
                book = book.credit(Award(number, "point", "1", seat, amount, "point"), rules.credit)
        if number <= len(deals):
            book = book.close()
    return book


def found(
    match_id: str, header: Header, book: Ledger, rules: Rules[Any, Any] = RULES, sides: tuple[int, ...] = ()
) -> MatchRecord:
    """Record a match whose players are on these sides in every deal."""
    return recorded(match_id, header, rules.spec, outcome(rules, book, [sides] * book.finished))


def gains(match: MatchRecord) -> tuple[tuple[int, ...], ...]:
    return tuple(deal.gains for deal in match.deals)


def deals(*gained: tuple[int, ...], me: int = 0) -> tuple[DealOutcome, ...]:
    """Write deals that one seat won if it gained most."""
    return tuple(
        DealOutcome(number, each, (me,) if each[me] > min(each) else ())
        for number, each in enumerate(gained, 1)
    )


def test_only_finished_deals_are_recorded() -> None:
    record = found("m", HEADER, ledger((1, 0), (0, 0), (0, 2), running=(1, 0)))
    assert gains(record) == ((1, 0), (0, 0), (0, 2))
    assert [deal.winners for deal in record.deals] == [(0,), (), (1,)]
    assert (record.level, record.me, record.over, record.winners) == ("club", 1, False, ())
    assert record.extent == Extent(3, over=False, undone=())


def test_a_decided_match_names_its_winner() -> None:
    record = found("m", HEADER, ledger((1, 2), (0, 3)))
    assert (record.over, record.winners) == (True, (1,))


def test_what_was_taken_back_does_not_count() -> None:
    header = replace(HEADER, undone=(1,))
    record = found("m", header, ledger((1, 2), (0, 3)))
    assert gains(record) == ((0, 3),)
    assert (record.over, record.winners) == (False, ())
    assert record.extent == Extent(2, over=True, undone=(1,))


def test_opponents_of_several_levels_are_a_class_of_their_own() -> None:
    header = Header("whist", 1, players=("You", "Ada, club", "Bo, expert"))
    three = cast("Rules[Any, Any]", FirstToFive(replace(WHIST, seats=3)))
    assert found("m", header, ledger((1, 2), rules=three), three).level == MIXED


def test_figures_by_level() -> None:
    club = MatchRecord("a", "club", "", 1, (1,), over=True, deals=deals((1, 2), (0, 3), me=1))
    lost = MatchRecord("b", "club", "", 0, (1,), over=True, deals=deals((0, 4), (1, 1)))
    novice = MatchRecord("c", "novice", "", 0, (), over=False, deals=deals((2, 0)), older=True)
    first, second = figures_by_level((club, lost, novice))
    assert (first.older, second.older) == (0, 1)
    assert (first.level, first.matches, first.matches_won, first.deals, first.deals_won) == (
        "club",
        2,
        1,
        4,
        2,
    )
    assert (first.points, first.best) == (6, 3)
    assert first.against == pytest.approx(6)
    assert first.gains == pytest.approx((1, 3, -4, 0))
    assert (second.level, second.matches, second.deals, second.deals_won) == ("novice", 0, 1, 1)


def test_partners_share_their_figures() -> None:
    header = Header("whist", 1, players=("Ada, club", "Bo, club", "Cleo, club", "You"))
    book = ledger((1, 0), (0, 2), (1, 1), (0, 2), rules=PARTNERS)
    played = found("m", header, book, PARTNERS, PAIRS.sides)
    assert (played.me, played.winners, played.friends, played.over) == (3, (1, 3), (1,), True)
    (figures,) = figures_by_level((played,))
    assert (figures.matches_won, figures.deals, figures.deals_won, figures.points) == (1, 4, 2, 5)
    assert figures.against == pytest.approx(2)
    assert figures.gains == pytest.approx((-1, 2, 0, 2))


def test_what_fellow_defenders_win_together_is_won_by_each() -> None:
    header = Header("whist", 1, players=("You", "Ada, club", "Bo, club"))
    three = cast("Rules[Any, Any]", FirstToFive(replace(WHIST, seats=3)))
    book = Ledger((), three.opening())
    for seat in (0, 1):
        book = book.credit(Award(1, "point", "1", seat, 1, "point"), three.credit)
    (figures,) = figures_by_level((found("m", header, book.close(), three, (1, 1, 0)),))
    assert (figures.deals, figures.deals_won) == (1, 1)


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (500, 1000), (0, 0)])
def test_the_likely_share_of_wins_lies_around_the_seen_one(wins: int, games: int) -> None:
    low, high = likely(wins, games)
    assert -1e-9 <= low <= (wins / games if games else 0.5) <= high <= 1 + 1e-9


def test_a_match_has_one_record_however_often_it_is_added(tmp_path: Path) -> None:
    window = stores(tmp_path)
    once = found("m", HEADER, ledger((1, 0)))
    more = found("m", HEADER, ledger((1, 0), (0, 2)))
    other = found("n", HEADER, ledger((1, 2), (0, 3)))
    for record in (once, other, more, more):
        assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (more, other)
    assert window.stats.records("bridge") == ()
    assert keys(window) == []


def test_what_another_window_adds_is_seen(tmp_path: Path) -> None:
    here, there = stores(tmp_path), stores(tmp_path)
    one, other = found("m", HEADER, ledger((1, 0))), found("n", HEADER, ledger((1, 2), (0, 3)))
    assert here.stats.add("whist", one)
    assert here.stats.records("whist") == there.stats.records("whist") == (one,)
    assert there.stats.add("whist", other)
    assert here.stats.records("whist") == (one, other)
    assert here.stats.add("whist", one)
    assert there.stats.records("whist") == (one, other)


def test_a_file_that_has_not_changed_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = stores(tmp_path)
    assert window.stats.add("whist", found("m", HEADER, ledger((1, 0))))
    first = window.stats.book("whist")
    monkeypatch.setattr(DocumentStore, "read", lambda *_: pytest.fail("it is known"))
    assert window.stats.book("whist") is first


def test_what_was_forgotten_never_counts_again(tmp_path: Path) -> None:
    window = stores(tmp_path)
    begun = found("m", HEADER, ledger((1, 0)))
    assert window.stats.add("whist", begun)
    assert window.stats.forget("whist", [("m", 1), ("unread", 4)])
    assert window.stats.records("whist") == ()
    ended = found("m", HEADER, ledger((1, 0), (0, 2), (0, 3)))
    assert window.stats.add("whist", begun, ended)
    (record,) = window.stats.records("whist")
    assert gains(record) == ((0, 2), (0, 3))
    assert (record.over, record.winners) == (False, ())
    book = window.stats.book("whist")
    assert book.due({"unread": Extent(4, over=True, undone=())}) == {}
    assert book.due({"unread": Extent(5, over=True, undone=())}) == {"unread": None}


def test_a_match_is_due_until_it_has_been_looked_at_as_it_is(tmp_path: Path) -> None:
    window = stores(tmp_path)
    record = found("m", HEADER, ledger((1, 0)))
    assert window.stats.add("whist", record)
    book = window.stats.book("whist")
    assert book.due({"m": Extent(1, over=False, undone=()), "new": Extent(0, over=False, undone=())}) == {}
    for extent in (
        Extent(2, over=False, undone=()),
        Extent(1, over=True, undone=()),
        Extent(1, over=False, undone=(1,)),
    ):
        assert book.due({"m": extent}) == {"m": record}


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
        {"winner": -2},
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


def test_a_lock_that_is_never_let_go_does_not_stop_play(tmp_path: Path) -> None:
    window = stores(tmp_path)
    stuck = acquire(tmp_path / "state" / "locks" / "statistics-whist")
    record = found("m", HEADER, ledger((1, 0)))
    assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (record,)
    assert isinstance(stuck, FileLock)
    stuck.release()
