"""The drill of a game: series of questions at the table, and what is remembered of how they went."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from game.app.lesson_table import LessonTable
from game.catalogue import find
from game.core.record import replace
from game.learning.drill import DrillAnswer, DrillTeller, Grade, Series, faults, questions
from game.learning.problem import Problem
from game.play.match_setup import answer_of
from game.play.tutor import Given, Tutor
from game.session.worker import Found, Pending, Question
from game.storage.progress import ProgressStore
from game.ui.kit.page import Page
from game.ui.kit.screen import Screen
from game.ui.scenes.drill import DrillEnd, drill_done, drill_start
from game.ui.scenes.learn import Practice
from game.ui.scenes.table import Person
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes
from game.wording import decimal


class SilentThinker:
    """Never answers: after the one decision of a question nobody moves any more."""

    def budget(self, worlds: int) -> int:
        """Leave a number of imagined worlds as it is."""
        return worlds

    def ask(self, question: Question[Found]) -> Pending[Found]:
        """Let the question lie."""
        del question
        return cast("Pending[Found]", Given(None))

    def drop(self) -> None:
        """Forget nothing."""


class DrillPractice:
    """Puts series of questions to one player."""

    def __init__(self, progress: ProgressStore, dice: Random) -> None:
        """Begin; how the player fares is kept with the progress."""
        self._progress = progress
        self._table = LessonTable(SilentThinker())
        self._dice = dice
        self._before: Screen | None = None  # what the player looked at before a question

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """Offer a series; nothing where a game has no questions."""
        found, fared = self._questions(context, game), self._progress.drill(game)
        if not found:
            return ()
        words = context.words
        unit = DrillTeller(found[0], words).captions.gain_unit
        note = (
            words.get("drills.would.new")
            if fared.best is None
            else words.get("drills.would.note", lost=decimal(fared.best), unit=unit)
        )
        begin = self._starter(context, game, back)
        return (Practice("would", words.get("drills.would.button"), note, "star", begin),)

    def _questions(self, context: UiContext, game: str) -> Sequence[Problem]:
        """Give the questions of a game at the player's table."""
        return questions(game, answer_of(context.settings, find(game)))

    def _starter(self, context: UiContext, game: str, back: Command) -> Command:
        opened = list[Page[Any]]()

        def begin(timed: bool) -> Switch:
            fared = self._progress.drill(game)
            if timed != fared.timed:
                self._progress.drilled(game, replace(fared, timed=timed))
            self._before = opened[-1].screen
            return Replace(self.begun(context, game, back))

        def start() -> Switch:
            captions = DrillTeller(self._questions(context, game)[0], context.words).captions
            opened.append(drill_start(context, captions, self._progress.drill(game), begin))
            return Push(opened[-1])

        return start

    def begun(self, context: UiContext, game: str, back: Command) -> Scene:
        """Begin a series: put its first question."""
        answer, level = answer_of(context.settings, find(game)), self._progress.drill(game).level
        return self._put(context, Series(game, level, table_answer=answer), back)

    def _put(self, context: UiContext, series: Series, back: Command) -> Scene:
        question = series.following(self._progress.drill(series.game).seen, self._dice)
        return self._ask(context, series, question, back)

    def _ask(
        self,
        context: UiContext,
        series: Series,
        question: Problem,
        back: Command,
        seconds: float = 0.0,
        *,
        hinted: bool = False,
    ) -> Scene:
        """Lay a question on the table, for the first time or once more after so many seconds and perhaps a hint."""
        lesson = DrillTeller(question, context.words).asked(series)

        def done(tutor: Tutor) -> Switch:
            move = tutor.made[0] if tutor.made and not (hinted or tutor.hinted) else None
            answer = DrillAnswer(question, move, scene.driver.waited)
            if answer.grade in (Grade.RIGHT, Grade.WRONG):
                context.cue(answer.grade)
            after = series.with_answer(answer)
            self._remember(after)
            return Replace(self.told(context, after, back))

        def again(tutor: Tutor, _step: int) -> Scene:
            helped = hinted or tutor.hinted
            return self._ask(context, series, question, back, scene.driver.waited, hinted=helped)

        ways = LessonRoutes(again, done, lambda _: back())
        keyed = self._before is not None and self._before.keyed
        person = Person(drilled=True, keyed=keyed)
        scene = self._table.sit_down(context, lesson, 0, ways, person)
        scene.driver.waited = seconds
        return scene

    def told(self, context: UiContext, series: Series, back: Command) -> Scene:
        """Say what the last answer is worth."""
        lesson = DrillTeller(series.answers[-1].question, context.words).answered(series)

        def done(_: Tutor) -> Switch:
            self._before = scene.screen
            if series.over:
                return Push(self._ended(context, series, back))
            return Replace(self._put(context, series, back))

        last = context.words.get("drills.would.next")
        ways = LessonRoutes(lambda *_: self.told(context, series, back), done, lambda _: back(), last=last)
        scene = self._table.sit_down(context, lesson, 0, ways)
        scene.speech.keep_quiet()
        return scene

    def _remember(self, series: Series) -> None:
        """Remember how close the decisions are to be, and which have come."""
        game, put = series.game, series.answers[-1].question.id
        fared = self._progress.drill(game)
        seen = {**fared.seen, put: min(1000, fared.seen.get(put, 0) + 1)}
        self._progress.drilled(game, replace(fared, level=series.level, seen=seen))

    def _ended(self, context: UiContext, series: Series, back: Command) -> Scene:
        """Say what a series has come to; one without anything left out may be the best."""
        game, before = series.game, self._progress.drill(series.game)
        whole = all(each.move is not None for each in series.answers)
        if whole and (before.best is None or series.average < before.best):
            self._progress.drilled(game, replace(before, best=series.average))
        captions = DrillTeller(series.answers[0].question, context.words).captions
        ways = DrillEnd(lambda: Pop(Replace(self.begun(context, game, back))), lambda: Pop(back()))
        return drill_done(context, captions, (series, faults(series, context.words), before), ways)
