"""Every screen in every language: nothing clipped, nothing overlapping, and no word of English left."""

import os
from itertools import product
from pathlib import Path
from unittest import mock

import pytest

from game.app.gallery import screens
from game.resources import ENGLISH, LANGUAGE, root
from game.ui.shell.scene import Pop, Push
from game.wording import read_captions
from tests.ui.whole.player import faults
from tests.ui.whole.running_app import running
from tests.ui.whole.tables import TRANSLATED, everyday

SMALL = (960, 600), 2.0
WINDOWS = SMALL, ((1280, 720), 1.0), ((800, 600), 1.0), ((600, 1024), 2.0)
SHOWN = [
    pytest.param(language, *window, marks=everyday(window == SMALL))
    for language, window in product(TRANSLATED, WINDOWS)
]
FRAME, SECONDS = 0.1, 0.5
UNTRANSLATED = frozenset(("cli", "language"))


def told(language: str) -> set[str]:
    """Read the captions of a language."""
    files = (path for path in (root() / "words" / language).glob("*.toml") if path.stem not in UNTRANSLATED)
    return {text for path in files for text in read_captions(path.stem, (path,)).values()}


@pytest.mark.parametrize(("language", "size", "scale"), SHOWN)
def test_no_screen_has_a_flaw_or_a_word_of_english(
    tmp_path: Path, language: str, size: tuple[int, int], scale: float
) -> None:
    foreign = told(ENGLISH) - told(language)
    wrong = []
    with (
        mock.patch.dict(os.environ, {LANGUAGE: language}),
        running(tmp_path, size=size, text_scale=scale) as there,
    ):
        there.frame = FRAME
        for name, open_screen in screens(there.app):
            there.app.loop.stack.turn(Push(open_screen()))
            there.rest(SECONDS)
            there.app.loop.draw()
            nodes = there.nodes()
            wrong += [f"{name}: {fault}" for fault in faults(nodes, size)]
            said = {text for node in nodes for text in (node.name, node.value, node.description)}
            wrong += [f"{name} says in English: {each}" for each in sorted(said & foreign)]
            there.app.loop.stack.turn(Pop())
    assert not wrong, "\n".join(wrong)
