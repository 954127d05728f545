"""Everything that is taught of a game is at the table that is asked for, and no text speaks of another one's rule."""

import re
from collections.abc import Iterator

import pytest

from game.catalogue import GAMES, find
from game.core.options import declared
from game.core.transcript import Header
from game.learning.drill import DrillTeller, questions
from game.learning.lesson import Lesson
from game.learning.position import table_of
from game.learning.problem import Problem
from game.learning.problems import Teller, posed, problems
from game.learning.reading import course
from game.play.match_setup import first_setup, usual_setup
from game.resources import root
from game.telling.markup import rulebook
from game.wording import load
from tests.learning.test_lessons import texts

WORDS = load(root() / "words" / "en", strict=True)
TABLES = [(game.id, answer) for game in GAMES for answer in game.answers]
WRONG = {
    ("sheepshead", "free"): re.compile(
        r"(must|had to|have to|has to|should) (play a )?(\*\*)?trump|trump if (you|they) can", re.IGNORECASE
    ),
    ("sheepshead", "must_trump"): re.compile(
        r"(may|can) play (what you like|anything|any card)|schmear|need not (waste|trump)", re.IGNORECASE
    ),
}
"""What nobody says at a table, for it is the other one's rule."""
DENIED = re.compile(r"nobody has to trump|nobody who can’t follow has to trump", re.IGNORECASE)


def taught(game: str, answer: str) -> Iterator[tuple[str, Header]]:
    """Give everything that is learned with cards, and by which house rules it is played."""
    for lesson in course(game, answer):
        yield f"lesson {lesson.id}", lesson.transcript.header
    for kind, found in (("problem", problems(game, answer)), ("question", questions(game, answer))):
        yield from ((f"{kind} {each.id}", each.transcript.header) for each in found)


def said(game: str, answer: str) -> Iterator[tuple[str, str]]:
    """Give everything that is said in lessons, problems and drills."""
    for lesson in course(game, answer):
        yield from _of_lesson(lesson)
        yield lesson.id, lesson.idea
    for each in (*problems(game, answer), *questions(game, answer)):
        yield from _of_problem(each)


def _of_lesson(lesson: Lesson) -> Iterator[tuple[str, str]]:
    yield from ((f"{lesson.id}, step {number + 1}", text) for number, text in texts(lesson))


def _of_problem(problem: Problem) -> Iterator[tuple[str, str]]:
    yield from _of_lesson(posed(problem, WORDS))
    yield problem.id, Teller(problem, WORDS).principle
    yield problem.id, DrillTeller(problem, WORDS).captions.why(problem.reason)


@pytest.mark.parametrize(("game", "answer"), TABLES)
def test_all_that_is_taught_is_played_by_the_rule_of_the_table(game: str, answer: str) -> None:
    there = list(taught(game, answer))
    wrong = [name for name, header in there if table_of(header) != answer]
    assert not wrong, f"at another table than {answer}: {wrong}"
    assert {name.split()[0] for name, _ in there} == {"lesson", "problem", "question"}
    assert len(problems(game, answer)) >= 60


@pytest.mark.parametrize(("game", "answer"), TABLES)
def test_set_ups_follow_the_table(game: str, answer: str) -> None:
    found = find(game)
    for made in (usual_setup(found, answer), first_setup(found, answer)):
        assert found.answer_in(dict(made.options)) == answer


@pytest.mark.parametrize(("game", "answer"), TABLES)
def test_nobody_speaks_of_the_rule_of_another_table(game: str, answer: str) -> None:
    for name, text in said(game, answer):
        found = WRONG[game, answer].search(DENIED.sub("", text))
        assert not found, f"{name}: {text}"


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_the_rules_put_the_rule_of_the_table_first(game: str) -> None:
    option = find(game).given.table_question
    texts = {answer: rulebook(game, answer) for answer in find(game).answers}
    numbers = {answer: re.findall(r"^(\d+\.\d+) ", text, re.MULTILINE) for answer, text in texts.items()}
    assert len({*map(tuple, numbers.values())}) == 1, "paragraphs have the same numbers at every table"
    rule = next(each.rule for each in declared(find(game).options) if each.id == option)
    firsts = {answer: _first(text, rule) for answer, text in texts.items()}
    assert len(set(firsts.values())) == len(firsts), firsts
    for answer, first in firsts.items():
        assert "House rule" not in first
        assert (game, answer) not in WRONG or not WRONG[game, answer].search(first), first


def _first(text: str, rule: str) -> str:
    """Give the first sentence of a paragraph."""
    found = re.search(rf"^{re.escape(rule)} (.*?)[.;]", text, re.MULTILINE)
    assert found
    return found[1]
