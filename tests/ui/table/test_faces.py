"""Faces at the table: they come over to a mood and back, follow whoever acts, and rest where the player wants that."""

from collections.abc import Callable

import pytest

from game.core.record import replace
from game.play.table.driver import TableClock
from game.stage.moods import CALM, RESTING, Expression, Feeling, Mood, Moods, look_of
from game.storage.settings import Liveliness, Motion
from game.ui.table.people import FADE, LAG, Face
from tests.ui.table.seated import QUICK, Seat, TableWindow

VEXED = Moods((Feeling(1, Mood.VEXED, 2, 1.0, 2.4),))


def face_of(clock: TableClock, *, still: bool = False, faces: Moods = VEXED) -> Face:
    face = Face(1, clock, still=still)
    face.faces, face.across = faces, (500.0, 100.0, 900.0)
    return face


def restless(face: Face) -> bool:
    return face.restless


def test_a_face_comes_over_to_a_mood_and_back() -> None:
    clock = TableClock()
    face = face_of(clock)
    assert face.show() == (CALM, CALM, 1.0)
    assert not restless(face)
    clock.now = 1.0
    assert restless(face)
    face.show()
    clock.now = 1.0 + LAG + 0.001
    assert face.show() == (Expression(Mood.VEXED, 1), CALM, 0.0)
    clock.now += FADE / 2
    assert face.show()[2] == pytest.approx(0.5)
    clock.now += FADE
    assert face.show()[2] == 1.0
    assert not restless(face)
    clock.now = 2.4
    assert restless(face)
    face.show()
    clock.now += LAG + 0.001
    assert face.show()[:2] == (CALM, Expression(Mood.VEXED, 1))


def test_with_reduced_motion_it_is_cut() -> None:
    clock = TableClock()
    face = face_of(clock, still=True)
    face.show()
    clock.now = 1.0
    assert restless(face), "it is drawn once more"
    assert face.show() == (Expression(Mood.VEXED, 1), CALM, 1.0)
    assert not restless(face)


def test_who_thinks_for_a_while_shows_it_unless_something_else_moves_him() -> None:
    clock = TableClock()
    face = face_of(clock)
    for seconds, mood in ((0.5, Mood.CALM), (0.7, Mood.THINKING)):
        face.thinks, clock.thought = True, seconds
        face.show()
        clock.now += LAG + 0.001
        assert face.show()[0].mood is mood
    clock.now = 1.5
    face.show()
    clock.now += LAG + 0.001
    assert face.show()[0].mood is Mood.VEXED


def test_eyes_go_where_somebody_sits() -> None:
    across = (500.0, 100.0, 900.0)
    assert [look_of(toward, 1, across) for toward in (0, 1, 2, -2)] == [1, 0, 1, 0]
    assert [look_of(toward, 2, across) for toward in (0, 1)] == [-1, -1]


def expressions(seat: Seat, wanted: Callable[[Seat], bool], seconds: float = 60.0) -> list[Moods]:
    """Play on, each time the first move there is, until something holds; list what was to be seen in faces."""
    window, found, driver = TableWindow(seat), list[Moods](), seat.table.driver

    def step() -> bool:
        if driver.playback.ready:
            driver.playback.submit(driver.shown.view.moves[:1])
        if driver.state.faces not in found:
            found.append(driver.state.faces)
        return wanted(seat)

    window.until(step, seconds)
    return found


@pytest.mark.parametrize("game", ["ecarte", "gleek", "sheepshead"])
def test_at_a_table_faces_move_and_the_player_s_own_rests(game: str) -> None:
    seat = Seat(game)
    seen = expressions(
        seat, lambda there: bool(there.done) or there.table.driver.shown.view.ledger.finished > 0
    )
    feelings = [each for faces in seen for each in faces.felt]
    assert feelings
    assert seat.session.me not in {each.seat for each in feelings}
    assert len({faces.watched for faces in seen}) > 1


def test_they_can_be_switched_off() -> None:
    seat = Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.OFF))
    seen = expressions(seat, lambda there: len(there.session.match) > 30)
    assert seen == [RESTING]
    quiet = Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.QUIET, reduced_motion=Motion.ON))
    assert len(expressions(quiet, lambda there: len(there.session.match) > 30)) > 1
