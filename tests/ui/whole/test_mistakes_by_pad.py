"""Past mistakes with a controller alone: kept in a review, due the next day, answered, listed and deleted."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.ui.shell.scene import Pop, Push
from tests.laws.walks import IDS
from tests.learning.test_past_mistakes import costly
from tests.ui.virtual_pad import VirtualPad
from tests.ui.whole.pad import padded
from tests.ui.whole.player import Player, control, deal_over, live
from tests.ui.whole.running_app import RunningApp, seated_player
from tests.ui.whole.test_lessons import Pupil
from tests.ui.whole.test_mistakes import (
    Calendar,
    answer_by_hand,
    filled,
    judged,
    kinds,
    names,
    noted,
    opened,
    put,
    solve,
    store,
)
from tests.ui.whole.test_problems import watched


class Holder:
    """A player with a controller, who may press one of its buttons."""

    def __init__(self, there: RunningApp, held: VirtualPad) -> None:
        self._there = there
        self._held = held

    def press(self, button: str) -> None:
        """Press a button and let go of it."""
        for down in (True, False):
            self._held.hold(button, down=down)
            self._there.step()


@contextmanager
def with_pad(there: RunningApp) -> Iterator[tuple[Player, Holder]]:
    """Plug in a controller and put it in a player's hands."""
    with padded(there) as pad:
        yield seated_player(there, pad), Holder(there, pad.pad)


@pytest.mark.slow
def test_a_controller_keeps_a_mistake_of_a_review(tmp_path: Path) -> None:
    with opened(tmp_path, Calendar()) as there, with_pad(there) as (player, holder):
        player.use("play", "quick/ecarte")
        player.play(deal_over)
        player.use("look_back")
        assert there.wait(judged, 60)
        holder.press("x")
        holder.press("y")
        assert len(store(there)) == 1
        player.use("practise")
        assert not store(there)
        player.use("practise")
        assert len(store(there)) == 1


def test_a_controller_goes_through_what_is_due_and_the_list(tmp_path: Path) -> None:
    calendar = Calendar()
    first, second = filled(tmp_path, 2)
    calendar.pass_days(1)
    with opened(tmp_path, calendar) as there, with_pad(there) as (player, holder):
        assert there.wait(lambda _: "Learn · 2 due" in names(there), 20)
        player.use("learn", "practice/ecarte/mistakes")
        solve(there, player, missing=True, press=lambda _: holder.press("dpad_right"))
        player.use("following")
        solve(there, player, missing=False, press=lambda _: holder.press("dpad_right"))
        player.use("leave", "subject/ecarte")
        assert "None due today, 2 in all" in noted(there, "mistakes")
        player.use("mistakes", f"delete/{second}", "undo", f"delete/{second}")
        assert list(store(there)) == [first]
        player.use(f"try/{first}")
        solve(there, player, missing=False, press=lambda _: holder.press("dpad_right"))
        player.use("leave")
        holder.press("b")
        there.rest(0.3)
        assert "None due today, 1 in all" in noted(there, "mistakes")


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_a_controller_answers_every_kind_of_mistake(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, Calendar()) as there, with_pad(there) as (player, _):
        practice = there.app.navigator.teaching.mistakes
        for mistake in kinds(game):
            scene = practice.put(there.app.context, mistake, Pop)
            assert scene is not None
            there.app.loop.stack.turn(Push(scene))
            answer_by_hand(there, player)
            player.use("leave")


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_a_controller_leads_to_what_a_mistake_costs_and_back(tmp_path: Path, game: str) -> None:
    question, _ = next(costly(game))
    with opened(tmp_path, Calendar()) as there, with_pad(there) as (player, _):
        pupil = put(there, question)
        pupil.player = player
        pupil.make(question.closed((question.made,)))
        pupil.settle()
        assert live(there.nodes(), "lesson:why")
        player.use("lesson:why")
        watched(there, player)
        player.use("lesson:next")
        again = Pupil(there, player)
        again.settle()
        assert control(there.nodes(), "lesson:why") is None
        answer_by_hand(there, player, missing=False)
        assert "Not at the first try" in names(there)
