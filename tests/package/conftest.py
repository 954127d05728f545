"""What this system ships, made once for all tests about it."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from game import native
from tests.package import making


@pytest.fixture(autouse=True)
def _what_is_installed_chooses_its_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(native.WISH)  # tests have the sources run


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make everything; give the folder that holds what was made, and in `work` the frozen program."""
    if find_spec("PyInstaller") is None:
        pytest.skip("PyInstaller is not here: python3 build/run.py test -m package brings it")
    folder = tmp_path_factory.mktemp("shelf")
    making.make(folder)
    return folder
