"""No answer to a problem or a question of a drill is a card that no belief excuses."""

import pytest

from game.catalogue import GAMES
from game.learning.drill import questions
from game.learning.problems import problems
from tests.problems.excuses import inexcusable


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_no_right_answer_is_a_card_that_no_belief_excuses(game: str) -> None:
    assert [each.id for each in (*problems(game), *questions(game)) if inexcusable(each)] == []


def test_an_answer_that_nothing_excuses_is_noticed() -> None:
    assert any(inexcusable(each, "wrong") for each in problems("romestecq"))
