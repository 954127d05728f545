"""Room is found: nothing overlaps, nothing leaves, what is heavy stays free, and nothing moves without need."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot
from random import Random

import pytest

from game.core.record import replace
from game.stage.arrange import NEVER, Item, Obstacle, Spot, Wish, arrange, between, first_free
from game.stage.pose import Zone, overlaps

AREA = Zone(0, 0, 400, 300)
SEEDS = range(60)


def zone(dice: Random, wide: int = 90, tall: int = 60) -> Zone:
    """Draw a zone in the area, or a little over its edges."""
    left, top = dice.randint(-20, 380), dice.randint(-20, 280)
    return Zone(left, top, left + dice.randint(10, wide), top + dice.randint(10, tall))


def item(dice: Random) -> Item:
    wishes = tuple(Wish(zone(dice), AREA) for _ in range(dice.randint(1, 3)))
    return Item(wishes, dice.choice((1.0, 4.0, NEVER)), dice.choice((2.0, NEVER)))


def table(seed: int, weights: Sequence[float] = (1.0, 4.0, NEVER)) -> tuple[list[Item], list[Obstacle]]:
    """Draw things to be set, and what lies there; the lighter, the more of it."""
    dice = Random(seed)
    lying = [Obstacle(zone(dice), dice.choice(weights)) for _ in range(dice.randint(0, 14))]
    return [item(dice) for _ in range(dice.randint(1, 4))], lying


def inside(one: Zone, outer: Zone = AREA) -> bool:
    across = outer.left <= one.left and one.right <= outer.right
    return across and outer.top <= one.top and one.bottom <= outer.bottom


def moved(wish: Wish, to: Zone) -> float:
    return hypot(to.left - wish.zone.left, to.top - wish.zone.top)


def only(one: Item, lying: Sequence[Obstacle]) -> Spot:
    """Set one thing, for which there is room."""
    (place,) = arrange([one], lying)
    assert place is not None
    return place


def steps(wish: Wish) -> list[Zone]:
    """List places all over the area, each so many units from the next."""
    wide, tall = wish.zone.width, wish.zone.height
    rows = range(0, int(300 - tall) + 1, 7)
    return [Zone(x, y, x + wide, y + tall) for x in range(0, int(400 - wide) + 1, 7) for y in rows]


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_leaves_and_every_shape_is_one_that_was_wished(seed: int) -> None:
    items, lying = table(seed)
    for each, place in zip(items, arrange(items, lying), strict=True):
        if place is not None:
            assert inside(place.zone)
            wished = each.wishes[place.wish].zone
            assert (place.zone.width, place.zone.height) == (wished.width, wished.height)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_overlaps_where_nothing_may(seed: int) -> None:
    items, lying = table(seed, (NEVER,))
    firm = [replace(each, weight=NEVER, never=NEVER) for each in items]
    places = [place.zone for place in arrange(firm, lying) if place]
    assert not any(overlaps(one, other) for one, other in combinations(places, 2))
    assert not any(overlaps(place, each.zone) for place in places for each in lying)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_left_out_that_has_room_and_none_nearer_is_free(seed: int) -> None:
    items, lying = table(seed, (NEVER,))
    one = replace(items[0], wishes=items[0].wishes[:1])
    (place,), (wish,) = arrange([one], lying), one.wishes
    free = [each for each in steps(wish) if not any(overlaps(each, other.zone) for other in lying)]
    assert place is not None or not free
    if place is not None:
        assert all(moved(wish, each) >= moved(wish, place.zone) - 0.001 for each in free)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_heavier_stays_free_as_long_as_anything_lighter_can_be_covered(seed: int) -> None:
    items, lying = table(seed)
    one = replace(items[0], never=NEVER)
    (place,) = arrange([one], lying)
    under = [each.weight for each in lying if place and overlaps(each.zone, place.zone)]
    heaviest = max(under, default=0.0) if place else NEVER
    for wish in one.wishes:
        for each in steps(wish):
            weights = (other.weight for other in lying if overlaps(each, other.zone))
            assert max(weights, default=0.0) >= heaviest


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_not_cover_something_as_heavy_is_left_out(seed: int) -> None:
    items, lying = table(seed, (1.0, 4.0))
    found = arrange([replace(each, never=4.0) for each in items], lying)
    heavy = [each.zone for each in lying if each.weight >= 4]
    assert not any(overlaps(place.zone, each) for place in found if place for each in heavy)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_stands_free_stays_there_whatever_goes(seed: int) -> None:
    items, lying = table(seed)
    (place,) = arrange(items[:1], lying)
    if place is not None and not place.covered:
        left = Random(seed).sample(lying, len(lying) // 2)
        assert only(replace(items[0], before=place.zone), left).zone == place.zone


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_table_is_always_set_alike(seed: int) -> None:
    items, lying = table(seed)
    shuffled = Random(seed).sample(lying, len(lying))
    assert arrange(items, shuffled) == arrange(items, lying)


def test_a_thing_lies_where_it_is_wished_while_nothing_is_in_its_way() -> None:
    wish = Wish(Zone(10, 10, 60, 30), AREA)
    beside = Obstacle(Zone(60, 10, 90, 30))
    assert only(Item((wish,)), [beside]) == Spot(0, wish.zone)


def test_the_first_wish_that_covers_nothing_is_granted() -> None:
    broad, slim = Wish(Zone(0, 0, 400, 200), AREA), Wish(Zone(0, 0, 40, 200), AREA)
    pole = Obstacle(Zone(200, 0, 210, 300))
    assert only(Item((broad, slim)), [pole]).wish == 1
    assert only(Item((broad, slim)), []).wish == 0


def test_where_something_must_be_covered_it_is_the_least_of_what_is_lightest() -> None:
    wish = Wish(Zone(0, 0, 400, 60), Zone(0, 0, 400, 160))
    heavy, light = Obstacle(Zone(0, 50, 400, 90), 8.0), Obstacle(Zone(0, 0, 400, 20), 1.0)
    other = Obstacle(Zone(0, 140, 400, 160), 1.0)
    place = only(Item((wish,)), [heavy, light, other])
    assert place.zone == Zone(0, 90, 400, 150)
    assert place.covered == 400 * 10


def test_of_wishes_that_all_cover_something_the_one_that_covers_least_is_granted() -> None:
    carpet = Obstacle(AREA, 1.0)
    large, small = Wish(Zone(0, 0, 90, 90), AREA), Wish(Zone(0, 0, 30, 30), AREA)
    assert only(Item((large, small)), [carpet]).wish == 1
    assert only(Item((small, large)), [carpet]).wish == 0


def test_a_thing_leaves_its_place_for_what_is_heavier_than_it_bears() -> None:
    item = Item((Wish(Zone(0, 0, 40, 40), AREA),), before=Zone(100, 100, 140, 140), bears=1.0)
    light, heavy = Obstacle(Zone(100, 100, 140, 140), 1.0), Obstacle(Zone(130, 130, 200, 200), 2.0)
    assert only(item, [light]).zone == item.before
    assert only(item, [light, heavy]).zone == Zone(0, 0, 40, 40)
    assert only(replace(item, bears=0.0), [light]).zone == Zone(0, 0, 40, 40)
    assert only(replace(item, before=Zone(100, 100, 150, 140)), []).zone == Zone(0, 0, 40, 40)


def test_a_thing_in_parts_may_have_something_between_them() -> None:
    rows = Zone(100, 0, 300, 20), Zone(0, 40, 400, 60)
    wish = Wish(Zone(0, 0, 400, 60), AREA, rows)
    beside = Obstacle(Zone(0, 0, 90, 30))
    assert only(Item((wish,)), [beside]).zone == wish.zone
    assert only(Item((replace(wish, parts=()),)), [beside]).zone.top == 30


def test_a_wish_minds_nothing_lighter_than_it_says_unless_that_is_covered_anyway() -> None:
    light = Obstacle(Zone(0, 0, 60, 60), 1.0)
    wish = Wish(Zone(0, 0, 50, 50), AREA, minds=2.0)
    assert only(Item((wish,)), [light]).zone == wish.zone
    assert not overlaps(only(Item((replace(wish, minds=0.0),)), [light]).zone, light.zone)


def test_a_row_is_free_between_what_lies_on_either_side_of_its_middle() -> None:
    row, left, right = Zone(0, 0, 100, 10), Zone(0, 5, 20, 30), Zone(70, 0, 80, 4)
    assert between(row, [left, right]) == Zone(20, 0, 70, 10)
    assert between(row, [Zone(0, 0, 90, 10), right]).width == 0
    assert between(row, [Zone(0, 20, 90, 30)]) == row


def test_of_fixed_places_the_first_that_covers_nothing_is_granted() -> None:
    places = [Zone(0, 0, 10, 10), Zone(20, 0, 30, 10), Zone(40, 0, 50, 10)]
    assert first_free(places, []) == 0
    assert first_free(places, [Zone(9, 9, 20, 20)]) == 1, "what only touches a place does not cover it"
    assert first_free(places, [Zone(5, 5, 25, 8)]) == 2
    assert first_free(places, [Zone(5, 5, 45, 8)]) is None
    assert first_free([], []) is None
