"""Every example in a docstring is tried."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = 86
"""There were so many when they were first tried; fewer would mean that some are not found any more."""


def modules() -> list[str]:
    """Name the modules of the game that show an example."""
    paths = (path for path in sorted(ROOT.glob("game/**/*.py")) if ">>> " in path.read_text("utf-8"))
    return [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in paths
    ]


@pytest.mark.parametrize("name", modules())
def test_examples_hold(name: str) -> None:
    """What was expected and what came instead stands in the captured output."""
    tried = doctest.testmod(import_module(name))
    assert tried.attempted
    assert not tried.failed


def test_all_are_found() -> None:
    assert sum(doctest.testmod(import_module(name)).attempted for name in modules()) >= EXAMPLES
