"""Law: every sentence that explains a decision carries the condition under which it is true, as code of its game."""

import ast
from pathlib import Path

import pytest

from game import rules
from game.catalogue import GAMES, find
from game.learning.principle import COMMON
from game.resources import root
from game.search.opponents import COMMON_REASONS
from game.wording import load
from tests.laws.walks import IDS

SOURCES = Path(rules.__file__).parent
WORDS = load(root() / "words" / "en", strict=True)


def captions(start: str) -> set[str]:
    """List what follows this in the keys of captions; one that has several for numbers is listed once."""
    section = start.partition(".")[0]
    found = {key.removeprefix(start) for key in WORDS.of(section) if key.startswith(start)}
    return {key.rpartition(".")[0] if f"{key.rpartition('.')[0]}.other" in found else key for key in found}


@pytest.mark.parametrize("game", IDS)
def test_every_tip_has_a_condition_and_every_condition_a_tip(game: str) -> None:
    paragraphs, tips = captions(f"companion.{game}.rule."), find(game).bots.tips
    sentences = {key for key in captions(f"companion.{game}.") if "." not in key}
    assert {tip.key for each in tips.values() for tip in each} == sentences == paragraphs


def refusals(game: str) -> set[str]:
    """List the texts in the source of a game's rules, which say what is forbidden."""
    nodes = (
        node
        for path in (SOURCES / game).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("game", IDS)
def test_every_reason_has_a_condition_and_every_condition_a_reason(game: str) -> None:
    known, forbidding = {each.key for each in find(game).bots.reasons}, refusals(game)
    said = {
        key for key in captions(f"{game}.reason.") if key in known or key.partition("-")[0] not in forbidding
    }
    assert said == known


def test_every_reason_that_games_share_has_a_condition_and_every_condition_a_reason() -> None:
    assert {each.key for each in COMMON_REASONS} == captions("table.reason.")


@pytest.mark.parametrize("game", IDS)
def test_every_principle_of_a_game_has_a_condition_and_every_condition_a_principle(game: str) -> None:
    own = find(game).bots.principles
    assert {each.key for found in own.values() for each in found} == captions(f"{game}.principle.")


def test_every_principle_of_card_play_has_a_condition_and_every_condition_a_principle() -> None:
    named = {each.key for found in COMMON for each in found}
    own = {key for game in GAMES for key in game.bots.principles}
    assert captions("learn.principle.") <= named <= captions("learn.principle.") | own
