"""What tests of the screens are handed: the windows in which a screen is looked over."""

from functools import partial

import pytest

from tests.ui.scenes.application import EVERY_DAY, WINDOWS, Flawless, wrong_in


@pytest.fixture
def flawless(thorough: bool) -> Flawless:
    """Look a screen over in all windows, or in those of every day."""
    return partial(wrong_in, WINDOWS if thorough else EVERY_DAY)
