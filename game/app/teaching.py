"""Lessons: the page that lists them, the table at which they are taken, and what is remembered of them."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import Protocol

from game.app.drills import CountingPractice, DrillPractice
from game.app.lesson_table import LessonTable
from game.app.practice import MistakePractice, ProblemPractice
from game.catalogue import find
from game.core.record import replace
from game.learning.lesson import Lesson
from game.learning.position import table_of
from game.learning.reading import PRIMER, course, names
from game.play.match_setup import answer_of
from game.play.table_session import Thinker
from game.storage.files import exists
from game.storage.learned import SUFFIX, NotLearned, export, is_learned, join
from game.storage.match_files import EXPORTS
from game.storage.stores import Stores
from game.ui.scenes.exercise import LessonEnd
from game.ui.scenes.learn import HouseTable, LearnRoutes, Practice, learn, lesson_done
from game.ui.scenes.subjects import subjects
from game.ui.scenes.table_question import asked_first, table_name, table_question
from game.ui.scenes.transfer import TransferRoutes, transfer
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes
from game.wording import Words, fault


class PracticeKind(Protocol):
    """One kind of practice: problems, drills, past mistakes."""

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """List what the page of a game offers of it; `back` leads from the table to that page."""


class Teaching:
    """Leads one player through the lessons."""

    def __init__(self, stores: Stores, thinker: Thinker, dice: Random) -> None:
        """Begin; the thinker plays for the others where the learner plays alone."""
        self._progress = stores.progress
        self._table = LessonTable(thinker)
        self.problems = ProblemPractice(stores.progress, self._table)
        self.drills = DrillPractice(stores.progress, dice)
        self.counting = CountingPractice(stores.progress, thinker, dice)
        self.mistakes = MistakePractice(stores.mistakes, self._table)
        self.transfer = ProgressTransfer(stores)
        self._practices: Sequence[PracticeKind] = (
            self.problems,
            self.drills,
            self.counting,
            self.mistakes,
        )

    def page(self, context: UiContext, subject: str = "") -> Scene:
        """Open the page that lists everything to be learned, at a subject or as a whole."""

        def here(of: str) -> Command:
            """Lead back to where something was begun: the page of its subject, or that of all."""
            return partial(self._to_page, context, of if subject else "")

        taught = (PRIMER, *context.routes.games)
        routes = LearnRoutes(
            {each: course(each, self._answer(context, each), context.words.language) for each in taught},
            self._progress.lesson,
            lambda lesson: self._asked_first(
                context, lesson.subject, lambda: self._taken(context, lesson, here(lesson.subject))
            ),
            lambda each: self._offered(context, each, here(each)),
            lambda subject: Push(self.transfer_page(context, subject)),
            self.mistakes.game_due(context),
            lambda subject: self._house_table(context, subject),
        )
        return learn(context, routes, subject) if subject else subjects(context, routes)

    def _answer(self, context: UiContext, subject: str) -> str:
        """Tell at which table a game is learned; empty where nothing is asked."""
        return "" if subject == PRIMER else answer_of(context.settings, find(subject))

    def _asked_first(self, context: UiContext, subject: str, then: Command) -> Switch:
        return then() if subject == PRIMER else asked_first(context, find(subject), then)

    def _house_table(self, context: UiContext, subject: str) -> HouseTable | None:
        """Give the table a game is learned at, and the way to another; None where the game asks nothing."""
        answer = self._answer(context, subject)
        if not answer:
            return None
        question = partial(table_question, context, find(subject), partial(self._page_anew, context, subject))
        return HouseTable(table_name(context, subject, answer), lambda: Push(question()))

    def _page_anew(self, context: UiContext, subject: str) -> Switch:
        return Replace(self.page(context, subject))

    def _taken(self, context: UiContext, lesson: Lesson, back: Command) -> Switch:
        """Begin a lesson as it is at the player's table, which may have been asked for since it was listed."""
        there = course(lesson.subject, self._answer(context, lesson.subject), context.words.language)
        same = next((each for each in there if each.id == lesson.id), there[0])
        return self.begin(context, same, back)

    def _offered(self, context: UiContext, subject: str, back: Command) -> Sequence[Practice]:
        """List what a game is practised with besides its lessons; nothing of what is no game."""
        if subject == PRIMER:
            return ()

        def offered() -> Sequence[Practice]:
            return tuple(each for kind in self._practices for each in kind.offered(context, subject, back))

        def begin(key: str) -> Switch:
            """Begin what is offered at the player's table, which may have been asked for since."""
            return next(each.begin() for each in offered() if each.key == key)

        def asking(each: Practice) -> Practice:
            then = partial(begin, each.key)
            return replace(each, begin=lambda: self._asked_first(context, subject, then))

        return tuple(map(asking, offered()))

    def transfer_page(self, context: UiContext, subject: str) -> Scene:
        """Open the page on which progress is exported and imported."""
        there, words = self.transfer, context.words
        routes = TransferRoutes(
            str(there.folder),
            there.files,
            lambda: there.export(words, context.platform.today()),
            lambda file: there.join(words, file),
            partial(self._to_page, context, subject),
        )
        return transfer(context, routes)

    def learned(self, context: UiContext, game: str) -> bool:
        """Tell whether all lessons of a game have been gone through; so have none where there are none."""
        every = names(game, self._answer(context, game))
        return all(self._progress.lesson(f"{game}/{each}").done for each in every)

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

        ways = LessonRoutes(
            at=lambda tutor, at: self.table(context, tutor.lesson, at, back),
            done=lambda tutor: Push(self._done(context, tutor.lesson, back)),
            leave=lambda _: back(),
            reached=partial(self._progress.reach, lesson.key),
            anew=lambda: told_now(lesson, context.words.language),
        )
        return self._table.sit_down(context, lesson, step, ways)

    def _done(self, context: UiContext, lesson: Lesson, back: Command) -> Scene:
        """Say what has been learned, and what comes next."""
        self._progress.finish(lesson.key)
        following = following_lesson(lesson, context.words.language)
        go_on = partial(self._instead, context, following, back) if following is not None else None
        again = partial(self._instead, context, lesson, back)
        return lesson_done(context, lesson, following, LessonEnd(go_on, again, lambda: Pop(back())))

    def _instead(self, context: UiContext, lesson: Lesson, back: Command) -> Switch:
        """Lay a lesson on the table in place of the one that is over."""
        return Pop(Replace(self.table(context, lesson, 0, back)))


