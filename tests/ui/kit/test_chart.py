"""The chart shows long courses as well as short ones."""

from re import findall

import pygame
import pytest

from game.ui.kit.block import Canvas
from game.ui.widgets import chart
from game.ui.widgets.chart import Chart, Curve
from tests.ui.kit.context import open_context

PLOT = pygame.Rect(0, 0, 400, 200)


@pytest.mark.parametrize("count", [1, 2, 400, 401, 20_000])
def test_a_curve_has_no_more_corners_than_pixels_and_ends_where_it_should(count: int) -> None:
    values = tuple(float(number % 7) for number in range(count))
    corners = Chart("course", (Curve("You", values),))._points(PLOT, 0)  # noqa: SLF001 - the picture alone does not tell
    assert len(corners) <= PLOT.width + 1
    assert len(corners) == count or count > PLOT.width
    assert corners[0][0] == 4
    assert corners[-1][0] == pytest.approx(PLOT.width - 4 if count > 1 else 4)
    low, high = PLOT.height - 3, 3
    assert corners[-1][1] == pytest.approx(low + (high - low) * values[-1] / max(1.0, *values), abs=1)


def test_a_course_of_twenty_thousand_deals_is_drawn() -> None:
    context = open_context()
    canvas = pygame.Surface((800, 300))
    course = Chart("course", (Curve("You", tuple(float(number) for number in range(20_000))),))
    course.draw(Canvas(canvas, context.look, canvas.get_rect()))
    assert canvas.get_bounding_rect().width > 400


def test_the_curves_of_seven_players_differ_in_colour_and_mark() -> None:
    """A mark is recognised by the shape it leaves in black and white."""
    context = open_context()
    plain, coloured = set[bytes](), set[bytes]()
    for place in range(7):
        curves = [Curve(str(each), (1.0, 2.0) if each == place else ()) for each in range(7)]
        canvas = pygame.Surface((400, 200))
        Chart("course", curves).draw(Canvas(canvas, context.look, canvas.get_rect()))
        canvas = canvas.subsurface((0, 0, 40, 200))  # without the names
        coloured.add(pygame.image.tobytes(canvas, "RGB"))
        shape = pygame.mask.from_threshold(canvas, (255, 255, 255), (200, 200, 200))
        plain.add(pygame.image.tobytes(shape.to_surface(), "RGB"))
    assert len(coloured) == 7
    assert len(plain) == 7


def test_every_mark_of_a_curve_stands_about_its_point() -> None:
    for place in range(len(chart.INKS)):
        drawn = chart._mark(place, 50, 80, 4, (1, 2, 3))  # noqa: SLF001 - too small to be told on a picture
        corners = [(round(float(x) - 50, 2), y) for x, y in findall(r"([\d.]+),([\d.]+)", drawn)]
        assert len({*corners}) == len(corners)
        assert {*corners} == {(-x, y) for x, y in corners}
