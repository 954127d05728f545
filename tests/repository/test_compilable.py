"""What mypyc gets wrong stands nowhere in the core, which it is to compile."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from float_sums import COMPILED
from tests.repository import tracked

PYPROJECT = """
[tool.mypy]
plugins = ["{plugin}"]
explicit_package_bases = true
"""


def mistakes(source: str) -> Iterator[str]:
    """Name what a compiler can't take, or takes wrongly, beside sums of floats, which need the types of things."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module="mypy_extensions"):
                yield f"line {node.lineno}: whole numbers of a fixed size; from 31 places on they are shifted wrongly"
            case ast.Compare(ops=ops, comparators=sides) if any(map(_starred, ops, sides)):
                yield f"line {node.lineno}: a star in what follows “in”, on which mypyc breaks down"
            case ast.IfExp(test=test) if any(map(_lent, ast.walk(test))):
                yield (
                    f"line {node.lineno}: a conditional expression whose condition looks, after “and” or “or”, into what"
                    " an item or a call gives; mypyc lets go of it even where it was never asked for"
                )
            case ast.ClassDef(bases=bases, body=body) if not any(map(_listing, bases)):
                for each in body:
                    if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]).isupper():
                        yield f"line {each.lineno}: a constant of a class without “Final”; mypyc finds it in objects only"
            case _:
                pass


def _listing(base: ast.expr) -> bool:
    return isinstance(base, ast.Name) and base.id.endswith(("Enum", "PhaseName"))


def _lent(node: ast.AST) -> bool:
    later = node.values[1:] if isinstance(node, ast.BoolOp) else []
    looks = [each for part in later for each in ast.walk(part) if isinstance(each, ast.Attribute)]
    return any(isinstance(each.value, ast.Call | ast.Subscript) for each in looks)


def _starred(operator: ast.cmpop, side: ast.expr) -> bool:
    shown = isinstance(side, ast.Tuple | ast.List | ast.Set) and any(
        isinstance(each, ast.Starred) for each in side.elts
    )
    return isinstance(operator, ast.In | ast.NotIn) and shown


def test_the_core_can_be_compiled() -> None:
    for part in COMPILED:
        for file in (tracked.ROOT / "game" / part).rglob("*.py"):
            assert list(mistakes(file.read_text("utf-8"))) == [], file


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from mypy_extensions import i64", 1),
        ("near = 1 in (*far, 2), 1 not in [*far], 0 == 1 in {2, *far}", 3),
        ("3 if far and far[0].near else 4", 1),
        ("3 if not (far or made().near > 3) else 4", 1),
        ("3 if far[0].near and far.near[0] and far(near) else 4", 0),
        ("near = 1 in (2, 3), [*far, 2], (*far, 2) == far", 0),
        ("class Far(ValueError):\n    NEAR = 1", 1),
        ("class Far(StrEnum):\n    NEAR = 'near'\nclass Near:\n    FAR: Final = 1\n    far: int = 1", 0),
    ],
)
def test_a_mistake_would_be_seen(source: str, found: int) -> None:
    assert len(list(mistakes(source))) == found


SUMS = """
from collections.abc import Sequence

def gain(count: int, weights: Sequence[float], prizes: list[int]) -> float:
    wrong = count * sum(weights)
    wrong += sum(each for each in weights)
    wrong += sum((0.5, 1.5))
    return wrong + count * sum(weights, 0.0) + sum(prizes) + sum(each > 0 for each in weights)
"""


def test_mypy_refuses_sums_of_floats_that_start_from_nothing(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(
        PYPROJECT.format(plugin=(tracked.ROOT / "build" / "float_sums.py").as_posix()), "utf-8"
    )
    files = [Path("game", "core", "sums.py"), Path("game", "ui", "sums.py")]
    for file in files:
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(SUMS, "utf-8")
    command = [sys.executable, "-m", "mypy", *map(str, files)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    said = [line.split(" error: ")[0] for line in done.stdout.splitlines() if "must start from 0.0" in line]
    assert said == [f"{files[0]}:{line}:" for line in (5, 6, 7)], done.stdout
