"""Commits are told in one line that every tool shows whole."""

import subprocess

from tests.repository import tracked

LONGEST = 72
BEFORE = "13b270d"
"""The last commit made before subjects were checked."""


def subjects() -> list[str]:
    """List what has been committed since; of a clone without history, only the commit it has."""
    for span in (f"{BEFORE}..HEAD", "-1"):
        done = subprocess.run(
            ["git", "log", "--format=%s", span],
            cwd=tracked.ROOT,
            capture_output=True,
            text=True,
            check=False,
            encoding="utf-8",
        )
        if done.returncode == 0:
            return done.stdout.splitlines()
    return []  # an unpacked archive has no commits


def test_no_subject_is_too_long() -> None:
    assert [subject for subject in subjects() if len(subject) > LONGEST] == []


def test_no_subject_has_a_prefix_or_a_full_stop() -> None:
    plain = [each for each in subjects() if not each.startswith(("Merge ", "Revert "))]
    assert [each for each in plain if not each[:1].isupper() or each.endswith(".")] == []