def told_now(lesson: Lesson, language: str) -> Lesson:
    """Give the same lesson in a language."""
    there = course(lesson.subject, table_of(lesson.transcript.header), language)
    return next((each for each in there if each.id == lesson.id), lesson)


def following_lesson(lesson: Lesson, language: str) -> Lesson | None:
    """Give the next lesson of the same subject; None after the last."""
    all_lessons = course(lesson.subject, table_of(lesson.transcript.header), language)
    place = [each.id for each in all_lessons].index(lesson.id) + 1
    return all_lessons[place] if place < len(all_lessons) else None


MOST = 20
"""Files that are offered, the newest first."""


class ProgressTransfer:
    """Exports and joins for one player."""

    def __init__(self, stores: Stores) -> None:
        """Begin; nothing is looked for before it is asked for."""
        self._parts = stores.learned
        self.folder = stores.folders.data / EXPORTS

    def export(self, words: Words, today: date) -> str:
        """Write everything into a new file; say where it is, or why not."""
        path = self._fresh(today)
        try:
            export(self._parts, path)
        except (OSError, NotLearned) as trouble:
            return words.get("learn.transfer.not_exported", fault=fault(words, trouble))
        return words.get("learn.transfer.exported", path=path)

    def _fresh(self, today: date) -> Path:
        """Name a file that is not there yet."""
        name, number = f"parlour-tricks-progress-{today.isoformat()}", 1
        path = self.folder / f"{name}{SUFFIX}"
        while exists(path):
            number += 1
            path = self.folder / f"{name}-{number}{SUFFIX}"
        return path

    def files(self) -> Sequence[str]:
        """List the files that may be joined, the newest first."""
        try:
            found = [path for path in self.folder.iterdir() if is_learned(str(path))]
            found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return ()
        return [str(path) for path in found[:MOST]]

    def join(self, words: Words, file: str) -> str:
        """Join a file with what is known; say what came of it."""
        try:
            done = join(self._parts, Path(file))
        except (OSError, NotLearned) as trouble:
            return words.get("learn.transfer.refused", file=Path(file).name, reason=fault(words, trouble))
        said = words.get(
            "learn.transfer.joined" if done.changed else "learn.transfer.same", number=done.changed
        )
        return f"{said} {words.get('learn.transfer.unknown')}" if done.unknown else said
