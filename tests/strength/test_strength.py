"""The levels are in order at every table, and the record tells of every one."""

import re
from pathlib import Path

import pytest

from game.cli.playing import play_all
from game.cli.report import Refused
from game.cli.simulate import lead
from tests.tools.strength import contests as strength
from tests.tools.strength.__main__ import PASSES, counts, share, wanted
from tests.tools.strength.contests import PAIRS, Contest, play
from tests.tools.strength.page import HEAD, PAGE, page
from tests.tools.strength.plan import CONTESTS, ELSEWHERE, contests
from tests.tools.strength.promises import SOURCES, Promise, Source, kept

WORLDS = 60
DEALS = dict(zip(PAIRS, (200, 30, 2), strict=True))
UNSHOWN = frozenset({("imperium", 2, "master"), ("sheepshead", 6, "master"), ("sheepshead", 7, "master")})
"""Game, seats and better level of the rows whose deals were not enough to show a lead: so near are the two there."""
ROW = re.compile(
    r"\| (?P<game>\w+) \| (?P<seats>\d) \| (?P<better>\w+) – (?P<other>\w+) "
    r"\| (?:none|[+-][\d.]+) \| (?P<bounds>none|[+-][\d.]+ … [+-][\d.]+) \| (?P<deals>\d+) \| \d+ \| (?P<seed>\d+) \| \S+ \|"
)


@pytest.mark.slow
@pytest.mark.parametrize("contest", contests(), ids=lambda each: f"{each.game}-{each.seats}-{each.pair[1]}")
def test_no_level_is_below_the_one_it_should_beat(contest: Contest) -> None:
    """Between neighbours few deals prove little: only a loss twice as great as chance explains is a failure."""
    count = DEALS[contest.pair] * (2 if contest.seats == 2 else 1)  # there are fewer seatings of two
    played = list(play_all((contest.task(WORLDS),), range(count), 1))
    ahead = lead(contest.pair[1], contest.pair[0], played)
    half = 0.0 if ahead.high is None else ahead.high - ahead.mean
    assert ahead.mean + 2 * half >= 0, ahead
    if contest.pair == PAIRS[0]:
        assert ahead.mean - half > 0, ahead


@pytest.mark.slow
def test_the_record_shows_that_every_level_beats_the_one_below_it() -> None:
    text = PAGE.read_text("utf-8")
    assert HEAD in text
    rows = [found for line in text.splitlines() if (found := ROW.fullmatch(line))]
    told = {
        Contest(row["game"], int(row["seats"]), (row["other"], row["better"]), int(row["seed"]))
        for row in rows
    }
    assert told == set(contests())
    assert len(rows) == len(told)
    for row in rows:
        low, high = map(float, row["bounds"].split(" … "))
        assert high > 0, "a level is shown to lose to the one below it"
        shown = (row["game"], int(row["seats"]), row["better"]) not in UNSHOWN
        assert (low > 0) == shown, (
            "a level is not shown to beat the one below it, or is though the test says no"
        )
    for source in SOURCES:
        assert re.search(rf"^\| {source.game} \| {source.seats} \| [a-z]", text, re.MULTILINE)


@pytest.mark.parametrize("contest", contests(("romestecq", "gleek")), ids=str)
def test_a_contest_seats_one_side_of_either_level_against_the_rest(contest: Contest) -> None:
    for seating in contest.task(1).seatings:
        assert len(seating) == contest.seats
        assert set(seating) == set(contest.pair)


def test_a_page_holds_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tests.tools.strength.page.commit", lambda: "0123456789"
    )  # whatever has been changed since
    contest = Contest("gleek", 3, ("novice", "club"))
    played = list(play_all((contest.task(1),), range(3), 1))
    other = Contest("ecarte", 2, ("expert", "master"))
    bids = [Promise("solo", 70.0, 64.0), Promise("solo", 60.0, 70.0), Promise("three", 50.0, 51.0)]
    text = page({contest: played, other: []}, {SOURCES[0]: bids}, 1)
    figure = lead("club", "novice", played)
    assert figure.mean
    assert f"| gleek | 3 | club – novice | {figure.mean:+.3f} | {figure.low:+.3f} … " in text
    assert "| 3 | 1 | 1 |" in text
    assert "| ecarte | 2 | master – expert | none | none | 0 | 1 | 1 | – |" in text
    rows = [found for line in text.splitlines() if (found := ROW.fullmatch(line))]
    assert [row["game"] for row in rows] == ["ecarte", "gleek"]
    assert "| illustrated_tarock | 3 | solo | 2 | 65.0 | 67.0 | -99.6 … +103.6 | " in text
    assert "| illustrated_tarock | 3 | three | 1 | 50.0 | 51.0 | none | " in text


