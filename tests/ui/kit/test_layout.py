"""Containers of the kit: their parts lie in order, apart, inside, and fill what the container says it needs."""

from collections.abc import Callable, Sequence
from itertools import combinations, groupby, pairwise
from random import Random

import pygame
import pytest

from game.core.record import field, record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass
from game.ui.layout import Balanced, Beside, Column, Grid, Grow, Row, Wrap, gap_px, text_px
from tests.ui.kit.context import open_context

GAP = 8
LEAST = 30
MANY: dict[str, Callable[[Sequence[Block], float], Block]] = {
    "column": Column,
    "row": Row,
    "row at the top": lambda parts, gap: Row(parts, gap, top=True),
    "wrap": Wrap,
    "wrap to the right": lambda parts, gap: Wrap(parts, gap, right=True),
    "balanced": Balanced,
    "alike": lambda parts, gap: Balanced(parts, gap, alike=True),
    "grid": lambda parts, gap: Grid(parts, LEAST, gap),
    "even grid": lambda parts, gap: Grid(parts, LEAST, gap, even=True),
}


@pytest.fixture(scope="module")
def look() -> ResolvedTheme:
    return open_context((1280, 720)).look


@record
class Part:
    """A block that notes where it is placed, and is higher where it has less than its width."""

    size: tuple[int, int]
    met: list[pygame.Rect] = field(compare=False)

    def width(self, look: ResolvedTheme) -> int:
        return self.size[0]

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.size[1] + max(0, self.size[0] - width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        self.met.append(rect)


def laid(look: ResolvedTheme, block: Block, met: list[pygame.Rect], rect: pygame.Rect) -> list[pygame.Rect]:
    """Place a block, and give where its parts came to lie."""
    met.clear()
    block.place(look, rect, LayoutPass({}))
    return met.copy()


def lines(rects: Sequence[pygame.Rect]) -> list[list[pygame.Rect]]:
    """Group what stands side by side, by where its line begins."""
    return [list(line) for _, line in groupby(rects, lambda rect: rect.y)]


@pytest.mark.parametrize("name", MANY)
def test_parts_lie_apart_inside_and_fill_what_is_asked_for(look: ResolvedTheme, name: str) -> None:
    dice, met = Random(5), list[pygame.Rect]()
    for turn in range(100):
        gap = GAP * (turn % 2)
        apart = gap_px(look, gap)
        parts = [Part((dice.randint(1, 90), dice.randint(1, 40)), met) for _ in range(dice.randint(1, 6))]
        block = MANY[name](parts, gap)
        line = sum(part.size[0] for part in parts) + apart * (len(parts) - 1)
        wide = max(block.width(look), dice.choice((line, line - 1, dice.randint(0, 300))))
        rect = pygame.Rect(31, 17, wide, block.height(look, wide))
        found = laid(look, block, met, rect)
        assert len(found) == len(parts)
        for one, other in combinations(found, 2):
            assert max(other.x - one.right, other.y - one.bottom) >= apart
        assert all(rect.contains(each) for each in found)
        if "grid" not in name:
            assert (min(each.y for each in found), max(each.bottom for each in found)) == (
                rect.y,
                rect.bottom,
            )
        assert_aligned(look, name, parts, rect, found, apart)


def assert_aligned(
    look: ResolvedTheme,
    name: str,
    parts: Sequence[Part],
    rect: pygame.Rect,
    found: Sequence[pygame.Rect],
    apart: int,
) -> None:
    rows = lines(found)
    match name:
        case "column":
            assert {(each.x, each.width) for each in found} == {(rect.x, rect.width)}
        case "row":
            assert all(abs(each.top + each.bottom - rect.top - rect.bottom) <= 1 for each in found)
        case "row at the top":
            assert {each.y for each in found} == {rect.y}
        case "wrap" | "wrap to the right":
            assert {row[0].x if name == "wrap" else row[-1].right for row in rows} == {
                rect.x if name == "wrap" else rect.right
            }
            for row, following in pairwise(rows):
                used = row[-1].right - row[0].x
                assert used + apart + following[0].width > rect.width, "one more would have found room"
        case "balanced" | "alike":
            assert all(abs(row[0].x + row[-1].right - rect.left - rect.right) <= 1 for row in rows)
            widths = {each.width for each in found}
            assert widths == (
                {max(each.size[0] for each in parts)} if name == "alike" else {each.size[0] for each in parts}
            )
            assert (
                len(lines(laid(look, Wrap(parts, GAP if apart else 0), parts[0].met, rect))) == len(rows)
                or name == "alike"
            )
        case _:
            least = max(text_px(look, LEAST), *(part.size[0] for part in parts))
            columns = max(
                (most for most in range(1, 7) if most * least + (most - 1) * apart <= rect.width), default=1
            )
            assert len(rows) == -(-len(parts) // columns), "no more rows than it takes"
            assert len(rows[0]) == -(-len(parts) // len(rows)), "rows alike"
            assert rows[0][-1].right > rect.right - len(rows[0])
            assert len({each.width for each in found}) == 1
            assert {each.x for each in rows[-1]} <= {each.x for each in rows[0]}
            assert len({row[0].height for row in rows}) == 1 or name == "grid"


@pytest.mark.parametrize("name", MANY)
def test_nothing_takes_no_room(look: ResolvedTheme, name: str) -> None:
    block = MANY[name]((), GAP)
    assert (block.width(look), block.height(look, 300)) == (0, 0)


@pytest.mark.parametrize("across", [False, True], ids=["column", "row"])
def test_what_grows_takes_what_is_left_by_its_weight(look: ResolvedTheme, *, across: bool) -> None:
    met = list[pygame.Rect]()
    parts = (Part((20, 20), met), Grow(Part((10, 10), met)), Part((7, 7), met), Grow(Part((10, 10), met), 3))
    block: Block = Row(parts, GAP) if across else Column(parts, GAP)
    found = laid(look, block, met, pygame.Rect(5, 5, 500, 500))
    sizes = [each.width if across else each.height for each in found]
    spare = 500 - 47 - 3 * gap_px(look, GAP)
    assert (sizes[0], sizes[2], sum(sizes)) == (20, 7, 47 + spare)
    assert sizes[1] - 10 == pytest.approx(spare / 4, abs=1)
    assert (found[-1].right if across else found[-1].bottom) == 505
    assert not across or [each.height for each in found] == [20, 500, 7, 500]


@pytest.mark.parametrize("least", [0, 600])
def test_two_stand_side_by_side_where_both_have_room_and_else_one_below_the_other(
    look: ResolvedTheme, least: int
) -> None:
    met = list[pygame.Rect]()
    for first, second in ((100, 150), (100, 10)):
        block = Beside(Part((first, 40), met), Part((second, 60), met), 0.4, least, gap=GAP, below=30)
        needed = next(wide for wide in range(900) if block.fits(look, wide))
        free = needed - look.px(GAP)
        shares = (round(free * 0.4), free - round(free * 0.4))
        assert needed == text_px(look, least) or shares[0] == first or shares[1] == second
        assert shares >= (first, 0)
        assert shares[1] >= second
        for wide, tall in ((needed, 60), (needed - 1, 100 + look.px(30))):
            assert block.height(look, wide) == tall
            left, right = laid(look, block, met, pygame.Rect(9, 9, wide, tall))
            assert left.topleft == (9, 9)
            assert right.bottomright == (9 + wide, 9 + tall)
            beside = right.left - left.right == look.px(GAP)
            assert beside == (wide == needed)
            assert beside or right.top - left.bottom == look.px(30)
