"""What the window is told when it is to be opened."""

import subprocess
import sys
from argparse import Namespace

import pytest

from game import cli
from tests.cli.command_line import ROOT, no_screens


@pytest.mark.parametrize(
    ("words", "file"),
    [([], None), (["play"], None), (["play", "some.parlour"], "some.parlour"), (["--data-dir", "x"], None)],
)
def test_the_window_opens_with_the_match_named_or_with_none(words: list[str], file: str | None) -> None:
    told: list[Namespace] = []

    def play(arguments: Namespace) -> int:
        told.append(arguments)
        return 7

    assert cli.main(words, cli.ScreenParts(play, no_screens)) == 7
    assert [each.file for each in told] == [file]


def test_the_window_opens_without_loading_the_commands() -> None:
    opened = "import sys; from game import cli; cli.main([], cli.ScreenParts(lambda _: print(*sys.modules) or 0, list))"
    loaded = subprocess.run(
        [sys.executable, "-c", opened], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "game.cli.arguments" in loaded.stdout.split()
    assert "game.cli.commands" not in loaded.stdout.split()
