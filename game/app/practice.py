"""What a player practises at the table: problems put in the order of their rating, and past mistakes on their days."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import TypeAlias

from game.app.lesson_table import LessonTable
from game.catalogue import find
from game.coach.judging import Verdict
from game.coach.review import Review
from game.coach.review_file import log_id
from game.learning.lesson import Lesson
from game.learning.past_mistakes import (
    MistakeQuestion,
    Recall,
    StaleMistake,
    answered,
    mistake_of,
    named_moves,
)
from game.learning.position import table_of
from game.learning.problem import Line, Problem, Rating, amount, of_grade
from game.learning.problem import answered as rated
from game.learning.problems import (
    dear_loss,
    demonstrated,
    next_problem,
    posed,
    problem_of_day,
    problems,
    themes,
)
from game.learning.refutation import refuted
from game.play.match_setup import answer_of
from game.play.tutor import Tutor
from game.session.match import AnyMatch
from game.storage.mistakes import Kept, KeptMistake, MistakeStore, Schedule
from game.storage.progress import ProblemProgress, ProgressStore
from game.telling.captions import Captions
from game.ui.lookback.practising import Practising
from game.ui.scenes.days_played import date_parts
from game.ui.scenes.exercise import LessonEnd
from game.ui.scenes.learn import Practice, ProblemOutcome, practice_list, problem_done
from game.ui.scenes.mistake_list import MistakeLine, MistakeListRoutes, mistake_done, mistake_list
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes
from game.wording import Words, begun

ALL = ""
"""Every theme."""


class _Try:
    """One go at a problem: whether its first try has been made, and what that did to the rating."""

    def __init__(self, progress: ProgressStore, problem: Problem) -> None:
        self._progress = progress
        self._problem = problem
        self.solved: bool | None = None  # None until it is settled
        fared = progress.problems(problem.game)
        self.before = self.now = Rating(fared.rating, fared.deviation)

    def settle(self, lost: float | None) -> None:
        """Take down what the first try gave away, None where there was no answer; what comes after changes nothing."""
        if self.solved is not None:
            return
        self.solved = solved = lost == 0
        game, problem = self._problem.game, self._problem
        fared = self._progress.problems(game)
        if problem.id not in fared.tried:
            dear = dear_loss(game, table_of(problem.transcript.header))
            given_away = dear if lost is None else lost
            self.now = rated(self.before, of_grade(problem.grade), given_away, dear)
            tried = {**fared.tried, problem.id: solved}
            self._progress.solve(game, ProblemProgress(self.now.points, self.now.deviation, tried))


class ProblemPractice:
    """Puts problems to one player."""

    def __init__(self, progress: ProgressStore, table: LessonTable) -> None:
        """Begin; how the player fares is kept with the progress."""
        self._progress = progress
        self._table = table

    # ------------------------------------------------------------------ what is offered

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """List what the page of a game offers; `back` leads from the table to it."""
        found = problems_for(context, game)
        if not found:
            return ()
        return (
            self._daily(context, game, back),
            Practice("problems", *self._all(context, game), "star", self._begin(context, game, ALL, back)),
            self._by_theme(context, game),
        )

    def _daily(self, context: UiContext, game: str, back: Command) -> Practice:
        problem = problem_of_day(problems_for(context, game), game, context.platform.today())
        solved = self._progress.problems(game).tried.get(problem.id)
        state = "new" if solved is None else "solved" if solved else "missed"
        say, theme = context.words.get, theme_name(context, game, problem.theme)
        note = say(f"learn.problem.daily_{state}", theme=theme)
        icon = "check" if solved else "clock"
        following = partial(self.problem, context, game, back)
        return Practice(
            "problems/daily",
            say("learn.problem.daily"),
            note,
            icon,
            lambda: Push(self._put(context, problem, back, following)),
        )

    def _all(self, context: UiContext, game: str) -> tuple[str, str]:
        found, fared, say = problems_for(context, game), self._progress.problems(game), context.words.get
        solved = sum(fared.tried.get(each.id, False) for each in found)
        note = (
            say("learn.problem.note", number=solved, count=len(found), rating=round(fared.rating))
            if fared.tried
            else say("learn.problem.new", count=len(found))
        )
        return say("learn.problem.button"), note

    def _by_theme(self, context: UiContext, game: str) -> Practice:
        """Offer the themes on a page of their own."""
        say, sorted_ones = context.words.get, themes(problems_for(context, game))
        names = [theme_name(context, game, theme) for theme in sorted_ones]
        note = say("learn.problem.by_theme_note", count=len(names), first=names[0], last=names[-1])
        return Practice(
            "problems/themes",
            say("learn.problem.by_theme"),
            note,
            "search",
            lambda: Push(self.by_theme(context, game)),
        )

    def by_theme(self, context: UiContext, game: str) -> Scene:
        """List the themes of a game; from the table of one the way leads back to the list."""
        say = context.words.get
        title = context.words.labelled(say(f"{game}.name"), say("learn.problem.by_theme"))

        def back() -> Switch:
            return Pop(Replace(self.by_theme(context, game)))

        return practice_list(context, title, self._themes(context, game, back))

    def _themes(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        tried = self._progress.problems(game).tried

        def note(found: Sequence[Problem]) -> str:
            solved = sum(tried.get(each.id, False) for each in found)
            return context.words.get("learn.problem.theme_note", number=solved, count=len(found))

        return [
            Practice(
                f"theme/{theme}",
                theme_name(context, game, theme),
                note(found),
                "check" if all(tried.get(each.id, False) for each in found) else "star",
                self._begin(context, game, theme, back),
            )
            for theme, found in themes(problems_for(context, game)).items()
        ]

    def _begin(self, context: UiContext, game: str, theme: str, back: Command) -> Command:
        return lambda: Push(self.problem(context, game, back, theme))

    # ------------------------------------------------------------------ at the table

    def problem(self, context: UiContext, game: str, back: Command, theme: str = ALL) -> Scene:
        """Put the problem of a game, or of one theme, that comes next."""
        fared = self._progress.problems(game)
        rating = Rating(fared.rating, fared.deviation)
        found = [each for each in problems_for(context, game) if theme in (ALL, each.theme)]
        following = partial(self.problem, context, game, back, theme)
        return self._put(context, next_problem(found, fared.tried, rating), back, following)

    def _put(
        self,
        context: UiContext,
        problem: Problem,
        back: Command,
        following: Callable[[], Scene],
        attempt: _Try | None = None,
    ) -> Scene:
        """Put a problem, for the first time or, with the attempt under way, again."""
        lesson = posed(problem, context.words)
        tries = attempt or _Try(self._progress, problem)

        def again() -> Scene:
            return self._put(context, problem, back, following, tries)

        def leave(tutor: Tutor) -> Switch:
            if tutor.mistakes:
                tries.settle(None)
            return back()

        def done(tutor: Tutor) -> Switch:
            tries.settle(0.0 if tutor.unaided else None)
            ways = LessonEnd(
                lambda: Pop(Replace(following())),
                lambda: Pop(Replace(self._put(context, problem, back, following))),
                lambda: Pop(back()),
            )
            outcome: ProblemOutcome = "solved" if tries.solved else "shown" if tutor.skipped else "missed"
            return Push(problem_done(context, tutor.lesson, (outcome, tries.before, tries.now), ways))

        def why(tutor: Tutor) -> Switch:
            tries.settle(_lost(problem, tutor))
            return watched_cost(context, self._table, problem, problem.closed(tutor.refused), again)

        def at(tutor: Tutor, step: int) -> Scene:
            if tutor.mistakes or tutor.hinted or step > tutor.step:  # who has been helped can't try it anew
                tries.settle(None)
            return self._table.sit_down(context, tutor.lesson, step, ways)

        ways = LessonRoutes(
            at,
            done,
            leave,
            why,
            skip="learn.problem.answer",
            erred=lambda tutor: tries.settle(_lost(problem, tutor)),  # at once, as the window may be closed
            anew=lambda: posed(problem, context.words),
        )
        return self._table.sit_down(context, lesson, 0, ways)


def problems_for(context: UiContext, game: str) -> Sequence[Problem]:
    """Give the problems of a game at the player's table."""
    return problems(game, answer_of(context.settings, find(game)))


