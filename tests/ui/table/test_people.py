"""People behind the table: cut off along its edge, fading from one mood to the next, holding what is hidden."""

import pygame
import pytest

from game.core.deal import HAND
from game.core.record import replace
from game.play.phases import Between
from game.play.table.driver import TableClock
from game.stage.moods import CALM, Expression, Feeling, Mood, Moods
from game.stage.pose import BACK, CARD, is_upright
from game.stage.rim import rim_of
from game.storage.settings import Liveliness
from game.ui.draw.busts import Seated, light, seated
from game.ui.draw.light import scaled
from game.ui.table.people import FADE, LAG, LEAST
from tests.ui.table.seated import QUICK, Seat, TableWindow, move

WINDOWS = [(1280, 720), (1920, 1080), (800, 600), (960, 600), (980, 1380)]


def places(size: tuple[int, int], others: int) -> list[Seated]:
    rim = rim_of(*map(float, size), others)
    return [
        Seated(round(frame.x), round(frame.y), round(frame.width), rim)
        for frame in map(rim.person, rim.sitting(others))
    ]


def lowest(picture: pygame.Surface, column: int) -> int:
    """Find the lowest row in which a column is not clear."""
    rows = range(picture.get_height() - 1, -1, -1)
    return next((row for row in rows if picture.get_at((column, row)).a > 127), -1)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("others", [1, 3, 5])
def test_the_edge_of_the_table_cuts_everybody_off_and_no_other_edge_does(
    size: tuple[int, int], others: int
) -> None:
    for place in places(size, others):
        picture, box = seated("colonel", place, Expression(Mood.SLY), tilted=True)
        columns = range(picture.get_width() // 8, picture.get_width() * 7 // 8, 7)
        for column in columns:
            low = lowest(picture, column)
            edge = place.rim.edge(box.x + column + 0.5)
            if low >= 0 and 0 <= box.x + column < size[0]:
                assert abs(box.y + low + 1 - edge) <= 1.5, (place, column)


def test_the_cut_is_soft() -> None:
    place = places((1280, 720), 3)[0]
    picture, _ = seated("colonel", place, CALM, tilted=True)
    shades = {
        picture.get_at((picture.get_width() // 2 + x, y)).a
        for x in range(9)
        for y in range(picture.get_height())
    }
    assert len(shades - {0, 255}) > 3


def test_light_keeps_to_the_wall_and_is_stronger_behind_who_is_to_move() -> None:
    for place in places((1280, 720), 4):
        wall, strength = round(place.rim.edge(place.x)) - 3, list[int]()
        for lit in (True, False):
            picture, box = light(place, lit=lit)
            strength.append(picture.get_at((place.x - box.x, place.y - box.y)).a)
            assert picture.get_at((place.x - box.x, wall - box.y)).a > 5
            below = wall + 6 - box.y
            assert below >= box.height or picture.get_at((place.x - box.x, below)).a == 0
        assert strength[0] > strength[1] + 40


@pytest.mark.parametrize("still", [False, True])
def test_a_mood_comes_over_a_face_and_then_nothing_is_drawn_any_more(still: bool) -> None:
    seat = Seat("romestecq")
    TableWindow(seat).until(lambda: bool(seat.table.driver.shown.view.hand), 20.0)
    scene = seat.table
    people, clock = scene._picture.people, TableClock()  # noqa: SLF001 - who sits there
    face = people._faces[1]  # noqa: SLF001 - who sits there
    face.clock, face.still, face.faces = clock, still, Moods()
    clock.now = 50.0
    people.busts(scene.areas)
    calm = people.busts(scene.areas)
    assert calm == people.busts(scene.areas)
    assert all(
        old is new
        for old, new in zip(calm.values(), people.busts(scene.areas).values(), strict=True)
        if len(old) > 1
    )
    face.faces = Moods((Feeling(1, Mood.PLEASED, 1, 50.0, 60.0),))
    assert face.restless
    people.busts(scene.areas)
    clock.now += LAG + 0.001
    people.busts(scene.areas)
    clock.now += FADE / 2
    between = people.busts(scene.areas)["person", 1]
    assert len(between) == (1 if still else 2)
    clock.now += FADE
    after = people.busts(scene.areas)["person", 1]
    assert len(after) == 1
    assert after[0][0] is not calm["person", 1][0][0]
    assert not face.restless


def test_everybody_is_in_the_light_once_the_deal_is_over() -> None:
    seat = Seat("ecarte", settings=replace(QUICK, liveliness=Liveliness.OFF))
    seat.my_turn()

    def brightness() -> float:
        seat.table.screen.widgets()
        ((picture, _),) = seat.table._picture.people.busts(seat.table.areas)["person", 1]  # noqa: SLF001 - how somebody is seen
        return sum(pygame.transform.average_color(picture)[:3])

    waiting = brightness()
    while not isinstance(seat.table.driver.playback.phase, Between):
        if seat.table.driver.playback.ready:
            move(seat)
        seat.table.update(0.05)
    assert brightness() > 1.1 * waiting


@pytest.mark.parametrize("game", ["ecarte", "sheepshead", "romestecq"])
def test_hands_are_where_backs_are_held(game: str) -> None:
    seat = Seat(game, settings=QUICK)
    TableWindow(seat).until(lambda: bool(seat.table.driver.playback.ready), 60.0)
    scene = seat.table
    poses, heaps, me = scene.poses(), scene.places.heaps, seat.session.me
    hands = scene._picture.people.hands(scene.areas, heaps, poses)  # noqa: SLF001 - who sits there
    for other in range(len(scene.driver.shown.view.sides)):
        held = heaps.get((HAND, other), ())
        closed = other != me and any(key[0] == BACK for key in held)
        assert (("hands", other) in hands) is closed, other
        if any(key[0] == CARD for key in held) and other != me:
            assert ("hands", other) not in hands
        if not closed:
            continue
        cards = [scene.areas.point(poses[key].x, poses[key].y) for key in held]
        left, right = (rect.center for _, rect in hands["hands", other])
        assert left[0] < min(x for x, _ in cards) + 4
        assert right[0] > max(x for x, _ in cards) - 4


@pytest.mark.parametrize("size", [(800, 600), (960, 540), (1280, 720)])
def test_nobody_is_smaller_than_a_face_can_be_read(size: tuple[int, int]) -> None:
    assert not is_upright(*size)
    seat = Seat("romestecq", size=size)
    TableWindow(seat).until(lambda: bool(seat.table.driver.shown.view.hand), 20.0)
    scene, people = seat.table, seat.table._picture.people  # noqa: SLF001 - who sits there
    for other in people._others():  # noqa: SLF001 - who sits there
        place = people._place(scene.areas, other)  # noqa: SLF001 - who sits there
        assert place.side >= LEAST
        assert place.rim == scaled(scene.places.layout.slots.rim, scene.areas.unit)
        sunk = (place.y + place.side / 2 - place.rim.edge(place.x)) / place.side
        assert abs(sunk - 0.075) < 0.02
