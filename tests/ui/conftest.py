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
def _tidied() -> Iterator[None]:
    """Let go of a closed window: its pictures fill a hundred megabytes, which weigh nothing to the collector."""
    yield
    flow.cache_clear()
    gc.collect()
