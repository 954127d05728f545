"""Leads a learner through a lesson at the table: which step it is, what is said, what is let through."""

from random import Random
from typing import Any, cast

from game.core.bot import Decision
from game.core.cards import NOBODY, Card, Seat
from game.core.move import Deal, Move
from game.core.record import record
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
        """Give it."""
        return self.found


class LessonThinker:
    """Makes the moves the lesson tells of; once the learner plays alone, others think as ever."""

    def __init__(self, lesson: Lesson, match: AnyMatch, thinker: Thinker) -> None:
        """Follow the log of this match."""
        self.alone = False
        self.hinted = False  # somebody has asked what to do
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
        entry = None if self.alone else self._lesson.entry(len(self._match))
        if entry is not None and isinstance(asked, MoveRequest):
            return cast("Pending[Found]", Given(Decision(entry.move, Reason("none"))))
        if entry is not None and isinstance(asked, AdviceRequest):
            self.hinted = True
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


class Tutor:
    """One way through a lesson, from some step on."""

    def __init__(self, script: Script, match: AnyMatch, thinker: LessonThinker, step: int = 0) -> None:
        """Begin at a step; the match stands where that step begins."""
        self.script = script
        self.step = step
        self._match = match
        self._thinker = thinker
        self.mistakes = 0  # wrong moves and answers so far
        self.refused: tuple[Move, ...] = ()  # the legal moves made last at this step that were given back
        self._skipped = step > 0  # somebody has come here without doing what stood before
        self._answered = False
        self._enter()

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.script.lesson

    @property
    def now(self) -> Tell | Watch | Do | Ask | Free:
        """The step."""
        return self.lesson.steps[self.step]

    @property
    def made(self) -> tuple[Move, ...]:
        """The moves made since the lesson began, whoever has made them."""
        return tuple(entry.move for entry in self._match.transcript().entries[self.lesson.begins :])

    @property
    def hinted(self) -> bool:
        """Whether somebody has asked what to do."""
        return self._thinker.hinted

    @property
    def unaided(self) -> bool:
        """Whether everything so far has been done at the first try, without a hint and without leaving anything out."""
        return not (self.mistakes or self.hinted or self._skipped)

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.step == len(self.lesson.steps) - 1

    @property
    def text(self) -> str:
        """What is said now."""
        return self._reply or self._says

    @property
    def replied(self) -> bool:
        """Whether what is said answers something the learner has done."""
        return bool(self._reply)

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers to choose from; none once the right one is given."""
        return () if self._answered else self.script.answers(self.step)

    @property
    def wanted(self) -> Card | None:
        """The card to be pointed at, until it is."""
        asked = self.now
        return asked.card if isinstance(asked, AskCard) and not self._answered else None

    @property
    def held(self) -> bool:
        """Whether nothing goes on at the table until the learner has gone on here."""
        match self.now:
            case Watch(_, end) | Do(_, end):
                return len(self._match) >= end
            case Free():
                return self.judged
            case _:
                return True

    @property
    def judged(self) -> bool:
        """Whether the stretch played alone has come to its end."""
        deal = self.script.position(self.lesson.reached(self.step)).view.ledger.finished
        return self._match.view(self.lesson.me).ledger.finished > deal

    @property
    def ready(self) -> bool:
        """Whether the learner can go on to the next step."""
        match self.now:
            case Tell():
                return True
            case Watch(_, end):
                return len(self._match) >= end
            case Do():
                return False
            case Free():
                return self.judged and self.succeeded
            case _:
                return self._answered

    @property
    def failed(self) -> bool:
        """Whether the stretch played alone has missed its goal."""
        return isinstance(self.now, Free) and self.judged and not self.succeeded

    @property
    def succeeded(self) -> bool:
        """Whether what was played alone has reached its goal."""
        return isinstance(self.now, Free) and reached(self.now.goal, self._match, self.lesson.me)

    # ------------------------------------------------------------------ what the learner does

    def judge(self, moves: tuple[Move, ...]) -> str:
        """Say why legal moves are not made here; empty where they are."""
        step = self.now
        if not isinstance(step, Do) or step.is_met(moves):
            return ""
        self.mistakes += 1
        self.refused = moves
        self._reply = self.script.reply(self.step, step.why_not(moves))
        return self._reply

    def answer(self, answer: str) -> None:
        """Answer a question."""
        self._judge_answer(self.script.is_right(self.step, answer))

    def point_at(self, card: Card) -> None:
        """Answer a question by pointing at a card."""
        self._judge_answer(card == self.wanted)

    def _judge_answer(self, right: bool) -> None:
        asked = self.now
        assert isinstance(asked, Ask)
        self._answered = self._answered or right
        self.mistakes += not right
        self._reply = self.script.reply(self.step, asked.well if right else asked.otherwise)

    def go_on(self) -> bool:
        """Go on to the next step; tell whether there was one."""
        if not self.ready or self.last:
            return False
        self.step += 1
        self._enter()
        return True

    def look(self) -> bool:
        """Take in what has happened at the table; tell whether something else is said now."""
        if isinstance(self.now, Do) and len(self._match) >= self.now.end and not self.last:
            self.step += 1
            self._enter()
            return True
        if isinstance(self.now, Free) and self.judged and not self._reply:
            told = self.now.well if self.succeeded else self.now.otherwise
            self._reply = fill(told, self.script.as_seen(self._match))
            return True
        return False

    @property
    def over(self) -> bool:
        """Whether the last step has been done, and nothing is left to read."""
        step = self.now
        return self.last and isinstance(step, Do) and len(self._match) >= step.end

    def _enter(self) -> None:
        """Begin a step: nothing has been answered, and so nothing been said to it."""
        self._reply = ""  # what is said to what the learner has just done
        self.refused = ()
        self._answered = False
        self._says = self.script.says(self.step)
        self._thinker.alone = isinstance(self.now, Free)


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