def test_what_is_not_played_again_stays_on_the_page() -> None:
    contest = Contest("gleek", 3, ("novice", "club"))
    played = list(play_all((contest.task(1),), range(2), 1))
    bids = [Promise("solo", 70.0, 64.0), Promise("three", 50.0, 51.0)]
    whole = page({contest: played}, {SOURCES[0]: bids}, 1)
    assert page({contest: []}, {SOURCES[0]: []}, 1, whole) == whole
    assert page({contest: []}, {SOURCES[0]: []}, 1) != whole
    fewer = page({contest: played[:1]}, {SOURCES[0]: bids[:1]}, 1, whole)
    assert fewer == page({contest: played[:1]}, {SOURCES[0]: bids[:1]}, 1)


def test_bids_of_one_name_are_held_together() -> None:
    found = list(
        kept([Promise("one", 10.0, 12.0), Promise("two", 1.0, 0.0), Promise("one", 20.0, 24.0)], points=True)
    )
    assert [(each.bid, each.count, each.hoped, each.made) for each in found] == [
        ("one", 2, 15.0, 18.0),
        ("two", 1, 1.0, 0.0),
    ]


def test_a_few_lost_picks_prove_little() -> None:
    (found,) = kept([Promise("pick", 0.3, 0.0), Promise("pick", 0.4, 0.0)], points=False)
    assert found.miss == pytest.approx((-0.35, 0.658 - 0.35), abs=0.001)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: f"{source.game}-{source.seats}")
def test_bids_are_gone_on_with(source: Source, tmp_path: Path) -> None:
    source.played(2, 1, tmp_path / "broken off")
    whole = source.played(5, 1, tmp_path / "at once")
    assert whole
    assert source.played(5, 1, tmp_path / "broken off") == source.played(2, 1, tmp_path / "at once") == whole


def test_bids_of_other_players_are_refused(tmp_path: Path) -> None:
    SOURCES[1].played(2, 1, tmp_path)
    with pytest.raises(Refused, match="other players"):
        SOURCES[1].played(2, 2, tmp_path)


@pytest.mark.parametrize("spoilt", [b"", b"{", b"\xff", b"[]"])
def test_spoilt_bids_are_refused_and_stay(tmp_path: Path, spoilt: bytes) -> None:
    SOURCES[1].played(2, 1, tmp_path)
    (path,) = tmp_path.iterdir()
    path.write_bytes(spoilt)
    with pytest.raises(Refused, match=rf"{path.name} .* move it away"):
        SOURCES[1].played(2, 1, tmp_path)
    assert path.read_bytes() == spoilt


def test_a_spoilt_line_of_bids_is_refused(tmp_path: Path) -> None:
    SOURCES[1].played(2, 1, tmp_path)
    (path,) = tmp_path.iterdir()
    path.write_text(path.read_text("utf-8").replace('"bids": [', '"bids": ["sure", '), "utf-8")
    with pytest.raises(Refused, match="move it away"):
        SOURCES[1].played(2, 1, tmp_path)


def test_contests_of_other_players_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("romestecq", 2, ("novice", "club"))
    assert len(play(contest, 2, 1, 1, tmp_path)) == 2
    monkeypatch.setattr(strength, "code", lambda game: f"another {game}")
    with pytest.raises(Refused, match="code"):
        play(contest, 2, 1, 1, tmp_path)


def test_passes_go_ever_deeper_and_end_with_what_is_wanted() -> None:
    assert [share(600, part) for part in PASSES] == [75, 150, 300, 600]
    assert [share(5, part) for part in PASSES] == [2, 2, 3, 5]
    assert [share(1, part) for part in PASSES] == [1] * len(PASSES)


def test_deals_are_as_planned_where_no_others_are_asked_for() -> None:
    assert set(CONTESTS) <= {(each.game, each.seats) for each in contests()}
    for contest in contests():
        place, planned = PAIRS.index(contest.pair), CONTESTS.get((contest.game, contest.seats), ELSEWHERE)
        assert wanted(contest, None) == planned[place] > 0
        assert wanted(contest, (3, 2, 1)) == 3 - place


def test_a_contest_is_played_and_told_with_its_own_seed() -> None:
    contest = Contest("ecarte", 2, PAIRS[0], 9)
    assert contest.task(4).seed == 9
    assert "| ecarte | 2 | club – novice | none | none | 0 | 4 | 9 | – |" in page({contest: ()}, {}, 4)


def test_one_number_of_deals_is_for_all_pairs() -> None:
    assert counts("7") == (7, 7, 7)
    assert counts("9,8,7") == (9, 8, 7)
    for wrong in ("1,2", "x", "-1"):
        with pytest.raises(ValueError, match=wrong):
            counts(wrong)
