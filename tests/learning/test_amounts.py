"""What a way gives away is said in words first, about, and no more exactly than it is known."""

import re

import pytest

from game.catalogue import GAMES
from game.learning.drill import DrillAnswer, DrillTeller, questions
from game.learning.problem import TIE, loss
from game.learning.problems import Teller, problems
from game.resources import root
from game.wording import load

WORDS = load(root() / "words" / "en", strict=True)


@pytest.mark.parametrize(
    ("lost", "error", "told"),
    [
        (721.1, 26.5, "far too much: about 700 settlement points"),
        (12.0, 1.2, "much: about 12 settlement points"),
        (2.1, 0.4, "a little: about 2.0 settlement points"),
        (1.2, 0.6, "a little: about 1 settlement point"),
        (0.4, 1.9, "hardly anything"),
        (0.24, 0.1, "a little more than 0.2 settlement points"),
        (0.203, 0.001, "a little more than 0.20 settlement points"),
        (0.26, 0.1, "a little: about 0.3 settlement points"),
    ],
)
def test_a_loss_is_said_in_words_and_about(lost: float, error: float, told: str) -> None:
    captions = DrillTeller(questions("illustrated_tarock")[0], WORDS).captions
    assert loss(WORDS, captions, lost, error, 17.5) == told


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_nothing_is_refused_with_a_figure_that_counts_as_right(game: str) -> None:
    for problem in problems(game):
        told = [Teller(problem, WORDS).costs(wrong.line) for wrong in problem.wrong]
        figures = [float(each) for text in told for each in re.findall("about ([0-9.]+[0-9])", text)]
        assert all(each > TIE for each in figures), problem.id


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_nobody_has_to_know_what_a_standard_error_is(game: str) -> None:
    """In problems and drills a loss has a word for its size, and no figure is told to more than three places."""
    told = [Teller(each, WORDS).answer() for each in problems(game)]
    told += [Teller(each, WORDS).costs(wrong.line) for each in problems(game) for wrong in each.wrong]
    for question in questions(game):
        teller = DrillTeller(question, WORDS)
        told += [teller.verdict(DrillAnswer(question, each.line[0])) for each in question.judged]
    for text in told:
        assert "±" not in text
        assert "gives away" not in text or re.search(
            "(a little|much): about [0-9]|a little more than 0.2|gives away hardly anything", text
        ), text
        assert not any(len(figure.strip("−.0")) > 4 for figure in re.findall("about ([−0-9.]+)", text)), text
