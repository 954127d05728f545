"""Random matches staged from the first deal to the last chip: everything arrives, and nothing jumps."""

from collections.abc import Iterable, Iterator
from math import hypot
from typing import Any

import pytest

from game.core.cards import members
from game.core.deal import HAND
from game.core.event import Awarded, Dealt, Played, TrickTaken
from game.core.view import View
from game.session.match import Beat
from game.stage.acts import acts, joined
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.motion import Mark, MarkKind, Timeline
from game.stage.pace import FALLING, SWEPT
from game.stage.pose import CHIP, Pose, SpriteKey, TableViewport, viewport_for
from tests.stage.walks import GAMES, TABLES, VARIANTS, beats

FELT = viewport_for(1280, 720)
FRAME = 1 / 30


def all_beats(most: int = 36) -> list[tuple[Director, str, Beat[Any]]]:
    found = []
    for game, number in GAMES:
        rules, table = VARIANTS[game][number], TABLES[game]
        director = Director(rules, table)
        some = list(beats(rules, number, number % 2))
        some = some[:most] + some[max(most, len(some) - 3) :]
        found += [(director, game, beat) for beat in some]
    return found


BEATS = all_beats()


def play(animator: Animator, timelines: Iterable[Timeline]) -> tuple[list[Mark], int]:
    animator.follow(iter(timelines))
    marks, frames = list(animator.update(0)), 0
    while not animator.idle:
        marks += animator.update(FRAME)
        frames += 1
        assert frames < 3000, "never comes to rest"
    return marks, frames


def test_every_beat_ends_in_the_arrangement_after_it() -> None:
    for director, game, beat in BEATS:
        animator = Animator()
        animator.lay(TABLES[game].place(beat.before, FELT))
        marks, _ = play(animator, director.direct(beat, FELT))
        assert dict(animator.poses) == dict(TABLES[game].place(beat.after, FELT)), beat.events
        shown = [mark.view for mark in marks if mark.view is not None]
        assert shown[-1] == beat.after


def test_instant_tempo_ends_there_too_with_the_same_marks() -> None:
    for director, game, beat in BEATS:
        slow, instant = Animator(4.0), Animator(0)
        for animator in (slow, instant):
            animator.lay(TABLES[game].place(beat.before, FELT))
        marks, _ = play(slow, director.direct(beat, FELT))
        at_once, frames = play(instant, director.direct(beat, FELT))
        assert frames == 0
        assert at_once == marks
        assert dict(instant.poses) == dict(slow.poses)


def test_no_time_is_negative_and_marks_lie_within() -> None:
    for director, _, beat in BEATS:
        for timeline in director.direct(beat, FELT):
            assert all(tween.delay >= 0 and tween.span >= 0 for tween in timeline.tweens)
            assert all(0 <= mark.at <= timeline.span for mark in timeline.marks)
            assert all(0 <= at <= timeline.span for _, at in timeline.gone)


def interesting() -> list[tuple[Director, str, Beat[Any]]]:
    """Pick a few beats of every kind, told by what happens in them."""
    found: dict[tuple[object, ...], tuple[Director, str, Beat[Any]]] = {}
    for director, game, beat in BEATS:
        sign = (game, beat.seat, *sorted({type(event).__name__ for event in beat.events}))
        found.setdefault(sign, (director, game, beat))
    return list(found.values())


def test_nothing_jumps() -> None:
    """What appears does so where something lay or out of nothing; what moves goes a little way each frame."""
    for director, game, beat in interesting():
        animator = Animator()
        animator.lay(TABLES[game].place(beat.before, FELT))
        animator.follow(director.direct(beat, FELT))
        before = dict(animator.poses)
        while not animator.idle:
            animator.update(1 / 480)
            after = dict(animator.poses)
            for key, pose in after.items():
                if pose.alpha > 0.2:
                    assert_continuous(key, pose, before, beat)
            before = after


def assert_continuous(key: SpriteKey, pose: Pose, before: dict[SpriteKey, Pose], beat: Beat[Any]) -> None:
    was = before.get(key)
    if was is not None and hypot(pose.x - was.x, pose.y - was.y) < 45:
        return
    near = [old for other, old in before.items() if other[0] == key[0] or CHIP not in (other[0], key[0])]
    dealt = any(isinstance(event, Dealt) for event in beat.events)
    if dealt and not near:
        return
    distance = min(hypot(pose.x - old.x, pose.y - old.y) for old in near)
    assert distance < 45, (key, distance, beat.events)


def dealings() -> Iterator[tuple[str, Beat[Any], Timeline]]:
    """Stage the flights of every deal."""
    for director, game, beat in BEATS:
        for timeline in director.direct(beat, FELT) if isinstance(beat.events[0], Dealt) else ():
            if any(mark.kind == MarkKind.DEAL for mark in timeline.marks):
                yield game, beat, timeline


def test_a_deal_takes_a_second_and_a_half_at_most() -> None:
    spans = [timeline.span for _, _, timeline in dealings()]
    assert 0.8 < min(spans) <= max(spans) <= 1.5


def test_cards_reach_a_hand_one_by_one_and_what_lies_on_the_table_together() -> None:
    for game, beat, timeline in dealings():
        landed = sum(mark.kind == MarkKind.DEAL for mark in timeline.marks)
        heaps = TABLES[game].heaps(beat.after, FELT)
        held = sum(len(keys) for (name, _), keys in heaps.items() if name == HAND)
        assert 1 <= landed - held <= 2, game


