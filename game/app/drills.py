"""The drill of a game and counting its cards: series of questions at the table, and what is remembered of them."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from game.app.lesson_table import LessonTable, nothing_kept
from game.catalogue import find, rules_for
from game.core.record import replace
from game.core.transcript import Header
from game.learning import counting
from game.learning.drill import DrillAnswer, DrillTeller, Grade, Series, faults, questions
from game.learning.lesson import Lesson
from game.learning.problem import Problem
from game.play.match_setup import answer_of, header_players, usual_setup
from game.play.table_session import AnyView, DealDone, TableSession, Thinker
from game.play.tutor import Given, Tutor
from game.session.match import Match
from game.session.players import players_of
from game.session.worker import Found, Pending, Question
from game.storage.progress import ProgressStore
from game.telling.captions import Captions
from game.ui.kit.page import Page
from game.ui.kit.screen import Screen
from game.ui.scenes.drill import DrillEnd, drill_done, drill_start
from game.ui.scenes.drill_counting import Asking, count_question, counting_done
from game.ui.scenes.learn import Practice
from game.ui.scenes.settings import settings
from game.ui.scenes.table import Person, TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes
from game.ui.table.openings import TableRoutes
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
        measured = DrillTeller(found[0], words).captions.measured
        note = (
            words.get("drills.would.new")
            if fared.best is None
            else words.get("drills.would.note", lost=measured(decimal(fared.best)))
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

        def anew() -> Lesson:
            return DrillTeller(question, context.words).asked(series)

        ways = LessonRoutes(again, done, lambda _: back(), anew=anew)
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

        def anew() -> Lesson:
            return DrillTeller(series.answers[-1].question, context.words).answered(series)

        ways = LessonRoutes(
            lambda *_: self.told(context, series, back),
            done,
            lambda _: back(),
            last="drills.would.next",
            anew=anew,
        )
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


class CountingPractice:
    """Lets one player count."""

    def __init__(self, progress: ProgressStore, thinker: Thinker, dice: Random) -> None:
        """Begin; the thinker plays for the others."""
        self._progress = progress
        self._thinker = thinker
        self._dice = dice

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """Offer it; there is something to count in every game."""
        words, fared = context.words, self._progress.counting(game)
        aids = words.get(f"drills.count.aids_{fared.level}")
        note = (
            words.get("drills.count.note", best=fared.best, aids=aids)
            if fared.best
            else words.get("drills.count.new")
        )
        label = words.get("drills.count.button")
        return (Practice("counting", label, note, "star", lambda: Push(self.table(context, game, back))),)

    def table(self, context: UiContext, game: str, back: Command) -> Scene:
        """Sit down to a match of which nothing is kept."""
        found, answer = find(game), answer_of(context.settings, find(game))
        setup = usual_setup(found, answer)
        rules = rules_for(game, dict(setup.options))
        players = header_players(setup, context.words)
        header = Header(game, rules.spec.edition, setup.options, players, rules.first(self._dice))
        session = TableSession(Match(rules, header), self._thinker, self._dice, nothing_kept)
        count = _Count(context, game, self._progress, session, self._dice, back)

        def again() -> Switch:
            return Replace(self.table(context, game, back))

        def match_over(done: DealDone, leave: Command) -> Scene:
            return count.match_over(done, leave, again)

        routes = TableRoutes(lambda: settings(context), count.deal_over, match_over, None, leave=back)
        return TableScene(context, found, session, routes, person=Person(ask=count.ask))


class _Count:
    """The questions of one match."""

    def __init__(
        self,
        context: UiContext,
        game: str,
        progress: ProgressStore,
        session: TableSession,
        dice: Random,
        back: Command,
    ) -> None:
        self._context = context
        self._game = game
        self._progress = progress
        self._session = session
        self._dice = dice
        self._back = back
        spec = session.match.rules.spec
        players = players_of(session.header, spec.seats)
        self._captions = Captions(context.words, game, spec, players, session.me)
        self._last = ""  # kind of the last question
        self._finished = self._asked = 0  # deals that are over, and questions put in this one
        self._known: dict[str, int] = {}  # in this deal, by kind: the answer to the last question
        self._answers: list[bool] = []  # in this deal: whether they were right
        self._level = progress.counting(game).level  # when the deal began

    def ask(self, view: AnyView) -> Scene | None:
        """Put a question about what has been seen, if one is due and there is anything to ask."""
        if view.ledger.finished != self._finished or not view.tricks:
            self._finished, self._asked = view.ledger.finished, 0
        scene = self._question(view) if counting.due(view, self._asked) else None
        self._asked += scene is not None
        return scene

    def _question(self, view: AnyView) -> Scene | None:
        if not self._asked:
            self._known.clear()
        rules = self._session.match.rules
        contract = rules.contract(view)
        if contract is None:
            return None
        asked_of = counting.questions(view, contract, rules.spec, find(self._game).table, self._dice)
        question = counting.chosen(asked_of, self._last, self._dice)
        if question is None:
            return None
        level = self._progress.counting(self._game).level
        teller = counting.CountTeller(self._captions, self._context.words, contract, view)
        before = self._known.get(question.kind)
        last = teller.last(question, before) if before is not None and counting.told_last(level) else ""
        self._last, self._known[question.kind] = question.kind, question.answer
        asking = Asking(
            question,
            len(view.tricks),
            counting.aid(question, view, level),
            counting.marks(question, level),
            last,
            self._answered,
            self._back,
        )
        return count_question(self._context, self._captions, teller, asking)

    def _answered(self, right: bool) -> None:
        self._answers.append(right)
        self._progress.counted(self._game, counting.answered(self._progress.counting(self._game), right))

    def deal_over(self, done: DealDone, following: Command, leave: Command) -> Scene:
        """Say how counting went in a deal."""
        del done, leave
        return self._told(following)

    def match_over(self, done: DealDone, leave: Command, again: Command) -> Scene:
        """Say how counting went in the last deal of a match."""
        del done, leave
        return self._told(lambda: Pop(again()))

    def _told(self, following: Command) -> Scene:
        words, fared = self._context.words, self._progress.counting(self._game)
        lines = [words.get("drills.count.unasked")]
        if self._answers:
            right, count = sum(self._answers), len(self._answers)
            lines = [
                words.get("drills.count.sums", right=right, count=count),
                words.get("drills.count.run", number=fared.run, best=fared.best),
            ]
        if fared.level != self._level:
            aids = words.get(f"drills.count.aids_{fared.level}")
            lines.append(words.get("drills.count.faded", aids=aids))
        self._answers, self._level = [], fared.level
        title = words.get("drills.count.over", game=self._captions.title)
        return counting_done(self._context, title, lines, (following, lambda: Pop(self._back())))
