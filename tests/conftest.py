"""Where every test plays: no screen, no loudspeaker, and none of the player's own folders."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

AT_SPI = ("dbus-daemon", "/usr/libexec/at-spi-bus-launcher")
PROGRAMS = {
    "window": ("Xvfb", "xdotool"),
    "reader": AT_SPI,
    "orca": ("orca", "Xvfb", "xdotool", *AT_SPI),
}
"""What tests with a mark start."""
FOLDERS = (
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)

CORE = "PARLOUR_TRICKS_CORE"

os.environ.setdefault(CORE, "pure")  # before anything imports the game, as other conftests do
os.environ["SDL_VIDEODRIVER"] = "dummy"  # before anything imports pygame
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
hypothesis.settings.register_profile("table", deadline=None)  # machines are slow at times; no test is timed
hypothesis.settings.load_profile("table")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all", action="store_true", help="run the slow tests and those that build packages, too"
    )
    parser.addoption(
        "--core",
        choices=("pure", "compiled"),
        default="pure",
        help="which core is tested; the sources unless given",
    )


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--core")
    if "game" in sys.modules and os.environ[CORE] != wanted:
        message = f"Without workers, say {CORE}={wanted} as well: the game has been imported already."
        raise pytest.UsageError(message)
    os.environ[CORE] = wanted
    if config.getoption("--all"):
        config.option.markexpr = ""


def missing_programs(mark: str) -> str:
    """Name what the tests with a mark lack on this machine; empty if nothing."""
    return " and ".join(name for name in PROGRAMS[mark] if shutil.which(name) is None)


def pytest_report_header() -> list[str]:
    told = {mark: missing_programs(mark) for mark in PROGRAMS}
    return [f"{mark}: {f'SKIPPED, {lack} missing' if lack else 'tested'}" for mark, lack in told.items()]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lacking = {mark: missing_programs(mark) for mark in PROGRAMS}
    for item in items:
        if os.environ[CORE] == "compiled" and (pure := item.get_closest_marker("pure")):
            item.add_marker(pytest.mark.skip(reason=f"of the sources alone: {pure.args[0]}"))
        for mark, lack in lacking.items():
            if lack and item.get_closest_marker(mark):
                item.add_marker(pytest.mark.skip(reason=f"it needs {lack}, which this machine lacks"))


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
