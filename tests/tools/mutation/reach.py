"""Tells which test enters which function, and lets only those run that enter a mutant's, the quickest first.

A plugin of pytest: REACH_WRITTEN names a file that is to hold what each test enters, REACH_CHOSEN one that lists tests.
"""

import json
import os
import re
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType

import pytest

WRITTEN, CHOSEN = "REACH_WRITTEN", "REACH_CHOSEN"
Reach = Mapping[str, tuple[float, Sequence[str]]]
"""Of each test, by its name, how long it took and what it entered: "game/session/match.py Match.undo"."""
KNOWING = 8
"""Files of tests that are run because they know a module."""

_entered: set[CodeType] = set()
_found: dict[str, tuple[float, list[str]]] = {}


def knowing(root: Path, path: str) -> tuple[str, ...]:
    """Name the files of tests that import a module or are called like it, those that import least else first."""
    module = path.removesuffix(".py").replace("/", ".")
    imports, found = re.compile(rf"^from {re.escape(module)} import ", re.MULTILINE), list[tuple[int, str]]()
    for file in sorted((root / "tests").rglob("test_*.py")):
        text = file.read_text("utf-8")
        if file.parent.name == "window":  # they need a screen of their own
            continue
        if imports.search(text) or file.stem == f"test_{Path(path).stem}":
            found.append((text.count("\nfrom game."), file.relative_to(root).as_posix()))
    return tuple(file for _, file in sorted(found)[:KNOWING])


def nearest(reach: Reach, path: str, function: str) -> list[str]:
    """Name the tests that enter a function, the quickest first."""
    wanted = f"{path} {function}"
    found = [(seconds, test) for test, (seconds, entered) in reach.items() if wanted in entered]
    return [test for _, test in sorted(found)]


def _enter(frame: FrameType, event: str, argument: object) -> None:
    _entered.add(frame.f_code)


def _names(root: Path) -> list[str]:
    """Name what was entered, an inner function by the one it stands in."""
    game, found = f"{root}{os.sep}game{os.sep}", set()
    for code in _entered:
        if code.co_filename.startswith(game):
            path = Path(code.co_filename).relative_to(root).as_posix()
            found.add(f"{path} {code.co_qualname.partition('.<locals>')[0]}")
    return sorted(found)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Listen while a test runs."""
    if WRITTEN not in os.environ:
        return (yield)
    _entered.clear()
    start = time.perf_counter()
    threading.settrace(_enter)
    sys.settrace(_enter)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        threading.settrace(None)
        _found[item.nodeid] = (time.perf_counter() - start, _names(item.config.rootpath))


def pytest_sessionfinish() -> None:
    """Write what was found."""
    if WRITTEN in os.environ:
        Path(os.environ[WRITTEN]).write_text(json.dumps(_found), "utf-8")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the chosen tests, in their order."""
    if CHOSEN in os.environ:
        chosen = json.loads(Path(os.environ[CHOSEN]).read_text("utf-8"))
        place = {test: number for number, test in enumerate(chosen)}
        items[:] = sorted(
            (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
        )
