"""Every problem of every game, by what it holds and says, without a screen; how a rating moves."""

from collections import Counter

import pytest

from game.catalogue import GAMES
from game.learning.lesson import Do
from game.learning.problem import BadProblem, read
from game.learning.problems import next_problem, posed, problems
from game.learning.rating import Rating, after, of_grade
from game.learning.script import Script
from game.resources import root
from game.wording import load

WORDS = load(root() / "words" / "en", strict=True)
POSED = [game.id for game in GAMES if problems(game.id)]
ENOUGH = 60
CLEAR = 3.0


@pytest.mark.parametrize("game", POSED)
def test_every_problem_is_put_and_answered(game: str) -> None:
    for problem in problems(game):
        lesson = posed(problem, WORDS)
        script = Script(lesson, WORDS)
        asked, _ = lesson.steps
        assert isinstance(asked, Do)
        assert asked.is_met(problem.best)
        assert script.says(0)
        assert script.says(1)
        assert all(script.captions.aloud(script.reply(0, text)) for text in asked.wrong.values())
        assert "{" not in script.captions.aloud(script.says(1)), problem.id
        for each in problem.judged[1:]:
            assert not asked.is_met(each.line)


@pytest.mark.parametrize("game", POSED)
def test_the_best_stands_clear(game: str) -> None:
    for problem in problems(game):
        best = problem.judged[0]
        for each in problem.judged[1:]:
            assert best.mean - each.mean >= CLEAR * each.error - 0.01, problem.id


@pytest.mark.parametrize("game", POSED)
def test_there_are_enough_and_none_twice(game: str) -> None:
    found = problems(game)
    assert len(found) >= ENOUGH
    assert len({each.id for each in found}) == len(found)
    grades, themes = Counter(each.grade for each in found), Counter(each.theme for each in found)
    assert len(grades) >= 3, grades
    assert len(themes) >= 3, themes


def test_the_nearest_untried_comes_first_then_what_was_missed() -> None:
    found = problems(POSED[0])
    first = next_problem(found, {}, Rating())
    assert abs(of_grade(first.grade).points - 1500) == min(
        abs(of_grade(each.grade).points - 1500) for each in found
    )
    tried = {each.id: True for each in found}
    assert next_problem(found, {**tried, found[5].id: False}, Rating()) == found[5]
    assert next_problem(found, {key: tried[key] for key in list(tried)[1:]}, Rating()).id == found[0].id


def test_a_rating_moves_less_the_surer_it_is() -> None:
    problem = of_grade(3)
    fresh, firm = Rating(1500, 350), Rating(1500, 80)
    assert after(fresh, problem, solved=True).points > after(firm, problem, solved=True).points > 1500
    assert after(fresh, problem, solved=False).points < after(firm, problem, solved=False).points < 1500
    assert after(firm, of_grade(1), solved=False).points < after(firm, of_grade(5), solved=False).points
    rating = fresh
    for _ in range(200):
        rating = after(rating, problem, solved=True)
    assert rating.points <= 3000
    assert rating.deviation >= 60


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("play 7X", "does not hold together"),
        ("say stand", "not legal"),
    ],
)
def test_a_broken_problem_is_refused_in_a_sentence(line: str, why: str) -> None:
    table = {
        "problem": [
            {
                "id": "x",
                "theme": "lead",
                "grade": 1,
                "match": "parlour-tricks transcript 1\ngame ecarte\ndealer 1\n\n* deal KH AS 7D QS TC 8D 9C 8C JH 7C 9S …\n0 say stand",
                "judged": [
                    {"line": line, "mean": 1.0, "error": 0.1},
                    {"line": "play 7D", "mean": 0.0, "error": 0.1},
                ],
                "reason": {"key": "none"},
            }
        ]
    }
    with pytest.raises(BadProblem, match=why):
        read("ecarte", table)
