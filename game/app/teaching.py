"""Lessons: the page that lists them, the table at which they are taken, and what is remembered of them."""

from collections.abc import Callable
from functools import partial

from game.catalogue import find
from game.core.transcript import Transcript
from game.learning.course import course, names
from game.learning.lesson import Lesson
from game.learning.problem import Problem
from game.learning.problems import next_problem, posed, problems
from game.learning.rating import Rating, after, of_grade
from game.learning.reading import PRIMER
from game.learning.script import Script
from game.play.table_session import TableSession, Thinker
from game.play.tutor import LessonDice, LessonThinker, Tutor
from game.storage.progress import ProblemProgress, ProgressStore
from game.ui.scenes.learn import LearnRoutes, LessonEnd, learn, lesson_done, problem_done
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
            lambda lesson: self.begin(context, lesson, partial(self._to_page, context, lesson.subject)),
            lambda game: Push(context.routes.rules(context, game, "")),
            lambda game: tuple(each.id for each in problems(game)) if game != PRIMER else (),
            self._progress.problems,
            lambda game: Push(self.problem(context, game, partial(self._to_page, context, game))),
        )
        return learn(context, routes, subject)

    def learned(self, game: str) -> bool:
        """Tell whether all lessons of a game have been gone through; so have none where there are none."""
        return all(self._progress.lesson(f"{game}/{each}").done for each in names(game))

    def _to_page(self, context: UiContext, subject: str) -> Switch:
        """Leave the table for the page, which shows what has been done since."""
        return Pop(Replace(self.page(context, subject)))

    def begin(self, context: UiContext, lesson: Lesson, back: Callable[[], Switch] = Pop) -> Switch:
        """Sit down to a lesson where it was left; `back` leads from its table to where it was begun."""
        return Push(self.table(context, lesson, self._progress.lesson(lesson.key).step, back))

    def table(self, context: UiContext, lesson: Lesson, step: int, back: Callable[[], Switch] = Pop) -> Scene:
        """Sit down to a lesson, at a step; where there is no such step any more, at the first."""
        step = step if step < len(lesson.steps) else 0
        self._progress.reach(lesson.key, step)

        def ways(tutor: Tutor) -> LessonRoutes:
            return LessonRoutes(
                at=lambda at: self.table(context, lesson, at, back),
                done=lambda: Push(self._done(context, lesson, back)),
                leave=lambda: self._leave(tutor, back),
            )

        return self._sit_down(context, lesson, step, ways)

    def _sit_down(
        self, context: UiContext, lesson: Lesson, step: int, ways: Callable[[Tutor], LessonRoutes]
    ) -> Scene:
        """Lay the deal of a lesson on the table as it stands at a step."""
        script = Script(lesson, context.words)
        match = script.match(lesson.reached(step))
        thinker = LessonThinker(lesson, match, self._thinker)
        session = TableSession(match, thinker, LessonDice(lesson, match), self._nothing_kept)
        tutor = Tutor(script, match, thinker, step)
        return TableScene(context, find(session.game), session, self._routes(context), (tutor, ways(tutor)))

    def _leave(self, tutor: Tutor, back: Callable[[], Switch]) -> Switch:
        self._progress.reach(tutor.lesson.key, tutor.step)
        return back()

    def _done(self, context: UiContext, lesson: Lesson, back: Callable[[], Switch]) -> Scene:
        """Say what has been learned, and what comes next."""
        self._progress.finish(lesson.key)
        following = following_lesson(lesson)
        go_on = partial(self._instead, context, following, back) if following is not None else None
        again = partial(self._instead, context, lesson, back)
        return lesson_done(context, lesson, following, LessonEnd(go_on, again, lambda: Pop(back())))

    def _instead(self, context: UiContext, lesson: Lesson, back: Callable[[], Switch]) -> Switch:
        """Lay a lesson on the table in place of the one that is over."""
        return Pop(Replace(self.table(context, lesson, 0, back)))

    # ------------------------------------------------------------------ problems

    def fared(self, game: str) -> ProblemProgress:
        """Tell how the learner has fared with the problems of a game."""
        return self._progress.problems(game)

    def problem(self, context: UiContext, game: str, back: Callable[[], Switch]) -> Scene:
        """Put the problem of a game that comes next."""
        fared = self._progress.problems(game)
        rating = Rating(fared.rating, fared.deviation)
        return self._put(context, next_problem(problems(game), fared.tried, rating), back)

    def _put(self, context: UiContext, problem: Problem, back: Callable[[], Switch]) -> Scene:
        lesson = posed(problem, context.words)

        def ways(tutor: Tutor) -> LessonRoutes:
            return LessonRoutes(
                at=lambda step: self._sit_down(context, lesson, step, ways),
                done=lambda: Push(self._judged(context, problem, tutor, back)),
                leave=back,
            )

        return self._sit_down(context, lesson, 0, ways)

    def _judged(
        self, context: UiContext, problem: Problem, tutor: Tutor, back: Callable[[], Switch]
    ) -> Scene:
        """Say how the learner has fared with a problem; only the first try moves the rating."""
        game, solved = problem.game, tutor.unaided
        fared = self._progress.problems(game)
        before = now = Rating(fared.rating, fared.deviation)
        if problem.id not in fared.tried:
            now = after(before, of_grade(problem.grade), solved=solved)
            tried = {**fared.tried, problem.id: solved}
            self._progress.solve(game, ProblemProgress(now.points, now.deviation, tried))

        def following() -> Switch:
            return Pop(Replace(self.problem(context, game, back)))

        def again() -> Switch:
            return Pop(Replace(self._put(context, problem, back)))

        ways = LessonEnd(following, again, lambda: Pop(back()))
        return problem_done(context, tutor.lesson, (solved, before, now), ways)

    # ------------------------------------------------------------------ what a lesson needs of a table

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