def test_the_chips_of_an_award_land_before_the_numbers_change() -> None:
    seen = 0
    for director, _, beat in BEATS:
        for timeline in director.direct(beat, FELT):
            awards = [mark for mark in timeline.marks if mark.kind == MarkKind.AWARD]
            if awards:
                seen += 1
                assert isinstance(awards[0].event, Awarded)
                count = next(mark for mark in timeline.marks if mark.kind == MarkKind.COUNT)
                assert count.at >= max((m.at for m in timeline.marks if m.kind == MarkKind.CHIP), default=0)
                flying = [tween for tween in timeline.tweens if tween.key[0] == CHIP and tween.lift]
                assert len(flying) <= 8
    assert seen > 20


def test_awards_are_paid_one_after_the_other() -> None:
    for director, _, beat in BEATS:
        counts = [
            len(mark.view.ledger.awards)
            for timeline in director.direct(beat, FELT)
            for mark in timeline.marks
            if mark.kind == MarkKind.COUNT and mark.view is not None
        ]
        paid = len(beat.before.ledger.awards)
        assert counts == list(range(paid + 1, len(beat.after.ledger.awards) + 1))


def test_an_award_waits_for_its_cards_to_be_read_and_many_for_less() -> None:
    waits = set()
    for director, _, beat in BEATS:
        pauses = []
        for timeline in director.direct(beat, FELT):
            event = timeline.marks[0].event if timeline.marks else None
            if isinstance(event, Awarded):
                assert bool(timeline.pause) == bool(event.award.cards)
                pauses.append(timeline.pause)
        assert sum(pauses) <= 1.6001
        waits.update(pauses)
    assert max(waits) == 0.8
    assert len(waits) > 2, "none, alone, among many"


def test_a_full_trick_lies_for_a_while() -> None:
    held = 0
    for director, game, beat in BEATS:
        if not any(isinstance(event, TrickTaken) for event in beat.events):
            continue
        held += 1
        animator = Animator()
        animator.lay(TABLES[game].place(beat.before, FELT))
        animator.follow(director.direct(beat, FELT))
        animator.update(FALLING + SWEPT - 0.02)
        played = next(event for event in beat.events if isinstance(event, Played))
        trick = next(event for event in beat.events if isinstance(event, TrickTaken))
        lying = [animator.poses["card", card] for card in members(trick.cards)]
        assert all(pose.face == 1.0 for pose in lying)
        assert ("card", played.card) in animator.poses
        assert len({pose.size for pose in lying}) == 2, "the winning card is larger"
    assert held > 50


def test_with_wait_a_full_trick_lies_until_the_player_goes_on() -> None:
    director, game, beat = next(
        each for each in BEATS if any(isinstance(e, TrickTaken) for e in each[2].events)
    )
    animator = Animator()
    animator.lay(TABLES[game].place(beat.before, FELT))
    animator.follow(director.direct(beat, FELT, wait=True))
    for _ in range(600):
        animator.update(FRAME)
    assert (animator.waiting, animator.idle) == (True, False)
    animator.complete()
    animator.update(0)
    assert animator.idle
    assert dict(animator.poses) == dict(TABLES[game].place(beat.after, FELT))


def test_taking_back_goes_from_any_view_to_any_other() -> None:
    for (director, game, one), (_, other_game, other) in zip(BEATS, BEATS[7:], strict=False):
        if game == other_game and one.after.me == other.before.me:
            animator = Animator()
            animator.lay(TABLES[game].place(one.after, FELT))
            play(animator, (director.turn_to(one.after, other.before, FELT),))
            assert dict(animator.poses) == dict(TABLES[game].place(other.before, FELT))


@pytest.mark.parametrize(
    "viewport", [TableViewport(1600, 1000, text=2.0, right=440), TableViewport(1600, 2600)]
)
def test_beats_are_staged_on_any_felt(viewport: TableViewport) -> None:
    for director, game, beat in BEATS[::5]:
        animator = Animator()
        animator.lay(TABLES[game].place(beat.before, viewport))
        play(animator, director.direct(beat, viewport))
        assert dict(animator.poses) == dict(TABLES[game].place(beat.after, viewport))


def test_a_card_that_is_played_has_left_its_hand_and_a_full_trick_its_taker() -> None:
    rules = VARIANTS["imperium"][0]
    for beat in beats(rules, 3):
        for act in acts(beat, rules.credit):
            if act.kind == MarkKind.PLAY and beat.seat > 0:
                before, now = (held(view, beat.seat) for view in (beat.before, act.view))
                assert now == before - 1
            if act.kind == MarkKind.TRICK:
                assert act.view.trick.taker == beat.after.tricks[-1].taker


def held(view: View[Any], seat: int) -> int:
    return sum(place.size for place in view.hidden if (place.name, place.seat) == (HAND, seat))


def test_moves_that_are_told_as_one_go_from_the_first_to_the_last() -> None:
    _, one, other, *_ = beats(VARIANTS["imperium"][0], 3)
    both = joined((one, other))
    assert (both.before, both.after) == (one.before, other.after)
    assert both.events == (*one.events, *other.events)
    assert joined((one,)) is one
