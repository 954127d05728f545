"""A development job refuses words it does not know, instead of passing with nothing done."""

import subprocess
import sys

import pytest

import dev
from tests.repository import tracked

STRANGE = {
    "lint": (["nonsense"], "takes no words"),
    "test": (["tests/no_such_file.py", "-n", "0"], ""),
    "native": (["nonsense"], "unrecognized arguments"),
    "bench": (["nonsense"], "unrecognized arguments"),
    "problems": (["nonsense"], "invalid choice"),
    "strength": (["nonsense"], "unrecognized arguments"),
    "campaign": (["nonsense"], "unrecognized arguments"),
    "mutants": (["--only", "nonsense"], "There is no such mutant"),
    "golden": (["bridge"], "There is no game 'bridge'"),
    "decisions": (["bridge"], "There is no game 'bridge'"),
    "new": (["No-Game"], "can't be the id of a game"),
    "shots": (["nonsense"], "There is no screen with 'nonsense' in its name"),
    "art": (["cards", "nonsense"], "There is no part 'nonsense'"),
    "words": (["No-Language"], "is no language"),
    "package": (["nonsense"], "There is no part 'nonsense'"),
    "release": (["nonsense"], "--check"),
}
"""By job. `check` is lint and then test, each of which answers for itself; `check-native` is native and then test."""


def test_every_job_is_tried() -> None:
    assert dev.JOBS.keys() - {"check", "check-native"} == STRANGE.keys()


@pytest.mark.parametrize("job", STRANGE)
def test_a_word_nobody_knows_is_refused(job: str) -> None:
    words, sentence = STRANGE[job]
    command = [sys.executable, str(tracked.ROOT / "build" / "dev.py"), job, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode != 0
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_golden_matches_are_recorded_of_games_that_are_named() -> None:
    command = [sys.executable, str(tracked.ROOT / "build" / "dev.py"), "golden"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode != 0
    assert "Name the games to record" in done.stderr
