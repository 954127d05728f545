"""Figures follow from finished deals, and what was taken back does not count."""

from pathlib import Path
from threading import Event, Thread
from typing import Any, cast

import pytest

from game.core.outcome import DealOutcome
from game.core.record import replace
from game.core.rules import Rules
from game.core.score import Award, Ledger
from game.core.transcript import Header
from game.storage import stats_file
from game.storage.files import DocumentStore
from game.storage.lock import FileLock, acquire
from game.storage.stats import MIXED, figures_by_level, won_between
from game.storage.stats_file import Extent, MatchRecord
from tests.storage.small_match import keys, stores
from tests.storage.whist import HEADER, PAIRS, PARTNERS, WHIST, FirstToFive, found, ledger


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
    low, high = won_between(wins, games)
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


def test_a_match_is_finished_though_a_deal_of_it_was_taken_back(tmp_path: Path) -> None:
    stats = stores(tmp_path).stats
    ended, begun = ledger((1, 2), (0, 3)), ledger((1, 0))
    for name, undone, played in (
        ("a", (), ended),
        ("b", (1,), ended),
        ("c", (1, 2), ended),
        ("d", (), begun),
    ):
        stats.add("whist", found(name, replace(HEADER, undone=undone), played))
    assert stats.finished("whist") == 3
    assert sum(each.over for each in stats.records("whist")) == 1


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


def test_a_book_that_is_read_beside_the_screen_is_read_once_and_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stores(tmp_path).stats.add("whist", found("m", HEADER, ledger((1, 0))))
    window, begun, go_on = stores(tmp_path), Event(), Event()
    readings = list[str]()
    read = DocumentStore.read

    def slowly(self: DocumentStore, path: Path, *more: Any, **named: Any) -> Any:
        readings.append(path.name)
        begun.set()
        assert go_on.wait(20)
        return read(self, path, *more, **named)

    monkeypatch.setattr(DocumentStore, "read", slowly)
    reader = Thread(target=window.stats.preload, args=(["whist"],), daemon=True)
    reader.start()
    assert begun.wait(20)

    def show() -> None:
        assert window.stats.records("whist")
        readings.append("shown")

    waiting = Thread(target=show, daemon=True)
    waiting.start()
    assert window.stats.saved
    waiting.join(0.1)
    assert readings == ["whist.json"]
    go_on.set()
    reader.join(20)
    waiting.join(20)
    assert readings == ["whist.json", "shown"]


def test_the_first_change_of_a_preloaded_book_writes_only_the_new_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [found(f"m{number}", HEADER, ledger((1, 0))) for number in range(3)]
    assert stores(tmp_path).stats.add("whist", *old)
    window = stores(tmp_path)
    window.stats.preload(["whist"])
    written = list[str]()
    plain = stats_file._plain  # noqa: SLF001 - what is written anew is asked for

    def noted(match: MatchRecord) -> dict[str, object]:
        written.append(match.id)
        return plain(match)

    monkeypatch.setattr(stats_file, "_plain", noted)
    assert window.stats.add("whist", found("n", HEADER, ledger((1, 2), (0, 3))))
    assert written == ["n"]
    assert len(stores(tmp_path).stats.records("whist")) == 4


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


def test_a_lock_that_is_never_let_go_does_not_stop_play(tmp_path: Path) -> None:
    window = stores(tmp_path)
    stuck = acquire(tmp_path / "state" / "locks" / "statistics-whist")
    record = found("m", HEADER, ledger((1, 0)))
    assert window.stats.add("whist", record)
    assert window.stats.records("whist") == (record,)
    assert isinstance(stuck, FileLock)
    stuck.release()
