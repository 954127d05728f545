"""What tests of the screen share: a disk that keeps nobody waiting, and no pictures of houses that are closed."""

import gc
import os
from collections.abc import Iterator

import pytest

from game.ui.draw.paragraphs import flow


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_the_disk() -> Iterator[None]:
    """Keep moves without flushing them: what that guards against is asked in tests/storage, not here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True)
def _tidied() -> None:
    """Let go of the window closed last: its pictures fill a hundred megabytes, which weigh nothing to the collector.

    What is left is kept by somebody for good, words and pictures for the next window, and need not be looked over at
    every turn: that took a third of the time of the longest tests.
    """
    flow.cache_clear()
    gc.collect()
    gc.freeze()
