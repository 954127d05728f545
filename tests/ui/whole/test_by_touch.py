"""By finger alone: taps, long presses, scrolling without pressing anything, cards dragged, whole matches."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.gallery import screens
from game.catalogue import GAMES
from game.ui.draw.resolved_theme import LARGE_TARGET
from game.ui.kit.page import Page
from game.ui.scenes.settings import settings
from game.ui.scenes.table import TableScene
from game.ui.shell.node import CONTROLS, Node, Role
from game.ui.shell.scene import Pop, Push
from tests.ui.whole.player import Nodes, Player, control, faults, hand, match_over
from tests.ui.whole.running_app import RunningApp, judge, running, seated_player
from tests.ui.whole.tables import everyday, laid, one_game
from tests.ui.whole.touch import Finger, Touch

HAND_GAME = "ecarte"


def node_of(there: RunningApp, key: str) -> Node:
    found = control(there.nodes(), key)
    assert found is not None, key
    return found


def settings_of(there: RunningApp, page: str) -> Page[Any]:
    scene = settings(there.app.context, page)
    there.app.loop.stack.turn(Push(scene))
    there.rest(0.5)
    return scene


@pytest.mark.parametrize("game", one_game(0))
def test_a_whole_match_by_finger(tmp_path: Path, game: str) -> None:
    seats = next(each.seats[0] for each in GAMES if each.id == game)
    with running(tmp_path, large_targets=True, last_setup=laid(game, seats)) as there:
        flawless = judge(there)

        def seen(nodes: Nodes) -> None:
            flawless(nodes)
            assert not small(nodes)

        player = Player(there, Finger(there), Random(7), seen)
        player.use("play", f"quick/{game}")
        player.play(match_over)
        player.use("again")
        player.pause()


def test_a_tap_presses_once(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        settings_of(there, "access")
        at = node_of(there, "high_contrast").visible.center
        Touch(there).tap(at)
        assert there.app.context.settings.high_contrast
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):  # which the system makes of the same tap
            there.post(kind, pos=at, button=pygame.BUTTON_LEFT, touch=True)
            there.step()
        assert there.app.context.settings.high_contrast


def test_scrolling_presses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        scene = settings_of(there, "table")
        before = there.app.context.settings
        start = node_of(there, "felt/blue").visible.center if _has(there, "felt/blue") else (400, 500)
        Touch(there).drag(start, (start[0] + 5, start[1] - 200))
        assert scene.screen.state("form/table").scroll > 150
        assert there.app.context.settings == before
        Touch(there).drag((400, 300), (405, 700))
        assert scene.screen.state("form/table").scroll == 0
        assert there.app.context.settings == before


def _has(there: RunningApp, key: str) -> bool:
    return control(there.nodes(), key) is not None


def test_a_slider_follows_a_finger_sideways_only(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        settings_of(there, "sound")
        box = node_of(there, "effects_volume").visible
        before = there.app.context.settings.effects_volume
        Touch(there).drag(box.center, (box.centerx + 4, box.centery - 120))
        assert there.app.context.settings.effects_volume == before
        Touch(there).drag(box.center, (box.left + 20, box.centery + 5))
        assert (less := there.app.context.settings.effects_volume) < before
        finger = Touch(there)
        finger.down(box.center)
        finger.post(pygame.FINGERMOTION, (box.left + 100, box.centery))
        finger.up((box.left + 100, box.centery))
        assert less < there.app.context.settings.effects_volume < before, "one move is enough"


def test_a_long_press_tells_and_presses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there, Finger(there))
        player.use("play", f"quick/{HAND_GAME}")
        player.pause()
        table = there.app.loop.stack.top
        assert isinstance(table, TableScene)
        tool = node_of(there, "tool:log")
        Touch(there).hold(tool.visible.center)
        assert str(table.screen.pointed) == "tool:log"  # whose tip is shown
        assert table.screen.animated_boxes()
        logs = [table.driver.state.lookups.log]
        Touch(there).tap(tool.visible.center)
        logs.append(table.driver.state.lookups.log)
        assert logs == [False, True]
        assert not table.screen.pointed


def at_table(there: RunningApp) -> TableScene:
    player = seated_player(there, Finger(there))
    player.use("play", f"quick/{HAND_GAME}")
    player.play(lambda nodes: bool(hand(nodes)) and not any(node.key.startswith("say:") for node in nodes))
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    return table


def test_cards_are_dragged_enlarged_and_left_alone(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        table, touch = at_table(there), Touch(there)
        key = hand(there.nodes())[0]
        box = node_of(there, key).visible
        played = len(table.driver.session.match)
        touch.down(box.center)
        touch.move(box.center, (box.centerx, box.centery - 200))
        touch.down((50, 300), finger=2)  # the palm comes down as well
        touch.up((50, 300), finger=2)
        touch.up((box.centerx, box.centery - 200))
        there.rest(1.0)
        assert len(table.driver.session.match) == played
        assert table.places.hand.hovered is None
        touch.hold(box.center)
        assert there.app.loop.stack.top is not table  # the card fills the window
        there.press("escape")
        there.rest(0.5)
        assert len(table.driver.session.match) == played
        touch.drag(box.center, (there.size[0] // 2 - 100, there.size[1] // 2 - 60))
        there.rest(1.0)
        assert len(table.driver.session.match) > played


def test_a_long_press_enlarges_a_card_on_the_table(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        table = at_table(there)
        mine = table.places.hand.cards
        lying = [
            pose
            for (kind, number), pose in table.driver.shown.animator.poses.items()
            if kind == "card" and pose.face >= 1 and number not in mine
        ]
        assert lying, "the turn-up lies on the table"
        spot = table.areas.point(lying[0].x, lying[0].y)
        Touch(there).hold(spot)
        assert there.app.loop.stack.top is not table


# ---------------------------------------------------------------------- large targets


def small(nodes: Nodes) -> list[str]:
    """List the controls that are smaller than large targets; a card shows as much as its neighbours leave."""
    return [
        f"{node.role} {node.key} {node.box.size}"
        for node in nodes
        if node.role in CONTROLS and node.role is not Role.CARD and "disabled" not in node.state
        if min(node.box.size) < LARGE_TARGET
    ]


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((960, 600), 1.0),
        pytest.param((960, 600), 2.0, marks=everyday(turn=False)),
        pytest.param((1280, 720), 1.0, marks=everyday(turn=False)),
        pytest.param((1280, 720), 2.0, marks=everyday(turn=False)),
    ],
)
def test_large_targets_are_large_on_every_screen(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    wrong = []
    with running(tmp_path, size=size, text_scale=scale, large_targets=True) as there:
        stack = there.app.loop.stack
        for name, open_screen in screens(there.app):
            stack.turn(Push(open_screen()))
            for _ in range(5):  # frames that are not painted, in which a table is dealt
                stack.update(0.1)
            nodes = stack.nodes()
            wrong += [f"{name}: {each}" for each in (*small(nodes), *faults(nodes, there.size))]
            stack.turn(Pop())
    assert not wrong, "\n".join(wrong)
