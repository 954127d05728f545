"""What is told of where the players' numbers come from names numbers and scripts that there are."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOLD = (ROOT / "tests" / "tools" / "strength" / "fitting" / "PROVENANCE.md").read_text("utf-8")


def numbers() -> Iterator[tuple[str, str]]:
    """Give every number of the tables, with the module it stands in."""
    for row in re.findall(r"^\| (`.*?) \|", TOLD, re.MULTILINE):
        module = ""
        for word in re.findall(r"`(.*?)`", row):
            if word.endswith(".py"):
                module = word
            else:
                yield module, word


def defined(module: str) -> set[str]:
    """List what a module of the players defines."""
    names: set[str] = set()
    for statement in ast.parse((ROOT / "game" / "bots" / module).read_text("utf-8")).body:
        if isinstance(statement, ast.FunctionDef):
            names.add(statement.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            names.update(
                each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
            )
    return names


def test_every_number_told_of_is_in_its_module() -> None:
    told = list(numbers())
    assert len(told) > 20
    assert not [(module, name) for module, name in told if name not in defined(module)]


def test_every_script_told_of_is_there() -> None:
    scripts = re.findall(r"python -m ([\w.]+)", TOLD)
    assert len(scripts) > 5
    assert all(find_spec(script) for script in scripts)
