"""The setup for Windows, tried out under wine with a stub in place of the game."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wine
from tests.repository import tracked

pytestmark = pytest.mark.package
MISSING = [tool for tool in wine.TOOLS if shutil.which(tool) is None] + ([] if wine.WINE else ["wine"])


@pytest.mark.skipif(bool(MISSING), reason=f"not here: {', '.join(MISSING)}")
def test_it_is_set_up_started_updated_and_removed(tmp_path: Path) -> None:
    trial = [sys.executable, str(tracked.ROOT / "build" / "package" / "wine.py"), "--pictures", str(tmp_path)]
    done = subprocess.run(trial, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert {"match.png", "question-n.png"} <= {each.name for each in tmp_path.iterdir()}
