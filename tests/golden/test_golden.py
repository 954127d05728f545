"""Golden matches replay exactly: every seat is told the same of each move, and its view changes in the same way."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.golden.record import HERE, load, rules_of
from tests.golden.words import story

RECORDED = sorted(HERE.glob("*/*.txt"))
LINES = 60
"""As much of a difference as one reads; what comes after follows from it."""


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_replays(path: Path) -> None:
    transcript = load(path)
    recorded, now = (
        path.with_suffix(".story").read_text("utf-8"),
        story(rules_of(transcript.header), transcript),
    )
    if recorded != now:
        changes = unified_diff(recorded.splitlines(), now.splitlines(), "recorded", "now", n=2, lineterm="")
        pytest.fail("\n".join(islice(changes, LINES)), pytrace=False)


def test_every_game_has_golden_matches() -> None:
    assert {path.parent.name for path in RECORDED} == {game.id for game in GAMES}
