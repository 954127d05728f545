"""What the window is told when it is to be opened."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has a home for every user")
@pytest.mark.parametrize("words", [[], ["progress", "export", "some.json"]])
def test_who_has_no_home_folder_is_told_to_name_one(words: list[str], tmp_path: Path) -> None:
    unknown = "import os, pwd, sys; pwd.getpwuid = lambda _: {}[0]; from game.__main__ import main; sys.exit(main())"
    env = {key: value for key, value in os.environ.items() if key != "HOME" and not key.startswith("XDG_")}
    done = subprocess.run(
        [sys.executable, "-c", unknown, *words],
        cwd=tmp_path,
        env={**env, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    (told,) = done.stderr.splitlines()
    assert told.startswith("parlour-tricks: Your system knows no home folder")
    assert "--data-dir" in told
    assert not list(tmp_path.iterdir())
