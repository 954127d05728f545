"""Progress exported and imported by the command line: whole, never over another file, refused in one sentence."""

import json
from pathlib import Path

import pytest

from game.catalogue import spec_of
from game.storage.stores import open_stores
from tests.cli.desk import call
from tests.storage.test_learned import learned


def at(folder: Path) -> tuple[str, str]:
    return "--data-dir", str(folder)


def test_progress_goes_from_one_folder_to_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learned(tmp_path / "one").close()
    file = str(tmp_path / "it.json")
    assert call("progress", "export", file, *at(tmp_path / "one")) == 0
    assert call("progress", "import", file, *at(tmp_path / "other")) == 0
    assert call("progress", "import", file, "--json", *at(tmp_path / "other")) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == [f"Your progress was saved to {file}", "What was new or newer: 4."]
    assert json.loads(said[2]) == {"changed": 0, "unknown": []}
    there = open_stores(tmp_path / "other", spec_of)
    assert there.progress.lesson("ecarte/order").done
    assert len(there.mistakes.all) == 1


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert call(*words) == 2
    told = capsys.readouterr()
    assert not told.out
    assert told.err.count("\n") == 1
    return told.err


def test_what_can_not_be_done_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "it.json").write_text("mine", "utf-8")
    here, file = at(tmp_path / "one"), str(tmp_path / "it.json")
    assert "is there already" in refused(capsys, "progress", "export", file, *here)
    assert (tmp_path / "it.json").read_text("utf-8") == "mine"
    assert "holds no progress" in refused(capsys, "progress", "import", file, *here)
    assert "can't be read" in refused(capsys, "progress", "import", str(tmp_path / "no"), *here)
    assert "holds no progress" in refused(capsys, "progress", "import", "a\0b", *here)
    assert "can't be written" in refused(capsys, "progress", "export", f"{file}/x", *here)


def test_an_open_window_would_not_notice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    window = learned(tmp_path / "one")
    file = str(tmp_path / "it.json")
    assert call("progress", "export", file, *at(tmp_path / "one")) == 0
    capsys.readouterr()
    assert "open in a window" in refused(capsys, "progress", "import", file, *at(tmp_path / "one"))
    window.close()


def test_a_damaged_file_of_ones_own_is_kept_and_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learned(tmp_path / "one").close()
    file = str(tmp_path / "it.json")
    assert call("progress", "export", file, *at(tmp_path / "one")) == 0
    mine = tmp_path / "other" / "data" / "mistakes.json"
    mine.parent.mkdir(parents=True)
    mine.write_text("{", "utf-8")
    assert call("progress", "import", file, *at(tmp_path / "other")) == 0
    assert "mistakes.json.unreadable-1" in capsys.readouterr().err
    assert mine.with_name("mistakes.json.unreadable-1").read_text("utf-8") == "{"
