"""Handling a hand: what lies under the pointer, how cards rise and part, when a press becomes a drag."""

from itertools import pairwise

import pytest

from game.core.cards import bit
from game.core.record import replace
from game.play.table.state import NO_TURN, Turn
from game.stage.pose import CARD_HEIGHT, EXPOSED, card
from game.stage.shapes import hand as fanned
from game.ui.table.places import CHOSEN, FADES, GLOWS, HOVER, PART, THRESHOLD, HandControl, inside, strips

LYING = {card(each): replace(pose, depth=float(each)) for each, pose in enumerate(fanned(5, 800, 800, 820))}


def holding() -> HandControl:
    hand = HandControl()
    hand.take(range(5))
    return hand


def test_the_topmost_card_is_found() -> None:
    hand = holding()
    first, second = LYING[card(0)], LYING[card(1)]
    between = ((first.x + second.x) / 2, first.y)
    assert hand.under(between, LYING) == 1
    assert hand.under((first.x - 50, first.y), LYING) == 0
    assert hand.under((first.x, first.y - 400), LYING) is None


def test_a_raised_card_is_found_where_it_lay_and_where_it_is() -> None:
    hand = holding()
    hand.hovered = 2
    hand.update(1, 0.11)
    pose = LYING[card(2)]
    assert hand.under((pose.x - 30, pose.y + 95), LYING) == 2
    assert hand.under((pose.x, pose.y - CARD_HEIGHT / 2 - 15), LYING) == 2


def test_the_card_with_the_focus_is_found_where_it_lies_over_its_neighbours() -> None:
    hand = holding()
    hand.focused = 1
    hand.update(1, 0.11)
    second, third = LYING[card(1)], LYING[card(2)]
    covered = ((second.x + third.x) / 2, third.y)
    assert hand.under(covered, LYING) == 1
    hand.hovered = 1  # the pointer moves: it goes from card to card as ever
    assert hand.under(covered, LYING) == 2


def test_a_card_looked_at_rises_by_an_eighth_and_its_neighbours_part() -> None:
    hand = holding()
    hand.hovered = 2
    assert hand.update(0.05, 0.11)
    hand.update(1, 0.11)
    rise = LYING[card(2)].y - hand.pose(2, LYING[card(2)]).y
    assert rise == pytest.approx(HOVER * CARD_HEIGHT, rel=0.02)
    assert hand.pose(3, LYING[card(3)]).x - LYING[card(3)].x == pytest.approx(PART)
    assert hand.pose(1, LYING[card(1)]).x - LYING[card(1)].x == pytest.approx(-PART)
    assert not hand.update(0.05, 0.11)


def test_a_chosen_card_stays_up() -> None:
    hand = holding()
    hand.turn = Turn(chosen=(4,))
    hand.update(1, 0.11)
    pose = LYING[card(4)]
    moved = hand.pose(4, pose)
    assert ((moved.x - pose.x) ** 2 + (moved.y - pose.y) ** 2) ** 0.5 == pytest.approx(CHOSEN * CARD_HEIGHT)
    hand.turn = NO_TURN
    hand.update(1, 0.11)
    assert hand.pose(4, pose).y == pytest.approx(pose.y)


def test_a_press_becomes_a_drag_after_some_pixels() -> None:
    hand = holding()
    hand.press(1, (100, 100), (700.0, 800.0), LYING[card(1)])
    assert not hand.move((100 + THRESHOLD - 1, 100), (705.0, 800.0))
    assert hand.move((100 + THRESHOLD, 100), (706.0, 800.0))
    dragged = hand.pose(1, LYING[card(1)])
    assert dragged.x - LYING[card(1)].x == pytest.approx(6.0, abs=0.5)
    held = hand.end_drag()
    assert held is not None
    assert held.moving


def test_cards_that_have_just_come_glow_for_a_while() -> None:
    hand = holding()
    hand.glow(bit(2) | bit(9))
    assert hand.fresh == {2: 1.0}, "another hand holds the other"
    hand.update(GLOWS - FADES / 2, 0.11)
    assert 0 < hand.fresh[2] < 1
    hand.update(GLOWS, 0.11)
    assert not hand.fresh


def test_cards_that_are_gone_are_let_go() -> None:
    hand = holding()
    hand.hovered = hand.focused = 1
    hand.take((0, 2))
    assert [getattr(hand, name) for name in ("hovered", "focused")] == [None, None]


def test_strips_of_a_hand_never_overlap() -> None:
    for count in (2, 5, 13, 16):
        poses = {card(each): pose for each, pose in enumerate(fanned(count, 800, 800, 820))}
        found = list(strips(range(count), poses).values())
        for left, right in pairwise(found):
            assert left[2] <= right[0] + 1e-6 or left[3] <= right[1] + 1e-6 or right[3] <= left[1] + 1e-6


@pytest.mark.parametrize(
    ("count", "width", "size"), [(12, 466, 1.0), (16, 700, 1.0), (19, 820, 1.0), (19, 560, 0.8)]
)
def test_in_two_rows_every_card_is_hit_where_it_shows_with_all_others_chosen(
    count: int, width: float, size: float
) -> None:
    fanning = fanned(count, 800, 800, width, size)
    poses = {card(each): replace(pose, depth=float(each)) for each, pose in enumerate(fanning)}
    shown = strips(range(count), poses)
    for one, (left, top, right, bottom) in shown.items():
        hand = HandControl()
        hand.take(range(count))
        hand.turn = Turn(chosen=tuple(other for other in range(count) if other != one))
        hand.update(1, 0.11)
        assert min(right - left, bottom - top) >= EXPOSED * size
        assert hand.under(((left + right) / 2, (top + bottom) / 2), poses) == one


def test_turned_cards_are_hit_along_their_own_edges() -> None:
    pose = replace(LYING[card(0)], turn=30.0, x=0.0, y=0.0)
    assert inside((40.0, -75.0), pose)
    assert not inside((-60.0, -80.0), pose)
