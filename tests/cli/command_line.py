"""What the tests of the command line share: a way to call it, and matches to hand it."""

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import cli
from game.catalogue import find
from game.core.options import Value, changed, chosen
from game.core.transcript import Transcript, write
from tests.laws.walks import header, walk

ROOT = Path(cli.__file__).parents[2]


def never_opened(_arguments: Namespace) -> int:
    pytest.fail("the window must stay closed")


def no_screens() -> Sequence[str]:
    return ()


def call(*words: str) -> int:
    """Obey a command line in this process."""
    return cli.main(words, cli.ScreenParts(never_opened, no_screens))


def process(*words: str, given: bytes = b"", timeout: float = 300) -> subprocess.CompletedProcess[bytes]:
    """Obey a command line in a process of its own, fed from its standard input."""
    command = [sys.executable, "-m", "game", *words]
    place = {key: value for key, value in os.environ.items() if key != "PYGAME_HIDE_SUPPORT_PROMPT"}
    return subprocess.run(
        command, input=given, capture_output=True, check=False, cwd=ROOT, env=place, timeout=timeout
    )


def on_terminal(*words: str, **place: str) -> bytes:
    """Give all that a command writes to a terminal, its errors as well; `place` is added to its environment."""
    pty = pytest.importorskip("pty", reason="only POSIX lets a test look at a terminal")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "game", *words],
        stdout=theirs,
        stderr=theirs,
        cwd=ROOT,
        env={**os.environ, **place},
    ) as running:
        os.close(theirs)
        heard = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            heard += part
        running.wait()
    os.close(ours)
    return heard.replace(b"\r\n", b"\n")


def match(game_id: str, seed: int = 5, most: int = 4000, **options: Value) -> Transcript:
    """Play a random match."""
    game, dice = find(game_id), Random(seed)
    wanted = chosen(game.options, options)
    rules = game.rules(wanted)
    steps = list(walk(rules, dice, most))
    head = header(game_id, rules, changed(wanted), steps[0].before.dealer)
    return Transcript(head, tuple(step.entry for step in steps))


def text(game_id: str, seed: int = 5, most: int = 4000, **options: Value) -> str:
    """Write a random match down."""
    log = match(game_id, seed, most, **options)
    return write(log, find(game_id).rules(find(game_id).options()).spec.pack)


def objects(printed: str) -> list[dict[str, Any]]:
    """Read one JSON object a line."""
    return [json.loads(line) for line in printed.splitlines()]
