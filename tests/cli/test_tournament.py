"""A tournament's table says what was played, and what was kept is gone on with or left alone."""

import errno
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.cli import simulate
from game.cli.playing import SeatingOutcome, Task, facing, play_all
from game.cli.simulate import Outcomes, Tally, pairs, result, table, words_of
from tests.cli.command_line import ROOT, call

TWO = ("--option", "players=2")  # the quickest table at which experts sit
WORDS = ("simulate", "romestecq", *TWO, "--tournament", "novice,club,expert", "--worlds", "3", "--seed", "5")
LEVELS = ("a", "b", "c")
ALONE = ((0,), (1,), (2,))


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert call(*words, "--json") == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: value for key, value in answer.items() if key != "seconds"}


def made_up(one: str, other: str, ahead: float) -> Outcomes:
    """Let each seat of one level gain so much more than each of the other, in every seating."""
    found = []
    for seating in facing(one, other, ALONE):
        gains = [ahead * (level == one) for level in seating]
        average = sum(gains) / len(gains)
        best = max(range(3), key=gains.__getitem__)
        found.append(SeatingOutcome(seating, tuple(gain - average for gain in gains), (best,), 1))
    return tuple(found)


def test_the_table_is_that_of_the_outcomes() -> None:
    """Three deals: a is 1, 2 and 6 ahead of b, never ahead of c, and b 4 behind c."""
    aheads = ((1.0, 0.0, -4.0), (2.0, 0.0, -4.0), (6.0, 0.0, -4.0))
    played = [
        made_up(one, other, ahead)
        for row in aheads
        for (one, other), ahead in zip(pairs(LEVELS), row, strict=True)
    ]
    found = result(LEVELS, played)
    assert list(found.leads) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    ahead = found.leads["a", "b"]
    assert ahead.deals == 18
    assert [ahead.mean, ahead.low, ahead.high] == pytest.approx([3, 3 - 6.573, 3 + 6.573], rel=0.001)
    assert found.leads["b", "a"].mean == pytest.approx(-3)
    assert [found.leads[pair].mean for pair in (("c", "b"), ("b", "c"))] == pytest.approx([4, -4])
    assert found.leads["a", "c"].mean == pytest.approx(0)
    # One seat of a is 2/3 of its lead above the average where it sits alone, and 1/3 where b does.
    assert found.shares["a"].mean == pytest.approx((2 / 3 + 1 / 3) / 2 * 3 / 2)
    head, first, second, third, *_, last = table(found, 3, "deal")
    assert head.split() == ["a", "b", "c"]
    assert first.split()[:4] == ["a", "·", "+3.000", "±6.573"]
    assert second.split()[:3] == ["b", "-3.000", "±6.573"]
    assert third.split() == ["c", "+0.000", "+4.000", "·"]  # deals that are all alike give no interval
    assert "3 deals of every pair" in last


