"""The import contracts of pyproject.toml hold, and each of them can be broken."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
CHECK = (
    "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True, no_logo=True{}))"
)

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
    ("rooms", "game/ui/scenes/planted.py", "import game.ui.lookback.scene"),
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
    ("games_apart", "game/catalogue.py", "import game.bots.ecarte.club"),
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


def lint(folder: Path, *only: str) -> "subprocess.CompletedProcess[str]":
    """Run the contracts over the game in this folder."""
    limit = f", limit_to_contracts={only!r}" if only else ""
    command = [sys.executable, "-c", CHECK.format(limit)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)


def test_contracts_hold() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"{len(contracts())} kept" in result.stdout


def test_every_contract_has_a_breach_to_try() -> None:
    assert {contract["id"] for contract in contracts()} == {contract for contract, _, _ in BREACHES}


@pytest.mark.parametrize(("contract", "module", "line"), BREACHES)
def test_breach_is_caught(contract: str, module: str, line: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    planted = tmp_path / module
    before = planted.read_text(encoding="utf-8") if planted.exists() else ""
    planted.write_text(f"{before}\n{line}\n", encoding="utf-8")
    result = lint(tmp_path, contract)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "1 broken" in result.stdout, result.stdout + result.stderr


def test_bots_and_tables_import_the_rules_of_their_own_game_only() -> None:
    assert foreign_rules("game/bots/gleek/club.py", "from game.rules.imperium import GAME") == {"imperium"}
    assert not foreign_rules("game/stage/tables/gleek.py", "from game.rules.gleek.phases import Public")
    for path in (ROOT / "game").rglob("*.py"):
        module = path.relative_to(ROOT).as_posix()
        assert not foreign_rules(module, path.read_text(encoding="utf-8")), module
