"""The panel of a lesson keeps off what it speaks of, is never cut, and stays where it stands while it can."""

from pygame import Rect

from game.ui.table.lesson_place import Found, best_place
from game.ui.table.placement import Obstacle

BOUNDS = Rect(0, 50, 960, 500)
SCORE = Rect(620, 50, 340, 500)
NARROW = Rect(0, 0, 340, 900)
SIZES = (Rect(0, 0, 400, 300), Rect(0, 0, 600, 200))


def found(*targets: Rect, obstacles: tuple[Obstacle, ...] = (), before: Rect | None = None) -> Found:
    return Found(BOUNDS, Rect(0, 50, 620, 500), SCORE, targets, (), obstacles, before)


def test_what_is_pointed_at_stays_in_sight_however_large() -> None:
    assert not best_place(SIZES, NARROW, found(SCORE)).colliderect(SCORE)


def test_the_widest_panel_serves_where_only_a_flat_one_has_room() -> None:
    hand = Rect(0, 260, 620, 300)
    place = best_place(SIZES, NARROW, found(hand, SCORE))
    assert place.size == SIZES[1].size
    assert place.collidelist([hand, SCORE]) < 0


def test_no_text_is_cut() -> None:
    tall = Rect(0, 0, 400, 600)
    assert best_place((tall, SIZES[1]), NARROW, found()).size == SIZES[1].size


def test_it_keeps_off_where_cards_will_fall() -> None:
    trick = Obstacle(Rect(200, 60, 300, 250), 30.0)
    assert not best_place(SIZES, NARROW, found(obstacles=(trick,))).colliderect(trick.rect)


def test_it_stays_where_it_stands_as_long_as_that_is_nearly_as_good() -> None:
    before = Rect(17, 93, *SIZES[0].size)
    assert best_place(SIZES, NARROW, found(before=before)) == before
    covered = Obstacle(before, 120.0)
    assert best_place(SIZES, NARROW, found(before=before, obstacles=(covered,))) != before
