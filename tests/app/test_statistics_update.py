"""The statistics follow from the kept matches, whenever those are next read."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import resources
from game.app.matches import BATCH, StatisticsUpdate
from game.catalogue import rules_for, spec_of
from game.core.cards import CHANCE
from game.core.record import replace
from game.core.transcript import Header
from game.play.match_record import record_of, recorded
from game.session.match import Match
from game.storage.match_file import MatchScore
from game.storage.stats import LevelFigures, figures_by_level
from game.storage.stores import Stores, open_stores
from game.wording import load

NAMES = ("You", "Ada, club", "Ben, club", "Cleo, club", "Dan, club", "Eve, club", "Flo, club")


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[Stores]:
    opened = open_stores(tmp_path, spec_of)
    yield opened
    opened.close()


def begun(game: str = "ecarte") -> Match[Any, Any]:
    rules = rules_for(game, {})
    return Match(rules, Header(game, 1, players=NAMES[: rules.spec.seats], date="2026-11-21"))


def play(match: Match[Any, Any], dice: Random, deals: int = 99) -> Match[Any, Any]:
    """Play on at random until so many deals are finished, or the match is over."""
    while not match.over and match.view(0).ledger.finished < deals:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    return match


def keep(stores: Stores, match: Match[Any, Any]) -> str:
    ledger = match.view(0).ledger
    assert stores.saves.keep(match.transcript(), MatchScore(ledger.holdings, ledger.finished, match.over))
    return stores.saves.running


def kept(stores: Stores, match: Match[Any, Any]) -> str:
    match_id = keep(stores, match)
    stores.saves.leave()
    return match_id


def counting(stores: Stores) -> StatisticsUpdate:
    return StatisticsUpdate(stores.saves, stores.stats)


def catch_up(stores: Stores) -> None:
    for _ in counting(stores).steps:
        pass


def figures(stores: Stores, game: str = "ecarte") -> LevelFigures:
    (standing,) = figures_by_level(stores.stats.records(game))
    return standing


def test_a_deal_is_counted_with_the_move_that_ends_it(stores: Stores) -> None:
    match, dice = begun(), Random(1)
    look = counting(stores).watch(match)
    ended = 0
    while not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        keep(stores, match)
        look()
        ended = match.view(0).ledger.finished
        assert sum(len(each.deals) for each in stores.stats.records("ecarte")) == ended
    assert (figures(stores).matches, figures(stores).deals) == (1, ended)


def test_what_is_taken_back_is_withdrawn_at_once(stores: Stores) -> None:
    match = begun()
    look = counting(stores).watch(match)
    play(match, Random(1), 2)
    keep(stores, match)
    look()
    assert figures(stores).deals == 2
    match.take_back(0)
    keep(stores, match)
    look()
    assert figures(stores).deals == 1


def test_a_match_with_a_deal_taken_back_is_nobodys_and_the_texts_say_so(stores: Stores) -> None:
    match = play(begun(), Random(1), 2)
    match.take_back(0)
    kept(stores, play(match, Random(2)))
    catch_up(stores)
    assert (figures(stores).matches, figures(stores).deals) == (0, match.view(0).ledger.finished - 1)
    words = load(resources.root() / "words" / "en", strict=True)
    for key in ("table.tool_tip.undo", "table.menu.restart_note", "codes.not_counted"):
        assert "nor does who wins the match" in words.get(key), key


def test_a_deal_that_is_played_on_from_a_point_of_it_does_not_count_and_the_text_says_so(
    stores: Stores,
) -> None:
    match = play(begun(), Random(1), 2)
    again = match.fork(match.span(2).start)
    kept(stores, play(again, Random(2), 3))
    catch_up(stores)
    (record,) = stores.stats.records("ecarte")
    assert [deal.number for deal in record.deals] == [3]
    words = load(resources.root() / "words" / "en", strict=True)
    assert "Neither this deal nor those before it" in words.get("review.play_on_tip")


def test_a_match_that_ended_as_the_window_was_closed_is_counted_at_the_next_start(stores: Stores) -> None:
    match = play(begun(), Random(1), 2)
    match_id = keep(stores, match)
    stores.stats.add("ecarte", recorded(match_id, match.transcript().header, match.rules.spec, match.outcome))
    play(match, Random(2))  # … and nobody has counted the rest
    kept(stores, match)
    assert (figures(stores).matches, figures(stores).deals) == (0, 2)
    catch_up(stores)
    assert figures(stores).matches == 1
    assert figures(stores).deals == match.view(0).ledger.finished
    assert figures(stores).matches_won == (0 in match.outcome.winners)


def test_every_kept_match_is_counted_once(stores: Stores) -> None:
    for seed in range(BATCH + 3):
        kept(stores, play(begun(), Random(seed)))
    for game in ("sheepshead", "gleek"):
        kept(stores, play(begun(game), Random(1), 2))
    catch_up(stores)
    catch_up(stores)
    assert figures(stores).matches == BATCH + 3
    assert figures(stores, "sheepshead").deals == figures(stores, "gleek").deals == 2


def test_nothing_is_played_again_that_is_counted(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        kept(stores, play(begun(), Random(seed)))
    kept(stores, play(begun().fork(0), Random(1), 1))
    catch_up(stores)
    monkeypatch.setattr(stores.saves, "load", lambda _: pytest.fail("this has been counted"))
    catch_up(stores)


def test_what_was_counted_in_an_older_way_is_counted_again(stores: Stores, tmp_path: Path) -> None:
    match = play(begun("illustrated_tarock"), Random(1), 2)
    match_id = kept(stores, match)
    header, spec = match.transcript().header, match.rules.spec
    right = record_of(match_id, match)
    assert right.extent
    wrong = replace(right, extent=replace(right.extent, counting=1), deals=())
    gone = replace(recorded("gone", header, spec, match.outcome), extent=wrong.extent)
    stores.stats.add("illustrated_tarock", replace(wrong, keys=()), gone)
    written = next(tmp_path.rglob("statistics/illustrated_tarock.json"))
    plain = json.loads(written.read_text("utf-8"))
    for each in plain["matches"]:
        assert each["extent"].pop("counting") == 1  # as older versions wrote it
    written.write_text(json.dumps(plain), "utf-8")
    catch_up(stores)
    known = {each.id: each for each in stores.stats.records("illustrated_tarock")}
    assert known == {match_id: right, "gone": gone}  # of which no log is left to count


def test_matches_counted_anew_stand_in_the_order_in_which_they_were_begun(stores: Stores) -> None:
    matches = [play(begun(), Random(seed), 1 + seed % 2) for seed in range(4)]
    ids = [kept(stores, match) for match in matches]
    stores.saves.resume(ids[0])  # who has it written last has not begun it last
    kept(stores, matches[0])
    catch_up(stores)
    assert [each.id for each in stores.stats.records("ecarte")] == ids
    gains = [deal.gains for match in matches for deal in match.outcome.deals]
    assert figures(stores).gains == tuple(mine - theirs for mine, theirs in gains)


def test_what_was_forgotten_stays_forgotten(stores: Stores) -> None:
    match = play(begun(), Random(1), 2)
    kept(stores, match)
    kept(stores, play(begun(), Random(3)))
    assert counting(stores).forget("ecarte")  # before any of them was counted
    catch_up(stores)
    assert stores.stats.records("ecarte") == ()
    match_id = next(each.id for each in stores.saves.listing() if not each.score.over)
    stores.saves.resume(match_id)
    kept(stores, play(match, Random(2), 3))
    catch_up(stores)
    (record,) = stores.stats.records("ecarte")
    assert [deal.number for deal in record.deals] == [3]


def copied(stores: Stores, match_id: str, name: str = " (conflicted copy)") -> str:
    """Copy the file of a match as programs do that keep a folder alike on two machines."""
    path = stores.folders.data / "matches" / f"{match_id}.json"
    shutil.copy2(path, path.with_name(f"{match_id}{name}.json"))
    return f"{match_id}{name}"


def test_a_match_counts_once_whatever_copies_of_its_file_there_are(stores: Stores) -> None:
    match = play(begun(), Random(1), 2)
    match_id = kept(stores, match)
    for name in (" (conflicted copy)", "-copy", " 2"):
        copied(stores, match_id, name)
    catch_up(stores)
    assert figures(stores).deals == 2
    stores.saves.resume(match_id)
    kept(stores, play(match, Random(2)))
    copied(stores, match_id, " (as it ended)")
    catch_up(stores)
    counted = figures(stores)
    assert (counted.matches, counted.deals) == (1, match.view(0).ledger.finished)
    assert counted.gains == tuple(
        mine - theirs for mine, theirs in (deal.gains for deal in match.outcome.deals)
    )
    assert stores.stats.finished("ecarte") == 1
    copied(stores, match_id, " (and once more, later)")
    assert stores.saves.delete(match_id)
    catch_up(stores)
    assert figures(stores) == counted


def test_deals_that_two_copies_share_count_once_and_those_played_apart_each(stores: Stores) -> None:
    match = play(begun(), Random(1), 2)
    match_id = kept(stores, match)
    other = copied(stores, match_id)
    apart = Match.restore(match.rules, match.transcript())
    stores.saves.resume(other)
    kept(stores, play(apart, Random(5), 3))
    stores.saves.resume(match_id)
    kept(stores, play(match, Random(2), 3))
    catch_up(stores)
    assert figures(stores).deals == 2 + 1 + 1


def test_figures_that_had_been_counted_twice_are_put_right(stores: Stores) -> None:
    match = play(begun(), Random(1))
    match_id = kept(stores, match)
    twice = [match_id, copied(stores, match_id)]
    header, spec = match.transcript().header, match.rules.spec
    for each in twice:  # as it was done when a match was known by the name of its file
        stores.stats.add("ecarte", recorded(each, header, spec, match.outcome))
    assert figures(stores).matches == 2
    catch_up(stores)
    assert (figures(stores).matches, figures(stores).deals) == (1, match.view(0).ledger.finished)


def test_a_copy_does_not_bring_back_what_was_forgotten(stores: Stores) -> None:
    match_id = kept(stores, play(begun(), Random(1)))
    catch_up(stores)
    assert counting(stores).forget("ecarte")
    copied(stores, match_id)
    catch_up(stores)
    assert stores.stats.records("ecarte") == ()


def rewritten(path: Path, **values: object) -> None:
    whole = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(whole | values), "utf-8")


@pytest.fixture
def old(stores: Stores, tmp_path: Path) -> Match[Any, Any]:
    """Leave what an older version would have: a match counted its way, one that is gone, and one that was forgotten."""
    seed = 0
    while not won_together(match := play(begun("sheepshead"), Random(seed), 3)):
        seed += 1
    match_id = kept(stores, match)
    kept(stores, play(begun("sheepshead"), Random(99), 2))
    record = {
        "level": "club",
        "date": "2026-11-21",
        "me": 0,
        "winner": -1,
        "over": False,
        "deals": [list(deal.gains) for deal in match.outcome.deals[:2]],
        "friends": [],
    }
    folder = tmp_path / "data" / "statistics"
    folder.mkdir()
    whole = {
        "program": "parlour-tricks",
        "file": "statistics",
        "version": 1,
        "matches": [{"id": match_id, **record}, {"id": "gone", **record}],
    }
    (folder / "sheepshead.json").write_text(json.dumps(whole), "utf-8")
    return match


def won_together(match: Match[Any, Any]) -> bool:
    return all(0 in deal.winners and len(deal.winners) > 1 for deal in match.outcome.deals[:2])


def test_old_statistics_are_reckoned_again_from_the_kept_matches_or_marked(
    stores: Stores, old: Match[Any, Any]
) -> None:
    before = figures(stores, "sheepshead")
    assert (before.deals, before.older) == (4, 2)
    catch_up(stores)
    after = figures(stores, "sheepshead")
    assert (after.deals, after.older) == (3 + 2, 1)
    again, gone = stores.stats.records("sheepshead")
    assert again.deals == old.outcome.deals
    assert not again.older
    assert gone.older
    assert sum(0 in deal.winners for deal in again.deals) >= 2
    catch_up(stores)
    assert figures(stores, "sheepshead") == after


def test_a_match_that_goes_on_while_others_are_counted_keeps_its_newer_record(stores: Stores) -> None:
    match = play(begun(), Random(1), 1)
    keep(stores, match)
    steps = counting(stores)
    next(steps.steps)  # listed
    next(steps.steps)  # and looked at
    look = steps.watch(match)
    play(match, Random(2), 2)
    keep(stores, match)
    look()
    while steps.go_on(0.0):
        pass
    for _ in steps.steps:
        pass
    assert figures(stores).deals == 2


def test_a_match_that_cannot_be_played_again_stops_nobody(stores: Stores, tmp_path: Path) -> None:
    spoilt = kept(stores, play(begun(), Random(1), 2))
    rewritten(tmp_path / "data" / "matches" / f"{spoilt}.json", entries=["0 play KS"])
    without = kept(stores, play(begun(), Random(2), 2))
    rewritten(tmp_path / "data" / "matches" / f"{without}.json", entries=7)
    strange = kept(stores, play(begun(), Random(3), 2))
    rewritten(tmp_path / "data" / "matches" / f"{strange}.json", game="../whist")
    kept(stores, play(begun(), Random(4), 2))
    catch_up(stores)
    assert figures(stores).deals == 2
    assert sorted(path.name for path in (tmp_path / "data" / "statistics").iterdir()) == ["ecarte.json"]


def test_counting_stops_when_its_time_is_up(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(4):
        kept(stores, play(begun(), Random(seed)))
    now = iter(range(1000))
    monkeypatch.setattr("game.app.matches.perf_counter", lambda: float(next(now)))
    made = StatisticsUpdate(stores.saves, stores.stats)
    assert not made.go_on(1.0)  # a second a step: two steps, and nothing is written yet
    assert stores.stats.records("ecarte") == ()
    assert made.go_on(1000.0)
    assert figures(stores).matches == 4
    assert not made.go_on(1000.0)
