"""What a drill says: a question put as a lesson of one step, the verdict as another, and what a series has come to."""

from collections import defaultdict
from math import hypot
from typing import Any

from game.catalogue import rules_for
from game.core.move import Play, Say
from game.core.record import record, replace
from game.core.transcript import Entry, Transcript
from game.learning import amounts
from game.learning.drill import LONG, DrillAnswer, Grade, Series
from game.learning.lesson import Do, Lesson, Sentence, Tell
from game.learning.problem import Judged, Problem
from game.learning.problems import dear_loss
from game.session.match import Match
from game.session.players import players_of
from game.telling.captions import Captions
from game.wording import Words


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

    def asked(self, series: Series) -> Lesson:
        """Put the question: every legal move is let through."""
        transcript, me = self._question.transcript, self._question.me
        length = len(transcript.entries)
        moves = Match.restore(self._rules, transcript).view(me).moves
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
        best, second = self._question.judged[:2]
        name = self.captions.naming(best.line[0])
        worth = self._say("worth", line=name, worth=amounts.amount(self.captions, best.mean, best.error))
        begun = f"{worth[:1].upper()}{worth[1:]}"  # as a sentence of its own
        found = answer.judged
        if found is None:
            told = self._say("skipped", best=begun)
        elif found is best:
            other = self._say("other", line=self.captions.naming(second.line[0]), lost=self._lost(second))
            told = self._say("right", best=worth, other=other)
        else:
            assert answer.move is not None
            line = self.captions.naming(answer.move)
            told = self._say(f"lost_{answer.grade}", best=begun, line=line, lost=self._lost(found))
        return f"{told} {self.captions.why(self._question.reason)}"

    def _lost(self, judged: Judged) -> str:
        question = self._question
        dear = dear_loss(question.game)
        return amounts.loss(self._words, self.captions, question.lost(judged), judged.error, dear)

    def fault(self, answer: DrillAnswer) -> str:
        """Name the kind of hand an answer went wrong with."""
        best, move = self._question.best[0], answer.move
        if isinstance(best, Say) and isinstance(move, Say):
            said, better = (self.captions.word(each.word) for each in (move, best))
            return self._say("fault_number" if said == better else "fault_word", said=said, better=better)
        assert isinstance(best, Play)
        assert isinstance(move, Play)
        view = Match.restore(self._rules, self._question.transcript).view(self._question.me)
        contract = self._rules.contract(view)
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
