"""The window is a place at a table: people along its far edge, the trick the largest thing on it, my hand before me."""

from itertools import combinations

import pytest

from game.core.record import replace
from game.stage import shapes
from game.stage.page import Site
from game.stage.pose import CARD_HEIGHT, Pose, TableViewport, Zone, extent, index_of, overlaps, viewport_for
from game.stage.seating import Seating, plan

WINDOWS = (
    (800, 600),
    (960, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
    (980, 1380),
    (1080, 1920),
)
VIEWPORTS = [viewport_for(*window) for window in WINDOWS]
NAMES = [f"{wide}x{tall}" for wide, tall in WINDOWS]
SEATS = range(2, 8)


def played(seating: Seating) -> list[Pose]:
    """Lay a card at every place of the trick, turned as some card would be."""
    return [
        shapes.resting(pose, number) for number, pose in enumerate(seating.cross, start=len(seating.cross))
    ]


def room_of(site: Site) -> Zone:
    """Give all a heap or a fan may grow to."""
    high, half = CARD_HEIGHT * site.size / 2, site.width / 2
    return Zone(site.x - half, site.y - high, site.x + half, site.y + high)


@pytest.mark.parametrize(
    ("seats", "two_rows"), [*((each, False) for each in SEATS), *((each, True) for each in (2, 3))]
)
@pytest.mark.parametrize("viewport", VIEWPORTS, ids=NAMES)
def test_no_card_of_a_trick_is_smaller_than_my_hand_s_or_hides_an_index(
    viewport: TableViewport, seats: int, two_rows: bool
) -> None:
    seating = plan(viewport, seats, two_rows)
    cards = played(seating)
    assert all(pose.size >= seating.places[0].hand.size for pose in cards)
    for one, other in combinations(cards, 2):
        assert not overlaps(extent(one), index_of(other))
        assert not overlaps(extent(other), index_of(one))


@pytest.mark.parametrize(
    ("seats", "two_rows"), [*((each, False) for each in SEATS), *((each, True) for each in (2, 3))]
)
@pytest.mark.parametrize("viewport", VIEWPORTS, ids=NAMES)
def test_the_trick_lies_clear_of_people_plates_prompt_hand_and_corners(
    viewport: TableViewport, seats: int, two_rows: bool
) -> None:
    seating = plan(viewport, seats, two_rows)
    kept = [seating.prompt.zone, *viewport.corners]
    for place in seating.places[1:]:
        kept += [place.plate.zone, place.person.zone, room_of(place.hand)]
    for number, pose in enumerate(seating.cross):
        assert not [zone for zone in kept if overlaps(extent(pose), zone)], number


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewport", VIEWPORTS, ids=NAMES)
def test_nobody_is_covered_and_nobody_covers_a_neighbour(
    viewport: TableViewport, seats: int, text: float
) -> None:
    seating = plan(replace(viewport, text=text), seats)
    others = seating.places[1:]
    plates = [place.plate.zone for place in seating.places]
    for one, other in combinations(plates, 2):
        assert not overlaps(one, other)
    for place in others:
        shown = place.person.zone
        seen = Zone(shown.left, shown.top, shown.right, seating.rim.edge(place.person.x))
        assert not [plate for plate in plates if overlaps(plate, seen)]
    for one, other in combinations([place.person.zone for place in others], 2):
        assert not overlaps(one, other)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewport", VIEWPORTS, ids=NAMES)
def test_what_others_took_and_laid_away_leaves_their_own_plates_and_cards_free(
    viewport: TableViewport, seats: int
) -> None:
    for place in plan(viewport, seats).places[1:]:
        for heap in (room_of(place.taken), room_of(place.discard)):
            assert not overlaps(heap, place.plate.zone)
            assert not overlaps(heap, room_of(place.hand))


def test_large_text_takes_nothing_from_cards_and_people() -> None:
    for viewport in VIEWPORTS:
        for seats in SEATS:
            usual, large = plan(viewport, seats), plan(replace(viewport, text=2.0), seats)
            assert usual.places[0].hand.size == large.places[0].hand.size
            assert [each.size for each in usual.cross] == [each.size for each in large.cross]
            assert [each.person for each in usual.places] == [each.person for each in large.places]


@pytest.mark.parametrize("window", WINDOWS, ids=NAMES)
def test_my_hand_takes_a_quarter_of_the_height_and_people_a_fifth(window: tuple[int, int]) -> None:
    """In an upright window it is the width that they take their share of."""
    viewport = viewport_for(*window)
    hand, person = plan(viewport, 4).places[0].hand, plan(viewport, 4).places[1].person
    upright = window[1] > window[0]
    assert CARD_HEIGHT * hand.size >= (0.22 * viewport.width if upright else 0.247 * viewport.height)
    assert person.height >= (0.16 * viewport.width if upright else 0.2 * viewport.height)


def test_play_that_goes_the_other_way_round_is_told_by_the_places_alone() -> None:
    viewport = viewport_for(1280, 720)
    one, other = plan(viewport, 4), plan(replace(viewport, clockwise=False), 4)
    assert one.places == other.places
    assert one.cross == other.cross


@pytest.mark.parametrize("window", [(1280, 720), (800, 600), (980, 1380)])
@pytest.mark.parametrize("seats", [4, 6])
def test_open_cards_leave_the_face_of_their_owner_free(window: tuple[int, int], seats: int) -> None:
    for index in range(1, seats):
        place = plan(viewport_for(*window), seats, opened=(index,)).places[index]
        person, side, top = place.person, place.person.width, place.person.zone.top
        face = Zone(person.x - 0.2 * side, top, person.x + 0.2 * side, top + 0.86 * side)
        assert not overlaps(room_of(place.hand), face), index
