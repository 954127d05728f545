"""Long lists whose rows differ in height: whichever way one comes to the end, the last row is wholly in sight."""

from collections.abc import Sequence

import pytest

from game.ui.kit.block import Block
from game.ui.kit.page import Page
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Long, Measured
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase
from game.ui.widgets.button import Button
from tests.ui.kit.context import find, focused, open_context, press, settle, wheel

TALL = 600
SIZES = {
    "all alike": (90,) * 30,
    "the first is tall": (500, *(10,) * 8),
    "the last is tall": (*(60,) * 8, 300),
    "taller and taller": tuple(range(40, 400, 20)),
    "lower and lower": tuple(range(400, 40, -20)),
    "mixed": (60, 300, 80, 60, 420, 60, 60, 250, 60, 120, 60, 60, 330, 90, 60),
    "more than it seemed": (10, 10, 700, 10, 10),
}
"""Room above the button of each row."""


class Rows:
    """A list in a pane as high as the screen."""

    def __init__(self, talls: Sequence[int]) -> None:
        """Open it at its top."""
        self.talls = talls
        self.measured = Measured()
        self.scene = Page(open_context((960, TALL)), None, lambda _: self.compose(), first="row/0")
        self.screen = self.scene.screen
        self.last = f"row/{len(talls) - 1}"

    def compose(self) -> Block:
        lines = [(str(number), "row") for number in range(len(self.talls))]
        held = self.held
        return Scroll("list", Long(lines, self.make, self.measured, gap=10, focused=held))

    def held(self) -> str:
        return self.screen.focused.partition("/")[2]

    def make(self, number: int) -> Block:
        return Column((Gap(self.talls[number]), Button(f"row/{number}", f"Row {number}", lambda: None)))

    def at_end(self) -> bool:
        """Whether the last row stands at the bottom of the pane, all of it in sight."""
        return find(self.scene, self.last).visible.bottom == TALL == find(self.scene, self.last).box.bottom


@pytest.fixture(params=SIZES)
def rows(request: pytest.FixtureRequest) -> Rows:
    return Rows(SIZES[request.param])


def test_end_leads_to_the_last_row_at_once_and_home_back(rows: Rows) -> None:
    press(rows.scene, Action.LAST)
    settle(rows.scene)
    assert rows.at_end()
    assert focused(rows.scene) == rows.last
    press(rows.scene, Action.FIRST)
    settle(rows.scene)
    assert focused(rows.scene) == "row/0"
    assert rows.screen.state("list").scroll == 0


def test_the_wheel_turns_to_the_last_row(rows: Rows) -> None:
    assert rows.screen.state("list").scroll == 0
    for _ in range(80):
        wheel(rows.scene, (300, 300), -1)
        settle(rows.scene, 0.1)
    settle(rows.scene)
    assert rows.at_end()


def test_the_bar_is_drawn_to_the_last_row(rows: Rows) -> None:
    rows.screen.widgets()
    for phase in (PointerPhase.DOWN, PointerPhase.MOVE, PointerPhase.UP):
        rows.scene.handle(Pointer(phase, (957, TALL - 1)))
        rows.scene.update(0.02)
    settle(rows.scene)
    assert rows.at_end()


def test_page_down_and_arrows_lead_to_the_last_row(rows: Rows) -> None:
    for _ in range(len(rows.talls)):
        press(rows.scene, Action.DOWN)
        settle(rows.scene, 0.5)
    assert focused(rows.scene) == rows.last
    for _ in range(len(rows.talls)):
        press(rows.scene, Action.PAGE_DOWN)
        settle(rows.scene, 0.5)
    assert rows.at_end()
    assert focused(rows.scene) == rows.last


def test_a_list_opens_at_its_top(rows: Rows) -> None:
    rows.screen.widgets()
    assert rows.screen.state("list").scroll == 0
    settle(rows.scene)
    assert rows.screen.state("list").scroll == 0
