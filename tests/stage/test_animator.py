"""Motion is a function of time, and whatever interrupts it ends where it should."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.core.record import replace
from game.stage.animator import Animator
from game.stage.motion import (
    Mark,
    MarkKind,
    Timeline,
    Tween,
    between,
    ease_in_out,
    ease_out,
    settle,
)
from game.stage.pose import FLYING, USUAL_SIZE, Pose, SpriteKey
from game.stage.shapes import fits, hand


def steady(share: float) -> float:
    return share


A: SpriteKey = ("card", 1)
B: SpriteKey = ("card", 2)
HERE, THERE, ELSEWHERE = Pose(0.0, 0.0, depth=1.0), Pose(100.0, 50.0, depth=2.0), Pose(0.0, 300.0)
MOVE = Timeline((Tween(A, THERE, 0.1, 0.2, steady),), (Mark(0.3, MarkKind.PLAY),))
BACK_AGAIN = Timeline((Tween(A, HERE, 0.0, 0.2, steady),), (Mark(0.2, MarkKind.LAY),))


def table(tempo: float = 1.0, *, reduced: bool = False) -> Animator:
    animator = Animator(tempo, reduced=reduced)
    animator.lay({A: HERE, B: ELSEWHERE})
    return animator


@pytest.mark.parametrize("ease", [ease_out, ease_in_out, settle])
def test_easings_begin_and_end_where_they_should(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_only_settling_overshoots_and_by_four_in_a_hundred_at_most() -> None:
    shares = [n / 200 for n in range(201)]
    assert all(max(ease(share) for share in shares) <= 1 for ease in (ease_out, ease_in_out))
    assert 1.01 < max(settle(share) for share in shares) <= 1.04


def test_a_tween_waits_and_goes() -> None:
    animator = table()
    animator.cue(MOVE)
    assert animator.update(0.1) == ()
    assert animator.poses[A].x == HERE.x
    animator.update(0.1)
    assert animator.poses[A].x == pytest.approx(50.0)
    assert animator.update(0.1) == (Mark(0.3, MarkKind.PLAY),)
    assert animator.poses[A] == THERE
    assert animator.idle


@pytest.mark.parametrize("frame", [0.001, 1 / 60, 0.05, 0.21, 10.0])
def test_frames_make_no_difference(frame: float) -> None:
    animator = table()
    animator.cue(MOVE, BACK_AGAIN, replace(MOVE, gone=((B, 0.25),)))
    marks: list[Mark] = []
    passed = 0.0
    while not animator.idle:
        marks += animator.update(frame)
        passed += frame
        assert passed < 20
    assert [mark.kind for mark in marks] == [MarkKind.PLAY, MarkKind.LAY, MarkKind.PLAY]
    assert dict(animator.poses) == {A: THERE}
    assert passed >= 0.8 - 1e-9


def test_timelines_are_played_one_after_the_other() -> None:
    animator = table()
    animator.cue(MOVE, BACK_AGAIN)
    animator.update(0.4)
    assert animator.poses[A].x == pytest.approx(50.0), "half of the way back"


@pytest.mark.parametrize("waits", [False, True])
def test_a_timeline_is_worked_out_when_it_begins(waits: bool) -> None:
    animator, begun = table(), list[Timeline]()

    def work_out() -> Iterator[Timeline]:
        for each in (replace(MOVE, wait=waits), BACK_AGAIN):
            begun.append(each)
            yield each

    animator.follow(work_out())
    assert not animator.idle
    assert not begun
    animator.update(0.2)
    assert len(begun) == 1
    animator.update(0.2)
    assert len(begun) == (1 if waits else 2)
    animator.complete()
    assert begun[1:] == [BACK_AGAIN]
    assert [mark.kind for mark in animator.update(0.0)] == [MarkKind.LAY]
    assert animator.idle


def test_tempo_scales_time() -> None:
    animator = table(2.0)
    animator.cue(MOVE)
    animator.update(0.1)
    assert animator.poses[A].x == pytest.approx(50.0)
    animator.tempo = 0
    assert animator.update(0.001) == (Mark(0.3, MarkKind.PLAY),)
    assert animator.poses[A] == THERE


def test_a_new_goal_replaces_the_old() -> None:
    animator = table()
    animator.cue(MOVE)
    animator.update(0.2)
    halfway = animator.poses[A]
    animator.glide({A: ELSEWHERE}, 0.2)
    assert animator.poses[A] == halfway, "no jump"
    animator.update(0.5)
    assert animator.poses[A] == ELSEWHERE


def test_gliding_is_not_begun_again_for_the_same_goal() -> None:
    animator = table()
    for _ in range(11):
        animator.glide({A: THERE}, 0.1)
        animator.update(0.01)
    assert animator.poses[A] == THERE


def test_what_is_put_at_its_goal_at_once_flies_no_further() -> None:
    animator = table()
    animator.glide({A: ELSEWHERE}, 0.2)
    animator.update(0.1)
    animator.tempo = 0.0
    animator.glide({A: THERE})
    animator.tempo = 1.0
    animator.update(0.5)
    assert animator.poses[A] == THERE


def test_what_is_sent_back_leaves_everything_else_under_way() -> None:
    animator = table()
    animator.cue(MOVE)
    animator.update(0.2)
    animator.send_back(B, THERE, 0.05)
    assert animator.poses[B] == THERE
    assert [mark.kind for mark in animator.update(0.2)] == [MarkKind.PLAY]
    assert dict(animator.poses) == {A: THERE, B: ELSEWHERE}


def test_what_is_sent_back_on_its_way_goes_where_it_was_bound() -> None:
    animator = table()
    animator.cue(MOVE)
    animator.update(0.2)
    animator.send_back(A, ELSEWHERE, 0.05)
    animator.update(0.2)
    assert animator.poses[A] == THERE


def test_complete_finishes_everything_and_hands_out_every_mark() -> None:
    animator = table()
    animator.cue(MOVE, replace(BACK_AGAIN, gone=((B, 0.1),)))
    animator.update(0.15)
    animator.complete()
    assert dict(animator.poses) == {A: HERE}
    assert [mark.kind for mark in animator.update(0)] == [MarkKind.PLAY, MarkKind.LAY]
    assert animator.idle


def test_a_sprite_that_starts_somewhere_is_there_at_once() -> None:
    animator = table()
    new: SpriteKey = ("back", 7)
    animator.cue(Timeline((Tween(new, THERE, 0.5, 0.1, start=ELSEWHERE),)))
    animator.update(0.01)
    assert animator.poses[new] == ELSEWHERE
    animator.update(1)
    assert animator.poses[new] == THERE


def test_what_flies_passes_over_what_lies() -> None:
    tween = Tween(A, THERE, 0.0, 0.2, ease_out, lift=20.0)
    flying = between(HERE, tween, 0.5)
    assert flying.depth > FLYING
    assert flying.lift == pytest.approx(20.0)
    assert between(HERE, tween, 1.0) == THERE


def test_a_card_turns_over_on_its_way_and_no_further() -> None:
    tween = Tween(A, THERE, 0.0, 0.2, settle)
    faces = [between(replace(HERE, face=0.0), tween, n / 50).face for n in range(51)]
    assert faces == sorted(faces)
    assert (faces[0], faces[-1]) == (0.0, 1.0)


def test_waiting_needs_a_word() -> None:
    animator = table()
    animator.cue(replace(MOVE, wait=True), BACK_AGAIN)
    animator.update(5)
    assert (animator.waiting, animator.idle) == (True, False)
    assert animator.poses[A] == THERE
    animator.complete()
    assert (animator.waiting, animator.idle) == (False, False), "a mark is due"
    assert animator.poses[A] == HERE


def test_what_happens_at_once_waits_for_a_word_all_the_same() -> None:
    animator = table(0.0)
    animator.cue(replace(MOVE, wait=True), BACK_AGAIN)
    animator.update(5)
    assert (animator.waiting, animator.idle) == (True, False)
    assert animator.poses[A] == THERE
    animator.complete()
    animator.update(0.0)
    assert animator.idle
    assert animator.poses[A] == HERE


def test_reduced_motion_fades_for_a_moment_and_moves_nothing() -> None:
    animator = table(reduced=True)
    animator.cue(Timeline((Tween(A, ELSEWHERE, 0.0, 0.4, settle, lift=20.0),)))
    seen = []
    for _ in range(12):
        animator.update(0.01)
        seen.append(animator.poses[A])
    assert {(pose.x, pose.y) for pose in seen} <= {(0.0, 0.0), (0.0, 300.0)}
    assert min(pose.alpha for pose in seen) < 0.2
    animator.update(0.001)
    assert animator.poses[A] == ELSEWHERE


@pytest.mark.parametrize("width", [660.0, 820.0, 1040.0])
def test_reduced_motion_lets_neighbours_move_up_without_a_flicker(width: float) -> None:
    hands = [
        hand(count, 800.0, 800.0, width, USUAL_SIZE) for count in range(13) if fits(count, width, USUAL_SIZE)
    ]
    for fewer, fan in pairwise(hands):
        for played in range(len(fan)):
            left = [("card", place) for place in range(len(fan)) if place != played]
            animator, goals = Animator(reduced=True), dict(zip(left, fewer, strict=True))
            animator.lay({key: fan[key[1]] for key in left})
            animator.glide(goals)
            animator.update(0.01)
            assert dict(animator.poses) == goals, f"{len(fan)} cards, of which {played} is played"


def test_laying_forgets_all_motion() -> None:
    animator = table()
    animator.cue(MOVE, BACK_AGAIN)
    animator.update(0.2)
    animator.lay({B: HERE})
    assert animator.idle
    assert animator.update(1) == ()
    assert dict(animator.poses) == {B: HERE}


def test_what_goes_back_disturbs_nothing_until_something_happens() -> None:
    animator = table()
    animator.send_back(A, THERE, 0.2)
    animator.update(0.1)
    assert (animator.undisturbed, animator.idle) == (True, False)
    assert animator.homes == {A: HERE, B: ELSEWHERE}
    assert animator.poses[A] != HERE
    animator.cue(MOVE)
    animator.update(0.11)
    assert (animator.undisturbed, animator.idle) == (False, False)
    assert animator.homes == animator.poses