def _lost(problem: Problem, tutor: Tutor) -> float | None:
    """Give what the move made last gives away; None for one nobody has judged."""
    found = problem.found(problem.closed(tutor.refused)) if tutor.refused else None
    return problem.lost(found) if found else None


def theme_name(context: UiContext, game: str, theme: str) -> str:
    """Name a theme as the game does, or as all do."""
    own = f"{game}.theme.{theme}"
    return context.words.get(own if own in context.words else f"learn.theme.{theme}")


def watched_cost(
    context: UiContext, table: LessonTable, problem: Problem, line: Line, again: Callable[[], Scene]
) -> Switch:
    """Deal the hidden cards so that a wrong way costs, and show it; `again` puts the question once more afterwards."""
    refutation = refuted(problem, line)
    if refutation is None:
        context.notices.say(context.words.get("learn.problem.free"))
        return None
    lesson = demonstrated(problem, line, refutation, context.words)

    ways = LessonRoutes(
        at=lambda tutor, step: table.sit_down(context, tutor.lesson, step, ways),
        done=lambda _: Replace(again()),
        leave=lambda _: Replace(again()),
        last="learn.again",
        anew=lambda: demonstrated(problem, line, refutation, context.words),
    )
    return Replace(table.sit_down(context, lesson, 0, ways))


