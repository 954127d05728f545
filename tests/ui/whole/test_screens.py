"""Every screen at every size and text scale: nothing clipped, nothing overlapping, every caption written."""

from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.app.gallery import screens
from game.ui.shell.node import CONTROLS, Role, spoken_nodes
from game.ui.shell.scene import Pop, Push
from tests.ui.kit.context import SCALES, SHAPES, SIZES
from tests.ui.whole.player import Nodes, faults
from tests.ui.whole.running_app import running
from tests.ui.whole.tables import everyday

LINE = 12
"""How high a line of the smallest type is, at the least."""
FRAME, FRAMES = 0.1, 5
"""Seconds of a frame, and how many pass unseen: enough for a table whose cards fly at once to be dealt."""
EVERYDAY = {((960, 600), 1.0), ((960, 600), 2.0), ((800, 600), 1.0), ((600, 1024), 2.0), ((980, 1380), 1.0)}
"""Small windows and upright ones, where least has room, with the smallest and the largest type."""
PAINTED = {((960, 600), 1.0), ((960, 600), 2.0)}
"""Those in which every screen is painted as well: most is seen in the one, and least has room in the other."""
SELDOM = 1000
"""Of so many frames one is painted elsewhere: none but the first, of the title."""
WINDOWS = [
    pytest.param(window, marks=everyday(window in EVERYDAY), id=f"{window[0][0]}x{window[0][1]}-{window[1]}")
    for window in product((*SIZES, *SHAPES), SCALES)
]
NOTICE = "The match was saved under another name."
ANY = pytest.mark.parametrize("shown", [((960, 600), 1.0)], indirect=True)
"""For what does not hang on the window."""


@pytest.fixture(scope="module")
def shown(request: pytest.FixtureRequest) -> dict[str, Nodes]:
    """Go through all screens in a window, once for all tests that look at them; give what each shows.

    On each of them something is said that belongs to no screen.
    """
    found: dict[str, Nodes] = {}
    size, scale = request.param
    painted = 1 if request.param in PAINTED else SELDOM
    with (
        TemporaryDirectory() as folder,
        running(Path(folder), size=size, text_scale=scale, painted=painted) as there,
    ):
        for name, open_screen in screens(there.app):
            stack = there.app.loop.stack
            stack.turn(Push(open_screen()))
            for _ in range(FRAMES):
                stack.update(FRAME)
            there.app.context.notices.clear()
            there.app.context.notices.say(NOTICE)
            there.app.step(FRAME)
            found[name] = there.nodes()
            stack.turn(Pop())
    return found


@pytest.mark.parametrize("shown", WINDOWS, indirect=True)
def test_no_screen_has_a_flaw(shown: dict[str, Nodes], request: pytest.FixtureRequest) -> None:
    size, _ = request.node.callspec.params["shown"]
    assert all(shown.values()), [name for name, nodes in shown.items() if not nodes]
    wrong = [f"{name}: {fault}" for name, nodes in shown.items() for fault in faults(nodes, size)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("shown", WINDOWS, indirect=True)
def test_what_scrolls_has_room_for_a_line(shown: dict[str, Nodes], request: pytest.FixtureRequest) -> None:
    _, scale = request.node.callspec.params["shown"]
    low = [
        (name, node.key, node.name[:40], node.box.height)
        for name, nodes in shown.items()
        for node in nodes
        if node.role is Role.PANE and node.box.height < LINE * scale
    ]
    assert not low


@pytest.mark.parametrize("shown", WINDOWS, indirect=True)
def test_what_is_said_over_a_screen_covers_nothing_that_can_be_pressed(shown: dict[str, Nodes]) -> None:
    covered = []
    for name, nodes in shown.items():
        (plate,) = (node.box for node in nodes if node.role is Role.NOTICE and node.name == NOTICE)
        live = [node for node in nodes if node.role in CONTROLS and "disabled" not in node.state]
        covered += [f"{name}: {node.name}" for node in live if node.visible.colliderect(plate)]
    assert covered == []


LISTS = ("-rules",)
"""Screens on which figures stand by themselves: cards in a text."""


@ANY
def test_no_figure_is_heard_without_what_it_counts(shown: dict[str, Nodes]) -> None:
    loose = []
    for name, nodes in shown.items():
        heard = spoken_nodes(nodes)
        controls = [node.box for node in heard if node.role in CONTROLS]
        loose += [
            f"{name}: {node.name}"
            for node in heard
            if node.role is Role.TEXT
            and not any(map(str.isalpha, node.name))
            and not any(box.contains(node.box) for box in controls)
        ]
    assert [each for each in loose if not each.split(":")[0].endswith(LISTS)] == []


READ = ("daily", "deal-code", "this-deal", "ecarte-deal-result", "ecarte-match-result", "ecarte-rules")
"""Screens with a page that takes the focus to be read."""


@ANY
def test_every_page_that_is_read_has_a_name(shown: dict[str, Nodes]) -> None:
    found = {
        name: [node.name for node in shown[name] if node.role is Role.PANE and node.key] for name in READ
    }
    assert all(names and all(names) for names in found.values()), found
