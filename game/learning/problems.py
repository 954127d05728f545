"""The problems of a game, which of them comes next, and how one is put at the table."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from statistics import median
from typing import Any

from game.catalogue import find, rules_for
from game.core.cards import mask
from game.core.facts import first_true
from game.core.move import Lay, Move, Play, Say
from game.core.shuffle import shuffled
from game.core.transcript import Entry, Transcript
from game.learning.lesson import Do, Lesson, Sentence, Tell, Watch, laid
from game.learning.position import state_after
from game.learning.principle import position_of, principles_between
from game.learning.problem import (
    Judged,
    Line,
    Problem,
    Rating,
    loss,
    meant,
    of_grade,
    problem_file,
    read_problems,
)
from game.learning.refutation import Refutation
from game.resources import root
from game.session.players import players_of
from game.telling.captions import Captions
from game.wording import Words, decimal

PLAYING = ("opening", "lead", "reply", "last", "defend_lead", "defend_reply", "shun", "ending")
"""The themes of trick play, in the order in which they are listed."""


def problems(game: str, answer: str = "") -> tuple[Problem, ...]:
    """Read the problems of a game, for a table that answers its question so; none where nobody has mined any.

    Raises BadProblem.
    """
    return _problems(game, problem_file(root() / "problems", game, answer))


@lru_cache(maxsize=16)
def _problems(game: str, path: Path) -> tuple[Problem, ...]:
    return read_problems(game, tomllib.loads(path.read_text("utf-8"))) if path.is_file() else ()


@lru_cache(maxsize=16)
def dear_loss(game: str, answer: str = "") -> float:
    """Give what counts as a dear loss in a game: what the worst ways of its problems usually give away, or a unit."""
    worst = [max(map(each.lost, each.judged)) for each in problems(game, answer)]
    return max(1.0, median(worst)) if worst else 1.0


def themes(found: Sequence[Problem]) -> Mapping[str, tuple[Problem, ...]]:
    """Sort problems by theme: first what is decided before the tricks, in the order of the deal, then trick play."""
    first: dict[str, int] = {}
    for each in found:
        at = len(each.transcript.entries)
        first[each.theme] = min(first.get(each.theme, at), at)
    before = sorted((each for each in first if each not in PLAYING), key=lambda theme: (first[theme], theme))
    listed = (*before, *(each for each in PLAYING if each in first))
    return {theme: tuple(each for each in found if each.theme == theme) for theme in listed}


def problem_of_day(found: Sequence[Problem], game: str, day: date) -> Problem:
    """Give the problem of a day, the same for everybody: each comes once before one comes again."""
    ranked = sorted(found, key=lambda each: each.id)
    turn, place = divmod(day.toordinal(), len(ranked))
    return ranked[shuffled(len(ranked), f"parlour-tricks problems {game} {turn}")[place]]


def next_problem(found: Sequence[Problem], tried: Mapping[str, bool], rating: Rating) -> Problem:
    """Choose the problem nearest to a rating among those not tried; then among those not solved; then among all."""
    fresh = [each for each in found if each.id not in tried]
    missed = [each for each in found if not tried.get(each.id, True)]
    return min(fresh or missed or found, key=lambda each: abs(of_grade(each.grade).points - rating.points))


def posed(problem: Problem, words: Words) -> Lesson:
    """Put a problem: one decision in which every way is answered in words, and the right ones are let through."""
    teller = Teller(problem, words)
    header, length = problem.transcript.header, len(problem.transcript.entries)
    entries = (*problem.transcript.entries, *(Entry(problem.me, move) for move in problem.best))
    steps = (
        Do(
            Sentence(teller.question()),
            length + len(problem.best),
            tuple(move for each in problem.right for move in _alike(problem, each.line)),
            words.get("learn.problem.unjudged"),
            {
                laid(each.line) or frozenset({move}): teller.costs(each.line)
                for each in problem.wrong
                for move in _alike(problem, each.line)
            },
        ),
        Tell(Sentence(teller.answer(), rule=teller.rule)),
    )
    title = words.get("learn.problem.title", grade=problem.grade)
    idea = teller.principle
    return Lesson(
        problem.game, problem.id, title, idea, Transcript(header, entries), problem.me, length, steps
    )


def demonstrated(problem: Problem, line: Line, refutation: Refutation, words: Words) -> Lesson:
    """Show a deal in which a wrong way costs something, played to its end."""
    teller = Teller(problem, words)
    told = words.get("learn.problem.suppose", line=teller.named(line))
    lost = teller.counted(refutation.lost)
    outcome = teller.told("outcome", line, best=teller.named(problem.best), lost=lost)
    title = words.get("learn.why")
    length, whole = len(problem.transcript.entries), refutation.transcript
    steps = (Watch(Sentence(told), len(whole.entries)), Tell(Sentence(outcome)))
    return Lesson(problem.game, problem.id, title, teller.principle, whole, problem.me, length, steps)


def _alike(problem: Problem, line: Line) -> Iterator[Move]:
    """Give the moves of a way; of a word said with a number, the word with every number it may be said with."""
    said = line[0]
    if not isinstance(said, Say) or said.number is None:
        yield from line
        return
    rules: Any = rules_for(problem.game, dict(problem.transcript.header.options))
    yield from (
        each for each in rules.moves(state_after(rules, problem.transcript)) if meant(each) == said.word
    )


class Teller:
    """Says what there is to say of one problem."""

    def __init__(self, problem: Problem, words: Words) -> None:
        header = problem.transcript.header
        rules: Any = rules_for(problem.game, dict(header.options))
        players = players_of(header, rules.spec.seats)
        self._problem = problem
        self._captions = Captions(words, problem.game, rules.spec, players, problem.me)
        self._words = words
        view = rules.view(state_after(rules, problem.transcript), problem.me)
        self._phase = str(view.public.phase)
        self._facts = position_of(rules, view, problem.best, problem.wrong[0].line)
        self._principles = find(problem.game).bots.principles

    def question(self) -> str:
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
        return self.told("costs", line, lost=self._lost(line))

    def told(self, key: str, line: Line, **values: object) -> str:
        """Say something of a way, in the number of the cards that are given up."""
        cards = max(1, sum(isinstance(each, Lay) for each in line))
        return self._words.count(f"learn.problem.{key}", cards, line=self.named(line), **values)

    @property
    def rule(self) -> str:
        """The paragraph that says more; empty where there is none."""
        return self._problem.reason.rule or self._captions.own(f"principle_rule.{self._phase}")

    @property
    def principle(self) -> str:
        """The principle in a sentence: the game's own, or one of card play; what the bots say where none is true."""
        own, second = self._principles, self._problem.wrong[0].line
        reason = self._problem.reason.kind
        for key in (reason, *principles_between(self._facts, self._problem.best, second)):
            found = first_true(own.get(key, ()), self._facts)
            if found is not None:
                return self._captions.own(f"principle.{found.key}")
            common = f"learn.principle.{key}"
            if common in self._words and key != reason:
                return self._words.get(common)
        return self._why

    def answer(self) -> str:
        """Say why the best is the best, and by how much."""
        second, others = self._problem.wrong[0].line, self._problem.right[1:]
        ahead = self._words.get("learn.problem.ahead", line=self.named(second), lost=self._lost(second))
        equal = self._words.get("learn.problem.equal", lines=self._all(others)) if others else ""
        spoken = self._why if isinstance(self._problem.best[0], Say) and not self._vague else ""
        return " ".join(dict.fromkeys(filter(None, (self.principle, spoken, equal, ahead))))

    def _all(self, others: Sequence[Judged]) -> str:
        """Name ways together: all of them are cards, or words."""
        return self._words.get("table.comma").join(
            self.named(each.line) for each in (self._problem.judged[0], *others)
        )

    @property
    def _why(self) -> str:
        return self._captions.why(self._problem.reason)

    @property
    def _vague(self) -> bool:
        """Whether the bots only say that they have tried."""
        return self._problem.reason.kind == "searched"

    def _lost(self, line: Line) -> str:
        found = self._problem.found(line)
        assert found is not None
        lost, dear = self._problem.lost(found), dear_loss(self._problem.game)
        return loss(self._words, self._captions, lost, found.error, dear)

    def counted(self, number: float) -> str:
        whole = round(number)
        if whole == number:
            return self._captions.gained(whole)
        return self._captions.measured(decimal(number))

    def named(self, line: Line) -> str:
        """Name a way shortly."""
        cards = mask(move.card for move in line if isinstance(move, Play | Lay))
        return (
            self._captions.cards.listed(cards, "and")
            if cards
            else self._captions.naming(line[0], self._phase)
        )
