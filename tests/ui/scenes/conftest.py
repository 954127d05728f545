"""What tests of the screens are handed: a data folder, and the windows in which a screen is looked over."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from game.catalogue import spec_of
from game.storage.stores import Stores, open_stores
from tests.ui.scenes.application import EVERY_DAY, WINDOWS, Flawless, wrong_in


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[Stores]:
    """Open the stores of an empty data folder."""
    opened = open_stores(tmp_path, spec_of)
    yield opened
    opened.close()


@pytest.fixture
def flawless(thorough: bool) -> Flawless:
    """Look a screen over in all windows, or in those of every day."""
    return partial(wrong_in, WINDOWS if thorough else EVERY_DAY)
