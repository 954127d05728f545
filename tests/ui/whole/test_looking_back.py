"""From the result of a deal back through its moves, and on from one of them, while the match left waits."""

from pathlib import Path
from random import Random

import pytest

from game.app.reading import pronounced
from game.questions import ExpectationRequest, answer
from tests.session.thinkers import AtOnce
from tests.ui.whole.heard import listening
from tests.ui.whole.player import Keyboard, Mouse, Nodes, control, deal_over, live, match_over
from tests.ui.whole.running_app import AT_ONCE, RunningApp, opened, running, seated_player
from tests.ui.whole.tables import WAYS, laid


def shown(nodes: Nodes) -> str:
    """Read which move is shown."""
    return next(node.key for node in nodes if node.key.startswith("step:") and "selected" in node.state)


@pytest.mark.parametrize("name", ["mouse", pytest.param("keyboard", marks=pytest.mark.slow)])
def test_one_goes_back_and_plays_on_from_there(tmp_path: Path, name: str) -> None:
    way = WAYS[name]()
    with running(tmp_path, last_setup=laid("ecarte", 2)) as there:
        player = seated_player(there, way)
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        player.use("look_back")
        there.rest(0.3)
        for _ in range(2):
            start = shown(there.nodes())
            player.use("tool:forward") if isinstance(way, Mouse) else there.press("right")
            assert shown(there.nodes()) != start
        if isinstance(way, Mouse):
            player.use("play_on")
        else:  # from the list of moves the next region holds the ways on
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
