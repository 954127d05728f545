"""The table at which lessons are taken, questions put, deals looked back at: a known deal, of which nothing is kept."""

from game.catalogue import find
from game.core.transcript import Transcript
from game.learning.lesson import Lesson
from game.learning.script import Script
from game.play.table_session import TableSession, Thinker
from game.play.tutor import LessonDice, LessonThinker, Tutor, tutor_at
from game.ui.lookback.guide import LookBackRoutes
from game.ui.scenes.settings import settings
from game.ui.scenes.table import ANYBODY, Person, TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Scene
from game.ui.table.lesson import LessonRoutes
from game.ui.table.openings import TableRoutes


class LessonTable:
    """Lays the deals of lessons on the table."""

    def __init__(self, thinker: Thinker) -> None:
        """Begin; the thinker plays for the others where the learner plays alone."""
        self._thinker = thinker

    def sit_down(
        self, context: UiContext, lesson: Lesson, step: int, ways: LessonRoutes, person: Person = ANYBODY
    ) -> TableScene:
        """Lay the deal of a lesson on the table as it stands at a step."""
        script = Script(lesson, context.words)
        match = script.match(lesson.reached(step))
        begun, scenes = tutor_at(script, match, step), list[TableScene]()

        def tutor() -> Tutor:
            """Tell how far the learner has come."""
            return (scenes[0].driver.lesson if scenes else None) or begun

        thinker = LessonThinker(lesson, match, self._thinker, lambda: tutor().alone)
        dice = LessonDice(lesson, match)
        session = TableSession(match, thinker, dice, nothing_kept)
        routes = routes_of(context, lambda: ways.leave(tutor()))
        scenes.append(TableScene(context, find(session.game), session, routes, (begun, ways), person))
        return scenes[0]


def look_back(
    context: UiContext, session: TableSession, deal: int, ways: LookBackRoutes, length: int = 0
) -> TableScene:
    """Lay a finished deal on the table, 1 for the first, with all hands open, and go to a length of the log."""
    session.look_back(deal)
    if length:
        session.look_at(length)
    return TableScene(context, find(session.game), session, routes_of(context, Pop), past=ways)


def routes_of(context: UiContext, leave: Command) -> TableRoutes:
    """Give the ways from the table that a lesson or a question leaves open; no deal of it is told as a result."""

    def never(*_: object) -> Scene:
        message = "a lesson tells of its deal itself"
        raise AssertionError(message)

    return TableRoutes(lambda: settings(context), never, never, new_match=None, leave=leave)


def nothing_kept(transcript: Transcript) -> None:
    """Keep nothing: a deal that is known, or has questions in it, counts in no statistics."""
