"""What tests of the kit are handed: a window."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.shell.window import Window
from tests.ui.kit.context import open_context


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """Open a window, with nothing having happened to it."""
    open_context()
    opened = Window("Parlour Tricks", None, (1280, 720))
    pygame.event.clear()
    yield opened
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests still need their fonts
    opened.close()
