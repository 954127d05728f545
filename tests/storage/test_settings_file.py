"""Settings come back as they were chosen, whatever has happened to their file."""

import os
import sys
from pathlib import Path

import pytest

from game.core.record import replace
from game.storage.match_files import NAME, folders
from game.storage.settings import DEFAULTS, FeltColour
from tests.storage.small_match import keys, stores


def test_settings_come_back(tmp_path: Path) -> None:
    window = stores(tmp_path)
    assert window.settings.load() == DEFAULTS
    chosen = replace(DEFAULTS, felt=FeltColour.BLUE, text_scale=1.5)
    assert window.settings.save(chosen)
    assert stores(tmp_path).settings.load() == chosen
    assert keys(window) == []


def test_two_windows_undo_nothing_of_one_another(tmp_path: Path) -> None:
    one, other = stores(tmp_path), stores(tmp_path)
    here, there = one.settings.load(), other.settings.load()
    here = replace(here, felt=FeltColour.BLUE, text_scale=1.5)
    assert one.settings.save(here)
    there = replace(there, mute=True, text_scale=2.0)
    assert other.settings.save(there)
    assert other.settings.save(there)
    assert stores(tmp_path).settings.load() == replace(here, mute=True, text_scale=2.0)
    assert one.settings.save(replace(here, mute_on_focus_loss=False))
    expected = replace(here, mute=True, text_scale=2.0, mute_on_focus_loss=False)
    assert stores(tmp_path).settings.load() == expected


def test_odd_values_have_their_defaults_and_unknown_keys_survive(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir()
    path.write_text(
        '{"file": "settings", "version": 1, "felt": "tartan", "mute": true, "from_tomorrow": [1]}', "utf-8"
    )
    window = stores(tmp_path)
    loaded = window.settings.load()
    assert loaded.felt == DEFAULTS.felt
    assert loaded.mute
    assert keys(window) == ["odd_settings"]
    odd = path.read_bytes()
    for _ in range(3):
        assert window.settings.save(loaded)
    assert '"from_tomorrow"' in path.read_text("utf-8")
    assert (path.parent / "settings.json.unreadable-1").read_bytes() == odd
    assert not (path.parent / "settings.json.unreadable-2").exists()


@pytest.mark.parametrize(
    ("text", "notice"), [("{", "set_aside"), ('{"file": "settings", "version": 2}', "newer")]
)
def test_a_strange_file_is_kept(text: str, notice: str, tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    window = stores(tmp_path)
    assert window.settings.load() == DEFAULTS
    window.settings.save(DEFAULTS)
    assert keys(window) == [notice]
    assert text in [each.read_text("utf-8") for each in path.parent.iterdir()]


def test_the_systems_own_folders_carry_the_name_of_the_program() -> None:
    places = folders(None)
    kinds = {"config": places.config, "data": places.data, "state": places.state, "cache": places.cache}
    for kind, folder in kinds.items():
        assert NAME in folder.parts
        if sys.platform == "linux":  # other systems put several of them into one
            assert folder.is_relative_to(os.environ[f"XDG_{kind.upper()}_HOME"])
