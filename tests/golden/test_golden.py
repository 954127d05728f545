"""Golden matches replay exactly: the same payments, the same holdings, the same view for every seat."""

from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.golden.record import HERE, load, rules_of, story

RECORDED = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_replays(path: Path) -> None:
    transcript = load(path)
    assert story(rules_of(transcript.header), transcript) == path.with_suffix(".story").read_text("utf-8")


def test_every_game_has_golden_matches() -> None:
    assert {path.parent.name for path in RECORDED} == {game.id for game in GAMES}
