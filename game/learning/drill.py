"""The questions of a drill: which one comes next, how an answer is judged, and what a series of them has come to."""

import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from math import hypot
from pathlib import Path
from statistics import median_low
from typing import Any

from game.catalogue import rules_for
from game.core.move import Move, Play, Say
from game.core.record import record, replace
from game.core.rules import Dice
from game.core.transcript import Entry, Transcript
from game.learning.lesson import Do, Lesson, Sentence, Tell
from game.learning.problem import GRADES, Judged, Problem, amount, loss, problem_file, read_problems
from game.learning.problems import dear_loss
from game.resources import root
from game.session.match import Match
from game.session.players import players_of
from game.telling.captions import Captions
from game.wording import Words, begun

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


# ------------------------------------------------------------------ in words


@record
class Fault:
    """A kind of hand that went wrong."""

    told: str
    times: int
    lost: float
    error: float  # standard error of what was lost


class DrillTeller:
    """Says what there is to say of one question."""

    def __init__(self, question: Problem, words: Words) -> None:
        header = question.transcript.header
        self._question = question
        self._words = words
        self._rules: Any = rules_for(question.game, dict(header.options))
        spec = self._rules.spec
        self.captions = Captions(words, question.game, spec, players_of(header, spec.seats), question.me)
        self._view = Match.restore(self._rules, question.transcript).view(question.me)

    def asked(self, series: Series) -> Lesson:
        """Put the question: every legal move is let through."""
        transcript, me = self._question.transcript, self._question.me
        length, moves = len(transcript.entries), self._view.moves
        does = Do(Sentence(self._ask()), length + 1, moves, "", {})
        told = Transcript(
            transcript.header, (*transcript.entries, Entry(me, self._question.best[0]))
        )  # so that a hint knows
        return self._lesson(series, told, length, does)

    def answered(self, series: Series) -> Lesson:
        """Tell what the last answer of a series is worth, the table as it stands after it."""
        answer = series.answers[-1]
        transcript = self._question.transcript
        made = () if answer.move is None else (Entry(self._question.me, answer.move),)
        told = replace(transcript, entries=(*transcript.entries, *made))
        step = Tell(Sentence(self.verdict(answer), rule=self._question.reason.rule))
        return self._lesson(series, told, len(told.entries), step)

    def _lesson(self, series: Series, transcript: Transcript, length: int, step: Do | Tell) -> Lesson:
        question = self._question
        number = series.number if isinstance(step, Do) else len(series.answers)
        title = self._say("title", number=number, count=LONG, right=series.count(Grade.RIGHT))
        return Lesson(question.game, question.id, title, "", transcript, question.me, length, (step,))

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"drills.would.{key}", **values)

    def _ask(self) -> str:
        return self._words.get(f"drills.ask.{self._question.game}_{self._question.theme}")

    def verdict(self, answer: DrillAnswer) -> str:
        """Say whether an answer is right, what is best, and why."""
        phase = self._view.public.phase
        best, second = self._question.judged[:2]
        name = self.captions.naming(best.line[0], phase)
        worth = self._say("worth", line=name, worth=amount(self.captions, best.mean, best.error))
        alone = begun(worth)  # as a sentence of its own
        found = answer.judged
        if found is None:
            told = self._say("skipped", best=alone)
        elif found is best:
            other = self._say(
                "next_best", line=self.captions.naming(second.line[0], phase), lost=self._lost(second)
            )
            told = self._say("right", best=worth, other=other)
        else:
            assert answer.move is not None
            line = self.captions.naming(answer.move, phase)
            told = self._say(f"lost_{answer.grade}", best=alone, line=line, lost=self._lost(found))
        return f"{told} {self.captions.why(self._question.reason)}"

    def _lost(self, judged: Judged) -> str:
        question = self._question
        dear = dear_loss(question.game)
        return loss(self._words, self.captions, question.lost(judged), judged.error, dear)

    def fault(self, answer: DrillAnswer) -> str:
        """Name the kind of hand an answer went wrong with."""
        best, move = self._question.best[0], answer.move
        if isinstance(best, Say) and isinstance(move, Say):
            said, better = (self.captions.word(each.word, self._view.public.phase) for each in (move, best))
            return self._say("fault_number" if said == better else "fault_word", said=said, better=better)
        assert isinstance(best, Play)
        assert isinstance(move, Play)
        contract = self._rules.contract(self._view)
        trumps = contract.order.trumps if contract else 0
        played, better = ("trump" if trumps >> each.card & 1 else "plain" for each in (move, best))
        return self._say(f"fault_{played}_{better}")


def faults(series: Series, words: Words) -> tuple[Fault, ...]:
    """List the kinds of hands that went wrong in a series, the dearest first."""
    found: dict[str, list[DrillAnswer]] = defaultdict(list)
    for answer in series.answers:
        if answer.grade is Grade.WRONG:
            found[DrillTeller(answer.question, words).fault(answer)].append(answer)
    listed = (
        Fault(told, len(wrong), sum(each.lost for each in wrong), hypot(*(each.error for each in wrong)))
        for told, wrong in found.items()
    )
    return tuple(sorted(listed, key=lambda each: -each.lost))
