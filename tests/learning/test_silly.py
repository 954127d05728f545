"""No answer to a problem or a question of a drill is a card that no belief excuses, or what people call silly."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.catalogue import GAMES, find, rules_for
from game.learning.drill import questions
from game.learning.position import state_after
from game.learning.problem import Problem
from game.learning.problems import problems
from tests.bots.manners import judged
from tests.tools.problems.excuses import inexcusable

IDS = [game.id for game in GAMES]


def asked(game: str) -> Iterator[Problem]:
    """Give what is asked at every table of a game."""
    for answer in find(game).answers or ("",):
        yield from problems(game, answer)
        yield from questions(game, answer)


def silly(problem: Problem, *, right: bool = True) -> list[str]:
    """Name the silly things among the answers that are called right, or wrong; none where sides are still secret."""
    rules: Any = rules_for(problem.game, dict(problem.transcript.header.options))
    view = rules.view(state_after(rules, problem.transcript), problem.me)
    among = () if min(view.sides) < 0 else problem.right if right else problem.wrong
    return [name for each in among for name, done in judged(rules, view, each.line[0]) if done]


@pytest.mark.parametrize("game", IDS)
def test_no_right_answer_is_a_card_that_no_belief_excuses(game: str) -> None:
    assert [each.id for each in asked(game) if inexcusable(each)] == []


@pytest.mark.parametrize("game", IDS)
def test_no_right_answer_is_what_people_call_silly(game: str) -> None:
    assert {each.id: found for each in asked(game) if (found := silly(each))} == {}


def test_answers_that_are_silly_are_noticed() -> None:
    assert any(inexcusable(each, "wrong") for each in asked("romestecq"))
    found = {name for each in asked("sheepshead") for name in silly(each, right=False)}
    assert found == {"points thrown on a lost trick", "partner's trick taken with a trump"}
