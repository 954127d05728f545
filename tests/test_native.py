"""The compiled core is loaded where it fits the sources, and whoever asks is told which core runs, and why."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import native

ROOT = native.GAME.parent
ASKED = """
import importlib.util, json, game
print(json.dumps([game.CORE, *(importlib.util.find_spec(f"game.core.{name}").origin for name in ("trick", "move"))]))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a checkout with as much in it as is looked at."""
    for name in ("game/__init__.py", "game/native.py", "game/core", *native.MADE_BY):
        source, copy = ROOT / name, tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, copy) if source.is_dir() else shutil.copy(source, copy)
    return tmp_path


def compiled_into(folder: Path) -> None:
    """Put down a module as if it had been compiled; nobody loads it here."""
    (folder / "game" / "core").mkdir(parents=True)
    (folder / "game" / "core" / f"trick{native.SUFFIX}").touch()


def ask(checkout: Path, wish: str = "") -> tuple[str, bool]:
    """Ask a Python of its own which core it says it has, and whether it would load a compiled module."""
    env = {**os.environ, native.WISH: wish}
    command = [sys.executable, "-c", ASKED]
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=True)
    core, trick, move = json.loads(done.stdout)
    assert move == str(checkout / "game" / "core" / "move.py")
    return core, trick.endswith(native.SUFFIX)


def test_sources_run_where_nothing_was_compiled(checkout: Path) -> None:
    assert ask(checkout) == ("pure Python, as none was compiled", False)


def test_what_was_compiled_of_the_sources_runs_in_their_place(checkout: Path) -> None:
    compiled_into(native.kept_for(checkout))
    assert ask(checkout) == ("compiled", True)
    assert ask(checkout, "compiled") == ("compiled", True)
    assert ask(checkout, "pure") == ("pure Python, as PARLOUR_TRICKS_CORE says", False)


@pytest.mark.parametrize("changed", ["game/core/move.py", "build/lower.py", "build/constraints.txt"])
def test_it_does_not_run_once_anything_it_was_made_of_has_changed(checkout: Path, changed: str) -> None:
    compiled_into(native.kept_for(checkout))
    with (checkout / changed).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert ask(checkout) == ("pure Python, as the sources have changed since it was compiled", False)
    with pytest.raises(subprocess.CalledProcessError) as failed:
        ask(checkout, "compiled")
    assert "asks for a compiled core, but there would be pure Python, as the sources" in failed.value.stderr


def test_a_package_runs_what_it_brings(checkout: Path) -> None:
    shutil.rmtree(checkout / "build")
    compiled_into(checkout / "game" / "compiled")
    assert ask(checkout) == ("compiled", True)


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert [each for part in native.PARTS for each in (native.GAME / part).rglob(f"*{native.SUFFIX}")] == []
