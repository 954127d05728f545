"""The import contracts of pyproject.toml hold, and each of them can be broken."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINTER = """
import contextlib, io, json, sys
from importlinter.cli import lint_imports

for asked in sys.stdin:
    with contextlib.redirect_stdout(io.StringIO()) as told:
        status = lint_imports(no_cache=True, no_logo=True, limit_to_contracts=tuple(json.loads(asked)))
    print(json.dumps([status, told.getvalue()]), flush=True)
"""
"""Reads on every line the contracts to hold the game in its folder to, and answers with status and report."""
Linter: TypeAlias = Callable[..., tuple[int, str]]
"""From contracts, all where none is named, to status and report."""

# Contract, module in which the breach is planted, the breach.
BREACHES = (
    ("layers", "game/core/planted.py", "import game.rules"),
    ("layers", "game/bots/planted.py", "import game.stage"),
    ("layers", "game/session/planted.py", "import game.catalogue"),
    ("layers", "game/planted.py", ""),
    ("layers", "game/telling/planted.py", "import game.coach"),
    ("layers", "game/play/planted.py", "import game.ui"),
    ("rooms", "game/ui/draw/planted.py", "import game.ui.shell.scene"),
    ("rooms", "game/ui/kit/planted.py", "import game.ui.widgets.button"),
    ("rooms", "game/ui/lookback/planted.py", "import game.ui.scenes.table"),
    ("no_screen", "game/core/planted.py", "import time"),
    ("no_screen", "game/rules/planted.py", "import random"),
    ("no_screen", "game/search/planted.py", "import os.path"),
    ("no_screen", "game/bots/planted.py", "from game.wording import Words"),
    ("no_screen", "game/stage/planted.py", "import pygame"),
    ("pygame_in_ui", "game/app/planted.py", "import pygame"),
    ("pygame_in_ui", "game/coach/planted.py", "import pygame"),
    ("headless", "game/catalogue.py", "import game.ui.draw.cloth"),
    ("headless", "game/cli/planted.py", "import pygame"),
    ("headless", "game/play/planted.py", "import pygame"),
    ("headless", "game/telling/planted.py", "import pygame"),
    ("headless", "game/storage/planted.py", "import pygame"),
    ("folders", "game/ui/planted.py", "import platformdirs"),
    ("folders", "game/coach/planted.py", "import platformdirs"),
    ("schedule", "game/storage/planted.py", "import fsrs"),
    ("schedule", "game/questions.py", "import fsrs"),
    ("session", "game/session/planted.py", "import game.search"),
    ("texts", "game/wording.py", "import game.rules"),
    ("rules_apart", "game/rules/planted.py", "import game.rules.imperium"),
    ("rules_apart", "game/search/planted.py", "import game.rules.imperium.phases"),
    ("rules_apart", "game/ui/table/planted.py", "from game.rules.imperium import GAME"),
    ("games_apart", "game/bots/planted.py", "import game.bots.ecarte"),
    ("games_apart", "game/stage/tables/planted.py", "import game.stage.tables.imperium"),
    ("games_apart", "game/catalogue.py", "import game.bots.ecarte.levels"),
    ("acyclic", "game/core/record.py", "import game.core.cards"),
)


GAME_OF = re.compile(r"game/(?:rules|bots|stage/tables)/(\w+)")
RULES_OF = re.compile(r"^\s*(?:from|import) game\.rules\.(\w+)", re.MULTILINE)


def foreign_rules(module: str, source: str) -> set[str]:
    """List the games whose rules a module imports though it does not belong to them."""
    own = GAME_OF.match(module)
    return {*RULES_OF.findall(source)} - ({own[1]} if own else set())


def contracts() -> list[dict[str, Any]]:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = declared["tool"]["importlinter"]["contracts"]
    return found


@contextmanager
def linter(folder: Path) -> Iterator[Linter]:
    """Start a process that holds the game in this folder to its contracts as often as it is asked."""
    command = [sys.executable, "-c", LINTER]
    with subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        asking, answering = process.stdin, process.stdout
        assert asking is not None
        assert answering is not None

        def lint(*only: str) -> tuple[int, str]:
            asking.write(f"{json.dumps(only)}\n")
            asking.flush()
            status, told = json.loads(answering.readline())
            return status, told

        yield lint


def test_contracts_hold() -> None:
    with linter(ROOT) as lint:
        status, told = lint()
    assert status == 0, told
    assert f"{len(contracts())} kept" in told


def test_every_contract_has_a_breach_to_try() -> None:
    assert {contract["id"] for contract in contracts()} == {contract for contract, _, _ in BREACHES}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Linter]]:
    """Copy the game once, with a linter for the copy."""
    folder = tmp_path_factory.mktemp("copied")
    shutil.copytree(ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    with linter(folder) as lint:
        yield folder, lint


@contextmanager
def planted(path: Path, line: str) -> Iterator[None]:
    """Add a line to a module, or begin one with it, for as long as it is looked for."""
    before = path.read_text(encoding="utf-8") if path.exists() else None
    path.write_text(f"{before or ''}\n{line}\n", encoding="utf-8")
    try:
        yield
    finally:
        if before is None:
            path.unlink()
        else:
            path.write_text(before, encoding="utf-8")


@pytest.mark.parametrize(("contract", "module", "line"), BREACHES)
def test_breach_is_caught(contract: str, module: str, line: str, copied: tuple[Path, Linter]) -> None:
    folder, lint = copied
    with planted(folder / module, line):
        status, told = lint(contract)
    assert status == 1, told
    assert "1 broken" in told, told
    status, told = lint(contract)
    assert status == 0, told


def test_bots_and_tables_import_the_rules_of_their_own_game_only() -> None:
    assert foreign_rules("game/bots/gleek/levels.py", "from game.rules.imperium import GAME") == {"imperium"}
    assert not foreign_rules("game/stage/tables/gleek.py", "from game.rules.gleek.phases import Public")
    for path in (ROOT / "game").rglob("*.py"):
        module = path.relative_to(ROOT).as_posix()
        assert not foreign_rules(module, path.read_text(encoding="utf-8")), module
