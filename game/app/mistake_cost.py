"""What a wrong answer costs, watched at the table: the hidden cards dealt anew and played to the end of the deal."""

from collections.abc import Callable

from game.app.lesson_table import LessonTable
from game.learning.problem import Line, Problem
from game.learning.problems import demonstrated
from game.learning.refutation import refuted
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Replace, Scene, Switch
from game.ui.table.lesson import LessonRoutes


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
        at=lambda _, step: table.sit_down(context, lesson, step, ways),
        done=lambda _: Replace(again()),
        leave=lambda _: Replace(again()),
        last=context.words.get("learn.again"),
    )
    return Replace(table.sit_down(context, lesson, 0, ways))
