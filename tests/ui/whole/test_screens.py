"""Every screen at every size and text scale: nothing clipped, nothing overlapping, every caption written."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.app.screen_gallery import screens
from game.core.record import replace
from game.ui.shell.node import CONTROLS, Role, told
from game.ui.shell.scene import Pop, Push
from tests.ui.kit.context import SCALES, SIZES
from tests.ui.whole.player import faults
from tests.ui.whole.running_app import Parlour, parlour
from tests.ui.whole.tables import today

FRAME, SECONDS = 0.1, 0.5
"""Enough for a screen to appear, and for a table whose cards fly at once to be dealt."""


DAILY = {((960, 600), 1.0), ((960, 600), 2.0)}
"""The smallest window, where least has room, with the smallest and the largest type."""


@pytest.fixture(scope="module")
def there(request: pytest.FixtureRequest) -> Iterator[Parlour]:
    with TemporaryDirectory() as folder, parlour(Path(folder), size=request.param) as opened:
        opened.frame = FRAME
        yield opened


@pytest.mark.parametrize(
    ("there", "scale"),
    [
        pytest.param(size, scale, marks=today((size, scale) in DAILY), id=f"{size[0]}x{size[1]}-{scale}")
        for size, scale in product(SIZES, SCALES)
    ],
    indirect=["there"],
)
def test_no_screen_has_a_flaw(there: Parlour, scale: float) -> None:
    context, stack = there.app.context, there.app.loop.stack
    context.restyle(replace(context.settings, text_scale=scale))
    wrong = []
    for name, open_screen in screens(there.app):
        stack.turn(Push(open_screen()))
        there.rest(SECONDS)
        there.app.loop.draw()
        assert there.nodes(), name
        wrong += [f"{name}: {fault}" for fault in faults(there.nodes(), there.size)]
        stack.turn(Pop())
    assert not wrong, "\n".join(wrong)


LISTS = ("-rules",)
"""Screens on which figures stand by themselves: cards in a text."""


@pytest.mark.parametrize("there", [(1280, 720)], indirect=True)
def test_no_figure_is_heard_without_what_it_counts(there: Parlour) -> None:
    stack, loose = there.app.loop.stack, []
    for name, open_screen in screens(there.app):
        stack.turn(Push(open_screen()))
        there.rest(SECONDS)
        nodes = told(there.nodes())
        controls = [node.box for node in nodes if node.role in CONTROLS]
        loose += [
            f"{name}: {node.name}"
            for node in nodes
            if node.role is Role.TEXT
            and not any(map(str.isalpha, node.name))
            and not any(box.contains(node.box) for box in controls)
        ]
        stack.turn(Pop())
    assert [each for each in loose if not each.split(":")[0].endswith(LISTS)] == []


READ = ("daily", "deal-code", "this-deal", "ecarte-deal-result", "ecarte-match-result", "ecarte-rules")
"""Screens with a page that takes the focus to be read."""


@pytest.mark.parametrize("there", [(1280, 720)], indirect=True)
def test_every_page_that_is_read_has_a_name(there: Parlour) -> None:
    found = {}
    for name, open_screen in screens(there.app):
        if name in READ:
            there.app.loop.stack.turn(Push(open_screen()))
            there.rest(SECONDS)
            found[name] = [node.name for node in there.nodes() if node.role is Role.PANE and node.key]
            there.app.loop.stack.turn(Pop())
    assert set(found) == {*READ}
    assert all(names and all(names) for names in found.values()), found
