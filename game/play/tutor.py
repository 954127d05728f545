"""Leads a learner through a lesson at the table: which step it is, what is said, what is let through."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

from game.core.bot import Decision
from game.core.cards import NOBODY, Card, Seat
from game.core.move import Deal, Move
from game.core.record import record, replace
from game.core.rules import Reason
from game.learning.blanks import fill
from game.learning.lesson import Ask, AskCard, Do, Free, Lesson, LessonGoal, Tell, Watch
from game.learning.script import Script
from game.play.table_session import Thinker
from game.questions import AdviceRequest, ClaimRequest, MoveRequest
from game.search.claim import Claim
from game.search.master import Advice
from game.session.match import AnyMatch
from game.session.worker import Found, Pending, Question


@record
class Given:
    """An answer that is known before it is asked for."""

    found: object

    @property
    def dropped(self) -> bool:
        """Never: it is known."""
        return False

    def poll(self) -> object:
        return self.found


class LessonThinker:
    """Makes the moves the lesson tells of; once the learner plays alone, others think as ever."""

    def __init__(self, lesson: Lesson, match: AnyMatch, thinker: Thinker, alone: Callable[[], bool]) -> None:
        """Follow the log of this match, until the learner plays alone."""
        self._alone = alone
        self._lesson = lesson
        self._match = match
        self._thinker = thinker

    def budget(self, worlds: int) -> int:
        """Fit a number of imagined worlds to this machine."""
        return self._thinker.budget(worlds)

    def ask(self, question: Question[Found]) -> Pending[Found]:
        """Answer from the lesson what it knows."""
        asked: object = question
        if isinstance(asked, ClaimRequest):  # the lesson decides what is played out
            return cast("Pending[Found]", Given(Claim(())))
        entry = None if self._alone() else self._lesson.entry(len(self._match))
        if entry is not None and isinstance(asked, MoveRequest):
            return cast("Pending[Found]", Given(Decision(entry.move, Reason("none"))))
        if entry is not None and isinstance(asked, AdviceRequest):
            return cast("Pending[Found]", Given(Advice(Decision(entry.move, Reason("none")), ())))
        return self._thinker.ask(question)

    def drop(self) -> None:
        """Forget the question."""
        self._thinker.drop()


class LessonDice(Random):
    """Deals the packs the lesson tells of, and shuffles once it tells no more."""

    def __init__(self, lesson: Lesson, match: AnyMatch) -> None:
        """Follow the log of this match."""
        super().__init__(len(lesson.steps))
        self._lesson = lesson
        self._match = match

    def shuffle(self, x: Any) -> None:
        """Put the cards in the order in which they are dealt."""
        entry = self._lesson.entry(len(self._match))
        if entry is not None and isinstance(entry.move, Deal):
            x[:] = entry.move.cards
        else:
            super().shuffle(x)


@record
class Tutor:
    """How far a learner has come in a lesson, and what is said now."""

    script: Script
    step: int
    says: str  # at this step
    length: int = 0  # of the log
    made: tuple[Move, ...] = ()  # the moves since the lesson began, whoever has made them
    judged: bool = False  # the stretch played alone has come to its end
    succeeded: bool = False  # and has reached its goal
    skipped: bool = False  # somebody has come here without doing what stood before
    hinted: bool = False  # somebody has asked what to do
    mistakes: int = 0  # wrong moves and answers so far
    refused: tuple[Move, ...] = ()  # the legal moves made last at this step that were given back
    answered: bool = False
    tried: tuple[str | Card, ...] = ()  # wrong answers given at this step
    watched: bool = False  # everything has been seen that happens in this step
    reply: str = ""  # what is said to what the learner has just done

    @property
    def lesson(self) -> Lesson:
        return self.script.lesson

    @property
    def now(self) -> Tell | Watch | Do | Ask | Free:
        """The step."""
        return self.lesson.steps[self.step]

    @property
    def unaided(self) -> bool:
        """Whether everything so far has been done at the first try, without a hint and without leaving anything out."""
        return not (self.mistakes or self.hinted or self.skipped)

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.step == len(self.lesson.steps) - 1

    @property
    def text(self) -> str:
        """What is said now."""
        return self.reply or self.says

    @property
    def corrects(self) -> bool:
        """Whether what is said tells what was wrong: what the step asks for still holds."""
        return bool(self.reply) and not (self.answered or self.judged)

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers to choose from; none once the right one is given."""
        return () if self.answered else self.script.answers(self.step)

    @property
    def wanted(self) -> Card | None:
        """The card to be pointed at, until it is."""
        asked = self.now
        return asked.card if isinstance(asked, AskCard) and not self.answered else None

    @property
    def alone(self) -> bool:
        """Whether the learner plays without help."""
        return isinstance(self.now, Free)

    @property
    def leads(self) -> bool:
        """Whether the lesson moves for the learner, too."""
        return isinstance(self.now, Watch) and not self.held

    @property
    def watching(self) -> bool:
        """Whether what the step tells of is still happening."""
        return isinstance(self.now, Watch) and not self.watched

    @property
    def held(self) -> bool:
        """Whether nothing goes on at the table until the learner has gone on here."""
        match self.now:
            case Watch(_, end) | Do(_, end):
                return self.length >= end
            case Free():
                return self.judged
            case _:
                return True

    @property
    def ready(self) -> bool:
        """Whether the learner can go on to the next step."""
        match self.now:
            case Tell():
                return True
            case Watch(_, end):
                return self.length >= end
            case Do():
                return False
            case Free():
                return self.succeeded
            case _:
                return self.answered

    @property
    def failed(self) -> bool:
        """Whether the stretch played alone has missed its goal."""
        return self.judged and not self.succeeded

    @property
    def over(self) -> bool:
        """Whether the last step has been done, and nothing is left to read."""
        step = self.now
        return self.last and isinstance(step, Do) and self.length >= step.end

    # ------------------------------------------------------------------ what comes to pass

    def at(self, step: int) -> "Tutor":
        """Begin a step: nothing has been answered, and so nothing been said to it."""
        return replace(
            self,
            step=step,
            says=self.script.says(step),
            reply="",
            refused=(),
            answered=False,
            tried=(),
            watched=False,
            judged=False,
            succeeded=False,
        )

    def seeing(self, match: AnyMatch) -> "Tutor":
        """Take in what has happened in the match; a decision that was made leads to the next step."""
        if len(match) == self.length:
            return self
        entries = match.transcript().entries[self.lesson.begins :]
        seen = replace(self, length=len(match), made=tuple(entry.move for entry in entries))
        match self.now:
            case Do(_, end) if seen.length >= end and not self.last:
                return seen.at(self.step + 1)
            case Free():
                return _judged(seen, match)
            case _:
                return seen

    # ------------------------------------------------------------------ what the learner does

    def judge(self, moves: tuple[Move, ...]) -> "Tutor":
        """Say why legal moves are not made here, and remember them; nothing changes where they are."""
        step = self.now
        if not isinstance(step, Do) or step.is_met(moves):
            return self
        reply = self.script.reply(self.step, step.why_not(moves))
        return replace(self, mistakes=self.mistakes + 1, refused=moves, reply=reply)

    def answer(self, answer: str) -> "Tutor":
        """Answer a question."""
        return self._judge_answer(answer, self.script.is_right(self.step, answer))

    def point_at(self, card: Card) -> "Tutor":
        """Answer a question by pointing at a card."""
        return self._judge_answer(card, card == self.wanted)

    def _judge_answer(self, given: str | Card, right: bool) -> "Tutor":
        asked = self.now
        assert isinstance(asked, Ask)
        reply = self.script.reply(self.step, asked.well if right else asked.otherwise)
        tried = self.tried if right else tuple(dict.fromkeys((*self.tried, given)))
        return replace(
            self,
            answered=self.answered or right,
            tried=tried,
            mistakes=self.mistakes + (not right),
            reply=reply,
        )

    def ask(self) -> "Tutor":
        """Ask what to do: the lesson tells it, but to whoever plays alone."""
        told = self.lesson.entry(self.length) is not None and not self.alone
        return replace(self, hinted=True) if told else self

    def go_on(self) -> "Tutor":
        """Go on to the next step, if there is one and this one is done."""
        return self.at(self.step + 1) if self.ready and not self.last else self


