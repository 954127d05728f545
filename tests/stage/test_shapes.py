"""Fans, rows, piles and tricks of every size a game may need."""

from itertools import pairwise
from math import hypot

import pytest

from game.stage import shapes
from game.stage.pose import CARD_WIDTH, EXPOSED, Pose, Slot, Zone, extent, overlaps


@pytest.mark.parametrize("count", range(1, 25))
@pytest.mark.parametrize("width", [500.0, 660.0, 820.0])
def test_a_hand_shows_a_strip_of_every_card(count: int, width: float) -> None:
    poses = shapes.hand(count, 700.0, 800.0, width)
    assert len(poses) == count
    rows = 1 if shapes.fits(count, width) else 2
    assert rows == 1 or count > 8
    for one, other in pairwise(poses):
        same_row = one.x < other.x
        if same_row:
            assert hypot(other.x - one.x, other.y - one.y) >= EXPOSED - 0.01
        else:
            assert rows == 2
            assert min(pose.y for pose in poses if pose.depth > one.depth) > one.y
    if rows == 1:
        assert (
            max(extent(pose).right for pose in poses) - min(extent(pose).left for pose in poses) < width + 60
        )


@pytest.mark.parametrize(
    ("count", "ends", "behind"),
    [
        (16, (6, 12, 13, 14), 6),
        (16, (7, 9), 9),
        (16, (7,), 7),
        (13, (5, 9), 5),
        (16, (1, 15), 8),
        (16, (), 8),
        (20, (6,), 10),
    ],
    ids=["nearest", "as near", "one", "two", "too far", "none", "no room"],
)
def test_two_rows_part_between_two_suits_where_both_have_room(
    count: int, ends: tuple[int, ...], behind: int
) -> None:
    poses = shapes.hand(count, 0.0, 0.0, 660.0, ends=ends)
    turning = [place for place, (one, other) in enumerate(pairwise(poses), 1) if other.x < one.x]
    assert turning == [behind]


def test_a_fan_is_symmetric_and_highest_in_the_middle() -> None:
    poses = shapes.fan(9, 100.0, 50.0, 800.0)
    assert poses[4] == Pose(100.0, 50.0, 0.0, 1.0, depth=4.0)
    for one, other in zip(poses, reversed(poses), strict=True):
        assert one.x - 100 == pytest.approx(100 - other.x)
        assert one.turn == pytest.approx(-other.turn)
        assert one.y == pytest.approx(other.y)
        assert one.y >= 50


@pytest.mark.parametrize(("count", "parted"), [(16, 7), (16, 1), (5, 4), (18, 11), (18, 4)])
@pytest.mark.parametrize(("width", "gap"), [(660.0, 0.0), (820.0, 10.0)])
def test_trumps_lie_apart_where_there_is_room(count: int, parted: int, width: float, gap: float) -> None:
    poses = shapes.hand(count, 0.0, 0.0, width, 1.0, parted)
    steps = [other.x - one.x for one, other in pairwise(poses)]
    within = [step for place, step in enumerate(steps, 1) if step > 0 and place != parted]
    assert steps[parted - 1] >= max(within) + gap
    assert min(within) >= EXPOSED - 0.01
    together = [extent(pose) for pose in poses]
    assert max(zone.right for zone in together) - min(zone.left for zone in together) < width + 60


def test_a_row_leaves_gaps_while_there_is_room() -> None:
    wide = shapes.row(4, 0.0, 0.0, 900.0)
    assert not any(overlaps(extent(one), extent(other)) for one, other in pairwise(wide))
    narrow = shapes.row(8, 0.0, 0.0, 500.0)
    assert extent(narrow[0]).left == pytest.approx(-250)
    assert extent(narrow[-1]).right == pytest.approx(250)


def test_a_pile_rises() -> None:
    pile = shapes.pile(21, 0.0, 0.0, 1.0)
    assert all(upper.y < lower.y and upper.depth > lower.depth for lower, upper in pairwise(pile))
    assert pile[0].y - pile[-1].y < 10


@pytest.mark.parametrize("tricks", [1, 5, 13, 16])
def test_packets_of_tricks_stay_within_their_room(tricks: int) -> None:
    laid = shapes.packets([4] * tricks, 0.0, 0.0, 200.0, 0.48)
    assert [len(packet) for packet in laid] == [4] * tricks
    assert all(abs(pose.x) <= 100 for packet in laid for pose in packet)
    depths = [pose.depth for packet in laid for pose in packet]
    assert depths == sorted(depths)


def test_cards_rest_at_angles_of_their_own_within_three_degrees() -> None:
    turns = [shapes.resting(Pose(0, 0), number).turn for number in range(78)]
    assert all(-3 <= turn <= 3 for turn in turns)
    assert len(set(turns)) > 20


def test_ten_chips_make_a_stack() -> None:
    chips = shapes.stack(12, 0.0, 0.0)
    assert chips[9].y < chips[0].y - 70
    assert chips[10].y == chips[0].y
    assert chips[10].x > chips[0].x + 40


def test_a_card_is_raised_along_its_own_length() -> None:
    upright = shapes.raised(Pose(0.0, 0.0), 0.12)
    assert (upright.x, upright.y) == pytest.approx((0.0, -24.0))
    tilted = shapes.raised(Pose(0.0, 0.0, 10.0), 0.12)
    assert tilted.x > 0
    assert hypot(tilted.x, tilted.y) == pytest.approx(24.0)


def test_a_hand_lies_in_one_row_down_to_the_last_of_its_room() -> None:
    least = CARD_WIDTH + 4 * shapes._in_sight(1.0)  # noqa: SLF001 - what a card needs to be pressed
    assert shapes.fits(5, least)
    assert not shapes.fits(5, least - 1)


def test_a_slot_covers_as_much_on_every_side_of_its_middle() -> None:
    assert Slot(100.0, 50.0, 40.0, 20.0).zone == Zone(80.0, 40.0, 120.0, 60.0)
