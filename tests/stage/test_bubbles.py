"""Bubbles: beside the mouth, over no face, within the window, apart from each other."""

from itertools import combinations
from math import hypot

import pytest

from game.stage.bubbles import (
    GAP,
    REACH,
    Balloon,
    at_mouth,
    by_plate,
    face,
    lower,
    mouth,
    settled,
    upon_plate,
)
from game.stage.pose import Slot, Zone, overlaps
from game.stage.rim import rim_of

WINDOWS = [(1777.8, 1000.0), (1600.0, 1000.0), (1600.0, 1200.0), (2333.0, 1000.0), (1150.0, 1619.0)]
SIZES = [(120.0, 46.0), (320.0, 46.0), (220.0, 80.0), (420.0, 110.0)]


def people(window: tuple[float, float], others: int) -> list[Slot]:
    rim = rim_of(*window, others)
    return [rim.person(x) for x in rim.sitting(others)]


def bounds(window: tuple[float, float]) -> Zone:
    return Zone(8.0, 8.0, window[0] - 8, window[1] - 8)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("others", range(1, 7))
@pytest.mark.parametrize("size", SIZES)
def test_five_places_a_person_each_with_its_tip_at_the_mouth_and_none_over_the_face(
    window: tuple[float, float], others: int, size: tuple[float, float]
) -> None:
    for person in people(window, others):
        places = [*at_mouth(person, *size, window[0] / 2)]
        assert len(places) == 5
        x, y = mouth(person)
        for place in places:
            away = hypot(place.tip[0] - x, place.tip[1] - y) / person.height * 146
            assert 30 <= away <= 45
            assert not overlaps(place.zone, face(person))
            assert (place.tip[0] < x) == (place.zone.right < x), "the tail would cross the face"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("others", range(1, 7))
@pytest.mark.parametrize("size", SIZES[:3])
def test_of_all_who_speak_at_once_no_two_touch_and_nobody_is_covered(
    window: tuple[float, float], others: int, size: tuple[float, float]
) -> None:
    sitting = people(window, others)
    kept = [*map(face, sitting), Zone(0, 0, 260, 90), Zone(window[0] - 300, 0, window[0], 70)]
    wishes = [[*at_mouth(person, *size, window[0] / 2)] for person in sitting]
    found = settled(wishes, kept, bounds(window))
    zones = [place.zone for place in found if place]
    assert zones, "somebody is seen to speak"
    whole = bounds(window)
    for zone in zones:
        assert whole.left <= zone.left
        assert zone.right <= whole.right
        assert whole.top <= zone.top
        assert not any(overlaps(zone, each) for each in kept)
        assert zone.width == pytest.approx(size[0])
    for one, other in combinations(zones, 2):
        apart = Zone(one.left - GAP / 2, one.top - GAP / 2, one.right + GAP / 2, one.bottom + GAP / 2)
        assert not overlaps(apart, other)


def test_a_short_word_has_room_at_everybody_s_mouth() -> None:
    for window in WINDOWS[:4]:
        for others in range(1, 6):
            sitting = people(window, others)
            wishes = [[*at_mouth(person, *SIZES[0], window[0] / 2)] for person in sitting]
            assert all(settled(wishes, [*map(face, sitting)], bounds(window))), (window, others)


def test_who_has_no_place_is_left_out_and_what_is_taken_sends_a_bubble_elsewhere() -> None:
    person = people(WINDOWS[0], 1)[0]
    first, second, *_ = at_mouth(person, 200.0, 46.0, WINDOWS[0][0] / 2)
    whole = bounds(WINDOWS[0])
    wishes = [[first, second]]
    assert settled(wishes, [], whole) == [first]
    assert settled(wishes, [first.zone], whole) == [second]
    assert settled(wishes, [first.zone, second.zone], whole) == [None]
    assert settled([[first], [first]], [], whole) == [first, None]
    assert settled([[Balloon(Zone(0, 0, 4000, 10), (0, 0))]], [], whole) == [None]


def test_where_nothing_is_free_it_covers_what_is_the_speaker_s_own_then_what_is_to_come() -> None:
    person = people(WINDOWS[0], 1)[0]
    first, second, *_ = at_mouth(person, 200.0, 46.0, WINDOWS[0][0] / 2)
    whole = bounds(WINDOWS[0])
    wishes = [[first, second]]
    assert settled(wishes, [], whole, [[first.zone]], [second.zone]) == [first], "own before what comes"
    assert settled(wishes, [first.zone], whole, [[]], [second.zone]) == [second]
    assert settled(wishes, [first.zone], whole, [[second.zone]], [second.zone]) == [second]
    assert settled([*wishes, [second]], [first.zone], whole, [[], [second.zone]]) == [None, second]
    for place in (*lower(person, 200.0, 46.0, 900.0), *upon_plate(person, first.zone, 90.0, 20.0)):
        assert not overlaps(place.zone, face(person))


def test_what_i_say_points_at_my_plate() -> None:
    plate = Slot(170.0, 930.0, 300.0, 90.0)
    above, beside, *higher = by_plate(plate, 160.0, 46.0)
    for place in (above, beside, *higher):
        assert not overlaps(place.zone, plate.zone)
        x, y = place.tip
        assert plate.zone.left <= x <= plate.zone.right
        assert y >= place.zone.bottom or place is beside
        assert y <= plate.zone.bottom
    assert min(place.zone.bottom for place in higher) > plate.zone.top - REACH * plate.height
