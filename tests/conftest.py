"""Where every test plays: no screen, no loudspeaker, and none of the player's own folders."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

WINDOW_PROGRAMS = ("Xvfb", "xdotool")
FOLDERS = (
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)

os.environ["SDL_VIDEODRIVER"] = "dummy"  # before anything imports pygame
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
hypothesis.settings.register_profile("table", deadline=None)  # machines are slow at times; no test is timed
hypothesis.settings.load_profile("table")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all", action="store_true", help="run the slow tests and those that build packages, too"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--all"):
        config.option.markexpr = ""


def missing_programs() -> str:
    """Name what the tests in a real window lack on this machine; empty if nothing."""
    return " and ".join(name for name in WINDOW_PROGRAMS if shutil.which(name) is None)


def pytest_report_header() -> str:
    missing = missing_programs()
    return f"real window: {f'SKIPPED, {missing} missing' if missing else 'tested under Xvfb'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = missing_programs()
    for item in items:
        if missing and item.get_closest_marker("window"):
            item.add_marker(
                pytest.mark.skip(reason=f"a real window needs {missing}, which this machine lacks")
            )


def pytest_collection_finish() -> None:
    """Spare the collector what stays to the end anyway."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Tell whether this is the long run, in which nothing is left to samples."""
    return bool(request.config.getoption("--all"))


@pytest.fixture(autouse=True, scope="session")
def _borrowed_folders() -> Iterator[None]:
    """Send everything that would go to the player's folders to one that is thrown away."""
    with (
        tempfile.TemporaryDirectory(prefix="parlour-tricks-") as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        for name in FOLDERS:
            patch.setenv(name, str(Path(folder) / name.lower()))
        yield
