"""From the result of a deal back through its moves, and on from one of them, while the match left waits."""

from pathlib import Path
from random import Random

import pytest

from game.app.pronunciation import pronounced
from game.questions import ExpectationRequest, answer
from game.ui.shell.node import Role
from tests.session.thinkers import AtOnce
from tests.ui.whole.heard import listening
from tests.ui.whole.player import Keyboard, Mouse, Nodes, control, deal_over, focus_of, live, match_over
from tests.ui.whole.running_app import AT_ONCE, RunningApp, opened, running, seated_player
from tests.ui.whole.tables import WAYS, laid


def shown(nodes: Nodes) -> str:
    """Read which move is shown."""
    return next(node.key for node in nodes if node.key.startswith("step:") and "selected" in node.state)


def test_one_goes_back_to_the_trick_that_is_told(tmp_path: Path) -> None:
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there, Mouse())
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        (button,) = (node.name for node in there.nodes() if node.key == "look_back")
        number = int(button.removeprefix("Look back at trick "))
        player.use("look_back")
        there.rest(0.3)
        step = next(node for node in there.nodes() if node.key == shown(there.nodes()))
        assert "take" in step.name
        taken = ["the trick" in step.name]
        while live(there.nodes(), "tool:back"):
            player.use("tool:back")
            told = next(node for node in there.nodes() if node.key == shown(there.nodes()))
            taken.append("the trick" in told.name)
        assert sum(taken) == number


@pytest.mark.parametrize("name", ["mouse", pytest.param("keyboard", marks=pytest.mark.slow)])
def test_one_goes_back_and_plays_on_from_there(tmp_path: Path, name: str) -> None:
    way = WAYS[name]()
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there, way)
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        player.use("look_back")
        there.rest(0.3)
        there.press("home")
        for _ in range(2):
            start = shown(there.nodes())
            player.use("tool:forward") if isinstance(way, Mouse) else there.press("right")
            assert shown(there.nodes()) != start
        if isinstance(way, Mouse):
            player.use("play_on")
        else:  # from what is said of the move the next region …
            there.press("tab")
            there.press("return")
        player.play(match_over)
        player.use("title")
        there.rest(0.3)
        player.use("saves")
        there.rest(0.3)
        waiting = [node for node in there.nodes() if node.key.startswith("resume/")]
        assert len(waiting) == 1  # the match that was left; the one begun in its midst is over


def test_what_a_deal_came_to_is_heard_once_it_has_been_worked_out(tmp_path: Path) -> None:
    with listening(tmp_path, 1) as (there, said):
        there.change(last_setup=laid("ecarte", 2))
        player = seated_player(there, Keyboard(Random(3)))
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        player.use("look_back")
        assert there.wait(lambda nodes: control(nodes, "judge") is None, 60.0)
        there.rest(0.3)
        (told,) = (each for each in said if "the master would have made" in each)
        reckoning = control(there.nodes(), "reckoning")
        assert reckoning is not None
        assert told == pronounced(reckoning.name, there.app.context.words)


def test_the_move_shown_is_always_in_sight(tmp_path: Path) -> None:
    unjudged = AtOnce(lambda asked: None if isinstance(asked, ExpectationRequest) else answer(asked))
    with opened(tmp_path, (960, 600), unjudged, 1) as there:
        there.change(speed=AT_ONCE, last_setup=laid("ecarte", 2))
        player = seated_player(there, Mouse())
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        player.use("next")
        player.play(deal_over)
        player.use("look_back")
        there.rest(0.3)
        while live(there.nodes(), "tool:forward"):
            player.use("tool:forward")
            in_sight(there)
        player.use("tool:deal_before")
        in_sight(there)


def in_sight(there: RunningApp) -> None:
    """See the move that is shown as soon as the list has come to rest."""
    there.rest(0.5)
    step = control(there.nodes(), shown(there.nodes()))
    assert step is not None
    assert step.visible.size == step.box.size


def test_another_match_is_begun_from_the_menu_and_the_one_left_waits(tmp_path: Path) -> None:
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there, WAYS["mouse"]())
        player.use("play", "quick/ecarte")
        player.decide(player.pause())
        player.pause()
        there.press("escape")
        player.use("new_match", "start")
        player.play(deal_over)
        there.press("escape")
        there.press("escape")
        player.use("result")
        assert deal_over(there.nodes())
        player.use("leave", "saves")
        there.rest(0.3)
        assert len([node for node in there.nodes() if node.key.startswith("resume/")]) == 2


@pytest.mark.parametrize("name", ["mouse", "keyboard"])
def test_a_finished_match_opens_again_at_its_result_and_can_be_looked_back_at(
    tmp_path: Path, name: str
) -> None:
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there, WAYS[name]())
        player.use("play", "quick/ecarte")
        result = facts(player.play(match_over))
        player.use("title", "saves", "tab/1")
        (line,) = (node.key for node in there.nodes() if node.key.startswith("result/"))
        player.use(line)
        there.rest(0.3)
        assert match_over(there.nodes())
        assert facts(there.nodes()) == result
        player.use("look_back")
        there.rest(0.3)
        assert shown(there.nodes())
        there.press("escape")
        there.press("escape")
        there.rest(0.3)
        focus = focus_of(there.nodes())
        assert focus is not None
        assert focus.key == line
        player.use("delete/" + line.removeprefix("result/"))
        assert len(list((tmp_path / "data" / "matches").glob("*.json"))) == 0


def test_a_finished_match_that_is_gone_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there)
        player.use("play", "quick/ecarte")
        player.play(match_over)
    with running(
        tmp_path
    ) as there:  # which does not hold the match that was played before, and could write it again
        player = seated_player(there)
        player.use("saves", "tab/1")
        (line,) = (node.key for node in there.nodes() if node.key.startswith("result/"))
        for path in (tmp_path / "data" / "matches").glob("*.json*"):
            path.unlink()
        player.use(line)
        there.rest(0.3)
        assert control(there.nodes(), "tab/1")
        assert [node.name for node in there.nodes() if node.role is Role.NOTICE]


def facts(nodes: Nodes) -> list[tuple[str, str, str]]:
    """Read what a screen says, wherever it stands."""
    return [(node.role.value, node.name, node.value) for node in nodes if node.role is not Role.NOTICE]
