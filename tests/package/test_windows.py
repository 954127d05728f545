"""The setup for Windows, tried out under wine with a stub in place of the game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wine
from tests.repository import tracked

pytestmark = pytest.mark.package
MISSING = wine.missing("makensis")


@pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")
def test_it_is_set_up_started_updated_and_removed(tmp_path: Path) -> None:
    script = tracked.ROOT / "build" / "package" / "try_setup.py"
    env = {**os.environ, "PARLOUR_TRICKS_WORK": str(tmp_path)}
    done = subprocess.run([sys.executable, str(script)], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert {"match.png", "question-n.png"} <= {each.name for each in tmp_path.rglob("*.png")}
