"""Bots against bots: the same seed the same figures, and intervals that mean what they say."""

import json
import os
import subprocess
import sys
from math import sqrt
from typing import Any, NoReturn

import pytest

from game.catalogue import rules_for
from game.cli import playing
from game.cli.playing import SeatingOutcome, Task, every, facing, play_all, play_item
from game.cli.simulate import interval, share
from tests.cli.command_line import ROOT, call, process
from tests.laws.walks import IDS

GAMES = pytest.mark.parametrize("game_id", IDS)
SHORT = ("--seed", "7", "--worlds", "5", "--json")
SIMULATE = ("simulate", "--seats", "club,novice", *SHORT)


def seated(game_id: str) -> tuple[tuple[str, ...], int]:
    """Seat a club player on the first side of a game and novices elsewhere; give the command and how many sides."""
    rules = rules_for(game_id, {})
    first, *others = rules.spec.parties
    levels = ("club" if seat in first else "novice" for seat in range(rules.spec.seats))
    return ("simulate", game_id, "--seats", ",".join(levels), *SHORT), 1 + len(others)


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert call(*words) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "seconds"}


@GAMES
def test_the_figures_of_independent_deals(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, sides = seated(game_id)
    told = answer(capsys, *words, "--deals", "12")
    assert list(told) == ["game", "deals", "seed", "duplicate", "seconds", "levels"]
    assert (told["game"], told["deals"], told["seed"], told["duplicate"]) == (game_id, 12, 7, False)
    assert list(told["levels"]) == ["club", "novice"]
    for level in told["levels"].values():
        assert list(level) == ["mean", "ci95", "wins", "deals"]
        low, high = level["ci95"]
        alike = low is high is None and level["wins"] in (0, 12)
        assert alike or low <= level["mean"] <= high
        assert level["deals"] == 12
    others = (sides - 1) * told["levels"]["novice"]["mean"]
    assert told["levels"]["club"]["mean"] == pytest.approx(-others, abs=1e-5)  # each has six digits
    assert timeless(answer(capsys, *words, "--deals", "12")) == timeless(told)


@GAMES
def test_any_number_of_processes_gives_the_same_figures(
    game_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command, sides = seated(game_id)
    words = (*command, "--deals", "6", "--duplicate")
    alone = answer(capsys, *words)
    assert alone["levels"]["club"]["deals"] == 6 * sides
    together = process(*words, "--jobs", "2")
    assert together.returncode == 0
    assert timeless(json.loads(together.stdout)) == timeless(alone)


def test_processes_are_begun_when_asked_for_and_done_without_where_there_are_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def none(method: str) -> NoReturn:
        asked.append(method)
        raise OSError(method)

    monkeypatch.setattr(playing, "get_context", none)
    task = Task("ecarte", (), every(("club", "novice"), ((0,), (1,))), 1, matches=False, worlds=5)
    alone = list(play_all((task,), range(3), 1))
    assert asked == []
    assert list(play_all((task,), range(3), 2)) == alone
    assert asked == ["spawn"]


@GAMES
def test_whole_matches(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, _ = seated(game_id)
    told = answer(capsys, *words, "--matches", "3")
    assert told["matches"] == 3
    assert told["deals"] == told["levels"]["club"]["deals"] >= 3
    assert told["levels"]["club"]["wins"] + told["levels"]["novice"]["wins"] >= 3, (
        "equal totals share a match"
    )


def test_house_rules_and_presets_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    usual = answer(capsys, *SIMULATE, "imperium", "--matches", "4")
    long = answer(capsys, *SIMULATE, "imperium", "--matches", "4", "--option", "target_blues=9")
    short = answer(capsys, *SIMULATE, "imperium", "--matches", "4", "--preset", "half_hour")
    assert long["deals"] > usual["deals"] > short["deals"]


def test_equal_levels_share_equally(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "simulate", "ecarte", "--seats", "novice,novice", "--deals", "20", "--json")
    assert told["levels"]["novice"]["mean"] == pytest.approx(0)
    assert 0 < told["levels"]["novice"]["wins"] <= 20  # a deal in which both score alike is nobody's


def test_one_deal_gives_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, *SIMULATE, "ecarte", "--deals", "1")
    assert told["levels"]["club"]["ci95"] == [None, None]
    assert call("simulate", "ecarte", "--seats", "club,novice", "--deals", "1") == 0
    assert "points a deal, won" in capsys.readouterr().out


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("simulate", "ecarte", "--seats", "club,novice", "--deals", "8") == 0
    club, novice = capsys.readouterr().out.splitlines()
    assert club.startswith("club ")
    assert novice.startswith("novice ")
    assert "95 %" in club


def test_a_duplicate_plays_the_same_cards_in_every_seating() -> None:
    both = every(("club", "novice"), ((0,), (1,)))
    assert both == (("club", "novice"), ("novice", "club"))
    task = Task("ecarte", (), both, 1, matches=False, worlds=5)
    for played in play_all((task,), range(5), 1):
        assert [each.seating for each in played] == list(both)
        for each in played:
            assert sum(each.shares) == pytest.approx(0)
    assert play_item((task,), 3) == play_item((task,), 3)
    assert len(every(("novice", "novice"), ((0,), (1,)))) == 1


def test_the_interval_is_that_of_the_means_of_sets() -> None:
    sets = [
        (SeatingOutcome(("a", "b"), (one, -one), (0,), 1), SeatingOutcome(("b", "a"), (-two, two), (1,), 1))
        for one, two in ((1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.5, 0.5))
    ]
    told = share("a", sets)
    means = [0.5, 0.5, 0.5, 1.0]
    mean = sum(means) / 4
    error = sqrt(sum((each - mean) ** 2 for each in means) / 3 / 4)
    assert told.mean == pytest.approx(mean)
    assert told.low == pytest.approx(mean - 3.182 * error)  # Student's distribution: four deals tell little
    assert told.high == pytest.approx(mean + 3.182 * error)
    assert (told.wins, told.deals) == (8, 8)


@pytest.mark.parametrize(
    ("measured", "errors"), [(2, 12.706), (11, 2.228), (12, 2.201), (31, 2.042), (2001, 1.961)]
)
def test_few_deals_make_wide_intervals(measured: int, errors: float) -> None:
    values = [float(number % 2) for number in range(measured)]
    mean = sum(values) / measured
    error = sqrt(sum((each - mean) ** 2 for each in values) / (measured - 1) / measured)
    bounds = interval(values)
    assert bounds is not None
    assert bounds[1] - mean == pytest.approx(errors * error, rel=0.001)


def test_a_level_in_several_seats_is_averaged() -> None:
    played = (SeatingOutcome(("a", "b", "b"), (2.0, -0.5, -1.5), (0,), 1),)
    assert share("b", [played]).mean == pytest.approx(-1)
    assert share("b", [played]).wins == 0


def test_partners_win_once_and_are_seated_alike() -> None:
    played = (SeatingOutcome(("a", "b", "a", "b"), (1.0, -1.0, 1.0, -1.0), (0, 2), 1),)
    assert (share("a", [played]).wins, share("b", [played]).wins) == (1, 0)
    sides = ((0, 1), (2, 3))
    assert every(("a", "b", "a", "b"), sides) == (("a", "a", "b", "b"), ("b", "b", "a", "a"))
    assert every(("a", "b", "b", "b"), sides) == ()
    assert facing("a", "b", sides) == (("a", "a", "b", "b"), ("b", "b", "a", "a"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no terminals to borrow")
def test_a_bar_grows_on_a_terminal_and_nowhere_else() -> None:
    import pty  # noqa: PLC0415  not there on Windows

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "game", "simulate", "ecarte", "--seats", "club,novice", "--deals", "40"]
    quiet = subprocess.run(command, capture_output=True, check=True, cwd=ROOT)
    assert quiet.stderr == b""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, check=True, cwd=ROOT)
    os.close(theirs)  # so that reading ends where no bar is shown
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert done.stdout == quiet.stdout
    assert shown.endswith(f"\r[{'#' * 30}] 40/40\r\n")
