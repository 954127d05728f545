"""The benchmark says what it is at, and keeps what is done when it is broken off."""

import json
from pathlib import Path

import pytest

from game.catalogue import GAMES, LEVELS
from tests.tools.bench.__main__ import INTERRUPTED, measure
from tests.tools.bench.engine import engine
from tests.tools.bench.figures import QUICK, WHOLE, Figure, Part
from tests.tools.bench.peers import peers
from tests.tools.bench.screen import screen


def one(name: str) -> Part:
    return Part(name, lambda: [Figure(name, 1.0, "ms")])


def broken_off() -> list[Figure]:
    raise KeyboardInterrupt


def test_every_part_is_told_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deep" / "bench.json"
    assert measure([one("first"), one("second")], file) == 0
    told = capsys.readouterr().out
    assert told.index("[1/2] first") < told.index("1.00 ms") < told.index("[2/2] second")
    report = json.loads(file.read_text("utf-8"))
    assert report["complete"]
    assert [each["name"] for each in report["figures"]] == ["first", "second"]


def test_what_is_done_outlives_a_break(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.json"
    assert measure([one("first"), Part("second", broken_off), one("third")], file) == INTERRUPTED
    assert f"Broken off; 1 of 3 parts are in {file}." in capsys.readouterr().out
    report = json.loads(file.read_text("utf-8"))
    assert not report["complete"]
    assert [each["name"] for each in report["figures"]] == ["first"]


def test_a_quick_look_leaves_out_what_is_slow_and_no_game() -> None:
    names = {each.name for each in (*peers(QUICK), *engine(QUICK))}
    assert names < {each.name for each in (*peers(WHOLE), *engine(WHOLE))}
    assert {f"{game.id}: {level} decides" for game in GAMES for level in LEVELS} < names
    assert {each.name for each in screen(QUICK)} < {each.name for each in screen(WHOLE)}
