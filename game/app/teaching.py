"""Lessons: the page that lists them, the table at which they are taken, and what is remembered of them."""

from collections.abc import Callable
from functools import partial
from random import Random

from game.catalogue import find
from game.core.transcript import Transcript
from game.learning.course import course
from game.learning.lesson import Lesson
from game.learning.reading import PRIMER
from game.learning.script import Script
from game.play.table_session import TableSession, Thinker
from game.play.tutor import LessonThinker, Tutor
from game.storage.progress import ProgressStore
from game.ui.scenes.learn import LearnRoutes, LessonEnd, learn, lesson_done
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table import TableRoutes, TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes


class Teaching:
    """Leads one player through the lessons."""

    def __init__(self, progress: ProgressStore, thinker: Thinker) -> None:
        """Begin; the thinker plays for the others where the learner plays alone."""
        self._progress = progress
        self._thinker = thinker

    def page(self, context: UiContext, subject: str = "") -> Scene:
        """Open the page that lists everything to be learned, at a subject."""
        subjects = (PRIMER, *context.routes.games)
        routes = LearnRoutes(
            {each: course(each) for each in subjects},
            self._progress.lesson,
            lambda lesson: self.begin(
                context, lesson, lambda: Pop(Replace(self.page(context, lesson.subject)))
            ),
            lambda game: Push(context.routes.rules(context, game, "")),
        )
        return learn(context, routes, subject)

    def begin(self, context: UiContext, lesson: Lesson, back: Callable[[], Switch] = Pop) -> Switch:
        """Sit down to a lesson where it was left; `back` leads from its table to where it was begun."""
        return Push(self.table(context, lesson, self._progress.lesson(lesson.key).step, back))

    def table(self, context: UiContext, lesson: Lesson, step: int, back: Callable[[], Switch] = Pop) -> Scene:
        """Sit down to a lesson, at a step; where there is no such step any more, at the first."""
        step = step if step < len(lesson.steps) else 0
        self._progress.reach(lesson.key, step)
        script = Script(lesson, context.words)
        match = script.match(lesson.reached(step))
        thinker = LessonThinker(lesson, match, self._thinker)
        session = TableSession(match, thinker, Random(len(lesson.steps)), self._nothing_kept)
        tutor = Tutor(script, match, thinker, step)
        ways = LessonRoutes(
            at=lambda at: self.table(context, lesson, at, back),
            done=lambda: Push(self._done(context, lesson, back)),
            leave=lambda: self._leave(tutor, back),
        )
        return TableScene(context, find(session.game), session, self._routes(context), (tutor, ways))

    def _leave(self, tutor: Tutor, back: Callable[[], Switch]) -> Switch:
        self._progress.reach(tutor.lesson.key, tutor.step)
        return back()

    def _done(self, context: UiContext, lesson: Lesson, back: Callable[[], Switch]) -> Scene:
        """Say what has been learned, and what comes next."""
        self._progress.finish(lesson.key)
        following = following_lesson(lesson)
        go_on: Callable[[], Switch] | None = None
        if following is not None:
            go_on = partial(self._instead, context, following, back)
        return lesson_done(
            context,
            lesson,
            following,
            LessonEnd(go_on, partial(self._instead, context, lesson, back), lambda: Pop(back())),
        )

    def _instead(self, context: UiContext, lesson: Lesson, back: Callable[[], Switch]) -> Switch:
        """Lay a lesson on the table in place of the one that is over."""
        return Pop(Replace(self.table(context, lesson, 0, back)))

    def _routes(self, context: UiContext) -> TableRoutes:
        """Give the ways from the table that a lesson leaves open; no deal of it is told as a result."""

        def never(*_: object) -> Scene:
            message = "a lesson tells of its deal itself"
            raise AssertionError(message)

        return TableRoutes(lambda: SettingsScene(context), never, never, lambda: None)

    def _nothing_kept(self, transcript: Transcript) -> None:
        """Keep nothing: the lesson's deal is known, and counts in no statistics."""


def following_lesson(lesson: Lesson) -> Lesson | None:
    """Give the next lesson of the same subject; None after the last."""
    all_lessons = course(lesson.subject)
    place = all_lessons.index(lesson) + 1
    return all_lessons[place] if place < len(all_lessons) else None
