"""Every page keeps the same margins, in windows of any shape."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.app.application import Application
from game.ui.shell.node import Role
from tests.session.thinkers import AtOnce
from tests.ui.scenes.gallery import Gallery, keyed


@pytest.fixture(params=[(1280, 720), (1280, 600), (1280, 800)])
def gallery(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Gallery]:
    app = Application(tmp_path, request.param, AtOnce(), Random(1))
    yield Gallery(app)
    app.close()


def test_every_page_keeps_the_same_margins_with_the_way_back_in_one_place(gallery: Gallery) -> None:
    framed = ("settings", "learn", "about", "accessibility", "sheepshead-mistakes", "gleek-rules")
    others = ("room", "saves", "statistics", "daily", "this-deal", "gleek-setup", "gleek-match-result")
    places = {name: keyed(gallery.open(name), "leave")[0].box for name in framed + others}
    assert len({box.right for box in places.values()}) == 1, places
    edges = {}
    for name in others[:3]:
        shown = gallery.open(name)
        edges[name] = next(node for node in shown if node.role is Role.HEADING).box.left
    edge = keyed(gallery.open("settings"), "tab/0")[0].box.left
    assert all(abs(each - edge) <= 1 for each in edges.values()), edges
