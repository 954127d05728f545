"""Progress exported and imported in the running program: by button, and by a file dropped onto the window."""

from pathlib import Path
from random import Random

import pygame

from game.storage.learned import export
from game.storage.mistakes import Kept
from tests.storage.test_learned import learned, machine
from tests.storage.test_mistakes import ONE
from tests.ui.whole.player import Keyboard, live
from tests.ui.whole.running_app import RunningApp, running, seated_player


def names(there: RunningApp) -> list[str]:
    return [node.name for node in there.nodes()]


def exported(folder: Path) -> Path:
    """Let another machine export what was learned there."""
    stores = learned(folder / "elsewhere")
    export(stores.learned, folder / "theirs.json")
    stores.close()
    return folder / "theirs.json"


def test_progress_is_exported_once_for_every_press(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn", "transfer", "export", "export")
        found = sorted((tmp_path / "data" / "exports").iterdir())
        assert len(found) == 2
        assert found[0].read_text("utf-8") == found[1].read_text("utf-8")
        assert f"Your progress was saved to {found[0]}" in names(there)
        assert live(there.nodes(), f"join/{found[0].name}")


def test_a_file_in_the_folder_is_imported_by_key(tmp_path: Path) -> None:
    theirs = exported(tmp_path)
    folder = tmp_path / "data" / "exports"
    folder.mkdir(parents=True)
    theirs.rename(folder / "theirs.json")
    (folder / "match.parlour").write_text("parlour-tricks transcript 1", "utf-8")
    with running(tmp_path) as there:
        player = seated_player(there, Keyboard(Random(2)))
        player.use("learn", "transfer", "join/theirs.json")
        assert "Your progress was imported; what was new or newer: 5." in names(there)
        player.use("leave", "subject/ecarte")
        assert any("1 in all" in node.value or "1 in all" in node.name for node in there.nodes())
    stores = machine(tmp_path)
    assert stores.progress.lesson("ecarte/order").done
    assert stores.mistakes.keep(ONE) is Kept.KEPT


def test_a_file_dropped_on_the_window_is_imported_and_a_damaged_one_is_refused(tmp_path: Path) -> None:
    theirs = exported(tmp_path)
    bad = tmp_path / "bad.json"
    bad.write_text(theirs.read_text("utf-8")[:-30], "utf-8")
    with running(tmp_path) as there:
        there.post(pygame.DROPFILE, file=str(bad))
        there.rest(0.2)
        assert any(name.startswith("bad.json can’t be imported.") for name in names(there))
        there.post(pygame.DROPFILE, file=str(theirs))
        there.rest(0.2)
        assert "Your progress was imported; what was new or newer: 5." in names(there)
        there.post(pygame.DROPFILE, file=str(theirs))
        there.rest(0.2)
        assert "There was nothing in this file that is not here already." in names(there)


def test_nothing_is_exported_in_place_of_what_a_newer_version_wrote(tmp_path: Path) -> None:
    mine = tmp_path / "data" / "progress.json"
    mine.parent.mkdir(parents=True)
    mine.write_text('{"file": "progress", "version": 99}', "utf-8")
    with running(tmp_path) as there:
        seated_player(there).use("learn", "transfer", "export")
        told = "Your progress could not be saved. progress.json is out of reach or of a newer version."
        assert any(name.startswith(told) for name in names(there))
    assert not (tmp_path / "data" / "exports").exists()
