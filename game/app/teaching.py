"""Lessons: the page that lists them, the table at which they are taken, and what is remembered of them."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from random import Random
from typing import Protocol

from game.app.counting_practice import CountingPractice
from game.app.drill_practice import DrillPractice
from game.app.lesson_table import LessonTable
from game.app.mistake_practice import MistakePractice
from game.app.problem_practice import ProblemPractice
from game.app.progress_transfer import ProgressTransfer
from game.learning.course import course, names
from game.learning.lesson import Lesson
from game.learning.reading import PRIMER
from game.play.table_session import Thinker
from game.play.tutor import Tutor
from game.storage.stores import Stores
from game.ui.scenes.learn import LearnRoutes, LessonEnd, Practice, learn, lesson_done
from game.ui.scenes.transfer import TransferRoutes, transfer
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes


class PracticeKind(Protocol):
    """One kind of practice: problems, drills, past mistakes."""

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """List what the page of a game offers of it; `back` leads from the table to that page."""


class Teaching:
    """Leads one player through the lessons."""

    def __init__(self, stores: Stores, thinker: Thinker, today: Callable[[], date], dice: Random) -> None:
        """Begin; the thinker plays for the others where the learner plays alone."""
        self._progress = stores.progress
        self._table = LessonTable(thinker)
        self.problems = ProblemPractice(stores.progress, self._table, today)
        self.drills = DrillPractice(stores.progress, dice)
        self.counting = CountingPractice(stores.progress, thinker, dice)
        self.mistakes = MistakePractice(stores.mistakes, self._table, today)
        self.transfer = ProgressTransfer(stores, today)
        self._practices: Sequence[PracticeKind] = (
            self.problems,
            self.drills,
            self.counting,
            self.mistakes,
        )

    def page(self, context: UiContext, subject: str = "") -> Scene:
        """Open the page that lists everything to be learned, at a subject."""
        subjects = (PRIMER, *context.routes.games)
        routes = LearnRoutes(
            {each: course(each) for each in subjects},
            self._progress.lesson,
            lambda lesson: self.begin(context, lesson, partial(self._to_page, context, lesson.subject)),
            lambda game: Push(context.routes.rules(context, game, "")),
            lambda subject: self._offered(context, subject),
            lambda subject: Push(self.transfer_page(context, subject)),
            self.mistakes.game_due(),
        )
        return learn(context, routes, subject)

    def _offered(self, context: UiContext, subject: str) -> Sequence[Practice]:
        """List what a game is practised with besides its lessons; nothing of what is no game."""
        if subject == PRIMER:
            return ()
        back = partial(self._to_page, context, subject)
        return tuple(each for kind in self._practices for each in kind.offered(context, subject, back))

    def transfer_page(self, context: UiContext, subject: str) -> Scene:
        """Open the page on which progress is exported and imported."""
        there, words = self.transfer, context.words
        routes = TransferRoutes(
            str(there.folder),
            there.files,
            lambda: there.export(words),
            lambda file: there.join(words, file),
            partial(self._to_page, context, subject),
        )
        return transfer(context, routes)

    def learned(self, game: str) -> bool:
        """Tell whether all lessons of a game have been gone through; so have none where there are none."""
        return all(self._progress.lesson(f"{game}/{each}").done for each in names(game))

    def _to_page(self, context: UiContext, subject: str) -> Switch:
        """Leave the table for the page, which shows what has been done since."""
        return Pop(Replace(self.page(context, subject)))

    def begin(self, context: UiContext, lesson: Lesson, back: Command = Pop) -> Switch:
        """Sit down to a lesson where it was left; `back` leads from its table to where it was begun."""
        return Push(self.table(context, lesson, self._progress.lesson(lesson.key).step, back))

    def table(self, context: UiContext, lesson: Lesson, step: int, back: Command = Pop) -> Scene:
        """Sit down to a lesson, at a step; where there is no such step any more, at the first."""
        step = step if step < len(lesson.steps) else 0
        self._progress.reach(lesson.key, step)

        def ways(_: Tutor) -> LessonRoutes:
            return LessonRoutes(
                at=lambda at: self.table(context, lesson, at, back),
                done=lambda: Push(self._done(context, lesson, back)),
                leave=back,
                reached=partial(self._progress.reach, lesson.key),
            )

        return self._table.sit_down(context, lesson, step, ways)

    def _done(self, context: UiContext, lesson: Lesson, back: Command) -> Scene:
        """Say what has been learned, and what comes next."""
        self._progress.finish(lesson.key)
        following = following_lesson(lesson)
        go_on = partial(self._instead, context, following, back) if following is not None else None
        again = partial(self._instead, context, lesson, back)
        return lesson_done(context, lesson, following, LessonEnd(go_on, again, lambda: Pop(back())))

    def _instead(self, context: UiContext, lesson: Lesson, back: Command) -> Switch:
        """Lay a lesson on the table in place of the one that is over."""
        return Pop(Replace(self.table(context, lesson, 0, back)))


def following_lesson(lesson: Lesson) -> Lesson | None:
    """Give the next lesson of the same subject; None after the last."""
    all_lessons = course(lesson.subject)
    place = all_lessons.index(lesson) + 1
    return all_lessons[place] if place < len(all_lessons) else None
