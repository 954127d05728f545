"""The problems of a game: which of them comes next, what a mistake costs, what solving does to the player's rating."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from game.app.lesson_table import LessonTable
from game.app.mistake_cost import watched_cost
from game.catalogue import find
from game.learning.position import table_of
from game.learning.problem import Problem, Rating, answered, of_grade
from game.learning.problems import dear_loss, next_problem, posed, problem_of_day, problems, themes
from game.play.match_setup import answer_of
from game.play.tutor import Tutor
from game.storage.progress import ProblemProgress, ProgressStore
from game.ui.scenes.learn import LessonEnd, Outcome, Practice, problem_done
from game.ui.scenes.practice_list import practice_list
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes

ALL = ""
"""Every theme."""


class _Attempt:
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
            self.now = answered(self.before, of_grade(problem.grade), given_away, dear)
            tried = {**fared.tried, problem.id: solved}
            self._progress.solve(game, ProblemProgress(self.now.points, self.now.deviation, tried))


class ProblemPractice:
    """Puts problems to one player."""

    def __init__(
        self, progress: ProgressStore, table: LessonTable, today: Callable[[], date] | None = None
    ) -> None:
        """Begin; how the player fares is kept with the progress. The day is the player's own, where none is given."""
        self._progress = progress
        self._table = table
        self._today = today or date.today

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
        problem = problem_of_day(problems_for(context, game), game, self._today())
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
        title = f"{say(f'{game}.name')}: {say('learn.problem.by_theme')}"

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
        attempt: _Attempt | None = None,
    ) -> Scene:
        """Put a problem, for the first time or, with the attempt under way, again."""
        lesson = posed(problem, context.words)
        tries = attempt or _Attempt(self._progress, problem)

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
            outcome: Outcome = "solved" if tries.solved else "shown" if tutor.skipped else "missed"
            return Push(problem_done(context, lesson, (outcome, tries.before, tries.now), ways))

        def why(tutor: Tutor) -> Switch:
            tries.settle(_lost(problem, tutor))
            return watched_cost(context, self._table, problem, problem.closed(tutor.refused), again)

        def at(tutor: Tutor, step: int) -> Scene:
            if tutor.mistakes or tutor.hinted or step > tutor.step:  # who has been helped can't try it anew
                tries.settle(None)
            return self._table.sit_down(context, lesson, step, ways)

        ways = LessonRoutes(
            at,
            done,
            leave,
            why,
            skip=context.words.get("learn.problem.answer"),
            erred=lambda tutor: tries.settle(_lost(problem, tutor)),  # at once, as the window may be closed
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
