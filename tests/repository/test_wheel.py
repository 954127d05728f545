"""A real wheel carries the assets inside the package and nothing that is only for developers."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.repository import tracked

pytestmark = pytest.mark.package


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=tracked.ROOT,
        capture_output=True,
        check=True,
    )
    (made,) = folder.glob("parlour_tricks-*.whl")
    return made


def test_every_asset_and_every_module_is_in_it(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    assets = {f"game/{name}" for name in tracked.files() if name.startswith("assets/")}
    modules = {name for name in tracked.files() if name.startswith("game/")}
    assert assets
    assert (assets | modules) - inside == set()


def test_only_the_game_is_in_it(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"game"}


def test_it_installs_a_command_and_its_licences(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (entries,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    assert "parlour-tricks = game.__main__:main" in archive.read(entries).decode()
    licences = [name for name in archive.namelist() if "/licenses/" in name]
    assert any(name.endswith("/LICENSE") for name in licences)
    assert any("OFL" in name for name in licences)


def test_the_unpacked_wheel_finds_its_assets(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    env = {name: value for name, value in os.environ.items() if name != "PARLOUR_TRICKS_ASSETS"}
    answer = subprocess.run(
        [sys.executable, "-c", "from game import resources; print(resources.root())"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(answer.stdout.strip()) == (tmp_path / "game" / "assets").resolve()
