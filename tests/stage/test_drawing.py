"""Cards drawn after a trick: each in its turn, the taker first, and nothing jumps."""

import pytest

from game.core.cards import Cards, Seat
from game.core.deal import HAND
from game.core.event import Drew
from game.core.view import View
from game.stage.acts import acts
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.motion import MarkKind
from game.stage.pose import viewport_for
from tests.draw_game import LAYOUT, RULES, Public
from tests.stage.walks import beats

FELT = viewport_for(1280, 720)


def held(view: View[Public], seat: Seat) -> int:
    """Count the cards of a seat."""
    if seat == view.me:
        return view.hand.bit_count()
    return sum(place.size for place in view.hidden if (place.name, place.seat) == (HAND, seat))


def waiting(view: View[Public]) -> int:
    """Count the cards that are still to be drawn."""
    heaps: Cards = view.shown
    return heaps.bit_count() + sum(place.size for place in view.hidden if place.name != HAND)


@pytest.mark.parametrize("witness", [0, 1])
def test_one_draws_after_the_other(witness: Seat) -> None:
    pairs = 0
    for seed in range(4):
        for beat in beats(RULES, seed, witness):
            told = [act for act in acts(beat, RULES.credit) if act.kind == MarkKind.DRAW]
            if not told:
                continue
            first, second = told
            assert isinstance(first.event, Drew)
            taker = beat.after.tricks[-1].taker
            assert first.event.seat == taker
            assert [held(first.view, seat) for seat in (taker, 1 - taker)] == [3, 2]
            assert [held(second.view, seat) for seat in (taker, 1 - taker)] == [3, 3]
            assert waiting(first.view) == waiting(second.view) + 1 == waiting(beat.before) - 1
            pairs += 1
    assert pairs == 4 * 13


def test_every_beat_ends_in_the_arrangement_after_it() -> None:
    director, beaten = Director(RULES, LAYOUT), 0
    for seed in range(2):
        for beat in beats(RULES, seed, seed):
            animator = Animator()
            animator.lay(LAYOUT.place(beat.before, FELT))
            animator.follow(director.direct(beat, FELT))
            frames = 0
            while not animator.idle:
                animator.update(1 / 30)
                frames += 1
                assert frames < 3000, "never comes to rest"
            assert dict(animator.poses) == dict(LAYOUT.place(beat.after, FELT)), beat.events
            beaten += 1
    assert beaten > 60
