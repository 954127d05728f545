"""The page Learn as one comes along: lessons first, and practice before them once they are done."""

from pathlib import Path

from game.app.gallery import screens
from game.catalogue import spec_of
from game.learning.problem import Rating
from game.learning.problems import posed, problems
from game.learning.reading import PRIMER, course
from game.storage.stores import open_stores
from game.ui.scenes.drill_counting import counting_done
from game.ui.scenes.exercise import LessonEnd
from game.ui.scenes.learn import lesson_done, problem_done
from game.ui.shell.scene import Pop, Push
from tests.ui.whole.player import chosen
from tests.ui.whole.running_app import RunningApp, running, seated_player


def keys(there: RunningApp) -> list[str]:
    return [node.key for node in there.nodes()]


def test_the_primer_is_offered_until_some_lesson_has_been_begun(tmp_path: Path) -> None:
    lessons = course("ecarte")
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn", "subject/gleek", "primer")
        assert chosen(there.nodes(), f"subject/{PRIMER}")
        assert "primer" not in keys(there)
        there.app._stores.progress.reach(lessons[0].key, 1)  # noqa: SLF001 - as if a step had been done
        player.use("subject/gleek")
        assert "primer" not in keys(there)


def test_practice_comes_first_once_all_lessons_are_done(tmp_path: Path) -> None:
    stores = open_stores(tmp_path, spec_of)
    for each in course("ecarte"):
        stores.progress.finish(each.key)
    stores.close()
    first = course("gleek")[0].id, course("ecarte")[0].id
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn", "subject/gleek")
        assert keys(there).index(f"lesson/{first[0]}") < keys(there).index("problems")
        player.use("subject/ecarte")
        assert keys(there).index("problems") < keys(there).index(f"lesson/{first[1]}")


def test_only_a_lesson_is_left_for_all_lessons(tmp_path: Path) -> None:
    """What is practised was begun from the page Learn or from a list of themes, and leads back there."""
    with running(tmp_path) as there:
        context, lesson, ways = there.app.context, course("ecarte")[0], LessonEnd(None, Pop, Pop)
        problem = posed(problems("ecarte")[0], context.words)
        ends = (
            lesson_done(context, lesson, None, ways),
            problem_done(context, problem, ("solved", Rating(), Rating()), ways),
            counting_done(context, "Counted", ["Two of two."], (Pop, Pop)),
            dict(screens(there.app))["drill-done"](),
        )
        named = []
        for scene in ends:
            there.app.loop.stack.turn(Push(scene))
            named += [node.name for node in there.nodes() if node.key == "leave"]
            there.app.loop.stack.turn(Pop())
        assert named == ["All lessons", "Finish", "Finish", "Finish"]
