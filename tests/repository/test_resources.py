"""The assets are found in a checkout, in an installed package and where the override says; never half of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import resources
from tests.repository import tracked


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    resources.root.cache_clear()
    yield
    resources.root.cache_clear()


def package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that the game is installed in this folder; give the package's own."""
    monkeypatch.delenv(resources.OVERRIDE, raising=False)
    monkeypatch.setattr(resources, "__file__", str(folder / "game" / "resources.py"))
    (folder / "game").mkdir()
    return folder / "game"


def fill(folder: Path) -> Path:
    folder.mkdir()
    (folder / resources.MARKER).write_text("Marks the folder.", encoding="utf-8")
    return folder


def test_a_checkout_has_them_beside_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(resources.OVERRIDE, raising=False)
    assert resources.root() == tracked.ROOT / "assets"


def test_an_installed_package_has_them_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = fill(package(tmp_path, monkeypatch) / "assets")
    fill(tmp_path / "assets")
    assert resources.root() == inside


def test_a_folder_without_the_marker_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package(tmp_path, monkeypatch) / "assets").mkdir()
    beside = fill(tmp_path / "assets")
    assert resources.root() == beside


def test_the_override_comes_before_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(resources.OVERRIDE, str(fill(tmp_path / "mine")))
    assert resources.asset(resources.MARKER) == tmp_path / "mine" / resources.MARKER
    assert resources.read_text(resources.MARKER) == "Marks the folder."


def test_an_override_that_leads_nowhere_is_no_other_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(resources.OVERRIDE, str(tmp_path))
    with pytest.raises(resources.MissingAsset, match="MANIFEST"):
        resources.root()


def test_a_missing_file_is_named() -> None:
    with pytest.raises(resources.MissingAsset, match="19 of hearts"):
        resources.asset("cards", "19 of hearts.svg")
