"""The questions of a drill: which one comes next, how an answer is judged, and what a series of them has come to."""

import tomllib
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from math import hypot
from pathlib import Path
from statistics import median_low

from game.core.move import Move, Say
from game.core.record import record, replace
from game.core.rules import Dice
from game.learning.problem import GRADES, Judged, Problem, problem_file, read_problems
from game.resources import root

LONG = 20
"""Questions of a series."""
SURE = 2.0
"""Standard errors within which a loss is not believed."""
SLIGHT = 0.25
"""The part of what ways usually give away that counts as nearly right."""
EASIER, HARDER = -1.0, 0.5
"""Grades by which the next question moves after a wrong answer, and after a right one."""


def questions(game: str, answer: str = "") -> tuple[Problem, ...]:
    """Read the questions of a game, for a table that answers its question so; none where nobody has mined any.

    Raises BadProblem.
    """
    return _questions(game, problem_file(root() / "drills", game, answer))


@lru_cache(maxsize=16)
def _questions(game: str, path: Path) -> tuple[Problem, ...]:
    return read_problems(game, tomllib.loads(path.read_text("utf-8"))) if path.is_file() else ()


class Grade(StrEnum):
    """What is said of an answer."""

    RIGHT = "right"
    NEAR = "near"
    WRONG = "wrong"
    SKIPPED = "skipped"


@record
class DrillAnswer:
    """One question, and what was answered."""

    question: Problem
    move: Move | None  # None where nothing was answered
    seconds: float = 0.0

    @property
    def judged(self) -> Judged | None:
        """Find what the answer is worth; of a number nobody has judged, what the nearest one is worth."""
        return None if self.move is None else nearest(self.question.judged, self.move)

    @property
    def lost(self) -> float:
        """Points given away on average, compared with the best; 0 where nothing was answered."""
        found = self.judged
        return 0.0 if found is None else self.question.judged[0].mean - found.mean

    @property
    def error(self) -> float:
        """The standard error of what was given away."""
        found = self.judged
        return 0.0 if found is None or found is self.question.judged[0] else found.error

    @property
    def grade(self) -> Grade:
        found = self.judged
        if found is None:
            return Grade.SKIPPED
        if found in self.question.right:
            return Grade.RIGHT
        slight = SLIGHT * usual_loss(self.question)
        return Grade.NEAR if self.lost <= max(SURE * found.error, slight) else Grade.WRONG


def nearest(judged: Sequence[Judged], move: Move) -> Judged:
    """Find how a move was judged, or the same word with the number nearest to it."""
    exact = next((each for each in judged if each.line[0] == move), None)
    if exact is not None or not isinstance(move, Say):
        assert exact is not None, "every card and every word is judged"
        return exact
    same = [
        (each, said) for each in judged if isinstance(said := each.line[0], Say) and said.word == move.word
    ]
    return min(same, key=lambda each: abs((each[1].number or 0) - (move.number or 0)))[0]


def usual_loss(question: Problem) -> float:
    """Give what the other ways usually give away; the word that is best with another number is no other way."""
    best, *others = question.judged
    said = best.line[0]
    if isinstance(said, Say):
        words = [each for each in others if isinstance(each.line[0], Say) and each.line[0].word != said.word]
        others = words or others
    return median_low([best.mean - each.mean for each in others])


@record
class Series:
    """One series of questions, as far as it has come."""

    game: str
    level: float = 2.0  # the grade of the next question, between 1 and GRADES
    answers: tuple[DrillAnswer, ...] = ()
    table_answer: str = ""  # to the question of which table one plays at

    @property
    def number(self) -> int:
        return len(self.answers) + 1

    @property
    def over(self) -> bool:
        """Whether all questions have been answered."""
        return len(self.answers) >= LONG

    def count(self, grade: Grade) -> int:
        """Count the answers of which that was said."""
        return sum(each.grade is grade for each in self.answers)

    @property
    def average(self) -> float:
        """Points given away for each question that was answered."""
        answered = [each.lost for each in self.answers if each.move is not None]
        return sum(answered) / len(answered) if answered else 0.0

    @property
    def error(self) -> float:
        answered = [each.error for each in self.answers if each.move is not None]
        return hypot(*answered) / len(answered) if answered else 0.0

    @property
    def seconds(self) -> float:
        """Seconds for each question that was answered."""
        answered = [each.seconds for each in self.answers if each.move is not None]
        return sum(answered) / len(answered) if answered else 0.0

    def with_answer(self, answer: DrillAnswer) -> "Series":
        """Take in an answer: after a wrong one the next question is clearer, after a right one closer."""
        step = {Grade.RIGHT: HARDER, Grade.WRONG: EASIER}.get(answer.grade, 0.0)
        level = min(float(GRADES), max(1.0, self.level + step))
        return replace(self, level=level, answers=(*self.answers, answer))

    def following(self, seen: Mapping[str, int], dice: Dice) -> Problem:
        """Choose the next question: one that has come least often, of the grade nearest to what is wanted."""
        put = {each.question.id for each in self.answers}
        left = [each for each in questions(self.game, self.table_answer) if each.id not in put]
        left = left or list(questions(self.game, self.table_answer))
        fewest = min(seen.get(each.id, 0) for each in left)
        order = list(range(len(left)))
        dice.shuffle(order)

        def cost(place: int) -> tuple[float, int]:
            each = left[place]
            repeated = seen.get(each.id, 0) - fewest
            return abs(each.grade - self.level) + repeated, order[place]

        return left[min(range(len(left)), key=cost)]
