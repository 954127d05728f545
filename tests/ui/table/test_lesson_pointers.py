"""What a lesson points at is marked at its own size."""

from game.stage.pose import CARD_WIDTH
from game.ui.table.lesson import LessonPointers
from game.ui.table.panel import ScoreLine
from tests.ui.table.seated import Seat


def test_chips_are_marked_at_their_own_size_and_not_at_that_of_cards() -> None:
    seat = Seat("imperium")
    seat.go(3.0)
    table, areas = seat.table, seat.table.areas
    chips = [table.driver.shown.animator.poses[key] for key in table.places.heaps["white", 0]]
    pointers = LessonPointers(seat.table.driver, seat.table.places)
    (marked,) = pointers.shown_at("heap white 0", (), areas)
    assert all(marked.collidepoint(areas.point(chip.x, chip.y)) for chip in chips)
    assert marked.width < CARD_WIDTH * chips[0].size * areas.unit / 2


def test_rows_of_the_score_are_marked_without_the_rest_of_the_panel() -> None:
    seat = Seat("imperium")
    seat.go(3.0)
    areas = seat.table.areas
    widgets = seat.table.screen.widgets()
    pointers = LessonPointers(seat.table.driver, seat.table.places)
    (marked,), (panel,) = (pointers.shown_at(name, widgets, areas) for name in ("score", "panel"))
    rows = [each.rect for each in widgets if isinstance(each.leaf, ScoreLine)]
    assert len(rows) == 2
    assert all(marked.contains(row) for row in rows)
    assert panel.contains(marked)
    assert marked.height < panel.height / 2
