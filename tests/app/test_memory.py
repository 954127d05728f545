"""Large pieces of memory that are let go of are not kept by the program."""

import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import application
from game.app import platform as system
from game.ui.shell.loop import Loop
from tests.ui.whole.running_app import RunningApp, running, seated_player

ROOT = Path(system.__file__).parents[2]
HELD = """
from pathlib import Path
from game.app import platform

def held():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096 >> 20

def piece(size):
    return bytearray(b"1") * size
"""
PICTURES = """
platform.set_memory_limits()
screen = piece(20 << 20)
del screen
before = held()
pictures, letters = [], []
for _ in range(50):
    pictures.append(piece(2 << 20))
    letters.append(piece(4000))
most = held()
pictures.clear()
print(before, most, held())
"""
LINES = """
before = held()
lines, letters = [], []
for _ in range(2000):
    lines.append(piece(50_000))
    letters.append(piece(1000))
most = held()
lines.clear()
platform.hand_back()
print(before, most, held())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only GNU's C library keeps what is let go of")
@pytest.mark.parametrize(("script", "left"), [(PICTURES, 10), (LINES, 30)], ids=["pictures", "lines"])
def test_what_lay_between_letters_goes_back_to_the_system(script: str, left: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HELD + script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    before, most, after = map(int, done.stdout.split())
    assert most > before + 90
    assert after < before + left


def rest_until(there: RunningApp, done: Callable[[], bool]) -> None:
    """Pictures are painted beside the frames, so that it is the clock on the wall that counts here."""
    end = time.monotonic() + 60
    while not done() and time.monotonic() < end:
        there.step()
    there.rest(1.0)


def test_memory_is_handed_back_in_peace_when_a_scene_has_been_opened_or_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What counts is whether this frame was drawn: by the time of asking, a thread may have brought something new."""
    handed = list[tuple[int, bool]]()
    drawn = [False]
    step = Loop.step

    def watched(loop: Loop, dt: float) -> bool:
        drawn.append(step(loop, dt))
        return drawn[-1]

    with running(tmp_path, painted=1) as there:
        stack = there.app.loop.stack
        monkeypatch.setattr(Loop, "step", watched)
        monkeypatch.setattr(system, "hand_back", lambda: handed.append((stack.depth, drawn[-1])))

        rest_until(there, lambda: len(handed) == 1)
        seated_player(there).use("settings")
        rest_until(there, lambda: len(handed) == 2)
        there.press("escape")
        rest_until(there, lambda: len(handed) == 3)
    assert handed == [(1, False), (2, False), (1, False)]


def test_memory_is_handed_back_at_a_table_that_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trimmed, handed = list[int](), list[int]()
    monkeypatch.setattr(application, "LITTER", 12)
    monkeypatch.setattr(system, "hand_back", lambda: handed.append(1))
    monkeypatch.setattr(system, "trim", lambda: trimmed.append(1))
    with running(tmp_path, painted=1) as there:
        rest_until(there, lambda: bool(handed))
        before = len(trimmed)
        for _ in range(
            14
        ):  # a frame each, and few more: what may be wanted next is made ready once somebody is there
            there.press("down")
        there.rest(2.0)
    assert len(trimmed) == before + 1
