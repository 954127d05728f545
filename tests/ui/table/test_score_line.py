"""A line of the score: the dot beside its name, the bar below, and a change that comes to rest beside the number."""

import pygame

from game.core.record import replace
from game.play.table.driver import TableClock
from game.play.table.state import Toast
from game.ui.draw.theme import NUMBER
from game.ui.kit.block import Canvas, Placement
from game.ui.table.painter import stack
from game.ui.table.panel import MOVES, Amount, ScoreLine
from game.ui.table.plates import AVATARS
from tests.ui.kit.context import open_context

BOX = pygame.Rect(20, 20, 260, 60)


def line(share: float = 0.5, fresh: float = 0.0) -> ScoreLine:
    holds = (Amount(12, "blue", "12 blues"),)
    gained, clock = Toast("+2", 0.0), TableClock()
    clock.now = (1 - fresh) * MOVES
    return ScoreLine(((0, "Ada"),), holds, share, gained, clock, False, "Ada")


def drawn(score: ScoreLine, box: pygame.Rect = BOX) -> pygame.Surface:
    canvas = pygame.Surface((300, 100))
    score.draw(Canvas(canvas, open_context().look, box))
    return canvas


def box_of(canvas: pygame.Surface, colour: tuple[int, ...]) -> pygame.Rect:
    """Give the smallest box around all that has this colour."""
    found = pygame.mask.from_threshold(canvas, (*colour[:3], 255), (6, 6, 6, 255)).get_bounding_rects()
    assert found
    return found[0].unionall(found[1:])


def test_the_dot_stands_beside_the_middle_of_the_name() -> None:
    look, score = open_context().look, line(-1)
    dot = box_of(drawn(score), tuple(AVATARS[0]))
    name = next(node for node in score.nodes(Placement(look, BOX)) if node.name == "Ada")
    assert dot.right <= name.box.left + dot.width
    assert abs(dot.centery - name.box.centery) <= 2


def test_a_name_in_several_lines_is_told_as_it_is_written() -> None:
    name = "Marie-Antoinette-Josephine"
    score = ScoreLine(((0, name),), (), 0.5, None, TableClock(), False, name)
    room = pygame.Rect(0, 0, 120, 200)
    assert next(iter(score.nodes(Placement(open_context().look, room)))).name == name


def test_the_bar_is_as_long_as_the_share_and_rounded() -> None:
    look, canvas = open_context().look, drawn(line(0.5))
    bar = box_of(canvas, tuple(look.palette.gold))
    assert abs(bar.width - (BOX.width - 2 * look.px(10)) / 2) <= bar.height
    assert bar.height <= max(3, look.px(5))
    assert bar.bottom < BOX.bottom
    columns = [
        [canvas.get_at((x, y)) for y in range(bar.top, bar.bottom)]
        for x in (bar.left + bar.height, bar.centerx)
    ]
    assert columns[0] == columns[1]  # its ends are no longer than it is high


def test_a_change_that_has_come_to_rest_is_drawn_as_well() -> None:
    resting, rising = drawn(line(fresh=0.0)), drawn(line(fresh=1.0))
    assert pygame.image.tobytes(resting, "RGB") != pygame.image.tobytes(rising, "RGB")


def test_a_change_in_two_units_keeps_off_the_bar_and_all_that_is_written() -> None:
    look = open_context().look
    holds = Amount(1, "red", "1 red"), Amount(1, "white", "1 white")
    gained, clock = Toast("+1 red +1 white", 0.0), TableClock()
    clock.now = MOVES
    lines = [
        ScoreLine(((0, "You"),), holds, 0.5, seen, clock, True, "The Marquise") for seen in (gained, None)
    ]
    narrow = pygame.Rect(20, 20, 170, lines[0].height(look, 170))
    with_it, without = (drawn(each, narrow) for each in lines)
    written = pygame.mask.from_surface(_difference(with_it, without)).get_bounding_rects()
    change = written[0].unionall(written[1:])
    assert narrow.contains(change)
    assert not change.colliderect(box_of(without, tuple(look.palette.gold)))
    for y in range(change.top, change.bottom):
        for x in range(change.left, change.right):
            assert max(without.get_at((x, y))[:3]) < 60, (x, y)


def test_a_chip_is_no_smaller_than_its_number() -> None:
    look = open_context().look
    with_chip, without = (
        line(),
        ScoreLine(((0, "Ada"),), (Amount(12, "", "12"),), 0.5, None, TableClock(), False, "Ada"),
    )
    tall = stack("blue", 1, look.font_px(NUMBER)).get_height()
    box = pygame.mask.from_surface(_difference(drawn(with_chip), drawn(without))).get_bounding_rects()
    assert max(rect.height for rect in box) >= tall


def test_in_small_type_the_numbers_of_a_narrow_line_stay_beside_its_name() -> None:
    look = open_context().look
    usual, small = (replace(line(), dense=dense) for dense in (1, 2))
    assert usual.height(look, 120) > usual.height(look, 260)
    assert small.height(look, 120) == small.height(look, 260)


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    changed = pygame.Surface(one.get_size(), pygame.SRCALPHA)
    for x in range(one.get_width()):
        for y in range(one.get_height()):
            if one.get_at((x, y)) != other.get_at((x, y)):
                changed.set_at((x, y), (255, 255, 255, 255))
    return changed


def test_all_lines_have_the_type_that_the_longest_figure_leaves_room_for() -> None:
    look, clock = open_context().look, TableClock()
    every = tuple((Amount(number, "", str(number)),) for number in (5, -115, 5))
    rows = [
        ScoreLine(((0, "The Marquise"),), holds, -1.0, None, clock, False, "The Marquise", every=every)
        for holds in every
    ]
    for width in range(120, 260, 4):
        assert len({row._style(look, width) for row in rows}) == 1  # noqa: SLF001 - no node tells of type
    assert len({replace(row, every=())._style(look, 160) for row in rows}) == 2  # noqa: SLF001 - the same