def _judged(tutor: Tutor, match: AnyMatch) -> Tutor:
    """Judge what was played alone, once its deal is over."""
    free, lesson, script = tutor.now, tutor.lesson, tutor.script
    deal = script.position(lesson.reached(tutor.step)).view.ledger.finished
    if not isinstance(free, Free) or match.view(lesson.me).ledger.finished <= deal:
        return tutor
    succeeded = reached(free.goal, match, lesson.me)
    told = fill(free.well if succeeded else free.otherwise, script.as_seen(match))
    return replace(tutor, judged=True, succeeded=succeeded, reply=told)


def tutor_at(script: Script, match: AnyMatch, step: int = 0) -> Tutor:
    """Begin at a step; the match stands where that step begins."""
    return Tutor(script, step, script.says(step), skipped=step > 0).seeing(match)


def reached(goal: LessonGoal, match: AnyMatch, me: Seat) -> bool:
    """Tell whether the last finished deal of a match has brought a seat what it was to bring."""
    view, deals = match.view(me), match.outcome.deals
    match goal.kind:
        case "tricks":
            return sum(trick.taker == me for trick in view.tricks) >= goal.amount
        case "gain":
            paid = [award for award in view.ledger.tally(view.ledger.finished) if award.unit == goal.unit]
            gained = sum(award.amount * ((award.to == me) - (award.giver == me)) for award in paid)
            return gained >= goal.amount
        case "won":
            return me in deals[-1].winners
        case "end":
            return view.turn == NOBODY or bool(deals)
