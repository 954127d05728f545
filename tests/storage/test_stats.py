"""Figures follow from finished deals, and what was taken back does not count."""

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from game.core.cards import NOBODY
from game.core.rules import Rules
from game.core.score import Award, Holdings, Ledger
from game.core.transcript import Header
from game.storage.lock import Claim, claim
from game.storage.stats import MIXED, MatchRecord, best_seat, likely, recorded, standings
from tests.storage.shelf import cupboard, keys

HEADER = Header("whist", 1, players=("Ada, club", "You"), date="2026-01-02")


class FirstToFive:
    """As much of a game as the statistics look at."""

    def opening(self) -> Holdings:
        return ((0,), (0,))

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        return tuple((held[0] + award.amount * (seat == award.to),) for seat, held in enumerate(holdings))

    def over(self, ledger: Ledger) -> bool:
        return any(held[0] >= 5 for held in ledger.holdings)

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        return tuple(held[0] for held in holdings)


RULES = cast("Rules[Any, Any]", FirstToFive())


def ledger(*deals: tuple[int, int], running: tuple[int, int] = (0, 0)) -> Ledger:
    """Write finished deals, what each brought the two seats, and what the running one has brought so far."""
    book = Ledger((), RULES.opening())
    for number, gains in enumerate((*deals, running), 1):
        for seat, amount in enumerate(gains):
            if amount:
                book = book.credit(Award(number, "point", "1", seat, amount, "point"), RULES.credit)
        if number <= len(deals):
            book = book.close()
    return book


def test_only_finished_deals_are_recorded() -> None:
    record = recorded("m", HEADER, RULES, ledger((1, 0), (0, 0), (0, 2), running=(1, 0)))
    assert record.deals == ((1, 0), (0, 0), (0, 2))
    assert (record.level, record.me, record.over, record.winner) == ("club", 1, False, NOBODY)


def test_a_decided_match_names_its_winner() -> None:
    record = recorded("m", HEADER, RULES, ledger((1, 2), (0, 3)))
    assert (record.over, record.winner) == (True, 1)


def test_what_was_taken_back_does_not_count() -> None:
    header = replace(HEADER, undone=(1,))
    record = recorded("m", header, RULES, ledger((1, 2), (0, 3)))
    assert record.deals == ((0, 3),)
    assert (record.over, record.winner) == (False, NOBODY)


def test_opponents_of_several_levels_are_a_class_of_their_own() -> None:
    header = Header("whist", 1, players=("You", "Ada, club", "Bo, expert"))
    assert recorded("m", header, RULES, ledger((1, 2))).level == MIXED


def test_figures_by_level() -> None:
    club = MatchRecord("a", "club", "", 1, 1, over=True, deals=((1, 2), (0, 3)))
    lost = MatchRecord("b", "club", "", 0, 1, over=True, deals=((0, 4), (1, 1)))
    novice = MatchRecord("c", "novice", "", 0, NOBODY, over=False, deals=((2, 0),))
    first, second = standings((club, lost, novice))
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


def test_a_draw_has_no_winner() -> None:
    assert best_seat((3, 3, 1)) == NOBODY
    assert best_seat((3, 4, 1)) == 1


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (500, 1000), (0, 0)])
def test_the_likely_share_of_wins_lies_around_the_seen_one(wins: int, games: int) -> None:
    low, high = likely(wins, games)
    assert -1e-9 <= low <= (wins / games if games else 0.5) <= high <= 1 + 1e-9


def test_a_match_has_one_record_however_often_it_is_added(tmp_path: Path) -> None:
    window = cupboard(tmp_path)
    once = recorded("m", HEADER, RULES, ledger((1, 0)))
    more = recorded("m", HEADER, RULES, ledger((1, 0), (0, 2)))
    other = recorded("n", HEADER, RULES, ledger((1, 2), (0, 3)))
    for record in (once, other, more, more):
        assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (more, other)
    assert window.stats.records("bridge") == ()
    assert window.stats.forget("whist")
    assert window.stats.records("whist") == ()
    assert keys(window) == []


def test_spoilt_figures_are_set_aside_and_play_goes_on(tmp_path: Path) -> None:
    window = cupboard(tmp_path)
    path = tmp_path / "data" / "statistics" / "whist.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"file": "statistics", "version": 1, "matches": [{"id": 1}]}', "utf-8")
    record = recorded("m", HEADER, RULES, ledger((1, 0)))
    assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (record,)
    assert keys(window) == ["set_aside"]


def test_a_lock_that_is_never_let_go_does_not_stop_play(tmp_path: Path) -> None:
    window = cupboard(tmp_path)
    stuck = claim(tmp_path / "state" / "locks" / "statistics-whist")
    record = recorded("m", HEADER, RULES, ledger((1, 0)))
    assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (record,)
    assert isinstance(stuck, Claim)
    stuck.release()
