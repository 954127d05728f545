"""The page Learn as one comes along: lessons first, and practice before them once they are done."""

from pathlib import Path

from game.app.gallery import screens
from game.catalogue import GAMES, spec_of
from game.learning.problem import Rating
from game.learning.problems import posed, problems
from game.learning.reading import PRIMER, course
from game.storage.stores import open_stores
from game.ui.kit.page import Page
from game.ui.scenes.deal_pictures import TrickPicture
from game.ui.scenes.drill_counting import counting_done
from game.ui.scenes.exercise import LessonEnd
from game.ui.scenes.learn import lesson_done, problem_done
from game.ui.shell.node import Node
from game.ui.shell.scene import Pop, Push
from tests.ui.whole.player import chosen, focus_of
from tests.ui.whole.running_app import RunningApp, running, seated_player


def found(there: RunningApp, key: str) -> Node:
    return next(node for node in there.nodes() if node.key == key)


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


def test_the_first_page_invites_and_then_offers_to_go_on_where_one_was(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn")
        assert focus_of(there.nodes()) == found(there, "begin")
        assert "go_on" not in keys(there)
        assert len([key for key in keys(there) if key.startswith("subject/")]) == len(GAMES) + 1
        player.use("begin")
        there.press("escape")
        player.use("leave")
        assert "begin" in keys(there), "no step has been done"
        there.app._stores.progress.reach(course("gleek")[2].key, 3)  # noqa: SLF001 - as if three steps had been done
        player.use("leave", "learn")
        assert "begin" not in keys(there)
        assert focus_of(there.nodes()) == found(there, "go_on")
        told = [node.name for node in there.nodes()]
        assert f"Gleek 3. {course('gleek')[2].title}" in told
        assert f"Step 4 of {len(course('gleek')[2].steps)}" in told
        there.app._stores.progress.finish(course("gleek")[2].key)  # noqa: SLF001 - as if it had been done
        player.use("leave", "learn")
        assert f"Gleek 1. {course('gleek')[0].title}" in [node.name for node in there.nodes()]


def test_what_is_begun_on_the_first_page_leads_back_there(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("learn")
        offered = [key for key in keys(there) if key.startswith("practice/")]
        page = there.app.loop.stack.top
        assert isinstance(page, Page)
        assert sum(isinstance(each.leaf, TrickPicture) for each in page.screen.widgets()) == len(offered)
        practised = offered[0]
        for begun in (practised, "begin"):
            player.use(begun)
            assert begun not in keys(there)
            there.press("escape")
            player.use("leave")
            assert begun in keys(there)
        player.use("subject/gleek", "leave")
        assert "subject/gleek" in keys(there)
        assert "begin" in keys(there)


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
