"""Law: every sentence that explains a decision carries the condition under which it is true, as code of its game."""

import pytest

from game.catalogue import GAMES, find
from game.learning.principle import COMMON
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


@pytest.mark.parametrize("game", IDS)
def test_every_principle_of_a_game_has_a_condition_and_every_condition_a_principle(game: str) -> None:
    own = find(game).bots.principles
    assert {each.key for found in own.values() for each in found} == captions(f"{game}.principle.")


def test_every_principle_of_card_play_has_a_condition_and_every_condition_a_principle() -> None:
    named = {each.key for found in COMMON for each in found}
    own = {key for game in GAMES for key in game.bots.principles}
    assert captions("learn.principle.") <= named <= captions("learn.principle.") | own