def test_partners_are_of_one_level(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "simulate", "romestecq", "--tournament", "novice,club", "--deals", "2")
    assert [(each["level"], each["deals"]) for each in answer["pairs"]] == [("novice", 4), ("club", 4)]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_going_on_is_playing_at_once(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = told(capsys, *WORDS, "--deals", "5")
    words = (*WORDS, "--keep", str(tmp_path / "kept"), "--jobs", jobs)
    first = told(capsys, *words, "--deals", "2")
    assert first["levels"]["club"]["deals"] == 2 * 2 * 2
    assert told(capsys, *words, "--deals", "5") == whole
    assert told(capsys, *words, "--deals", "2") == first  # what is kept beyond is left out, and stays
    assert told(capsys, *words, "--deals", "5") == whole


def test_what_is_interrupted_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(tasks: Sequence[Task], items: range, jobs: int) -> Iterator[Outcomes]:
        yield from play_all(tasks, items[:7], jobs)
        raise KeyboardInterrupt

    words = (*WORDS, "--deals", "5", "--keep", str(tmp_path / "kept"))
    with monkeypatch.context() as patch:
        patch.setattr(simulate, "play_all", interrupted)
        with pytest.raises(KeyboardInterrupt):
            call(*words)
    assert len(json.loads((tmp_path / "kept").read_text("utf-8"))["played"]) == 7
    asked: list[range] = []

    def noted(tasks: Sequence[Task], items: range, jobs: int) -> Iterator[Outcomes]:
        asked.append(items)
        return play_all(tasks, items, jobs)

    monkeypatch.setattr(simulate, "play_all", noted)
    resumed = told(capsys, *words)
    assert asked == [range(7, 15)]
    assert resumed == told(capsys, *WORDS, "--deals", "5")


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (("--seed", "6"), "seed 5, not 6"),
        (("--worlds", "4"), "worlds 3, not 4"),
        (("--option", "players=4"), "options {'players': 2}, not {}"),
        (("--tournament", "novice,club"), "seats [["),
        (("--matches", "1"), "matches False, not True"),
    ],
)
def test_other_words_are_refused(
    other: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    assert call(*WORDS, "--deals", "1", "--keep", str(file)) == 0
    before = file.read_bytes()
    capsys.readouterr()
    assert call(*WORDS, *other, "--keep", str(file)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("foreign", "says"),
    [
        (b"Dear diary, \n", "something else"),
        (b'{"program": "parlour-tricks", "file": "match", "version": 1}', "something else"),
        (b'{"program": "parlour-tricks", "file": "simulation", "version": 99}', "newer version"),
    ],
)
def test_a_foreign_file_is_refused_and_left_alone(
    foreign: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    file.write_bytes(foreign)
    assert call(*WORDS, "--deals", "1", "--keep", str(file)) == 2
    assert says in capsys.readouterr().err
    assert file.read_bytes() == foreign
    assert list(tmp_path.iterdir()) == [file]


def test_a_spoilt_file_is_set_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept"
    words = (*WORDS, "--deals", "2", "--keep", str(file))
    whole = told(capsys, *words)
    text = file.read_text("utf-8")
    no_share = re.sub(r'("played": \[\s+")[^,]+', r"\1nan", text)
    huge = no_share.replace("nan", "1e300")
    no_deals, many_deals = text.replace(":1 ", ":-1 ", 1), text.replace(":1 ", f":{10**20} ", 1)
    doubled = text.replace(":1 ", ":1 :", 1)
    spoilt = (text[: len(text) // 2], doubled, no_share, huge, no_deals, many_deals, "")
    for number, each in enumerate(spoilt, 1):
        file.with_name("kept.bak").unlink()
        file.write_text(each, "utf-8")
        assert call(*words, "--json") == 0
        printed = capsys.readouterr()
        assert f"kept is spoilt; it is kept as kept.unreadable-{number}, and play begins anew." in printed.err
        assert json.loads(printed.out)["levels"] == whole["levels"]
        assert file.with_name(f"kept.unreadable-{number}").read_text("utf-8") == each
        assert file.read_text("utf-8") == text


def test_the_backup_of_a_spoilt_file_is_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    words = (*WORDS, "--deals", "2", "--keep", str(file))
    whole = told(capsys, *words)
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")
    assert call(*words, "--json") == 0
    printed = capsys.readouterr()
    assert "play goes on from its backup" in printed.err
    assert json.loads(printed.out)["pairs"] == whole["pairs"]


def test_outcomes_come_back_as_they_were(tmp_path: Path) -> None:
    task = Task("gleek", (), facing("novice", "club", ALONE), 1, matches=False, worlds=3)
    played = list(play_all((task,), range(2), 1))
    tally = Tally(tmp_path / "kept", (task,), words_of((task,)))
    tally.keep(played)
    assert tally.recall() == played


def test_a_place_that_cannot_be_written_to_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str, *, backup: bool) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    asked: list[range] = []

    def noted(tasks: Sequence[Task], items: range, jobs: int) -> Iterator[Outcomes]:
        asked.append(items)
        yield from play_all(tasks, items, jobs)

    words = (*WORDS, "--keep", str(tmp_path / "kept"))
    whole = told(capsys, *words, "--deals", "1")
    monkeypatch.setattr(simulate, "replace_file", full)
    monkeypatch.setattr(simulate, "play_all", noted)
    assert call(*words, "--deals", "2") == 2
    assert "kept can't be written: No space left on device." in capsys.readouterr().err
    assert asked == []
    assert told(capsys, *words, "--deals", "1") == whole, "what is there already asks for no place"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no terminals to borrow")
def test_the_bar_begins_where_play_goes_on(tmp_path: Path) -> None:
    import pty  # noqa: PLC0415  not there on Windows

    words = (sys.executable, "-m", "game", *WORDS, "--keep", str(tmp_path / "kept"))
    subprocess.run([*words, "--deals", "2"], stdout=subprocess.DEVNULL, check=True, cwd=ROOT)
    ours, theirs = pty.openpty()
    subprocess.run([*words, "--deals", "4"], stdout=subprocess.DEVNULL, stderr=theirs, check=True, cwd=ROOT)
    os.close(theirs)  # so that reading ends where no bar is shown
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert shown.startswith(f"\r[{'#' * 15}{'.' * 15}] 6/12")
    assert shown.endswith(f"\r[{'#' * 30}] 12/12\r\n")
