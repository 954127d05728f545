"""The problems of a game: which of them comes next, and what solving it does to the player's rating."""

from collections.abc import Callable, Sequence

from game.app.lesson_table import LessonTable
from game.learning.problem import Problem
from game.learning.problems import next_problem, posed, problems
from game.learning.rating import Rating, after, of_grade
from game.play.tutor import Tutor
from game.storage.progress import ProblemProgress, ProgressStore
from game.ui.scenes.learn import LessonEnd, Practice, problem_done
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes


class ProblemPractice:
    """Puts problems to one player."""

    def __init__(self, progress: ProgressStore, table: LessonTable) -> None:
        """Begin; how the player fares is kept with the progress."""
        self._progress = progress
        self._table = table

    def offered(self, context: UiContext, game: str, back: Callable[[], Switch]) -> Sequence[Practice]:
        """List what the page of a game offers; `back` leads from the table to it."""
        found, fared = problems(game), self._progress.problems(game)
        if not found:
            return ()
        words, solved = context.words, sum(fared.tried.get(each.id, False) for each in found)
        note = (
            words.get("learn.problem.note", number=solved, count=len(found), rating=round(fared.rating))
            if fared.tried
            else words.get("learn.problem.new", count=len(found))
        )
        label = words.get("learn.problem.button")
        return (Practice("problems", label, note, "star", lambda: Push(self.problem(context, game, back))),)

    def fared(self, game: str) -> ProblemProgress:
        """Tell how the player has fared with the problems of a game."""
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
                at=lambda step: self._table.sit_down(context, lesson, step, ways),
                done=lambda: Push(self._judged(context, problem, tutor, back)),
                leave=back,
            )

        return self._table.sit_down(context, lesson, 0, ways)

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
