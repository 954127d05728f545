"""The panel of a lesson keeps off what it speaks of, is never cut, and stays where it stands while it can."""

from pygame import Rect

from game.stage.arrange import Obstacle
from game.stage.pose import Zone
from game.ui.table.lesson_place import Found, best_place

BOUNDS = Rect(0, 50, 960, 500)
SCORE = Rect(620, 50, 340, 500)
NARROW = Rect(0, 0, 340, 900)
SIZES = (Rect(0, 0, 400, 300), Rect(0, 0, 600, 200))


def place(*targets: Rect, obstacles: tuple[Obstacle, ...] = (), before: Rect | None = None) -> Rect:
    found = Found(BOUNDS, Rect(0, 50, 620, 500), SCORE, targets, (), obstacles, before)
    return best_place(SIZES, NARROW, found)[0]


def test_what_is_pointed_at_stays_in_sight_however_large() -> None:
    assert not place(SCORE).colliderect(SCORE)


def test_the_widest_panel_serves_where_only_a_flat_one_has_room() -> None:
    hand = Rect(0, 260, 620, 300)
    flat = place(hand, SCORE)
    assert flat.size == SIZES[1].size
    assert flat.collidelist([hand, SCORE]) < 0


def test_no_text_is_cut() -> None:
    tall = Rect(0, 0, 400, 600)
    found = Found(BOUNDS, Rect(0, 50, 620, 500), SCORE, (), (), ())
    assert best_place((tall, SIZES[1]), NARROW, found)[0].size == SIZES[1].size
    assert best_place((tall,), NARROW, found)[0].height == BOUNDS.height


def test_a_narrow_panel_stands_on_the_score_where_nothing_else_has_room() -> None:
    felt, slim = Obstacle(Zone(0, 50, 620, 550), 30.0), Rect(0, 0, 340, 400)
    found = Found(BOUNDS, Rect(0, 50, 620, 500), SCORE, (), (), (felt,))
    rect, narrow = best_place(SIZES, slim, found)
    assert narrow
    assert SCORE.contains(rect)


def test_it_keeps_off_where_cards_will_fall() -> None:
    assert not place(obstacles=(Obstacle(Zone(200, 60, 500, 310), 30.0),)).colliderect(
        Rect(200, 60, 300, 250)
    )


def test_it_stays_where_it_stands_while_it_covers_nothing_there() -> None:
    before = Rect(17, 93, *SIZES[0].size)
    assert place(before=before) == before
    covered = Obstacle(Zone(17, 93, 50, 120), 120.0)
    assert place(before=before, obstacles=(covered,)) != before
