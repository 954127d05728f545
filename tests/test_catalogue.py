"""The list of games: what stands in it is there, level by level, and nothing is loaded before it is wanted."""

import subprocess
import sys

import pytest

from game.catalogue import GAMES, LEVELS, Game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_all_its_parts(game: Game) -> None:
    assert callable(game.table.heaps)
    for preset in game.presets.values():
        rules = game.rules(game.options(**preset))
        assert rules.spec.seats in game.seats
        assert all(callable(game.bot(rules, level).choose) for level in LEVELS)
    assert game.bots.levels.keys() == set(LEVELS)


def test_there_are_no_other_levels() -> None:
    game = GAMES[0]
    with pytest.raises(ValueError, match="no level 'grandmaster'; there are novice, club"):
        game.bot(game.rules(game.options()), "grandmaster")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_an_answer_other_than_the_usual_one_changes_house_rules(game: Game) -> None:
    assert game.answered("nonsense") == {}
    for place, answer in enumerate(game.answers):
        assert game.answered(answer) == ({game.given.table_question: answer} if place else {})


def test_no_game_is_loaded_before_it_is_wanted() -> None:
    asked = "import sys, game.catalogue; print([m for m in sys.modules if m.startswith(('game.rules.', 'game.bots.'))])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
