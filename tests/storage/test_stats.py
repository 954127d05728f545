"""Figures follow from finished deals, and what was taken back does not count."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from game.core.cards import NOBODY, PIQUET
from game.core.rules import Rules, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.transcript import Header
from game.storage.lock import Claim, claim
from game.storage.stats import MIXED, MatchRecord, best_seat, likely, recorded, standings
from tests.storage.shelf import cupboard, keys

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
    three = replace(WHIST, seats=3)
    assert best_seat((3, 3, 1), three) == NOBODY
    assert best_seat((3, 4, 1), three) == 1


def test_partners_win_together_and_draw_only_with_the_others() -> None:
    assert PAIRS.parties == ((0, 2), (1, 3))
    assert best_seat((1, 4, 1, 4), PAIRS) == 1
    assert best_seat((4, 4, 4, 4), PAIRS) == NOBODY


def test_partners_share_their_figures() -> None:
    header = Header("whist", 1, players=("Ada, club", "Bo, club", "Cleo, club", "You"))
    played = recorded("m", header, PARTNERS, ledger((1, 0), (0, 2), (1, 1), (0, 2), rules=PARTNERS))
    assert (played.me, played.winner, played.friends, played.over) == (3, 1, (1,), True)
    (figures,) = standings((played,))
    assert (figures.matches_won, figures.deals, figures.deals_won, figures.points) == (1, 4, 2, 5)
    assert figures.against == pytest.approx(2)
    assert figures.gains == pytest.approx((-1, 2, 0, 2))


def test_records_from_before_there_were_partners_are_read(tmp_path: Path) -> None:
    window = cupboard(tmp_path)
    record = recorded("m", HEADER, RULES, ledger((1, 0)))
    assert window.stats.add("whist", record)
    path = tmp_path / "data" / "statistics" / "whist.json"
    old = json.loads(path.read_text("utf-8"))
    del old["matches"][0]["friends"]
    path.write_text(json.dumps(old), "utf-8")
    assert window.stats.records("whist") == (record,)


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