_Names: TypeAlias = tuple[str, str, Captions]


class MistakePractice:
    """Puts one player's past mistakes."""

    def __init__(self, store: MistakeStore, table: LessonTable) -> None:
        """Begin; what day it is, is asked whenever it matters."""
        self._store = store
        self._table = table

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """List what the page of a game offers; `back` leads from the table to it."""
        say, found = context.words.get, self._store.of(game)
        due = len(self._store.due(context.platform.today(), game))

        def every() -> Switch:
            return Push(self.mistake_list(context, game, back))

        label = say("mistakes.button")
        if not found:
            return (Practice("mistakes", label, say("mistakes.none"), "redo", every),)
        if not due:
            on = when(context.words, found[0].schedule.due, context.platform.today())
            note = say("mistakes.later", all=len(found), when=on)
            return (Practice("mistakes", label, note, "redo", every),)
        note = say("mistakes.note", due=due, all=len(found))
        return (
            Practice("mistakes", label, note, "redo", lambda: self._begin(context, game, back), due=True),
            Practice("mistake_list", say("mistakes.list.button"), say("mistakes.list.note"), "rules", every),
        )

    def game_due(self, context: UiContext) -> str:
        """Name the game of the mistake that has been due for longest; empty where none is."""
        due = self._store.due(context.platform.today())
        return due[0].game if due else ""

    # ------------------------------------------------------------------ in a review

    def practising(self, context: UiContext, match: AnyMatch) -> Practising:
        """Give what a review of a match does with mistakes."""
        transcript, pack = match.transcript(), match.rules.spec.pack

        def name(review: Review, verdict: Verdict) -> str:
            return log_id(transcript, verdict.at, pack, review.seat)

        def keep(review: Review, verdict: Verdict, deal: int) -> Kept:
            mistake = mistake_of(match, review, verdict, deal, context.platform.today())
            try:
                MistakeQuestion(mistake, context.words)
            except StaleMistake:
                return Kept.UNFIT
            return self._store.keep(mistake)

        return Practising(
            lambda review, verdict: name(review, verdict) in self._store.all,
            keep,
            lambda review, verdict: self._store.delete(name(review, verdict)),
        )

    # ------------------------------------------------------------------ one after another

    def _begin(self, context: UiContext, game: str, back: Command) -> Switch:
        """Go through those of a game that are due."""
        scene = self._next(context, game, back)
        return Push(scene) if scene else None

    def _next(self, context: UiContext, game: str, back: Command) -> Scene | None:
        """Put the one that has been due for longest; one that can't be put any more is told of, and waits a day."""
        for mistake in self._store.due(context.platform.today(), game):
            scene = self.put(context, mistake, back)
            if scene is not None:
                return scene
        return None

    def put(self, context: UiContext, mistake: KeptMistake, back: Command) -> Scene | None:
        """Put a mistake at the table; None, with a sentence, where it can't be put."""
        try:
            question = MistakeQuestion(mistake, context.words)
        except StaleMistake:
            context.notices.say(context.words.get("mistakes.stale"))
            self._put_off(mistake, context.platform.today())
            return None
        return self._ask(context, question, back, _Attempt())

    def _ask(
        self, context: UiContext, question: MistakeQuestion, back: Command, attempt: "_Attempt"
    ) -> Scene:
        """Lay a question on the table, for the first time or, with the attempt under way, again."""
        lesson, mistake = question.lesson(), question.mistake

        def at(tutor: Tutor, step: int) -> Scene:
            attempt.note(tutor, skipped=step > tutor.step)
            return self._table.sit_down(context, tutor.lesson, step, ways)

        def done(tutor: Tutor) -> Switch:
            attempt.note(tutor)
            recall = attempt.recall or Recall.AGAIN
            return Push(self._judged(context, mistake, recall, back))

        def leave(tutor: Tutor) -> Switch:
            attempt.note(tutor)
            if attempt.recall is not None:
                self._plan(mistake, attempt.recall, context.platform.today())
            return back()

        def why(tutor: Tutor) -> Switch:
            attempt.note(tutor)
            line = question.closed(tutor.refused)
            again = partial(self._ask, context, question, back, attempt)
            return watched_cost(context, self._table, question.problem(line), line, again)

        def anew() -> Lesson:
            return MistakeQuestion(mistake, context.words).lesson()

        def erred(tutor: Tutor) -> None:  # planned at once, for the window may be closed after it
            attempt.note(tutor)
            self._plan(mistake, attempt.recall or Recall.AGAIN, context.platform.today())

        ways = LessonRoutes(at, done, leave, why, erred=erred, anew=anew)
        return self._table.sit_down(context, lesson, 0, ways)

    def _put_off(self, mistake: KeptMistake, today: date) -> None:
        plan = mistake.schedule
        due = (today + timedelta(days=1)).isoformat() if mistake.due(today) else plan.due
        seen = min(plan.seen, today.isoformat())
        later = Schedule(due, seen, plan.stability, plan.difficulty, plan.asked, plan.missed)
        self._store.plan(mistake.id, later)

    def _plan(self, mistake: KeptMistake, recall: Recall, today: date) -> bool:
        """Plan a mistake anew; an answer before its day changes nothing. Tell whether it did."""
        if not mistake.due(today):
            return False
        self._store.plan(mistake.id, answered(mistake.schedule, recall, today))
        return True

    def _judged(self, context: UiContext, mistake: KeptMistake, recall: Recall, back: Command) -> Scene:
        """Say how the learner has fared, and when the mistake comes back."""
        today, words, game = context.platform.today(), context.words, mistake.game
        counted = self._plan(mistake, recall, today)
        now = self._store.all.get(mistake.id, mistake)
        on = when(words, now.schedule.due, today)
        said = [words.get(f"mistakes.end.{'comes' if counted else 'unchanged'}", when=on)]
        left = len(self._store.due(today, game))
        if counted and not left:
            said.append(words.get("mistakes.end.last"))

        def following() -> Switch:
            scene = self._next(context, game, back)
            return Pop(Replace(scene)) if scene else Pop(back())

        def again() -> Switch:
            scene = self.put(context, now, back)
            return Pop(Replace(scene)) if scene else None

        ways = LessonEnd(following if left and counted else None, again, lambda: Pop(back()))
        return mistake_done(context, words.get(f"mistakes.end.{recall.name.lower()}"), said, left, ways)

    # ------------------------------------------------------------------ all of them

    def mistake_list(self, context: UiContext, game: str, back: Command) -> Scene:
        """Open the list of those of a game; `back` leads from it to where it was opened."""
        known = {each.id: each for each in self._store.of(game)}
        names = {key: _named(each, context.words) for key, each in known.items()}

        def lines() -> Sequence[MistakeLine]:
            now = self._store.all
            here = [now[key] for key in known if key in now]
            return [_line(each, names[each.id], context.words, context.platform.today()) for each in here]

        def again() -> Switch:
            return Pop(Replace(self.mistake_list(context, game, back)))

        def attempt(mistake_id: str) -> Switch:
            scene = self.put(context, self._store.all[mistake_id], again)
            return Push(scene) if scene else None

        routes = MistakeListRoutes(
            lines,
            lambda: self._begin(context, game, again),
            attempt,
            self._store.delete,
            lambda key: self._store.keep(known[key]) is Kept.KEPT,
            back,
        )
        return mistake_list(context, game, routes)


