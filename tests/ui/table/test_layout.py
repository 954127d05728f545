"""Nothing clipped, nothing overlapping, every card on the felt: at every size and text scale, at many moments."""

from dataclasses import replace

import pytest

from game.catalogue import GAMES
from game.ui.node import flaws
from game.ui.table.choices import DONE
from tests.ui.kit.house import SCALES, SIZES
from tests.ui.table.seated import QUICK, Seat


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_table_is_tidy_through_a_deal(game: str, size: tuple[int, int], scale: float) -> None:
    seat = Seat(game, size, replace(QUICK, text_scale=scale, speed=0.0), seed=6)
    for moment in range(40):
        seat.until(lambda: seat.table.desk.course.ready or seat.table.desk.course.between, 20)
        assert not flaws(seat.table.nodes(), size), moment
        if seat.table.desk.course.between:
            return
        if moment == 2:
            seat.table.desk.hint()
            seat.go(0.1)
            assert not flaws(seat.table.nodes(), size), "hint"
        move(seat)


def move(seat: Seat) -> None:
    table = seat.table
    moves = seat.sitting.view().moves
    first = moves[0]
    if hasattr(first, "card"):
        table.desk.use(first.card)
        if table.desk.choices.exchanging:
            table.desk.confirm()
    elif hasattr(first, "packet"):
        table.desk.take(first.packet)
    else:
        words = [each.word for each in moves if hasattr(each, "word")]
        table.desk.say(next((word for word in words if word != DONE), DONE))
