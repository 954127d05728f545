"""The paper of a lesson stands in the teacher's corner while it can, keeps off what is needed, and is never cut."""

from pygame import Rect

from game.stage.arrange import Obstacle
from game.stage.pose import Zone
from game.ui.table.lesson_place import Found, best_place

BOUNDS = Rect(0, 50, 960, 500)
CORNER = (20, 500)
SIZES = (Rect(0, 0, 400, 300), Rect(0, 0, 600, 200))
LOW = (Rect(0, 0, 400, 120),)


def place(*targets: Rect, obstacles: tuple[Obstacle, ...] = (), before: Rect | None = None) -> Rect:
    return best_place((SIZES, LOW), Found(BOUNDS, CORNER, targets, (), obstacles, before))


def test_it_stands_in_its_corner() -> None:
    assert place().bottomleft == CORNER
    assert place().size == SIZES[0].size


def test_what_is_pointed_at_stays_in_sight_however_large() -> None:
    score = Rect(0, 50, 340, 500)
    assert not place(score).colliderect(score)


def test_the_widest_paper_serves_where_only_a_flat_one_has_room() -> None:
    hand = Rect(0, 260, 960, 300)
    flat = place(hand)
    assert flat.size == SIZES[1].size
    assert not flat.colliderect(hand)


def test_no_text_is_cut() -> None:
    tall = Rect(0, 0, 400, 600)
    found = Found(BOUNDS, CORNER, (), (), ())
    assert best_place(((tall, SIZES[1]),), found).size == SIZES[1].size
    assert best_place(((tall,),), found).height == BOUNDS.height


def test_it_rather_scrolls_than_lies_on_a_plate_or_on_the_hand() -> None:
    for weight in (16.0, 120.0):
        kept = Obstacle(Zone(0, 180, 960, 550), weight)
        rect = place(obstacles=(kept,))
        assert rect.size == LOW[0].size
        assert rect.bottom <= 180


def test_it_keeps_off_where_cards_will_fall() -> None:
    fall = Rect(20, 200, 300, 300)
    assert not place(obstacles=(Obstacle(Zone(20, 200, 320, 500), 30.0),)).colliderect(fall)


def test_it_stays_where_it_stands_while_it_covers_nothing_there() -> None:
    before = Rect(17, 93, *SIZES[0].size)
    assert place(before=before) == before
    covered = Obstacle(Zone(17, 93, 50, 120), 120.0)
    assert place(before=before, obstacles=(covered,)) != before
