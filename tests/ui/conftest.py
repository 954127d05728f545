"""What tests of the screen share: a disk that keeps nobody waiting, pictures drawn once, and none of closed windows."""

import gc
import os
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO

import pygame
import pytest

from game.ui.draw.paragraphs import flow

SMALL = 200_000
"""Pixels of the largest picture that is kept for the next window."""


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_the_disk() -> Iterator[None]:
    """Keep moves without flushing them: what that guards against is asked in tests/storage, not here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def _each_picture_once() -> Iterator[None]:
    """Draw what every window draws anew, cards, frames and signs, once for all windows."""
    load = pygame.image.load_sized_svg

    @lru_cache(maxsize=400)
    def drawn(text: bytes, size: tuple[int, int]) -> pygame.Surface:
        return load(BytesIO(text), size)

    def loaded(source: str | BytesIO, size: tuple[int, int]) -> pygame.Surface:
        if isinstance(source, str) or size[0] * size[1] > SMALL:
            return load(source, size)
        return drawn(source.getvalue(), (size[0], size[1])).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", loaded)
        yield


@pytest.fixture(autouse=True)
def _type_at_hand() -> None:
    """Have letters to draw: a window that an earlier test closed took them with it."""
    pygame.font.init()


@pytest.fixture(autouse=True)
def _tidied() -> None:
    """Let go of the window closed last: its pictures fill a hundred megabytes, which weigh nothing to the collector.

    What is left is kept by somebody for good, words and pictures for the next window, and need not be looked over at
    every turn: that took a third of the time of the longest tests.
    """
    flow.cache_clear()
    gc.collect()
    gc.freeze()
