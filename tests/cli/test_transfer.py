"""Progress exported and imported by the command line: whole, never over another file, refused in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.catalogue import spec_of
from game.storage.stores import open_stores
from tests.cli.command_line import call
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
    assert said[:2] == [f"Your progress was saved to {file}", "What was new or newer: 5."]
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


def spoil(path: Path) -> None:
    path.write_text("{", "utf-8")


def outdate(path: Path) -> None:
    path.write_text(json.dumps({"file": path.stem, "version": 99}), "utf-8")


def block(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize("name", ["progress.json", "mistakes.json"])
@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (spoil, "unreadable-1 and nothing in it was changed. Nothing was exported. To export what there is"),
        (outdate, "newer version of Parlour Tricks; it is left as it is"),
        (block, "can’t be reached."),
    ],
)
def test_nothing_is_exported_in_place_of_what_can_not_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[Path], None], why: str, name: str
) -> None:
    mine, file = tmp_path / "one" / "data" / name, tmp_path / "it.json"
    mine.parent.mkdir(parents=True)
    harm(mine)
    said = refused(capsys, "progress", "export", str(file), *at(tmp_path / "one"))
    assert why in said
    assert "Nothing was exported." in said
    assert not file.exists()


def test_all_that_can_not_be_read_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, file = at(tmp_path / "one"), str(tmp_path / "it.json")
    data = tmp_path / "one" / "data"
    data.mkdir(parents=True)
    for name in ("progress.json", "mistakes.json"):
        spoil(data / name)
    assert call("progress", "export", file, *here) == 2
    told = capsys.readouterr().err
    assert "progress.json.unreadable-1" in told
    assert "mistakes.json.unreadable-1" in told
    assert call("progress", "export", file, *here) == 0


def test_what_is_exported_from_a_backup_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learned(tmp_path / "one").close()
    again = open_stores(tmp_path / "one", spec_of)
    again.progress.finish("gleek/purses")  # what was there before is the backup now
    again.close()
    spoil(tmp_path / "one" / "data" / "progress.json")
    file = str(tmp_path / "it.json")
    assert call("progress", "export", file, *at(tmp_path / "one")) == 0
    told = capsys.readouterr()
    assert told.out == f"Your progress was saved to {file}\n"
    assert "its backup" in told.err
    assert call("progress", "import", file, *at(tmp_path / "other")) == 0


def test_what_is_set_aside_is_told_of_though_nothing_is_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    learned(tmp_path / "one").close()
    file = tmp_path / "it.json"
    assert call("progress", "export", str(file), *at(tmp_path / "one")) == 0
    whole = json.loads(file.read_text("utf-8"))
    whole["parts"]["mistakes"] = 7
    file.write_text(json.dumps(whole), "utf-8")
    mine = tmp_path / "other" / "data" / "progress.json"
    mine.parent.mkdir(parents=True)
    spoil(mine)
    assert call("progress", "import", str(file), *at(tmp_path / "other")) == 2
    told = capsys.readouterr().err
    assert "progress.json.unreadable-1" in told
    assert "can't be imported" in told
