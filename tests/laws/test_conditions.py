"""Law: every sentence that explains a decision carries the condition under which it is true, as code of its game."""

import pytest

from game.catalogue import find
from game.resources import root
from game.wording import load
from tests.laws.walks import IDS

WORDS = load(root() / "words" / "en", strict=True)


def captions(start: str) -> set[str]:
    """List what follows this in the keys of captions."""
    section = start.partition(".")[0]
    return {key.removeprefix(start) for key in WORDS.of(section) if key.startswith(start)}


@pytest.mark.parametrize("game", IDS)
def test_every_tip_has_a_condition_and_every_condition_a_tip(game: str) -> None:
    rules, tips = captions(f"companion.{game}.rule."), find(game).bots.tips
    sentences = {key for key in captions(f"companion.{game}.") if "." not in key}
    assert {tip.key for each in tips.values() for tip in each} == sentences == rules
