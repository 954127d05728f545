"""The problems of a game, which of them comes next, and how one is put at the table."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.catalogue import rules_for
from game.core.move import Lay, Play, Say, Take
from game.core.transcript import Entry, Transcript
from game.learning.lesson import Do, Lesson, Sentence, Tell, laid
from game.learning.problem import Line, Problem, read
from game.learning.rating import Rating, of_grade
from game.resources import root
from game.session.players import players_of
from game.telling.captions import Captions
from game.wording import Words, decimal


@lru_cache(maxsize=16)
def problems(game: str) -> tuple[Problem, ...]:
    """Read the problems of a game; none where nobody has mined any. Raises BadProblem."""
    path = root() / "problems" / f"{game}.toml"
    return read(game, tomllib.loads(path.read_text("utf-8"))) if path.is_file() else ()


def next_problem(found: Sequence[Problem], tried: Mapping[str, bool], rating: Rating) -> Problem:
    """Choose the problem nearest to a rating among those not tried; then among those not solved; then among all."""
    fresh = [each for each in found if each.id not in tried]
    missed = [each for each in found if not tried.get(each.id, True)]
    return min(fresh or missed or found, key=lambda each: abs(of_grade(each.grade).points - rating.points))


def posed(problem: Problem, words: Words) -> Lesson:
    """Put a problem: one decision in which every way is let through in words, and only the best at the table."""
    header = problem.transcript.header
    rules: Any = rules_for(problem.game, dict(header.options))
    captions = Captions(words, problem.game, rules.spec, players_of(header, rules.spec.seats), problem.me)
    teller = _Teller(problem, captions, words)
    length = len(problem.transcript.entries)
    entries = (*problem.transcript.entries, *(Entry(problem.me, move) for move in problem.best))
    rule = problem.reason.rule
    steps = (
        Do(
            Sentence(teller.question()),
            length + len(problem.best),
            problem.best,
            words.get("learn.problem.unjudged"),
            {laid(each.line) or frozenset(each.line): teller.costs(each.line) for each in problem.judged[1:]},
        ),
        Tell(Sentence(teller.answer(), rule=rule)),
    )
    title = words.get("learn.problem.title", grade=problem.grade)
    transcript = Transcript(header, entries)
    return Lesson(
        problem.game, problem.id, title, captions.why(problem.reason), transcript, problem.me, length, steps
    )


class _Teller:
    """Says what there is to say of one problem."""

    def __init__(self, problem: Problem, captions: Captions, words: Words) -> None:
        self._problem = problem
        self._captions = captions
        self._words = words

    def question(self) -> str:
        """Ask for the decision."""
        match self._problem.best[0]:
            case Play():
                return self._words.get("learn.problem.play")
            case Lay():
                return self._words.get("learn.problem.lay")
            case Say():
                return self._words.get("learn.problem.say")
            case _:
                return self._words.get("learn.problem.take")

    def costs(self, line: Line) -> str:
        """Say what a way gives away."""
        return self._words.get("learn.problem.costs", line=self._named(line), lost=self._lost(line))

    def answer(self) -> str:
        """Say why the best is the best, and by how much."""
        second = self._problem.judged[1].line
        told = self._words.get("learn.problem.ahead", line=self._named(second), lost=self._lost(second))
        return f"{self._captions.why(self._problem.reason)} {told}"

    def _lost(self, line: Line) -> str:
        found = self._problem.found(line)
        assert found is not None
        return f"{decimal(self._problem.judged[0].mean - found.mean, beside=found.error)} {self._captions.smallest}"

    def _named(self, line: Line) -> str:
        """Name a way shortly."""
        cards = sum(1 << move.card for move in line if isinstance(move, Play | Lay))
        if cards:
            return self._captions.cards(cards, "and")
        said = line[0]
        if isinstance(said, Say):
            return f"“{self._captions.word(said.word, said.number)}”"
        return self._words.get(
            "learn.problem.packet", number=said.packet + 1 if isinstance(said, Take) else 1
        )
