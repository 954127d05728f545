"""Going through a lesson at the table: answering, going on and back from step to step."""

from typing import assert_never

from game.core.record import replace
from game.learning.lesson import Do
from game.play.phases import Held, Resting
from game.play.table.effects import Cue, Effect, FinishLesson, NoteMistake, NoteStep, OpenStep, Transition
from game.play.table.inputs import (
    AnswerQuestion,
    GoOn,
    OfLesson,
    PointAt,
    SeeWhy,
    SkipAhead,
    SkipStep,
    StepAgain,
    StepBack,
)
from game.play.table.state import TableState
from game.play.tutor import Tutor


def handle_lesson(state: TableState, wanted: OfLesson) -> Transition:
    """Do what the learner wants of the lesson."""
    lesson = state.lesson
    if lesson is None:
        return state, ()
    match wanted:
        case GoOn():
            return _go_on(state, lesson)
        case AnswerQuestion(answer):
            return replace(state, lesson=lesson.answer(answer)), ()
        case PointAt(card):
            return replace(state, lesson=lesson.point_at(card)), ()
        case StepBack():
            return state, (OpenStep(max(0, lesson.step - 1)),)
        case StepAgain():
            return state, (OpenStep(lesson.step),)
        case SkipStep():
            return state, (FinishLesson() if lesson.last else OpenStep(lesson.step + 1),)
        case SeeWhy():
            return state, (wanted,)
        case _:
            assert_never(wanted)


def _go_on(state: TableState, lesson: Tutor) -> Transition:
    """Go on to the next step, or end the lesson, once what the last trick paid has been seen."""
    if lesson.last and lesson.ready and not isinstance(state.phase, Resting):
        return state, (SkipAhead(), FinishLesson())
    return mark_watched(replace(state, lesson=lesson.go_on())), (SkipAhead(),)


def mark_watched(state: TableState) -> TableState:
    """Take note when what the step tells of lies on the table; a finished trick is told of while it lies there."""
    lesson = state.lesson
    if lesson is None or not (lesson.watching and lesson.ready and isinstance(state.phase, Held | Resting)):
        return state
    return replace(state, lesson=replace(lesson, watched=True))


def progress(before: Tutor | None, after: Tutor | None) -> tuple[Effect, ...]:
    """Let it be known how a learner has come on."""
    if before is None or after is None or before is after:
        return ()
    begun: tuple[Effect, ...] = (NoteStep(after.step),) if after.step != before.step else ()
    if after.mistakes != before.mistakes:
        return (*begun, NoteMistake(), Cue("wrong"))
    return (*begun, Cue("right")) if _right(before, after) else begun


def _right(before: Tutor, after: Tutor) -> bool:
    """Tell whether an answer has just been right, or a decision that others were refused for."""
    asked = before.now
    if isinstance(asked, Do):
        return bool(asked.otherwise) and before.length < asked.end <= after.length
    return after.answered and not before.answered
