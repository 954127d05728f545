"""What was done for the first time is kept as it happens, found in what was kept before, and outlives the matches."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app.cabinets import Cabinets
from game.catalogue import find, rules_for, spec_of
from game.core.cards import CHANCE
from game.core.record import replace
from game.core.transcript import Header
from game.play.cabinet import BETTER, WEEK, of_today, sought
from game.session.match import Match
from game.storage.daily import FirstTry
from game.storage.firsts import First
from game.storage.match_file import MatchScore
from game.storage.settings import DEFAULTS
from game.storage.stores import Stores, open_stores
from tests.laws.test_feats import example
from tests.ui.kit.context import open_context

KNOWN = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Guy", "Hal")
TODAY = date(2026, 11, 28)
GAME = "ecarte"
EARLIER = "2026-11-21"


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[Stores]:
    opened = open_stores(tmp_path, spec_of)
    yield opened
    opened.close()


@pytest.fixture
def cabinets(stores: Stores) -> Cabinets:
    return Cabinets(stores, lambda: 0.0)  # looked through in one moment, however slow the machine


def keep(stores: Stores, match: Match[Any, Any]) -> str:
    ledger = match.view(0).ledger
    assert stores.saves.keep(match.transcript(), MatchScore(ledger.holdings, ledger.finished, match.over))
    return stores.saves.running


def begun(level: str = "club") -> Match[Any, Any]:
    rules = rules_for(GAME, {})
    return Match(rules, Header(GAME, 1, players=("You", f"Cleo, {level}"), date=EARLIER))


def vole(stores: Stores, cabinets: Cabinets) -> tuple[Match[Any, Any], Any]:
    """Have the player make a vole, from the first card to the last; give the match, and what watches it."""
    (feat,) = [each for each in find(GAME).given.feats if each.id == "vole"]
    kept = example(find(GAME), feat)
    match = Match(kept.rules, replace(kept.transcript().header, date=EARLIER))
    watch = cabinets.watch(match, KNOWN)
    for entry in kept.transcript().entries:
        match.submit(entry.seat, entry.move, 0)
        keep(stores, match)
        watch(TODAY)
    return match, watch


def played(winner: int, level: str = "club", seed: int = 0) -> Match[Any, Any]:
    """Play whole matches at random until this seat wins one."""
    for number in range(seed, seed + 100):
        match, dice = begun(level), Random(number)
        while not match.over:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        if match.outcome.winners == (winner,):
            return match
    raise AssertionError


def look_through(cabinets: Cabinets) -> None:
    for _ in cabinets.steps(KNOWN):
        pass


def what(stores: Stores) -> set[str]:
    return {each.what for each in stores.firsts.known.firsts}


def won(stores: Stores, cabinets: Cabinets, match: Match[Any, Any]) -> str:
    """Play a match move by move as it was played; give its id."""
    again = Match(match.rules, match.transcript().header)
    watch = cabinets.watch(again, KNOWN)
    for entry in match.transcript().entries:
        again.submit(entry.seat, entry.move, 0)
        keep(stores, again)
        watch(TODAY)
    running = stores.saves.running
    stores.saves.leave()
    return running


def test_a_feat_is_kept_with_the_move_that_ends_its_deal(stores: Stores, cabinets: Cabinets) -> None:
    vole(stores, cabinets)
    match_id = stores.saves.running
    first = First(GAME, "feat/vole", TODAY.isoformat(), match_id, 1)
    assert cabinets.of(GAME)["feat/vole"] == first
    look_through(cabinets)
    assert cabinets.new_in(GAME, match_id, 1)[0] == first
    assert cabinets.new_in(GAME, match_id, 2) == cabinets.new_in(GAME, "another", 1) == ()


def test_it_is_said_once_and_only_to_who_wants_to_hear_it(stores: Stores, cabinets: Cabinets) -> None:
    vole(stores, cabinets)
    match_id, context = stores.saves.running, open_context()
    deaf = open_context((1280, 720), replace(DEFAULTS, cabinet=False))
    assert cabinets.moment(deaf, GAME, match_id, 1) == ()
    assert deaf.announcer.drain() == []
    for said in (["New in your cabinet: The vole, The king marked."], []):
        found = cabinets.moment(context, GAME, match_id, 1)
        assert [each.what for each in found] == ["feat/vole", "feat/king"]
        assert [each.text for each in context.announcer.drain()] == said


def test_a_deal_that_is_taken_back_gives_nothing(stores: Stores, cabinets: Cabinets) -> None:
    match, watch = vole(stores, cabinets)
    look_through(cabinets)
    assert "feat/vole" in what(stores)
    match.take_back(1)
    keep(stores, match)
    watch(TODAY)
    assert "feat/vole" not in what(stores)
    assert "feat/vole" not in stores.firsts.known.searched[GAME], "it may have been done in another match"
    match.redo(1)
    keep(stores, match)
    watch(TODAY)
    look_through(cabinets)
    assert "feat/vole" not in what(stores), "the deal counts no more"


def test_a_match_is_won_against_its_level_and_its_people_once(stores: Stores, cabinets: Cabinets) -> None:
    first = won(stores, cabinets, played(0, "club"))
    assert {"level/club", "opponent/abbe"} <= what(stores)
    before = cabinets.of(GAME)["level/club"]
    assert (before.match, before.deal) == (first, 0)
    second = won(stores, cabinets, played(0, "expert", 50))
    assert cabinets.of(GAME)["opponent/abbe"].match == first
    assert cabinets.of(GAME)["level/expert"].match == second


def test_a_match_that_is_lost_or_had_a_move_taken_back_gives_nobody(
    stores: Stores, cabinets: Cabinets
) -> None:
    won(stores, cabinets, played(1))
    lost = played(0)
    header = replace(lost.transcript().header, undone=(1,))
    won(stores, cabinets, Match.restore(lost.rules, replace(lost.transcript(), header=header)))
    assert not {each for each in what(stores) if not each.startswith("feat/")}


def test_nothing_is_new_before_all_that_was_kept_has_been_looked_through(
    stores: Stores, cabinets: Cabinets
) -> None:
    old = played(0)
    keep(stores, old)
    before = stores.saves.running
    stores.saves.leave()
    match_id = won(stores, cabinets, played(0, "club", 50))
    assert "level/club" in what(stores)
    assert cabinets.new_in(GAME, match_id, 0) == ()
    look_through(cabinets)
    assert cabinets.of(GAME)["level/club"] == First(GAME, "level/club", EARLIER, before, 0)
    assert cabinets.new_in(GAME, match_id, 0) == ()


def test_what_was_done_outlives_its_match(stores: Stores, cabinets: Cabinets, tmp_path: Path) -> None:
    match_id = won(stores, cabinets, played(0))
    look_through(cabinets)
    assert stores.saves.delete(match_id)
    stores.close()
    again = open_stores(tmp_path, spec_of)
    later = Cabinets(again)
    look_through(later)
    assert later.of(GAME)["level/club"].match == match_id
    again.close()


def test_looking_through_goes_on_where_it_was_broken_off(stores: Stores) -> None:
    keep(stores, played(0))
    stores.saves.leave()
    ticks = iter(range(10**6))
    cabinets = Cabinets(stores, lambda: next(ticks))
    frames = 0
    while not cabinets.new_in(GAME, stores.firsts.known.firsts[0].match if what(stores) else "", 0):
        cabinets.go_on(2, KNOWN, GAME)
        frames += 1
    assert frames > 10
    assert {"level/club", "opponent/abbe"} <= what(stores)
    assert {*sought(find(GAME))} <= {*stores.firsts.known.searched[GAME]}


def test_what_cannot_be_played_again_stops_nothing(
    stores: Stores, cabinets: Cabinets, tmp_path: Path
) -> None:
    keep(stores, played(0))
    stores.saves.leave()
    (file,) = (tmp_path / "data" / "matches").glob("*.json")
    text = file.read_text("utf-8")
    file.with_name("20200101-000000-ecarte.json").write_text(text.replace(" play ", " say "), "utf-8")
    look_through(cabinets)
    assert "level/club" in what(stores)


def tries(
    *days: str, game: str = GAME, ahead: float | None = 1.0, par: float | None = 2.0
) -> dict[str, FirstTry]:
    return {day: FirstTry(day, game, f"m{day}", ahead, par) for day in days}


def test_seven_days_in_a_row_are_a_week_for_each_game_among_them() -> None:
    days = [f"2026-11-{day:02}" for day in (1, 3, 4, 5, 6, 7, 8, 9, 10)]
    book = tries(*days, game="gleek") | tries("2026-11-05")
    assert of_today(book, GAME) == {WEEK: First(GAME, WEEK, "2026-11-09", "m2026-11-09", 1)}
    assert of_today(book, "imperium") == {}
    assert of_today({day: each for day, each in book.items() if day != "2026-11-06"}, GAME) == {}
    running = book | tries("2026-11-06", ahead=None)
    assert of_today(running, GAME) == {}


def test_better_than_par_is_the_first_day_that_was_not_taken_back() -> None:
    book = tries("2026-11-01") | tries("2026-11-08", "2026-11-22", ahead=3.0) | tries("2026-11-15", par=None)
    assert of_today(book, GAME)[BETTER].day == "2026-11-08"
    assert of_today(book, "gleek") == {}
    back = {**book, "2026-11-08": replace(book["2026-11-08"], taken_back=True)}
    assert of_today(back, GAME)[BETTER].day == "2026-11-22"