class _Attempt:
    """What came of one question: the first answer counts."""

    def __init__(self) -> None:
        self.recall: Recall | None = None
        self._hinted = False

    def note(self, tutor: Tutor, *, skipped: bool = False) -> None:
        """Take in how far the learner has come at the table, or that they go elsewhere."""
        if self.recall is not None:
            return
        self._hinted = self._hinted or tutor.hinted
        if tutor.mistakes or (skipped and tutor.step == 0):
            self.recall = Recall.AGAIN
        elif tutor.step > 0:
            self.recall = Recall.GOOD if tutor.unaided and not self._hinted else Recall.HARD


def _named(mistake: KeptMistake, words: Words) -> _Names | None:
    """Name what was chosen and what is better; None where that can't be read any more."""
    try:
        return named_moves(mistake, words)
    except StaleMistake:
        return None


def _line(mistake: KeptMistake, names: _Names | None, words: Words, today: date) -> MistakeLine:
    say, plan = words.get, mistake.schedule
    due = mistake.due(today)
    comes = say("mistakes.list.due" if due else "mistakes.list.coming", when=when(words, plan.due, today))
    history = words.count("mistakes.list.asked", plan.asked, missed=plan.missed)
    if names is None:
        stale = say("mistakes.list.stale")
        return MistakeLine(mistake.id, stale, stale, "", comes, due, live=False)
    made, advised, captions = names
    kind, lost = say(f"coach.kind.{mistake.kind}"), amount(captions, mistake.loss, _error(mistake))
    about = f"{say('mistakes.list.about', kind=kind, lost=lost)} · {history}"
    title = say("mistakes.list.line", made=begun(made), advised=advised)
    return MistakeLine(mistake.id, title, captions.cards.aloud(title), about, comes, due)


def _error(mistake: KeptMistake) -> float:
    """Give the standard error of what the move that was made is worth."""
    return next(way.error for way in mistake.ways if way.move == mistake.made)


def when(words: Words, day: str, today: date) -> str:
    """Say on which day something is, within a sentence.

    >>> when(Words({"mistakes.day.tomorrow": "tomorrow"}), "2026-12-01", date(2026, 11, 30))
    'tomorrow'
    """
    found = date.fromisoformat(day)
    if found <= today:
        return words.get("mistakes.day.today")
    if found == today + timedelta(days=1):
        return words.get("mistakes.day.tomorrow")
    key = "told" if found.year == today.year else "far"
    return words.get(f"mistakes.day.{key}", **date_parts(words, found))
