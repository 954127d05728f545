"""Progress is exported from the window; where that can't be done, a sentence says why."""

from datetime import date
from pathlib import Path

from game import resources
from game.app.teaching import ProgressTransfer
from game.wording import load
from tests.storage.small_match import stores

WORDS = load(resources.root() / "words" / "en")


def test_a_folder_that_nobody_can_look_into_is_told(tmp_path: Path) -> None:
    transfer = ProgressTransfer(stores(tmp_path / ("x" * 300)))
    said = transfer.export(WORDS, date(2026, 1, 2))
    assert said.startswith(WORDS.get("learn.transfer.not_exported", fault="…").partition("…")[0])
    assert said.endswith(".")
    assert transfer.files() == ()
