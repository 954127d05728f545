"""The command that makes packages, called as people call it, but into a folder of the test's own."""

import os
import subprocess
import sys
from pathlib import Path

from game import native
from tests.repository import tracked

DAY = "1795000000"
"""The second everything is dated by, for two makings to be alike."""


def make(folder: Path, *parts: str) -> None:
    """Make these parts, or all, in a folder; the frozen program comes into `work` in it."""
    env = {**os.environ, "SOURCE_DATE_EPOCH": DAY, "PARLOUR_TRICKS_WORK": str(folder / "work")}
    env.pop(native.WISH, None)  # tests have the sources run
    command = [
        sys.executable,
        str(tracked.ROOT / "build" / "dev.py"),
        "package",
        "--out",
        str(folder),
        *parts,
    ]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
