"""The table at which lessons are taken and questions put: a deal that is known, of which nothing is kept."""

from collections.abc import Callable

from game.catalogue import find
from game.core.transcript import Transcript
from game.learning.lesson import Lesson, Watch
from game.learning.script import Script
from game.play.table_session import TableSession, Thinker
from game.play.tutor import LessonDice, LessonThinker, Tutor
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.table import TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Scene
from game.ui.table.lesson import LessonRoutes
from game.ui.table.navigation import TableRoutes


class LessonTable:
    """Lays the deals of lessons on the table."""

    def __init__(self, thinker: Thinker) -> None:
        """Begin; the thinker plays for the others where the learner plays alone."""
        self._thinker = thinker

    def sit_down(
        self, context: UiContext, lesson: Lesson, step: int, ways: Callable[[Tutor], LessonRoutes]
    ) -> TableScene:
        """Lay the deal of a lesson on the table as it stands at a step."""
        script = Script(lesson, context.words)
        match = script.match(lesson.reached(step))
        thinker = LessonThinker(lesson, match, self._thinker)
        tutor = Tutor(script, match, thinker, step)

        def led() -> bool:
            return isinstance(tutor.now, Watch) and not tutor.held

        dice = LessonDice(lesson, match)
        session = TableSession(match, thinker, dice, nothing_kept, led=led)
        lesson_routes = ways(tutor)
        routes = routes_of(context, lesson_routes.leave)
        return TableScene(context, find(session.game), session, routes, (tutor, lesson_routes))


def routes_of(context: UiContext, leave: Command) -> TableRoutes:
    """Give the ways from the table that a lesson or a question leaves open; no deal of it is told as a result."""

    def never(*_: object) -> Scene:
        message = "a lesson tells of its deal itself"
        raise AssertionError(message)

    return TableRoutes(lambda: SettingsScene(context), never, never, new_match=None, leave=leave)


def nothing_kept(transcript: Transcript) -> None:
    """Keep nothing: a deal that is known, or has questions in it, counts in no statistics."""
